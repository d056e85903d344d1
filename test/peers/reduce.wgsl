// test/e2e/reduce.gir for the compilers that cargo xtask bench compares with.
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> partial: array<f32>;
var<workgroup> subtotals: array<f32, 256>;

@compute @workgroup_size(256)
fn reduce(
  @builtin(global_invocation_id) id: vec3<u32>,
  @builtin(local_invocation_id) local: vec3<u32>,
  @builtin(workgroup_id) group: vec3<u32>,
) {
  subtotals[local.x] = x[id.x];
  workgroupBarrier();
  for (var width = 128u; width > 0u; width >>= 1u) {
    if (local.x < width) {
      subtotals[local.x] = subtotals[local.x] + subtotals[local.x + width];
    }
    workgroupBarrier();
  }
  if (local.x == 0u) {
    partial[group.x] = subtotals[local.x];
  }
}
