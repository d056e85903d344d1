// test/e2e/jacobi.gir for the compilers that cargo xtask bench compares with.
@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read> x: array<f32>;
@group(0) @binding(3) var<storage, read_write> result: array<f32>;
@group(0) @binding(4) var<uniform> n: u32;

@compute @workgroup_size(64)
fn jacobi(@builtin(global_invocation_id) id: vec3<u32>) {
  let i = id.x;
  if (i < n) {
    let row = i * n;
    var rest = b[i];
    for (var j = 0u; j < n; j++) {
      if (j != i) {
        rest -= a[row + j] * x[j];
      }
    }
    result[i] = rest / a[row + i];
  }
}
