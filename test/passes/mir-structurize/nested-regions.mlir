// A function may mix branches and structured code: values of a loop of blocks are
// used inside of an 'scf.if' behind it, and so is an address that the loop computes.
// RUN: gir-opt --mir-structurize %s | FileCheck %s

// CHECK-LABEL: func.func @value_behind_a_loop(
// CHECK: %[[R:.*]] = scf.while
// CHECK: scf.if
// CHECK-NEXT: arith.addi %[[R]], %[[R]]
func.func @value_behind_a_loop(%n: i32, %c: i1) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^head(%zero : i32)
^head(%i: i32):
  %more = arith.cmpi slt, %i, %n : i32
  cf.cond_br %more, ^body, ^exit
^body:
  %next = arith.addi %i, %one : i32
  cf.br ^head(%next : i32)
^exit:
  %r = scf.if %c -> (i32) {
    %twice = arith.addi %i, %i : i32
    scf.yield %twice : i32
  } else {
    scf.yield %zero : i32
  }
  return %r : i32
}

// The value of the header is used inside of a region in the body.
// CHECK-LABEL: func.func @value_in_the_body(
// CHECK: scf.while
// CHECK: } do {
// CHECK: ^bb0(%[[I:[^:]*]]: i32
// CHECK: scf.if
// CHECK-NEXT: arith.addi %[[I]],
func.func @value_in_the_body(%n: i32, %c: i1) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^head(%zero : i32)
^head(%i: i32):
  %more = arith.cmpi slt, %i, %n : i32
  cf.cond_br %more, ^body, ^exit
^body:
  %next = scf.if %c -> (i32) {
    %sum = arith.addi %i, %one : i32
    scf.yield %sum : i32
  } else {
    scf.yield %n : i32
  }
  cf.br ^head(%next : i32)
^exit:
  return
}

// CHECK-LABEL: func.func @address_behind_a_loop(
// CHECK-SAME: %[[X:[^ ]*]]: !mir.ptr<global, i32>
// CHECK: %[[R:.*]] = scf.while
// CHECK: %[[P:.*]] = mir.gpu.gep unsigned %[[X]][%[[R]]]
// CHECK: scf.if
// CHECK: mir.gpu.store %[[P]]
func.func @address_behind_a_loop(%x: !mir.ptr<global, i32>, %n: i32, %c: i1) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^head(%zero : i32)
^head(%i: i32):
  %p = mir.gpu.gep unsigned %x[%i] stride 4 : <global, i32>, i32
  %more = arith.cmpi slt, %i, %n : i32
  cf.cond_br %more, ^body, ^exit
^body:
  %next = arith.addi %i, %one : i32
  cf.br ^head(%next : i32)
^exit:
  scf.if %c {
    mir.gpu.store %p, %one : <global, i32>, i32
  }
  return
}

// Nothing reaches these blocks; they use each other's values, also inside of regions.
// CHECK-LABEL: func.func @unreachable(
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unreachable(%c: i1) {
  return
^one(%x: i32):
  scf.if %c {
    %z = arith.addi %y, %x : i32
  }
  cf.br ^two
^two:
  %y = arith.constant 1 : i32
  cf.br ^one(%y : i32)
}
