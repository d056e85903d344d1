# Installs the package GIR for C++ projects, which find_package(GIR) finds: headers, archives, targets.
# docs/plugin.md is for users.

include(CMakePackageConfigHelpers)

# One folder to include from: the headers name each other from there, `gir/Gir.h` and `GirOps.h.inc`.
set(GIR_HEADERS include/gir-mlir)

set_target_properties(GirDialects PROPERTIES EXPORT_NAME Dialects)
set_target_properties(GirCAPI PROPERTIES EXPORT_NAME CAPI)
target_link_libraries(GirCAPI INTERFACE GirDialects)
target_include_directories(GirDialects INTERFACE $<INSTALL_INTERFACE:${GIR_HEADERS}>)
install(TARGETS GirDialects GirCAPI EXPORT GIRTargets ARCHIVE DESTINATION lib)
install(EXPORT GIRTargets NAMESPACE GIR:: DESTINATION lib/cmake/GIR)

install(DIRECTORY common gir mir lir include/gir-c DESTINATION ${GIR_HEADERS}
        FILES_MATCHING PATTERN "*.h" PATTERN "*.td")
file(GLOB GIR_PACKAGE_HEADERS CONFIGURE_DEPENDS "${CMAKE_CURRENT_LIST_DIR}/package/*.h")
install(FILES ${GIR_PACKAGE_HEADERS} DESTINATION ${GIR_HEADERS}/gir)
install(DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/" DESTINATION ${GIR_HEADERS}
        FILES_MATCHING PATTERN "*.h.inc"
        PATTERN CMakeFiles EXCLUDE)

install(FILES "${GIR_GENERATED_DIR}/gir_types_capi.h" DESTINATION ${GIR_HEADERS})

configure_package_config_file("${CMAKE_CURRENT_LIST_DIR}/package/GIRConfig.cmake.in" GIRConfig.cmake
  INSTALL_DESTINATION lib/cmake/GIR NO_CHECK_REQUIRED_COMPONENTS_MACRO)
# A minor version of MLIR has an interface of its own, and so has one of gir.
write_basic_package_version_file(GIRConfigVersion.cmake VERSION ${GIR_VERSION} COMPATIBILITY SameMinorVersion)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/GIRConfig.cmake" "${CMAKE_CURRENT_BINARY_DIR}/GIRConfigVersion.cmake"
        DESTINATION lib/cmake/GIR)
