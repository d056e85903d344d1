# add_gir_dialect(<dir> <Prefix>): generates the C++ of one ODS dialect.
#
# <dir>/<Prefix>Ops.td is the root; types, attributes and enums may stand in
# files it includes. Generated files are <Prefix>*.inc in the build directory.
function(add_gir_dialect dir prefix)
  string(TOLOWER ${prefix} namespace)
  set(LLVM_TARGET_DEFINITIONS ${CMAKE_CURRENT_SOURCE_DIR}/${dir}/${prefix}Ops.td)
  mlir_tablegen(${prefix}Ops.h.inc -gen-op-decls -dialect=${namespace})
  mlir_tablegen(${prefix}Ops.cpp.inc -gen-op-defs -dialect=${namespace})
  mlir_tablegen(${prefix}Types.h.inc -gen-typedef-decls -typedefs-dialect=${namespace})
  mlir_tablegen(${prefix}Types.cpp.inc -gen-typedef-defs -typedefs-dialect=${namespace})
  mlir_tablegen(${prefix}Attrs.h.inc -gen-attrdef-decls -attrdefs-dialect=${namespace})
  mlir_tablegen(${prefix}Attrs.cpp.inc -gen-attrdef-defs -attrdefs-dialect=${namespace})
  mlir_tablegen(${prefix}Dialect.h.inc -gen-dialect-decls -dialect=${namespace})
  mlir_tablegen(${prefix}Dialect.cpp.inc -gen-dialect-defs -dialect=${namespace})
  # An enum belongs to the dialect whose folder holds its file.
  set(LLVM_TARGET_DEFINITIONS ${CMAKE_CURRENT_SOURCE_DIR}/${dir}/${prefix}Enums.td)
  mlir_tablegen(${prefix}Enums.h.inc -gen-enum-decls)
  mlir_tablegen(${prefix}Enums.cpp.inc -gen-enum-defs)
  add_public_tablegen_target(${prefix}IncGen)
endfunction()
