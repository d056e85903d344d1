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
    `lir.kernel`, its parameters `lir.resource` or `lir.push_constant`,
    `lir.name` and `lir.type`.
  }];
  let dependentDialects = ["::gir::mir::MirDialect"];
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
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

#endif // GIR_LIR_DIALECT_TD
