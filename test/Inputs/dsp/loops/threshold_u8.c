// The loop of threshold_u8.gir.
// buffers: 16384 16384
// contents: bits
// scalars: u8:100 u32:16384
// workgroups: 256 of 64
#include <stdint.h>

__attribute__((noinline)) void threshold_u8_c(const uint8_t* restrict x, uint8_t* restrict out, uint8_t t, uint32_t n) {
    for (uint32_t i = 0; i < n; ++i) { out[i] = x[i] > t ? 255 : 0; }
}

void threshold_u8(void* const* buffers, const void* scalars, void* const* shared, const void* grid, uint64_t first, uint64_t end) {
    threshold_u8_c(buffers[0], buffers[1], *(const uint8_t*)((const char*)scalars + 0), *(const uint32_t*)((const char*)scalars + 4));
}
