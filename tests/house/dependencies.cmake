# SPDX-License-Identifier: MIT
# README.md's table of dependencies is the one of `dev`.
execute_process(COMMAND ${ROOT}/dev packages OUTPUT_VARIABLE known COMMAND_ERROR_IS_FATAL ANY)

file(READ ${ROOT}/README.md readme)
string(REGEX MATCH "\\| package \\|[^\n]*\n\\| ---[^\n]*\n((\\|[^\n]*\n)+)" table "${readme}")
if(NOT CMAKE_MATCH_1 STREQUAL known)
    message(FATAL_ERROR "README.md's table of dependencies should be:\n${known}")
endif()
