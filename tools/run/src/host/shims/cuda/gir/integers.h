// Functions of integers (Math API, "Integer Intrinsics").

#pragma once

GIR_INLINE int __popc(unsigned a) { return __builtin_popcount(a); }
GIR_INLINE int __popcll(unsigned long long a) { return __builtin_popcountll(a); }
GIR_INLINE int __clz(int a) { return a == 0 ? 32 : __builtin_clz((unsigned)a); }
GIR_INLINE int __clzll(long long a) { return a == 0 ? 64 : __builtin_clzll((unsigned long long)a); }
GIR_INLINE unsigned __brev(unsigned a) { return __builtin_bitreverse32(a); }
GIR_INLINE unsigned long long __brevll(unsigned long long a) { return __builtin_bitreverse64(a); }
