// What a vertex or fragment kernel on the host may ask of the run time, and where it puts what it hands on.
//
// All of it is of the vertex or fragment that the work-item stands for. Plain C, as work_items.h.

#ifndef GIR_STAGE_ITEMS_H
#define GIR_STAGE_ITEMS_H

#include "work_items.h"

#ifdef __cplusplus
extern "C" {
#endif

// Bytes of what crosses at a location, at most.
#define GIR_LOCATION_MOST 16

// Of a vertex: its numbers; the address of an attribute, whose lanes are packed; where its position goes, four floats,
// and its point's size; where what it hands on at a location goes.
gir_u32 gir_vertex_id(void);
gir_u32 gir_instance_id(void);
gir_u64 gir_attribute(gir_u32 location);
gir_u64 gir_position(void);
void gir_point_size(float size);
gir_u64 gir_handed_on(gir_u32 location);

// Of a fragment: what a corner of its triangle has handed on at a location; the weights of the three corners, with
// perspective or linear on the screen; where it is, four floats; the side that it shows; where its colours go, and
// its depth; that it is dropped.
gir_u64 gir_corner(gir_u32 corner, gir_u32 location);
gir_u64 gir_weights(gir_u32 is_linear);
gir_u64 gir_coordinates(void);
gir_u32 gir_is_front(void);
gir_u64 gir_color(gir_u32 location);
void gir_depth(float depth);
void gir_discard(void);

#ifdef __cplusplus
}
#endif

#endif
