// test/e2e/nbody.gir for the compilers that cargo xtask bench compares with.
struct Params { softening: f32, n: u32 }
@group(0) @binding(0) var<storage, read> bodies: array<f32>;
@group(0) @binding(1) var<storage, read_write> result: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;
var<workgroup> tile: array<f32, 256>;

@compute @workgroup_size(64)
fn nbody(@builtin(global_invocation_id) id: vec3<u32>, @builtin(local_invocation_id) local: vec3<u32>) {
  let i = id.x;
  let inside = i < params.n;
  let own = local.x << 2u;
  var x = 0.0;
  var y = 0.0;
  var z = 0.0;
  if (inside) {
    let first = i << 2u;
    x = bodies[first];
    y = bodies[first + 1u];
    z = bodies[first + 2u];
  }
  var ax = 0.0;
  var ay = 0.0;
  var az = 0.0;
  for (var start = 0u; start < params.n; start += 64u) {
    let rest = params.n - start;
    let in_tile = select(64u, rest, rest < 64u);
    if (local.x < in_tile) {
      let source_first = (start + local.x) << 2u;
      for (var word = 0u; word < 4u; word++) {
        tile[own + word] = bodies[source_first + word];
      }
    }
    workgroupBarrier();
    for (var j = 0u; j < in_tile; j++) {
      let other = j << 2u;
      let dx = tile[other] - x;
      let dy = tile[other + 1u] - y;
      let dz = tile[other + 2u] - z;
      let square = dx * dx + dy * dy + dz * dz + params.softening;
      let pull = tile[other + 3u] / (square * square);
      ax += pull * dx;
      ay += pull * dy;
      az += pull * dz;
    }
    workgroupBarrier();
  }
  if (inside) {
    let first = i * 3u;
    result[first] = ax;
    result[first + 1u] = ay;
    result[first + 2u] = az;
  }
}
