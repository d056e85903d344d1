// Products of cooperative matrices are instructions of tensor cores, with the numbers that each work-item has in their
// registers; the assembler takes them.
// R-RUNA-35 R-RUNA-58 R-RUNA-114
// RUN: gir-opt --emit-ptx --target=cuda-sm_80 %s -o %t.ptx
// RUN: FileCheck %s < %t.ptx
// RUN: %ptxas -arch=sm_80 %t.ptx -o %t.cubin
// RUN: gir-opt -O0 --emit-ptx --target=cuda-sm_90a %s -o %t0.ptx
// RUN: FileCheck %s < %t0.ptx
// RUN: %ptxas -arch=sm_90a %t0.ptx -o %t.cubin
// RUN: gir-opt --emit-ptx --target=cuda-sm_100 %s -o %t100.ptx
// RUN: %ptxas -arch=sm_100 %t100.ptx -o %t.cubin
// RUN: gir-opt --emit-ptx --target=cuda-sm_75 %s -o %t75.ptx 2>%t75.err
// RUN: FileCheck %s --check-prefix=OLD < %t75.ptx
// RUN: FileCheck %s --check-prefix=REMARK < %t75.err
// RUN: %ptxas -arch=sm_75 %t75.ptx -o %t.cubin
// RUN: gir-opt --emit-ptx --target=cuda-sm_75 --ptx-version=6.3 %s 2>&1 | FileCheck %s --check-prefix=EARLY
// RUN: gir-opt --emit-ptx --target=cuda-sm_70 %s 2>&1 | FileCheck %s --check-prefix=EARLY
// RUN: gir-opt --emit-llvm --target=cuda-sm_80 %s | FileCheck %s --check-prefix=LLVM

// The first version of PTX that has them, where there is another.
// OLD: .version 6.5

// LLVM is told that all work-items of a warp have to call them.
// LLVM: call { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.f32.f32({{.*}}) #[[TOGETHER:[0-9]+]]
// LLVM: attributes #[[TOGETHER]] = { convergent }

// CHECK-LABEL: .entry halves(
// CHECK-COUNT-2: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
// CHECK-NOT: mma.sync
// CHECK: ret;
// OLD-LABEL: .entry halves(
// OLD-COUNT-4: mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32
// OLD-NOT: mma.sync
// OLD: ret;
// EARLY: remark: 'lir.coop_mat_mul_add' op becomes numbers that the work-items of a subgroup exchange: the target has no instruction for such matrices of f16 with sums of f32
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

// Eight rows, of which the instruction takes sixteen: the others are zeros.
// CHECK-LABEL: .entry narrow(
// CHECK: mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16
// CHECK-NOT: mma.sync
// CHECK: ret;
// OLD-LABEL: .entry narrow(
// OLD: mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16
// OLD: ret;
func.func @narrow(%a: !mir.ptr<global, f16> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}, %n: i32)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  %x = mir.gpu.coop_mat_load %a stride %n row_major : <global, f16> -> <8x8xf16, a, subgroup>
  %y = mir.gpu.coop_mat_load %a stride %n row_major : <global, f16> -> <8x8xf16, b, subgroup>
  %one = arith.constant 1.0 : f16
  %z = mir.gpu.coop_mat_splat %one : <8x8xf16, accumulator, subgroup>
  %d = mir.gpu.coop_mat_mul_add %x, %y, %z : <8x8xf16, a, subgroup>, <8x8xf16, b, subgroup> -> <8x8xf16, accumulator, subgroup>
  mir.gpu.coop_mat_store %a, %d stride %n row_major : <global, f16>, <8x8xf16, accumulator, subgroup>
  return
}

// CHECK-LABEL: .entry bytes(
// CHECK: mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32
// CHECK: mma.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32
// CHECK: mma.sync.aligned.m16n8k16.row.col.s32.s8.s8.s32
// CHECK-NOT: mma.sync
// CHECK: ret;
// OLD-LABEL: .entry bytes(
// OLD-COUNT-4: mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32
// OLD-COUNT-4: mma.sync.aligned.m8n8k16.row.col.s32.u8.u8.s32
// OLD-COUNT-2: mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32
// OLD-NOT: mma.sync
// OLD: ret;
func.func @bytes(%a: !mir.ptr<global, i8> {mir.resource = #mir.resource<set = 0, binding = 0, storage>},
                 %c: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 1, storage>},
                 %n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  %x = mir.gpu.coop_mat_load %a stride %n row_major : <global, i8> -> <16x32xi8, a, subgroup>
  %y = mir.gpu.coop_mat_load %a stride %n row_major : <global, i8> -> <32x8xi8, b, subgroup>
  %z = mir.gpu.coop_mat_splat %n : <16x8xi32, accumulator, subgroup>
  %d = mir.gpu.coop_mat_mul_add %x, %y, %z : <16x32xi8, a, subgroup>, <32x8xi8, b, subgroup> -> <16x8xi32, accumulator, subgroup>
  %e = mir.gpu.coop_mat_mul_add unsigned %x, %y, %d : <16x32xi8, a, subgroup>, <32x8xi8, b, subgroup> -> <16x8xi32, accumulator, subgroup>
  %v = mir.gpu.coop_mat_load %a stride %n row_major : <global, i8> -> <16x16xi8, a, subgroup>
  %w = mir.gpu.coop_mat_load %a stride %n row_major : <global, i8> -> <16x8xi8, b, subgroup>
  %f = mir.gpu.coop_mat_mul_add %v, %w, %e : <16x16xi8, a, subgroup>, <16x8xi8, b, subgroup> -> <16x8xi32, accumulator, subgroup>
  mir.gpu.coop_mat_store %c, %f stride %n column_major : <global, i32>, <16x8xi32, accumulator, subgroup>
  return
}

// CHECK-LABEL: .entry doubles(
// CHECK-COUNT-2: mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64
// CHECK-NOT: mma.sync
// CHECK: ret;
// OLD-LABEL: .entry doubles(
// OLD-NOT: mma.sync
// OLD: fma.rn.f64
// OLD: ret;
// REMARK: remark: 'lir.coop_mat_mul_add' op becomes numbers that the work-items of a subgroup exchange: the target has no instruction for such matrices of f64 with sums of f64
func.func @doubles(%a: !mir.ptr<global, f64> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}, %n: i32)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  %x = mir.gpu.coop_mat_load %a stride %n row_major : <global, f64> -> <8x8xf64, a, subgroup>
  %y = mir.gpu.coop_mat_load %a stride %n column_major : <global, f64> -> <8x8xf64, b, subgroup>
  %one = arith.constant 1.0 : f64
  %z = mir.gpu.coop_mat_splat %one : <8x8xf64, accumulator, subgroup>
  %d = mir.gpu.coop_mat_mul_add %x, %y, %z : <8x8xf64, a, subgroup>, <8x8xf64, b, subgroup> -> <8x8xf64, accumulator, subgroup>
  mir.gpu.coop_mat_store %a, %d stride %n row_major : <global, f64>, <8x8xf64, accumulator, subgroup>
  return
}

// Products that no tensor core computes without a loss of bits use shuffles: an f32 has more bits than a `tf32`.
// CHECK-LABEL: .entry floats(
// CHECK-NOT: mma.sync
// CHECK: shfl.sync.idx
// CHECK: fma.rn.f32
// CHECK: ret;
// REMARK: the target has no instruction for such matrices of f32 with sums of f32
func.func @floats(%a: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}, %n: i32)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  %x = mir.gpu.coop_mat_load %a stride %n row_major : <global, f32> -> <8x8xf32, a, subgroup>
  %y = mir.gpu.coop_mat_load %a stride %n row_major : <global, f32> -> <8x8xf32, b, subgroup>
  %one = arith.constant 1.0 : f32
  %z = mir.gpu.coop_mat_splat %one : <8x8xf32, accumulator, subgroup>
  %d = mir.gpu.coop_mat_mul_add %x, %y, %z : <8x8xf32, a, subgroup>, <8x8xf32, b, subgroup> -> <8x8xf32, accumulator, subgroup>
  mir.gpu.coop_mat_store %a, %d stride %n row_major : <global, f32>, <8x8xf32, accumulator, subgroup>
  return
}
