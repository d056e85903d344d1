// Memory that kernels reach.

#ifndef GIR_MEMORY_H
#define GIR_MEMORY_H

#include <stdint.h>

// Memory of this size, for all processes (MAP_SHARED) or for this one (MAP_PRIVATE), followed by a page that ends the
// process on an overrun.
void *memory(uint64_t bytes, int sharing);
void memory_free(void *start, uint64_t bytes);

// Starts a tentative run: later writes to shared memory are recorded; the second function undoes them.
void memory_try(void);
void memory_take_back(void);

#endif
