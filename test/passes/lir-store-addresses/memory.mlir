// Memory of every storage space holds numbers where it held pointers; values stay pointers, and so do those to numbers.
// R-GIR-65 R-GIR-66
// RUN: gir-opt --lir-store-addresses %s | FileCheck %s

// CHECK: lir.global @tab : !mir.ptr<workgroup, i64> count 4 align 8 elem i64
lir.global @tab : !mir.ptr<workgroup, !mir.ptr<generic, f32>> count 4 align 8 elem !mir.ptr<generic, f32>

// CHECK-LABEL: func.func @move(
// CHECK-SAME: %[[FROM:.*]]: !mir.ptr<global, i64>, %[[X:.*]]: !mir.ptr<global, f32>) -> !mir.ptr<constant, i64>
func.func @move(%from: !mir.ptr<global, !mir.ptr<constant, !mir.ptr<global, f32>>>, %x: !mir.ptr<global, f32>) -> !mir.ptr<constant, !mir.ptr<global, f32>> {
  // CHECK: %[[OWN:.*]] = lir.var 2 align 8 : <private, i64>
  %own = lir.var 2 align 8 : <private, !mir.ptr<global, f32>>
  // CHECK: %[[N:.*]] = lir.load %[[FROM]] align 8 : <global, i64> -> i64
  // CHECK: %[[P:.*]] = lir.int_to_ptr %[[N]] : <constant, i64>
  %p = lir.load %from align 8 : <global, !mir.ptr<constant, !mir.ptr<global, f32>>> -> !mir.ptr<constant, !mir.ptr<global, f32>>
  // CHECK: %[[M:.*]] = lir.ptr_to_int %[[X]] : <global, f32>
  // CHECK: lir.store %[[OWN]], %[[M]] align 8 : <private, i64>, i64
  lir.store %own, %x align 8 : <private, !mir.ptr<global, f32>>, !mir.ptr<global, f32>
  // CHECK: %[[TAB:.*]] = lir.address_of @tab : <workgroup, i64>
  %tab = lir.address_of @tab : <workgroup, !mir.ptr<generic, f32>>
  // CHECK: %[[G:.*]] = lir.addrspace_cast %[[X]]
  %g = lir.addrspace_cast %x : <global, f32> -> <generic, f32>
  // CHECK: %[[K:.*]] = lir.ptr_to_int %[[G]] : <generic, f32>
  // CHECK: lir.store %[[TAB]], %[[K]] align 8 : <workgroup, i64>, i64
  lir.store %tab, %g align 8 : <workgroup, !mir.ptr<generic, f32>>, !mir.ptr<generic, f32>
  // CHECK: %[[R:.*]] = scf.if {{.*}} -> (!mir.ptr<constant, i64>)
  %c = arith.constant true
  %r = scf.if %c -> (!mir.ptr<constant, !mir.ptr<global, f32>>) {
    scf.yield %p : !mir.ptr<constant, !mir.ptr<global, f32>>
  } else {
    scf.yield %p : !mir.ptr<constant, !mir.ptr<global, f32>>
  }
  // CHECK: return %[[R]]
  return %r : !mir.ptr<constant, !mir.ptr<global, f32>>
}

// CHECK-LABEL: func.func @numbers(
func.func @numbers(%x: !mir.ptr<global, i64>) -> i64 {
  // CHECK-NEXT: lir.load %{{.*}} align 8 : <global, i64> -> i64
  // CHECK-NEXT: return
  %v = lir.load %x align 8 : <global, i64> -> i64
  return %v : i64
}
