// A launch, as `gir-run` writes it to a file: a header, then tables, then the contents of buffers.

#ifndef GIR_LAUNCH_H
#define GIR_LAUNCH_H

#include <stdint.h>

#define LAUNCH_MAGIC 0x31686e756c726967ull // "girlunh1"

// A buffer, or bytes that the kernel reads as one.
typedef struct launch_buffer {
  uint64_t number;  // of the argument
  uint64_t bytes;
  uint64_t initial; // where its contents stand in the file; 0 for zeros
  uint64_t result;  // where they go to after the first run; 0 for nowhere
} launch_buffer;

// Workgroup memory that the launch sizes.
typedef struct launch_shared {
  uint64_t number;
  uint64_t bytes;
} launch_shared;

typedef struct launch {
  uint64_t magic;
  uint64_t groups[3];
  uint64_t group_size[3];
  uint64_t subgroup_size;
  uint64_t workers;
  uint64_t runs;
  uint64_t buffer_count;
  uint64_t buffers; // where the table of them stands
  uint64_t shared_count;
  uint64_t shared;
  uint64_t times; // where the nanoseconds of each run go, as integers
} launch;

#endif
