// Control flow that mir does not have.
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s
// RUN: gir-opt --gpu-to-mir %s | FileCheck %s --check-prefix=MIR

// One test behind the other; the default comes first, if no case holds.
// CHECK-LABEL: func.func @index_switch(
// CHECK-SAME: %[[I:[^ ]*]]: i32
func.func @index_switch(%i: index) -> i32 {
  // CHECK: %[[C2:.*]] = arith.cmpi eq, %[[I]], %{{.*}} : i32
  // CHECK: %[[C5:.*]] = arith.cmpi eq, %[[I]], %{{.*}} : i32
  // CHECK: %[[ANY:.*]] = arith.ori %[[C2]], %[[C5]] : i1
  // CHECK: %[[D:.*]] = scf.if %[[ANY]] -> (i32)
  // CHECK: ub.poison
  // CHECK: else
  // CHECK: arith.constant 30
  // CHECK: %[[A:.*]] = scf.if %[[C2]] -> (i32)
  // CHECK: arith.constant 10
  // CHECK: scf.yield %[[D]]
  // CHECK: %[[B:.*]] = scf.if %[[C5]] -> (i32)
  // CHECK: arith.constant 20
  // CHECK: scf.yield %[[A]]
  // CHECK: return %[[B]]
  %r = scf.index_switch %i -> i32
  case 2 {
    %a = arith.constant 10 : i32
    scf.yield %a : i32
  }
  case 5 {
    %b = arith.constant 20 : i32
    scf.yield %b : i32
  }
  default {
    %c = arith.constant 30 : i32
    scf.yield %c : i32
  }
  return %r : i32
}

// CHECK-LABEL: func.func @regions(
// CHECK: %[[Y:.*]] = arith.addi
// CHECK-NEXT: %[[M:.*]] = mir.gpu.alloc 4
// CHECK-NEXT: mir.gpu.store %[[M]], %[[Y]]
// CHECK-NOT: execute_region
// CHECK: return
func.func @regions(%x: i32) -> i32 {
  %zero = arith.constant 0 : index
  %r = scf.execute_region -> i32 {
    %y = arith.addi %x, %x : i32
    scf.yield %y : i32
  }
  %s = memref.alloca_scope -> (i32) {
    %m = memref.alloca() : memref<4xi32>
    memref.store %r, %m[%zero] : memref<4xi32>
    %v = memref.load %m[%zero] : memref<4xi32>
    memref.alloca_scope.return %v : i32
  }
  return %s : i32
}

// CHECK-LABEL: func.func @switch(
// CHECK: cf.cond_br %{{.*}}, ^[[A:.*]](%{{.*}} : i32), ^[[NEXT:.*]]
// CHECK: ^[[A]](
// CHECK: cf.cond_br %{{.*}}, ^[[B:.*]], ^[[D:.*]](%{{.*}} : i32)
// MIR-LABEL: func.func @switch(
// MIR: scf.if
// MIR-NOT: cf.cond_br
func.func @switch(%f: i32, %x: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^d(%x : i32),
    42: ^a(%f : i32),
    -1: ^b
  ]
^a(%y: i32):
  return %y : i32
^b:
  return %x : i32
^d(%z: i32):
  return %z : i32
}

// Views of each other, where nothing goes.
// CHECK-LABEL: func.func @unreachable(
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unreachable(%m: memref<4xf32>) {
  return
^dead:
  %a = memref.cast %b : memref<?xf32> to memref<4xf32>
  %b = memref.cast %a : memref<4xf32> to memref<?xf32>
  cf.br ^dead
}
