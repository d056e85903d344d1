// The loop of saxpy_i32.gir.
// buffers: 65536 65536 65536
// contents: bits
// scalars: u32:3 u32:16384
// workgroups: 256 of 64
#include <stdint.h>

__attribute__((noinline)) void saxpy_i32_c(const int32_t* restrict x, const int32_t* restrict y, int32_t* restrict out, int32_t a, uint32_t n) {
    for (uint32_t i = 0; i < n; ++i) { out[i] = (int32_t)((uint32_t)a*(uint32_t)x[i]+(uint32_t)y[i]); }
}

void saxpy_i32(void* const* buffers, const void* scalars, void* const* shared, const void* grid, uint64_t first, uint64_t end) {
    saxpy_i32_c(buffers[0], buffers[1], buffers[2], *(const int32_t*)((const char*)scalars + 0), *(const uint32_t*)((const char*)scalars + 4));
}
