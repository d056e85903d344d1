// Calls of kernels: arguments by their number, of the types that the kernel takes.

#pragma once

namespace gir {

template <typename T> struct argument {
  static GIR_INLINE T of(gir_u32 number) {
    T value;
    __builtin_memcpy(&value, (const void *)gir_buffer(number), sizeof value);
    return value;
  }
};
template <typename T> struct argument<T *> {
  static GIR_INLINE T *of(gir_u32 number) { return (T *)gir_buffer(number); }
};

template <gir_u32... numbers> struct list {};
template <gir_u32 count, gir_u32... numbers> struct count_to : count_to<count - 1, count - 1, numbers...> {};
template <gir_u32... numbers> struct count_to<0, numbers...> {
  typedef list<numbers...> type;
};

template <typename... T, gir_u32... numbers> GIR_INLINE void call(void (*kernel)(T...), list<numbers...>) {
  kernel(argument<T>::of(numbers)...);
}
template <typename... T> GIR_INLINE void call(void (*kernel)(T...)) {
  call(kernel, typename count_to<sizeof...(T)>::type());
}

} // namespace gir

// Workgroup memory whose size the launch decides, up to the limit of an architecture.
#define GIR_DYNAMIC_SHARED 232448
