// Functions of floats of one width: F is the float, I the integer of its bits, M the bits of its fraction, B the bias,
// NAME the name of a function in a library. Included once for each width.

#define TWO_TO(n) BITS(F, (I)((n) + B) << M)
#define INFINITE ((F)__builtin_inf())

F NAME(sin)(F);
F NAME(cos)(F);
F NAME(exp)(F);
F NAME(log)(F);
F NAME(pow)(F, F);
F NAME(cbrt)(F);
F NAME(erf)(F);
F NAME(erfc)(F);
F NAME(sqrt)(F);
F NAME(trunc)(F);
F NAME(rint)(F);
F NAME(floor)(F);
F NAME(round)(F);
F NAME(fma)(F, F, F);
F NAME(fmod)(F, F);
F NAME(fabs)(F);
F NAME(copysign)(F, F);

DEVICE F NAME(nearbyint)(F x) { return NAME(rint)(x); }

// Powers of two one after the other, so that only the last product rounds.
DEVICE F NAME(scalbn)(F x, int n) {
#pragma unroll
  for (int i = 0; i < 2; i++) {
    int by = n > B ? B : n < 1 - B ? 2 + M - B : 0;
    x *= TWO_TO(by);
    n -= by;
  }
  n = n > B ? B : n < 1 - B ? 1 - B : n;
  return x * TWO_TO(n);
}
DEVICE F NAME(ldexp)(F x, int n) { return NAME(scalbn)(x, n); }

DEVICE F NAME(frexp)(F x, PRIVATE int *exponent) {
  *exponent = 0;
  if (x == 0 || x - x != 0) return x;
  int shift = NAME(fabs)(x) < TWO_TO(1 - B) ? M + 1 : 0;
  I bits = BITS(I, x * TWO_TO(shift));
  *exponent = (int)(bits >> M & (2 * B + 1)) - (B - 1) - shift;
  return BITS(F, (bits & ~((I)(2 * B + 1) << M)) | (I)(B - 1) << M);
}
DEVICE int NAME(ilogb)(F x) {
  if (x == 0 || x != x) return -2147483647 - 1;
  if (x - x != 0) return 2147483647;
  int exponent;
  NAME(frexp)(x, (PRIVATE int *)&exponent);
  return exponent - 1;
}
DEVICE F NAME(logb)(F x) {
  if (x == 0) return -INFINITE;
  return x - x != 0 ? x * x : (F)NAME(ilogb)(x);
}
DEVICE F NAME(modf)(F x, PRIVATE F *whole) {
  F part = NAME(trunc)(x);
  *whole = part;
  return NAME(copysign)(NAME(fabs)(x) == INFINITE ? 0 : x - part, x);
}
DEVICE F NAME(nextafter)(F x, F y) {
  if (x != x || y != y) return x + y;
  if (x == y) return y;
  if (x == 0) return NAME(copysign)(BITS(F, (I)1), y);
  return BITS(F, BITS(I, x) + ((x < y) == (x > 0) ? 1 : -1));
}
DEVICE F NAME(remainder)(F x, F y) {
  F a = NAME(fabs)(x), b = NAME(fabs)(y);
  if (x != x || y != y || a == INFINITE || y == 0) return (x * y) / (x * y);
  if (b == INFINITE) return x;
  // Twice a large divisor is beyond the range.
  F r = b < TWO_TO(B - 1) ? NAME(fmod)(a, b + b) : a;
  if (b < TWO_TO(2 - B)) {
    if (r + r > b) {
      r -= b;
      if (r + r >= b) r -= b;
    }
  } else if (r > b / 2) {
    r -= b;
    if (r >= b / 2) r -= b;
  }
  return x < 0 || (x == 0 && BITS(I, x) != 0) ? -r : r;
}

// The remainder, and the last seven bits of the quotient, with its sign.
DEVICE F NAME(remquo)(F x, F y, PRIVATE int *quotient) {
  F a = NAME(fabs)(x), b = NAME(fabs)(y);
  *quotient = 0;
  if (x != x || y != y || a == INFINITE || y == 0) return (x * y) / (x * y);
  if (b == INFINITE) return x;
  int q = 0;
  a = NAME(fmod)(a, b * 128);
  for (int bit = 6; bit >= 0; bit--) {
    F part = b * (F)(1 << bit);
    if (a >= part) {
      a -= part;
      q += 1 << bit;
    }
  }
  F rest = b - a;
  if (a > rest || (a == rest && (q & 1))) {
    a -= b;
    q++;
  }
  q &= 127;
  *quotient = BITS(I, x) < 0 != BITS(I, y) < 0 ? -q : q;
  return BITS(I, x) < 0 ? -a : a;
}

DEVICE void NAME2(sincos)(F x, PRIVATE F *s, PRIVATE F *c) {
  *s = NAME(sin)(x);
  *c = NAME(cos)(x);
}
// The angle is reduced before it is multiplied.
DEVICE F NAME(sinpi)(F x) {
  F r = x - 2 * NAME(round)(x / 2), a = NAME(fabs)(r);
  F y = a > (F)0.5 ? 1 - a : a;
  F v = y > (F)0.25 ? NAME(cos)((F)PI * ((F)0.5 - y)) : NAME(sin)((F)PI * y);
  return NAME(copysign)(v, v == 0 ? x : r);
}
DEVICE F NAME(cospi)(F x) {
  F r = NAME(fabs)(x - 2 * NAME(round)(x / 2));
  F y = r > (F)0.5 ? 1 - r : r;
  F v = y > (F)0.25 ? NAME(sin)((F)PI * ((F)0.5 - y)) : NAME(cos)((F)PI * y);
  return r > (F)0.5 ? -v : v;
}
DEVICE void NAME2(sincospi)(F x, PRIVATE F *s, PRIVATE F *c) {
  *s = NAME(sinpi)(x);
  *c = NAME(cospi)(x);
}

DEVICE F NAME(rcbrt)(F x) { return 1 / NAME(cbrt)(x); }
DEVICE F NAME(rhypot)(F x, F y) { return 1 / NAME(sqrt)(x * x + y * y); }
DEVICE F NAME(NORM(3))(F x, F y, F z) { return NAME(sqrt)(x * x + y * y + z * z); }
DEVICE F NAME(RNORM(3))(F x, F y, F z) { return 1 / NAME(sqrt)(x * x + y * y + z * z); }
DEVICE F NAME(NORM(4))(F x, F y, F z, F w) { return NAME(sqrt)(x * x + y * y + z * z + w * w); }
DEVICE F NAME(RNORM(4))(F x, F y, F z, F w) { return 1 / NAME(sqrt)(x * x + y * y + z * z + w * w); }
DEVICE F NAME(POWI)(F x, int n) {
  F result = 1, power = x;
  for (unsigned left = n < 0 ? -(unsigned)n : (unsigned)n; left; left >>= 1) {
    if (left & 1) result *= power;
    power *= power;
  }
  return n < 0 ? 1 / result : result;
}

DEVICE F NAME(NCDF)(F x) { return (F)0.5 * NAME(erfc)(-x * (F)0.70710678118654752440); }
DEVICE F NAME(erfcx)(F x) { return NAME(exp)(x * x) * NAME(erfc)(x); }
// An estimate from the logarithm of the tail, and three steps of Newton's method on the tail.
DEVICE F NAME(erfcinv)(F y) {
  if (!(y > 0 && y < 2)) return y == 0 ? INFINITE : y == 2 ? -INFINITE : (F)__builtin_nan("");
  F p = y > 1 ? 2 - y : y;
  F l = NAME(log)(p * (2 - p)), h = (F)4.330746750799873 + l / 2;
  F x = NAME(sqrt)(NAME(sqrt)(h * h - l / (F)0.147) - h);
#pragma unroll
  for (int i = 0; i < 3; i++) {
    F slope = (F)-1.12837916709551257390 * NAME(exp)(-x * x);
    F step = (NAME(erfc)(x) - p) / slope;
    x -= slope == 0 ? 0 : step / (1 + x * step);
  }
  return y > 1 ? -x : x;
}
DEVICE F NAME(erfinv)(F y) {
  F a = NAME(fabs)(y);
  if (a > (F)0.5) return NAME(copysign)(NAME(erfcinv)(1 - a), y);
  F x = y * (F)0.88622692545275801365;
#pragma unroll
  for (int i = 0; i < 3; i++) {
    F step = (NAME(erf)(x) - y) / ((F)1.12837916709551257390 * NAME(exp)(-x * x));
    x -= step / (1 + x * step);
  }
  return x;
}
DEVICE F NAME(NCDFINV)(F y) { return (F)-1.41421356237309504880 * NAME(erfcinv)(2 * y); }

// The series of Lanczos for arguments from a half.
static DEVICE F NAME(series)(F x) {
  F a = (F)0.99999999999980993;
  a += (F)676.5203681218851 / (x + 1);
  a += (F)-1259.1392167224028 / (x + 2);
  a += (F)771.32342877765313 / (x + 3);
  a += (F)-176.61502916214059 / (x + 4);
  a += (F)12.507343278686905 / (x + 5);
  a += (F)-0.13857109526572012 / (x + 6);
  a += (F)9.9843695780195716e-6 / (x + 7);
  return a + (F)1.5056327351493116e-7 / (x + 8);
}
static DEVICE F NAME(log_gamma_above)(F x) {
  F t = x + (F)6.5;
  return (F)0.91893853320467274178 + (x - (F)0.5) * NAME(log)(t) - t + NAME(log)(NAME(series)(x - 1));
}
DEVICE F NAME(lgamma)(F x) {
  if (x - x != 0) return x * x;
  if (x >= (F)0.5) return x == 1 || x == 2 ? 0 : NAME(log_gamma_above)(x);
  if (x == NAME(floor)(x)) return INFINITE;
  return NAME(log)((F)PI / NAME(fabs)(NAME(sinpi)(x))) - NAME(log_gamma_above)(1 - x);
}
// The sign is that of the function itself.
DEVICE F NAME(lgamma_r)(F x, PRIVATE int *sign) {
  F below = NAME(floor)(x);
  int is_negative = x < 0 && below - 2 * NAME(floor)(below / 2) != 0;
  *sign = x == below && x <= 0 ? 0 : is_negative ? -1 : 1;
  if (x == 0) *sign = BITS(I, x) < 0 ? -1 : 1;
  return NAME(lgamma)(x);
}
DEVICE F NAME(tgamma)(F x) {
  if (x != x || x == INFINITE) return x;
  if (x == 0) return 1 / x;
  if (x == NAME(floor)(x) && x < 0) return (F)__builtin_nan("");
  F above = x < (F)0.5 ? 1 - x : x, t = above + (F)6.5;
  // The power in two halves, which are within the range where the result is.
  F root = NAME(pow)(t, (above - (F)0.5) / 2);
  F gamma = (F)2.50662827463100050242 * root * NAME(exp)(-t) * root * NAME(series)(above - 1);
  return x < (F)0.5 ? (F)PI / (NAME(sinpi)(x) * gamma) : gamma;
}

#undef TWO_TO
#undef INFINITE
