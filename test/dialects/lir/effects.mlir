// Nothing leaves out an access with an ordering or a volatile one, nor takes one for two.
// R-RUNA-27 R-RUNA-38
// RUN: gir-opt --cse --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @plain
func.func @plain(%p: !mir.ptr<global, i32>) -> (i32, i32) {
  // CHECK-NEXT: %[[V:.*]] = lir.load %{{.*}} align 4
  // CHECK-NEXT: return %[[V]], %[[V]]
  %0 = lir.load %p align 4 : !mir.ptr<global, i32> -> i32
  %1 = lir.load %p align 4 : !mir.ptr<global, i32> -> i32
  %2 = lir.load %p align 1 : !mir.ptr<global, i32> -> i32
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @ordered
func.func @ordered(%p: !mir.ptr<global, i32>) -> (i32, i32) {
  // CHECK-NEXT: lir.load
  // CHECK-NEXT: lir.load
  // CHECK-NEXT: lir.load
  // CHECK-NEXT: return
  %0 = lir.load %p align 4 ordering relaxed scope device : !mir.ptr<global, i32> -> i32
  %1 = lir.load %p align 4 ordering relaxed scope device : !mir.ptr<global, i32> -> i32
  %2 = lir.load %p align 4 ordering acquire scope device : !mir.ptr<global, i32> -> i32
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @volatile
func.func @volatile(%p: !mir.ptr<global, i32>) -> (i32, i32) {
  // CHECK-NEXT: lir.load volatile
  // CHECK-NEXT: lir.load volatile
  // CHECK-NEXT: lir.load volatile
  // CHECK-NEXT: return
  %0 = lir.load volatile %p align 4 : !mir.ptr<global, i32> -> i32
  %1 = lir.load volatile %p align 4 : !mir.ptr<global, i32> -> i32
  %2 = lir.load volatile %p align 4 : !mir.ptr<global, i32> -> i32
  return %0, %1 : i32, i32
}
