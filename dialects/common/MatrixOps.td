//===- MatrixOps.td - Arithmetic on matrices -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_MATRIX_OPS_TD
#define GIR_COMMON_MATRIX_OPS_TD

include "common/Definitions.td"
include "mir/MirDialect.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// Matrices of C columns and R rows (Runa GPU dialect specification sections 3 and
// 14.1). `prefix` is `gpu.` in mir.
//
// Rounding is part of the meaning: every product and every sum rounds, nothing is
// fused, and a dot product adds from left to right, beginning with the first
// product. So all targets give the same bits.

class Matrix_Op<Dialect dialect, string opMnemonic, list<Trait> traits>
    : Op<dialect, opMnemonic, !listconcat([Pure], traits)> {
  // As of Lir_Op.
  list<I32EnumAttrCase> requires = [];
}

class Matrix_ElementOf<string matrix, string scalar>
    : TypesMatchWith<scalar # " is an element of " # matrix, matrix, scalar,
                     "::gir::elementOf($_self)">;

class Matrix_Construct<Dialect dialect, string prefix>
    : Matrix_Op<dialect, prefix # "mat_construct", []> {
  let summary = "matrix of rows";
  let description = [{
    Takes the rows from first to last, each a vector with one element per column.
}];
  let arguments = (ins Variadic<Mir_Vector>:$row_vectors);
  let results = (outs Mir_MatrixType:$result);
  let assemblyFormat =
      "$row_vectors attr-dict `:` type($row_vectors) `->` type($result)";
  let hasVerifier = 1;
  let extraClassDefinition = GirVerifyBy<[{
    verifyMatrixRows(*this, getRowVectors().getTypes(), getType())
  }]>.definition;
}

class Matrix_Splat<Dialect dialect, string prefix>
    : Matrix_Op<dialect, prefix # "mat_splat",
                [Matrix_ElementOf<"result", "value">]> {
  let summary = "matrix with one value in every element";
  let description = [{
    Not the identity: all elements are `value`.
}];
  let arguments = (ins Mir_Float:$value);
  let results = (outs Mir_MatrixType:$result);
  let assemblyFormat = "$value attr-dict `:` type($result)";
}

class Matrix_Row<Dialect dialect, string prefix>
    : Matrix_Op<dialect, prefix # "mat_row", []> {
  let summary = "row of a matrix";
  let description = [{
    The row with this number, counted from 0, as a vector.
}];
  let arguments = (ins Mir_MatrixType:$matrix,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$row);
  let results = (outs Mir_Vector:$result);
  let assemblyFormat = [{
    $matrix `[` $row `]` attr-dict `:` type($matrix) `->` type($result)
  }];
  let hasVerifier = 1;
  let extraClassDefinition = GirVerifyBy<[{
    verifyMatrixRow(*this, getMatrix().getType(), getRow(), getType())
  }]>.definition;
}

class Matrix_Extract<Dialect dialect, string prefix>
    : Matrix_Op<dialect, prefix # "mat_extract",
                [Matrix_ElementOf<"matrix", "result">]> {
  let summary = "element of a matrix";
  let description = [{
    The element in this row and column, both counted from 0. Where they are not
    constant, load the row from memory and use `extract_lane`.
}];
  let arguments = (ins Mir_MatrixType:$matrix,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$row,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$column);
  let results = (outs Mir_Float:$result);
  let assemblyFormat =
      "$matrix `[` $row `,` $column `]` attr-dict `:` type($matrix)";
  let hasVerifier = 1;
  let extraClassDefinition = GirVerifyBy<[{
    verifyMatrixElement(*this, getMatrix().getType(), getRow(), getColumn())
  }]>.definition;
}

class Matrix_Transpose<Dialect dialect, string prefix>
    : Matrix_Op<dialect, prefix # "mat_transpose", []> {
  let summary = "transpose of a matrix";
  let description = [{
    The result has as many rows as the operand has columns, and as many columns as
    the operand has rows.
}];
  let arguments = (ins Mir_MatrixType:$matrix);
  let results = (outs Mir_MatrixType:$result);
  let assemblyFormat =
      "$matrix attr-dict `:` type($matrix) `->` type($result)";
  let hasVerifier = 1;
  let extraClassDefinition = GirVerifyBy<[{
    verifyTranspose(*this, getMatrix().getType(), getType())
  }]>.definition;
}

class Matrix_ElementwiseOp<Dialect dialect, string opMnemonic, string what>
    : Matrix_Op<dialect, opMnemonic, [SameOperandsAndResultType]> {
  let summary = what # " of matrices";
  let description = [{
    Element by element.
}];
  let arguments = (ins Mir_MatrixType:$lhs, Mir_MatrixType:$rhs);
  let results = (outs Mir_MatrixType:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}
class Matrix_Add<Dialect dialect, string prefix>
    : Matrix_ElementwiseOp<dialect, prefix # "mat_add", "sum">;
class Matrix_Sub<Dialect dialect, string prefix>
    : Matrix_ElementwiseOp<dialect, prefix # "mat_sub", "difference">;

class Matrix_Scale<Dialect dialect, string prefix>
    : Matrix_Op<dialect, prefix # "mat_scale",
                [AllTypesMatch<["matrix", "result"]>,
                 Matrix_ElementOf<"result", "factor">]> {
  let summary = "matrix times a number";
  let description = [{
    Every element times `factor`.
}];
  let arguments = (ins Mir_MatrixType:$matrix, Mir_Float:$factor);
  let results = (outs Mir_MatrixType:$result);
  let assemblyFormat = "$matrix `,` $factor attr-dict `:` type($result)";
}

class Matrix_Mul<Dialect dialect, string prefix>
    : Matrix_Op<dialect, prefix # "mat_mul", []> {
  let summary = "product of matrices";
  let description = [{
    `lhs` has as many columns as `rhs` has rows. The result has the rows of `lhs` and
    the columns of `rhs`; an element is the dot product of a row of `lhs` and a
    column of `rhs`, added from left to right, each step rounded.
}];
  let arguments = (ins Mir_MatrixType:$lhs, Mir_MatrixType:$rhs);
  let results = (outs Mir_MatrixType:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)
  }];
  let hasVerifier = 1;
  let extraClassDefinition = GirVerifyBy<[{
    verifyMatrixProduct(*this, getLhs().getType(), getRhs().getType(), getType())
  }]>.definition;
}

class Matrix_VecMul<Dialect dialect, string prefix>
    : Matrix_Op<dialect, prefix # "mat_vec_mul", []> {
  let summary = "product of a matrix and a vector";
  let description = [{
    The vector has one element per column. The result has one element per row: the
    dot product of that row and the vector, added from left to right, each step
    rounded.
}];
  let arguments = (ins Mir_MatrixType:$matrix, Mir_Vector:$vector);
  let results = (outs Mir_Vector:$result);
  let assemblyFormat = [{
    $matrix `,` $vector attr-dict
    `:` type($matrix) `,` type($vector) `->` type($result)
  }];
  let hasVerifier = 1;
  let extraClassDefinition = GirVerifyBy<[{
    verifyVectorProduct(*this, getMatrix().getType(), getVector().getType(),
                        getType())
  }]>.definition;
}

// An access to memory. `extra` is the alignment in lir.
class Matrix_MemoryOp<Dialect dialect, string opMnemonic>
    : Op<dialect, opMnemonic, []> {
  list<I32EnumAttrCase> requires = [];
}

class Matrix_Load<Dialect dialect, string prefix, dag extra, string syntax>
    : Matrix_MemoryOp<dialect, prefix # "mat_load"> {
  let summary = "load of a matrix from numbers";
  let description = [{
    With `row_major`, the element in row r and column c lies `r * stride + c`
    elements past the pointer, with `column_major` `c * stride + r`. The stride
    is unsigned.
}];
  let arguments = !con((ins Arg<Mir_PtrType, "", [MemRead]>:$ptr, I32:$stride,
                            Mir_MatrixLayout:$layout), extra);
  let results = (outs Mir_MatrixType:$result);
  let assemblyFormat = [{$ptr `stride` $stride $layout }] # syntax # [{ attr-dict
    `:` type($ptr) `->` type($result)
  }];
  let hasVerifier = 1;
  let extraClassDefinition = GirVerifyBy<[{
    verifyMatrixMemory(*this, getPtr().getType(), getType(), /*isWritten=*/false)
  }]>.definition;
}

class Matrix_Store<Dialect dialect, string prefix, dag extra, string syntax>
    : Matrix_MemoryOp<dialect, prefix # "mat_store"> {
  let summary = "store of a matrix to numbers";
  let description = [{
    Places the elements as `mat_load` does; memory between rows or columns is kept.
}];
  let arguments = !con((ins Arg<Mir_PtrType, "", [MemWrite]>:$ptr,
                            Mir_MatrixType:$value, I32:$stride,
                            Mir_MatrixLayout:$layout), extra);
  let assemblyFormat = [{$ptr `,` $value `stride` $stride $layout }] # syntax # [{
    attr-dict `:` type($ptr) `,` type($value)
  }];
  let hasVerifier = 1;
  let extraClassDefinition = GirVerifyBy<[{
    verifyMatrixMemory(*this, getPtr().getType(), getValue().getType(),
                       /*isWritten=*/true)
  }]>.definition;
}

#endif // GIR_COMMON_MATRIX_OPS_TD
