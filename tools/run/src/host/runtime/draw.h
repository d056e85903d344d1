// A drawing, as `gir-run` writes it to a file beside the launch: a header, then tables, then the contents of attributes
// and the images.

#ifndef GIR_DRAW_H
#define GIR_DRAW_H

#include "group.h"

#include <stdint.h>

#define DRAWING_MAGIC 0x3177617264726967ull // "girdraw1"

// An input of the vertex kernel for each vertex.
typedef struct drawing_attribute {
  uint64_t location;
  uint64_t bytes;    // of a vertex
  uint64_t contents; // where they stand in the file; 0 for zeros
} drawing_attribute;

// An output of the fragment kernel.
typedef struct drawing_color {
  uint64_t location;
  uint64_t written; // bytes of a texel that it writes
  uint64_t texel;   // bytes of a texel
  uint64_t image;   // where the image stands in the file
} drawing_color;

typedef struct drawing {
  uint64_t magic;
  uint64_t width, height;
  uint64_t vertices, instances;
  uint64_t topology;
  uint64_t crossing_count;
  uint64_t crossings; // where the locations stand that the vertex kernel hands on
  uint64_t attribute_count;
  uint64_t attributes;
  uint64_t color_count;
  uint64_t colors;
  uint64_t depths; // where they stand; 0 if there are none, and no fragment is behind another
  uint64_t asks_for_changes; // whether the kernels ask how coordinates change from fragment to fragment
} drawing;

// Draws into the images of a mapped file. The grid has the arguments of the kernels.
void draw(char *file, const grid *given, void (*vertex_kernel)(void), void (*fragment_kernel)(void));

#endif
