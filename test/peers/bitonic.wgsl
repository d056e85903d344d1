// test/e2e/bitonic.gir for the compilers that cargo xtask bench compares with.
@group(0) @binding(0) var<storage, read_write> data: array<i32>;
@group(0) @binding(1) var<uniform> n: u32;
var<workgroup> block: array<i32, 256>;

@compute @workgroup_size(128)
fn bitonic(@builtin(local_invocation_id) local: vec3<u32>, @builtin(workgroup_id) group: vec3<u32>) {
  let start = group.x * 256u;
  for (var slot = local.x; slot < 256u; slot += 128u) {
    var filled = 2147483647i;
    if (start + slot < n) {
      filled = data[start + slot];
    }
    block[slot] = filled;
  }
  workgroupBarrier();
  for (var length = 2u; length <= 256u; length <<= 1u) {
    for (var distance = length >> 1u; distance > 0u; distance >>= 1u) {
      let lower = (local.x << 1u) - (local.x & (distance - 1u));
      let upper = lower + distance;
      let a = block[lower];
      let b = block[upper];
      if (select(b > a, a > b, (lower & length) == 0u)) {
        block[lower] = b;
        block[upper] = a;
      }
      workgroupBarrier();
    }
  }
  for (var slot = local.x; slot < 256u; slot += 128u) {
    if (start + slot < n) {
      data[start + slot] = block[slot];
    }
  }
}
