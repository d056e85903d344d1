// test/e2e/spmv.gir for the compilers that cargo xtask bench compares with.
@group(0) @binding(0) var<storage, read> row_starts: array<u32>;
@group(0) @binding(1) var<storage, read> columns: array<u32>;
@group(0) @binding(2) var<storage, read> values: array<f32>;
@group(0) @binding(3) var<storage, read> x: array<f32>;
@group(0) @binding(4) var<storage, read_write> y: array<f32>;
@group(0) @binding(5) var<uniform> rows: u32;

@compute @workgroup_size(64)
fn spmv(@builtin(global_invocation_id) id: vec3<u32>) {
  let row = id.x;
  if (row < rows) {
    let end = row_starts[row + 1u];
    var sum = 0.0;
    for (var entry = row_starts[row]; entry < end; entry++) {
      sum += values[entry] * x[columns[entry]];
    }
    y[row] = sum;
  }
}
