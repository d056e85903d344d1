// IR of CUDA states no scope. Read-modify-writes of the orderings that clang writes for CUDA's functions are relaxed and of
// the device; those that the source orders keep the ordering, and are of the system. Others than CUDA's keep both.
// RUN: gir-opt --convert-llvm-to-mir --split-input-file %s | FileCheck %s

module attributes {llvm.target_triple = "nvptx64-nvidia-cuda"} {
  // CHECK-LABEL: func.func @cuda
  llvm.func ptx_kernelcc @cuda(%p: !llvm.ptr<1>) {
    %one = llvm.mlir.constant(1 : i32) : i32
    // CHECK: mir.gpu.atomic add {{.*}} ordering relaxed scope device
    %a = llvm.atomicrmw add %p, %one seq_cst : !llvm.ptr<1>, i32
    // CHECK: mir.gpu.atomic add {{.*}} ordering relaxed scope device
    %b = llvm.atomicrmw add %p, %one monotonic : !llvm.ptr<1>, i32
    // CHECK: mir.gpu.atomic add {{.*}} ordering acq_rel scope system
    %c = llvm.atomicrmw add %p, %one acq_rel : !llvm.ptr<1>, i32
    // CHECK: mir.gpu.atomic add {{.*}} ordering release scope system
    %d = llvm.atomicrmw add %p, %one release : !llvm.ptr<1>, i32
    // CHECK: mir.gpu.atomic add {{.*}} ordering acq_rel scope workgroup
    %e = llvm.atomicrmw add %p, %one syncscope("block") acq_rel : !llvm.ptr<1>, i32
    llvm.return
  }
}

// -----

module attributes {llvm.target_triple = "amdgcn-amd-amdhsa"} {
  // CHECK-LABEL: func.func @amd
  llvm.func amdgpu_kernelcc @amd(%p: !llvm.ptr<1>) {
    %one = llvm.mlir.constant(1 : i32) : i32
    // CHECK: mir.gpu.atomic add {{.*}} ordering seq_cst scope system
    %a = llvm.atomicrmw add %p, %one seq_cst : !llvm.ptr<1>, i32
    // CHECK: mir.gpu.atomic add {{.*}} ordering relaxed scope device
    %b = llvm.atomicrmw add %p, %one syncscope("agent") monotonic : !llvm.ptr<1>, i32
    llvm.return
  }
}
