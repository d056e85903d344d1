// Words of the language (sections 2 and 4) in C++ for OpenCL.

#pragma once

#include "work_items.h"

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

// Address spaces; `constant` is called so in both. `threadgroup` is followed by parentheses where it is an attribute
// of a parameter: see arguments.h.
#define device __global
#define threadgroup __local
#define thread __private

// Keywords of OpenCL that are names in Metal.
#define global gir_name_global
#define local gir_name_local
#define private gir_name_private
#define generic gir_name_generic
#define pipe gir_name_pipe
#define read_only gir_name_read_only
#define write_only gir_name_write_only
#define read_write gir_name_read_write
#define uniform gir_name_uniform

// Section 4.8: the visibility of writes; the host's memory is coherent.
#define coherent(scope)

// Types that OpenCL predeclares and Metal defines differently.
#define atomic_int metal::atomic<int>
#define atomic_uint metal::atomic<uint>
#define atomic_long metal::atomic<long>
#define atomic_ulong metal::atomic<ulong>
#define atomic_float metal::atomic<float>
#define atomic_bool metal::atomic<bool>

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef signed char int8_t;
typedef uchar uint8_t;
typedef short int16_t;
typedef ushort uint16_t;
typedef int int32_t;
typedef uint uint32_t;
typedef long int64_t;
typedef ulong uint64_t;
typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef __UINTPTR_TYPE__ uintptr_t;
typedef __INTPTR_TYPE__ intptr_t;

// Sections 7.4 and 7.7: constants.
#define FLT_MAX 0x1.fffffep+127f
#define FLT_MIN 0x1p-126f
#define FLT_EPSILON 0x1p-23f
#define INFINITY __builtin_huge_valf()
#define NAN __builtin_nanf("")
#define HALF_MAX ((half)0x1.ffcp+15f)

// A function of the library is inlined at its call.
#define GIR_INLINE __attribute__((always_inline)) inline
