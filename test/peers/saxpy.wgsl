// test/e2e/saxpy.gir for the compilers that cargo xtask bench compares with.
struct Params { a: f32, n: u32 }
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(64)
fn saxpy(@builtin(global_invocation_id) id: vec3<u32>) {
  let i = id.x;
  if (i < params.n) {
    y[i] = params.a * x[i] + y[i];
  }
}
