//===- SaturatingOps.td - Saturating and fixed-point arithmetic -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_SATURATING_OPS_TD
#define GIR_COMMON_SATURATING_OPS_TD

include "common/TotalOps.td"
include "mir/MirEnums.td"

// Runa GPU dialect specification section 9.4. All of it works lane by lane, and
// every operand has a result. To saturate means to take the nearest value that
// the type of the result has.

class Saturating_Op<Dialect dialect, string opMnemonic, list<Trait> traits>
    : Op<dialect, opMnemonic, !listconcat([Pure], traits)> {
  let hasFolder = 1;
}

// `compute` is the function of common/Folds.h for a lane.
class Saturating_BinaryOp<Dialect dialect, string opMnemonic, string compute,
                          string what, string meaning>
    : Saturating_Op<dialect, opMnemonic, [SameOperandsAndResultType]> {
  let summary = what # ", saturating";
  let description = "\n    " # meaning # "\n";
  let arguments = (ins Total_Int:$lhs, Total_Int:$rhs);
  let results = (outs Total_Int:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
  let extraClassDefinition =
      GirFoldBy<"foldIntegers(constants, ::gir::" # compute # ")">.definition;
}

class Saturating_SAdd<Dialect dialect>
    : Saturating_BinaryOp<dialect, "sadd_sat", "addSigned",
                          "signed addition",
                          "`lhs + rhs`, clamped.">;
class Saturating_UAdd<Dialect dialect>
    : Saturating_BinaryOp<dialect, "uadd_sat", "addUnsigned",
                          "unsigned addition",
                          "`lhs + rhs`, clamped.">;
class Saturating_SSub<Dialect dialect>
    : Saturating_BinaryOp<dialect, "ssub_sat", "subtractSigned",
                          "signed subtraction",
                          "`lhs - rhs`, clamped; the negation if `lhs` is 0.">;
class Saturating_USub<Dialect dialect>
    : Saturating_BinaryOp<dialect, "usub_sat", "subtractUnsigned",
                          "unsigned subtraction",
                          "`lhs - rhs`, 0 where that is negative.">;
class Saturating_SShl<Dialect dialect>
    : Saturating_BinaryOp<dialect, "sshl_sat", "shiftLeftSigned",
                          "signed shift left",
                          [{`lhs * 2^rhs`, clamped. The amount is unsigned; an amount of
    the width or more keeps 0 and saturates every other value.}]>;
class Saturating_UShl<Dialect dialect>
    : Saturating_BinaryOp<dialect, "ushl_sat", "shiftLeftUnsigned",
                          "unsigned shift left",
                          [{`lhs * 2^rhs`, clamped. The amount is unsigned; an amount of
    the width or more keeps 0 and saturates every other value.}]>;

class Rounding_ShiftOp<Dialect dialect, string opMnemonic, string compute, string sign>
    : Saturating_BinaryOp<dialect, opMnemonic, compute, sign # " shift right", [{
    `lhs / 2^rhs`, rounded to the nearest integer, and halves up. The amount is unsigned; every amount
    has a result, which is 0 for amounts above the width.}]> {
  let summary = sign # " shift right, rounding";
}
class Rounding_SShr<Dialect dialect>
    : Rounding_ShiftOp<dialect, "sshr_round", "shiftRightRoundingSigned", "signed">;
class Rounding_UShr<Dialect dialect>
    : Rounding_ShiftOp<dialect, "ushr_round", "shiftRightRoundingUnsigned", "unsigned">;

class Saturating_ConvertOp<Dialect dialect, string opMnemonic, string what,
                           string meaning, Type from>
    : Saturating_Op<dialect, opMnemonic, [SameOperandsAndResultShape]> {
  let summary = what # ", saturating";
  let description = "\n    " # meaning # "\n";
  let arguments = (ins from:$operand);
  let results = (outs Total_Int:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
}
class Saturating_Narrowing<Dialect dialect, string opMnemonic, string compute,
                           string what, string meaning>
    : Saturating_ConvertOp<dialect, opMnemonic, what, meaning, Total_Int> {
  let hasVerifier = 1;
  let extraClassDefinition =
      GirVerifyBy<"verifyNarrowing(*this, getOperand().getType(), getType())">.definition #
      GirFoldBy<"foldNarrowing(constants, getType(), ::gir::" # compute # ")">.definition;
}

class Saturating_TruncSS<Dialect dialect>
    : Saturating_Narrowing<dialect, "trunc_ssat_s", "narrowSigned", "signed to signed narrowing",
                           "A signed integer, clamped to a narrower signed one.">;
class Saturating_TruncSU<Dialect dialect>
    : Saturating_Narrowing<dialect, "trunc_ssat_u", "narrowToUnsigned", "signed to unsigned narrowing",
                           [{A signed integer, clamped to a narrower unsigned one:
    0 where it is negative.}]>;
class Saturating_TruncUU<Dialect dialect>
    : Saturating_Narrowing<dialect, "trunc_usat_u", "narrowUnsigned",
                           "unsigned to unsigned narrowing",
                           "An unsigned integer, clamped to a narrower one.">;

class Saturating_FPToInt<Dialect dialect, string opMnemonic, string isSigned,
                         string what>
    : Saturating_ConvertOp<dialect, opMnemonic, what,
                           [{Truncates toward zero and clamps, infinities too; 0 for
    a NaN.}], Total_Float> {
  let extraClassDefinition =
      GirFoldBy<"foldTruncation(constants, getType(), /*isSigned=*/" # isSigned #
                ", /*clamps=*/true)">.definition;
}
class Saturating_FPToSI<Dialect dialect>
    : Saturating_FPToInt<dialect, "fptosi_sat", "true", "float to signed integer">;
class Saturating_FPToUI<Dialect dialect>
    : Saturating_FPToInt<dialect, "fptoui_sat", "false",
                         "float to unsigned integer">;

class Fixed_MulOp<Dialect dialect, string opMnemonic, string isSigned,
                  string clamps, string what, string meaning>
    : Saturating_Op<dialect, opMnemonic, [SameOperandsAndResultType]> {
  let summary = what # " fixed-point multiplication";
  let description = [{
    `lhs * rhs / 2^scale`: the exact product, of twice the width; then rounded to
    an integer, by `floor` toward minus infinity, by `half_up` to the nearest, ties
    toward plus infinity; then }] # meaning # [{. `scale` is at most the width. The
    product of numbers in Q format with `scale` fraction bits has the same format.
}];
  let arguments = (ins Total_Int:$lhs, Total_Int:$rhs,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$scale,
                       Mir_FixedRounding:$rounding);
  let results = (outs Total_Int:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `scale` $scale `rounding` $rounding attr-dict
    `:` type($result)
  }];
  let hasVerifier = 1;
  let extraClassDefinition =
      GirVerifyBy<"verifyScale(*this, getType(), getScale())">.definition #
      GirFoldBy<"foldIntegers(constants, ::gir::FixedProduct{/*isSigned=*/" #
                isSigned # ", /*clamps=*/" # clamps # ", getScale(), "
                "getRounding() == ::gir::mir::FixedRounding::HalfUp})">.definition;
}
class Fixed_SMul<Dialect dialect>
    : Fixed_MulOp<dialect, "smul_fix", "true", "false",
                  "signed", "truncated to the width">;
class Fixed_UMul<Dialect dialect>
    : Fixed_MulOp<dialect, "umul_fix", "false", "false",
                  "unsigned", "truncated to the width">;
class Fixed_SMulSat<Dialect dialect>
    : Fixed_MulOp<dialect, "smul_fix_sat", "true", "true",
                  "saturating signed",
                  "clamped to the width">;
class Fixed_UMulSat<Dialect dialect>
    : Fixed_MulOp<dialect, "umul_fix_sat", "false", "true",
                  "saturating unsigned",
                  "clamped to the width">;

#endif // GIR_COMMON_SATURATING_OPS_TD
