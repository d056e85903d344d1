//===- LirDialect.td - The lir dialect and its attributes -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_LIR_DIALECT_TD
#define GIR_LIR_DIALECT_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "common/CommonEnums.td"
include "mir/MirDialect.td"
include "lir/LirEnums.td"

def Lir_Dialect : Dialect {
  let name = "lir";
  let cppNamespace = "::gir::lir";
  let summary = "LIR.GPU: kernels made concrete for one target profile";
  let description = [{
    Concrete kernels: every memory op states storage class and alignment, every
    resource its binding, every scalar parameter its offset. Types are those of
    mir; there is no `index`. The module carries `lir.target`, a kernel
    `lir.kernel` and, if it has scalars, `lir.push_constants`, its parameters
    `lir.resource`, `lir.io` or `lir.push_constant`, `lir.layout` if they are
    buffers, `lir.name` and `lir.type`. Annotations are those of mir.
  }];
  let dependentDialects = ["::gir::mir::MirDialect",
                           "::mlir::arith::ArithDialect"];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let extraClassDeclaration = [{
    /// Data of the compiler for this context.
    ContextData contextData;
  }];
}

class Lir_Attr<string name, string attrMnemonic> : AttrDef<Lir_Dialect, name> {
  let mnemonic = attrMnemonic;
}

def Lir_PushConstantAttr : Lir_Attr<"PushConstant", "push_constant"> {
  let summary = "place of a scalar parameter";
  let description = [{
    `#lir.push_constant<offset = 4, size = 4>`: bytes from the start of the
    kernel's parameter block.
  }];
  let parameters = (ins "int64_t":$offset, "int64_t":$size);
  let assemblyFormat = "`<` `offset` `=` $offset `,` `size` `=` $size `>`";
  let genVerifyDecl = 1;
}

def Lir_LayoutAttr : Lir_Attr<"Layout", "layout"> {
  let summary = "layout of the elements of a buffer";
  let description = [{
    `#lir.layout<std140, size = 12, align = 16, stride = 16>` as `lir.layout` on
    a buffer parameter: size and alignment of an element, and distance from one to the
    next, in bytes. For a matrix, `matrix_stride` is the distance from one row or
    column to the next, and `major` says which of them is contiguous: row for std140
    and std430, column for metal.
  }];
  let parameters = (ins EnumParameter<Mir_Layout>:$rules, "int64_t":$size,
                        "int64_t":$align, "int64_t":$stride,
                        OptionalParameter<"int64_t">:$matrix_stride,
                        Mir_MaybeEnum<Lir_Major>:$major);
  let assemblyFormat = [{
    `<` $rules `,` struct($size, $align, $stride, $matrix_stride, $major) `>`
  }];
  let genVerifyDecl = 1;
}

#endif // GIR_LIR_DIALECT_TD
