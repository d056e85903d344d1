//===- MirMemoryOps.td - Storage, loads, stores and address arithmetic -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Mir_GlobalOp : Mir_GpuOp<"global", [Symbol]> {
  let summary = "module-level storage";
  let description = [{
    `type` is the type of the pointer that the symbol denotes. The storage has `count`
    elements, or with `dynamic`, where `count` is 0, as many as the launch says.
    `elem_type` is the element type with its sign, for reflection and readable output.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttrOf<Mir_PtrType>:$type,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$count,
                       UnitAttr:$dynamic,
                       TypeAttr:$elem_type,
                       OptionalAttr<AnyAttr>:$initializer,
                       OptionalAttr<I64Attr>:$address);
  let assemblyFormat = [{
    $sym_name `:` $type `count` $count (`dynamic` $dynamic^)?
    `elem` $elem_type (`addr` `(` $address^ `)`)? (`=` $initializer^)? attr-dict
  }];
  let hasVerifier = 1;
}

def Mir_AddressOfOp : Mir_GpuOp<"address_of", [
    Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "pointer to a global";
  let arguments = (ins FlatSymbolRefAttr:$global);
  let results = (outs Mir_PtrType:$result);
  let assemblyFormat = "$global attr-dict `:` type($result)";
}

def Mir_AllocOp : Mir_GpuOp<"alloc", [
    DeclareOpInterfaceMethods<PromotableAllocationOpInterface>]> {
  let summary = "storage of one function call";
  let description = [{
    `count` elements, one if it is absent (Runa GPU dialect specification section
    6.2, `gpu.alloc`). Private storage lives for one call of the function; workgroup
    storage, in the entry block of a kernel, for one run of it by a workgroup.
  }];
  let arguments = (ins ConfinedAttr<I64Attr, [IntPositive]>:$count);
  let results = (outs Res<Mir_PtrType, "", [MemAlloc]>:$result);
  let assemblyFormat =
      "custom<OptionalCount>($count) attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Mir_LoadOp : Mir_GpuOp<"load", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<PromotableMemOpInterface>]> {
  let summary = "load";
  let description = [{
    Runa GPU dialect specification section 6.2, `gpu.load`. With an ordering,
    which is relaxed, acquire or seq_cst, it is an atomic access of a number: the
    same as `mir.gpu.atomic_load`. The default scope is the workgroup for
    workgroup storage, else the device. A volatile load is neither removed nor
    repeated.
  }];
  let arguments = (ins Mir_PtrType:$ptr, UnitAttr:$is_volatile,
                       OptionalAttr<MemoryOrdering>:$ordering,
                       OptionalAttr<MemoryScope>:$scope);
  let results = (outs Mir_Value:$result);
  let assemblyFormat = [{
    (`volatile` $is_volatile^)? $ptr (`ordering` $ordering^)? (`scope` $scope^)?
    attr-dict `:` type($ptr) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Mir_StoreOp : Mir_GpuOp<"store", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<PromotableMemOpInterface>]> {
  let summary = "store";
  let description = [{
    Runa GPU dialect specification section 6.2, `gpu.store`. With an ordering,
    which is relaxed, release or seq_cst, it is an atomic access of a number: the
    same as `mir.gpu.atomic_store`. The default scope is the workgroup for
    workgroup storage, else the device. A volatile store is neither removed nor
    repeated.
  }];
  let arguments = (ins Mir_PtrType:$ptr, Mir_Value:$value, UnitAttr:$is_volatile,
                       OptionalAttr<MemoryOrdering>:$ordering,
                       OptionalAttr<MemoryScope>:$scope);
  let assemblyFormat = [{
    (`volatile` $is_volatile^)? $ptr `,` $value (`ordering` $ordering^)?
    (`scope` $scope^)? attr-dict `:` type($ptr) `,` type($value)
  }];
  let hasVerifier = 1;
}

def Mir_GepOp : Mir_GpuOp<"gep", [Pure, AllTypesMatch<["base", "result"]>]> {
  let summary = "address of an element";
  let description = [{
    `base + index * stride` bytes; the index is zero-extended to the address
    width if `unsigned`, sign-extended otherwise.
  }];
  let arguments = (ins Mir_PtrType:$base, Mir_Int:$index,
                       ConfinedAttr<I64Attr, [IntPositive]>:$stride,
                       UnitAttr:$unsigned_index);
  let results = (outs Mir_PtrType:$result);
  let assemblyFormat = [{
    (`unsigned` $unsigned_index^)? $base `[` $index `]` `stride` $stride
    attr-dict `:` type($base) `,` type($index)
  }];
  let hasFolder = 1;
}

def Mir_PtrCastOp : Mir_GpuOp<"ptr_cast", [Pure]> {
  let summary = "the same address with another element type";
  let arguments = (ins Mir_PtrType:$operand);
  let results = (outs Mir_PtrType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Mir_AddrSpaceCastOp : Mir_GpuOp<"addrspace_cast", [Pure]> {
  let summary = "the same address in another storage space";
  let description = [{
    To the generic space, which covers global, workgroup and private storage, or from
    it to the space that the address is known to be in.
  }];
  let arguments = (ins Mir_PtrType:$operand);
  let results = (outs Mir_PtrType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
  let hasVerifier = 1;
}
