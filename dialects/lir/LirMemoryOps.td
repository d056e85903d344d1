//===- LirMemoryOps.td - Storage, loads, stores and address arithmetic -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Lir_GlobalOp : Memory_Global<Lir_Level> {
  let description = [{
    The pointer type gives the storage class; `count` elements (0 with `dynamic`)
    with an alignment of `align` bytes. In global storage it carries `lir.resource`.
  }];
}

def Lir_AddressOfOp : Memory_AddressOf<Lir_Level>;

def Lir_VarOp : Memory_Local<Lir_Level, "var"> {
  let description = [{
    `count` elements, one if it is absent (Runa GPU dialect specification
    section 7.1). Private storage lives for one call of the function;
    workgroup storage, in the entry block of a kernel, for one run of it by
    a workgroup.
  }];
}

def Lir_LoadOp : Memory_Load<Lir_Level> {
  let description = [{
    Runa GPU dialect specification section 7.1. With an ordering, which is
    relaxed, acquire or seq_cst, and a scope it is an atomic access of a
    number: the same as `lir.atomic_load`. A volatile load is neither removed
    nor repeated.
  }];
}

def Lir_StoreOp : Memory_Store<Lir_Level> {
  let description = [{
    Runa GPU dialect specification section 7.1. With an ordering, which is
    relaxed, release or seq_cst, and a scope it is an atomic access of a
    number: the same as `lir.atomic_store`. A volatile store is neither removed
    nor repeated.
  }];
}

def Lir_GepOp : Memory_Gep<Lir_Level> {
  let description = [{
    `base + index * stride` bytes.
  }];
}

def Lir_PtrCastOp : Memory_PtrCast<Lir_Level>;

def Lir_ContainingWordOp : Lir_Op<"containing_word", [Pure]> {
  let summary = "the word of 32 bits that an address lies in";
  let description = [{
    A pointer to the word, which starts at the multiple of 4 bytes at or below
    the address, and the number of bits of the word that come before the address: 8
    per byte, as the lowest bits come first in memory. `--lir-widen-atomics` creates
    the op, for targets whose pointers are addresses.
  }];
  let arguments = (ins Mir_PtrType:$ptr);
  let results = (outs Mir_PtrType:$word, I32:$shift);
  let assemblyFormat = "$ptr attr-dict `:` type($ptr) `->` type($word)";
  let hasVerifier = 1;
}

def Lir_AddrSpaceCastOp : Memory_AddrSpaceCast<Lir_Level> {
  let description = [{
    To the generic space, which covers global, workgroup and private storage,
    or from it to the space that the address is known to be in.
  }];
}

def Lir_PtrToIntOp : Memory_PtrToInt<Lir_Level> {
  let description = [{
    The number has 64 bits; where addresses have fewer, the high bits are zeros.
    `--lir-store-addresses` creates the op, for languages whose memory holds no
    pointers. `--lir-relate-addresses` removes it where pointers of one memory are
    compared or subtracted, for targets without addresses.
  }];
}

def Lir_IntToPtrOp : Memory_IntToPtr<Lir_Level> {
  let description = [{
    The number is a result of `lir.ptr_to_int` of a pointer into the same storage
    space, 0, or an address that the user knows: `--lir-place-globals` creates the op
    for a global with `addr`.
  }];
}
