//===- Vectors.td - Vectors of the lengths GIR has -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_VECTORS_TD
#define GIR_COMMON_VECTORS_TD

include "mlir/IR/OpBase.td"

// Floats of small formats, which are stored and converted everywhere, and computed
// with as f32.
defvar GirSmallFloats = [BF16, TF32, F8E4M3FN, F8E5M2];

// The numbers of mir and lir.
defvar GirFloats = !listconcat([F16, F32, F64], GirSmallFloats);
defvar GirNumbers = !listconcat([I8, I16, I32, I64], GirFloats);

// A vector of 2, 3, 4, 8 or 16 lanes of these types.
class GirVectorOf<list<Type> lanes>
    : ConfinedType<FixedVectorOfAnyRank<lanes>,
                   [CPred<"::gir::hasVectorLength($_self)">],
                   "vector of 2, 3, 4, 8 or 16 lanes", "::mlir::VectorType">;

// These types, or a vector of one of them.
class GirOrVectorOf<list<Type> lanes, string summary>
    : AnyTypeOf<!listconcat(lanes, [GirVectorOf<lanes>]), summary>;

#endif // GIR_COMMON_VECTORS_TD
