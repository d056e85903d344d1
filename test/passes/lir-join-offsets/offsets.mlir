// A pointer whose intermediate steps may leave the memory gets one offset from the start of the memory.
// RUN: gir-opt --lir-join-offsets %s | FileCheck %s

// CHECK-LABEL: func.func @back(
// CHECK-SAME: %[[X:[^ ]*]]: !mir.ptr<global, f32>, %[[I:.*]]: i32)
func.func @back(%x: !mir.ptr<global, f32>, %i: i32) -> f32 {
  %c = arith.constant -3 : i32
  // CHECK: %[[WIDE:.*]] = arith.extui %[[I]] : i32 to i64
  // CHECK: %[[BACK:.*]] = arith.constant -3 : i64
  // CHECK: %[[INDEX:.*]] = arith.addi %[[WIDE]], %[[BACK]] overflow<nsw> : i64
  // CHECK: %[[P:.*]] = lir.gep %[[X]][%[[INDEX]]] stride 4 : <global, f32>, i64
  // CHECK-NOT: lir.gep
  // CHECK: lir.load %[[P]]
  %p = lir.gep unsigned %x[%i] stride 4 : <global, f32>, i32
  %q = lir.gep %p[%c] stride 4 : <global, f32>, i32
  %v = lir.load %q align 4 : <global, f32> -> f32
  return %v : f32
}

// Steps with other uses stay. Indices count in the greatest common divisor of the strides; signed ones are sign-extended.
// CHECK-LABEL: func.func @strides(
// CHECK-SAME: %[[X:[^ ]*]]: !mir.ptr<global, f32>, %[[I:.*]]: i32, %[[J:.*]]: i32)
func.func @strides(%x: !mir.ptr<global, f32>, %i: i32, %j: i32) -> f32 {
  // CHECK: %[[P:.*]] = lir.gep unsigned %[[X]][%[[I]]] stride 12
  // CHECK: %[[A:.*]] = arith.extui %[[I]]
  // CHECK: %[[THREE:.*]] = arith.constant 3 : i64
  // CHECK: %[[A3:.*]] = arith.muli %[[A]], %[[THREE]]
  // CHECK: %[[B:.*]] = arith.extsi %[[J]]
  // CHECK: %[[SUM:.*]] = arith.addi %[[A3]], %[[B]]
  // CHECK: lir.gep %[[X]][%[[SUM]]] stride 4
  %p = lir.gep unsigned %x[%i] stride 12 : <global, f32>, i32
  %q = lir.gep %p[%j] stride 4 : <global, f32>, i32
  %v = lir.load %p align 4 : <global, f32> -> f32
  %w = lir.load %q align 4 : <global, f32> -> f32
  %sum = arith.addf %v, %w : f32
  return %sum : f32
}

// Steps that only go forward stay, also steps by unsigned constants in any notation.
// CHECK-LABEL: func.func @forward(
func.func @forward(%x: !mir.ptr<global, f32>, %i: i32, %j: i32) -> f32 {
  %c = arith.constant 3 : i32
  // CHECK: lir.gep unsigned %{{.*}} stride 12
  // CHECK: lir.gep unsigned %{{.*}} stride 4
  // CHECK: lir.gep %{{.*}}[%c3_i32] stride 4
  %p = lir.gep unsigned %x[%i] stride 12 : <global, f32>, i32
  %q = lir.gep unsigned %p[%j] stride 4 : <global, f32>, i32
  %r = lir.gep %q[%c] stride 4 : <global, f32>, i32
  %v = lir.load %r align 4 : <global, f32> -> f32
  return %v : f32
}

// Constant steps are added up, and an unsigned constant is zero-extended.
// CHECK-LABEL: func.func @constants(
func.func @constants(%x: !mir.ptr<global, i8>) -> i8 {
  %far = arith.constant -2 : i32
  %back = arith.constant -1 : i32
  // CHECK: %[[INDEX:.*]] = arith.constant 4294967293 : i64
  // CHECK: lir.gep %{{.*}}[%[[INDEX]]] stride 1
  %p = lir.gep unsigned %x[%far] stride 1 : <global, i8>, i32
  %q = lir.gep %p[%back] stride 1 : <global, i8>, i32
  %v = lir.load %q align 1 : <global, i8> -> i8
  return %v : i8
}

// A pointer chosen by a select is the start for later offsets.
// CHECK-LABEL: func.func @chosen(
func.func @chosen(%x: !mir.ptr<global, f32>, %i: i32, %j: i32, %c: i1) -> f32 {
  // CHECK: %[[P:.*]] = lir.gep %arg0[%arg1]
  // CHECK: %[[R:.*]] = arith.select %{{.*}}, %[[P]], %arg0
  // CHECK: lir.gep %[[R]][%arg2]
  %p = lir.gep %x[%i] stride 4 : <global, f32>, i32
  %r = arith.select %c, %p, %x : !mir.ptr<global, f32>
  %q = lir.gep %r[%j] stride 4 : <global, f32>, i32
  %v = lir.load %q align 4 : <global, f32> -> f32
  return %v : f32
}
