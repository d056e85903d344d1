//===- MirMemoryOps.td - Storage, loads, stores and address arithmetic -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Mir_GlobalOp : Memory_Global<Mir_Level> {
  let description = [{
    `type` is the type of the pointer that the symbol denotes. The storage has `count`
    elements, or with `dynamic`, where `count` is 0, as many as the launch says.
    `elem_type` is the element type with its sign, for reflection and readable output.
  }];
}

def Mir_AddressOfOp : Memory_AddressOf<Mir_Level>;

def Mir_AllocOp : Memory_Local<Mir_Level, "alloc", [
    DeclareOpInterfaceMethods<PromotableAllocationOpInterface>]> {
  let description = [{
    `count` elements, one if it is absent (Runa GPU dialect specification section
    6.2, `gpu.alloc`). Private storage lives for one call of the function; workgroup
    storage, in the entry block of a kernel, for one run of it by a workgroup.
  }];
}

def Mir_LoadOp : Memory_Load<Mir_Level, [
    DeclareOpInterfaceMethods<PromotableMemOpInterface>]> {
  let description = [{
    Runa GPU dialect specification section 6.2, `gpu.load`. With an ordering,
    which is relaxed, acquire or seq_cst, it is an atomic access of a number: the
    same as `mir.gpu.atomic_load`. The default scope is the workgroup for
    workgroup storage, else the device. A volatile load is neither removed nor
    repeated.
  }];
}

def Mir_StoreOp : Memory_Store<Mir_Level, [
    DeclareOpInterfaceMethods<PromotableMemOpInterface>]> {
  let description = [{
    Runa GPU dialect specification section 6.2, `gpu.store`. With an ordering,
    which is relaxed, release or seq_cst, it is an atomic access of a number: the
    same as `mir.gpu.atomic_store`. The default scope is the workgroup for
    workgroup storage, else the device. A volatile store is neither removed nor
    repeated.
  }];
}

def Mir_GepOp : Memory_Gep<Mir_Level> {
  let description = [{
    `base + index * stride` bytes; the index is zero-extended to the address
    width if `unsigned`, sign-extended otherwise.
  }];
}

def Mir_PtrCastOp : Memory_PtrCast<Mir_Level>;

def Mir_AddrSpaceCastOp : Memory_AddrSpaceCast<Mir_Level> {
  let description = [{
    To the generic space, which covers global, workgroup and private storage, or from
    it to the space that the address is known to be in.
  }];
}

def Mir_PtrToIntOp : Memory_PtrToInt<Mir_Level> {
  let description = [{
    The number has 64 bits; where addresses have fewer, the high bits are zeros.
    Two addresses are equal where the pointers are, and their difference is that of
    the bytes. Targets without addresses take the op where pointers into one memory
    are compared or subtracted.
  }];
}

def Mir_IntToPtrOp : Memory_IntToPtr<Mir_Level> {
  let description = [{
    The number is a result of `ptr_to_int` of a pointer into the same storage
    space, or 0: the null pointer, which may be compared and not be accessed.
  }];
}
