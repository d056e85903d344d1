// test/e2e/nbody.gir for the compilers that cargo xtask bench compares with.
#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) readonly buffer Bodies { float bodies[]; };
layout(set = 0, binding = 1) buffer Result { float result[]; };
layout(push_constant) uniform Params { float softening; uint n; };
shared float tile[256];

void main() {
  uint i = gl_GlobalInvocationID.x;
  uint local = gl_LocalInvocationID.x;
  bool inside = i < n;
  uint own = local << 2;
  float x = 0.0, y = 0.0, z = 0.0;
  if (inside) {
    uint first = i << 2;
    x = bodies[first];
    y = bodies[first + 1u];
    z = bodies[first + 2u];
  }
  float ax = 0.0, ay = 0.0, az = 0.0;
  for (uint start = 0u; start < n; start += 64u) {
    uint rest = n - start;
    uint in_tile = rest < 64u ? rest : 64u;
    if (local < in_tile) {
      uint source_first = (start + local) << 2;
      for (uint word = 0u; word < 4u; word++) {
        tile[own + word] = bodies[source_first + word];
      }
    }
    barrier();
    for (uint j = 0u; j < in_tile; j++) {
      uint other = j << 2;
      float dx = tile[other] - x;
      float dy = tile[other + 1u] - y;
      float dz = tile[other + 2u] - z;
      float square = dx * dx + dy * dy + dz * dz + softening;
      float pull = tile[other + 3u] / (square * square);
      ax += pull * dx;
      ay += pull * dy;
      az += pull * dz;
    }
    barrier();
  }
  if (inside) {
    uint first = i * 3u;
    result[first] = ax;
    result[first + 1u] = ay;
    result[first + 2u] = az;
  }
}
