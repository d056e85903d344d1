// Operations on floats of one width that round up, down or to zero: F, I, M and B as in floats.h, NAME and DIRECTED the
// names of a function of the library and of one of ours. Included once for each width.
//
// The rounded result is at most one step away from the nearest one, to which the hardware rounds. Its error has the
// sign of a remainder that is computed exactly, of operands with exponents near 0: nothing overflows or gets lost. A
// result that is rounded to infinity or to 0 is a step away from the greatest or the least number.

#define POWER(n) BITS(F, (I)((n) + B) << M)
#define INFINITE ((F)__builtin_inf())

// 1 rounds up, -1 down, 0 to zero. `above` says whether the exact value is above (1), below (-1) or at the nearest one.
static F DIRECTED(stepped)(F nearest, int above, int mode) {
  I bits = BITS(I, nearest);
  int is_negative = bits < 0;
  if (mode == 0) return BITS(F, bits - (above == (is_negative ? 1 : -1)));
  if (above != mode) return nearest;
  // Away from zero, if the sign is that of the direction.
  return BITS(F, bits + (is_negative == (mode < 0) ? 1 : -1));
}
static int DIRECTED(sign)(F x) { return (x > 0) - (x < 0); }

// The fraction of a number, in [1, 2), and its exponent.
typedef struct { F fraction; int exponent; } DIRECTED(pair);
static DIRECTED(pair) DIRECTED(parts)(F x) {
  int shift = NAME(fabs)(x) < POWER(1 - B) ? M + 1 : 0;
  I bits = BITS(I, x * POWER(shift));
  int exponent = (int)(bits >> M & (2 * B + 1)) - B;
  return (DIRECTED(pair)){BITS(F, (bits & ~((I)(2 * B + 1) << M)) | (I)B << M), exponent - shift};
}
// A number times a power of two, where that is exact.
static F DIRECTED(scaled)(F x, int by) {
  int half = by / 2, rest = by - half;
  int third = half / 2;
  return x * POWER(third) * POWER(half - third) * POWER(rest / 2) * POWER(rest - rest / 2);
}
static int DIRECTED(is_special)(F x) { return x - x != 0; }

// A nearest result of infinity from finite numbers.
static F DIRECTED(overflown)(F nearest, int mode) { return DIRECTED(stepped)(nearest, nearest > 0 ? -1 : 1, mode); }

static CORE F DIRECTED(add)(F a, F b, int mode) {
  F s = a + b;
  if (DIRECTED(is_special)(a) || DIRECTED(is_special)(b)) return s;
  if (DIRECTED(is_special)(s)) return DIRECTED(overflown)(s, mode);
  if (s == 0) return a == 0 && b == 0 && BITS(I, a) == BITS(I, b) ? a : mode < 0 ? -(F)0 : (F)0;
  if (s == a || s == b) return DIRECTED(stepped)(s, DIRECTED(sign)(s == a ? b : a), mode);
  // Neither is negligible. Smaller ones do not overflow on the way.
  F scale = NAME(fabs)(s) > POWER(1) ? POWER(-2) : 1;
  F x = a * scale, y = b * scale, z = s * scale;
  F v = z - x, error = (x - (z - v)) + (y - v);
  return DIRECTED(stepped)(s, DIRECTED(sign)(error), mode);
}
static CORE F DIRECTED(mul)(F a, F b, int mode) {
  F p = a * b;
  if (DIRECTED(is_special)(a) || DIRECTED(is_special)(b) || a == 0 || b == 0) return p;
  if (DIRECTED(is_special)(p)) return DIRECTED(overflown)(p, mode);
  DIRECTED(pair) x = DIRECTED(parts)(a), y = DIRECTED(parts)(b);
  F z = DIRECTED(scaled)(p, -(x.exponent + y.exponent));
  return DIRECTED(stepped)(p, DIRECTED(sign)(NAME(fma)(x.fraction, y.fraction, -z)), mode);
}
static CORE F DIRECTED(div)(F a, F b, int mode) {
  F q = a / b;
  if (DIRECTED(is_special)(a) || DIRECTED(is_special)(b) || a == 0 || b == 0) return q;
  if (DIRECTED(is_special)(q)) return DIRECTED(overflown)(q, mode);
  DIRECTED(pair) x = DIRECTED(parts)(a), y = DIRECTED(parts)(b);
  F z = DIRECTED(scaled)(q, y.exponent - x.exponent);
  int above = DIRECTED(sign)(NAME(fma)(-z, y.fraction, x.fraction));
  return DIRECTED(stepped)(q, y.fraction < 0 ? -above : above, mode);
}
static CORE F DIRECTED(sqrt)(F a, int mode) {
  F s = NAME(sqrt)(a);
  if (!(a > 0) || a == INFINITE) return s;
  DIRECTED(pair) x = DIRECTED(parts)(a);
  int odd = x.exponent & 1;
  F z = DIRECTED(scaled)(s, -((x.exponent - odd) / 2));
  return DIRECTED(stepped)(s, DIRECTED(sign)(NAME(fma)(-z, z, odd ? x.fraction * 2 : x.fraction)), mode);
}
// The error of a fused product and sum is the sum of two numbers (S. Boldo, J.-M. Muller, "Exact and approximated error
// of the FMA", 2011). A summand far below the other one counts by its sign only.
static CORE F DIRECTED(fma)(F a, F b, F c, int mode) {
  F r = NAME(fma)(a, b, c);
  if (DIRECTED(is_special)(a) || DIRECTED(is_special)(b) || DIRECTED(is_special)(c)) return r;
  if (a == 0 || b == 0) return DIRECTED(add)(a * b, c, mode);
  if (c == 0) return DIRECTED(mul)(a, b, mode);
  if (DIRECTED(is_special)(r)) return DIRECTED(overflown)(r, mode);
  DIRECTED(pair) x = DIRECTED(parts)(a), y = DIRECTED(parts)(b), w = DIRECTED(parts)(c);
  int product = x.exponent + y.exponent, top = product > w.exponent ? product : w.exponent;
  int below = product - top, least = -3 * M;
  F u = x.fraction * POWER(below > least ? below : least);
  below = w.exponent - top;
  F z = w.fraction * POWER(below > least ? below : least);
  F s = DIRECTED(scaled)(r, -top);
  F u1 = u * y.fraction, u2 = NAME(fma)(u, y.fraction, -u1);
  F a1 = z + u2, t = a1 - z, a2 = (z - (a1 - t)) + (u2 - t);
  F b1 = u1 + a1, v = b1 - u1, b2 = (u1 - (b1 - v)) + (a1 - v);
  F g = (b1 - s) + b2;
  F error = g + a2;
  if (r == 0 && error == 0) return mode < 0 ? -(F)0 : (F)0;
  return DIRECTED(stepped)(r, DIRECTED(sign)(error), mode);
}

// Conversions of integers, of whose type the first power of two beyond is a float.
#define FROM(T, NAME, BEYOND)                                          \
  static F DIRECTED(NAME)(T x, int mode) {                             \
    F nearest = (F)x;                                                  \
    T back = nearest >= (F)BEYOND ? 0 : (T)nearest;                    \
    int above = nearest >= (F)BEYOND ? -1 : (x > back) - (x < back);   \
    return DIRECTED(stepped)(nearest, above, mode);                    \
  }
FROM(int, from_int, 0x1p31)
FROM(uint, from_uint, 0x1p32)
FROM(ll, from_ll, 0x1p63)
FROM(ull, from_ull, 0x1p64)
#undef FROM

#undef POWER
#undef INFINITE
