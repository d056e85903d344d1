// test/e2e/transpose.gir for the compilers that cargo xtask bench compares with.
struct Params { width: u32, height: u32 }
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> result: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;
var<workgroup> tile: array<f32, 272>;

@compute @workgroup_size(16, 16)
fn transpose(
  @builtin(global_invocation_id) id: vec3<u32>,
  @builtin(local_invocation_id) local: vec3<u32>,
  @builtin(workgroup_id) group: vec3<u32>,
) {
  let column = id.x;
  let row = id.y;
  if ((column < params.width) & (row < params.height)) {
    tile[local.y * 17u + local.x] = x[row * params.width + column];
  }
  workgroupBarrier();
  let out_column = group.y * 16u + local.x;
  let out_row = group.x * 16u + local.y;
  if ((out_column < params.height) & (out_row < params.width)) {
    result[out_row * params.height + out_column] = tile[local.x * 17u + local.y];
  }
}
