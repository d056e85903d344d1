// Runs a kernel on data from the file `in`, and writes the buffers to the file `out`. The platform gives these files;
// there is no library of C.
//
// `in`, words of 32 bits, least byte first: the numbers of buffers, of shared memories and of bytes of scalars; the
// workgroups and their size along x, y, z; the bytes of each buffer, and of each shared memory. Then the scalars, and
// the contents of each buffer.

#include "platform.h"

struct grid {
  uint32_t workgroups[3], workgroup_size[3];
};

// The launcher of the kernel (`--lir-make-launchers`), by the name that the linker gives it.
void gir_kernel(void *const *buffers, const void *scalars, void *const *shared, const struct grid *grid,
                uint64_t first, uint64_t end);

enum { MOST = 256, LINE = 128, NO_ROOM = 3, NO_DATA = 4 };

static uint32_t used;

// Memory of so many bytes, at the start of a line.
static void *room(uint32_t bytes) {
  uint32_t start = used;
  uint32_t lines = bytes / LINE + 1;
  if (lines > (GIR_ARENA - start) / LINE)
    platform_exit(NO_ROOM);
  used = start + lines * LINE;
  return gir_arena + start;
}

static void get(void *bytes, uint32_t count) {
  if (!platform_read(bytes, count))
    platform_exit(NO_DATA);
}

static uint32_t sizes[2 * MOST];
static void *buffers[MOST], *shared[MOST];

void gir_main(void) {
  uint32_t counts[3];
  struct grid grid;
  get(counts, sizeof counts);
  get(&grid, sizeof grid);
  if (counts[0] > MOST || counts[1] > MOST)
    platform_exit(NO_ROOM);
  get(sizes, 4 * (counts[0] + counts[1]));
  void *scalars = room(counts[2]);
  get(scalars, counts[2]);
  for (uint32_t i = 0; i < counts[0]; ++i) {
    buffers[i] = room(sizes[i]);
    get(buffers[i], sizes[i]);
  }
  for (uint32_t i = 0; i < counts[1]; ++i)
    shared[i] = room(sizes[counts[0] + i]);
  uint64_t all = (uint64_t)grid.workgroups[0] * grid.workgroups[1] * grid.workgroups[2];
  gir_kernel(buffers, scalars, shared, &grid, 0, all);
  for (uint32_t i = 0; i < counts[0]; ++i)
    platform_write(buffers[i], sizes[i]);
  platform_exit(0);
}
