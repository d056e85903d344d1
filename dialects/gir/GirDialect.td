//===- GirDialect.td - The gir dialect, its types and base classes -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_GIR_DIALECT_TD
#define GIR_GIR_DIALECT_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpBase.td"
include "common/CommonEnums.td"
include "gir/GirEnums.td"

def Gir_Dialect : Dialect {
  let name = "gir";
  let cppNamespace = "::gir::gir";
  let summary = "GIR, the typed SSA assembly, as MLIR";
  let description = [{
    One op per instruction of the GIR text form. Integers are signed (`si32`)
    or unsigned (`ui32`), control flow is a CFG, every atomic names its
    ordering and scope. `.gir` text and this dialect hold the same program.
  }];
  let useDefaultTypePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let dependentDialects = [];
}

class Gir_Type<string name, string typeMnemonic> : TypeDef<Gir_Dialect, name> {
  let mnemonic = typeMnemonic;
}

def Gir_PtrType : Gir_Type<"Ptr", "ptr"> {
  let summary = "pointer to a type in an address space";
  let description = [{
    `ptr[global]<f32>` of the text form is `!gir.ptr<global, f32>`
    (GIR specification section 3.2).
  }];
  let parameters = (ins EnumParameter<Gir_AddressSpace>:$space,
                        "::mlir::Type":$pointee);
  let assemblyFormat = "`<` $space `,` $pointee `>`";
  let genVerifyDecl = 1;
}

// Integers carry their sign; widths 8 to 64.
def Gir_SInt : AnyTypeOf<[SI8, SI16, SI32, SI64], "signed integer">;
def Gir_UInt : AnyTypeOf<[UI8, UI16, UI32, UI64], "unsigned integer">;
def Gir_Int : AnyTypeOf<[Gir_SInt, Gir_UInt], "integer">;
def Gir_Float : AnyTypeOf<[F16, F32, F64], "floating-point number">;
def Gir_Scalar : AnyTypeOf<[Gir_Int, Gir_Float], "scalar">;
def Gir_Value : AnyTypeOf<[Gir_Scalar, Gir_PtrType], "scalar or pointer">;

#endif // GIR_GIR_DIALECT_TD
