// Further functions of floats of one width that only OpenCL C has. Included after floats.h.

#define INFINITE ((F)__builtin_inf())

DEVICE F NAME(acospi)(F x) { return acos(x) / (F)PI; }
DEVICE F NAME(asinpi)(F x) { return asin(x) / (F)PI; }
DEVICE F NAME(atanpi)(F x) { return atan(x) / (F)PI; }
DEVICE F NAME(atan2pi)(F y, F x) { return atan2(y, x) / (F)PI; }
DEVICE F NAME(tanpi)(F x) { return NAME(sinpi)(x) / NAME(cospi)(x); }
DEVICE F NAME(maxmag)(F x, F y) {
  F a = NAME(fabs)(x), b = NAME(fabs)(y);
  return a > b ? x : b > a ? y : fmax(x, y);
}
DEVICE F NAME(minmag)(F x, F y) {
  F a = NAME(fabs)(x), b = NAME(fabs)(y);
  return a < b ? x : b < a ? y : fmin(x, y);
}
DEVICE F NAME(fract)(F x, PRIVATE F *whole, F most) {
  F below = NAME(floor)(x);
  *whole = below;
  if (x == below) return NAME(copysign)(0, x);
  return x - below > most ? most : x - below;
}
// A power, and a step of Newton's method, which makes up for the rounded exponent.
DEVICE F NAME(rootn)(F x, int n) {
  F a = NAME(fabs)(x);
  if (n == 0 || x != x || (x < 0 && !(n & 1))) return (F)__builtin_nan("");
  if (a == 0 || a == INFINITE) {
    F limit = (a == 0) == (n > 0) ? (F)0 : INFINITE;
    return n & 1 ? NAME(copysign)(limit, x) : limit;
  }
  F y = NAME(pow)(a, 1 / (F)n);
  F m = (F)n;
  // The power whose exponent is smaller by one is a / y.
  F power = NAME(POWI)(y, n > 0 ? n - 1 : n + 1);
  F step = n > 0 ? (a / power - y) / m : (y - a / power) / -m;
  if (n < 0) step = y * (1 - a * NAME(POWI)(y, -n)) / -m;
  if (step - step == 0 && NAME(fabs)(step) < y / 8) y += step;
  return x < 0 ? -y : y;
}

#undef INFINITE
