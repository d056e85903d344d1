// Products of bf16: an instruction from sm_80 on, exchanged numbers before; matrices are made of 16-bit words in memory.
// RUN: gir-opt --emit-ptx --target=cuda-sm_80 %s | FileCheck %s --check-prefix=PTX
// RUN: gir-opt --emit-cuda --target=cuda-sm_80 %s | FileCheck %s --check-prefix=CUDA
// RUN: gir-opt --emit-ptx --target=cuda-sm_75 %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: not gir-opt --emit-msl %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=METAL

// PTX: ld.global.b16
// PTX-COUNT-2: mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32
// CUDA: struct mma_a_16x16_bf16 { uint16_t x[8]; };
// CUDA: asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32
// OLD: remark: 'lir.coop_mat_mul_add' op becomes numbers that the work-items of a subgroup exchange: the target has no instruction for such matrices of bf16 with sums of f32
// METAL: error: 'lir.coop_mat_load' op has a matrix of type !mir.coop_matrix<8x8xbf16, a, subgroup>, which Metal does not have
func.func @k(%as: !mir.ptr<global, bf16> {mir.name = "as", mir.type = bf16, mir.resource = #mir.resource<set = 0, binding = 0, storage>},
  %bs: !mir.ptr<global, bf16> {mir.name = "bs", mir.type = bf16, mir.resource = #mir.resource<set = 0, binding = 1, storage>},
  %cs: !mir.ptr<global, f32> {mir.name = "cs", mir.type = f32, mir.resource = #mir.resource<set = 0, binding = 2, storage>})
  attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  %w = arith.constant 16 : i32
  %a = mir.gpu.coop_mat_load %as stride %w row_major : <global, bf16> -> <16x16xbf16, a, subgroup>
  %b = mir.gpu.coop_mat_load %bs stride %w row_major : <global, bf16> -> <16x16xbf16, b, subgroup>
  %c = mir.gpu.coop_mat_load %cs stride %w row_major : <global, f32> -> <16x16xf32, accumulator, subgroup>
  %d = mir.gpu.coop_mat_mul_add %a, %b, %c : <16x16xbf16, a, subgroup>, <16x16xbf16, b, subgroup> -> <16x16xf32, accumulator, subgroup>
  mir.gpu.coop_mat_store %cs, %d stride %w row_major : <global, f32>, <16x16xf32, accumulator, subgroup>
  return
}
