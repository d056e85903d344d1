// Products of matrices of f64, each sum from left to right.
// R-RUNA-8
// gir-run product_f64.mlir --kernel k --workgroups 1,1,1 --arg zeros:f64:768 --arg zeros:f64:512 --arg zeros:f64:384
// Written by `cargo xtask conformance --write`; do not edit.

func.func @k(%as: !mir.ptr<global, f64> {mir.name = "as", mir.type = f64, mir.resource = #mir.resource<set = 0, binding = 0, storage>},
    %bs: !mir.ptr<global, f64> {mir.name = "bs", mir.type = f64, mir.resource = #mir.resource<set = 0, binding = 1, storage>},
    %rs: !mir.ptr<global, f64> {mir.name = "rs", mir.type = f64, mir.resource = #mir.resource<set = 0, binding = 2, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %i = mir.gpu.global_id x
  %a.at = mir.gpu.gep %as[%i] stride 96 : <global, f64>, i32
  %b.at = mir.gpu.gep %bs[%i] stride 64 : <global, f64>, i32
  %r.at = mir.gpu.gep %rs[%i] stride 48 : <global, f64>, i32
  %a.stride = arith.constant 4 : i32
  %b.stride = arith.constant 2 : i32
  %a = mir.gpu.mat_load %a.at stride %a.stride row_major : <global, f64> -> <4x3xf64>
  %b = mir.gpu.mat_load %b.at stride %b.stride row_major : <global, f64> -> <2x4xf64>
  %r = mir.gpu.mat_mul %a, %b : <4x3xf64>, <2x4xf64> -> <2x3xf64>
  mir.gpu.mat_store %r.at, %r stride %b.stride row_major : <global, f64>, <2x3xf64>
  return
}
