// The loop of conv3x3_u8.gir.
// buffers: 24576 24576
// contents: bits
// scalars: u32:256 u32:16384
// workgroups: 256 of 64
#include <stdint.h>

__attribute__((noinline)) void conv3x3_u8_c(const uint8_t* restrict x, uint8_t* restrict out, uint32_t stride, uint32_t n) {
    for (uint32_t i = 0; i < n; ++i) { const uint8_t *a = x+i, *b = a+stride, *c = b+stride; out[i] = (uint8_t)((a[0]+2*a[1]+a[2]+2*b[0]+4*b[1]+2*b[2]+c[0]+2*c[1]+c[2]+8)>>4); }
}

void conv3x3_u8(void* const* buffers, const void* scalars, void* const* shared, const void* grid, uint64_t first, uint64_t end) {
    conv3x3_u8_c(buffers[0], buffers[1], *(const uint32_t*)((const char*)scalars + 0), *(const uint32_t*)((const char*)scalars + 4));
}
