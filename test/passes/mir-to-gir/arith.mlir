// X-6: an op that depends on a sign gets operands of that sign; other ops keep the sign of their operands.
// RUN: gir-opt --mir-to-gir %s | FileCheck %s

// CHECK-LABEL: gir.func @signs(
// CHECK-SAME: %[[X:.*]]: !gir.ptr<global, si32> {gir.name = "x"}, %[[N:.*]]: ui32
func.func @signs(%x: !mir.ptr<global, i32> {mir.type = si32, mir.name = "x"},
                 %n: i32 {mir.type = ui32}) -> i32 {
  // CHECK: %[[V:.*]] = gir.load %[[X]] : <global, si32> -> si32
  // CHECK: %[[C:.*]] = gir.iconst 7
  // CHECK: %[[Q:.*]] = gir.div %[[V]], %[[C]] : si32
  %v = mir.gpu.load %x : !mir.ptr<global, i32> -> i32
  %c7 = arith.constant 7 : i32
  %q = mir.divsi %v, %c7 : i32
  // CHECK: %[[U:.*]] = gir.bitcast %[[Q]] : si32 -> ui32
  // CHECK: gir.shr %[[U]], %[[N]] : ui32
  %s = mir.shrui %q, %n : i32
  // CHECK: gir.ucmp lt
  %c = arith.cmpi ult, %s, %n : i32
  // CHECK: gir.select
  %r = arith.select %c, %s, %n : i32
  // CHECK: gir.return %{{.*}} : ui32
  return %r : i32
}

// A condition is a u32 of 0 or 1; its sign extension to minus one is a select.
// CHECK-LABEL: gir.func @flags
func.func @flags(%x: i32, %y: i32) -> i32 {
  // CHECK: %[[C:.*]] = gir.ucmp eq
  %c = arith.cmpi eq, %x, %y : i32
  // CHECK-DAG: %[[ONES:.*]] = gir.uconst 4294967295
  // CHECK-DAG: %[[ZERO:.*]] = gir.uconst 0
  // CHECK: %[[S:.*]] = gir.select %[[C]], %[[ONES]], %[[ZERO]]
  %s = arith.extsi %c : i1 to i32
  // CHECK: gir.add %[[S]], %[[C]] : ui32
  %u = arith.extui %c : i1 to i32
  %r = arith.addi %s, %u : i32
  return %r : i32
}
