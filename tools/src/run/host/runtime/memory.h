// Memory that kernels reach.

#ifndef GIR_MEMORY_H
#define GIR_MEMORY_H

#include <stdint.h>

// Memory for so many bytes, of all processes (MAP_SHARED) or of this one (MAP_PRIVATE), with a page behind that ends the
// process where it is overrun.
void *memory(uint64_t bytes, int sharing);

#endif
