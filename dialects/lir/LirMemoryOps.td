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

    Lowering:
    - spirv: a variable of the module in the storage class; constants with
      an initializer become constant arrays.
    - ptx: a variable of the module in `.global`, `.shared` or `.const`;
      `.extern .shared` if the launch sizes it.
    - msl: workgroup storage: a `threadgroup` array of the kernel, a
      `[[threadgroup]]` argument if the launch sizes it; global storage: a
      `device` buffer; constants: a `constant` array of the program.
    - opencl: a `__local` array of the kernel, an argument if the launch
      sizes it; a `__global` buffer argument; a `__constant` array of the
      program.
    - cuda: `__shared__`, `extern __shared__` if the launch sizes it;
      `__device__`; `__constant__`.
    - dsp: a static array, of workgroup storage in the scratchpad.
    - hls: an array: workgroup storage in BRAM, constants in ROM; global
      storage behind `m_axi`.
  }];
}

def Lir_AddressOfOp : Memory_AddressOf<Lir_Level, [{
    Lowering:
    - spirv: the variable's id.
    - ptx: the symbol in a register.
    - msl: the name of the array.
    - opencl: the name of the array.
    - cuda: the name of the array.
    - dsp: the name of the array.
    - hls: the name of the array.
  }]>;

def Lir_VarOp : Memory_Local<Lir_Level, "var"> {
  let description = [{
    `count` elements, one if it is absent (Runa GPU dialect specification
    section 7.1). Private storage lives for one call of the function;
    workgroup storage, in the entry block of a kernel, for one run of it by
    a workgroup.

    Lowering:
    - spirv: `OpVariable` in the Function storage class; of workgroup
      storage a variable of the module, which is not emitted yet.
    - ptx: a variable of the function in `.local` or `.shared`.
    - msl: a `thread` or `threadgroup` array.
    - opencl: a `__private` or `__local` array.
    - cuda: a local or `__shared__` array.
    - dsp: an array on the stack; of workgroup storage in the scratchpad.
    - hls: an array, in registers where it is small; of workgroup storage in
      BRAM.
  }];
}

def Lir_LoadOp : Memory_Load<Lir_Level> {
  let description = [{
    Runa GPU dialect specification section 7.1. With an ordering, which is
    relaxed, acquire or seq_cst, and a scope it is an atomic access of a
    number: the same as `lir.atomic_load`. A volatile load is neither removed
    nor repeated.

    Lowering:
    - spirv: `OpLoad`, with the Volatile operand where it is volatile; with an
      ordering `OpAtomicLoad`.
    - ptx: `ld`, `ld.volatile`, with an ordering `ld.relaxed` or
      `ld.acquire` with its scope.
    - msl: `*p`, through a `volatile` pointer; with an ordering
      `atomic_load_explicit`, relaxed, and fences.
    - opencl: `*p`, through a `volatile` pointer; with an ordering
      `atomic_load_explicit`.
    - cuda: `*p`, through a `volatile` pointer; with an ordering
      `cuda::atomic_ref::load`.
    - dsp: `*p`, through a `volatile` pointer; an ordering is kept by a
      critical section where the core has no atomics.
    - hls: an element of the array; with an ordering the same, where
      work-items run one after the other.
  }];
}

def Lir_StoreOp : Memory_Store<Lir_Level> {
  let description = [{
    Runa GPU dialect specification section 7.1. With an ordering, which is
    relaxed, release or seq_cst, and a scope it is an atomic access of a
    number: the same as `lir.atomic_store`. A volatile store is neither removed
    nor repeated.

    Lowering:
    - spirv: `OpStore`, with the Volatile operand where it is volatile; with an
      ordering `OpAtomicStore`.
    - ptx: `st`, `st.volatile`, with an ordering `st.relaxed` or
      `st.release` with its scope.
    - msl: `*p = v`, through a `volatile` pointer; with an ordering
      `atomic_store_explicit`, relaxed, and fences.
    - opencl: `*p = v`, through a `volatile` pointer; with an ordering
      `atomic_store_explicit`.
    - cuda: `*p = v`, through a `volatile` pointer; with an ordering
      `cuda::atomic_ref::store`.
    - dsp: `*p = v`, through a `volatile` pointer; an ordering is kept by a
      critical section where the core has no atomics.
    - hls: an element of the array; with an ordering the same, where
      work-items run one after the other.
  }];
}

def Lir_GepOp : Memory_Gep<Lir_Level> {
  let description = [{
    `base + index * stride` bytes.

    Lowering:
    - spirv: the index of an `OpAccessChain`, behind `--lir-retype-casts`
      where a stride is no multiple of an element; for OpenCL
      `OpPtrAccessChain`.
    - ptx: `mad.wide` of the index and the stride, and `add`.
    - msl: `p + i`; through a pointer to bytes where the stride is not that
      of an element.
    - opencl: `p + i`; through a pointer to bytes where the stride is not
      that of an element.
    - cuda: `p + i`; through a pointer to bytes where the stride is not that
      of an element.
    - dsp: `p + i`; through a pointer to bytes where the stride is not that
      of an element.
    - hls: an index of the array; strides that are no multiple of an element
      are refused.
  }];
}

def Lir_PtrCastOp : Memory_PtrCast<Lir_Level, [{
    Lowering:
    - spirv: `OpBitcast` of the loaded or stored value, or another variable
      for the same buffer, see `--lir-retype-casts`; for OpenCL `OpBitcast`.
    - ptx: nothing: the type stands on `ld` and `st`.
    - msl: a cast of the pointer.
    - opencl: a cast of the pointer.
    - cuda: `reinterpret_cast`.
    - dsp: a cast of the pointer, accessed by `memcpy`.
    - hls: a bit cast of the loaded or stored value.
  }]>;

def Lir_ContainingWordOp : Lir_Op<"containing_word", [Pure]> {
  let summary = "the word of 32 bits that an address lies in";
  let description = [{
    A pointer to the word, which starts at the multiple of 4 bytes at or below
    the address, and the number of bits of the word that come before the address: 8
    per byte, as the lowest bits come first in memory. `--lir-widen-atomics` creates
    the op, for targets whose pointers are addresses.

    Lowering:
    - spirv: `OpConvertPtrToU`, `OpBitwiseAnd` and `OpConvertUToPtr` for
      OpenCL; refused for Vulkan, whose pointers are no addresses:
      `--lir-retype-atomics` needs none.
    - ptx: `and.b64` with -4, and with 3.
    - msl: `(device uint*)((ulong)p & ~3)`, of the address space.
    - opencl: `(__global uint*)((uintptr_t)p & ~3)`, of the address space.
    - cuda: `(unsigned*)((uintptr_t)p & ~3)`.
    - dsp: `(uint32_t*)((uintptr_t)p & ~3)`.
    - hls: refused: an array is no bytes of a memory.
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

    Lowering:
    - spirv: refused for Vulkan, which has no generic pointers.
    - ptx: `cvta` and `cvta.to`.
    - msl: refused: a pointer has one address space; functions are copied
      for each.
    - opencl: `to_global` and its like, or an implicit conversion; before
      OpenCL 2.0 refused.
    - cuda: nothing: pointers are generic.
    - dsp: nothing: there is one address space.
    - hls: refused: each array is a memory of its own.
  }];
}

def Lir_PtrToIntOp : Lir_Op<"ptr_to_int", [Pure]> {
  let summary = "an address as an integer";
  let description = [{
    The number has 64 bits; where addresses have fewer, the high bits are zeros.
    `--lir-store-addresses` creates the op, for languages whose memory holds no
    pointers.

    Lowering:
    - spirv: `OpConvertPtrToU` for OpenCL; refused for Vulkan, whose pointers
      are no numbers in lir.
    - ptx: a move of the register.
    - msl: `(ulong)p`.
    - opencl: `(ulong)p`.
    - cuda: `(uint64_t)p`.
    - dsp: `(uint64_t)(uintptr_t)p`.
    - hls: refused: an array is no bytes of a memory.
  }];
  let arguments = (ins Mir_PtrType:$operand);
  let results = (outs I64:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

def Lir_IntToPtrOp : Lir_Op<"int_to_ptr", [Pure]> {
  let summary = "pointer from an address";
  let description = [{
    The number is a result of `lir.ptr_to_int` of a pointer into the same storage
    space, or an address that the user knows: `--lir-place-globals` creates the op
    for a global with `addr`.

    Lowering:
    - spirv: `OpConvertUToPtr` for OpenCL; refused for Vulkan, whose pointers
      are no numbers in lir.
    - ptx: a move of the register, or an address that is a number.
    - msl: `(device float*)n`, of the address space.
    - opencl: `(__global float*)n`, of the address space.
    - cuda: `(float*)n`.
    - dsp: `(float*)(uintptr_t)n`.
    - hls: refused: an array is no bytes of a memory.
  }];
  let arguments = (ins I64:$operand);
  let results = (outs Mir_PtrType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}
