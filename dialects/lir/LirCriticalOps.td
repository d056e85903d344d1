//===- LirCriticalOps.td - Critical sections -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// They count as accesses to all memory, so that no read or write moves into a
// section or out of it.
class Lir_CriticalSectionOp<string opMnemonic>
    : Lir_Op<opMnemonic, [MemoryEffects<[MemRead, MemWrite]>]> {
  let assemblyFormat = "attr-dict";
  let hasVerifier = 1;
}

def Lir_BeginCriticalSectionOp : Lir_CriticalSectionOp<"begin_critical_section"> {
  let requires = [Feature_CriticalSections];
  let summary = "start of a critical section";
  let description = [{
    Runa GPU dialect specification section 14.2. Of all work-items of the device
    at most one is between this op and the `end_critical_section` that follows
    in the same block. It sees the writes of the work-items that were there
    before. Sections do not nest, and nothing in one waits for other work-items.

    It replaces atomics where a target has none; work-items that run in lockstep
    would wait for each other forever.
}];
}

def Lir_EndCriticalSectionOp : Lir_CriticalSectionOp<"end_critical_section"> {
  let summary = "end of a critical section";
  let description = [{
    Runa GPU dialect specification section 14.2. Ends the
    section that `begin_critical_section` has started.
}];
}
