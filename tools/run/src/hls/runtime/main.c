// Runs a kernel on data from the file `in`, and writes the buffers to the file `out`. The layout of both is that of
// the emulated DSPs (`dsp/runtime/main.c`).

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct gir_grid {
    uint32_t workgroups[3], workgroup_size[3];
};

// The kernel in a simulation, by the name that the linker's command line gives it.
void gir_kernel(void *const *buffers, const uint64_t *bytes, const void *scalars, const struct gir_grid *grid);

enum { NO_ROOM = 3, NO_DATA = 4 };

static FILE *file;

static void get(void *bytes, size_t count) {
    if (fread(bytes, 1, count, file) != count)
        exit(NO_DATA);
}

static void *room(size_t bytes) {
    // Vectors are aligned to 128 bytes at most.
    void *place = aligned_alloc(128, (bytes / 128 + 1) * 128);
    if (place == NULL)
        exit(NO_ROOM);
    return place;
}

int main(void) {
    uint32_t counts[3];
    struct gir_grid grid;
    file = fopen("in", "rb");
    if (file == NULL)
        return NO_DATA;
    get(counts, sizeof counts);
    get(&grid, sizeof grid);
    uint32_t *sizes = room(4 * ((size_t)counts[0] + counts[1]));
    get(sizes, 4 * ((size_t)counts[0] + counts[1]));
    void *scalars = room(counts[2]);
    get(scalars, counts[2]);
    void **buffers = room(counts[0] * sizeof(void *));
    uint64_t *bytes = room(counts[0] * sizeof(uint64_t));
    for (uint32_t i = 0; i < counts[0]; ++i) {
        buffers[i] = room(sizes[i]);
        bytes[i] = sizes[i];
        get(buffers[i], sizes[i]);
    }
    fclose(file);
    gir_kernel(buffers, bytes, scalars, &grid);
    file = fopen("out", "wb");
    if (file == NULL)
        return NO_DATA;
    for (uint32_t i = 0; i < counts[0]; ++i)
        if (fwrite(buffers[i], 1, sizes[i], file) != sizes[i])
            return NO_DATA;
    return fclose(file) == 0 ? 0 : NO_DATA;
}
