// Products of tf32, and of floats of 8 bits, which nvvm lacks, are instructions; the assembler takes them. sm_90 gets the
// first version of PTX that has them.
// R-RUNA-35 R-RUNA-58 R-RUNA-114
// RUN: gir-opt --emit-ptx --target=cuda-sm_90 %s -o %t.ptx
// RUN: FileCheck %s < %t.ptx
// RUN: %ptxas -arch=sm_90 %t.ptx -o %t.cubin
// RUN: gir-opt --emit-ptx --target=cuda-sm_80 %s -o %t80.ptx 2>%t80.err
// RUN: FileCheck %s --check-prefix=OLD < %t80.ptx
// RUN: FileCheck %s --check-prefix=REMARK < %t80.err
// RUN: %ptxas -arch=sm_80 %t80.ptx -o %t.cubin
// RUN: gir-opt --emit-cuda --target=cuda-sm_90 %s | FileCheck %s --check-prefix=CUDA
// RUN: gir-opt --emit-llvm --target=cuda-sm_90 %s | FileCheck %s --check-prefix=LLVM

// CHECK: .version 8.4
// REMARK: remark: 'lir.coop_mat_mul_add' op becomes numbers that the work-items of a subgroup exchange: the target has no instruction for such matrices of f8E4M3FN with sums of f32

// CHECK-LABEL: .entry words(
// CHECK: mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32
// OLD-LABEL: .entry words(
// OLD: mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32
// CUDA: asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32
// CUDA: asm volatile("mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32
func.func @words(%a: !mir.ptr<global, tf32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>},
                 %c: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 1, storage>}, %n: i32)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  %x = mir.gpu.coop_mat_load %a stride %n row_major : <global, tf32> -> <16x8xtf32, a, subgroup>
  %y = mir.gpu.coop_mat_load %a stride %n column_major : <global, tf32> -> <8x8xtf32, b, subgroup>
  %z = mir.gpu.coop_mat_load %c stride %n row_major : <global, f32> -> <16x8xf32, accumulator, subgroup>
  %d = mir.gpu.coop_mat_mul_add %x, %y, %z : <16x8xtf32, a, subgroup>, <8x8xtf32, b, subgroup> -> <16x8xf32, accumulator, subgroup>
  mir.gpu.coop_mat_store %c, %d stride %n row_major : <global, f32>, <16x8xf32, accumulator, subgroup>
  return
}

// LLVM is told that all work-items of a warp have to call it.
// LLVM: call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32 {{.*}}) #[[TOGETHER:[0-9]+]]
// LLVM: attributes #[[TOGETHER]] = { convergent }

// CHECK-LABEL: .entry bytes(
// CHECK: mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32
// CHECK-NOT: shfl
// CHECK: ret;
// OLD-LABEL: .entry bytes(
// OLD: shfl.sync
func.func @bytes(%a: !mir.ptr<global, f8E4M3FN> {mir.resource = #mir.resource<set = 0, binding = 0, storage>},
                 %c: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 1, storage>}, %n: i32)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  %x = mir.gpu.coop_mat_load %a stride %n row_major : <global, f8E4M3FN> -> <16x32xf8E4M3FN, a, subgroup>
  %y = mir.gpu.coop_mat_load %a stride %n column_major : <global, f8E4M3FN> -> <32x8xf8E4M3FN, b, subgroup>
  %z = mir.gpu.coop_mat_load %c stride %n row_major : <global, f32> -> <16x8xf32, accumulator, subgroup>
  %d = mir.gpu.coop_mat_mul_add %x, %y, %z : <16x32xf8E4M3FN, a, subgroup>, <32x8xf8E4M3FN, b, subgroup> -> <16x8xf32, accumulator, subgroup>
  mir.gpu.coop_mat_store %c, %d stride %n row_major : <global, f32>, <16x8xf32, accumulator, subgroup>
  return
}
