// From vertices to the fragments of triangles, lines and points.

#ifndef GIR_RASTER_H
#define GIR_RASTER_H

#include <stdint.h>

// A vertex that a kernel has placed: x to the right and y up, both from -1 to 1, z from 0 to 1, times w.
typedef struct vertex {
  float position[4];
  float point_size;
  float unused[3];
  unsigned char values[]; // what it hands on, GIR_LOCATION_MOST bytes for each location
} vertex;

typedef enum topology { TRIANGLES, TRIANGLE_STRIP, LINES, LINE_STRIP, POINTS } topology;

// A pixel, and where it is in a primitive, or beyond its edges.
typedef struct coverage {
  const vertex *corners[3];
  float weights[2][3];  // of the corners: with perspective, and linear on the screen
  float coordinates[4]; // the centre of the pixel from the left and from the top, depth, 1/w
  float in_point[2];    // of the centre of the pixel, from the left and from the top of a point, whose size is 1
  uint64_t x, y;
  int is_front;
  int is_covered; // whether the primitive covers its centre
} coverage;

// The pixels of a square of two by two: from left to right, those above first.
#define SQUARE 4

// Receives the fragments, square by square: at least one pixel of each is covered.
typedef struct canvas {
  uint64_t width, height;
  void (*cover)(const coverage square[SQUARE]);
} canvas;

// The fragments of a primitive: of a triangle, of a line between the first two vertices, of a point.
void raster_triangle(const canvas *canvas, const vertex *const corners[3]);
void raster_line(const canvas *canvas, const vertex *const ends[2]);
void raster_point(const canvas *canvas, const vertex *at);

#endif
