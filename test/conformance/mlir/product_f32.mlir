// Products of matrices of f32, each sum from left to right.
// R-RUNA-8
// gir-run product_f32.mlir --kernel k --workgroups 1,1,1 --arg zeros:f32:768 --arg zeros:f32:512 --arg zeros:f32:384
// Made by tools/lab/src/conformance: `cargo xtask conformance --print mlir/product_f32`.

func.func @k(%as: !mir.ptr<global, f32> {mir.name = "as", mir.type = f32, mir.resource = #mir.resource<set = 0, binding = 0, storage>},
    %bs: !mir.ptr<global, f32> {mir.name = "bs", mir.type = f32, mir.resource = #mir.resource<set = 0, binding = 1, storage>},
    %rs: !mir.ptr<global, f32> {mir.name = "rs", mir.type = f32, mir.resource = #mir.resource<set = 0, binding = 2, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %i = mir.gpu.global_id x
  %a.at = mir.gpu.gep %as[%i] stride 48 : <global, f32>, i32
  %b.at = mir.gpu.gep %bs[%i] stride 32 : <global, f32>, i32
  %r.at = mir.gpu.gep %rs[%i] stride 24 : <global, f32>, i32
  %a.stride = arith.constant 4 : i32
  %b.stride = arith.constant 2 : i32
  %a = mir.gpu.mat_load %a.at stride %a.stride row_major : <global, f32> -> <4x3xf32>
  %b = mir.gpu.mat_load %b.at stride %b.stride row_major : <global, f32> -> <2x4xf32>
  %r = mir.gpu.mat_mul %a, %b : <4x3xf32>, <2x4xf32> -> <2x3xf32>
  mir.gpu.mat_store %r.at, %r stride %b.stride row_major : <global, f32>, <2x3xf32>
  return
}
