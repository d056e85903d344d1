//===- LirMathOps.td - Functions that upstream has no op for -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Lir_BitReverseOp : Math_BitReverse<Lir_Dialect,
    Lir_Lowering<"OpBitReverse of 32 bits (`--lir-widen-bit-ops`)",
                 "`brev`",
                 "`reverse_bits`",
                 "`bit_reverse` with `cl_khr_extended_bit_ops`, else shifts and masks",
                 "`__brev`, `__brevll`",
                 "c66x: `_bitr`; hexagon: `brev`; helium: `rbit`",
                 "`reverse` of `ap_uint`">.note>;
