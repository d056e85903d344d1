// The loop of saxpy_i16.gir.
// buffers: 32768 32768 32768
// contents: bits
// scalars: i16:3 u32:16384
// workgroups: 256 of 64
#include <stdint.h>

__attribute__((noinline)) void saxpy_i16_c(const int16_t* restrict x, const int16_t* restrict y, int16_t* restrict out, int16_t a, uint32_t n) {
    for (uint32_t i = 0; i < n; ++i) { out[i] = (int16_t)(a*x[i]+y[i]); }
}

void saxpy_i16(void* const* buffers, const void* scalars, void* const* shared, const void* grid, uint64_t first, uint64_t end) {
    saxpy_i16_c(buffers[0], buffers[1], buffers[2], *(const int16_t*)((const char*)scalars + 0), *(const uint32_t*)((const char*)scalars + 4));
}
