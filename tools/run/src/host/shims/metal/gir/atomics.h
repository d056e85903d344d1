// Atomic functions (section 6.15), each in the strongest order: at least as strong as any that is asked for.

#pragma once

namespace metal {

enum memory_order { memory_order_relaxed, memory_order_acquire, memory_order_release, memory_order_acq_rel, memory_order_seq_cst };
enum thread_scope {
  thread_scope_thread,
  thread_scope_simdgroup,
  thread_scope_threadgroup,
  thread_scope_device,
};
enum class mem_flags : uint {
  mem_none = 0,
  mem_device = 1,
  mem_threadgroup = 2,
  mem_texture = 4,
  mem_threadgroup_imageblock = 8,
  mem_object_data = 16,
};
GIR_INLINE constexpr mem_flags operator|(mem_flags a, mem_flags b) { return (mem_flags)((uint)a | (uint)b); }

template <typename T> struct atomic {
  T value;
};
// Parameters of kernels are of types that are known.
template struct atomic<bool>;
template struct atomic<int>;
template struct atomic<uint>;
template struct atomic<long>;
template struct atomic<ulong>;
template struct atomic<float>;

// Integers as wide as a type: exchanges and comparisons work on bits, also of a float.
template <typename T> struct gir_bits {
  typedef T type;
};
template <> struct gir_bits<bool> {
  typedef uchar type;
};
template <> struct gir_bits<float> {
  typedef uint __attribute__((may_alias)) type;
};

#define GIR_STRONGEST 5

// A function that reads, computes and writes; floats have the first two.
#define GIR_UPDATE(space, name, builtin)                                                                               \
  template <typename T>                                                                                                \
  GIR_INLINE T atomic_fetch_##name##_explicit(volatile space atomic<T> *object, decltype(T()) operand, memory_order) { \
    return builtin(&object->value, operand, GIR_STRONGEST);                                                            \
  }

#define GIR_ATOMICS(space)                                                                                             \
  template <typename T> GIR_INLINE T atomic_load_explicit(const volatile space atomic<T> *object, memory_order) {      \
    typedef typename gir_bits<T>::type bits;                                                                   \
    return as_type<T>(__atomic_load_n((const volatile space bits *)object, GIR_STRONGEST));                            \
  }                                                                                                                    \
  template <typename T>                                                                                                \
  GIR_INLINE void atomic_store_explicit(volatile space atomic<T> *object, decltype(T()) desired, memory_order) {       \
    typedef typename gir_bits<T>::type bits;                                                                   \
    __atomic_store_n((volatile space bits *)object, as_type<bits>(desired), GIR_STRONGEST);                            \
  }                                                                                                                    \
  template <typename T>                                                                                                \
  GIR_INLINE T atomic_exchange_explicit(volatile space atomic<T> *object, decltype(T()) desired, memory_order) {       \
    typedef typename gir_bits<T>::type bits;                                                                   \
    return as_type<T>(__atomic_exchange_n((volatile space bits *)object, as_type<bits>(desired), GIR_STRONGEST));      \
  }                                                                                                                    \
  template <typename T>                                                                                                \
  GIR_INLINE bool atomic_compare_exchange_weak_explicit(volatile space atomic<T> *object, thread T *expected,          \
                                                        decltype(T()) desired, memory_order, memory_order) {           \
    typedef typename gir_bits<T>::type bits;                                                                   \
    bits wanted = as_type<bits>(*expected);                                                                            \
    bits found = __sync_val_compare_and_swap((volatile space bits *)object, wanted, as_type<bits>(desired));           \
    *expected = as_type<T>(found);                                                                                     \
    return found == wanted;                                                                                            \
  }                                                                                                                    \
  GIR_UPDATE(space, add, __atomic_fetch_add)                                                                           \
  GIR_UPDATE(space, sub, __atomic_fetch_sub)                                                                           \
  GIR_UPDATE(space, and, __atomic_fetch_and)                                                                           \
  GIR_UPDATE(space, or, __atomic_fetch_or)                                                                             \
  GIR_UPDATE(space, xor, __atomic_fetch_xor)                                                                           \
  GIR_UPDATE(space, min, __atomic_fetch_min)                                                                           \
  GIR_UPDATE(space, max, __atomic_fetch_max)                                                                           \
  GIR_INLINE void atomic_min_explicit(volatile space atomic<ulong> *object, ulong operand, memory_order) {             \
    __atomic_fetch_min(&object->value, operand, GIR_STRONGEST);                                                        \
  }                                                                                                                    \
  GIR_INLINE void atomic_max_explicit(volatile space atomic<ulong> *object, ulong operand, memory_order) {             \
    __atomic_fetch_max(&object->value, operand, GIR_STRONGEST);                                                        \
  }

GIR_ATOMICS(device)
GIR_ATOMICS(threadgroup)

GIR_INLINE void atomic_thread_fence(mem_flags, memory_order, thread_scope = thread_scope_device) {
  __atomic_thread_fence(GIR_STRONGEST);
}

} // namespace metal
