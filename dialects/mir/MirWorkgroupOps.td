//===- MirWorkgroupOps.td - Operations of a workgroup -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Mir_WorkgroupAnyOp : Workgroup_Any<Mir_Level>;
def Mir_WorkgroupAllOp : Workgroup_All<Mir_Level>;

def Mir_WorkgroupCountOp : Workgroup_Count<Mir_Level>;

def Mir_WorkgroupReduceOp : Workgroup_Reduce<Mir_Level>;
