//===- MirAtomicOps.td - Atomic operations -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Mir_AtomicLoadOp : Atomic_Load<Mir_Level> {
  let description = [{
    Runa GPU dialect specification section 6.2, `gpu.load` with an ordering,
    which is relaxed, acquire or seq_cst.
  }];
}

def Mir_AtomicStoreOp : Atomic_Store<Mir_Level> {
  let description = [{
    Runa GPU dialect specification section 6.2, `gpu.store` with an ordering,
    which is relaxed, release or seq_cst.
  }];
}

def Mir_AtomicOp : Atomic_Op<Mir_Level, "atomic", "verifyAtomicOfKind"> {
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
}

def Mir_AtomicFlagTestAndSetOp : Atomic_FlagTestAndSet<Mir_Level>;

def Mir_AtomicFlagClearOp : Atomic_FlagClear<Mir_Level>;

def Mir_AtomicCompareExchangeOp : Atomic_CompareExchange<Mir_Level> {
  let description = [{
    Strong: never fails spuriously. Returns the loaded value. Floats are
    compared bit by bit.
  }];
}
