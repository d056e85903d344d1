// A write of a fragment kernel behind a possible discard is executed only if the fragment is not discarded.
// R-RUNA-17
// RUN: gir-opt --lir-guard-discards --split-input-file %s | FileCheck %s

// Writes before the discard stay, and an output of the fragment is no write to memory.
// CHECK-LABEL: func.func @behind
func.func @behind(%p: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>},
                  %c: i1 {lir.io = #mir.io<builtin = front_facing>})
    attributes {lir.kernel = #mir.kernel<fragment>} {
  // CHECK: %[[FLAG:.*]] = lir.var 1 align 4 : <private, i32>
  // CHECK: lir.store %[[FLAG]], %{{.*}} align 4
  %one = arith.constant 1 : i32
  // CHECK: lir.write_output
  // CHECK-NEXT: lir.store %[[P:.*]], %[[ONE:.*]] align 4 : <global, i32>, i32
  lir.write_output %one, <location = 0> : i32
  lir.store %p, %one align 4 : <global, i32>, i32
  // CHECK-NEXT: scf.if
  scf.if %c {
    // CHECK: lir.store %[[FLAG]], %{{.*}} align 4 : <private, i32>, i32
    // CHECK-NEXT: lir.discard
    // CHECK-NEXT: } else {
    lir.discard
  } else {
    // Here it is not dropped.
    // CHECK-NEXT: lir.store %[[P]], %[[ONE]] align 4 : <global, i32>, i32
    lir.store %p, %one align 4 : <global, i32>, i32
  }
  // CHECK: %[[DROPPED:.*]] = lir.load %[[FLAG]] align 4
  // CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0 : i32
  // CHECK-NEXT: %[[KEPT:.*]] = arith.cmpi eq, %[[DROPPED]], %[[ZERO]] : i32
  // CHECK-NEXT: %[[OLD:.*]] = scf.if %[[KEPT]] -> (i32) {
  // CHECK-NEXT: %[[NEW:.*]] = lir.atomic_add
  // CHECK-NEXT: scf.yield %[[NEW]]
  // CHECK-NEXT: } else {
  // CHECK-NEXT: %[[NONE:.*]] = arith.constant 0 : i32
  // CHECK-NEXT: scf.yield %[[NONE]]
  %old = lir.atomic_add %p, %one ordering relaxed scope device : <global, i32>, i32 -> i32
  // A loop that waits for the value it expects ends.
  // CHECK: scf.if
  // CHECK-NEXT: lir.atomic_compare_exchange
  // CHECK: } else {
  // CHECK-NEXT: scf.yield %[[OLD]]
  %seen = lir.atomic_compare_exchange %p, %old, %one ordering_succ relaxed ordering_fail relaxed scope device : <global, i32>, i32, i32 -> i32
  // CHECK: lir.write_output
  lir.write_output %seen, <location = 1> : i32
  return
}

// -----

// In a loop, behind is before.
// CHECK-LABEL: func.func @again
func.func @again(%p: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>},
                 %c: i1 {lir.io = #mir.io<builtin = front_facing>})
    attributes {lir.kernel = #mir.kernel<fragment>} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %ten = arith.constant 10 : i32
  // CHECK: scf.for
  scf.for %i = %zero to %ten step %one : i32 {
    // CHECK: scf.if
    // CHECK-NEXT: lir.store %{{.*}}, %{{.*}} align 4 : <global, i32>, i32
    lir.store %p, %i align 4 : <global, i32>, i32
    scf.if %c {
      lir.discard
    }
  }
  return
}

// -----

// Functions get the flag, and only those that need it.
// CHECK: func.func @drop(%{{.*}}: i1, %[[FLAG:.*]]: !mir.ptr<private, i32>)
func.func @drop(%c: i1) {
  scf.if %c {
    // CHECK: lir.store %[[FLAG]]
    // CHECK-NEXT: lir.discard
    lir.discard
  }
  return
}
// CHECK: func.func @put(%{{.*}}: !mir.ptr<global, i32>, %[[FLAG:.*]]: !mir.ptr<private, i32>)
func.func @put(%p: !mir.ptr<global, i32>) {
  %one = arith.constant 1 : i32
  // CHECK: lir.load %[[FLAG]]
  // CHECK: scf.if
  lir.store %p, %one align 4 : <global, i32>, i32
  return
}
// CHECK: func.func @pure(%{{.*}}: i32) -> i32
func.func @pure(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
// CHECK: func.func @k
func.func @k(%p: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>},
             %c: i1 {lir.io = #mir.io<builtin = front_facing>})
    attributes {lir.kernel = #mir.kernel<fragment>} {
  // CHECK: %[[FLAG:.*]] = lir.var
  // CHECK-NOT: lir.var
  // CHECK: call @drop(%{{.*}}, %[[FLAG]])
  func.call @drop(%c) : (i1) -> ()
  // CHECK: call @put(%{{.*}}, %[[FLAG]])
  func.call @put(%p) : (!mir.ptr<global, i32>) -> ()
  return
}

// -----

// Nothing is written behind.
// CHECK-LABEL: func.func @clean
// CHECK-NOT: lir.var
// CHECK-NOT: scf.if
// CHECK: lir.store
// CHECK-NEXT: lir.discard
// CHECK-NEXT: return
func.func @clean(%p: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {lir.kernel = #mir.kernel<fragment>} {
  %one = arith.constant 1 : i32
  lir.store %p, %one align 4 : <global, i32>, i32
  lir.discard
  return
}
