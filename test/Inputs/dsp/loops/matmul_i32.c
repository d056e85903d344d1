// The loop of matmul_i32.gir.
// buffers: 65536 65536 65536
// contents: bits
// scalars: u32:64 u32:16384
// workgroups: 256 of 64
#include <stdint.h>

__attribute__((noinline)) void matmul_i32_c(const int32_t* restrict x, const int32_t* restrict y, int32_t* restrict out, uint32_t w, uint32_t n) {
    for (uint32_t i = 0; i < n; ++i) { uint32_t r = i/w, c = i%w; uint32_t s = 0; for (uint32_t k = 0; k < w; ++k) s += (uint32_t)x[r*w+k]*(uint32_t)y[k*w+c]; out[i] = (int32_t)s; }
}

void matmul_i32(void* const* buffers, const void* scalars, void* const* shared, const void* grid, uint64_t first, uint64_t end) {
    matmul_i32_c(buffers[0], buffers[1], buffers[2], *(const uint32_t*)((const char*)scalars + 0), *(const uint32_t*)((const char*)scalars + 4));
}
