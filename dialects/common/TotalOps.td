//===- TotalOps.td - Integer and conversion ops without undefined behaviour -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_TOTAL_OPS_TD
#define GIR_COMMON_TOTAL_OPS_TD

include "common/Definitions.td"
include "common/Vectors.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// Operations that `arith` makes poison or undefined for some operands, but
// GIR does not: division, remainder, shifts, float to integer. They stay ops
// of mir and lir until a target, which adds a guard only where it needs one.

// They work lane by lane.
def Total_Int : GirOrVectorOf<[I8, I16, I32, I64], "signless integer">;
def Total_Float : GirOrVectorOf<GirFloats, "floating-point number">;

// `compute` is the function of common/Folds.h for a lane.
// `neutral` is the right operand for which the result is the left one, -1 if there is none.
class Total_BinaryOp<Dialect dialect, string opMnemonic, string compute, int neutral>
    : Op<dialect, opMnemonic, [Pure, SameOperandsAndResultType]> {
  let arguments = (ins Total_Int:$lhs, Total_Int:$rhs);
  let results = (outs Total_Int:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
  let hasFolder = 1;
  let extraClassDefinition =
      GirFoldBy<"foldTotal(constants, getLhs(), ::gir::" # compute # ", " # neutral #
                ")">.definition;
}

class Total_DivSI<Dialect dialect>
    : Total_BinaryOp<dialect, "divsi", "divideSigned", 1> {
  let summary = "signed division, total";
  let description = [{
    Truncates toward zero. `x / 0` is `x`, `INT_MIN / -1` is `INT_MIN`.
}];
}
class Total_DivUI<Dialect dialect>
    : Total_BinaryOp<dialect, "divui", "divideUnsigned", 1> {
  let summary = "unsigned division, total";
  let description = [{
    `x / 0` is `x`.
}];
}
class Total_RemSI<Dialect dialect>
    : Total_BinaryOp<dialect, "remsi", "remainderSigned", -1> {
  let summary = "signed remainder, total";
  let description = [{
    Has the sign of the dividend. The remainder by 0, and of `INT_MIN` by -1, is 0.
}];
}
class Total_RemUI<Dialect dialect>
    : Total_BinaryOp<dialect, "remui", "remainderUnsigned", -1> {
  let summary = "unsigned remainder, total";
  let description = [{
    The remainder by 0 is 0.
}];
}
class Total_ShlI<Dialect dialect>
    : Total_BinaryOp<dialect, "shli", "shiftLeft", 0> {
  let summary = "shift left, total";
  let description = [{
    The amount is taken modulo the width.
}];
}
class Total_ShrSI<Dialect dialect>
    : Total_BinaryOp<dialect, "shrsi", "shiftRightSigned", 0> {
  let summary = "arithmetic shift right, total";
  let description = [{
    The amount is taken modulo the width.
}];
}
class Total_ShrUI<Dialect dialect>
    : Total_BinaryOp<dialect, "shrui", "shiftRightUnsigned", 0> {
  let summary = "logical shift right, total";
  let description = [{
    The amount is taken modulo the width.
}];
}

class Total_FPToIntOp<Dialect dialect, string opMnemonic, string isSigned>
    : Op<dialect, opMnemonic, [Pure, SameOperandsAndResultShape]> {
  let arguments = (ins Total_Float:$operand);
  let results = (outs Total_Int:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
  let hasFolder = 1;
  let extraClassDefinition =
      GirFoldBy<"foldTruncation(constants, getType(), /*isSigned=*/" # isSigned #
                ", /*clamps=*/false)">.definition;
}
class Total_FPToSI<Dialect dialect> : Total_FPToIntOp<dialect, "fptosi", "true"> {
  let summary = "float to signed integer, total";
  let description = [{
    Truncates toward zero; 0 for a NaN and for values out of range.
}];
}
class Total_FPToUI<Dialect dialect> : Total_FPToIntOp<dialect, "fptoui", "false"> {
  let summary = "float to unsigned integer, total";
  let description = [{
    Truncates toward zero; 0 for a NaN and for values out of range.
}];
}

// `vector.extract` and `vector.insert` take a lane that is not constant as an
// `index`, which lir does not have, and are undefined beyond the last lane.

def Total_Scalar : AnyTypeOf<GirNumbers, "scalar">;
def Total_Vector : GirVectorOf<GirNumbers>;

class Total_ExtractLane<Dialect dialect>
    : Op<dialect, "extract_lane", [
          Pure, TypesMatchWith<"result is a lane of the vector", "vector",
                               "result", "::gir::laneOf($_self)">]> {
  let summary = "lane of a vector by a number, total";
  let description = [{
    The lane is unsigned; a number beyond the last means the last.
}];
  let arguments = (ins Total_Vector:$vector, I32:$lane);
  let results = (outs Total_Scalar:$result);
  let assemblyFormat = "$vector `[` $lane `]` attr-dict `:` type($vector)";
}
class Total_InsertLane<Dialect dialect>
    : Op<dialect, "insert_lane", [
          Pure, AllTypesMatch<["vector", "result"]>,
          TypesMatchWith<"value is a lane of the vector", "vector", "value",
                         "::gir::laneOf($_self)">]> {
  let summary = "vector with another lane, by a number, total";
  let description = [{
    The lane is unsigned; a number beyond the last means the last.
}];
  let arguments = (ins Total_Vector:$vector, Total_Scalar:$value, I32:$lane);
  let results = (outs Total_Vector:$result);
  let assemblyFormat =
      "$value `,` $vector `[` $lane `]` attr-dict `:` type($vector)";
}

#endif // GIR_COMMON_TOTAL_OPS_TD
