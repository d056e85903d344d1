// X-6: annotations that GIR text can express.
// RUN: gir-opt --mir-to-gir %s | FileCheck %s
// RUN: gir-opt --emit-gir %s | FileCheck %s --check-prefix=TEXT

// CHECK-LABEL: gir.func @k(
// CHECK-SAME: %{{.*}}: !gir.ptr<global, f32> {gir.name = "in", gir.resource = [1, 2]}
// CHECK-SAME: %{{.*}}: !gir.ptr<global, si32> {gir.name = "data", gir.resource = [0, 0]}
// CHECK-SAME: %{{.*}}: !gir.ptr<shared, f32>
// CHECK-SAME: %{{.*}}: si64
// CHECK-SAME: %{{.*}}: si32
// CHECK-SAME: noinline
// CHECK-SAME: subgroup_size = 32
// CHECK-SAME: workgroup_size = array<i32: 8, 4, 2>
// TEXT: func kernel noinline workgroup_size(8, 4, 2) subgroup_size(32) @k(%in: ptr[global]<f32> resource(set=1, binding=2), %data: ptr[global]<i32> resource(set=0, binding=0), %0: ptr[shared]<f32>, %1: i64, %2: i32) -> void {
func.func @k(
    %in: !mir.ptr<global, f32> {mir.name = "in", mir.resource = #mir.resource<set = 1, binding = 2, storage, name = "in">, mir.storage = #mir.storage<global>},
    %data: !mir.ptr<global, i32> {mir.type = si32, mir.resource = #mir.resource<set = 0, binding = 0, storage, name = "data">},
    %room: !mir.ptr<workgroup, f32>, %n: i64, %m: i32)
    attributes {
      mir.inline = "noinline",
      mir.kernel = #mir.kernel<compute, workgroup_size = [8, 4, 2], subgroup_size = 32>,
      mir.push_constants = #mir.push_constants<size = 12, align = 8>} {
  return
}
