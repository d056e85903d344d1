// The loop of xorshift_u32.gir.
// buffers: 65536 65536
// contents: bits
// scalars: u32:16384
// workgroups: 256 of 64
#include <stdint.h>

__attribute__((noinline)) void xorshift_u32_c(const uint32_t* restrict x, uint32_t* restrict out, uint32_t n) {
    for (uint32_t i = 0; i < n; ++i) { uint32_t v = x[i]; v ^= v<<13; v ^= v>>17; v ^= v<<5; out[i] = v; }
}

void xorshift_u32(void* const* buffers, const void* scalars, void* const* shared, const void* grid, uint64_t first, uint64_t end) {
    xorshift_u32_c(buffers[0], buffers[1], *(const uint32_t*)((const char*)scalars + 0));
}
