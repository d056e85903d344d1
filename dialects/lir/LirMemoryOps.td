//===- LirMemoryOps.td - Storage, loads, stores and address arithmetic -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Lir_GlobalOp : Lir_Op<"global", [Symbol]> {
  let summary = "module-level storage";
  let description = [{
    Storage class by the pointer type, `count` elements (0 with `dynamic`) of
    `align` bytes alignment. In global storage it carries `lir.resource`.
    Lowering: spirv: a global variable of the storage class; constants with an
    initializer become constant arrays.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttrOf<Mir_PtrType>:$type,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$count,
                       IntValidAlignment<I64Attr>:$align,
                       UnitAttr:$dynamic,
                       TypeAttr:$elem_type,
                       OptionalAttr<AnyAttr>:$initializer,
                       OptionalAttr<I64Attr>:$address);
  let assemblyFormat = [{
    $sym_name `:` $type `count` $count `align` $align (`dynamic` $dynamic^)?
    `elem` $elem_type (`addr` `(` $address^ `)`)? (`=` $initializer^)? attr-dict
  }];
  let hasVerifier = 1;
}

def Lir_AddressOfOp : Lir_Op<"address_of", [
    Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "pointer to a global";
  let description = "Lowering: spirv: OpVariable's id.";
  let arguments = (ins FlatSymbolRefAttr:$global);
  let results = (outs Mir_PtrType:$result);
  let assemblyFormat = "$global attr-dict `:` type($result)";
}

def Lir_VarOp : Lir_Op<"var", []> {
  let summary = "storage of one function call";
  let description = [{
    `count` elements, one if it is absent (Runa GPU dialect specification section
    7.1). Private storage is there for one call of the function; workgroup
    storage, in the entry block of a kernel, for one run of it by a workgroup.
    Lowering: spirv: OpVariable in the Function storage class.
  }];
  let arguments = (ins ConfinedAttr<I64Attr, [IntPositive]>:$count,
                       IntValidAlignment<I64Attr>:$align);
  let results = (outs Res<Mir_PtrType, "", [MemAlloc]>:$result);
  let assemblyFormat =
      "custom<OptionalCount>($count) `align` $align attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Lir_LoadOp : Lir_Op<"load", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "load";
  let description = [{
    Runa GPU dialect specification section 7.1. With an ordering, which is
    relaxed, acquire or seq_cst, and a scope it is an atomic access of a number:
    the same as `lir.atomic_load`. A volatile load is neither left out nor done
    twice. Lowering: spirv: OpLoad.
  }];
  let arguments = (ins Mir_PtrType:$ptr, IntValidAlignment<I64Attr>:$align,
                       UnitAttr:$is_volatile,
                       OptionalAttr<MemoryOrdering>:$ordering,
                       OptionalAttr<MemoryScope>:$scope);
  let results = (outs Mir_Value:$result);
  let assemblyFormat = [{
    (`volatile` $is_volatile^)? $ptr `align` $align (`ordering` $ordering^)?
    (`scope` $scope^)? attr-dict `:` type($ptr) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Lir_StoreOp : Lir_Op<"store", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "store";
  let description = [{
    Runa GPU dialect specification section 7.1. With an ordering, which is
    relaxed, release or seq_cst, and a scope it is an atomic access of a number:
    the same as `lir.atomic_store`. A volatile store is neither left out nor done
    twice. Lowering: spirv: OpStore.
  }];
  let arguments = (ins Mir_PtrType:$ptr, Mir_Value:$value,
                       IntValidAlignment<I64Attr>:$align, UnitAttr:$is_volatile,
                       OptionalAttr<MemoryOrdering>:$ordering,
                       OptionalAttr<MemoryScope>:$scope);
  let assemblyFormat = [{
    (`volatile` $is_volatile^)? $ptr `,` $value `align` $align
    (`ordering` $ordering^)? (`scope` $scope^)? attr-dict
    `:` type($ptr) `,` type($value)
  }];
  let hasVerifier = 1;
}

def Lir_GepOp : Lir_Op<"gep", [Pure, AllTypesMatch<["base", "result"]>]> {
  let summary = "address of an element";
  let description = [{
    `base + index * stride` bytes. Lowering: spirv: the index of an
    OpAccessChain.
  }];
  let arguments = (ins Mir_PtrType:$base, Mir_Int:$index,
                       ConfinedAttr<I64Attr, [IntPositive]>:$stride,
                       UnitAttr:$unsigned_index);
  let results = (outs Mir_PtrType:$result);
  let assemblyFormat = [{
    (`unsigned` $unsigned_index^)? $base `[` $index `]` `stride` $stride
    attr-dict `:` type($base) `,` type($index)
  }];
}

def Lir_PtrCastOp : Lir_Op<"ptr_cast", [Pure]> {
  let summary = "the same address with another element type";
  let description = "Lowering: spirv: OpBitcast of the loaded or stored value.";
  let arguments = (ins Mir_PtrType:$operand);
  let results = (outs Mir_PtrType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
  let hasVerifier = 1;
}

def Lir_AddrSpaceCastOp : Lir_Op<"addrspace_cast", [Pure]> {
  let summary = "the same address in another storage space";
  let description = [{
    To the generic space, which holds global, workgroup and private storage, or
    from there to the one the address is known to be in. Lowering: spirv for Vulkan: has
    no generic pointers.
  }];
  let arguments = (ins Mir_PtrType:$operand);
  let results = (outs Mir_PtrType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
  let hasVerifier = 1;
}
