#version 450
layout(local_size_x = 32) in;
struct Particle { vec3 place; float mass; mat3x2 turn; uint tags[3]; };
layout(std430, set = 0, binding = 0) buffer Words { uint words[]; };
layout(std430, set = 0, binding = 1) buffer Particles { uint count; layout(row_major) mat4x3 frame; Particle particles[]; };
layout(std140, set = 0, binding = 2) uniform Settings { vec4 scale; int shift; float weights[4]; mat2 spin; };
shared float tile[32];
shared Particle kept[2];
Particle moved(Particle p, float by) { p.place += vec3(by, 2.0 * by, -by); p.tags[1] += 7u; p.turn[2] *= by; return p; }
void bump(inout uint x, in uint by) { x = x * 3u + by; }
void main() {
    uint i = gl_LocalInvocationIndex;
    uint g = gl_GlobalInvocationID.x % 6u;
    Particle p = moved(particles[g % 4u], 0.5 + float(i % 3u));
    tile[i] = p.place[i % 3u] + weights[i % 4u] * float(shift);
    if (i < 2u) { kept[i] = p; }
    barrier();
    float a = 0.0;
    for (uint j = 0u; j < 4u; ++j) { a += tile[(i + j * j) % 32u] * spin[j & 1u][j >> 1u]; }
    uint local[4] = uint[4](1u, 2u, 3u, 4u);
    bump(local[i % 4u], kept[i & 1u].tags[1]);
    vec4 v = vec4(a, kept[1].turn[2], p.mass) * scale;
    v[i % 4u] += 1.0;
    vec3 w = frame * v;
    words[gl_GlobalInvocationID.x] ^= local[(i + 1u) % 4u] + floatBitsToUint(dot(w, vec3(1.0, 0.5, 0.25)));
    if (gl_GlobalInvocationID.x < 4u) { particles[4u + gl_GlobalInvocationID.x] = p; particles[gl_GlobalInvocationID.x].tags = uint[3](i, i + 1u, i + 2u); }
    if (gl_GlobalInvocationID.x == 5u) { frame[1][2] = 3.0; count = uint(particles.length()) * 0u + 9u; }
}
