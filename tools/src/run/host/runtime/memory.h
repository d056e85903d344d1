// Memory that kernels reach.

#ifndef GIR_MEMORY_H
#define GIR_MEMORY_H

#include <stdint.h>

// Memory for so many bytes, of all processes (MAP_SHARED) or of this one (MAP_PRIVATE), with a page behind that ends the
// process where it is overrun.
void *memory(uint64_t bytes, int sharing);
void memory_free(void *start, uint64_t bytes);

// From here on, what is written to memory that processes share is tried only; takes back what was tried.
void memory_try(void);
void memory_take_back(void);

#endif
