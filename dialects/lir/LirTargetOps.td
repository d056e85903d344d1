//===- LirTargetOps.td - Questions to the target profile -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Lir_TargetSupportsOp : Target_Supports<Lir_Level> {
  let description = [{
    Runa GPU dialect specification section 14.2. The name is `atomics`,
    `barriers`, `critical_sections`, `images`, `matrices`, `matrices.native`,
    `subgroups`, or `vectors.width.N` with N of 2, 3, 4, 8, 16.
    `--lir-fold-target-queries` makes it a constant and removes the arms of
    `scf.if` that are then dead, so that each arm may use features that other
    targets lack. A fallback that a flag allows does not count as support.
  }];
}

def Lir_SpecConstantOp : Target_SpecConstant<Lir_Level> {
  let description = [{
    The value of the specialisation constant with this number; `value` where the
    host does not set it. All ops of a module with one id have the same name and
    value, and no two ids have one name. `--lir-specialize-constants` replaces it by
    `value` for targets whose modules a host cannot specialise when it loads them.
  }];
}
