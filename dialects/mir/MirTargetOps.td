//===- MirTargetOps.td - Questions to the target profile -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Mir_TargetSupportsOp : Target_Supports<Mir_Level> {
  let description = [{
    Runa GPU dialect specification section 14.2. The name is `atomics`,
    `barriers`, `critical_sections`, `images`, `matrices`, `matrices.native`,
    `subgroups`, or `vectors.width.N` with N of 2, 3, 4, 8, 16. It becomes
    `lir.target_supports`, and a constant once the target is known.
  }];
}

def Mir_SpecConstantOp : Target_SpecConstant<Mir_Level> {
  let description = [{
    The value of the specialisation constant with this number; `value` where the
    host does not set it. All ops of a module with one id have the same name
    and value, and no two ids have one name.
  }];
}
