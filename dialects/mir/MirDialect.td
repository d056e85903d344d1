//===- MirDialect.td - The mir dialect, its types and attributes -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_MIR_DIALECT_TD
#define GIR_MIR_DIALECT_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "common/CommonEnums.td"
include "common/Vectors.td"
include "mir/MirEnums.td"

def Mir_Dialect : Dialect {
  let name = "mir";
  let cppNamespace = "::gir::mir";
  let summary = "MIR.GPU: portable, structured kernels";
  let description = [{
    Portable kernels with structured control flow: `mir.gpu.*` where upstream has
    no op, `arith`, `math`, `vector`, `scf` and `func` for the rest. Integers are signless. A kernel is a `func.func` with a `mir.kernel`
    attribute; its pointers and handles carry `mir.resource`, its inputs
    `mir.io`, every parameter `mir.name`, and `mir.type` the scalar or element
    type with its sign. Annotations, `mir.push_constants`, `mir.dsp_dma` and
    those of FPGAs among them, are discardable attributes of functions, loops
    and variables; lowering keeps them under the names of lir.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let hasConstantMaterializer = 1;
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let extraClassDeclaration = "void registerTypes();";
}

class Mir_Type<string name, string typeMnemonic> : TypeDef<Mir_Dialect, name> {
  let mnemonic = typeMnemonic;
}

def Mir_PtrType : Mir_Type<"Ptr", "ptr"> {
  let summary = "pointer into a storage space";
  let description = [{
    `!mir.ptr<global, f32>`; mir and lir share it (Runa GPU dialect
    specification section 3).
  }];
  let parameters = (ins EnumParameter<Mir_StorageSpace>:$space,
                        "::mlir::Type":$pointee);
  let assemblyFormat = "`<` $space `,` $pointee `>`";
  let genVerifyDecl = 1;
}

include "mir/MirTypes.td"
include "mir/MirCoopMatrixTypes.td"

def Mir_Int : AnyTypeOf<[I8, I16, I32, I64], "signless integer">;
def Mir_Float : AnyTypeOf<GirFloats, "floating-point number">;
def Mir_Number : AnyTypeOf<[Mir_Int, Mir_Float], "number">;
def Mir_Vector : GirVectorOf<!listconcat([I1], GirNumbers)>;
def Mir_Value : AnyTypeOf<[I1, Mir_Int, Mir_Float, Mir_Vector, Mir_PtrType,
                           Mir_MatrixType],
                          "scalar, vector, matrix or pointer">;

// Coordinates and values of images, and inputs and outputs of stages.
def Mir_TexelCoords : AnyTypeOf<[I32, VectorOfLengthAndType<[2, 3], [I32]>],
                                "i32 or vector of two or three i32">;
def Mir_SampleCoords : AnyTypeOf<[F32, VectorOfLengthAndType<[2, 3, 4], [F32]>],
                                 "f32 or vector of two, three or four f32">;
def Mir_ResourceIndex : AnyTypeOf<[I32, I64, VectorOfLengthAndType<[2, 3], [I32]>],
                                  "i32, i64 or vector of two or three i32">;
def Mir_Texel : VectorOfLengthAndType<[4], [F16, F32, I32]>;
// The result of a sample: of one that compares, the part of the comparisons that hold.
def Mir_Sample : AnyTypeOf<[F32, Mir_Texel], "f32 or texel">;
def Mir_ImageNumber : AnyTypeOf<[I32, F32], "i32 or f32">;
def Mir_FourFloats
    : VectorOfLengthAndType<[4], [F32]>,
      BuildableType<"::mlir::VectorType::get({4}, $_builder.getF32Type())">;
def Mir_IoValue : AnyTypeOf<[I1, Mir_Number, Mir_Vector], "number or vector">;
// Elements of a buffer.
def Mir_BufferValue
    : AnyTypeOf<[Mir_Number, VectorOfLengthAndType<[2, 3, 4], GirNumbers>, Mir_MatrixType],
                "number, vector of two to four or matrix">;

class Mir_Attr<string name, string attrMnemonic> : AttrDef<Mir_Dialect, name> {
  let mnemonic = attrMnemonic;
}

def Mir_KernelAttr : Mir_Attr<"Kernel", "kernel"> {
  let summary = "marks an entry point";
  let description = [{
    `#mir.kernel<compute, workgroup_size = [64, 1, 1], subgroup_size = 32>`;
    each of the sizes may be absent, in which case the launch chooses it (Runa GPU
    dialect specification section 6.1, `@kernel`). `local_size_hint = [x, y, z]`
    is the expected workgroup size of the launch. The stages mesh, task, raygen,
    miss and closesthit are reserved.
  }];
  let parameters = (ins EnumParameter<Mir_Stage>:$stage,
                        OptionalArrayRefParameter<"int64_t">:$workgroup_size,
                        OptionalParameter<"int64_t">:$subgroup_size,
                        OptionalArrayRefParameter<"int64_t">:$local_size_hint);
  let assemblyFormat = [{
    `<` $stage `` custom<KernelSizes>($workgroup_size, $subgroup_size,
                                      $local_size_hint) `` `>`
  }];
  let genVerifyDecl = 1;
}

class Mir_Maybe<string type> : OptionalParameter<"std::optional<" # type # ">"> {
  let printer = "$_printer << *$_self";
}
class Mir_MaybeEnum<EnumInfo info>
    : Mir_Maybe<info.cppNamespace # "::" # info.className>;

def Mir_ResourceAttr : Mir_Attr<"Resource", "resource"> {
  let summary = "binding of a resource";
  let description = [{
    `#mir.resource<set = 0, binding = 2, storage>` (Runa GPU dialect
    specification section 6.1, `@resource`). The kind is uniform, storage,
    sampler or image. `name = "data"` is its name on the host, by default the name
    of the parameter; `layout = std140`, `std430` or `metal` names the layout rules
    of a buffer.
  }];
  let parameters = (ins "int64_t":$set, "int64_t":$binding,
                        EnumParameter<Mir_ResourceKind>:$kind,
                        StringRefParameter<"", "\"\"">:$name,
                        Mir_MaybeEnum<Mir_Layout>:$layout);
  let assemblyFormat = [{
    `<` `set` `=` $set `,` `binding` `=` $binding `,` $kind ``
    custom<ResourceOptions>($name, $layout) `` `>`
  }];
  let genVerifyDecl = 1;
}

include "mir/MirAnnotations.td"

#endif // GIR_MIR_DIALECT_TD
