// Functions of OpenCL C with results behind pointers, copies by the workgroup, lanes by numbers, directed rounding.

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

kernel void parted(global const float4 *in, global float4 *out, global int4 *numbers) {
  int i = get_global_id(0);
  float4 x = in[i], whole, below;
  int4 exponent;
  local int signs[8];
  out[6 * i] = frexp(x, &exponent);
  numbers[2 * i] = exponent;
  out[6 * i + 1] = modf(x, &whole);
  out[6 * i + 2] = whole;
  out[6 * i + 3] = fract(x, &below) + below;
  out[6 * i + 4] = ldexp(x, exponent * 3 - 7);
  out[6 * i + 5] = nextafter(x, (float4)(1.0f)) + maxmag(x, x.wzyx) * 2.0f;
  int quotient;
  out[6 * i + 5].x = remquo(x.x, x.y, &quotient);
  int log = ilogb(x.z);
  lgamma_r(x.w, &signs[get_local_id(0)]);
  numbers[2 * i + 1] = (int4)(quotient, log, signs[get_local_id(0)], (int)logb(x.y));
}

// Two rows by the workgroup, one of every third element.
kernel void copied(global const int *in, global int *out) {
  local int row[64], third[64];
  event_t event = async_work_group_copy(row, in, 50, 0);
  event = async_work_group_strided_copy(third, in, 20, 3, event);
  wait_group_events(1, &event);
  int i = get_local_id(0);
  prefetch(in, 4);
  if (i < 20) row[i] += third[19 - i];
  barrier(CLK_LOCAL_MEM_FENCE);
  event = async_work_group_copy(out, row, 50, 0);
  wait_group_events(1, &event);
}

kernel void arranged(global const int8 *in, global int8 *out, global const uint8 *by) {
  int i = get_global_id(0);
  int8 x = in[i], y = in[i ^ 1];
  uint8 mask = by[i];
  out[3 * i] = shuffle(x, mask);
  out[3 * i + 1] = shuffle2(x, y, mask);
  out[3 * i + 2] = mad_sat(x, y, (int8)(7)) ^ as_int8(mad_sat(as_uint8(x), mask, as_uint8(y)));
}

kernel void directed(global const float *in, global float *out, global ushort *halves, global const int *numbers) {
  int i = get_global_id(0);
  float x = in[i];
  int n = numbers[i];
  out[3 * i] = convert_float_rtz(n) - convert_float_rtp(n);
  out[3 * i + 1] = convert_float_rtn(n);
  out[3 * i + 2] = convert_float_rtp(as_uint(n));
  vstore_half_rtz(x, 4 * i, (global half *)halves);
  vstore_half_rtp(x, 4 * i + 1, (global half *)halves);
  vstore_half_rtn(x, 4 * i + 2, (global half *)halves);
  vstore_half(x, 4 * i + 3, (global half *)halves);
}

kernel __attribute__((reqd_work_group_size(32, 1, 1))) void grouped(global const int *in, global int *out) {
  int i = get_local_id(0), x = in[get_global_id(0)];
  global int *to = out + 5 * get_global_id(0);
  to[0] = work_group_reduce_add(x);
  to[1] = work_group_reduce_max(as_uint(x));
  to[2] = work_group_broadcast(x, 5);
  to[3] = work_group_any(x == 3) + 2 * work_group_all(x != 3);
  to[4] = as_int(work_group_broadcast(as_float(x & 0x3fffffff), 31));
}
