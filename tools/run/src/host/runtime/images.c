// Images and samplers: the layout of texels, and a sampler's choice and weights of them.
//
// The formulas are those that OpenCL ("Image addressing and filtering") and Vulkan ("Texel filtering") share:
// coordinates are kept as doubles, so that fractions of texels are exact, where devices divide a texel into 256 parts
// or more.

#include "images.h"
#include "fail.h"
#include "memory.h"
#include "texels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

typedef struct image {
  const launch_image *form; // null where there is none
  unsigned char *texels;
} image;

static image *images; // by number
static uint64_t image_count;
static const launch_sampler **samplers;
static uint64_t sampler_count;

static const launch_image *forms(const char *file, const launch *launch) {
  return (const launch_image *)(file + launch->images);
}

void images_bind(const char *file, const launch *launch) {
  const launch_image *form = forms(file, launch);
  const launch_sampler *sampler = (const launch_sampler *)(file + launch->samplers);
  for (uint64_t i = 0; i < launch->image_count; ++i)
    if (image_count <= form[i].number)
      image_count = form[i].number + 1;
  for (uint64_t i = 0; i < launch->sampler_count; ++i)
    if (sampler_count <= sampler[i].number)
      sampler_count = sampler[i].number + 1;
  images = calloc(image_count + 1, sizeof *images);
  samplers = calloc(sampler_count + 1, sizeof *samplers);
  if (!images || !samplers)
    fail("no memory for the arguments");
  for (uint64_t i = 0; i < launch->image_count; ++i)
    images[form[i].number] = (image){&form[i], memory(form[i].bytes, MAP_SHARED)};
  for (uint64_t i = 0; i < launch->sampler_count; ++i)
    samplers[sampler[i].number] = &sampler[i];
}

void images_fill(const char *file, const launch *launch) {
  const launch_image *form = forms(file, launch);
  for (uint64_t i = 0; i < launch->image_count; ++i) {
    unsigned char *texels = images[form[i].number].texels;
    if (form[i].initial)
      memcpy(texels, file + form[i].initial, form[i].bytes);
    else
      memset(texels, 0, form[i].bytes);
  }
}

void images_keep(char *file, const launch *launch) {
  const launch_image *form = forms(file, launch);
  for (uint64_t i = 0; i < launch->image_count; ++i)
    if (form[i].result)
      memcpy(file + form[i].result, images[form[i].number].texels, form[i].result_bytes);
}

gir_u64 gir_image(gir_u32 number) {
  if (number >= image_count || !images[number].form)
    fail("the kernel takes texture %u, which is not bound", number);
  return (gir_u64)&images[number];
}

gir_u64 gir_sampler(gir_u32 number) {
  if (number >= sampler_count || !samplers[number])
    fail("the kernel takes sampler %u, which is not bound", number);
  return (gir_u64)samplers[number];
}

// A level's extent along an axis.
static uint64_t extent_of(const image *image, int axis, uint64_t level) {
  uint64_t extent = image->form->extents[axis] >> level;
  return extent > 0 ? extent : 1;
}

// The bytes of the texel at these indices, which are in the image.
static unsigned char *texel_at(const image *image, const uint64_t at[3], uint64_t level) {
  uint64_t before = 0;
  for (uint64_t i = 0; i < level; ++i)
    before += extent_of(image, 0, i) * extent_of(image, 1, i) * extent_of(image, 2, i);
  uint64_t row = at[2] * extent_of(image, 1, level) + at[1];
  uint64_t index = before + row * extent_of(image, 0, level) + at[0];
  return image->texels + index * image->form->channels * image->form->channel_bytes;
}

// The same, of indices that may lie outside; null there.
static unsigned char *texel_if_any(const image *image, const gir_u32 at[4]) {
  if (at[3] >= image->form->levels)
    return 0;
  uint64_t inside[3];
  for (int axis = 0; axis < 3; ++axis) {
    if (at[axis] >= extent_of(image, axis, at[3]))
      return 0;
    inside[axis] = at[axis];
  }
  return texel_at(image, inside, at[3]);
}

gir_u32 gir_image_extent(gir_u64 of, gir_u32 axis, gir_u32 level) {
  const image *image = (const struct image *)of;
  return axis < 3 && level < image->form->levels ? (gir_u32)extent_of(image, (int)axis, level) : 0;
}

void gir_image_read(gir_u64 from, gir_u64 at, gir_u64 texel) {
  const image *image = (const struct image *)from;
  const unsigned char *bytes = texel_if_any(image, (const gir_u32 *)at);
  *(gir_texel *)texel = bytes ? texel_decode(image->form, bytes) : texel_filled(image->form);
}

gir_u64 gir_image_texel(gir_u64 of, gir_u64 at) {
  return (gir_u64)texel_if_any((const struct image *)of, (const gir_u32 *)at);
}

void gir_image_write(gir_u64 to, gir_u64 at, gir_u64 texel) {
  const image *image = (const struct image *)to;
  unsigned char *bytes = texel_if_any(image, (const gir_u32 *)at);
  if (bytes)
    texel_encode(image->form, bytes, *(const gir_texel *)texel);
}

// The index that a sampler uses for one along an axis, which may lie beyond the edges; less than 0 for the border.
static double addressed(const launch_sampler *sampler, double index, double extent) {
  double period = sampler->address == ADDRESS_MIRRORED ? 2 * extent : extent;
  double in_period = index - floor(index / period) * period;
  switch (sampler->address) {
  case ADDRESS_BORDER:
    return index >= 0 && index < extent ? index : -1;
  case ADDRESS_REPEAT:
    return in_period;
  case ADDRESS_MIRRORED:
    return in_period < extent ? in_period : period - 1 - in_period;
  default:
    return fmin(fmax(index, 0), extent - 1);
  }
}

// The texel at indices that may lie beyond the edges.
static gir_texel addressed_texel(const image *image, const launch_sampler *sampler, const double at[3],
                                 uint64_t level) {
  uint64_t inside[3];
  for (int axis = 0; axis < 3; ++axis) {
    double index = addressed(sampler, at[axis], (double)extent_of(image, axis, level));
    if (!(index >= 0))
      return texel_filled(image->form);
    inside[axis] = (uint64_t)index;
  }
  return texel_decode(image->form, texel_at(image, inside, level));
}

// The average of the texels next to a place along each axis, weighed by their distance.
static gir_texel averaged(const image *image, const launch_sampler *sampler, const double place[3], uint64_t level) {
  double sums[4] = {0, 0, 0, 0};
  for (int corner = 0; corner < 8; ++corner) {
    double at[3], weight = 1;
    for (int axis = 0; axis < 3; ++axis) {
      double low = floor(place[axis] - 0.5), share = place[axis] - 0.5 - low;
      int is_high = corner >> axis & 1;
      at[axis] = low + is_high;
      weight *= is_high ? share : 1 - share;
    }
    if (weight == 0)
      continue;
    gir_texel texel = addressed_texel(image, sampler, at, level);
    for (int channel = 0; channel < 4; ++channel)
      sums[channel] += weight * (double)texel.as_float[channel];
  }
  gir_texel result;
  for (int channel = 0; channel < 4; ++channel)
    result.as_float[channel] = (float)sums[channel];
  return result;
}

// A coordinate in texels, clamped to a range that no image reaches.
static double in_texels(const image *image, const launch_sampler *sampler, int axis, float at, uint64_t level) {
  double scale = sampler->is_normalized ? (double)extent_of(image, axis, level) : 1;
  return isnan(at) ? 0 : fmin(fmax((double)at * scale, -0x1p40), 0x1p40);
}

void gir_image_sample(gir_u64 from, gir_u64 by, gir_u64 at, gir_u64 texel) {
  const image *image = (const struct image *)from;
  const launch_sampler *sampler = (const launch_sampler *)by;
  const float *given = (const float *)at;
  double nearest = ceil((double)given[3] + 0.5) - 1;
  uint64_t level = nearest > 0 ? (uint64_t)fmin(nearest, (double)image->form->levels - 1) : 0;
  double place[3];
  for (int axis = 0; axis < 3; ++axis)
    place[axis] = in_texels(image, sampler, axis, given[axis], level);
  if (sampler->is_linear && !texel_is_integer(image->form)) {
    *(gir_texel *)texel = averaged(image, sampler, place, level);
    return;
  }
  for (int axis = 0; axis < 3; ++axis)
    place[axis] = floor(place[axis]);
  *(gir_texel *)texel = addressed_texel(image, sampler, place, level);
}

void gir_image_gather(gir_u64 from, gir_u64 by, gir_u64 at, gir_u64 offset, gir_u32 channel, gir_u64 texels) {
  static const int corners[4][2] = {{0, 1}, {1, 1}, {1, 0}, {0, 0}};
  const image *image = (const struct image *)from;
  const launch_sampler *sampler = (const launch_sampler *)by;
  const float *given = (const float *)at;
  const int *moved = (const int *)offset;
  double low[3];
  for (int axis = 0; axis < 3; ++axis)
    low[axis] = floor(in_texels(image, sampler, axis, given[axis], 0) - (axis < 2 ? 0.5 : 0));
  for (int i = 0; i < 4; ++i) {
    double corner[3] = {low[0] + corners[i][0] + moved[0], low[1] + corners[i][1] + moved[1], low[2]};
    gir_texel texel = addressed_texel(image, sampler, corner, 0);
    ((gir_texel *)texels)->as_bits[i] = texel.as_bits[channel & 3];
  }
}

float gir_image_level(gir_u64 from, gir_u64 by, gir_u64 changes) {
  const image *image = (const struct image *)from;
  const launch_sampler *sampler = (const launch_sampler *)by;
  const float *given = (const float *)changes;
  double longest = 0;
  for (int direction = 0; direction < 2; ++direction) {
    double squares = 0;
    for (int axis = 0; axis < 3; ++axis) {
      double scale = sampler->is_normalized ? (double)extent_of(image, axis, 0) : 1;
      double texels = (double)given[3 * direction + axis] * scale;
      squares += texels * texels;
    }
    longest = fmax(longest, sqrt(squares));
  }
  return (float)log2(longest);
}
