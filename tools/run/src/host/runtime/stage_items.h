// The functions of the run time for vertex and fragment kernels on the host, and the places of their outputs.
//
// All of it concerns the vertex or fragment of the work-item. Plain C, as work_items.h.

#ifndef GIR_STAGE_ITEMS_H
#define GIR_STAGE_ITEMS_H

#include "work_items.h"

#ifdef __cplusplus
extern "C" {
#endif

// The maximal bytes of an input or output at a location.
#define GIR_LOCATION_MOST 16

// For a vertex: its indices; the address of an attribute, whose lanes are packed; the addresses of its position, four
// floats, and of its point size; the address of its output at a location.
gir_u32 gir_vertex_id(void);
gir_u32 gir_instance_id(void);
gir_u64 gir_attribute(gir_u32 location);
gir_u64 gir_position(void);
void gir_point_size(float size);
gir_u64 gir_handed_on(gir_u32 location);

// For a fragment: the output of a corner of its triangle at a location; the weights of the three corners, with
// perspective or linear on the screen; its position, four floats; its facing; its place in a point, two floats; the
// number of its primitive; the addresses of its colours and its depth; and the functions that drop it.
gir_u64 gir_corner(gir_u32 corner, gir_u32 location);
gir_u64 gir_weights(gir_u32 is_linear);
gir_u64 gir_coordinates(void);
gir_u32 gir_is_front(void);
gir_u64 gir_point_coord(void);
gir_u32 gir_primitive_id(void);
gir_u64 gir_color(gir_u32 location);
void gir_depth(float depth);
void gir_mask(gir_u32 samples);
void gir_discard(void);

#ifdef __cplusplus
}
#endif

#endif
