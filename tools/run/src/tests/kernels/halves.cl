// Half floats, which are an extension.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
kernel void halves(global half* x) {
  x[0] = x[0] + x[1];
}
