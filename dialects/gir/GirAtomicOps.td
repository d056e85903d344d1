//===- GirAtomicOps.td - Atomic operations -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// An ordering affects other memory too, so an atomic load also counts as a write,
// and an atomic store as a read.

def Gir_AtomicLoadOp : Gir_Op<"atomic.load", []> {
  let form = "ATOMIC_LOAD";
  let summary = "atomic load";
  let description = [{
    GIR specification section 9.3. The ordering is relaxed, acquire or seq_cst.
  }];
  let arguments = (ins Arg<Gir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       MemoryOrdering:$ordering, MemoryScope:$scope);
  let results = (outs Gir_Scalar:$result);
  let assemblyFormat = [{
    $ptr `ordering` $ordering `scope` $scope attr-dict
    `:` type($ptr) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Gir_AtomicStoreOp : Gir_Op<"atomic.store", []> {
  let form = "ATOMIC_STORE";
  let summary = "atomic store";
  let description = [{
    GIR specification section 9.4. The ordering is relaxed, release or seq_cst.
  }];
  let arguments = (ins Arg<Gir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       Gir_Scalar:$value,
                       MemoryOrdering:$ordering, MemoryScope:$scope);
  let assemblyFormat = [{
    $ptr `,` $value `ordering` $ordering `scope` $scope attr-dict
    `:` type($ptr) `,` type($value)
  }];
  let hasVerifier = 1;
}

def Gir_AtomicRmwOp : Gir_Op<"atomic.rmw", []> {
  let form = "ATOMIC_UPDATE";
  let summary = "atomic read-modify-write";
  let description = [{
    Returns the old value (GIR specification section 9.5). `min_s`, `max_s`
    take signed, `min_u`, `max_u` unsigned integers. So do `inc_wrap`, which
    stores `old >= value ? 0 : old + 1`, and `dec_wrap`, which stores
    `old == 0 || old > value ? value : old - 1`. `fadd`, `fmin` and `fmax` take
    floats; `fmin` and `fmax` are minNum and maxNum of IEEE 754: where one operand is
    a NaN the result is the other one; of two zeros it is either. `exchange` takes any number.
  }];
  let arguments = (ins Gir_RmwOp:$op,
                       Arg<Gir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       Gir_Scalar:$value,
                       MemoryOrdering:$ordering, MemoryScope:$scope);
  let results = (outs Gir_Scalar:$result);
  let assemblyFormat = [{
    $op $ptr `,` $value `ordering` $ordering `scope` $scope
    attr-dict `:` type($ptr) `,` type($value) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Gir_AtomicFlagTestAndSetOp : Gir_Op<"atomic.flag_test_and_set", []> {
  let summary = "atomic test and set of a flag";
  let description = [{
    `%old = atomic.rmw flag_test_and_set %p`: stores 1; returns 1 if the flag
    was not 0, else 0 (GIR specification section 9.5). A flag is an integer of
    32 bits.
  }];
  let arguments = (ins Arg<Gir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       MemoryOrdering:$ordering, MemoryScope:$scope);
  let results = (outs UI32:$result);
  let assemblyFormat =
      "$ptr `ordering` $ordering `scope` $scope attr-dict `:` type($ptr)";
  let hasVerifier = 1;
}

def Gir_AtomicFlagClearOp : Gir_Op<"atomic.flag_clear", []> {
  let summary = "atomic clearing of a flag";
  let description = [{
    `atomic.rmw flag_clear %p`: stores 0 (GIR specification section 9.5). The
    ordering is relaxed, release or seq_cst.
  }];
  let arguments = (ins Arg<Gir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       MemoryOrdering:$ordering, MemoryScope:$scope);
  let assemblyFormat =
      "$ptr `ordering` $ordering `scope` $scope attr-dict `:` type($ptr)";
  let hasVerifier = 1;
}

def Gir_AtomicCmpxchgOp : Gir_Op<"atomic.cmpxchg", []> {
  let form = "ATOMIC_COMPARE_EXCHANGE";
  let summary = "atomic compare-exchange";
  let description = [{
    Stores `desired` if the loaded value equals `expected`; returns the loaded
    value (GIR specification section 9.6). Never fails spuriously. Floats are
    compared bit by bit.
  }];
  let arguments = (ins Arg<Gir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       Gir_Scalar:$expected, Gir_Scalar:$desired,
                       MemoryOrdering:$ordering_succ,
                       MemoryOrdering:$ordering_fail, MemoryScope:$scope);
  let results = (outs Gir_Scalar:$result);
  let assemblyFormat = [{
    $ptr `,` $expected `,` $desired `ordering_succ` $ordering_succ
    `ordering_fail` $ordering_fail `scope` $scope attr-dict
    `:` type($ptr) `,` type($expected) `,` type($desired) `->` type($result)
  }];
  let hasVerifier = 1;
}
