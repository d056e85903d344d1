// Memory that kernels reach.

#ifndef GIR_MEMORY_H
#define GIR_MEMORY_H

#include <stdint.h>

// Memory for so many bytes, of all processes (MAP_SHARED) or of this one (MAP_PRIVATE), with a page behind that ends the
// process where it is overrun.
void *memory(uint64_t bytes, int sharing);
void memory_free(void *start, uint64_t bytes);

// Keeps what is in all memory that processes share, and brings it back.
void memory_save(void);
void memory_restore(void);

#endif
