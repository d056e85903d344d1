// A triangle is clipped to the range of depths and to a wide frame around the image, placed on a grid of 1/256 of a
// pixel, and covers the centres inside of it; a centre on an edge belongs to the triangle whose top or left edge it is,
// so that triangles with a common edge share no pixel and leave none out. Pixels come in squares of two by two, since
// derivatives may be asked for; uncovered ones are weighed as if the primitive extended to them.

#include "raster.h"

#include <math.h>

#define GRID 256
#define FRAME 16.0 // how far beyond the image the frame lies, in halves of the image
#define MOST_CORNERS 12

// A corner of a clipped primitive: its position, and its weight of each vertex.
typedef struct corner {
  double at[4];
  double of[3];
} corner;

static corner corner_of(const vertex *vertex, int index) {
  corner result = {.of = {index == 0, index == 1, index == 2}};
  for (int i = 0; i < 4; ++i)
    result.at[i] = vertex->position[i];
  return result;
}

static int is_finite(const vertex *vertex) {
  for (int i = 0; i < 4; ++i)
    if (!isfinite(vertex->position[i]))
      return 0;
  return 1;
}

// How far a position is inside of a plane.
static double inside(const double at[4], int plane) {
  switch (plane) {
  case 0:
    return at[2];
  case 1:
    return at[3] - at[2];
  case 2:
    return FRAME * at[3] + at[0];
  case 3:
    return FRAME * at[3] - at[0];
  case 4:
    return FRAME * at[3] + at[1];
  default:
    return FRAME * at[3] - at[1];
  }
}
#define PLANES 6

static corner between(const corner *a, const corner *b, double part) {
  corner result;
  for (int i = 0; i < 4; ++i)
    result.at[i] = a->at[i] + part * (b->at[i] - a->at[i]);
  for (int i = 0; i < 3; ++i)
    result.of[i] = a->of[i] + part * (b->of[i] - a->of[i]);
  return result;
}

// Clips a polygon to a plane; returns the number of its corners.
static int clip(const corner *from, int count, corner *to, int plane) {
  int left = 0;
  for (int i = 0; i < count; ++i) {
    const corner *here = &from[i], *next = &from[(i + 1) % count];
    double at = inside(here->at, plane), then = inside(next->at, plane);
    if (at >= 0)
      to[left++] = *here;
    if ((at >= 0) != (then >= 0))
      to[left++] = between(here, next, at / (at - then));
  }
  return left;
}

// A corner on the screen.
typedef struct point {
  int64_t x, y;   // on the grid, from the left and from the top
  double depth;   // z / w
  double inverse; // 1 / w
  const double *of;
} point;

static double across(const canvas *canvas, const double at[4]) {
  return (at[0] / at[3] + 1) / 2 * (double)canvas->width;
}

static double down(const canvas *canvas, const double at[4]) {
  return (1 - at[1] / at[3]) / 2 * (double)canvas->height;
}

static point project(const canvas *canvas, const corner *corner) {
  point result = {.x = llround(across(canvas, corner->at) * GRID),
                  .y = llround(down(canvas, corner->at) * GRID),
                  .depth = corner->at[2] / corner->at[3],
                  .inverse = 1 / corner->at[3],
                  .of = corner->of};
  return result;
}

// Twice the area of the triangle of two points and a place, more than nothing if it lies to the right of the way from
// one to the other.
static int64_t edge(const point *from, const point *to, int64_t x, int64_t y) {
  return (to->x - from->x) * (y - from->y) - (to->y - from->y) * (x - from->x);
}

// Of a triangle in clockwise order on the screen.
static int is_top_or_left(const point *from, const point *to) {
  return to->y < from->y || (to->y == from->y && to->x > from->x);
}

static int covers(const point *from, const point *to, int64_t side) {
  return side > 0 || (side == 0 && is_top_or_left(from, to));
}

// Computes the values that follow from the weights of points on the screen.
static void place(coverage *coverage, const point *points, const double *shares, int count) {
  double depth = 0, inverse = 0, of[3] = {0}, all = 0;
  for (int i = 0; i < count; ++i) {
    depth += shares[i] * points[i].depth;
    inverse += shares[i] * points[i].inverse;
  }
  for (int i = 0; i < count; ++i)
    for (int k = 0; k < 3; ++k)
      of[k] += shares[i] * points[i].inverse / inverse * points[i].of[k];
  for (int k = 0; k < 3; ++k)
    all += of[k] * (double)coverage->corners[k]->position[3];
  for (int k = 0; k < 3; ++k) {
    coverage->weights[0][k] = (float)of[k];
    coverage->weights[1][k] = (float)(of[k] * (double)coverage->corners[k]->position[3] / all);
  }
  coverage->coordinates[0] = (float)coverage->x + 0.5f;
  coverage->coordinates[1] = (float)coverage->y + 0.5f;
  coverage->coordinates[2] = (float)fmin(fmax(depth, 0), 1);
  coverage->coordinates[3] = (float)inverse;
}

static int64_t least(int64_t a, int64_t b, int64_t c) {
  int64_t ab = a < b ? a : b;
  return ab < c ? ab : c;
}

// The first and the last pixel whose centre may lie between two positions on the grid.
static int64_t first_pixel(int64_t low) { return low < 0 ? 0 : low / GRID; }
static int64_t last_pixel(int64_t high, uint64_t extent) {
  int64_t pixel = high < 0 ? -1 : high / GRID;
  return pixel < (int64_t)extent ? pixel : (int64_t)extent - 1;
}

// The pixels of a square around a pixel, with the common data of a primitive.
static void square_at(coverage square[SQUARE], const coverage *common, uint64_t x, uint64_t y) {
  for (uint64_t i = 0; i < SQUARE; ++i) {
    square[i] = *common;
    square[i].x = (x & ~(uint64_t)1) + i % 2;
    square[i].y = (y & ~(uint64_t)1) + i / 2;
    square[i].is_covered = 0;
  }
}

static int is_on(const canvas *canvas, const coverage *pixel) {
  return pixel->x < canvas->width && pixel->y < canvas->height;
}

// Computes how a triangle in clockwise order covers a pixel.
static void weigh(const canvas *canvas, const point triangle[3], int64_t area, coverage *pixel) {
  const point *a = &triangle[0], *b = &triangle[1], *c = &triangle[2];
  int64_t x = (int64_t)pixel->x * GRID + GRID / 2, y = (int64_t)pixel->y * GRID + GRID / 2;
  int64_t of_a = edge(b, c, x, y), of_b = edge(c, a, x, y), of_c = edge(a, b, x, y);
  const double shares[3] = {(double)of_a / (double)area, (double)of_b / (double)area,
                            (double)of_c / (double)area};
  place(pixel, triangle, shares, 3);
  pixel->is_covered =
      covers(b, c, of_a) && covers(c, a, of_b) && covers(a, b, of_c) && is_on(canvas, pixel);
}

static void fill(const canvas *canvas, const point points[3], const coverage *common) {
  const point *a = &points[0], *b = &points[1], *c = &points[2];
  int64_t area = edge(a, b, c->x, c->y);
  if (area == 0)
    return;
  const point triangle[3] = {*a, area > 0 ? *b : *c, area > 0 ? *c : *b};
  area = area > 0 ? area : -area;
  int64_t left = first_pixel(least(a->x, b->x, c->x)), top = first_pixel(least(a->y, b->y, c->y));
  int64_t right = last_pixel(-least(-a->x, -b->x, -c->x), canvas->width);
  int64_t bottom = last_pixel(-least(-a->y, -b->y, -c->y), canvas->height);
  for (int64_t y = top & ~(int64_t)1; y <= bottom; y += 2)
    for (int64_t x = left & ~(int64_t)1; x <= right; x += 2) {
      coverage square[SQUARE];
      int is_covered = 0;
      square_at(square, common, (uint64_t)x, (uint64_t)y);
      for (int i = 0; i < SQUARE; ++i) {
        weigh(canvas, triangle, area, &square[i]);
        is_covered |= square[i].is_covered;
      }
      if (is_covered)
        canvas->cover(square);
    }
}

void raster_triangle(const canvas *canvas, const vertex *const corners[3]) {
  corner polygons[2][MOST_CORNERS];
  coverage coverage = {.corners = {corners[0], corners[1], corners[2]}};
  for (int i = 0; i < 3; ++i) {
    if (!is_finite(corners[i]))
      return;
    polygons[0][i] = corner_of(corners[i], i);
  }
  int count = 3;
  for (int plane = 0; plane < PLANES; ++plane)
    count = clip(polygons[plane % 2], count, polygons[(plane + 1) % 2], plane);
  point points[MOST_CORNERS];
  for (int i = 0; i < count; ++i) {
    if (!(polygons[0][i].at[3] > 0))
      return;
    points[i] = project(canvas, &polygons[0][i]);
  }
  // Which side it shows, it shows as a whole.
  int64_t area = 0;
  for (int i = 2; i < count; ++i)
    area += edge(&points[0], &points[i - 1], points[i].x, points[i].y);
  coverage.is_front = area < 0;
  for (int i = 2; i < count; ++i) {
    const point triangle[3] = {points[0], points[i - 1], points[i]};
    fill(canvas, triangle, &coverage);
  }
}

// The pixels whose centres lie between two positions, the start included and the end excluded, along the longer extent
// of a line.
void raster_line(const canvas *canvas, const vertex *const ends[2]) {
  if (!is_finite(ends[0]) || !is_finite(ends[1]))
    return;
  coverage coverage = {.corners = {ends[0], ends[1], ends[0]}, .is_front = 1};
  corner line[2] = {corner_of(ends[0], 0), corner_of(ends[1], 1)};
  for (int plane = 0; plane < PLANES; ++plane) {
    double at = inside(line[0].at, plane), then = inside(line[1].at, plane);
    if (at < 0 && then < 0)
      return;
    if ((at < 0) != (then < 0)) {
      corner cut = between(&line[0], &line[1], at / (at - then));
      line[at < 0 ? 0 : 1] = cut;
    }
  }
  if (!(line[0].at[3] > 0) || !(line[1].at[3] > 0))
    return;
  const point points[2] = {project(canvas, &line[0]), project(canvas, &line[1])};
  double x = (double)points[0].x / GRID, y = (double)points[0].y / GRID;
  double dx = (double)points[1].x / GRID - x, dy = (double)points[1].y / GRID - y;
  int is_flat = fabs(dx) >= fabs(dy);
  double start = is_flat ? x : y, way = is_flat ? dx : dy;
  if (way == 0)
    return;
  uint64_t extent = is_flat ? canvas->width : canvas->height;
  for (uint64_t i = 0; i < extent; ++i) {
    double part = ((double)i + 0.5 - start) / way;
    if (!(part >= 0 && part < 1))
      continue;
    double other = floor(is_flat ? y + part * dy : x + part * dx);
    if (!(other >= 0 && other < (double)(is_flat ? canvas->height : canvas->width)))
      continue;
    uint64_t px = is_flat ? i : (uint64_t)other, py = is_flat ? (uint64_t)other : i;
    struct coverage square[SQUARE];
    square_at(square, &coverage, px, py);
    for (int k = 0; k < SQUARE; ++k) {
      double at = ((double)(is_flat ? square[k].x : square[k].y) + 0.5 - start) / way;
      const double shares[2] = {1 - at, at};
      place(&square[k], points, shares, 2);
      square[k].is_covered = square[k].x == px && square[k].y == py;
    }
    canvas->cover(square);
  }
}

void raster_point(const canvas *canvas, const vertex *at) {
  if (!is_finite(at) || !(at->position[3] > 0) || !(at->point_size > 0))
    return;
  corner corner = corner_of(at, 0);
  // The centre decides whether the point is drawn, inside the image itself.
  if (inside(corner.at, 0) < 0 || inside(corner.at, 1) < 0 || fabs(corner.at[0]) > corner.at[3] ||
      fabs(corner.at[1]) > corner.at[3])
    return;
  coverage coverage = {.corners = {at, at, at}, .is_front = 1};
  const point points[1] = {project(canvas, &corner)};
  double x = (double)points[0].x / GRID, y = (double)points[0].y / GRID, half = (double)at->point_size / 2;
  const double shares[1] = {1};
  int64_t reach = (int64_t)ceil(fmin(half, 1e9) * GRID);
  int64_t left = first_pixel(points[0].x - reach), top = first_pixel(points[0].y - reach);
  int64_t last = last_pixel(points[0].x + reach, canvas->width);
  int64_t bottom = last_pixel(points[0].y + reach, canvas->height);
  for (uint64_t py = (uint64_t)top & ~(uint64_t)1; (int64_t)py <= bottom; py += 2)
    for (uint64_t px = (uint64_t)left & ~(uint64_t)1; (int64_t)px <= last; px += 2) {
      struct coverage square[SQUARE];
      int is_covered = 0;
      square_at(square, &coverage, px, py);
      for (int k = 0; k < SQUARE; ++k) {
        double right = (double)square[k].x + 0.5 - x, below = (double)square[k].y + 0.5 - y;
        place(&square[k], points, shares, 1);
        square[k].in_point[0] = (float)((right + half) / (2 * half));
        square[k].in_point[1] = (float)((below + half) / (2 * half));
        square[k].is_covered = right >= -half && right < half && below >= -half && below < half &&
                               is_on(canvas, &square[k]);
        is_covered |= square[k].is_covered;
      }
      if (is_covered)
        canvas->cover(square);
    }
}
