// test/e2e/matmul.gir for the compilers that cargo xtask bench compares with.
struct Params { m: u32, n: u32, k: u32 }
@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> c: array<f32>;
@group(0) @binding(3) var<uniform> params: Params;
var<workgroup> tile_a: array<f32, 256>;
var<workgroup> tile_b: array<f32, 256>;

@compute @workgroup_size(16, 16)
fn matmul(@builtin(global_invocation_id) id: vec3<u32>, @builtin(local_invocation_id) local: vec3<u32>) {
  let row_inside = id.y < params.m;
  let column_inside = id.x < params.n;
  let tile_start = local.y * 16u;
  let own = tile_start + local.x;
  let steps = params.k / 16u + select(0u, 1u, params.k % 16u != 0u);
  var sum = 0.0;
  for (var t = 0u; t < steps; t++) {
    let a_column = t * 16u + local.x;
    var a_value = 0.0;
    if (row_inside & (a_column < params.k)) {
      a_value = a[id.y * params.k + a_column];
    }
    tile_a[own] = a_value;
    let b_row = t * 16u + local.y;
    var b_value = 0.0;
    if ((b_row < params.k) & column_inside) {
      b_value = b[b_row * params.n + id.x];
    }
    tile_b[own] = b_value;
    workgroupBarrier();
    for (var j = 0u; j < 16u; j++) {
      sum += tile_a[tile_start + j] * tile_b[j * 16u + local.x];
    }
    workgroupBarrier();
  }
  if (row_inside & column_inside) {
    c[id.y * params.n + id.x] = sum;
  }
}
