# SPDX-License-Identifier: MIT
# Each label and each phrase stands in the files of all languages, and is said in them.
file(MAKE_DIRECTORY ${COPIES})
foreach(language fr ja)
    configure_file(${ROOT}/translations/gyoji_${language}.ts ${COPIES}/gyoji_${language}.ts COPYONLY)
    execute_process(
        COMMAND ${LUPDATE} ${OPTIONS} -silent -extensions qml,cpp,h
            ${ROOT}/qml ${ROOT}/model/words -ts ${COPIES}/gyoji_${language}.ts
        COMMAND_ERROR_IS_FATAL ANY)
    file(READ ${COPIES}/gyoji_${language}.ts labels)
    string(REGEX MATCHALL "<source>[^\n]*\n[^\n]*type=\"unfinished\"" unsaid "${labels}")
    if(unsaid)
        list(JOIN unsaid "\n" unsaid)
        message(FATAL_ERROR "translations/gyoji_${language}.ts does not say:\n${unsaid}")
    endif()
endforeach()
