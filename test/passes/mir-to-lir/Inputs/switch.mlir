// CHECK-LABEL: func.func @choose(
// CHECK-SAME: %[[X:.*]]: i32)
func.func @choose(%x: i32) -> i32 {
  // CHECK-NOT: index
  // CHECK-DAG: arith.cmpi eq, %[[X]], %c2{{.*}} : i32
  // CHECK-DAG: arith.cmpi eq, %[[X]], %c5{{.*}} : i32
  // CHECK: scf.if
  %c = arith.index_cast %x : i32 to index
  %r = scf.index_switch %c -> i32
  case 2 {
    %a = arith.constant 7 : i32
    scf.yield %a : i32
  }
  case 5 {
    scf.yield %x : i32
  }
  default {
    %b = arith.constant 9 : i32
    scf.yield %b : i32
  }
  return %r : i32
}
