# SPDX-License-Identifier: MIT
# Who may look at whom: the rules link nothing but each other and include neither Qt nor anything
# that reads a clock, a file or a thread; every room includes only the rooms named for it here.
cmake_minimum_required(VERSION 3.21)

set(rules kernel arigato simulate)
set(outside_rules chrono ctime cstdio filesystem fstream iostream thread mutex atomic)

set(may_include_kernel kernel)
set(may_include_arigato kernel arigato)
set(may_include_simulate kernel arigato simulate)
set(may_include_json kernel json)
set(may_include_arigato/json kernel arigato json arigato/json)
set(may_include_words kernel arigato json arigato/json table words)
set(may_include_table kernel arigato json arigato/json table)

function(fault file line why)
    file(RELATIVE_PATH file ${ROOT} ${file})
    message(SEND_ERROR "${file}: ${line}: ${why}")
endfunction()

function(check_include file room line)
    if(line MATCHES "\"([a-z_/]+)/[a-z_]+\\.h\"" AND NOT CMAKE_MATCH_1 IN_LIST may_include_${room})
        fault(${file} "${line}" "model/${room} does not look at ${CMAKE_MATCH_1}")
    elseif(room IN_LIST rules AND line MATCHES "<(Q.*)>|\"(Q.*)\"")
        fault(${file} "${line}" "the rules know no Qt")
    elseif(room IN_LIST rules AND line MATCHES "<([a-z]+)>" AND CMAKE_MATCH_1 IN_LIST outside_rules)
        fault(${file} "${line}" "the rules know no world outside")
    endif()
endfunction()

function(check_room room)
    file(GLOB sources ${ROOT}/model/${room}/*.h ${ROOT}/model/${room}/*.cpp)
    if(NOT sources)
        message(SEND_ERROR "model/${room} has no sources")
    endif()
    foreach(source IN LISTS sources)
        file(STRINGS ${source} includes REGEX "^ *# *include")
        foreach(line IN LISTS includes)
            check_include(${source} ${room} "${line}")
        endforeach()
    endforeach()
endfunction()

foreach(room kernel arigato simulate json arigato/json words table)
    check_room(${room})
endforeach()

string(REPLACE "," ";" links "${LINKS}")
foreach(link IN LISTS links)
    if(NOT link MATCHES "^gyoji_(options|kernel|arigato|simulate)$")
        message(SEND_ERROR "the rules link ${link}")
    endif()
endforeach()
