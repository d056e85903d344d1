//===- AtomicOperation.td - Operations on memory -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_ATOMIC_OPERATION_TD
#define GIR_COMMON_ATOMIC_OPERATION_TD

include "common/CommonEnums.td"

// C++ needs no such enum: it is for the Rust views.
//
// The operation of an access to memory, independent of its type. An op has it as `access`,
// a target profile lists those that it has as atomics.
def AtomicOperation_Load : I32EnumAttrCase<"Load", 0, "load">;
def AtomicOperation_Store : I32EnumAttrCase<"Store", 1, "store">;
def AtomicOperation_Exchange : I32EnumAttrCase<"Exchange", 2, "exchange">;
def AtomicOperation_CompareExchange
    : I32EnumAttrCase<"CompareExchange", 3, "compare_exchange">;
def AtomicOperation_Add : I32EnumAttrCase<"Add", 4, "add">;
def AtomicOperation_Sub : I32EnumAttrCase<"Sub", 5, "sub">;
def AtomicOperation_And : I32EnumAttrCase<"And", 6, "and">;
def AtomicOperation_Or : I32EnumAttrCase<"Or", 7, "or">;
def AtomicOperation_Xor : I32EnumAttrCase<"Xor", 8, "xor">;
def AtomicOperation_Min : I32EnumAttrCase<"Min", 9, "min">;
def AtomicOperation_Max : I32EnumAttrCase<"Max", 10, "max">;
def AtomicOperation_IncWrap : I32EnumAttrCase<"IncWrap", 11, "inc_wrap">;
def AtomicOperation_DecWrap : I32EnumAttrCase<"DecWrap", 12, "dec_wrap">;
def AtomicOperation : Gir_Enum<"AtomicOperation", "operation on memory", [
  AtomicOperation_Load, AtomicOperation_Store, AtomicOperation_Exchange,
  AtomicOperation_CompareExchange, AtomicOperation_Add, AtomicOperation_Sub,
  AtomicOperation_And, AtomicOperation_Or, AtomicOperation_Xor, AtomicOperation_Min,
  AtomicOperation_Max, AtomicOperation_IncWrap, AtomicOperation_DecWrap,
]>;

#endif // GIR_COMMON_ATOMIC_OPERATION_TD
