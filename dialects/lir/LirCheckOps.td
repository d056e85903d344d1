//===- LirCheckOps.td - Ops of checked runs ---------------------*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// `lir-insert-checks` puts these ops into kernels. A site and a storage are numbers in
// the table `lir.checks` of the module. Ops that report to the run time count as
// accesses to all memory: none is removed, repeated or moved.

class Lir_CheckOp<string opMnemonic, list<Trait> traits = []>
    : Lir_Op<"check_" # opMnemonic,
             !listconcat([MemoryEffects<[MemRead, MemWrite]>], traits)>;

defvar Lir_CheckNumber = ConfinedAttr<I64Attr, [IntNonNegative]>;

def Lir_CheckStorageOp : Lir_Op<"check_storage", [Pure]> {
  let summary = "pointer to a storage that a checked run provides";
  let description = [{
    The start of the storage of this number: workgroup storage, a constant
    table, or a variable of the work-item that runs. The pointer names a
    location; memory is accessed through the result of `lir.check_access` for it.
}];
  let arguments = (ins Lir_CheckNumber:$storage);
  let results = (outs Mir_PtrType:$result);
  let assemblyFormat = "$storage attr-dict `:` type($result)";
}

def Lir_CheckAccessOp : Lir_CheckOp<"access", [AllTypesMatch<["ptr", "result"]>]> {
  let summary = "report of an access that follows";
  let description = [{
    The access that follows goes through the result: the address of the memory, or,
    if the access must not be made, of spare memory that holds zeros.
}];
  let arguments = (ins Mir_PtrType:$ptr, Lir_CheckNumber:$site);
  let results = (outs Mir_PtrType:$result);
  let assemblyFormat = "$ptr `site` $site attr-dict `:` type($ptr)";
}

def Lir_CheckSiteOp : Lir_CheckOp<"site"> {
  let summary = "report that a work-item has reached a place";
  let description = [{
    An operation whose operands are outside of its domain, a fence, or the start
    of a variable's life, as the table says.
}];
  let arguments = (ins Lir_CheckNumber:$site);
  let assemblyFormat = "$site attr-dict";
}

def Lir_CheckUniformOp : Lir_CheckOp<"uniform"> {
  let summary = "value that has to be the same for all work-items of a group";
  let description = [{
    The value decides which path control takes to a barrier.
}];
  let arguments = (ins I64:$value, Lir_CheckNumber:$site);
  let assemblyFormat = "$value `site` $site attr-dict";
}

def Lir_CheckBarrierOp : Lir_CheckOp<"barrier"> {
  let summary = "report that the work-items of a group have arrived at a barrier";
  let description = [{
    It comes before a barrier. Where loops over work-items take the place of
    barriers, it comes between them, once for all work-items.
}];
  let arguments = (ins Lir_CheckNumber:$site);
  let assemblyFormat = "$site attr-dict";
}
