// The work-items of one workgroup after the other, as fibers of one process.

#ifndef GIR_GROUP_H
#define GIR_GROUP_H

#include <stdint.h>

// Data common to the work-items of all groups.
typedef struct grid {
  uint64_t groups[3];
  uint64_t group_size[3];
  uint64_t subgroup_size;
  void (*kernel)(void);   // for the work-item at hand
  uint64_t buffer_count;  // numbers below it
  void **buffers;         // by number; null where there is none
  uint64_t shared_count;  // numbers below it
  void **shared;
} grid;

// Runs a workgroup by its place in the grid.
void group_run(const grid *grid, const uint64_t group[3]);

#endif
