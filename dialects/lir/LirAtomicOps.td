//===- LirAtomicOps.td - Atomic operations -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// An ordering acts on other memory too, hence an atomic load also counts as a
// write, and an atomic store as a read.

def Lir_AtomicLoadOp : Lir_Op<"atomic_load", []> {
  let requires = [Feature_Atomics];
  let summary = "atomic load";
  let description = [{
    The ordering is relaxed, acquire or seq_cst. Lowering: spirv: OpAtomicLoad,
    which is not emitted yet.
  }];
  let arguments = (ins Arg<Mir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       MemoryOrdering:$ordering, MemoryScope:$scope);
  let results = (outs Mir_Number:$result);
  let assemblyFormat = [{
    $ptr `ordering` $ordering `scope` $scope attr-dict
    `:` type($ptr) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Lir_AtomicStoreOp : Lir_Op<"atomic_store", []> {
  let requires = [Feature_Atomics];
  let summary = "atomic store";
  let description = [{
    The ordering is relaxed, release or seq_cst. Lowering: spirv:
    OpAtomicStore, which is not emitted yet.
  }];
  let arguments = (ins Arg<Mir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       Mir_Number:$value,
                       MemoryOrdering:$ordering, MemoryScope:$scope);
  let assemblyFormat = [{
    $ptr `,` $value `ordering` $ordering `scope` $scope attr-dict
    `:` type($ptr) `,` type($value)
  }];
  let hasVerifier = 1;
}

class Lir_AtomicOpBase<string opMnemonic, string spirvOp, dag extra, string sign,
                       TypeConstraint type = Mir_Int>
    : Lir_Op<"atomic_" # opMnemonic, []> {
  let requires = [Feature_Atomics];
  let description = [{
    Returns the old value (Runa GPU dialect specification section 7.1).
    Lowering: spirv: }] # spirvOp # ".";
  let arguments = !con((ins Arg<Mir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                            type:$value, MemoryOrdering:$ordering,
                            MemoryScope:$scope), extra);
  let results = (outs type:$result);
  let assemblyFormat = sign # [{ $ptr `,` $value `ordering` $ordering
    `scope` $scope attr-dict `:` type($ptr) `,` type($value) `->` type($result)
  }];
  let hasVerifier = 1;
}
class Lir_AtomicOp<string opMnemonic, string spirvOp, TypeConstraint type = Mir_Int>
    : Lir_AtomicOpBase<opMnemonic, spirvOp, (ins), "", type>;
class Lir_SignedAtomicOp<string opMnemonic, string spirvOp>
    : Lir_AtomicOpBase<opMnemonic, spirvOp, (ins Lir_Sign:$sign), "$sign">;

def Lir_AtomicAddOp : Lir_AtomicOp<"add", "OpAtomicIAdd"> {
  let summary = "atomic addition";
}
def Lir_AtomicSubOp : Lir_AtomicOp<"sub", "OpAtomicISub"> {
  let summary = "atomic subtraction";
}
def Lir_AtomicAndOp : Lir_AtomicOp<"and", "OpAtomicAnd"> {
  let summary = "atomic bitwise and";
}
def Lir_AtomicOrOp : Lir_AtomicOp<"or", "OpAtomicOr"> {
  let summary = "atomic bitwise or";
}
def Lir_AtomicXorOp : Lir_AtomicOp<"xor", "OpAtomicXor"> {
  let summary = "atomic bitwise exclusive or";
}
def Lir_AtomicMinOp : Lir_SignedAtomicOp<"min", "OpAtomicSMin or OpAtomicUMin"> {
  let summary = "atomic minimum";
}
def Lir_AtomicMaxOp : Lir_SignedAtomicOp<"max", "OpAtomicSMax or OpAtomicUMax"> {
  let summary = "atomic maximum";
}
def Lir_AtomicExchangeOp
    : Lir_AtomicOp<"exchange", "OpAtomicExchange", Mir_Number> {
  let summary = "atomic exchange";
}
def Lir_AtomicIncWrapOp : Lir_AtomicOp<"inc_wrap", ""> {
  let summary = "atomic increment that wraps at a value";
  let description = [{
    Stores `old >= value ? 0 : old + 1`, unsigned; returns `old`. Lowering:
    spirv: a loop with OpAtomicCompareExchange (`--lir-expand-atomics`).
  }];
}
def Lir_AtomicDecWrapOp : Lir_AtomicOp<"dec_wrap", ""> {
  let summary = "atomic decrement that wraps at a value";
  let description = [{
    Stores `old == 0 || old > value ? value : old - 1`, unsigned; returns
    `old`. Lowering: spirv: a loop with OpAtomicCompareExchange
    (`--lir-expand-atomics`).
  }];
}
def Lir_AtomicFAddOp
    : Lir_AtomicOp<"fadd", "OpAtomicFAddEXT, which is not emitted yet", Mir_Float> {
  let summary = "atomic addition of floats";
}
def Lir_AtomicFMinOp
    : Lir_AtomicOp<"fmin", "OpAtomicFMinEXT, which is not emitted yet", Mir_Float> {
  let summary = "atomic minNum of IEEE 754";
}
def Lir_AtomicFMaxOp
    : Lir_AtomicOp<"fmax", "OpAtomicFMaxEXT, which is not emitted yet", Mir_Float> {
  let summary = "atomic maxNum of IEEE 754";
}

def Lir_AtomicFlagTestAndSetOp : Lir_Op<"atomic_flag_test_and_set", []> {
  let requires = [Feature_Atomics];
  let summary = "atomic test and set of a flag";
  let description = [{
    Stores 1; returns whether the flag, an integer of 32 bits, was not 0.
    Lowering: spirv: OpAtomicExchange and a comparison.
  }];
  let arguments = (ins Arg<Mir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       MemoryOrdering:$ordering, MemoryScope:$scope);
  let results = (outs I1:$result);
  let assemblyFormat =
      "$ptr `ordering` $ordering `scope` $scope attr-dict `:` type($ptr)";
  let hasVerifier = 1;
}

def Lir_AtomicFlagClearOp : Lir_Op<"atomic_flag_clear", []> {
  let requires = [Feature_Atomics];
  let summary = "atomic clearing of a flag";
  let description = [{
    Stores 0. The ordering is relaxed, release or seq_cst. Lowering: spirv:
    OpAtomicStore, which is not emitted yet.
  }];
  let arguments = (ins Arg<Mir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       MemoryOrdering:$ordering, MemoryScope:$scope);
  let assemblyFormat =
      "$ptr `ordering` $ordering `scope` $scope attr-dict `:` type($ptr)";
  let hasVerifier = 1;
}

def Lir_AtomicCompareExchangeOp : Lir_Op<"atomic_compare_exchange", []> {
  let requires = [Feature_Atomics];
  let summary = "atomic compare-exchange";
  let description = [{
    Strong: never fails spuriously; returns the loaded value. Floats are
    compared bit by bit. Lowering: spirv: OpAtomicCompareExchange.
  }];
  let arguments = (ins Arg<Mir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       Mir_Number:$expected, Mir_Number:$desired,
                       MemoryOrdering:$ordering_succ,
                       MemoryOrdering:$ordering_fail, MemoryScope:$scope);
  let results = (outs Mir_Number:$result);
  let assemblyFormat = [{
    $ptr `,` $expected `,` $desired `ordering_succ` $ordering_succ
    `ordering_fail` $ordering_fail `scope` $scope attr-dict
    `:` type($ptr) `,` type($expected) `,` type($desired) `->` type($result)
  }];
  let hasVerifier = 1;
}
