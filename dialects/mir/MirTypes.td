//===- MirTypes.td - Types of mir and lir beside the pointer -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_MIR_TYPES_TD
#define GIR_MIR_TYPES_TD

def Mir_MatrixType : Mir_Type<"Matrix", "matrix"> {
  let summary = "matrix of floats";
  let description = [{
    `!mir.matrix<3x2xf32>`: 3 columns and 2 rows, `mat3x2<f32>` of the Runa GPU
    dialect specification section 3. It has 2 to 4 columns and rows of f16, f32
    or f64. In memory the rows stand one after the other, each as a vector of
    as many lanes as there are columns: a row of three takes the room of four.
  }];
  let parameters = (ins "int64_t":$columns, "int64_t":$rows,
                        "::mlir::Type":$element);
  let assemblyFormat = "`<` custom<MatrixShape>($columns, $rows, $element) `>`";
  let genVerifyDecl = 1;
}

#endif // GIR_MIR_TYPES_TD
