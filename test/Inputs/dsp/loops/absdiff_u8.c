// The loop of absdiff_u8.gir.
// buffers: 16384 16384 16384
// contents: bits
// scalars: u32:16384
// workgroups: 256 of 64
#include <stdint.h>

__attribute__((noinline)) void absdiff_u8_c(const uint8_t* restrict x, const uint8_t* restrict y, uint8_t* restrict out, uint32_t n) {
    for (uint32_t i = 0; i < n; ++i) { out[i] = x[i] > y[i] ? x[i]-y[i] : y[i]-x[i]; }
}

void absdiff_u8(void* const* buffers, const void* scalars, void* const* shared, const void* grid, uint64_t first, uint64_t end) {
    absdiff_u8_c(buffers[0], buffers[1], buffers[2], *(const uint32_t*)((const char*)scalars + 0));
}
