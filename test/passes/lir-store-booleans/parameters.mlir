// Flags of kernels are bytes, at the place where they were; flags of functions stay.
// RUN: gir-opt --lir-store-booleans %s | FileCheck %s

// CHECK-LABEL: func.func @kernel(
// CHECK-SAME: %[[N:[^:]*]]: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>}
// CHECK-SAME: %[[F:[^:]*]]: i8 {lir.name = "f", lir.push_constant = #lir.push_constant<offset = 4, size = 1>, lir.type = ui8}
// CHECK-SAME: %[[V:[^:]*]]: vector<4xi8> {lir.push_constant = #lir.push_constant<offset = 8, size = 4>, lir.type = vector<4xui8>})
func.func @kernel(%n: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>},
    %f: i1 {lir.name = "f", lir.push_constant = #lir.push_constant<offset = 4, size = 1>},
    %v: vector<4xi1> {lir.push_constant = #lir.push_constant<offset = 8, size = 4>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  // CHECK-DAG: %[[FLAGS:.*]] = arith.cmpi ne, %[[V]], %{{.*}} : vector<4xi8>
  // CHECK-DAG: %[[FLAG:.*]] = arith.cmpi ne, %[[F]], %{{.*}} : i8
  // CHECK: call @function(%[[FLAG]], %[[FLAGS]])
  func.call @function(%f, %v) : (i1, vector<4xi1>) -> ()
  return
}

// CHECK-LABEL: func.func @function(
// CHECK-SAME: i1, %{{.*}}: vector<4xi1>)
func.func @function(%f: i1, %v: vector<4xi1>) {
  return
}

// A builtin input of a stage stays a flag.
// CHECK-LABEL: func.func @stage(
// CHECK-SAME: %[[B:[^:]*]]: i8 {lir.push_constant = #lir.push_constant<offset = 0, size = 1>, lir.type = ui8}
// CHECK-SAME: %[[F:[^:]*]]: i1 {lir.io = #mir.io<builtin = front_facing>})
func.func @stage(%b: i1 {lir.push_constant = #lir.push_constant<offset = 0, size = 1>},
    %f: i1 {lir.io = #mir.io<builtin = front_facing>})
    attributes {lir.kernel = #mir.kernel<fragment>} {
  // CHECK: call @two(%{{.*}}, %[[F]])
  func.call @two(%b, %f) : (i1, i1) -> ()
  return
}
func.func private @two(i1, i1)
