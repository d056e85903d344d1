// Vertices, then the fragments of one primitive after the other, as work-items of subgroups.
//
// A dropped fragment continues, and its writes to memory take effect: no kernel may rely on anything else. Depths are
// compared after the kernel.
//
// A kernel that asks for derivatives runs for all pixels of a square of two by two, which exchange their values; lanes
// are in pixel order. If some of them are not covered, that run is a rehearsal: memory is restored afterwards, and the
// covered ones run again with the derivatives of the rehearsal.

#include "draw.h"
#include "fail.h"
#include "memory.h"
#include "raster.h"
#include "stage_items.h"

#include <stdlib.h>
#include <string.h>

#define MOST_COLORS 8

// How three coordinates change along x and along y.
typedef struct change {
  float of[6];
} change;

// The derivatives of a fragment, in the order in which it asked.
typedef struct changes {
  change *told;
  uint64_t count, room, next;
} changes;

typedef struct fragment {
  coverage coverage;
  float depth;
  int is_dropped;
  unsigned char colors[MOST_COLORS][GIR_LOCATION_MOST] __attribute__((aligned(16)));
} fragment;

static char *the_file;
static const drawing *the_drawing;
static unsigned char *the_vertices;
static uint64_t first_vertex; // of those that run, and how many do
static uint64_t running;
static uint64_t the_primitive; // counted in its instance
static void (*the_vertex_kernel)(void);
static void (*the_fragment_kernel)(void);
static grid the_grid; // of one subgroup
static int draws_fragments;
static fragment *fragments;
static uint64_t fragment_count;
static changes *fragment_changes; // of each lane
static enum { ALONE, REHEARSAL, AGAIN } mode;

static uint64_t vertex_bytes(void) { return sizeof(vertex) + the_drawing->crossing_count * GIR_LOCATION_MOST; }

static vertex *vertex_at(uint64_t index) { return (vertex *)(the_vertices + index * vertex_bytes()); }

static uint64_t index_in_group(void) { return ((const gir_place *)gir_current())->index_in_group; }

static uint64_t current_vertex(void) { return first_vertex + index_in_group(); }

static fragment *current_fragment(void) { return &fragments[index_in_group()]; }

gir_u32 gir_vertex_id(void) { return (gir_u32)(current_vertex() % the_drawing->vertices); }

gir_u32 gir_instance_id(void) { return (gir_u32)(current_vertex() / the_drawing->vertices); }

static const unsigned char nothing[GIR_LOCATION_MOST] __attribute__((aligned(GIR_LOCATION_MOST)));

gir_u64 gir_attribute(gir_u32 location) {
  const drawing_attribute *all = (const drawing_attribute *)(the_file + the_drawing->attributes);
  for (uint64_t i = 0; i < the_drawing->attribute_count; ++i)
    if (all[i].location == location)
      return all[i].contents ? (gir_u64)(the_file + all[i].contents + gir_vertex_id() * all[i].bytes) : (gir_u64)nothing;
  fail("the kernel reads attribute %u, which is not bound", location);
}

gir_u64 gir_position(void) { return (gir_u64)vertex_at(current_vertex())->position; }

void gir_point_size(float size) { vertex_at(current_vertex())->point_size = size; }

static uint64_t slot(gir_u32 location) {
  const uint64_t *locations = (const uint64_t *)(the_file + the_drawing->crossings);
  for (uint64_t i = 0; i < the_drawing->crossing_count; ++i)
    if (locations[i] == location)
      return i;
  fail("the fragment kernel reads location %u, where the vertex kernel hands on nothing", location);
}

gir_u64 gir_handed_on(gir_u32 location) {
  return (gir_u64)(vertex_at(current_vertex())->values + slot(location) * GIR_LOCATION_MOST);
}

// Outputs of a vertex are stored like inputs of a fragment, before there is any fragment.
gir_u64 gir_corner(gir_u32 corner, gir_u32 location) {
  if (!draws_fragments)
    return (gir_u64)nothing;
  return (gir_u64)(current_fragment()->coverage.corners[corner]->values + slot(location) * GIR_LOCATION_MOST);
}

gir_u64 gir_weights(gir_u32 is_linear) {
  if (!draws_fragments)
    return (gir_u64)nothing;
  return (gir_u64)current_fragment()->coverage.weights[is_linear != 0];
}

gir_u64 gir_coordinates(void) { return (gir_u64)current_fragment()->coverage.coordinates; }

gir_u64 gir_point_coord(void) { return (gir_u64)current_fragment()->coverage.in_point; }

gir_u32 gir_primitive_id(void) { return (gir_u32)the_primitive; }

// There is one sample.
void gir_mask(gir_u32 samples) {
  if (!(samples & 1))
    gir_discard();
}

gir_u32 gir_is_front(void) { return (gir_u32)current_fragment()->coverage.is_front; }

gir_u64 gir_color(gir_u32 location) {
  if (location >= MOST_COLORS)
    fail("the kernel writes color %u, and there are %d", location, MOST_COLORS);
  return (gir_u64)current_fragment()->colors[location];
}

void gir_depth(float depth) { current_fragment()->depth = depth; }

void gir_discard(void) { current_fragment()->is_dropped = 1; }

// Tells the lanes of a square how far their neighbour's coordinates are from theirs; nothing where one is not there.
static change tell(gir_u64 site, gir_u64 place) {
  const gir_deposits *all = (const gir_deposits *)gir_exchange(site, place, 3 * sizeof(float));
  uint64_t lane = index_in_group();
  const uint64_t neighbours[2][2] = {{lane & ~1ull, lane | 1}, {lane & ~2ull, lane | 2}};
  change change = {{0}};
  for (int direction = 0; direction < 2; ++direction) {
    const uint64_t *pair = neighbours[direction];
    if (!(all->active >> pair[0] & all->active >> pair[1] & 1))
      continue;
    float from[3], to[3];
    memcpy(from, all->of[pair[0]], sizeof from);
    memcpy(to, all->of[pair[1]], sizeof to);
    for (int axis = 0; axis < 3; ++axis)
      change.of[3 * direction + axis] = to[axis] - from[axis];
  }
  return change;
}

static void remember(changes *changes, const change *told) {
  if (changes->count == changes->room) {
    changes->room = 2 * changes->room + 4;
    changes->told = realloc(changes->told, changes->room * sizeof *changes->told);
    if (!changes->told)
      fail("no memory for the fragments");
  }
  changes->told[changes->count++] = *told;
}

gir_u32 gir_changes(gir_u64 site, gir_u64 place, gir_u64 to) {
  if (!draws_fragments)
    return 0;
  changes *known = &fragment_changes[index_in_group()];
  change told;
  if (mode == AGAIN) {
    if (known->next == known->count)
      fail("a fragment asks for more changes of coordinates when it runs again: they depend on what others write");
    told = known->told[known->next++];
  } else {
    told = tell(site, place);
    if (mode == REHEARSAL)
      remember(known, &told);
  }
  memcpy((void *)to, told.of, sizeof told.of);
  return 1;
}

static void one_vertex(void) {
  if (index_in_group() < running)
    the_vertex_kernel();
}

static void one_fragment(void) {
  uint64_t index = index_in_group();
  if (index < fragment_count && (mode == REHEARSAL || fragments[index].coverage.is_covered))
    the_fragment_kernel();
}

static void run_subgroup(void (*kernel)(void)) {
  static const uint64_t group[3] = {0, 0, 0};
  the_grid.kernel = kernel;
  group_run(&the_grid, group);
}

static void place_vertices(void) {
  uint64_t count = the_drawing->vertices * the_drawing->instances;
  the_vertices = calloc(count + 1, vertex_bytes());
  if (!the_vertices)
    fail("no memory for %lu vertices", (unsigned long)count);
  for (first_vertex = 0; first_vertex < count; first_vertex += running) {
    running = count - first_vertex;
    if (running > the_grid.subgroup_size)
      running = the_grid.subgroup_size;
    run_subgroup(one_vertex);
  }
}

static void write_colors(const fragment *fragment) {
  const drawing_color *colors = (const drawing_color *)(the_file + the_drawing->colors);
  uint64_t pixel = fragment->coverage.y * the_drawing->width + fragment->coverage.x;
  for (uint64_t i = 0; i < the_drawing->color_count; ++i)
    memcpy(the_file + colors[i].image + pixel * colors[i].texel, fragment->colors[colors[i].location],
           colors[i].written);
}

// Writes the results of a fragment, unless it is dropped or behind another.
static void put(const fragment *fragment) {
  if (fragment->is_dropped)
    return;
  if (the_drawing->depths) {
    float *depths = (float *)(the_file + the_drawing->depths);
    float *depth = &depths[fragment->coverage.y * the_drawing->width + fragment->coverage.x];
    float own = fragment->depth < 0 ? 0 : fragment->depth > 1 ? 1 : fragment->depth;
    if (!(own < *depth))
      return;
    *depth = own;
  }
  write_colors(fragment);
}

// A fragment as the kernel finds it.
static void begin(fragment *fragment) {
  fragment->depth = fragment->coverage.coordinates[2];
  fragment->is_dropped = 0;
  memset(fragment->colors, 0, sizeof fragment->colors);
}

// Runs all pixels, and undoes their writes to memory.
static void rehearse(void) {
  for (uint64_t i = 0; i < fragment_count; ++i)
    fragment_changes[i].count = fragment_changes[i].next = 0;
  mode = REHEARSAL;
  memory_try();
  run_subgroup(one_fragment);
  memory_take_back();
  for (uint64_t i = 0; i < fragment_count; ++i)
    begin(&fragments[i]);
  mode = AGAIN;
}

static void run_fragments(void) {
  int all_covered = 1;
  for (uint64_t i = 0; i < fragment_count; ++i)
    all_covered &= fragments[i].coverage.is_covered;
  if (fragment_count == 0)
    return;
  mode = ALONE;
  if (!all_covered)
    rehearse();
  run_subgroup(one_fragment);
  for (uint64_t i = 0; i < fragment_count; ++i)
    if (fragments[i].coverage.is_covered)
      put(&fragments[i]);
  fragment_count = 0;
}

static void cover(const coverage square[SQUARE]) {
  for (int i = 0; i < SQUARE; ++i) {
    if (!square[i].is_covered && !the_drawing->asks_for_changes)
      continue;
    fragment *new = &fragments[fragment_count++];
    new->coverage = square[i];
    begin(new);
    if (fragment_count == the_grid.subgroup_size)
      run_fragments();
  }
}

// Draws the primitives of an instance, whose vertices start at this index.
static void draw_instance(const canvas *canvas, uint64_t start) {
  uint64_t count = the_drawing->vertices;
  topology topology = (enum topology)the_drawing->topology;
  uint64_t corners = topology <= TRIANGLE_STRIP ? 3 : topology <= LINE_STRIP ? 2 : 1;
  the_primitive = 0;
  uint64_t step = topology == TRIANGLES || topology == LINES ? corners : 1;
  for (uint64_t first = 0; first + corners <= count; first += step) {
    const vertex *all[3];
    // Every second triangle of a strip has the reverse order.
    int turns = topology == TRIANGLE_STRIP && first % 2;
    for (uint64_t i = 0; i < corners; ++i)
      all[i] = vertex_at(start + first + (turns && i > 0 ? 3 - i : i));
    if (corners == 3)
      raster_triangle(canvas, all);
    else if (corners == 2)
      raster_line(canvas, all);
    else
      raster_point(canvas, all[0]);
    run_fragments();
    ++the_primitive;
  }
}

static void clear(void) {
  const drawing_color *colors = (const drawing_color *)(the_file + the_drawing->colors);
  uint64_t pixels = the_drawing->width * the_drawing->height;
  for (uint64_t i = 0; i < the_drawing->color_count; ++i)
    memset(the_file + colors[i].image, 0, pixels * colors[i].texel);
  float *depths = (float *)(the_file + the_drawing->depths);
  for (uint64_t i = 0; the_drawing->depths && i < pixels; ++i)
    depths[i] = 1;
}

void draw(char *file, const grid *given, void (*vertex_kernel)(void), void (*fragment_kernel)(void)) {
  the_file = file;
  the_drawing = (const drawing *)file;
  the_vertex_kernel = vertex_kernel;
  the_fragment_kernel = fragment_kernel;
  the_grid = *given;
  for (int axis = 0; axis < 3; ++axis)
    the_grid.groups[axis] = the_grid.group_size[axis] = 1;
  the_grid.group_size[0] = the_grid.subgroup_size;
  if (!fragments) {
    fragments = aligned_alloc(16, given->subgroup_size * sizeof *fragments);
    fragment_changes = calloc(given->subgroup_size, sizeof *fragment_changes);
  }
  if (!fragments || !fragment_changes)
    fail("no memory for the fragments");
  clear();
  draws_fragments = 0;
  place_vertices();
  draws_fragments = 1;
  canvas canvas = {.width = the_drawing->width, .height = the_drawing->height, .cover = cover};
  for (uint64_t instance = 0; instance < the_drawing->instances; ++instance)
    draw_instance(&canvas, instance * the_drawing->vertices);
}
