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

// An image: its texels row by row, slice by slice, level by level.
typedef struct launch_image {
  uint64_t number;       // of the argument
  uint64_t bytes;        // of all levels
  uint64_t initial;      // where they stand in the file; 0 for zeros
  uint64_t result;       // where those of the first level go to after the first run; 0 for nowhere
  uint64_t result_bytes; // of the first level
  uint64_t kind;         // of a channel: one of launch_kind
  uint64_t channel_bytes;
  uint64_t channels;
  uint64_t extents[3]; // of the first level
  uint64_t levels;
} launch_image;

// The encoding of a channel; normalised ones range from 0 or from -1 to 1.
enum launch_kind { KIND_UNORM, KIND_SNORM, KIND_UINT, KIND_SINT, KIND_FLOAT };

// A sampler.
typedef struct launch_sampler {
  uint64_t number;
  uint64_t is_linear;
  uint64_t address; // one of launch_address
  uint64_t is_normalized;
} launch_sampler;

// The address mode beyond the edges.
enum launch_address { ADDRESS_EDGE, ADDRESS_BORDER, ADDRESS_REPEAT, ADDRESS_MIRRORED };

// A member of an argument buffer: the buffer has its address in one place of 8 bytes.
typedef struct launch_member {
  uint64_t buffer; // the number of the argument buffer
  uint64_t place;
  uint64_t table;  // one of launch_table
  uint64_t number; // in that table
} launch_member;

enum launch_table { TABLE_BUFFERS, TABLE_IMAGES, TABLE_SAMPLERS };

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
  uint64_t image_count;
  uint64_t images;
  uint64_t sampler_count;
  uint64_t samplers;
  uint64_t member_count;
  uint64_t members;
  uint64_t times; // where the nanoseconds of each run go, as integers
} launch;

#endif
