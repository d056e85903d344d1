// test/e2e/histogram.gir for the compilers that cargo xtask bench compares with.
struct Params { n: u32, low: i32, width: u32 }
@group(0) @binding(0) var<storage, read> samples: array<i32>;
@group(0) @binding(1) var<storage, read_write> bins: array<atomic<u32>>;
@group(0) @binding(2) var<storage, read_write> outside: atomic<u32>;
@group(0) @binding(3) var<uniform> params: Params;
var<workgroup> counts: array<atomic<u32>, 64>;

@compute @workgroup_size(64)
fn histogram(
  @builtin(global_invocation_id) id: vec3<u32>,
  @builtin(local_invocation_id) local: vec3<u32>,
  @builtin(num_workgroups) groups: vec3<u32>,
) {
  atomicStore(&counts[local.x], 0u);
  workgroupBarrier();
  let stride = groups.x * 64u;
  for (var i = id.x; i < params.n; i += stride) {
    let sample = samples[i];
    let bin = bitcast<u32>(sample - params.low) / params.width;
    if ((sample >= params.low) & (bin < 64u)) {
      atomicAdd(&counts[bin], 1u);
    } else {
      atomicAdd(&outside, 1u);
    }
  }
  workgroupBarrier();
  atomicAdd(&bins[local.x], atomicLoad(&counts[local.x]));
}
