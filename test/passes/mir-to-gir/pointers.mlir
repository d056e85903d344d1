// X-6: a pointer without a value points where the others of its choice do, so that each choice
// stays one between pointers into one variable.
// RUN: gir-opt --mir-to-gir %s | FileCheck %s

// CHECK-LABEL: gir.func @parameter(
// CHECK-SAME: %[[OTHER:.*]]: !gir.ptr<global, f32>, %[[P:.*]]: !gir.ptr<global, si32>, %[[C:.*]]: ui32)
func.func @parameter(%other: !mir.ptr<global, f32>, %p: !mir.ptr<global, i32> {mir.type = si32}, %c: i1) -> i32 {
  %one = arith.constant 1 : i32
  %u = ub.poison : !mir.ptr<global, i32>
  %r = scf.if %c -> (!mir.ptr<global, i32>) {
    %q = mir.gpu.gep %p[%one] stride 4 : !mir.ptr<global, i32>, i32
    // CHECK: %[[Q:.*]] = gir.gep %[[P]]
    // CHECK: gir.br ^[[JOIN:bb[0-9]+]](%[[Q]] : !gir.ptr<global, si32>)
    scf.yield %q : !mir.ptr<global, i32>
  } else {
    // CHECK: gir.br ^[[JOIN]](%[[P]] : !gir.ptr<global, si32>)
    scf.yield %u : !mir.ptr<global, i32>
  }
  // CHECK: ^[[JOIN]](%[[R:.*]]: !gir.ptr<global, si32>):
  // CHECK: gir.load %[[R]]
  %v = mir.gpu.load %r : !mir.ptr<global, i32> -> i32
  return %v : i32
}

// CHECK: gir.global @a
mir.gpu.global @a : !mir.ptr<workgroup, f32> count 4 elem f32
// CHECK: gir.global @b
mir.gpu.global @b : !mir.ptr<workgroup, f32> count 4 elem f32

// CHECK-LABEL: gir.func @global(
func.func @global(%c: i1, %n: i32) -> f32 {
  // CHECK: %[[U:.*]] = gir.address_of @b
  // CHECK: %[[BITS:.*]] = gir.bitcast %[[U]] : !gir.ptr<shared, f32> -> !gir.ptr<shared, ui32>
  %u = ub.poison : !mir.ptr<workgroup, i32>
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %b = mir.gpu.address_of @b : !mir.ptr<workgroup, f32>
  // Through a loop, a selection and a cast.
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%q = %b) -> (!mir.ptr<workgroup, f32>) : i32 {
    %next = mir.gpu.gep %q[%c1] stride 4 : !mir.ptr<workgroup, f32>, i32
    %bits = mir.gpu.ptr_cast %next : !mir.ptr<workgroup, f32> -> !mir.ptr<workgroup, i32>
    // CHECK: gir.select %{{.*}}, %{{.*}}, %[[BITS]]
    %chosen = arith.select %c, %bits, %u : !mir.ptr<workgroup, i32>
    %back = mir.gpu.ptr_cast %chosen : !mir.ptr<workgroup, i32> -> !mir.ptr<workgroup, f32>
    scf.yield %back : !mir.ptr<workgroup, f32>
  }
  // CHECK-NOT: @a
  %v = mir.gpu.load %r : !mir.ptr<workgroup, f32> -> f32
  return %v : f32
}

// CHECK-LABEL: gir.func @storage(
func.func @storage(%c: i1) -> f64 {
  // CHECK: %[[A:.*]] = gir.alloc 2 : <local, f64>
  %u = ub.poison : !mir.ptr<private, f64>
  %r = scf.if %c -> (!mir.ptr<private, f64>) {
    %p = mir.gpu.alloc 2 : !mir.ptr<private, f64>
    // CHECK: gir.br ^[[JOIN:bb[0-9]+]](%[[A]] :
    scf.yield %p : !mir.ptr<private, f64>
  } else {
    // CHECK: gir.br ^[[JOIN]](%[[A]] :
    scf.yield %u : !mir.ptr<private, f64>
  }
  %v = mir.gpu.load %r : !mir.ptr<private, f64> -> f64
  return %v : f64
}

// Nothing else in sight: any pointer will do.
// CHECK-LABEL: gir.func @any(
// CHECK-SAME: %[[P:.*]]: !gir.ptr<global, f32>)
func.func @any(%p: !mir.ptr<global, f32>) -> !mir.ptr<global, i8> {
  // CHECK: %[[B:.*]] = gir.bitcast %[[P]] : !gir.ptr<global, f32> -> !gir.ptr<global, ui8>
  // CHECK: gir.return %[[B]]
  %u = ub.poison : !mir.ptr<global, i8>
  return %u : !mir.ptr<global, i8>
}
