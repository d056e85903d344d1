// Products of cooperative matrices are calls of functions of the text, which are instructions of tensor cores.
// R-GIR-109 R-RUNA-35 R-RUNA-114
// RUN: gir-opt --emit-cuda --target=cuda-sm_80 %s -o %t.cu
// RUN: FileCheck %s < %t.cu
// RUN: %check-cuda --cuda-gpu-arch=sm_80 %t.cu
// RUN: gir-opt -O0 --emit-cuda --target=cuda-sm_90a %s -o %t90.cu
// RUN: %check-cuda --cuda-gpu-arch=sm_90a %t90.cu
// RUN: gir-opt --emit-cuda --target=cuda-sm_75 %s -o %t75.cu 2>%t75.err
// RUN: FileCheck %s --check-prefix=OLD < %t75.cu
// RUN: FileCheck %s --check-prefix=REMARK < %t75.err
// RUN: %check-cuda --cuda-gpu-arch=sm_75 %t75.cu

// CHECK: struct mma_a_16x16_f16 { half x[8]; };
// CHECK: struct mma_b_16x8_f16 { half x[4]; };
// CHECK: struct mma_c_16x8_f32 { float x[4]; };
// CHECK: static __device__ mma_c_16x8_f32 mma_m16n8k16_f32_f16(mma_a_16x16_f16 a, mma_b_16x8_f16 b, mma_c_16x8_f32 c) {
// CHECK-NEXT: const uint32_t address[] = {
// CHECK-NEXT: (uint32_t)__half_as_ushort(a.x[0]) | (uint32_t)__half_as_ushort(a.x[1]) << 16,
// CHECK: asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
// CHECK-NEXT: : "+f"(value[0]), {{.*}} : "r"(address[0]), {{.*}}, "r"(address[5]));
// CHECK-NEXT: return {value[0], value[1], value[2], value[3]};

// CHECK-LABEL: {{^}}extern "C" {{.*}} halves(
// CHECK: mma_a_16x16_f16 [[A:[a-z0-9]+]] = mma_a_16x16_f16{
// CHECK: mma_b_16x8_f16 [[B:[a-z0-9]+]] = mma_b_16x8_f16{
// CHECK: mma_c_16x8_f32 [[C:[a-z0-9]+]] = mma_c_16x8_f32{
// CHECK: mma_c_16x8_f32 [[D:[a-z0-9]+]] = mma_m16n8k16_f32_f16([[A]], [[B]], [[C]]);
// CHECK: [[D]].x[3]
// OLD: mma_m16n8k8_f32_f16(
func.func @halves(%a: !mir.ptr<global, f16> {mir.resource = #mir.resource<set = 0, binding = 0, storage>},
                  %c: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 1, storage>},
                  %n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  %x = mir.gpu.coop_mat_load %a stride %n row_major : <global, f16> -> <16x16xf16, a, subgroup>
  %y = mir.gpu.coop_mat_load %a stride %n column_major : <global, f16> -> <16x16xf16, b, subgroup>
  %z = mir.gpu.coop_mat_load %c stride %n row_major : <global, f32> -> <16x16xf32, accumulator, subgroup>
  %d = mir.gpu.coop_mat_mul_add %x, %y, %z : <16x16xf16, a, subgroup>, <16x16xf16, b, subgroup> -> <16x16xf32, accumulator, subgroup>
  mir.gpu.coop_mat_store %c, %d stride %n row_major : <global, f32>, <16x16xf32, accumulator, subgroup>
  return
}

// CHECK-LABEL: {{^}}extern "C" {{.*}} others(
// CHECK: mma_m16n8k8_f16_f16(
// CHECK: mma_m16n8k32_s32_u8(
// CHECK: mma_m8n8k4_f64_f64(
// REMARK: remark: 'lir.coop_mat_mul_add' op becomes numbers that the work-items of a subgroup exchange: the target has no instruction for such matrices of f64 with sums of f64
func.func @others(%a: !mir.ptr<global, f16> {mir.resource = #mir.resource<set = 0, binding = 0, storage>},
                  %b: !mir.ptr<global, i8> {mir.resource = #mir.resource<set = 0, binding = 1, storage>},
                  %c: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 2, storage>},
                  %f: !mir.ptr<global, f64> {mir.resource = #mir.resource<set = 0, binding = 3, storage>},
                  %n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  %x = mir.gpu.coop_mat_load %a stride %n row_major : <global, f16> -> <8x8xf16, a, subgroup>
  %y = mir.gpu.coop_mat_load %a stride %n row_major : <global, f16> -> <8x8xf16, b, subgroup>
  %z = mir.gpu.coop_mat_load %a stride %n row_major : <global, f16> -> <8x8xf16, accumulator, subgroup>
  %d = mir.gpu.coop_mat_mul_add %x, %y, %z : <8x8xf16, a, subgroup>, <8x8xf16, b, subgroup> -> <8x8xf16, accumulator, subgroup>
  mir.gpu.coop_mat_store %a, %d stride %n row_major : <global, f16>, <8x8xf16, accumulator, subgroup>
  %p = mir.gpu.coop_mat_load %b stride %n row_major : <global, i8> -> <8x32xi8, a, subgroup>
  %q = mir.gpu.coop_mat_load %b stride %n row_major : <global, i8> -> <32x8xi8, b, subgroup>
  %r = mir.gpu.coop_mat_splat %n : <8x8xi32, accumulator, subgroup>
  %s = mir.gpu.coop_mat_mul_add unsigned %p, %q, %r : <8x32xi8, a, subgroup>, <32x8xi8, b, subgroup> -> <8x8xi32, accumulator, subgroup>
  mir.gpu.coop_mat_store %c, %s stride %n row_major : <global, i32>, <8x8xi32, accumulator, subgroup>
  %k = mir.gpu.coop_mat_load %f stride %n row_major : <global, f64> -> <8x8xf64, a, subgroup>
  %l = mir.gpu.coop_mat_load %f stride %n row_major : <global, f64> -> <8x8xf64, b, subgroup>
  %m = mir.gpu.coop_mat_load %f stride %n row_major : <global, f64> -> <8x8xf64, accumulator, subgroup>
  %o = mir.gpu.coop_mat_mul_add %k, %l, %m : <8x8xf64, a, subgroup>, <8x8xf64, b, subgroup> -> <8x8xf64, accumulator, subgroup>
  mir.gpu.coop_mat_store %f, %o stride %n row_major : <global, f64>, <8x8xf64, accumulator, subgroup>
  return
}
