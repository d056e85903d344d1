// Arms and bodies become blocks, exits become branches.
// R-SPVD-19 R-SPVD-22 R-RUNA-48
// RUN: gir-opt --lir-control-to-cf %s | FileCheck %s

// CHECK-LABEL: func.func @search(
// CHECK-SAME: %[[N:.*]]: i32, %[[K:.*]]: i32, %[[C:.*]]: i1) -> i32 {
// CHECK: cf.br ^[[BODY:.*]](%{{.*}} : i32)
// CHECK: ^[[BODY]](%[[I:.*]]: i32):
// CHECK:   cf.cond_br %{{.*}}, ^[[HIT:.*]], ^[[MISS:.*]]
// CHECK: ^[[HIT]]:
// CHECK:   cf.cond_br %[[C]], ^[[RETURN:.*]], ^[[BREAK:.*]]
// CHECK: ^[[RETURN]]:
// CHECK:   return %[[I]] : i32
// CHECK: ^[[BREAK]]:
// CHECK:   cf.br ^[[OUT:.*]](%[[N]] : i32)
// CHECK: ^[[MISS]]:
// CHECK:   cf.br ^[[BODY]](%{{.*}} : i32)
// CHECK: ^[[OUT]](%[[R:.*]]: i32):
// CHECK:   return %[[R]] : i32
func.func @search(%n: i32, %k: i32, %c: i1) -> i32 {
  %one = arith.constant 1 : i32
  %r = lir.loop iter_args(%i = %one) : (i32) -> i32 {
    %hit = arith.cmpi eq, %i, %k : i32
    lir.if %hit {
      lir.if %c {
        lir.return %i : i32
      }
      lir.break %n : i32
    }
    %j = arith.addi %i, %one : i32
    lir.continue %j : i32
  }
  return %r : i32
}

// A counted loop goes on where it counts.
// CHECK-LABEL: func.func @count(
// CHECK-SAME: %[[N:.*]]: i32, %[[C:.*]]: i1) -> i32 {
// CHECK: cf.br ^[[HEADER:.*]](%{{.*}}, %[[N]] : i32, i32)
// CHECK: ^[[HEADER]](%[[I:.*]]: i32, %[[S:.*]]: i32):
// CHECK:   %[[MORE:.*]] = arith.cmpi ult, %[[I]], %[[N]]
// CHECK:   cf.cond_br %[[MORE]], ^[[BODY:.*]](%[[I]], %[[S]] : i32, i32), ^[[OUT:.*]](%[[S]] : i32)
// CHECK: ^[[BODY]](%[[J:.*]]: i32, %[[T:.*]]: i32):
// CHECK:   cf.cond_br %[[C]], ^[[SKIP:.*]], ^[[REST:.*]]
// CHECK: ^[[SKIP]]:
// CHECK:   cf.br ^[[NEXT:.*]](%[[T]] : i32)
// CHECK: ^[[REST]]:
// CHECK:   cf.br ^[[NEXT]](%[[J]] : i32)
// CHECK: ^[[NEXT]](%[[U:.*]]: i32):
// CHECK:   %[[I2:.*]] = arith.addi %[[J]]
// CHECK:   cf.br ^[[HEADER]](%[[I2]], %[[U]] : i32, i32)
// CHECK: ^[[OUT]](%[[R:.*]]: i32):
// CHECK:   return %[[R]]
func.func @count(%n: i32, %c: i1) -> i32 {
  %one = arith.constant 1 : i32
  %r = lir.for unsigned %i = %one to %n step %one iter_args(%s = %n) -> i32 : i32 {
    lir.if %c {
      lir.continue %s : i32
    }
    lir.continue %i : i32
  }
  return %r : i32
}
