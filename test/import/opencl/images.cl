// Images: texels by place and by samplers, those of the kernel and those of the host; extents.

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
constant sampler_t EDGE = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

// A box filter, whose neighbours beyond the edge are those at it.
kernel void blurred(read_only image2d_t in, write_only image2d_t out) {
  int x = get_global_id(0), y = get_global_id(1);
  float4 sum = 0;
  for (int j = -1; j <= 1; j++)
    for (int i = -1; i <= 1; i++) sum += read_imagef(in, EDGE, (int2)(x + i, y + j));
  write_imagef(out, (int2)(x, y), sum);
}

// An image that is read and written, and its extents.
kernel void doubled(read_write image2d_t image, global int *extents) {
  int x = get_global_id(0), y = get_global_id(1);
  uint4 texel = read_imageui(image, (int2)(x, y));
  write_imageui(image, (int2)(x, y), texel * 2 + (uint4)(0, 1, 2, 3));
  int2 size = get_image_dim(image);
  extents[y * get_image_width(image) + x] = size.x * 100 + size.y * 10 + get_image_height(image);
}

// Samplers of the kernel that take the nearest texel are arithmetic: beyond the edges the image repeats.
static float4 at(read_only image2d_t image, sampler_t sampler, float2 place) { return read_imagef(image, sampler, place); }
kernel void repeated(read_only image2d_t image, global float4 *out) {
  const sampler_t repeat = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_NEAREST;
  const sampler_t mirrored = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_MIRRORED_REPEAT | CLK_FILTER_NEAREST;
  const sampler_t clamped = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
  int x = get_global_id(0);
  float2 place = (float2)((x - 16) * 0.125f + 0.0625f, 0.5f);
  out[4 * x] = at(image, repeat, place);
  out[4 * x + 1] = at(image, mirrored, place);
  out[4 * x + 2] = at(image, clamped, place);
  out[4 * x + 3] = at(image, EDGE, (float2)(x - 12.5f, 1.25f));
}

// A sampler of the host, and one of the kernel that filters, which the host binds behind the parameters.
kernel void filtered(read_only image2d_t image, sampler_t sampler, global float4 *out) {
  const sampler_t linear = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
  int x = get_global_id(0);
  out[2 * x] = read_imagef(image, sampler, (int2)(x, 1));
  out[2 * x + 1] = read_imagef(image, linear, (float2)(x + 1.0f, 1.5f));
}

// Signed texels, of a volume and of a line.
kernel void summed(read_only image3d_t volume, read_only image1d_t line, sampler_t sampler, global int4 *out) {
  int x = get_global_id(0);
  out[x] = read_imagei(volume, (int4)(x, 1, 1, 0)) + read_imagei(volume, EDGE, (int4)(x, -1, 5, 0)) * 3 +
           get_image_dim(volume) + read_imagei(line, x) * 5 + read_imagei(line, sampler, x + 1.5f) * 7 +
           get_image_width(line);
}
