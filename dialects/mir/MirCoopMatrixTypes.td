//===- MirCoopMatrixTypes.td - The type of cooperative matrices -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_MIR_COOP_MATRIX_TYPES_TD
#define GIR_MIR_COOP_MATRIX_TYPES_TD

def Mir_CoopMatrixType : Mir_Type<"CoopMatrix", "coop_matrix"> {
  let summary = "matrix that the work-items of a subgroup hold together";
  let description = [{
    `!mir.coop_matrix<16x8xf16, a, subgroup>`: 16 rows and 8 columns (in this
    order, as `spirv.coopmatrix` and `gpu.mma_matrix` have it), the left factor of
    a multiply-add: `a` is M x K, `b` K x N, `accumulator` M x N. The target
    chooses which work-item holds which element, so a value can be loaded, filled,
    multiplied and stored, but not taken apart. Elements are f16, f32, f64, i8, i16,
    i32 or i64, and, of factors, bf16, tf32, f8E4M3FN or f8E5M2 too; the device decides
    which shapes exist.
  }];
  let parameters = (ins "int64_t":$rows, "int64_t":$columns,
                        "::mlir::Type":$element,
                        EnumParameter<Mir_CoopMatrixUse>:$use,
                        EnumParameter<MemoryScope>:$scope);
  let assemblyFormat = [{
    `<` custom<MatrixShape>($rows, $columns, $element) `,` $use `,` $scope `>`
  }];
  let genVerifyDecl = 1;
}

#endif // GIR_MIR_COOP_MATRIX_TYPES_TD
