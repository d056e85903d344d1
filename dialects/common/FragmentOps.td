//===- FragmentOps.td - Matrices in the registers of a warp -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_FRAGMENT_OPS_TD
#define GIR_COMMON_FRAGMENT_OPS_TD

include "common/Definitions.td"
include "mir/MirDialect.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// A subgroup of 32 work-items holds a matrix; the program states which of them has
// which element, unlike with cooperative matrices. All work-items have to arrive: the
// op counts as a memory access, so that no pass moves it to where only some arrive.
class Fragment_MulAdd<GirLevel level>
    : GirSharedOp<level, "fragment_mul_add", [MemoryEffects<[MemRead, MemWrite]>]> {
  let requires = [Feature_Subgroups];
  let summary = "product of matrices in the registers of a subgroup, added to a third";
  let description = [{
    `a * b + c` for `a` of `rows` rows, 8 or 16, and `depth` columns, `b` of `depth` rows and
    8 columns, and `c` of `rows` rows and 8 columns. The subgroup has 32 work-items; `numbers`
    are those of one of them: of `a`, then of `b`, then of `c`. The results are its numbers of
    the sum.

    Four bytes are a register: it has h = 1, 2 or 4 factors, f64 one. Work-item `i` has in
    each register of `a` h numbers of a row, from column `i % 4 * h` on: first of row
    `i / 4`, then of the row 8 below, and the same again 4h columns to the right. In each
    register of `b` it has h numbers of column `i / 4`, from row `i % 4 * h` on, then
    4h rows below. Of `c` and of the sum it has columns `i % 4 * 2` and the next one of row
    `i / 4`, then of the row 8 below (PTX ISA, "Matrix Fragments for mma").

    `factor` is the type of the factors; integers of the same size may hold the bits of
    `bf16`, `tf32` and floats of 8 bits. Types, signs and rounding are those of `coop_mat_mul_add`.
  }];
  let arguments = (ins I64Attr:$rows, I64Attr:$depth, TypeAttr:$factor,
                       UnitAttr:$unsigned_factors, Variadic<Mir_Number>:$numbers);
  let results = (outs Variadic<Mir_Number>:$sums);
  let assemblyFormat = [{
    `rows` $rows `depth` $depth `of` (`unsigned` $unsigned_factors^)? $factor
    `(` $numbers `)` attr-dict `:` functional-type($numbers, $sums)
  }];
  let hasVerifier = 1;
  let extraClassDefinition = GirVerifyBy<[{
    verifyFragmentMulAdd(*this, {static_cast<int64_t>(getRows()),
                                 static_cast<int64_t>(getDepth())},
                         getFactor(), getUnsignedFactors())
  }]>.definition;
}

class Fragment_Load<GirLevel level> : GirSharedOp<level, "fragment_load"> {
  let requires = [Feature_Subgroups];
  let summary = "load of tiles of workgroup memory into the registers of a subgroup";
  let description = [{
    Loads 1, 2 or 4 tiles of 8 rows of 16 bytes. The pointer of work-item `8t + r` is the start
    of row `r` of tile `t`, aligned to 16 bytes; others do not count. Work-item `i` gets a
    register of each tile: four bytes of row `i / 4`, from byte `i % 4 * 4` on. With
    `transposed` it gets of tiles of 16-bit numbers those of rows `i % 4 * 2` and the next one,
    in column `i / 4` (PTX ISA, "ldmatrix").
  }];
  let arguments = (ins Arg<Mir_PtrType, "", [MemRead, MemWrite]>:$ptr, I64Attr:$tiles,
                       UnitAttr:$transposed);
  let results = (outs Variadic<Mir_Number>:$numbers);
  let assemblyFormat = [{
    $ptr `tiles` $tiles (`transposed` $transposed^)? attr-dict `:` type($ptr)
    `->` type($numbers)
  }];
  let hasVerifier = 1;
  let extraClassDefinition = GirVerifyBy<[{
    verifyFragmentLoad(*this, getPtr().getType(), static_cast<int64_t>(getTiles()),
                       getTransposed())
  }]>.definition;
}

#endif // GIR_COMMON_FRAGMENT_OPS_TD
