// Storage in address spaces, scopes of atomics, kernels, the grid, barriers, variables that work-items share.
// R-RUNA-54 R-RUNA-55 R-RUNA-56 R-GIR-94
// RUN: gir-opt --lir-share-variables --convert-lir-to-nvvm %s | FileCheck %s

// CHECK: module attributes {gpu.container_module
// CHECK: gpu.module @kernels [#nvvm.target<chip = "sm_90">]
// CHECK-SAME: llvm.target_triple = "nvptx64-nvidia-cuda"
module attributes {lir.target = "cuda-sm_90"} {
  // CHECK: llvm.mlir.global internal @shared() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<64 x i8>
  // CHECK: llvm.mlir.global internal constant @lut({{.*}}) {addr_space = 4 : i32, alignment = 4 : i64
  lir.global @lut : !mir.ptr<constant, i32> count 2 align 4 elem i32 = dense<[1, 2]> : tensor<2xi32>
  // CHECK: llvm.mlir.global external @room() {addr_space = 3 : i32, alignment = 16 : i64
  lir.global @room : !mir.ptr<workgroup, i32> count 0 align 4 dynamic elem i32

  // CHECK: llvm.func @k(%[[P:.*]]: !llvm.ptr<1>, %[[G:.*]]: !llvm.ptr)
  // CHECK-SAME: attributes {convergent, nvvm.kernel, nvvm.reqntid = array<i32: 16, 2, 1>}
  func.func @k(%p: !mir.ptr<global, i32>, %g: !mir.ptr<generic, i32>) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [16, 2, 1]>} {
    // CHECK: nvvm.read.ptx.sreg.tid.y
    %i = lir.id_local_y
    // CHECK: llvm.mlir.addressof @shared : !llvm.ptr<3>
    %v = lir.var 16 align 4 : <workgroup, i32>
    lir.store %v, %i align 4 : <workgroup, i32>, i32
    // CHECK: nvvm.barrier{{$}}
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    // CHECK: %[[LUT:.*]] = llvm.mlir.addressof @lut : !llvm.ptr<4>
    // CHECK: llvm.addrspacecast %[[LUT]] : !llvm.ptr<4> to !llvm.ptr
    %t = lir.address_of @lut : <constant, i32>
    %a = lir.load %t align 4 : <constant, i32> -> i32
    // CHECK: llvm.inline_asm has_side_effects "atom.release.cta.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}" %[[G]],
    %old = lir.atomic_add %g, %a ordering release scope workgroup : <generic, i32>, i32 -> i32
    // CHECK: llvm.load %[[P]] atomic syncscope("device") acquire
    %b = lir.atomic_load %p ordering acquire scope device : <global, i32> -> i32
    // CHECK: llvm.fence syncscope("block") seq_cst
    lir.mem_fence mem_scope workgroup semantics seq_cst
    // CHECK: llvm.call @f(
    func.call @f(%b) : (i32) -> ()
    return
  }

  // CHECK: llvm.func internal @f(%{{.*}}: i32) attributes {convergent
  func.func @f(%a: i32) {
    return
  }
}
