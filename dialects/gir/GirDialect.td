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
include "common/Vectors.td"
include "gir/GirEnums.td"

def Gir_Dialect : Dialect {
  let name = "gir";
  let cppNamespace = "::gir::gir";
  let summary = "GIR, the typed SSA assembly, as MLIR";
  let description = [{
    One op per instruction of the GIR text form. Integers are signed (`si32`)
    or unsigned (`ui32`), also as lanes of vectors (`vector<4xsi32>`). Control flow
    is a CFG. Every atomic names its ordering and scope. `.gir` text and this
    dialect hold the same program.

    Operations fold where exactly one result is right. Operations that give an
    unspecified value (division by zero, shifts by the width and more, floats that do
    not fit an integer) are kept, and so are functions with an error bound. Nothing folds
    unless a pass such as `--canonicalize` is requested.
  }];
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
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
defvar Gir_SInts = [SI8, SI16, SI32, SI64];
defvar Gir_UInts = [UI8, UI16, UI32, UI64];
defvar Gir_Floats = [F16, BF16, F32, F64];
def Gir_SInt : AnyTypeOf<Gir_SInts, "signed integer">;
def Gir_UInt : AnyTypeOf<Gir_UInts, "unsigned integer">;
def Gir_Int : AnyTypeOf<!listconcat(Gir_SInts, Gir_UInts), "integer">;
def Gir_Float : AnyTypeOf<Gir_Floats, "floating-point number">;
def Gir_Scalar : AnyTypeOf<[Gir_Int, Gir_Float], "scalar">;

// Operations that work lane by lane take numbers and vectors of them alike.
def Gir_Vector : GirVectorOf<!listconcat(Gir_SInts, Gir_UInts, Gir_Floats)>;
def Gir_SIntLike : GirOrVectorOf<Gir_SInts, "signed integer">;
def Gir_UIntLike : GirOrVectorOf<Gir_UInts, "unsigned integer">;
def Gir_IntLike : GirOrVectorOf<!listconcat(Gir_SInts, Gir_UInts), "integer">;
def Gir_FloatLike : GirOrVectorOf<Gir_Floats, "floating-point number">;
def Gir_ScalarLike : AnyTypeOf<[Gir_Scalar, Gir_Vector], "scalar or vector">;
def Gir_FlagLike : GirOrVectorOf<[UI32], "32-bit unsigned integer">;
def Gir_Value : AnyTypeOf<[Gir_Scalar, Gir_Vector, Gir_PtrType],
                          "scalar, vector or pointer">;

#endif // GIR_GIR_DIALECT_TD
