#version 450
layout(local_size_x = 32) in;
layout(std430, set = 0, binding = 0) buffer Words { uint words[]; };
uint early(uint x) {
    for (uint i = 0u; i < 20u; ++i) {
        for (uint j = i; j < 12u; ++j) {
            if ((x ^ i) % 7u == j) { return i * 100u + j; }
            if (j == x % 5u) { break; }
            x += j;
            if ((x & 3u) == 1u) { continue; }
            x ^= i;
        }
        if (x > 900u) { return x; }
    }
    return 77u;
}
uint fall(uint x) {
    uint r = 1u;
    switch (x % 7u) {
        case 0u: r += 5u;
        case 1u: r *= 3u; break;
        case 2u: if (x > 50u) { break; } r += 11u;
        case 5u: r ^= 0x55u;
        default: r += 2u; break;
        case 6u: return 1234u;
    }
    return r + x;
}
void main() {
    uint x = words[gl_GlobalInvocationID.x];
    uint y = early(x % 400u) + fall(x);
    uint a = x, b = 3u, c = 5u, n = 0u;
    do { uint t = a; a = b; b = c; c = t + n; n++; if (n == (x & 15u)) continue; y += a; } while (n < 17u && (c & 31u) != 9u);
    while (true) {
        y = y * 1664525u + 1013904223u;
        if ((y >> 16) % 3u == 0u) { if ((y & 64u) != 0u) break; y += 2u; continue; }
        switch (y & 3u) { case 0u: y += 1u; break; case 1u: continue; default: if (y % 11u == 3u) { words[gl_GlobalInvocationID.x] = y; return; } }
        y ^= 0x1234u;
    }
    words[gl_GlobalInvocationID.x] = y + a * b + c;
}
