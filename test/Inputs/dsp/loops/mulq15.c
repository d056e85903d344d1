// The loop of mulq15.gir.
// buffers: 32768 32768 32768
// contents: bits
// scalars: u32:16384
// workgroups: 256 of 64
#include <stdint.h>

__attribute__((noinline)) void mulq15_c(const int16_t* restrict x, const int16_t* restrict y, int16_t* restrict out, uint32_t n) {
    for (uint32_t i = 0; i < n; ++i) { int32_t s = (x[i]*y[i])>>15; s = s > 32767 ? 32767 : s; out[i] = (int16_t)s; }
}

void mulq15(void* const* buffers, const void* scalars, void* const* shared, const void* grid, uint64_t first, uint64_t end) {
    mulq15_c(buffers[0], buffers[1], buffers[2], *(const uint32_t*)((const char*)scalars + 0));
}
