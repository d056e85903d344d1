// A critical section takes a lock of the module, and frees it; a module without sections has none.
// RUN: gir-opt --lir-to-llvm --split-input-file %s | FileCheck %s

module attributes {lir.target = "cpu"} {
  // CHECK-LABEL: llvm.func @count(
  func.func @count(%p: !mir.ptr<global, i32>, %v: i32) {
    // CHECK-NEXT: llvm.call @"enter section"() : () -> ()
    lir.begin_critical_section
    // CHECK-NEXT: llvm.load
    %0 = lir.load %p align 4 : <global, i32> -> i32
    %1 = arith.addi %0, %v : i32
    // CHECK: llvm.store
    lir.store %p, %1 align 4 : <global, i32>, i32
    // CHECK-NEXT: llvm.call @"leave section"() : () -> ()
    lir.end_critical_section
    return
  }
  // CHECK: llvm.mlir.global internal @"section lock"(0 : i32)
  // CHECK: llvm.func internal @"enter section"()
  // CHECK: llvm.atomicrmw xchg {{.*}} acquire
  // CHECK: llvm.func internal @"leave section"()
  // CHECK: llvm.store {{.*}} atomic release
}

// -----

// CHECK-LABEL: llvm.func @plain(
// CHECK-NOT: section
module attributes {lir.target = "cpu"} {
  func.func @plain() {
    return
  }
}
