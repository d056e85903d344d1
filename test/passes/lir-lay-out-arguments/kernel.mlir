// Arguments stand one behind the other, each at a multiple of its alignment.
// RUN: gir-opt --lir-lay-out-arguments %s | FileCheck %s

// CHECK: func.func @k(
// CHECK-SAME: !mir.ptr<global, f32> {lir.argument = #lir.push_constant<offset = 0, size = 8>, lir.name = "p"},
// CHECK-SAME: i8 {lir.argument = #lir.push_constant<offset = 8, size = 1>},
// CHECK-SAME: i16 {lir.argument = #lir.push_constant<offset = 10, size = 2>},
// CHECK-SAME: vector<3xf32> {lir.argument = #lir.push_constant<offset = 16, size = 16>},
// CHECK-SAME: i64 {lir.argument = #lir.push_constant<offset = 32, size = 8>})
func.func @k(%p: !mir.ptr<global, f32> {lir.name = "p"}, %a: i8, %b: i16, %c: vector<3xf32>, %d: i64) attributes {lir.kernel = #mir.kernel<compute>} {
  return
}

// CHECK: func.func @f(%{{.*}}: i32) {
func.func @f(%a: i32) {
  return
}
