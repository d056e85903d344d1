// The words of CUDA that computed.cu has, for a program that runs a kernel for each element on the host.
#include <cfenv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#define __device__
#define __noinline__ __attribute__((noinline))
static int at;
#define AT at

// The kernels by name.
struct Kernel {
  const char *name;
  void (*run)(const void *, void *);
  Kernel *next;
};
static Kernel *kernels;
#define KERNEL(NAME, A, B)                                                                                            \
  static void NAME(const A *in, B *out);                                                                              \
  static Kernel kernel_##NAME = {#NAME, [](const void *in, void *out) { NAME((const A *)in, (B *)out); }, kernels};    \
  static int is_known_##NAME = (kernels = &kernel_##NAME, 0);                                                         \
  static void NAME(const A *in, B *out)

// `oracle KERNEL COUNT IN BYTES OUT`
int main(int, char **arguments) {
  Kernel *kernel = kernels;
  while (kernel && strcmp(kernel->name, arguments[1]) != 0) kernel = kernel->next;
  if (!kernel) return 1;
  std::vector<char> out(atol(arguments[4])), in;
  FILE *file = fopen(arguments[3], "rb");
  for (int c; (c = fgetc(file)) != EOF;) in.push_back((char)c);
  fclose(file);
  for (at = 0; at < atoi(arguments[2]); at++) kernel->run(in.data(), out.data());
  file = fopen(arguments[5], "wb");
  fwrite(out.data(), 1, out.size(), file);
  return fclose(file);
}

template <typename T> static T exchanged(T *p, T v) {
  T old = *p;
  *p = v;
  return old;
}
#define ATOMIC(NAME, VALUE) \
  template <typename T> static T NAME(T *p, T v) { return exchanged(p, (T)(VALUE)); }
ATOMIC(atomicAdd_system, *p + v)
ATOMIC(atomicMax_system, *p < v ? v : *p)
ATOMIC(atomicInc_system, *p >= v ? 0 : *p + 1)
static int atomicCAS_system(int *p, int expected, int v) { return exchanged(p, *p == expected ? v : *p); }

// What the processor computes when it rounds in a direction.
template <typename F> static auto rounded(int mode, F f) {
  fesetround(mode);
  volatile auto value = f();
  fesetround(FE_TONEAREST);
  return +value;
}
#define IN(D, MODE, P, T, S)                                                                                          \
  static T __##P##add_##D(volatile T a, volatile T b) { return rounded(MODE, [&] { return a + b; }); }                \
  static T __##P##sub_##D(volatile T a, volatile T b) { return rounded(MODE, [&] { return a - b; }); }                \
  static T __##P##mul_##D(volatile T a, volatile T b) { return rounded(MODE, [&] { return a * b; }); }                \
  static T __##P##div_##D(volatile T a, volatile T b) { return rounded(MODE, [&] { return a / b; }); }                \
  static T __##P##sqrt_##D(volatile T a) { return rounded(MODE, [&] { return sqrt##S(a); }); }                        \
  static T __fma##S##_##D(volatile T a, volatile T b, volatile T c) {                                                 \
    return rounded(MODE, [&] { return fma##S(a, b, c); });                                                            \
  }
#define TO(D, MODE, NAME, FROM, T) \
  static T __##NAME##_##D(volatile FROM x) { return rounded(MODE, [&] { return (T)x; }); }
#define ALL(D, MODE)                                                                                                  \
  IN(D, MODE, f, float, f)                                                                                            \
  IN(D, MODE, d, double, )                                                                                            \
  TO(D, MODE, int2float, int, float)                                                                                  \
  TO(D, MODE, uint2float, unsigned, float)                                                                            \
  TO(D, MODE, ll2float, long long, float)                                                                             \
  TO(D, MODE, ull2float, unsigned long long, float)                                                                   \
  TO(D, MODE, ll2double, long long, double)                                                                           \
  TO(D, MODE, double2float, double, float)
ALL(rd, FE_DOWNWARD)
ALL(ru, FE_UPWARD)
ALL(rz, FE_TOWARDZERO)
