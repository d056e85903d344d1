//===- MemoryOps.td - Storage, loads, stores and address arithmetic -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_MEMORY_OPS_TD
#define GIR_COMMON_MEMORY_OPS_TD

include "common/Definitions.td"
include "mir/MirDialect.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// Ops without a description here are described at their two defs, if at all.

class Memory_Global<GirLevel level> : GirSharedOp<level, "global", [Symbol]> {
  let summary = "module-level storage";
  let arguments = !con((ins SymbolNameAttr:$sym_name,
                            TypeAttrOf<Mir_PtrType>:$type,
                            ConfinedAttr<I64Attr, [IntNonNegative]>:$count),
                       level.alignment,
                       (ins UnitAttr:$dynamic,
                            TypeAttr:$elem_type,
                            OptionalAttr<AnyAttr>:$initializer,
                            OptionalAttr<I64Attr>:$address));
  let assemblyFormat = [{
    $sym_name `:` $type `count` $count}] # level.alignmentSyntax #
                       [{ (`dynamic` $dynamic^)?
    `elem` $elem_type (`addr` `(` $address^ `)`)? (`=` $initializer^)? attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDefinition = GirVerifyBy<[{
    verifyGlobal(*this, getType(), getCount(), getDynamic(), getInitializer())
  }]>.definition;
}

class Memory_AddressOf<GirLevel level>
    : GirSharedOp<level, "address_of", [
          Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "pointer to a global";
  let arguments = (ins FlatSymbolRefAttr:$global);
  let results = (outs Mir_PtrType:$result);
  let assemblyFormat = "$global attr-dict `:` type($result)";
  let extraClassDefinition = [{
    ::llvm::LogicalResult
    $cppClass::verifySymbolUses(::mlir::SymbolTableCollection &tables) {
      return ::gir::verifyAddressOf<GlobalOp>(*this, tables);
    }
  }];
}

// Storage of one function call: `alloc` in mir, `var` in lir.
class Memory_Local<GirLevel level, string opMnemonic, list<Trait> traits = []>
    : GirSharedOp<level, opMnemonic, traits> {
  let summary = "storage of one function call";
  let arguments = !con((ins ConfinedAttr<I64Attr, [IntPositive]>:$count),
                       level.alignment);
  let results = (outs Res<Mir_PtrType, "", [MemAlloc]>:$result);
  let assemblyFormat = "custom<OptionalCount>($count)" # level.alignmentSyntax #
                       " attr-dict `:` type($result)";
  let hasVerifier = 1;
  let extraClassDefinition =
      GirVerifyBy<"verifyLocalStorage(*this, getType())">.definition;
}

class Memory_Load<GirLevel level, list<Trait> traits = []>
    : GirSharedOp<level, "load",
                  !listconcat([DeclareOpInterfaceMethods<MemoryEffectsOpInterface>],
                              traits)> {
  let access = AtomicOperation_Load;
  let summary = "load";
  let arguments = !con((ins Mir_PtrType:$ptr), level.alignment,
                       (ins UnitAttr:$is_volatile,
                            OptionalAttr<MemoryOrdering>:$ordering,
                            OptionalAttr<MemoryScope>:$scope));
  let results = (outs Mir_Value:$result);
  let assemblyFormat = [{
    (`volatile` $is_volatile^)? $ptr}] # level.alignmentSyntax #
                       [{ (`ordering` $ordering^)? (`scope` $scope^)?
    attr-dict `:` type($ptr) `->` type($result)
  }];
  let hasVerifier = 1;
  let extraClassDefinition =
      GirVerifyBy<"verifyLoad(*this, /*statesScope=*/" # level.statesScope #
                  ")">.definition #
      GirEffectsBy<"addAccessEffects(*this, /*isStore=*/false, effects)">.definition;
}

class Memory_Store<GirLevel level, list<Trait> traits = []>
    : GirSharedOp<level, "store",
                  !listconcat([DeclareOpInterfaceMethods<MemoryEffectsOpInterface>],
                              traits)> {
  let access = AtomicOperation_Store;
  let summary = "store";
  let arguments = !con((ins Mir_PtrType:$ptr, Mir_Value:$value), level.alignment,
                       (ins UnitAttr:$is_volatile,
                            OptionalAttr<MemoryOrdering>:$ordering,
                            OptionalAttr<MemoryScope>:$scope));
  let assemblyFormat = [{
    (`volatile` $is_volatile^)? $ptr `,` $value}] # level.alignmentSyntax #
                       [{ (`ordering` $ordering^)?
    (`scope` $scope^)? attr-dict `:` type($ptr) `,` type($value)
  }];
  let hasVerifier = 1;
  let extraClassDefinition =
      GirVerifyBy<"verifyStore(*this, /*statesScope=*/" # level.statesScope #
                  ")">.definition #
      GirEffectsBy<"addAccessEffects(*this, /*isStore=*/true, effects)">.definition;
}

class Memory_Gep<GirLevel level>
    : GirSharedOp<level, "gep", [Pure, AllTypesMatch<["base", "result"]>]> {
  let summary = "address of an element";
  let arguments = (ins Mir_PtrType:$base, Mir_Int:$index,
                       ConfinedAttr<I64Attr, [IntPositive]>:$stride,
                       UnitAttr:$unsigned_index);
  let results = (outs Mir_PtrType:$result);
  let assemblyFormat = [{
    (`unsigned` $unsigned_index^)? $base `[` $index `]` `stride` $stride
    attr-dict `:` type($base) `,` type($index)
  }];
  let hasFolder = 1;
  let extraClassDefinition = [{
    ::mlir::OpFoldResult $cppClass::fold(FoldAdaptor adaptor) {
      return ::gir::foldGep(*this, adaptor.getIndex());
    }
  }];
}

class Memory_PtrCast<GirLevel level> : GirSharedOp<level, "ptr_cast", [Pure]> {
  let summary = "the same address with another element type";
  let arguments = (ins Mir_PtrType:$operand);
  let results = (outs Mir_PtrType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
  let extraClassDefinition = GirVerifyBy<[{
    verifyPtrCast(*this, getOperand().getType(), getType())
  }]>.definition # [{
    ::mlir::OpFoldResult $cppClass::fold(FoldAdaptor) {
      return ::gir::foldPtrCast(*this);
    }
  }];
}

class Memory_AddrSpaceCast<GirLevel level>
    : GirSharedOp<level, "addrspace_cast", [Pure]> {
  let summary = "the same address in another storage space";
  let arguments = (ins Mir_PtrType:$operand);
  let results = (outs Mir_PtrType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
  let hasVerifier = 1;
  let extraClassDefinition = GirVerifyBy<[{
    verifyAddrSpaceCast(*this, getOperand().getType(), getType())
  }]>.definition;
}

class Memory_PtrToInt<GirLevel level> : GirSharedOp<level, "ptr_to_int", [Pure]> {
  let summary = "an address as an integer";
  let arguments = (ins Mir_PtrType:$operand);
  let results = (outs I64:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

class Memory_IntToPtr<GirLevel level> : GirSharedOp<level, "int_to_ptr", [Pure]> {
  let summary = "pointer from an address";
  let arguments = (ins I64:$operand);
  let results = (outs Mir_PtrType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

#endif // GIR_COMMON_MEMORY_OPS_TD
