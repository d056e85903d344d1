// The bytes of texels, in each format.

#include "texels.h"

#include <math.h>
#include <string.h>

int texel_is_integer(const launch_image *format) { return format->kind == KIND_UINT || format->kind == KIND_SINT; }

// The maximum of an integer channel, which normalised ones divide by.
static double greatest(const launch_image *format) {
  int is_signed = format->kind == KIND_SINT || format->kind == KIND_SNORM;
  return ldexp(1, (int)(8 * format->channel_bytes) - is_signed) - 1;
}

static int64_t read_integer(const launch_image *format, const unsigned char *at) {
  uint64_t bits = 0;
  memcpy(&bits, at, format->channel_bytes);
  if (format->kind != KIND_SINT && format->kind != KIND_SNORM)
    return (int64_t)bits;
  int above = 64 - (int)(8 * format->channel_bytes);
  return (int64_t)(bits << above) >> above;
}

static float read_float(const launch_image *format, const unsigned char *at) {
  if (format->channel_bytes == sizeof(float)) {
    float value;
    memcpy(&value, at, sizeof value);
    return value;
  }
  _Float16 value;
  memcpy(&value, at, sizeof value);
  return (float)value;
}

gir_texel texel_filled(const launch_image *format) {
  gir_texel texel = {.as_bits = {0, 0, 0, 0}};
  if (format->channels == 4)
    return texel;
  if (texel_is_integer(format))
    texel.as_bits[3] = 1;
  else
    texel.as_float[3] = 1;
  return texel;
}

gir_texel texel_decode(const launch_image *format, const unsigned char *at) {
  gir_texel texel = texel_filled(format);
  for (uint64_t channel = 0; channel < format->channels; ++channel) {
    const unsigned char *bytes = at + channel * format->channel_bytes;
    if (texel_is_integer(format))
      texel.as_bits[channel] = (gir_u32)read_integer(format, bytes);
    else if (format->kind == KIND_FLOAT)
      texel.as_float[channel] = read_float(format, bytes);
    else
      texel.as_float[channel] = fmaxf(-1, (float)((double)read_integer(format, bytes) / greatest(format)));
  }
  return texel;
}

static void write_integer(const launch_image *format, unsigned char *at, double value) {
  double most = greatest(format);
  double least = format->kind == KIND_SINT ? -most - 1 : format->kind == KIND_SNORM ? -most : 0;
  int64_t bits = isnan(value) ? 0 : (int64_t)fmin(fmax(value, least), most);
  memcpy(at, &bits, format->channel_bytes);
}

static void write_float(const launch_image *format, unsigned char *at, float value) {
  if (format->channel_bytes == sizeof(float)) {
    memcpy(at, &value, sizeof value);
    return;
  }
  _Float16 narrow = (_Float16)value;
  memcpy(at, &narrow, sizeof narrow);
}

void texel_encode(const launch_image *format, unsigned char *at, gir_texel texel) {
  for (uint64_t channel = 0; channel < format->channels; ++channel) {
    unsigned char *bytes = at + channel * format->channel_bytes;
    if (format->kind == KIND_UINT)
      write_integer(format, bytes, texel.as_bits[channel]);
    else if (format->kind == KIND_SINT)
      write_integer(format, bytes, (int32_t)texel.as_bits[channel]);
    else if (format->kind == KIND_FLOAT)
      write_float(format, bytes, texel.as_float[channel]);
    else
      write_integer(format, bytes, nearbyint((double)texel.as_float[channel] * greatest(format)));
  }
}
