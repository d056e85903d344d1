//===- TargetOps.td - Questions to the target profile -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_TARGET_OPS_TD
#define GIR_COMMON_TARGET_OPS_TD

include "common/Definitions.td"
include "mir/MirDialect.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Target_Supports<GirLevel level>
    : GirSharedOp<level, "target_supports", [Pure]> {
  let summary = "whether the target has a feature";
  let arguments = (ins StrAttr:$feature);
  let results = (outs I1:$result);
  let assemblyFormat = "$feature attr-dict";
  let hasVerifier = 1;
  let extraClassDefinition =
      GirVerifyBy<"verifyFeatureName(*this, getFeature())">.definition;
}

class Target_SpecConstant<GirLevel level>
    : GirSharedOp<level, "spec_constant", [Pure, AllTypesMatch<["value", "result"]>]> {
  let summary = "number that the host may set when it loads the module";
  let arguments = (ins StrAttr:$name,
                       ConfinedAttr<I32Attr, [IntNonNegative]>:$id,
                       TypedAttrInterface:$value);
  let results = (outs AnyTypeOf<[I1, Mir_Number]>:$result);
  let assemblyFormat = "$name `id` `(` $id `)` `=` $value attr-dict";
  let hasVerifier = 1;
  let extraClassDefinition =
      GirVerifyBy<"verifySpecConstant(*this, getName())">.definition;
}

#endif // GIR_COMMON_TARGET_OPS_TD
