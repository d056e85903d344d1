// Nothing leaves out an access with an ordering or a volatile one, nor takes one for two.
// R-RUNA-27 R-RUNA-38
// RUN: gir-opt --cse --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @plain
func.func @plain(%p: !mir.ptr<global, i32>) -> (i32, i32) {
  // CHECK-NEXT: %[[V:.*]] = mir.gpu.load %{{.*}}
  // CHECK-NEXT: return %[[V]], %[[V]]
  %0 = mir.gpu.load %p : !mir.ptr<global, i32> -> i32
  %1 = mir.gpu.load %p : !mir.ptr<global, i32> -> i32
  %2 = mir.gpu.load %p : !mir.ptr<global, i32> -> i32
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @ordered
func.func @ordered(%p: !mir.ptr<global, i32>) -> (i32, i32) {
  // CHECK-NEXT: mir.gpu.load
  // CHECK-NEXT: mir.gpu.load
  // CHECK-NEXT: mir.gpu.load
  // CHECK-NEXT: return
  %0 = mir.gpu.load %p ordering relaxed scope device : !mir.ptr<global, i32> -> i32
  %1 = mir.gpu.load %p ordering relaxed scope device : !mir.ptr<global, i32> -> i32
  %2 = mir.gpu.load %p ordering acquire scope device : !mir.ptr<global, i32> -> i32
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @volatile
func.func @volatile(%p: !mir.ptr<global, i32>) -> (i32, i32) {
  // CHECK-NEXT: mir.gpu.load volatile
  // CHECK-NEXT: mir.gpu.load volatile
  // CHECK-NEXT: mir.gpu.load volatile
  // CHECK-NEXT: return
  %0 = mir.gpu.load volatile %p : !mir.ptr<global, i32> -> i32
  %1 = mir.gpu.load volatile %p : !mir.ptr<global, i32> -> i32
  %2 = mir.gpu.load volatile %p : !mir.ptr<global, i32> -> i32
  return %0, %1 : i32, i32
}
