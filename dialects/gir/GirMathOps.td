//===- GirMathOps.td - Mathematical functions and bit operations -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Types on which the functions of this file are defined.
defvar Gir_MathFloat = Gir_FloatLike;
defvar Gir_MathInt = Gir_IntLike;
defvar Gir_MathNumber = Gir_ScalarLike;

let extension = "Math" in {

class Gir_TernaryOp<string opMnemonic, Type type, dag operands>
    : Gir_Op<opMnemonic, [Pure, SameOperandsAndResultType]> {
  let form = "TERNARY";
  let arguments = operands;
  let results = (outs type:$result);
}

class Gir_FloatFunctionOp<string opMnemonic> : Gir_UnaryOp<opMnemonic, Gir_MathFloat>;

def Gir_SqrtOp : Gir_FloatFunctionOp<"sqrt"> {
  let summary = "square root";
  let description = "Correctly rounded; a NaN for a number below zero, -0 for -0.";
  let hasFolder = 1;
}
def Gir_RsqrtOp : Gir_FloatFunctionOp<"rsqrt"> {
  let summary = "reciprocal of the square root";
  let description = "Within 2 ulp; for a zero, infinity with the sign of the zero.";
}
def Gir_SinOp : Gir_FloatFunctionOp<"sin"> {
  let summary = "sine";
  let description = "Of an angle in radians, within 4 ulp however large it is.";
}
def Gir_CosOp : Gir_FloatFunctionOp<"cos"> {
  let summary = "cosine";
  let description = "Of an angle in radians, within 4 ulp however large it is.";
}
def Gir_TanOp : Gir_FloatFunctionOp<"tan"> {
  let summary = "tangent";
  let description = "Of an angle in radians, within 5 ulp however large it is.";
}
def Gir_ExpOp : Gir_FloatFunctionOp<"exp"> {
  let summary = "e to a power";
  let description = "Within 3 ulp.";
}
def Gir_Exp2Op : Gir_FloatFunctionOp<"exp2"> {
  let summary = "2 to a power";
  let description = "Within 3 ulp.";
}
def Gir_LogOp : Gir_FloatFunctionOp<"log"> {
  let summary = "natural logarithm";
  let description = "Within 3 ulp; minus infinity for a zero, a NaN for a number below zero.";
}
def Gir_Log2Op : Gir_FloatFunctionOp<"log2"> {
  let summary = "binary logarithm";
  let description = "Within 3 ulp; minus infinity for a zero, a NaN for a number below zero.";
}
def Gir_PowOp : Gir_BinaryOp<"pow", Gir_MathFloat> {
  let summary = "power";
  let description = [{
    Within 16 ulp, with the special cases of C's `pow`: 1 for an exponent of
    zero and for a base of 1, for any other operand; a NaN for a negative base and
    an exponent that is not an integer.
  }];
}
def Gir_SinhOp : Gir_FloatFunctionOp<"sinh"> {
  let summary = "hyperbolic sine";
  let description = "Within 2 ulp.";
}
def Gir_CoshOp : Gir_FloatFunctionOp<"cosh"> {
  let summary = "hyperbolic cosine";
  let description = "Within 2 ulp.";
}
def Gir_TanhOp : Gir_FloatFunctionOp<"tanh"> {
  let summary = "hyperbolic tangent";
  let description = "Within 2 ulp.";
}
def Gir_AsinOp : Gir_FloatFunctionOp<"asin"> {
  let summary = "inverse sine";
  let description = "Within 2 ulp; a NaN for a magnitude above 1.";
}
def Gir_AcosOp : Gir_FloatFunctionOp<"acos"> {
  let summary = "inverse cosine";
  let description = "Within 2 ulp, from 0 to pi; a NaN for a magnitude above 1.";
}
def Gir_AtanOp : Gir_FloatFunctionOp<"atan"> {
  let summary = "inverse tangent";
  let description = "Within 2 ulp, from -pi/2 to pi/2.";
}
def Gir_AsinhOp : Gir_FloatFunctionOp<"asinh"> {
  let summary = "inverse hyperbolic sine";
  let description = "Within 2 ulp.";
}
def Gir_AcoshOp : Gir_FloatFunctionOp<"acosh"> {
  let summary = "inverse hyperbolic cosine";
  let description = "Within 2 ulp; a NaN for a number below 1.";
}
def Gir_AtanhOp : Gir_FloatFunctionOp<"atanh"> {
  let summary = "inverse hyperbolic tangent";
  let description = "Within 2 ulp; infinity with the sign of the operand for a magnitude of 1, a NaN above.";
}
def Gir_ErfOp : Gir_FloatFunctionOp<"erf"> {
  let summary = "error function";
  let description = "Within 2 ulp.";
}
def Gir_ErfcOp : Gir_FloatFunctionOp<"erfc"> {
  let summary = "complement of the error function, to 1";
  let description = "Within 2 ulp.";
}
def Gir_Expm1Op : Gir_FloatFunctionOp<"expm1"> {
  let summary = "e to a power, less 1";
  let description = "Within 2 ulp; keeps the sign of a zero.";
}
def Gir_Exp10Op : Gir_FloatFunctionOp<"exp10"> {
  let summary = "10 to a power";
  let description = "`pow` of 10, and within the same 16 ulp.";
}
def Gir_Log10Op : Gir_FloatFunctionOp<"log10"> {
  let summary = "decimal logarithm";
  let description = "Within 2 ulp; minus infinity for a zero, a NaN for a number below zero.";
}
def Gir_Log1pOp : Gir_FloatFunctionOp<"log1p"> {
  let summary = "natural logarithm of a number and 1";
  let description = "Within 2 ulp; minus infinity for -1, a NaN for a number below; keeps the sign of a zero.";
}
def Gir_CbrtOp : Gir_FloatFunctionOp<"cbrt"> {
  let summary = "cube root";
  let description = "Within 2 ulp; keeps the sign.";
}
def Gir_Atan2Op : Gir_BinaryOp<"atan2", Gir_MathFloat> {
  let summary = "angle of a point";
  let description = [{
    `%r = atan2 %y, %x`: the angle from the positive x axis to the point (`%x`, `%y`), from
    -pi to pi, within 2 ulp, with the special cases of C's `atan2`.
  }];
}
def Gir_HypotOp : Gir_BinaryOp<"hypot", Gir_MathFloat> {
  let summary = "length of a vector of two numbers";
  let description = [{
    The square root of the sum of the squares, within 2 ulp, also where a square overflows;
    infinity if either operand is infinite, even beside a NaN.
  }];
}
def Gir_CopysignOp : Gir_BinaryOp<"copysign", Gir_MathFloat> {
  let summary = "a magnitude with another sign";
  let description = "The magnitude of the first operand with the sign of the second; exact.";
}
def Gir_FmodOp : Gir_BinaryOp<"fmod", Gir_MathFloat> {
  let summary = "remainder of a division of floats";
  let description = [{
    `%x - %y * n` for the integer part `n` of the quotient, exact, with the sign of `%x`; a
    NaN for an infinite `%x` and for a divisor of zero.
  }];
}
def Gir_FmaOp : Gir_TernaryOp<"fma", Gir_MathFloat,
    (ins Gir_MathFloat:$a, Gir_MathFloat:$b, Gir_MathFloat:$c)> {
  let summary = "fused multiply-add";
  let description = "`a * b + c`, rounded once.";
  let assemblyFormat = "$a `,` $b `,` $c attr-dict `:` type($result)";
  let hasFolder = 1;
}

def Gir_AbsOp : Gir_UnaryOp<"abs", Gir_MathNumber> {
  let summary = "magnitude";
  let description = [{
    Takes signed integers and floats. `INT_MIN` wraps around to itself; a float, NaNs
    included, loses its sign.
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}
def Gir_MinOp : Gir_BinaryOp<"min", Gir_MathNumber, [Commutative]> {
  let summary = "the lesser of two values";
  let description = [{
    Compares integers by the sign of their type; floats as minNum of IEEE 754-2008: a
    number wins over a NaN; of two zeros with different signs the result may be either.
  }];
  let hasFolder = 1;
}
def Gir_MaxOp : Gir_BinaryOp<"max", Gir_MathNumber, [Commutative]> {
  let summary = "the greater of two values";
  let description = [{
    Compares integers by the sign of their type; floats as maxNum of IEEE 754-2008: a
    number wins over a NaN; of two zeros with different signs the result may be either.
  }];
  let hasFolder = 1;
}
def Gir_ClampOp : Gir_TernaryOp<"clamp", Gir_MathNumber,
    (ins Gir_MathNumber:$x, Gir_MathNumber:$lo, Gir_MathNumber:$hi)> {
  let summary = "value clamped to a range";
  let description = "`min(max(x, lo), hi)`, so `hi` where `lo` is above it.";
  let assemblyFormat = "$x `,` $lo `,` $hi attr-dict `:` type($result)";
  let hasFolder = 1;
}

def Gir_FloorOp : Gir_FloatFunctionOp<"floor"> {
  let summary = "the greatest integer that is not above";
  let description = "Exact; keeps the sign of a zero.";
  let hasFolder = 1;
}
def Gir_CeilOp : Gir_FloatFunctionOp<"ceil"> {
  let summary = "the least integer that is not below";
  let description = "Exact; -0 for a number between -1 and 0.";
  let hasFolder = 1;
}
def Gir_RoundOp : Gir_FloatFunctionOp<"round"> {
  let summary = "the nearest integer, halves away from zero";
  let description = "Exact; a result of zero has the sign of the operand.";
  let hasFolder = 1;
}
def Gir_RintOp : Gir_FloatFunctionOp<"rint"> {
  let summary = "the nearest integer, halves to the even one";
  let description = "Exact; a result of zero has the sign of the operand.";
  let hasFolder = 1;
}
def Gir_TruncFOp : Gir_FloatFunctionOp<"trunc_f"> {
  let summary = "the integer part of a float";
  let description = "Exact; a result of zero has the sign of the operand.";
  let hasFolder = 1;
}

class Gir_BitFunctionOp<string opMnemonic> : Gir_UnaryOp<opMnemonic, Gir_MathInt> {
  let hasFolder = 1;
}

def Gir_RotlOp : Gir_BinaryOp<"rotl", Gir_MathInt> {
  let summary = "rotation to the left";
  let description = [{
    `%r = rotl %x, %n`: the bits of `%x` move up by `%n` places, and those that leave
    at the top come back at the bottom. The amount is unsigned and taken modulo the
    width.
  }];
  let hasFolder = 1;
}
def Gir_PopcountOp : Gir_BitFunctionOp<"popcount"> {
  let summary = "number of bits that are set";
  let description = "Has the type of the operand.";
}
def Gir_ClzOp : Gir_BitFunctionOp<"clz"> {
  let summary = "number of leading zeros";
  let description = "Has the type of the operand; the width for 0.";
}
def Gir_CtzOp : Gir_BitFunctionOp<"ctz"> {
  let summary = "number of trailing zeros";
  let description = "Has the type of the operand; the width for 0.";
}
def Gir_BitreverseOp : Gir_BitFunctionOp<"bitreverse"> {
  let summary = "the bits in reverse order";
  let description = "Bit 0 becomes the highest, the highest becomes bit 0.";
}

} // let extension = "Math"
