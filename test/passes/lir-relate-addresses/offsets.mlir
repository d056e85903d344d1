// Pointers into one memory are compared and subtracted by their offsets.
// RUN: gir-opt --lir-relate-addresses %s | FileCheck %s

// CHECK-LABEL: func.func @compared(
// CHECK-SAME: %[[X:[^ ]*]]: !mir.ptr<global, f32>, %[[I:.*]]: i32, %[[J:.*]]: i32)
func.func @compared(%x: !mir.ptr<global, f32>, %i: i32, %j: i32) -> i1 {
  %p = lir.gep %x[%i] stride 4 : <global, f32>, i32
  %q = lir.gep unsigned %x[%j] stride 4 : <global, f32>, i32
  %a = lir.ptr_to_int %p : <global, f32>
  %b = lir.ptr_to_int %q : <global, f32>
  // CHECK: %[[A:.*]] = arith.extsi %[[I]] : i32 to i64
  // CHECK: %[[B:.*]] = arith.extui %[[J]] : i32 to i64
  // CHECK-NOT: lir.ptr_to_int
  // CHECK: arith.cmpi slt, %{{.*}}, %{{.*}} : i64
  %less = arith.cmpi ult, %a, %b : i64
  return %less : i1
}

// CHECK-LABEL: func.func @subtracted(
func.func @subtracted(%i: i64) -> i64 {
  %c8 = arith.constant 8 : i64
  // CHECK: %[[V:.*]] = lir.var
  %v = lir.var 16 align 4 : <private, i32>
  %bytes = lir.ptr_cast %v : <private, i32> -> <private, i8>
  %p = lir.gep %bytes[%i] stride 1 : <private, i8>, i64
  %a = lir.ptr_to_int %p : <private, i8>
  %next = arith.addi %a, %c8 : i64
  %b = lir.ptr_to_int %v : <private, i32>
  // CHECK-NOT: lir.ptr_to_int
  // CHECK: %[[D:.*]] = arith.subi %{{.*}}, %{{.*}} : i64
  // CHECK-NEXT: return %[[D]]
  %by = arith.subi %next, %b : i64
  return %by : i64
}

// No memory is at the address 0.
// CHECK-LABEL: func.func @null(
func.func @null(%x: !mir.ptr<global, f32>) -> (i1, i1) {
  %c0 = arith.constant 0 : i64
  %a = lir.ptr_to_int %x : <global, f32>
  // CHECK-DAG: %[[NO:.*]] = arith.constant false
  // CHECK-DAG: %[[YES:.*]] = arith.constant true
  // CHECK: return %[[NO]], %[[YES]]
  %is = arith.cmpi eq, %a, %c0 : i64
  %isnt = arith.cmpi ne, %c0, %a : i64
  return %is, %isnt : i1, i1
}

// CHECK-LABEL: func.func @global(
lir.global @table : !mir.ptr<workgroup, i32> count 4 align 4 elem i32
func.func @global(%i: i32) -> i1 {
  %x = lir.address_of @table : <workgroup, i32>
  %y = lir.address_of @table : <workgroup, i32>
  %p = lir.gep %x[%i] stride 4 : <workgroup, i32>, i32
  %a = lir.ptr_to_int %p : <workgroup, i32>
  %b = lir.ptr_to_int %y : <workgroup, i32>
  // CHECK: arith.cmpi eq,
  %same = arith.cmpi eq, %a, %b : i64
  return %same : i1
}
