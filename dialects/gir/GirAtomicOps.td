//===- GirAtomicOps.td - Atomic operations -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Gir_AtomicRmwOp : Gir_Op<"atomic.rmw", []> {
  let summary = "atomic read-modify-write";
  let description = [{
    Returns the old value (GIR specification section 9.5). `min_s`, `max_s`
    take signed, `min_u`, `max_u` unsigned integers.
  }];
  let arguments = (ins Gir_RmwOp:$op,
                       Arg<Gir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       Gir_Int:$value,
                       MemoryOrdering:$ordering, MemoryScope:$scope);
  let results = (outs Gir_Int:$result);
  let assemblyFormat = [{
    $op $ptr `,` $value `ordering` $ordering `scope` $scope
    attr-dict `:` type($ptr) `,` type($value) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Gir_AtomicCmpxchgOp : Gir_Op<"atomic.cmpxchg", []> {
  let summary = "atomic compare-exchange";
  let description = [{
    Stores `desired` if the loaded value equals `expected`; returns the loaded
    value (GIR specification section 9.6). Never fails spuriously.
  }];
  let arguments = (ins Arg<Gir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       Gir_Int:$expected, Gir_Int:$desired,
                       MemoryOrdering:$ordering_succ,
                       MemoryOrdering:$ordering_fail, MemoryScope:$scope);
  let results = (outs Gir_Int:$result);
  let assemblyFormat = [{
    $ptr `,` $expected `,` $desired `ordering_succ` $ordering_succ
    `ordering_fail` $ordering_fail `scope` $scope attr-dict
    `:` type($ptr) `,` type($expected) `,` type($desired) `->` type($result)
  }];
  let hasVerifier = 1;
}
