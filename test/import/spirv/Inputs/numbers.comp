#version 450
layout(local_size_x = 32) in;
layout(std430, set = 0, binding = 0) buffer Words { uint words[]; };
layout(constant_id = 3) const uint steps = 5u;
layout(constant_id = 4) const bool turned = true;
const uint twice = steps * 2u + 1u;
void main() {
    uint g = gl_GlobalInvocationID.x;
    uint x = words[g];
    int s = int(x) - 7;
    uint r = bitfieldExtract(x, 3, 9) + uint(bitfieldExtract(s, 5, 6)) + bitfieldInsert(x, 0xabu, 4, 8) + bitfieldReverse(x) + uint(bitCount(x));
    r ^= uint(findLSB(x)) + uint(findMSB(s)) * 3u + uint(findMSB(x));
    uint lo, hi, carry, borrow; umulExtended(x, r, hi, lo); r += uaddCarry(lo, x, carry) ^ hi; r += usubBorrow(x, r, borrow) + carry * 5u + borrow;
    int sl, sh; imulExtended(s, int(r), sh, sl); r += uint(sl ^ sh);
    r += uint(s / 3) + uint(s % 5) + uint(abs(s)) + uint(sign(s)) + uint(min(s, 4)) + uint(clamp(s, -3, 9)) + (x / 7u) + (x % 9u);
    float f = float(s & 0xff) * 0.125;
    ivec4 iv = ivec4(floor(f), ceil(f), trunc(f), roundEven(f));
    r += uint(iv.x * 7 + iv.y * 5 + iv.z * 3 + iv.w) + uint(fract(f) * 8.0) + uint(mod(f, 3.0)) + floatBitsToUint(step(2.0, f)) + floatBitsToUint(mix(1.0, 2.0, 0.5));
    r ^= packUnorm4x8(vec4(f * 0.01, 0.5, 1.5, -1.0)) + packHalf2x16(vec2(f, 0.5)) + floatBitsToUint(unpackHalf2x16(x & 0x3fff3fffu).y);
    bvec3 t = lessThan(vec3(f, 1.0, 2.0), vec3(1.5)); r += any(t) ? 1u : 0u; r += all(t) ? 2u : 0u; r += uint(t.zxy.y) * 4u;
    mat3 m = mat3(1.0, 2.0, 3.0, 0.0, f, 4.0, 5.0, 6.0, 0.0);
    vec3 v = m * vec3(1.0, 0.5, 2.0) + vec3(2.0, 1.0, 0.25) * transpose(m); r += floatBitsToUint(v.x + v.y * 2.0 + v.z); r ^= floatBitsToUint(determinant(m));
    int e; float sg = frexp(f + 3.0, e); r += uint(e) + floatBitsToUint(sg); r += floatBitsToUint(ldexp(sg, 3)); float whole; float part = modf(f, whole); r += floatBitsToUint(part) + uint(whole);
    for (uint k = 0u; k < twice; ++k) r += turned ? k * x : 3u;
    words[g] = r;
}
