//===- MirAtomicOps.td - Atomic operations -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// An ordering affects other memory too, so an atomic load also counts as a write,
// and an atomic store as a read.

def Mir_AtomicLoadOp : Mir_GpuOp<"atomic_load", []> {
  let summary = "atomic load";
  let description = [{
    Runa GPU dialect specification section 6.2, `gpu.load` with an ordering,
    which is relaxed, acquire or seq_cst.
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

def Mir_AtomicStoreOp : Mir_GpuOp<"atomic_store", []> {
  let summary = "atomic store";
  let description = [{
    Runa GPU dialect specification section 6.2, `gpu.store` with an ordering,
    which is relaxed, release or seq_cst.
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

def Mir_AtomicOp : Mir_GpuOp<"atomic", []> {
  let summary = "atomic read-modify-write";
  let description = [{
    Returns the old value (Runa GPU dialect specification section 6.2,
    `gpu.atomic`). `inc_wrap` stores `old >= value ? 0 : old + 1`, `dec_wrap`
    `old == 0 || old > value ? value : old - 1`, both unsigned. `fadd`, `fmin`
    and `fmax` take floats; `fmin` and `fmax` are minNum and maxNum of IEEE 754.
    `exchange` takes any number.
  }];
  let arguments = (ins Mir_AtomicKind:$kind,
                       Arg<Mir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       Mir_Number:$value,
                       MemoryOrdering:$ordering, MemoryScope:$scope);
  let results = (outs Mir_Number:$result);
  let assemblyFormat = [{
    $kind $ptr `,` $value `ordering` $ordering `scope` $scope attr-dict
    `:` type($ptr) `,` type($value) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Mir_AtomicFlagTestAndSetOp : Mir_GpuOp<"atomic_flag_test_and_set", []> {
  let summary = "atomic test and set of a flag";
  let description = [{
    Stores 1; returns whether the flag, an integer of 32 bits, was not 0.
  }];
  let arguments = (ins Arg<Mir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       MemoryOrdering:$ordering, MemoryScope:$scope);
  let results = (outs I1:$result);
  let assemblyFormat =
      "$ptr `ordering` $ordering `scope` $scope attr-dict `:` type($ptr)";
  let hasVerifier = 1;
}

def Mir_AtomicFlagClearOp : Mir_GpuOp<"atomic_flag_clear", []> {
  let summary = "atomic clearing of a flag";
  let description = [{
    Stores 0. The ordering is relaxed, release or seq_cst.
  }];
  let arguments = (ins Arg<Mir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       MemoryOrdering:$ordering, MemoryScope:$scope);
  let assemblyFormat =
      "$ptr `ordering` $ordering `scope` $scope attr-dict `:` type($ptr)";
  let hasVerifier = 1;
}

def Mir_AtomicCompareExchangeOp : Mir_GpuOp<"atomic_compare_exchange", []> {
  let summary = "atomic compare-exchange";
  let description = [{
    Strong: never fails spuriously. Returns the loaded value. Floats are
    compared bit by bit.
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
