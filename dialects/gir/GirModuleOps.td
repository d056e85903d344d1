//===- GirModuleOps.td - Functions and globals -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Gir_FuncOp : Gir_Op<"func", [
    FunctionOpInterface, IsolatedFromAbove, AutomaticAllocationScope, Symbol,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>
  ]> {
  let summary = "function or kernel";
  let description = [{
    A function of GIR specification section 6. `kernel` marks an entry point;
    `workgroup_size` and `subgroup_size` are the kernel's own sizes and may be
    absent. Parameter names are the argument attribute `gir.name`, explicit
    bindings of a kernel's pointers `gir.resource = [set, binding]`;
    `block_names` keeps the labels. Locations keep the names of values, which
    are ids in MLIR text; `%12` is `%-12` there, as MLIR numbers values without a
    name. With the attribute `gir.fast_math` its operations on floats may
    approximate (`--fast-math`). A kernel uses, itself and through calls, at
    most one global that is sized at launch. A function without a body is
    declared (`func extern`) and defined by a module that is linked.

    ```mlir
    gir.func @k(%x: !gir.ptr<global, f32> {gir.name = "x"})
        attributes {kernel, workgroup_size = array<i32: 64, 1, 1>} {
      gir.return
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttrOf<FunctionType>:$function_type,
                       UnitAttr:$kernel,
                       UnitAttr:$inline_hint,
                       UnitAttr:$noinline_hint,
                       OptionalAttr<DenseI32ArrayAttr>:$workgroup_size,
                       OptionalAttr<I32Attr>:$subgroup_size,
                       OptionalAttr<StrArrayAttr>:$block_names,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() {
      return getFunctionType().getInputs();
    }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() {
      return getFunctionType().getResults();
    }
    ::mlir::Region *getCallableRegion() {
      return isExternal() ? nullptr : &getBody();
    }
  }];
}

def Gir_ReturnOp : Gir_Op<"return", [
    Pure, HasParent<"FuncOp">, ReturnLike, Terminator]> {
  let form = "RETURN";
  let opcode = "ret";
  let summary = "return from a function";
  let description = "`ret` or `ret %v` (GIR specification section 7.2).";
  let arguments = (ins Optional<Gir_Value>:$operand);
  let assemblyFormat = "($operand^ `:` type($operand))? attr-dict";
  let hasVerifier = 1;
}

def Gir_CallOp : Gir_Op<"call", [
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let form = "CALL";
  let extension = "Calls";
  let summary = "direct call";
  let description = [{
    `%r = call @f(%a, %b)`. The callee is a function of the module that is not
    a kernel; recursion is an error.
  }];
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<Gir_Value>:$args);
  let results = (outs Optional<Gir_Value>:$result);
  let assemblyFormat =
      "$callee `(` $args `)` attr-dict `:` functional-type($args, $result)";
}

def Gir_GlobalOp : Gir_Op<"global", [Symbol]> {
  let summary = "module-level storage";
  let description = [{
    A global of GIR specification section 5. `type` is the type of the pointer
    that the global's name denotes. It has `count` elements (1 if absent), or with
    `dynamic` as many as the launch says. `initializer` holds the elements, `address`
    is `addr(…)`. Text lists the lanes of vectors one after the other, three of a
    vec3; `initializer` has a row for each vector.

    ```mlir
    // global @axes : ptr[const]<vec2<f32>> count=2 = [1.0f, 0.0f, 0.0f, 1.0f]
    gir.global @axes : !gir.ptr<const, vector<2xf32>> count 2
        = dense<[[1.0, 0.0], [0.0, 1.0]]> : tensor<2x2xf32>
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttrOf<Gir_PtrType>:$type,
                       OptionalAttr<I64Attr>:$count,
                       UnitAttr:$dynamic,
                       OptionalAttr<AnyAttr>:$initializer,
                       OptionalAttr<I64Attr>:$address);
  let assemblyFormat = [{
    $sym_name `:` $type (`count` $count^)? (`dynamic` $dynamic^)?
    (`addr` `(` $address^ `)`)? (`=` $initializer^)? attr-dict
  }];
  let hasVerifier = 1;
}

def Gir_AddressOfOp : Gir_Op<"address_of", [
    Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "pointer to a global";
  let description = "`%p = mov @g` (GIR specification section 8.1).";
  let arguments = (ins FlatSymbolRefAttr:$global);
  let results = (outs Gir_PtrType:$result);
  let assemblyFormat = "$global attr-dict `:` type($result)";
}
