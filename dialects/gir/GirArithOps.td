//===- GirArithOps.td - Constants, arithmetic, comparisons and conversions -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

class Gir_ConstantOp<string opMnemonic, Attr value, Type type>
    : Gir_Op<opMnemonic, [Pure, ConstantLike, AllTypesMatch<["value", "result"]>]> {
  let arguments = (ins value:$value);
  let results = (outs type:$result);
  let assemblyFormat = "$value attr-dict";
  let hasFolder = 1;
}

def Gir_IConstOp : Gir_ConstantOp<"iconst", TypedAttrInterface, Gir_SInt> {
  let form = "ICONST";
  let summary = "signed integer constant";
  let description = "`%v = iconst 42i32` (GIR specification section 8.1).";
}
def Gir_UConstOp : Gir_ConstantOp<"uconst", TypedAttrInterface, Gir_UInt> {
  let form = "UCONST";
  let summary = "unsigned integer constant";
  let description = "`%v = uconst 42u32` (GIR specification section 8.1).";
}
def Gir_FConstOp : Gir_ConstantOp<"fconst", TypedAttrInterface, Gir_Float> {
  let form = "FCONST";
  let summary = "floating-point constant";
  let description = "`%v = fconst 1.0f32` (GIR specification section 8.1).";
}

class Gir_UnaryOp<string opMnemonic, Type type>
    : Gir_Op<opMnemonic, [Pure, SameOperandsAndResultType]> {
  let form = "UNARY";
  let arguments = (ins type:$operand);
  let results = (outs type:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

class Gir_BinaryOp<string opMnemonic, Type type, list<Trait> traits = []>
    : Gir_Op<opMnemonic, !listconcat(traits, [Pure, SameOperandsAndResultType])> {
  let form = "BINARY";
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

def Gir_MovOp : Gir_UnaryOp<"mov", Gir_Value> {
  let form = "MOVE";
  let summary = "copy of a value";
  let description = "`%v = mov %x` (GIR specification section 8.1).";
  let hasFolder = 1;
}

def Gir_AddOp : Gir_BinaryOp<"add", Gir_ScalarLike, [Commutative]> {
  let summary = "addition";
  let description = "Integers wrap around, signed ones too.";
  let hasFolder = 1;
}
def Gir_SubOp : Gir_BinaryOp<"sub", Gir_ScalarLike> {
  let summary = "subtraction";
  let description = "Integers wrap around, signed ones too.";
  let hasFolder = 1;
}
def Gir_MulOp : Gir_BinaryOp<"mul", Gir_ScalarLike, [Commutative]> {
  let summary = "multiplication";
  let description = "Integers wrap around, signed ones too.";
  let hasFolder = 1;
}
def Gir_DivOp : Gir_BinaryOp<"div", Gir_ScalarLike> {
  let summary = "division";
  let description = [{
    Integer division truncates toward zero; division by zero and `INT_MIN / -1`
    give an unspecified value of the type and never trap.
  }];
  let hasFolder = 1;
}
def Gir_RemOp : Gir_BinaryOp<"rem", Gir_IntLike> {
  let summary = "integer remainder";
  let description = [{
    Has the sign of the dividend; the remainder by zero and of `INT_MIN` by -1 is an
    unspecified value of the type, and never traps.
  }];
  let hasFolder = 1;
}
def Gir_NegOp : Gir_UnaryOp<"neg", Gir_ScalarLike> {
  let summary = "arithmetic negation";
  let description = "Wraps around for integers; flips the sign of a float.";
  let hasFolder = 1;
}
def Gir_AndOp : Gir_BinaryOp<"and", Gir_IntLike, [Commutative]> {
  let summary = "bitwise and";
  let description = "GIR specification section 8.3.";
  let hasFolder = 1;
}
def Gir_OrOp : Gir_BinaryOp<"or", Gir_IntLike, [Commutative]> {
  let summary = "bitwise or";
  let description = "GIR specification section 8.3.";
  let hasFolder = 1;
}
def Gir_XorOp : Gir_BinaryOp<"xor", Gir_IntLike, [Commutative]> {
  let summary = "bitwise exclusive or";
  let description = "GIR specification section 8.3.";
  let hasFolder = 1;
}
def Gir_NotOp : Gir_UnaryOp<"not", Gir_IntLike> {
  let summary = "bitwise complement";
  let description = "GIR specification section 8.3.";
  let hasFolder = 1;
}
def Gir_ShlOp : Gir_BinaryOp<"shl", Gir_IntLike> {
  let summary = "shift left";
  let description = "An amount of the width or more gives an unspecified value of the type.";
  let hasFolder = 1;
}
def Gir_ShrOp : Gir_BinaryOp<"shr", Gir_IntLike> {
  let summary = "shift right";
  let description = [{
    Arithmetic for signed, logical for unsigned types. An amount of the width
    or more gives an unspecified value of the type.
  }];
  let hasFolder = 1;
}

class Gir_CmpOp<string opMnemonic, I32EnumAttr predicate, Type type>
    : Gir_Op<opMnemonic, [
        Pure, SameTypeOperands,
        TypesMatchWith<"result is a ui32 for each lane of the operands", "lhs",
                       "result", "flagTypeOf($_self)">]> {
  let form = "BINARY";
  let suffixes = !foreach(one, predicate.enumerants, "." # one.str);
  let arguments = (ins predicate:$predicate, type:$lhs, type:$rhs);
  let results = (outs Gir_FlagLike:$result);
  let assemblyFormat = "$predicate $lhs `,` $rhs attr-dict `:` type($lhs)";
  let hasFolder = 1;
}
def Gir_ICmpOp : Gir_CmpOp<"icmp", Gir_IntPredicate, Gir_IntLike> {
  let summary = "signed integer comparison";
  let description = [{
    Gives u32 0 or 1, for vectors in each lane. `eq` and `ne` take integers of either
    sign, the ordered predicates signed integers only.
  }];
  let hasVerifier = 1;
}
def Gir_UCmpOp : Gir_CmpOp<"ucmp", Gir_IntPredicate, Gir_IntLike> {
  let summary = "unsigned integer comparison";
  let description = [{
    Gives u32 0 or 1, for vectors in each lane. `eq` and `ne` take integers of either
    sign, the ordered predicates unsigned integers only.
  }];
  let hasVerifier = 1;
}
def Gir_FCmpOp : Gir_CmpOp<"fcmp", Gir_FloatPredicate, Gir_FloatLike> {
  let summary = "floating-point comparison";
  let description = [{
    Gives u32 0 or 1, for vectors in each lane. Ordered predicates are false,
    unordered ones true if an operand is a NaN.
  }];
}

def Gir_SelectOp : Gir_Op<"select", [
    Pure, AllTypesMatch<["true_value", "false_value", "result"]>]> {
  let form = "TERNARY";
  let summary = "choice between two values";
  let description = [{
    `true_value` if the condition is non-zero (GIR specification section 8.5);
    a vector as condition chooses lane by lane.
  }];
  let arguments = (ins Gir_FlagLike:$condition, Gir_Value:$true_value,
                       Gir_Value:$false_value);
  let results = (outs Gir_Value:$result);
  let assemblyFormat =
      "$condition `,` $true_value `,` $false_value attr-dict `:` "
      "custom<SelectTypes>(type($condition), type($result))";
  let hasVerifier = 1;
  let hasFolder = 1;
}

class Gir_ConvertOp<string opMnemonic, Type from, Type to>
    : Gir_Op<opMnemonic, [Pure]> {
  let form = "CONVERT";
  let arguments = (ins from:$operand);
  let results = (outs to:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}
def Gir_BitcastOp : Gir_ConvertOp<"bitcast", Gir_Value, Gir_Value> {
  let summary = "reinterpretation of the bits";
  let description = [{
    Between types of equal width, or between pointers of one address space
    (GIR specification sections 8.7 and 8.8). The first lane of a vector
    is in the lowest bits.
  }];
}
def Gir_TruncOp : Gir_ConvertOp<"trunc", Gir_IntLike, Gir_IntLike> {
  let summary = "integer truncation";
  let description = "To a narrower integer of the same sign.";
}
def Gir_ZExtOp : Gir_ConvertOp<"zext", Gir_UIntLike, Gir_UIntLike> {
  let summary = "zero extension";
  let description = "To a wider unsigned integer.";
}
def Gir_SExtOp : Gir_ConvertOp<"sext", Gir_SIntLike, Gir_SIntLike> {
  let summary = "sign extension";
  let description = "To a wider signed integer.";
}
def Gir_FPToSIOp : Gir_ConvertOp<"fptosi", Gir_FloatLike, Gir_SIntLike> {
  let summary = "float to signed integer";
  let description = "Truncates toward zero; a value out of range gives an unspecified integer.";
}
def Gir_FPToUIOp : Gir_ConvertOp<"fptoui", Gir_FloatLike, Gir_UIntLike> {
  let summary = "float to unsigned integer";
  let description = "Truncates toward zero; a value out of range gives an unspecified integer.";
}
def Gir_SIToFPOp : Gir_ConvertOp<"sitofp", Gir_SIntLike, Gir_FloatLike> {
  let summary = "signed integer to float";
  let description = "Rounds to nearest even.";
}
def Gir_UIToFPOp : Gir_ConvertOp<"uitofp", Gir_UIntLike, Gir_FloatLike> {
  let summary = "unsigned integer to float";
  let description = "Rounds to nearest even.";
}
def Gir_FPExtOp : Gir_ConvertOp<"fpext", Gir_FloatLike, Gir_FloatLike> {
  let summary = "float extension";
  let description = "To a wider float; exact.";
}
def Gir_FPTruncOp : Gir_ConvertOp<"fptrunc", Gir_FloatLike, Gir_FloatLike> {
  let summary = "float truncation";
  let description = "To a narrower float, or between bf16 and f16, rounding to nearest even.";
}
