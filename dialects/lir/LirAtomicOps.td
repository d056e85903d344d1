//===- LirAtomicOps.td - Atomic operations -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Lir_AtomicLoadOp : Atomic_Load<Lir_Level> {
  let description = [{
    The ordering is relaxed, acquire or seq_cst.
}] # Lir_Lowering<"OpAtomicLoad",
                  "`ld.relaxed` or `ld.acquire` of the scope",
                  "`atomic_load_explicit`, relaxed, and fences by ordering",
                  "`atomic_load_explicit`; a `volatile` load in OpenCL C 1.2",
                  "a `volatile` load and fences by ordering",
                  "refused, or with `--allow-atomic-fallback` a critical section",
                  "refused, or with `--allow-atomic-fallback` arbitration logic">.note;
}

def Lir_AtomicStoreOp : Atomic_Store<Lir_Level> {
  let description = [{
    The ordering is relaxed, release or seq_cst.
}] # Lir_Lowering<"OpAtomicStore",
                  "`st.relaxed` or `st.release` of the scope",
                  "`atomic_store_explicit`, relaxed, and fences by ordering",
                  "`atomic_store_explicit`; a `volatile` store in OpenCL C 1.2",
                  "a `volatile` store and fences by ordering",
                  "refused, or with `--allow-atomic-fallback` a critical section",
                  "refused, or with `--allow-atomic-fallback` arbitration logic">.note;
}

class Lir_AtomicOpBase<string opMnemonic, I32EnumAttrCase operation, string what,
                       string meaning, dag extra, string sign, TypeConstraint type,
                       Lir_Lowering lowering>
    : Atomic_Op<Lir_Level, "atomic_" # opMnemonic, "verifyAtomicUpdate"> {
  let access = operation;
  let summary = what;
  let description = [{
    Returns the old value (Runa GPU dialect specification section 7.1).}] #
    meaning # "\n" # lowering.note;
  let arguments = !con((ins Arg<Mir_PtrType, "", [MemRead, MemWrite]>:$ptr,
                            type:$value, MemoryOrdering:$ordering,
                            MemoryScope:$scope), extra);
  let results = (outs type:$result);
  let assemblyFormat = sign # [{ $ptr `,` $value `ordering` $ordering
    `scope` $scope attr-dict `:` type($ptr) `,` type($value) `->` type($result)
  }];
}
class Lir_AtomicOp<string opMnemonic, I32EnumAttrCase operation, string what,
                   Lir_Lowering lowering, string meaning = "",
                   TypeConstraint type = Mir_Int>
    : Lir_AtomicOpBase<opMnemonic, operation, what, meaning, (ins), "", type,
                       lowering>;
class Lir_SignedAtomicOp<string opMnemonic, I32EnumAttrCase operation, string what,
                         Lir_Lowering lowering>
    : Lir_AtomicOpBase<opMnemonic, operation, what, "", (ins Lir_Sign:$sign), "$sign",
                       Mir_Int, lowering>;

def Lir_AtomicAddOp
    : Lir_AtomicOp<"add", AtomicOperation_Add, "atomic addition",
        Lir_Lowering<"OpAtomicIAdd",
                     "`atom.add` of the ordering and scope",
                     "`atomic_fetch_add_explicit`, relaxed, and fences by ordering",
                     "`atomic_fetch_add_explicit`; `atomic_add` in OpenCL C 1.2",
                     "`atomicAdd` of the scope and fences by ordering",
                     "refused, or with `--allow-atomic-fallback` a critical section",
                     "refused, or with `--allow-atomic-fallback` arbitration logic">>;
def Lir_AtomicSubOp
    : Lir_AtomicOp<"sub", AtomicOperation_Sub, "atomic subtraction",
        Lir_Lowering<"OpAtomicISub",
                     "`atom.add` of the negative",
                     "`atomic_fetch_sub_explicit`, relaxed, and fences by ordering",
                     "`atomic_fetch_sub_explicit`; `atomic_sub` in OpenCL C 1.2",
                     "`atomicSub` of i32, else `atomicAdd` of the negative, of the scope, and fences by ordering",
                     "refused, or with `--allow-atomic-fallback` a critical section",
                     "refused, or with `--allow-atomic-fallback` arbitration logic">>;
def Lir_AtomicAndOp
    : Lir_AtomicOp<"and", AtomicOperation_And, "atomic bitwise and",
        Lir_Lowering<"OpAtomicAnd",
                     "`atom.and` of the ordering and scope",
                     "`atomic_fetch_and_explicit`, relaxed, and fences by ordering",
                     "`atomic_fetch_and_explicit`; `atomic_and` in OpenCL C 1.2",
                     "`atomicAnd` of the scope and fences by ordering",
                     "refused, or with `--allow-atomic-fallback` a critical section",
                     "refused, or with `--allow-atomic-fallback` arbitration logic">>;
def Lir_AtomicOrOp
    : Lir_AtomicOp<"or", AtomicOperation_Or, "atomic bitwise or",
        Lir_Lowering<"OpAtomicOr",
                     "`atom.or` of the ordering and scope",
                     "`atomic_fetch_or_explicit`, relaxed, and fences by ordering",
                     "`atomic_fetch_or_explicit`; `atomic_or` in OpenCL C 1.2",
                     "`atomicOr` of the scope and fences by ordering",
                     "refused, or with `--allow-atomic-fallback` a critical section",
                     "refused, or with `--allow-atomic-fallback` arbitration logic">>;
def Lir_AtomicXorOp
    : Lir_AtomicOp<"xor", AtomicOperation_Xor, "atomic bitwise exclusive or",
        Lir_Lowering<"OpAtomicXor",
                     "`atom.xor` of the ordering and scope",
                     "`atomic_fetch_xor_explicit`, relaxed, and fences by ordering",
                     "`atomic_fetch_xor_explicit`; `atomic_xor` in OpenCL C 1.2",
                     "`atomicXor` of the scope and fences by ordering",
                     "refused, or with `--allow-atomic-fallback` a critical section",
                     "refused, or with `--allow-atomic-fallback` arbitration logic">>;
def Lir_AtomicMinOp
    : Lir_SignedAtomicOp<"min", AtomicOperation_Min, "atomic minimum",
        Lir_Lowering<"OpAtomicSMin or OpAtomicUMin",
                     "`atom.min` of the ordering and scope",
                     "`atomic_fetch_min_explicit`, relaxed, and fences by ordering",
                     "`atomic_fetch_min_explicit`; `atomic_min` in OpenCL C 1.2",
                     "`atomicMin` of the scope and fences by ordering",
                     "refused, or with `--allow-atomic-fallback` a critical section",
                     "refused, or with `--allow-atomic-fallback` arbitration logic">>;
def Lir_AtomicMaxOp
    : Lir_SignedAtomicOp<"max", AtomicOperation_Max, "atomic maximum",
        Lir_Lowering<"OpAtomicSMax or OpAtomicUMax",
                     "`atom.max` of the ordering and scope",
                     "`atomic_fetch_max_explicit`, relaxed, and fences by ordering",
                     "`atomic_fetch_max_explicit`; `atomic_max` in OpenCL C 1.2",
                     "`atomicMax` of the scope and fences by ordering",
                     "refused, or with `--allow-atomic-fallback` a critical section",
                     "refused, or with `--allow-atomic-fallback` arbitration logic">>;
def Lir_AtomicExchangeOp
    : Lir_AtomicOp<"exchange", AtomicOperation_Exchange, "atomic exchange",
        Lir_Lowering<"OpAtomicExchange",
                     "`atom.exch` of the ordering and scope",
                     "`atomic_exchange_explicit`, relaxed, and fences by ordering",
                     "`atomic_exchange_explicit`; `atomic_xchg` in OpenCL C 1.2",
                     "`atomicExch` of the scope and fences by ordering",
                     "refused, or with `--allow-atomic-fallback` a critical section",
                     "refused, or with `--allow-atomic-fallback` arbitration logic">,
                     "", Mir_Number>;
def Lir_AtomicIncWrapOp
    : Lir_AtomicOp<"inc_wrap", AtomicOperation_IncWrap, "atomic increment that wraps at a value",
        Lir_Lowering<"a loop around OpAtomicCompareExchange (`--lir-expand-atomics`)",
                     "`atom.inc` of 32 bits, else a loop around `atom.cas`",
                     "a loop around `atomic_compare_exchange_weak_explicit`",
                     "a loop around `atomic_compare_exchange_strong_explicit` or `atomic_cmpxchg`",
                     "`atomicInc` of 32 bits and fences by ordering, else a loop around `atomicCAS`",
                     "refused, or with `--allow-atomic-fallback` a critical section",
                     "refused, or with `--allow-atomic-fallback` arbitration logic">,
                     " Stores\n    `old >= value ? 0 : old + 1`, unsigned.">;
def Lir_AtomicDecWrapOp
    : Lir_AtomicOp<"dec_wrap", AtomicOperation_DecWrap, "atomic decrement that wraps at a value",
        Lir_Lowering<"a loop around OpAtomicCompareExchange (`--lir-expand-atomics`)",
                     "`atom.dec` of 32 bits, else a loop around `atom.cas`",
                     "a loop around `atomic_compare_exchange_weak_explicit`",
                     "a loop around `atomic_compare_exchange_strong_explicit` or `atomic_cmpxchg`",
                     "`atomicDec` of 32 bits and fences by ordering, else a loop around `atomicCAS`",
                     "refused, or with `--allow-atomic-fallback` a critical section",
                     "refused, or with `--allow-atomic-fallback` arbitration logic">,
                     " Stores\n    `old == 0 || old > value ? value : old - 1`, unsigned.">;
def Lir_AtomicFAddOp
    : Lir_AtomicOp<"fadd", AtomicOperation_Add, "atomic addition of floats",
        Lir_Lowering<"a loop around OpAtomicCompareExchange (`--lir-expand-atomics`)",
                     "`atom.add` of the ordering and scope",
                     "`atomic_fetch_add_explicit` of f32 in device memory from Metal 3.0 on, else a loop around `atomic_compare_exchange_weak_explicit`",
                     "`atomic_fetch_add_explicit` with `cl_ext_float_atomics`, else a loop around `atomic_compare_exchange_strong_explicit` or `atomic_cmpxchg`",
                     "`atomicAdd` of the scope and fences by ordering",
                     "refused, or with `--allow-atomic-fallback` a critical section",
                     "refused, or with `--allow-atomic-fallback` arbitration logic">,
                     "", Mir_Float>;
def Lir_AtomicFMinOp
    : Lir_AtomicOp<"fmin", AtomicOperation_Min, "atomic minNum of IEEE 754",
        Lir_Lowering<"a loop around OpAtomicCompareExchange (`--lir-expand-atomics`)",
                     "a loop around `atom.cas`",
                     "a loop around `atomic_compare_exchange_weak_explicit`",
                     "`atomic_fetch_min_explicit` with `cl_ext_float_atomics`, else a loop around `atomic_compare_exchange_strong_explicit` or `atomic_cmpxchg`",
                     "a loop around `atomicCAS`",
                     "refused, or with `--allow-atomic-fallback` a critical section",
                     "refused, or with `--allow-atomic-fallback` arbitration logic">,
                     "", Mir_Float>;
def Lir_AtomicFMaxOp
    : Lir_AtomicOp<"fmax", AtomicOperation_Max, "atomic maxNum of IEEE 754",
        Lir_Lowering<"a loop around OpAtomicCompareExchange (`--lir-expand-atomics`)",
                     "a loop around `atom.cas`",
                     "a loop around `atomic_compare_exchange_weak_explicit`",
                     "`atomic_fetch_max_explicit` with `cl_ext_float_atomics`, else a loop around `atomic_compare_exchange_strong_explicit` or `atomic_cmpxchg`",
                     "a loop around `atomicCAS`",
                     "refused, or with `--allow-atomic-fallback` a critical section",
                     "refused, or with `--allow-atomic-fallback` arbitration logic">,
                     "", Mir_Float>;

def Lir_AtomicFlagTestAndSetOp
    : Atomic_FlagTestAndSet<Lir_Level, Lir_Lowering<"OpAtomicExchange and a comparison",
                  "`atom.exch.b32` and a comparison",
                  "`atomic_exchange_explicit`, relaxed, fences by ordering and a comparison",
                  "`atomic_exchange_explicit` and a comparison; `atomic_xchg` in OpenCL C 1.2",
                  "`atomicExch`, fences by ordering and a comparison",
                  "refused, or with `--allow-atomic-fallback` a critical section",
                  "refused, or with `--allow-atomic-fallback` arbitration logic">.note>;

def Lir_AtomicFlagClearOp
    : Atomic_FlagClear<Lir_Level, Lir_Lowering<"OpAtomicStore",
                  "`st.relaxed.b32` or `st.release.b32` of the scope",
                  "`atomic_store_explicit`, relaxed, and fences by ordering",
                  "`atomic_store_explicit`; a `volatile` store in OpenCL C 1.2",
                  "a `volatile` store and fences by ordering",
                  "refused, or with `--allow-atomic-fallback` a critical section",
                  "refused, or with `--allow-atomic-fallback` arbitration logic">.note>;

def Lir_AtomicCompareExchangeOp : Atomic_CompareExchange<Lir_Level> {
  let description = [{
    Strong: never fails spuriously; returns the loaded value. Floats are
    compared bit by bit.
}] # Lir_Lowering<"OpAtomicCompareExchange, of floats on their bits",
                  "`atom.cas` of the ordering and scope",
                  "`atomic_compare_exchange_weak_explicit` until it does not fail spuriously, and fences by ordering",
                  "`atomic_compare_exchange_strong_explicit`; `atomic_cmpxchg` in OpenCL C 1.2",
                  "`atomicCAS` of the scope and fences by ordering",
                  "refused, or with `--allow-atomic-fallback` a critical section",
                  "refused, or with `--allow-atomic-fallback` arbitration logic">.note;
}
