// Functions of CUDA on the device that clang's headers leave to NVIDIA's: barriers, atomics, minima, printf, assert.
#pragma once

// Without lines of their own: errors are at the program's.
#define GIR_DEVICE static __device__ __inline__ __attribute__((always_inline, nodebug))

// Atomics of CUDA order nothing beside themselves. clang drops the scope, and ours is then the device: enough for
// `_block`. Those for the whole system, `_system`, are functions that the compiler knows.
#define GIR_ATOMIC_SCOPES(M) M(, __MEMORY_SCOPE_DEVICE) M(_block, __MEMORY_SCOPE_WRKGRP)
#define GIR_ATOMIC(NAME, OP, T, SUFFIX, SCOPE)                                                      \
  GIR_DEVICE T NAME##SUFFIX(T *p, T v) { return __scoped_atomic_##OP(p, v, __ATOMIC_RELAXED, SCOPE); }
#define GIR_ATOMIC_CAS(T, SUFFIX, SCOPE)                                                            \
  GIR_DEVICE T atomicCAS##SUFFIX(T *p, T expected, T v) {                                           \
    __scoped_atomic_compare_exchange_n(p, &expected, v, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED, SCOPE); \
    return expected;                                                                                \
  }

#define GIR_ATOMICS(SUFFIX, SCOPE)                                                                  \
  GIR_ATOMIC(atomicAdd, fetch_add, int, SUFFIX, SCOPE)                                              \
  GIR_ATOMIC(atomicAdd, fetch_add, unsigned, SUFFIX, SCOPE)                                         \
  GIR_ATOMIC(atomicAdd, fetch_add, long, SUFFIX, SCOPE)                                             \
  GIR_ATOMIC(atomicAdd, fetch_add, unsigned long, SUFFIX, SCOPE)                                    \
  GIR_ATOMIC(atomicAdd, fetch_add, long long, SUFFIX, SCOPE)                                        \
  GIR_ATOMIC(atomicAdd, fetch_add, unsigned long long, SUFFIX, SCOPE)                               \
  GIR_ATOMIC(atomicAdd, fetch_add, float, SUFFIX, SCOPE)                                            \
  GIR_ATOMIC(atomicAdd, fetch_add, double, SUFFIX, SCOPE)                                           \
  GIR_ATOMIC(atomicSub, fetch_sub, int, SUFFIX, SCOPE)                                              \
  GIR_ATOMIC(atomicSub, fetch_sub, unsigned, SUFFIX, SCOPE)                                         \
  GIR_ATOMIC(atomicSub, fetch_sub, long, SUFFIX, SCOPE)                                             \
  GIR_ATOMIC(atomicSub, fetch_sub, unsigned long, SUFFIX, SCOPE)                                    \
  GIR_ATOMIC(atomicSub, fetch_sub, long long, SUFFIX, SCOPE)                                        \
  GIR_ATOMIC(atomicSub, fetch_sub, unsigned long long, SUFFIX, SCOPE)                               \
  GIR_ATOMIC(atomicSub, fetch_sub, float, SUFFIX, SCOPE)                                            \
  GIR_ATOMIC(atomicSub, fetch_sub, double, SUFFIX, SCOPE)                                           \
  GIR_ATOMIC(atomicMin, fetch_min, int, SUFFIX, SCOPE)                                              \
  GIR_ATOMIC(atomicMin, fetch_min, unsigned, SUFFIX, SCOPE)                                         \
  GIR_ATOMIC(atomicMin, fetch_min, long, SUFFIX, SCOPE)                                             \
  GIR_ATOMIC(atomicMin, fetch_min, unsigned long, SUFFIX, SCOPE)                                    \
  GIR_ATOMIC(atomicMin, fetch_min, long long, SUFFIX, SCOPE)                                        \
  GIR_ATOMIC(atomicMin, fetch_min, unsigned long long, SUFFIX, SCOPE)                               \
  GIR_ATOMIC(atomicMin, fetch_min, float, SUFFIX, SCOPE)                                            \
  GIR_ATOMIC(atomicMin, fetch_min, double, SUFFIX, SCOPE)                                           \
  GIR_ATOMIC(atomicMax, fetch_max, int, SUFFIX, SCOPE)                                              \
  GIR_ATOMIC(atomicMax, fetch_max, unsigned, SUFFIX, SCOPE)                                         \
  GIR_ATOMIC(atomicMax, fetch_max, long, SUFFIX, SCOPE)                                             \
  GIR_ATOMIC(atomicMax, fetch_max, unsigned long, SUFFIX, SCOPE)                                    \
  GIR_ATOMIC(atomicMax, fetch_max, long long, SUFFIX, SCOPE)                                        \
  GIR_ATOMIC(atomicMax, fetch_max, unsigned long long, SUFFIX, SCOPE)                               \
  GIR_ATOMIC(atomicMax, fetch_max, float, SUFFIX, SCOPE)                                            \
  GIR_ATOMIC(atomicMax, fetch_max, double, SUFFIX, SCOPE)                                           \
  GIR_ATOMIC(atomicAnd, fetch_and, int, SUFFIX, SCOPE)                                              \
  GIR_ATOMIC(atomicAnd, fetch_and, unsigned, SUFFIX, SCOPE)                                         \
  GIR_ATOMIC(atomicAnd, fetch_and, long, SUFFIX, SCOPE)                                             \
  GIR_ATOMIC(atomicAnd, fetch_and, unsigned long, SUFFIX, SCOPE)                                    \
  GIR_ATOMIC(atomicAnd, fetch_and, long long, SUFFIX, SCOPE)                                        \
  GIR_ATOMIC(atomicAnd, fetch_and, unsigned long long, SUFFIX, SCOPE)                               \
  GIR_ATOMIC(atomicOr, fetch_or, int, SUFFIX, SCOPE)                                                \
  GIR_ATOMIC(atomicOr, fetch_or, unsigned, SUFFIX, SCOPE)                                           \
  GIR_ATOMIC(atomicOr, fetch_or, long, SUFFIX, SCOPE)                                               \
  GIR_ATOMIC(atomicOr, fetch_or, unsigned long, SUFFIX, SCOPE)                                      \
  GIR_ATOMIC(atomicOr, fetch_or, long long, SUFFIX, SCOPE)                                          \
  GIR_ATOMIC(atomicOr, fetch_or, unsigned long long, SUFFIX, SCOPE)                                 \
  GIR_ATOMIC(atomicXor, fetch_xor, int, SUFFIX, SCOPE)                                              \
  GIR_ATOMIC(atomicXor, fetch_xor, unsigned, SUFFIX, SCOPE)                                         \
  GIR_ATOMIC(atomicXor, fetch_xor, long, SUFFIX, SCOPE)                                             \
  GIR_ATOMIC(atomicXor, fetch_xor, unsigned long, SUFFIX, SCOPE)                                    \
  GIR_ATOMIC(atomicXor, fetch_xor, long long, SUFFIX, SCOPE)                                        \
  GIR_ATOMIC(atomicXor, fetch_xor, unsigned long long, SUFFIX, SCOPE)                               \
  GIR_ATOMIC(atomicExch, exchange_n, int, SUFFIX, SCOPE)                                            \
  GIR_ATOMIC(atomicExch, exchange_n, unsigned, SUFFIX, SCOPE)                                       \
  GIR_ATOMIC(atomicExch, exchange_n, long, SUFFIX, SCOPE)                                           \
  GIR_ATOMIC(atomicExch, exchange_n, unsigned long, SUFFIX, SCOPE)                                  \
  GIR_ATOMIC(atomicExch, exchange_n, long long, SUFFIX, SCOPE)                                      \
  GIR_ATOMIC(atomicExch, exchange_n, unsigned long long, SUFFIX, SCOPE)                             \
  GIR_ATOMIC(atomicInc, fetch_uinc, unsigned, SUFFIX, SCOPE)                                        \
  GIR_ATOMIC(atomicDec, fetch_udec, unsigned, SUFFIX, SCOPE)                                        \
  GIR_ATOMIC_CAS(unsigned short, SUFFIX, SCOPE)                                                     \
  GIR_ATOMIC_CAS(int, SUFFIX, SCOPE)                                                                \
  GIR_ATOMIC_CAS(unsigned, SUFFIX, SCOPE)                                                           \
  GIR_ATOMIC_CAS(long, SUFFIX, SCOPE)                                                               \
  GIR_ATOMIC_CAS(unsigned long, SUFFIX, SCOPE)                                                      \
  GIR_ATOMIC_CAS(long long, SUFFIX, SCOPE)                                                          \
  GIR_ATOMIC_CAS(unsigned long long, SUFFIX, SCOPE)
GIR_ATOMIC_SCOPES(GIR_ATOMICS)

#define GIR_EXCHANGE(SUFFIX, SCOPE)                                                                 \
  GIR_DEVICE float atomicExch##SUFFIX(float *p, float v) {                                          \
    return __int_as_float(atomicExch##SUFFIX((int *)p, __float_as_int(v)));                         \
  }                                                                                                 \
  GIR_DEVICE double atomicExch##SUFFIX(double *p, double v) {                                       \
    return __longlong_as_double(atomicExch##SUFFIX((long long *)p, __double_as_longlong(v)));       \
  }                                                                                                 \
  GIR_DEVICE float atomicCAS##SUFFIX(float *p, float expected, float v) {                           \
    return __int_as_float(atomicCAS##SUFFIX((int *)p, __float_as_int(expected), __float_as_int(v))); \
  }                                                                                                 \
  GIR_DEVICE double atomicCAS##SUFFIX(double *p, double expected, double v) {                       \
    return __longlong_as_double(                                                                    \
        atomicCAS##SUFFIX((long long *)p, __double_as_longlong(expected), __double_as_longlong(v))); \
  }
GIR_ATOMIC_SCOPES(GIR_EXCHANGE)

#define GIR_SYSTEM(NAME, OP, T)                                                                     \
  __device__ T __gir_system_atomic_##OP(T *, T);                                                    \
  GIR_DEVICE T NAME##_system(T *p, T v) { return __gir_system_atomic_##OP(p, v); }
#define GIR_SYSTEM_INTEGERS(T)                                                                      \
  GIR_SYSTEM(atomicAdd, add, T)                                                                     \
  GIR_SYSTEM(atomicSub, sub, T)                                                                     \
  GIR_SYSTEM(atomicMin, min, T)                                                                     \
  GIR_SYSTEM(atomicMax, max, T)                                                                     \
  GIR_SYSTEM(atomicAnd, and, T)                                                                     \
  GIR_SYSTEM(atomicOr, or, T)                                                                       \
  GIR_SYSTEM(atomicXor, xor, T)                                                                     \
  GIR_SYSTEM(atomicExch, exch, T)                                                                   \
  __device__ T __gir_system_atomic_cas(T *, T, T);                                                  \
  GIR_DEVICE T atomicCAS_system(T *p, T expected, T v) { return __gir_system_atomic_cas(p, expected, v); }
GIR_SYSTEM_INTEGERS(int)
GIR_SYSTEM_INTEGERS(unsigned)
GIR_SYSTEM_INTEGERS(long)
GIR_SYSTEM_INTEGERS(unsigned long)
GIR_SYSTEM_INTEGERS(long long)
GIR_SYSTEM_INTEGERS(unsigned long long)
GIR_SYSTEM(atomicInc, inc, unsigned)
GIR_SYSTEM(atomicDec, dec, unsigned)
GIR_SYSTEM(atomicAdd, add, float)
GIR_SYSTEM(atomicAdd, add, double)
GIR_DEVICE float atomicSub_system(float *p, float v) { return atomicAdd_system(p, -v); }
GIR_DEVICE double atomicSub_system(double *p, double v) { return atomicAdd_system(p, -v); }
GIR_EXCHANGE(_system, )

// Minima and maxima, for the host too.
#define GIR_EXTREMES(T)                                                                             \
  GIR_BOTH T min(T a, T b) { return b < a ? b : a; }                                                \
  GIR_BOTH T max(T a, T b) { return a < b ? b : a; }
#define GIR_MIXED_EXTREMES(T, A, B)                                                                 \
  GIR_BOTH T min(A a, B b) { return min((T)a, (T)b); }                                              \
  GIR_BOTH T max(A a, B b) { return max((T)a, (T)b); }
GIR_EXTREMES(unsigned)
GIR_EXTREMES(long)
GIR_EXTREMES(unsigned long)
GIR_EXTREMES(long long)
GIR_EXTREMES(unsigned long long)
static __host__ __inline__ int min(int a, int b) { return b < a ? b : a; }
static __host__ __inline__ int max(int a, int b) { return a < b ? b : a; }
GIR_BOTH float min(float a, float b) { return __builtin_fminf(a, b); }
GIR_BOTH float max(float a, float b) { return __builtin_fmaxf(a, b); }
GIR_BOTH double min(double a, double b) { return __builtin_fmin(a, b); }
GIR_BOTH double max(double a, double b) { return __builtin_fmax(a, b); }
GIR_MIXED_EXTREMES(unsigned, int, unsigned)
GIR_MIXED_EXTREMES(unsigned, unsigned, int)
GIR_MIXED_EXTREMES(double, float, double)
GIR_MIXED_EXTREMES(double, double, float)
#define GIR_WIDE_EXTREMES(T, N) GIR_MIXED_EXTREMES(T, T, N) GIR_MIXED_EXTREMES(T, N, T)
GIR_WIDE_EXTREMES(long, int)
GIR_WIDE_EXTREMES(long, unsigned)
GIR_WIDE_EXTREMES(unsigned long, int)
GIR_WIDE_EXTREMES(unsigned long, unsigned)
GIR_WIDE_EXTREMES(unsigned long, long)
GIR_WIDE_EXTREMES(long long, int)
GIR_WIDE_EXTREMES(long long, unsigned)
GIR_WIDE_EXTREMES(long long, long)
GIR_WIDE_EXTREMES(unsigned long long, int)
GIR_WIDE_EXTREMES(unsigned long long, unsigned)
GIR_WIDE_EXTREMES(unsigned long long, long)
GIR_WIDE_EXTREMES(unsigned long long, unsigned long)
GIR_WIDE_EXTREMES(unsigned long long, long long)
GIR_WIDE_EXTREMES(float, int)
GIR_WIDE_EXTREMES(float, unsigned)
GIR_WIDE_EXTREMES(double, int)
GIR_WIDE_EXTREMES(double, unsigned)

GIR_DEVICE float rsqrt(float x) { return rsqrtf(x); }
GIR_DEVICE float rcbrt(float x) { return rcbrtf(x); }
GIR_DEVICE float sinpi(float x) { return sinpif(x); }
GIR_DEVICE float cospi(float x) { return cospif(x); }
GIR_DEVICE float erfinv(float x) { return erfinvf(x); }
GIR_DEVICE float erfcinv(float x) { return erfcinvf(x); }
GIR_DEVICE float normcdf(float x) { return normcdff(x); }
GIR_DEVICE float normcdfinv(float x) { return normcdfinvf(x); }
GIR_DEVICE float erfcx(float x) { return erfcxf(x); }
GIR_DEVICE void sincos(float x, float *s, float *c) { sincosf(x, s, c); }
static __host__ __inline__ float rsqrtf(float x) { return 1.0f / __builtin_sqrtf(x); }
static __host__ __inline__ double rsqrt(double x) { return 1.0 / __builtin_sqrt(x); }

GIR_DEVICE unsigned __isGlobal(const void *p) { return __nvvm_isspacep_global(p); }
GIR_DEVICE unsigned __isShared(const void *p) { return __nvvm_isspacep_shared(p); }
GIR_DEVICE unsigned __isConstant(const void *p) { return __nvvm_isspacep_const(p); }
GIR_DEVICE unsigned __isLocal(const void *p) { return __nvvm_isspacep_local(p); }
GIR_DEVICE void __nanosleep(unsigned) {}
GIR_DEVICE void __prefetch_global_l1(const void *) {}
GIR_DEVICE void __prefetch_global_l2(const void *) {}

typedef uint32_t cuuint32_t;
GIR_DEVICE size_t __cvta_generic_to_shared(const void *p) {
  return (size_t)(__attribute__((address_space(3))) void *)p;
}
GIR_DEVICE size_t __cvta_generic_to_global(const void *p) {
  return (size_t)(__attribute__((address_space(1))) void *)p;
}
GIR_DEVICE void *__cvta_shared_to_generic(size_t p) {
  return (void *)(__attribute__((address_space(3))) void *)p;
}

// Dot products of bytes.
GIR_DEVICE int __dp4a(int a, int b, int c) {
  for (int i = 0; i < 32; i += 8) c += (int)(signed char)(a >> i) * (int)(signed char)(b >> i);
  return c;
}
GIR_DEVICE unsigned __dp4a(unsigned a, unsigned b, unsigned c) {
  for (int i = 0; i < 32; i += 8) c += ((a >> i) & 255u) * ((b >> i) & 255u);
  return c;
}

extern "C" {
__device__ int vprintf(const char *, const char *);
__device__ int printf(const char *, ...);
__device__ void *malloc(size_t) __attribute__((malloc, nothrow));
__device__ void free(void *) __attribute__((nothrow));
__device__ void __assertfail(const char *message, const char *file, unsigned line, const char *function, size_t size);
__device__ static inline void __assert_fail(const char *message, const char *file, unsigned line,
                                            const char *function) {
  __assertfail(message, file, line, function, sizeof(char));
}
}
__device__ void *operator new(size_t size);
__device__ void *operator new[](size_t size);
__device__ void operator delete(void *) noexcept;
__device__ void operator delete[](void *) noexcept;
