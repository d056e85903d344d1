// Runs a kernel in C on this processor: the text of the kernel is TEXT, its launcher KERNEL.
//
//     host X Y Z SIZE-X SIZE-Y SIZE-Z SCALARS BUFFER...
//
// Arguments are workgroups, work-items of a workgroup, and files, of which those of buffers are written again. The
// number of critical sections is printed.

#include TEXT

#include <stdio.h>
#include <stdlib.h>

enum { BUFFERS = 16, SHARED = 4, SHARED_BYTES = 1 << 16 };

struct contents {
    void *bytes;
    size_t count;
};

static FILE *opened(const char *path, const char *mode) {
    FILE *file = fopen(path, mode);
    if (file == NULL) {
        perror(path);
        exit(1);
    }
    return file;
}

static struct contents contents_of(const char *path) {
    FILE *file = opened(path, "rb");
    fseek(file, 0, SEEK_END);
    struct contents contents = {.count = (size_t)ftell(file)};
    rewind(file);
    contents.bytes = malloc(contents.count + 1);
    if (fread(contents.bytes, 1, contents.count, file) != contents.count) {
        exit(1);
    }
    fclose(file);
    return contents;
}

int main(int count, char **arguments) {
    struct gir_grid grid;
    for (int axis = 0; axis < 3; ++axis) {
        grid.workgroups[axis] = (uint32_t)strtoul(arguments[1 + axis], NULL, 10);
        grid.workgroup_size[axis] = (uint32_t)strtoul(arguments[4 + axis], NULL, 10);
    }
    struct contents scalars = contents_of(arguments[7]);
    struct contents files[BUFFERS];
    void *buffers[BUFFERS] = {0};
    int used = count - 8;
    if (used > BUFFERS) {
        return 1;
    }
    for (int index = 0; index < used; ++index) {
        files[index] = contents_of(arguments[8 + index]);
        buffers[index] = files[index].bytes;
    }
    void *shared[SHARED];
    for (int index = 0; index < SHARED; ++index) {
        shared[index] = malloc(SHARED_BYTES);
    }
    // In two parts, as two cores would.
    uint64_t all = (uint64_t)grid.workgroups[0] * grid.workgroups[1] * grid.workgroups[2];
    KERNEL(buffers, scalars.bytes, shared, &grid, 0, all / 2);
    KERNEL(buffers, scalars.bytes, shared, &grid, all / 2, all);
    for (int index = 0; index < used; ++index) {
        FILE *file = opened(arguments[8 + index], "wb");
        fwrite(files[index].bytes, 1, files[index].count, file);
        fclose(file);
    }
#ifdef C6X_H
    printf("%u", c6x_sections);
    return c6x_disabled != 0;
#else
    return 0;
#endif
}
