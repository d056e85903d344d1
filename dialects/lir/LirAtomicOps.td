//===- LirAtomicOps.td - Atomic operations -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Lir_AtomicLoadOp : Atomic_Load<Lir_Level> {
  let description = [{
    The ordering is relaxed, acquire or seq_cst.
}];
}

def Lir_AtomicStoreOp : Atomic_Store<Lir_Level> {
  let description = [{
    The ordering is relaxed, release or seq_cst.
}];
}

class Lir_AtomicOpBase<string opMnemonic, I32EnumAttrCase operation, string what,
                       string meaning, dag extra, string sign, TypeConstraint type>
    : Atomic_Op<Lir_Level, "atomic_" # opMnemonic, "verifyAtomicUpdate"> {
  let access = operation;
  let summary = what;
  let description = [{
    Returns the old value (Runa GPU dialect specification section 7.1).}] #
    meaning # "\n";
  let arguments = !con((ins Arg<Mir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                            type:$value, MemoryOrdering:$ordering,
                            MemoryScope:$scope), extra);
  let results = (outs type:$result);
  let assemblyFormat = sign # [{ $ptr `,` $value `ordering` $ordering
    `scope` $scope attr-dict `:` type($ptr) `,` type($value) `->` type($result)
  }];
}
class Lir_AtomicOp<string opMnemonic, I32EnumAttrCase operation, string what,
                   string meaning = "", TypeConstraint type = Mir_Int>
    : Lir_AtomicOpBase<opMnemonic, operation, what, meaning, (ins), "", type>;
class Lir_SignedAtomicOp<string opMnemonic, I32EnumAttrCase operation, string what>
    : Lir_AtomicOpBase<opMnemonic, operation, what, "", (ins Lir_Sign:$sign), "$sign",
                       Mir_Int>;

def Lir_AtomicAddOp : Lir_AtomicOp<"add", AtomicOperation_Add, "atomic addition">;
def Lir_AtomicSubOp
    : Lir_AtomicOp<"sub", AtomicOperation_Sub, "atomic subtraction">;
def Lir_AtomicAndOp
    : Lir_AtomicOp<"and", AtomicOperation_And, "atomic bitwise and">;
def Lir_AtomicOrOp : Lir_AtomicOp<"or", AtomicOperation_Or, "atomic bitwise or">;
def Lir_AtomicXorOp
    : Lir_AtomicOp<"xor", AtomicOperation_Xor, "atomic bitwise exclusive or">;
def Lir_AtomicMinOp
    : Lir_SignedAtomicOp<"min", AtomicOperation_Min, "atomic minimum">;
def Lir_AtomicMaxOp
    : Lir_SignedAtomicOp<"max", AtomicOperation_Max, "atomic maximum">;
def Lir_AtomicExchangeOp
    : Lir_AtomicOp<"exchange", AtomicOperation_Exchange, "atomic exchange",
                     "", Mir_Number>;
def Lir_AtomicIncWrapOp
    : Lir_AtomicOp<"inc_wrap", AtomicOperation_IncWrap, "atomic increment that wraps at a value",
                     " Stores\n    `old >= value ? 0 : old + 1`, unsigned.">;
def Lir_AtomicDecWrapOp
    : Lir_AtomicOp<"dec_wrap", AtomicOperation_DecWrap, "atomic decrement that wraps at a value",
                     " Stores\n    `old == 0 || old > value ? value : old - 1`, unsigned.">;
def Lir_AtomicFAddOp
    : Lir_AtomicOp<"fadd", AtomicOperation_Add, "atomic addition of floats",
                     "", Mir_Float>;
def Lir_AtomicFMinOp
    : Lir_AtomicOp<"fmin", AtomicOperation_Min, "atomic minNum of IEEE 754",
                     "", Mir_Float>;
def Lir_AtomicFMaxOp
    : Lir_AtomicOp<"fmax", AtomicOperation_Max, "atomic maxNum of IEEE 754",
                     "", Mir_Float>;

def Lir_AtomicFlagTestAndSetOp : Atomic_FlagTestAndSet<Lir_Level>;

def Lir_AtomicFlagClearOp : Atomic_FlagClear<Lir_Level>;

def Lir_AtomicCompareExchangeOp : Atomic_CompareExchange<Lir_Level> {
  let description = [{
    Strong: never fails spuriously; returns the loaded value. Floats are
    compared bit by bit.
}];
}
