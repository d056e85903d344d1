struct Body { place: vec3<f32>, mass: f32, tags: array<u32, 3>, turn: mat2x3<f32> }
@group(0) @binding(0) var<storage, read_write> words: array<u32>;
@group(0) @binding(1) var<storage, read_write> bodies: array<Body, 8>;
var<workgroup> tile: array<vec2<f32>, 32>;
var<workgroup> total: atomic<u32>;
var<private> seed: u32;
fn next() -> u32 { seed = seed * 1664525u + 1013904223u; return seed >> 8u; }
fn walk(p: ptr<function, Body>, at: u32) -> f32 { (*p).place[at % 3u] += 1.5; (*p).tags[at % 3u] = at; return (*p).turn[at & 1u].y + (*p).place.x; }
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) gid: vec3<u32>, @builtin(local_invocation_index) l: u32) {
    seed = words[gid.x];
    var own = bodies[gid.x % 4u];
    let f = walk(&own, next());
    tile[l] = vec2<f32>(f, own.mass);
    workgroupBarrier();
    var sum = vec2<f32>(0.0);
    for (var i = 0u; i < 5u; i++) {
        if (next() & 3u) == 0u { continue; }
        sum += tile[(l + i * i) % 32u].yx;
        switch next() % 5u { case 0u, 3u: { sum.x += 1.0; } case 1u: { if sum.x > 90.0 { break; } sum.y -= 2.0; } default: { } }
    }
    atomicAdd(&total, u32(l & 1u));
    workgroupBarrier();
    let all = atomicLoad(&total);
    words[gid.x] = bitcast<u32>(sum.x) ^ (bitcast<u32>(sum.y) * 3u) ^ all ^ countOneBits(seed) ^ own.tags[1];
    if gid.x < 4u { bodies[gid.x + 4u] = own; }
}
