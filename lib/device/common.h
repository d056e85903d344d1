// The parts that the device libraries share.

typedef unsigned int uint;
typedef long long ll;
typedef unsigned long long ull;

#define DEVICE __attribute__((always_inline))
#define CORE __attribute__((noinline))
#define BITS(T, x) __builtin_bit_cast(T, x)
#define PI 3.14159265358979323846

// The high half of a product of 64 bits, by halves.
static inline DEVICE ull high_product(ull a, ull b) {
  ull al = (uint)a, ah = a >> 32, bl = (uint)b, bh = b >> 32;
  ull left = ah * bl + (al * bl >> 32), right = al * bh + (uint)left;
  return ah * bh + (left >> 32) + (right >> 32);
}
