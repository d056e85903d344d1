// The functions of the run time for kernels on the host: ids, arguments, and communication between work-items.
//
// The shims of the languages call these functions; they are plain C, so that kernels in any dialect of C or C++ can.

#ifndef GIR_WORK_ITEMS_H
#define GIR_WORK_ITEMS_H

typedef unsigned int gir_u32;
typedef unsigned long gir_u64;

#ifdef __cplusplus
extern "C" {
#endif

// The most work-items of a subgroup, and the most bytes of one exchanged value.
#define GIR_SUBGROUP_MOST 64
#define GIR_DEPOSIT_MOST 64

// A work-item: its place, in work-items and groups, along x, y and z.
typedef struct gir_place {
  gir_u32 in_grid[3];
  gir_u32 in_group[3];
  gir_u32 group[3];
  gir_u32 group_size[3];
  gir_u32 groups[3];
  gir_u32 index_in_group;
  gir_u32 lane;
  gir_u32 subgroup_size;
  gir_u32 subgroup;
  gir_u32 subgroups;
} gir_place;

// The values that the work-items of a subgroup exchanged at one site of the program.
typedef struct gir_deposits {
  gir_u64 active; // a bit for each lane that is there
  unsigned char of[GIR_SUBGROUP_MOST][GIR_DEPOSIT_MOST];
} gir_deposits;

// The place of the work-item that asks.
gir_u64 gir_current(void);

// The address of an argument by its number; the process ends if there is none.
gir_u64 gir_buffer(gir_u32 number);

// The address of memory of the workgroup by its number; the process ends if there is none.
gir_u64 gir_shared(gir_u32 number);

// The address of an image or of a sampler by its number; the process ends if there is none.
gir_u64 gir_image(gir_u32 number);
gir_u64 gir_sampler(gir_u32 number);

// Four channels of a texel: floats, or integers where the image holds integers.
typedef union gir_texel {
  float as_float[4];
  gir_u32 as_bits[4];
} gir_texel;

// Texels of a level along x, y or z; 0 of a level that is not there.
gir_u32 gir_image_extent(gir_u64 image, gir_u32 axis, gir_u32 level);

// Reads a texel by its indices along x, y and z and its level: zeros outside of the image. `at` is the address of four
// numbers of 32 bits, `texel` that of a gir_texel.
void gir_image_read(gir_u64 image, gir_u64 at, gir_u64 texel);

// Stores a texel of the first level, in the image's format; does nothing outside of the image.
void gir_image_write(gir_u64 image, gir_u64 at, gir_u64 texel);

// The address of a texel of the first level; 0 outside of the image.
gir_u64 gir_image_texel(gir_u64 image, gir_u64 at);

// One channel of the four texels of the first level that a linear filter takes at a place: `at` is the address of three
// floats, `offset` of two numbers of texels along x and y. The texels are those at (0, 1), (1, 1), (1, 0) and (0, 0).
void gir_image_gather(gir_u64 image, gir_u64 sampler, gir_u64 at, gir_u64 offset, gir_u32 channel, gir_u64 texels);

// Samples at the place `at`: the address of coordinates along x, y and z and a level of detail, floats.
void gir_image_sample(gir_u64 image, gir_u64 sampler, gir_u64 at, gir_u64 texel);

// The level of detail for coordinates that change so from one place to the next along x and along y: `changes` is the
// address of three floats and three more.
float gir_image_level(gir_u64 image, gir_u64 sampler, gir_u64 changes);

// The derivatives of coordinates: `place` is the address of three floats, `changes` of three along x and three along y.
// Returns whether there are neighbours: only fragments have some. All fragments of a square of two by two that reach
// this site of the program contribute theirs.
gir_u32 gir_changes(gir_u64 site, gir_u64 place, gir_u64 changes);

// Waits for all work-items of the group. The process ends if one of them does not arrive.
void gir_barrier(void);

// Exchanges bytes with the work-items of the subgroup that reach the same site of the program, and waits for them:
// returns the address of a gir_deposits, which is valid until the next call.
gir_u64 gir_exchange(gir_u64 site, gir_u64 bytes, gir_u32 count);

// The same with exactly the work-items whose lanes `members` has bits for: the process ends if one of them neither
// arrives nor has ended, or if the work-item itself is not among them.
gir_u64 gir_exchange_among(gir_u64 members, gir_u64 site, gir_u64 bytes, gir_u32 count);

// Ends the process: not all work-items of a subgroup reached a function that needs all of them.
void gir_incomplete(void);

// A product and a sum in half precision, rounded once; numbers by their bits.
gir_u32 gir_fma_half(gir_u32 a, gir_u32 b, gir_u32 c);

#ifdef __cplusplus
}
#endif

#endif
