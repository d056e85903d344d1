// Kernels on grids and points.

// The mean of the four neighbours; the border stays.
__kernel void stencil(__global const float *from, __global float *to, int width, int height) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= width || y >= height)
    return;
  int at = y * width + x;
  if (x == 0 || y == 0 || x == width - 1 || y == height - 1) {
    to[at] = from[at];
    return;
  }
  to[at] = 0.25f * (from[at - 1] + from[at + 1] + from[at - width] + from[at + width]);
}

__kernel void mandelbrot(__global ushort *counts, float left, float top, float step, int width, int most) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= width)
    return;
  float cr = left + step * x, ci = top + step * y;
  float r = 0, i = 0;
  int count = 0;
  while (count < most && r * r + i * i <= 4.0f) {
    float next = r * r - i * i + cr;
    i = 2.0f * r * i + ci;
    r = next;
    count++;
  }
  counts[y * width + x] = (ushort)count;
}

// Accelerations of bodies: position in x, y, z, mass in w.
__kernel void nbody(__global const float4 *bodies, __global float4 *forces, int n) {
  int own = get_global_id(0);
  if (own >= n)
    return;
  float4 here = bodies[own];
  float3 force = (float3)(0.0f);
  for (int other = 0; other < n; other++) {
    float4 there = bodies[other];
    float3 way = there.xyz - here.xyz;
    float squared = dot(way, way) + 0.5f;
    force += way * (there.w / (squared * sqrt(squared)));
  }
  forces[own] = (float4)(force, here.w);
}

// Colours of four bytes, mixed by weights of a table.
__constant uchar weights[3] = {77, 151, 28};

__kernel void grey(__global const uchar4 *pixels, __global uchar *levels, uint n) {
  uint i = get_global_id(0);
  if (i < n) {
    uint4 pixel = convert_uint4(pixels[i]);
    uint sum = pixel.x * weights[0] + pixel.y * weights[1] + pixel.z * weights[2];
    levels[i] = convert_uchar_sat((sum + 128u) >> 8);
  }
}
