//===- LirWorkgroupOps.td - Operations of a workgroup -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Lir_WorkgroupAnyOp : Workgroup_Any<Lir_Level>;
def Lir_WorkgroupAllOp : Workgroup_All<Lir_Level>;

def Lir_WorkgroupCountOp : Workgroup_Count<Lir_Level>;

def Lir_WorkgroupReduceOp : Workgroup_Reduce<Lir_Level>;
