// Half floats, each operation rounded once; the product and the sum of fma together.
#include <metal_stdlib>
using namespace metal;

kernel void halves(device half* x [[buffer(0)]]) {
  half a = x[0], b = x[1], c = x[2];
  x[3] = a * b + c;
  x[4] = fma(a, b, c);
  x[5] = a / b;
  x[6] = sqrt(a);
  half4 v = half4(a, b, c, 1.0h) + 2.0h;
  x[7] = v.w;
}
