//===- GirMemoryOps.td - Loads, stores and address arithmetic -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Gir_LoadOp : Gir_Op<"load", []> {
  let form = "UNARY";
  let summary = "load";
  let description = "`%v = load %p` (GIR specification section 8.6).";
  let arguments = (ins Arg<Gir_PtrType, "", [MemRead]>:$ptr);
  let results = (outs Gir_Value:$result);
  let assemblyFormat = "$ptr attr-dict `:` type($ptr) `->` type($result)";
  let hasVerifier = 1;
}

def Gir_StoreOp : Gir_Op<"store", []> {
  let form = "STORE";
  let summary = "store";
  let description = "`store %p, %v` (GIR specification section 8.6).";
  let arguments = (ins Arg<Gir_PtrType, "", [MemWrite]>:$ptr, Gir_Value:$value);
  let assemblyFormat =
      "$ptr `,` $value attr-dict `:` type($ptr) `,` type($value)";
  let hasVerifier = 1;
}

def Gir_GepOp : Gir_Op<"gep", [Pure, AllTypesMatch<["base", "result"]>]> {
  let form = "ADDRESS";
  let summary = "address of an element";
  let description = [{
    `base + index * stride` bytes; the index is sign- or zero-extended to the
    address width by its type (GIR specification section 8.7).
  }];
  let arguments = (ins Gir_PtrType:$base, Gir_Int:$index,
                       ConfinedAttr<I64Attr, [IntPositive]>:$stride);
  let results = (outs Gir_PtrType:$result);
  let assemblyFormat =
      "$base `[` $index `]` `stride` $stride attr-dict `:` type($base) `,` type($index)";
  let hasFolder = 1;
}

def Gir_AllocOp : Gir_Op<"alloc", []> {
  let form = "ALLOCATE";
  let extension = "Arrays";
  let summary = "storage of one function call";
  let description = [{
    `%p = alloc f32 count=16`: uninitialised, private to the work-item, one
    storage per call of the function; must be in the entry block.
  }];
  let arguments = (ins ConfinedAttr<I64Attr, [IntPositive]>:$count);
  let results = (outs Res<Gir_PtrType, "", [MemAlloc]>:$result);
  let assemblyFormat = "$count attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Gir_AddrSpaceCastOp : Gir_Op<"addrspacecast", [Pure]> {
  let form = "CAST";
  let extension = "PointerCasts";
  let summary = "the same address in another address space";
  let description = [{
    `%q = addrspacecast %p -> ptr[generic]<f32>`: to the generic address space,
    which covers global, shared and local memory, or from it to the address space
    that the address is known to be in.
  }];
  let arguments = (ins Gir_PtrType:$operand);
  let results = (outs Gir_PtrType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}
