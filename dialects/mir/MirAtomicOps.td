//===- MirAtomicOps.td - Atomic operations -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Mir_AtomicOp : Mir_GpuOp<"atomic", []> {
  let summary = "atomic read-modify-write";
  let description = [{
    Returns the old value (Runa GPU dialect specification section 6.2,
    `gpu.atomic`).
  }];
  let arguments = (ins Mir_AtomicKind:$kind,
                       Arg<Mir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       Mir_Int:$value,
                       MemoryOrdering:$ordering, MemoryScope:$scope);
  let results = (outs Mir_Int:$result);
  let assemblyFormat = [{
    $kind $ptr `,` $value `ordering` $ordering `scope` $scope attr-dict
    `:` type($ptr) `,` type($value) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Mir_AtomicCompareExchangeOp : Mir_GpuOp<"atomic_compare_exchange", []> {
  let summary = "atomic compare-exchange";
  let description = "Strong: never fails spuriously. Returns the loaded value.";
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
