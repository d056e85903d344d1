//===- CoopMatrixOps.td - Cooperative matrices -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_COOP_MATRIX_OPS_TD
#define GIR_COMMON_COOP_MATRIX_OPS_TD

include "common/Definitions.td"
include "mir/MirDialect.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// All work-items of the subgroup have to arrive. Ops that move values among them
// count as memory accesses, so that no pass moves them to a place where only some
// work-items arrive. `prefix` is `gpu.` in mir.

class CoopMatrix_Op<Dialect dialect, string opMnemonic, list<Trait> traits>
    : Op<dialect, opMnemonic, traits> {
  // As of Lir_Op.
  list<I32EnumAttrCase> requires = [];
}

class CoopMatrix_Load<Dialect dialect, string prefix, dag extra, string syntax>
    : CoopMatrix_Op<dialect, prefix # "coop_mat_load", []> {
  let summary = "load of a cooperative matrix";
  let description = [{
    With `row_major`, the element in row r and column c lies `r * stride + c`
    elements past the pointer, with `column_major` `c * stride + r`. The stride
    is unsigned. Pointer and stride are the same for all work-items of the
    subgroup.
}];
  let arguments = !con((ins Arg<Mir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                            I32:$stride, Mir_MatrixLayout:$layout), extra);
  let results = (outs Mir_CoopMatrixType:$result);
  let assemblyFormat = [{$ptr `stride` $stride $layout }] # syntax # [{ attr-dict
    `:` type($ptr) `->` type($result)
  }];
  let hasVerifier = 1;
  let extraClassDefinition = GirVerifyBy<[{
    verifyCoopMatrixMemory(*this, getPtr().getType(), getType(),
                           /*isWritten=*/false)
  }]>.definition;
}

class CoopMatrix_Store<Dialect dialect, string prefix, dag extra, string syntax>
    : CoopMatrix_Op<dialect, prefix # "coop_mat_store", []> {
  let summary = "store of a cooperative matrix";
  let description = [{
    Places the elements as `coop_mat_load` does.
}];
  let arguments = !con((ins Arg<Mir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                            Mir_CoopMatrixType:$value, I32:$stride,
                            Mir_MatrixLayout:$layout), extra);
  let assemblyFormat = [{$ptr `,` $value `stride` $stride $layout }] # syntax # [{
    attr-dict `:` type($ptr) `,` type($value)
  }];
  let hasVerifier = 1;
  let extraClassDefinition = GirVerifyBy<[{
    verifyCoopMatrixMemory(*this, getPtr().getType(), getValue().getType(),
                           /*isWritten=*/true)
  }]>.definition;
}

class CoopMatrix_Splat<Dialect dialect, string prefix>
    : CoopMatrix_Op<dialect, prefix # "coop_mat_splat", [
          Pure, TypesMatchWith<"value is an element of result", "result", "value",
                               "::gir::coopElementOf($_self)">]> {
  let summary = "cooperative matrix with one value in every element";
  let description = [{
    The value is the same for all work-items of the subgroup.
}];
  let arguments = (ins Mir_Number:$value);
  let results = (outs Mir_CoopMatrixType:$result);
  let assemblyFormat = "$value attr-dict `:` type($result)";
}

class CoopMatrix_MulAdd<Dialect dialect, string prefix>
    : CoopMatrix_Op<dialect, prefix # "coop_mat_mul_add", [
          MemoryEffects<[MemRead, MemWrite]>, AllTypesMatch<["c", "result"]>]> {
  let summary = "product of cooperative matrices, added to a third";
  let description = [{
    `a * b + c`. Integer factors are signed or, with `unsigned`, unsigned; products
    and sums of integers wrap around at the width of `c`. The target chooses the
    order of sums of floats and where they round: they round at most as often as if
    each product were exact and each sum rounded to the type of `c`.
}];
  let arguments = (ins UnitAttr:$unsigned_factors, Mir_CoopMatrixType:$a,
                       Mir_CoopMatrixType:$b, Mir_CoopMatrixType:$c);
  let results = (outs Mir_CoopMatrixType:$result);
  let assemblyFormat = [{
    (`unsigned` $unsigned_factors^)? $a `,` $b `,` $c attr-dict
    `:` type($a) `,` type($b) `->` type($result)
  }];
  let hasVerifier = 1;
  let extraClassDefinition = GirVerifyBy<[{
    verifyCoopMatrixMulAdd(*this, getA().getType(), getB().getType(),
                           getC().getType(), getUnsignedFactors())
  }]>.definition;
}

// Results are the target's matrices, whose work-items hold elements of their own: an op
// on each element needs no exchange.
class CoopMatrix_Map<Dialect dialect, string prefix>
    : CoopMatrix_Op<dialect, prefix # "coop_mat_map", [Pure]> {
  let summary = "operation on each element of cooperative matrices";
  let description = [{
    An operation of `arith` on the corresponding elements of one or two matrices. Integers
    wrap around, and `negi` is zero minus the element; `divsi` and `divui` by zero are
    undefined, as in `arith`. `maxf` is the second element unless the first one is greater
    or a NaN; `minf` correspondingly. The result has the operands' type but for `extf` and
    `truncf`, which convert f16, f32 and f64.
  }];
  let arguments = (ins Mir_CoopMatrixMap:$kind, Variadic<Mir_CoopMatrixType>:$matrices);
  let results = (outs Mir_CoopMatrixType:$result);
  let assemblyFormat = [{
    $kind $matrices attr-dict `:` functional-type($matrices, $result)
  }];
  let hasVerifier = 1;
  let extraClassDefinition = GirVerifyBy<[{
    verifyCoopMatrixMap(*this, getKind(), getType())
  }]>.definition;
}

class CoopMatrix_Extract<Dialect dialect, string prefix>
    : CoopMatrix_Op<dialect, prefix # "coop_mat_extract", [
          Pure, TypesMatchWith<"result is an element of matrix", "matrix", "result",
                               "::gir::coopElementOf($_self)">]> {
  let summary = "an element that the work-item holds";
  let description = [{
    The target chooses how many elements a work-item holds, and which.
  }];
  let arguments = (ins Mir_CoopMatrixType:$matrix,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$number);
  let results = (outs Mir_Number:$result);
  let assemblyFormat = "$matrix `[` $number `]` attr-dict `:` type($matrix)";
}

class CoopMatrix_Insert<Dialect dialect, string prefix>
    : CoopMatrix_Op<dialect, prefix # "coop_mat_insert", [
          Pure, AllTypesMatch<["matrix", "result"]>,
          TypesMatchWith<"value is an element of matrix", "matrix", "value",
                         "::gir::coopElementOf($_self)">]> {
  let summary = "cooperative matrix with another value in an element that the work-item holds";
  let description = [{
    Numbers elements as `coop_mat_extract` does.
  }];
  let arguments = (ins Mir_Number:$value, Mir_CoopMatrixType:$matrix,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$number);
  let results = (outs Mir_CoopMatrixType:$result);
  let assemblyFormat = "$value `,` $matrix `[` $number `]` attr-dict `:` type($matrix)";
}

#endif // GIR_COMMON_COOP_MATRIX_OPS_TD
