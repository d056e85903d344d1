// The loop of fir_i16.gir.
// buffers: 49152 49152 49152
// contents: bits
// scalars: u32:32 u32:16384
// workgroups: 256 of 64
#include <stdint.h>

__attribute__((noinline)) void fir_i16_c(const int16_t* restrict x, const int16_t* restrict h, int16_t* restrict out, uint32_t taps, uint32_t n) {
    for (uint32_t i = 0; i < n; ++i) { int32_t s = 0; for (uint32_t k = 0; k < taps; ++k) s += x[i+k]*h[k]; s = (s + 0x4000) >> 15; s = s > 32767 ? 32767 : s; s = s < -32768 ? -32768 : s; out[i] = (int16_t)s; }
}

void fir_i16(void* const* buffers, const void* scalars, void* const* shared, const void* grid, uint64_t first, uint64_t end) {
    fir_i16_c(buffers[0], buffers[1], buffers[2], *(const uint32_t*)((const char*)scalars + 0), *(const uint32_t*)((const char*)scalars + 4));
}
