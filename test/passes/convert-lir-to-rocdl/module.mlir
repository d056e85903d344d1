// Storage in address spaces, orderings and scopes of atomics, kernels, the grid, barriers between fences.
// RUN: gir-opt --lir-share-variables --convert-lir-to-rocdl %s | FileCheck %s

// CHECK: module attributes {gpu.container_module
// CHECK: gpu.module @kernels [#rocdl.target<chip = "gfx90a", abi = "500">]
// CHECK-SAME: llvm.target_triple = "amdgcn-amd-amdhsa"
module attributes {lir.target = "amdgcn-gfx90a"} {
  // CHECK: llvm.mlir.global internal @shared() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<64 x i8>
  // CHECK: llvm.mlir.global internal constant @lut({{.*}}) {addr_space = 4 : i32, alignment = 4 : i64
  lir.global @lut : !mir.ptr<constant, i32> count 2 align 4 elem i32 = dense<[1, 2]> : tensor<2xi32>
  // CHECK: llvm.mlir.global external @room() {addr_space = 3 : i32, alignment = 16 : i64
  lir.global @room : !mir.ptr<workgroup, i32> count 0 align 4 dynamic elem i32

  // CHECK: llvm.func @k(%[[P:.*]]: !llvm.ptr<1>, %[[G:.*]]: !llvm.ptr)
  // CHECK-SAME: attributes {convergent
  // CHECK-SAME: ["denormal-fp-math", "ieee,ieee"], ["denormal-fp-math-f32", "ieee,ieee"]
  // CHECK-SAME: rocdl.flat_work_group_size = "32,32", rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 16, 2, 1>
  func.func @k(%p: !mir.ptr<global, i32>, %g: !mir.ptr<generic, i32>) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [16, 2, 1]>} {
    // CHECK: llvm.alloca {{.*}} -> !llvm.ptr<5>
    %own = lir.var 1 align 4 : <private, i32>
    // CHECK: rocdl.workitem.id.y
    %i = lir.id_local_y
    // CHECK: llvm.mlir.addressof @shared : !llvm.ptr<3>
    %v = lir.var 16 align 4 : <workgroup, i32>
    lir.store %v, %i align 4 : <workgroup, i32>, i32
    lir.store %own, %i align 4 : <private, i32>, i32
    // CHECK: llvm.fence syncscope("workgroup") release
    // CHECK-NEXT: rocdl.s.barrier
    // CHECK-NEXT: llvm.fence syncscope("workgroup") acquire
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    // CHECK: llvm.mlir.addressof @lut : !llvm.ptr<4>
    // CHECK-NOT: llvm.addrspacecast
    %t = lir.address_of @lut : <constant, i32>
    %a = lir.load %t align 4 : <constant, i32> -> i32
    // CHECK: llvm.atomicrmw add %[[G]], %{{.*}} syncscope("workgroup") release
    %old = lir.atomic_add %g, %a ordering release scope workgroup : <generic, i32>, i32 -> i32
    // CHECK: llvm.atomicrmw umax %[[P]], %{{.*}} seq_cst
    %most = lir.atomic_max unsigned %p, %a ordering seq_cst scope system : <global, i32>, i32 -> i32
    // CHECK: llvm.cmpxchg %[[P]], %{{.*}} syncscope("agent") acq_rel acquire
    %was = lir.atomic_compare_exchange %p, %a, %i ordering_succ acq_rel ordering_fail acquire scope device : <global, i32>, i32, i32 -> i32
    // CHECK: llvm.load %[[P]] atomic syncscope("agent") acquire
    %b = lir.atomic_load %p ordering acquire scope device : <global, i32> -> i32
    // CHECK: llvm.fence syncscope("wavefront") seq_cst
    lir.mem_fence mem_scope subgroup semantics seq_cst
    // CHECK: llvm.call @f(
    func.call @f(%b) : (i32) -> ()
    return
  }

  // CHECK: llvm.func internal @f(%{{.*}}: i32) attributes {convergent
  func.func @f(%a: i32) {
    return
  }
  // CHECK: llvm.module_flags [#llvm.mlir.module_flag<error, "amdhsa_code_object_version", 500 : i32>]
}
