//===- AtomicOps.td - Atomic operations -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_ATOMIC_OPS_TD
#define GIR_COMMON_ATOMIC_OPS_TD

include "common/Definitions.td"
include "mir/MirDialect.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// An ordering affects other memory too, so an atomic load also counts as a write,
// and an atomic store as a read.

class Atomic_Op<GirLevel level, string opMnemonic, string check>
    : GirSharedOp<level, opMnemonic> {
  let requires = [Feature_Atomics];
  let hasVerifier = 1;
  let extraClassDefinition = GirVerifyBy<check # "(*this)">.definition;
}

class Atomic_Load<GirLevel level>
    : Atomic_Op<level, "atomic_load", "verifyAtomicLoad"> {
  let access = AtomicOperation_Load;
  let summary = "atomic load";
  let arguments = (ins Arg<Mir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       MemoryOrdering:$ordering, MemoryScope:$scope);
  let results = (outs Mir_Number:$result);
  let assemblyFormat = [{
    $ptr `ordering` $ordering `scope` $scope attr-dict
    `:` type($ptr) `->` type($result)
  }];
}

class Atomic_Store<GirLevel level>
    : Atomic_Op<level, "atomic_store", "verifyAtomicStore"> {
  let access = AtomicOperation_Store;
  let summary = "atomic store";
  let arguments = (ins Arg<Mir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       Mir_Number:$value,
                       MemoryOrdering:$ordering, MemoryScope:$scope);
  let assemblyFormat = [{
    $ptr `,` $value `ordering` $ordering `scope` $scope attr-dict
    `:` type($ptr) `,` type($value)
  }];
}

class Atomic_FlagTestAndSet<GirLevel level>
    : Atomic_Op<level, "atomic_flag_test_and_set", "verifyFlagUpdate"> {
  let access = AtomicOperation_Exchange;
  let summary = "atomic test and set of a flag";
  let description = [{
    Stores 1; returns whether the flag, an integer of 32 bits, was not 0.
}];
  let arguments = (ins Arg<Mir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       MemoryOrdering:$ordering, MemoryScope:$scope);
  let results = (outs I1:$result);
  let assemblyFormat =
      "$ptr `ordering` $ordering `scope` $scope attr-dict `:` type($ptr)";
}

class Atomic_FlagClear<GirLevel level>
    : Atomic_Op<level, "atomic_flag_clear", "verifyFlagStore"> {
  let access = AtomicOperation_Store;
  let summary = "atomic clearing of a flag";
  let description = [{
    Stores 0. The ordering is relaxed, release or seq_cst.
}];
  let arguments = (ins Arg<Mir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                       MemoryOrdering:$ordering, MemoryScope:$scope);
  let assemblyFormat =
      "$ptr `ordering` $ordering `scope` $scope attr-dict `:` type($ptr)";
}

class Atomic_CompareExchange<GirLevel level>
    : Atomic_Op<level, "atomic_compare_exchange", "verifyCompareExchange"> {
  let access = AtomicOperation_CompareExchange;
  let summary = "atomic compare-exchange";
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
}

#endif // GIR_COMMON_ATOMIC_OPS_TD
