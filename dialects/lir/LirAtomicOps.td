//===- LirAtomicOps.td - Atomic operations -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

class Lir_AtomicOpBase<string opMnemonic, string spirvOp, dag extra, string sign>
    : Lir_Op<"atomic_" # opMnemonic, []> {
  let description = [{
    Returns the old value (Runa GPU dialect specification section 7.1).
    Lowering: spirv: }] # spirvOp # ".";
  let arguments = !con((ins Arg<Mir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                            Mir_Int:$value, MemoryOrdering:$ordering,
                            MemoryScope:$scope), extra);
  let results = (outs Mir_Int:$result);
  let assemblyFormat = sign # [{ $ptr `,` $value `ordering` $ordering
    `scope` $scope attr-dict `:` type($ptr) `,` type($value) `->` type($result)
  }];
  let hasVerifier = 1;
}
class Lir_AtomicOp<string opMnemonic, string spirvOp>
    : Lir_AtomicOpBase<opMnemonic, spirvOp, (ins), "">;
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
def Lir_AtomicExchangeOp : Lir_AtomicOp<"exchange", "OpAtomicExchange"> {
  let summary = "atomic exchange";
}

def Lir_AtomicCompareExchangeOp : Lir_Op<"atomic_compare_exchange", []> {
  let summary = "atomic compare-exchange";
  let description = [{
    Strong: never fails spuriously; returns the loaded value. Lowering: spirv:
    OpAtomicCompareExchange.
  }];
  let arguments = (ins Arg<Mir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       Mir_Int:$expected, Mir_Int:$desired,
                       MemoryOrdering:$ordering_succ,
                       MemoryOrdering:$ordering_fail, MemoryScope:$scope);
  let results = (outs Mir_Int:$result);
  let assemblyFormat = [{
    $ptr `,` $expected `,` $desired `ordering_succ` $ordering_succ
    `ordering_fail` $ordering_fail `scope` $scope attr-dict
    `:` type($ptr) `,` type($expected) `,` type($desired) `->` type($result)
  }];
  let hasVerifier = 1;
}
