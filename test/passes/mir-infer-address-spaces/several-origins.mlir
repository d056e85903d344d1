// Where spaces meet, or a pointer leaves the function or comes from outside, pointers stay generic; those of one
// origin are cast where they get there.
// R-GIR-12
// RUN: gir-opt --mir-infer-address-spaces %s | FileCheck %s
// RUN: gir-opt --mir-infer-address-spaces --mir-infer-address-spaces %s | FileCheck %s

func.func private @take(!mir.ptr<generic, f32>)

// CHECK-LABEL: func.func @meet(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, f32>, %[[Q:.*]]: !mir.ptr<workgroup, f32>, %[[C:.*]]: i1)
func.func @meet(%p: !mir.ptr<global, f32>, %q: !mir.ptr<workgroup, f32>, %c: i1) -> f32 {
  %g = mir.gpu.addrspace_cast %p : !mir.ptr<global, f32> -> !mir.ptr<generic, f32>
  %h = mir.gpu.addrspace_cast %q : !mir.ptr<workgroup, f32> -> !mir.ptr<generic, f32>
  // CHECK: mir.gpu.load %[[P]] : <global, f32> -> f32
  %v = mir.gpu.load %g : !mir.ptr<generic, f32> -> f32
  // CHECK-DAG: %[[G:.*]] = mir.gpu.addrspace_cast %[[P]] : <global, f32> -> <generic, f32>
  // CHECK-DAG: %[[H:.*]] = mir.gpu.addrspace_cast %[[Q]] : <workgroup, f32> -> <generic, f32>
  // CHECK: %[[S:.*]] = arith.select %[[C]], %[[G]], %[[H]] : !mir.ptr<generic, f32>
  %s = arith.select %c, %g, %h : !mir.ptr<generic, f32>
  // CHECK: mir.gpu.load %[[S]] : <generic, f32> -> f32
  %w = mir.gpu.load %s : !mir.ptr<generic, f32> -> f32
  %x = arith.addf %v, %w : f32
  return %x : f32
}

// CHECK-LABEL: func.func @leave(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, f32>, %[[PP:.*]]: !mir.ptr<global, !mir.ptr<generic, f32>>)
func.func @leave(%p: !mir.ptr<global, f32>, %pp: !mir.ptr<global, !mir.ptr<generic, f32>>) -> !mir.ptr<generic, f32> {
  %g = mir.gpu.addrspace_cast %p : !mir.ptr<global, f32> -> !mir.ptr<generic, f32>
  // CHECK: %[[A:.*]] = mir.gpu.addrspace_cast %[[P]] : <global, f32> -> <generic, f32>
  // CHECK: mir.gpu.store %[[PP]], %[[A]]
  mir.gpu.store %pp, %g : !mir.ptr<global, !mir.ptr<generic, f32>>, !mir.ptr<generic, f32>
  // CHECK: %[[B:.*]] = mir.gpu.addrspace_cast %[[P]] : <global, f32> -> <generic, f32>
  // CHECK: call @take(%[[B]])
  func.call @take(%g) : (!mir.ptr<generic, f32>) -> ()
  // CHECK: %[[R:.*]] = mir.gpu.addrspace_cast %[[P]] : <global, f32> -> <generic, f32>
  // CHECK: return %[[R]]
  return %g : !mir.ptr<generic, f32>
}

// CHECK-LABEL: func.func @come(
// CHECK-SAME: %[[G:.*]]: !mir.ptr<generic, f32>, %[[PP:.*]]: !mir.ptr<global, !mir.ptr<generic, f32>>, %[[P:.*]]: !mir.ptr<global, f32>
func.func @come(%g: !mir.ptr<generic, f32>, %pp: !mir.ptr<global, !mir.ptr<generic, f32>>, %p: !mir.ptr<global, f32>, %c: i1) -> f32 {
  // CHECK: %[[L:.*]] = mir.gpu.load %[[PP]]
  %l = mir.gpu.load %pp : !mir.ptr<global, !mir.ptr<generic, f32>> -> !mir.ptr<generic, f32>
  %h = mir.gpu.addrspace_cast %p : !mir.ptr<global, f32> -> !mir.ptr<generic, f32>
  // CHECK: %[[H:.*]] = mir.gpu.addrspace_cast %[[P]] : <global, f32> -> <generic, f32>
  // CHECK: %[[S:.*]] = arith.select %{{.*}}, %[[L]], %[[H]] : !mir.ptr<generic, f32>
  %s = arith.select %c, %l, %h : !mir.ptr<generic, f32>
  // CHECK: mir.gpu.load %[[S]] : <generic, f32>
  %v = mir.gpu.load %s : !mir.ptr<generic, f32> -> f32
  // CHECK: mir.gpu.load %[[G]] : <generic, f32>
  %w = mir.gpu.load %g : !mir.ptr<generic, f32> -> f32
  %x = arith.addf %v, %w : f32
  return %x : f32
}

// A cast to a space the pointer is not in keeps both casts.
// CHECK-LABEL: func.func @elsewhere(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, f32>)
func.func @elsewhere(%p: !mir.ptr<global, f32>) -> f32 {
  %g = mir.gpu.addrspace_cast %p : !mir.ptr<global, f32> -> !mir.ptr<generic, f32>
  // CHECK: %[[G:.*]] = mir.gpu.addrspace_cast %[[P]] : <global, f32> -> <generic, f32>
  // CHECK: mir.gpu.addrspace_cast %[[G]] : <generic, f32> -> <workgroup, f32>
  %q = mir.gpu.addrspace_cast %g : !mir.ptr<generic, f32> -> !mir.ptr<workgroup, f32>
  %v = mir.gpu.load %q : !mir.ptr<workgroup, f32> -> f32
  return %v : f32
}
