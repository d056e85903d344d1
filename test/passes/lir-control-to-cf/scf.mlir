// Structured control flow without exits is lowered too, at any depth.
// R-RUNA-48
// RUN: gir-opt --lir-control-to-cf %s | FileCheck %s

// CHECK-LABEL: func.func @nested(
// CHECK-SAME: %[[N:.*]]: i32, %[[X:.*]]: i32) -> i32 {
// CHECK: cf.br ^[[HEADER:.*]](%{{.*}}, %[[X]] : i32, i32)
// CHECK: ^[[HEADER]](%[[I:.*]]: i32, %[[S:.*]]: i32):
// CHECK:   %[[MORE:.*]] = arith.cmpi slt, %[[I]], %[[N]]
// CHECK:   cf.cond_br %[[MORE]], ^[[BODY:.*]](%[[I]], %[[S]] : i32, i32), ^[[OUT:.*]](%[[S]] : i32)
// CHECK: ^[[BODY]](%{{.*}}: i32, %[[T:.*]]: i32):
// CHECK:   cf.br ^[[BEFORE:.*]](%[[T]] : i32)
// CHECK: ^[[BEFORE]](%[[U:.*]]: i32):
// CHECK:   cf.cond_br %{{.*}}, ^[[AFTER:.*]](%[[U]] : i32), ^[[LEFT:.*]](%[[U]] : i32)
// CHECK: ^[[AFTER]](%{{.*}}: i32):
// CHECK:   cf.cond_br %{{.*}}, ^[[THEN:.*]], ^[[ELSE:.*]]
// CHECK: ^[[THEN]]:
// CHECK:   cf.br ^[[JOIN:.*]](%{{.*}} : i32)
// CHECK: ^[[ELSE]]:
// CHECK:   cf.br ^[[JOIN]](%{{.*}} : i32)
// CHECK: ^[[JOIN]](%[[V:.*]]: i32):
// CHECK:   cf.br ^[[BEFORE]](%[[V]] : i32)
// CHECK: ^[[LEFT]](%[[W:.*]]: i32):
// CHECK:   cf.br ^[[NEXT:.*]](%[[W]] : i32)
// CHECK: ^[[NEXT]](%[[Y:.*]]: i32):
// CHECK:   cf.br ^[[HEADER]](%{{.*}}, %[[Y]] : i32, i32)
// CHECK: ^[[OUT]](%[[R:.*]]: i32):
// CHECK:   return %[[R]]
func.func @nested(%n: i32, %x: i32) -> i32 {
  %one = arith.constant 1 : i32
  %r = scf.for %i = %one to %n step %one iter_args(%s = %x) -> (i32) : i32 {
    %w = scf.while (%v = %s) : (i32) -> i32 {
      %more = arith.cmpi ult, %v, %n : i32
      scf.condition(%more) %v : i32
    } do {
    ^bb0(%v: i32):
      %odd = arith.trunci %v : i32 to i1
      %t = scf.if %odd -> i32 {
        %a = arith.addi %v, %one : i32
        scf.yield %a : i32
      } else {
        %a = arith.muli %v, %n : i32
        scf.yield %a : i32
      }
      scf.yield %t : i32
    }
    scf.yield %w : i32
  }
  return %r : i32
}

// An if without an else goes on behind it.
// CHECK-LABEL: func.func @half(
// CHECK:   cf.cond_br %{{.*}}, ^[[THEN:.*]], ^[[JOIN:.*]]
// CHECK: ^[[THEN]]:
// CHECK:   call @half
// CHECK:   cf.br ^[[JOIN]]
// CHECK: ^[[JOIN]]:
// CHECK:   return
func.func @half(%c: i1) {
  scf.if %c {
    func.call @half(%c) : (i1) -> ()
  }
  return
}
