// The loop of dot_i16.gir.
// buffers: 32768 32768 65536
// contents: bits
// scalars: u32:16384
// workgroups: 1 of 1
#include <stdint.h>

__attribute__((noinline)) void dot_i16_c(const int16_t* restrict x, const int16_t* restrict y, int32_t* restrict out, uint32_t n) {
    uint32_t s = 0; for (uint32_t k = 0; k < n; ++k) s += (uint32_t)(x[k]*y[k]); *out = (int32_t)s;
}

void dot_i16(void* const* buffers, const void* scalars, void* const* shared, const void* grid, uint64_t first, uint64_t end) {
    dot_i16_c(buffers[0], buffers[1], buffers[2], *(const uint32_t*)((const char*)scalars + 0));
}
