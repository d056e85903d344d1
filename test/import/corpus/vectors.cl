// Vectors of OpenCL C, which only its drivers compile.
// Not for C++.

// run pixels: 16 * 2 (in u8 128 bits; out u8 128; val f32 0.5)
__kernel void pixels(__global const uchar4 *in, __global uchar4 *out, float gain) {
  size_t i = get_global_id(0);
  float4 p = convert_float4(in[i]) * gain + (float4)(8.0f, 16.0f, 32.0f, 0.0f);
  p.w = (p.x + p.y + p.z) * 0.25f;
  out[i] = convert_uchar4_sat(p.zyxw);
}

// run rotate_all: 16 * 1 (in u32 64 bits; in u32 64 bits; out u32 64)
__kernel void rotate_all(__global const uint4 *x, __global const uint4 *y, __global uint4 *z) {
  size_t i = get_global_id(0);
  uint4 a = rotate(x[i], y[i] & 31u);
  uint4 b = select(a, y[i].wzyx, x[i] > y[i]);
  z[i] = (b ^ (a << 3u)) + mad_hi(x[i], y[i], a);
}

// run saturate: 16 * 1 (in i16 128 bits; in i16 128 bits; out i16 128)
__kernel void saturate(__global const short8 *x, __global const short8 *y, __global short8 *z) {
  size_t i = get_global_id(0);
  short8 sum = add_sat(x[i], y[i]), difference = sub_sat(x[i], y[i]);
  z[i] = (short8)(sum.even, difference.odd) + (short8)(hadd(x[i].lo, y[i].hi), rhadd(x[i].hi, y[i].lo));
}

// run unaligned: 16 * 1 (in f32 67 noise; out f32 64)
__kernel void unaligned(__global const float *x, __global float *y) {
  size_t i = get_global_id(0);
  float3 v = vload3(i, x + 1);
  float4 w = vload4(i, x + 3);
  vstore4((float4)(v.yx, w.xw) - w.zwxy, i, y);
}

// run chosen: 16 * 1 (in i32 128 small; out i32 64)
__kernel void chosen(__global const int4 *x, __global int4 *y) {
  size_t i = get_global_id(0);
  int4 a = x[2 * i], b = x[2 * i + 1];
  int4 c = bitselect(a, b, (int4)(0x0f0f0f0f)), d = (int4)(a.hi, b.lo).s3021;
  y[i] = any(a > b) ? c + d : all(a < c) ? c - d : max(c, d);
}

// run conversions: 32 * 1 (in f32 32 noise; out i32 192)
__kernel void conversions(__global const float *x, __global int *y) {
  size_t i = get_global_id(0);
  float v = x[i] * 100.0f;
  y[6 * i] = convert_int_rte(v);
  y[6 * i + 1] = convert_int_rtn(v);
  y[6 * i + 2] = convert_int_rtp(v);
  y[6 * i + 3] = convert_char_sat(v);
  y[6 * i + 4] = convert_uchar_sat_rte(v);
  y[6 * i + 5] = as_int(convert_float(convert_short_sat(v * 1000.0f)));
}

// run lanes: 16 * 1 (in f32 64 noise; out f32 64; val i32 2)
__kernel void lanes(__global const float4 *x, __global float4 *y, int at) {
  size_t i = get_global_id(0);
  float4 v = x[i];
  float own[4] = {v.s3, v.s1, v.s0, v.s2};
  v = mix(v, (float4)(own[at], own[at ^ 1], own[at ^ 2], own[at ^ 3]), 0.25f);
  v = fmin(v, step((float4)(0.5f), v) + fabs(v.wxyz));
  y[i] = clamp(v, -1.0f, 2.0f) * dot(x[i], (float4)(1.0f, 2.0f, 4.0f, 8.0f));
}

// run gray_code: 32 * 1 (in u32 32 bits; out u32 32; out u64 32)
__kernel void gray_code(__global const uint *x, __global uint *y, __global ulong *z) {
  size_t i = get_global_id(0);
  uint v = x[i];
  y[i] = popcount(v) + 100u * clz(v) + 10000u * ctz(v | 1u << 20) + mul24(v & 0xfff, 5u) + abs_diff(v, 77u) % 3u;
  z[i] = upsample(v, v >> 3) + mul_hi((ulong)v << 30, (ulong)v << 29);
}
