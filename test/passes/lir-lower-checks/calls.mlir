// Checks become calls; the innermost loop over work-items says which one it is.
// R-RUNA-119
// RUN: gir-opt --lir-lower-checks %s | FileCheck %s

// CHECK-DAG: func.func private @gir.check.work_item(i32, i32, i32)
// CHECK-DAG: func.func private @gir.check.access(!llvm.ptr, i32) -> !llvm.ptr
// CHECK-DAG: func.func private @gir.check.site(i32)
// CHECK-DAG: func.func private @gir.check.uniform(i64, i32)
// CHECK-DAG: func.func private @gir.check.barrier(i32)
// CHECK-DAG: llvm.mlir.global external constant @gir.check.table(dense<[123, 125, 0]> : tensor<3xi8>)
// CHECK-NOT: lir.checks
module attributes {lir.checks = "{}", lir.target = "cpu"} {
  // CHECK-LABEL: func.func @k(
  // CHECK-SAME: %[[P:.*]]: !mir.ptr<global, i32>, %[[V:.*]]: i64)
  func.func @k(%p: !mir.ptr<global, i32>, %v: i64) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 4]>, lir.serialized} {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %four = arith.constant 4 : i32
    %eight = arith.constant 8 : i32
    // CHECK: scf.for %[[Z:.*]] =
    scf.for %z = %zero to %four step %one : i32 {
      // CHECK-NEXT: scf.for %[[X:.*]] =
      scf.for %x = %zero to %eight step %one : i32 {
        // CHECK-NEXT: %[[Y:.*]] = arith.constant 0 : i32
        // CHECK-NEXT: func.call @gir.check.work_item(%[[X]], %[[Y]], %[[Z]])
        // CHECK-NEXT: %[[PLACE:.*]] = builtin.unrealized_conversion_cast %[[P]]
        // CHECK-NEXT: %[[SITE:.*]] = arith.constant 3 : i32
        // CHECK-NEXT: %[[ADDRESS:.*]] = func.call @gir.check.access(%[[PLACE]], %[[SITE]])
        // CHECK-NEXT: %[[Q:.*]] = builtin.unrealized_conversion_cast %[[ADDRESS]]
        // CHECK-NEXT: lir.load %[[Q]]
        %q = lir.check_access %p site 3 : <global, i32>
        %l = lir.load %q align 4 : <global, i32> -> i32
        // CHECK: func.call @gir.check.uniform(%[[V]], %{{.*}})
        lir.check_uniform %v site 4
        // CHECK: func.call @gir.check.site(
        lir.check_site 5
        // CHECK: %[[PLACE:.*]] = arith.constant -9223370387587334144 : i64
        // CHECK-NEXT: llvm.inttoptr %[[PLACE]]
        %s = lir.check_storage 1 : <private, i32>
      } {lir.work_items}
    } {lir.work_items}
    // CHECK: call @gir.check.barrier(
    lir.check_barrier 6
    return
  }
}
