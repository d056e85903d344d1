// The loop of saxpy_f32.gir.
// buffers: 65536 65536 65536
// contents: f32
// scalars: f32:3.0 u32:16384
// workgroups: 256 of 64
#include <stdint.h>

__attribute__((noinline)) void saxpy_f32_c(const float* restrict x, const float* restrict y, float* restrict out, float a, uint32_t n) {
    for (uint32_t i = 0; i < n; ++i) { out[i] = a*x[i]+y[i]; }
}

void saxpy_f32(void* const* buffers, const void* scalars, void* const* shared, const void* grid, uint64_t first, uint64_t end) {
    saxpy_f32_c(buffers[0], buffers[1], buffers[2], *(const float*)((const char*)scalars + 0), *(const uint32_t*)((const char*)scalars + 4));
}
