//===- my-types.c - Types of gir, in C ------------------------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Dialects.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/IR.h"

#include <stdio.h>

static void print(MlirStringRef text, void *userData) {
  fwrite(text.data, 1, text.length, (FILE *)userData);
}

/// Prints each type of the command line, as MLIR does.
int main(int argc, char **argv) {
  MlirContext context = mlirContextCreate();
  mlirDialectHandleRegisterDialect(mlirGetDialectHandle__gir__(), context);
  mlirDialectHandleRegisterDialect(mlirGetDialectHandle__mir__(), context);
  mlirDialectHandleRegisterDialect(mlirGetDialectHandle__lir__(), context);
  mlirContextLoadAllAvailableDialects(context);
  int status = 0;
  for (int i = 1; i < argc; ++i) {
    MlirType type = mlirTypeParseGet(context, mlirStringRefCreateFromCString(argv[i]));
    if (mlirTypeIsNull(type)) {
      status = 1;
      continue;
    }
    mlirTypePrint(type, print, stdout);
    putchar('\n');
  }
  mlirContextDestroy(context);
  return status;
}
