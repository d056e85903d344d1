// Words of the language, and variables of the place (Guide, sections 10.1 to 10.4).

#pragma once

#include "work_items.h"

#include <stdint.h>

#define __global__
#define __device__
#define __constant__ static
// The fibers of a workgroup share one thread, and `extern` may precede it.
#define __shared__ thread_local
#define __align__(bytes) __attribute__((aligned(bytes)))
#define __forceinline__ __attribute__((always_inline)) inline
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...)

// A function of the library is inlined at its call.
#define GIR_INLINE __attribute__((always_inline)) inline

namespace gir {

struct extents {
  uint32_t x, y, z;
};

GIR_INLINE const gir_place &place() { return *(const gir_place *)gir_current(); }
GIR_INLINE extents of(const gir_u32 (&all)[3]) { return {all[0], all[1], all[2]}; }

// The same type, in a context that templates do not deduce from.
template <typename T> struct as_is {
  typedef T type;
};
template <typename T> using same = typename as_is<T>::type;

} // namespace gir

#define threadIdx (gir::of(gir::place().in_group))
#define blockIdx (gir::of(gir::place().group))
#define blockDim (gir::of(gir::place().group_size))
#define gridDim (gir::of(gir::place().groups))
#define warpSize 32

GIR_INLINE void __threadfence_block() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
GIR_INLINE void __threadfence() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
GIR_INLINE void __threadfence_system() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
GIR_INLINE void __syncthreads() {
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  gir_barrier();
}
