// Cooperative matrices are SIMD-group matrices, one variable each; a sum stands where it was.
// R-RUNA-35 R-RUNA-114
// RUN: gir-opt --emit-msl --target=metal2.4 %s -o %t.metal
// RUN: FileCheck %s < %t.metal
// RUN: %check-metal %t.metal
// RUN: gir-opt -O0 --emit-msl --target=metal2.4 %s -o %t0.metal
// RUN: FileCheck %s --check-prefix=CALL < %t0.metal
// RUN: %check-metal %t0.metal

// CHECK-LABEL: kernel void spelled(
func.func @spelled(%a: !mir.ptr<global, f16> {mir.name = "a", mir.type = f16, mir.resource = #mir.resource<set = 0, binding = 0, storage>},
                   %c: !mir.ptr<global, f32> {mir.name = "c", mir.type = f32, mir.resource = #mir.resource<set = 0, binding = 1, storage>},
                   %n: i32 {mir.name = "n", mir.type = ui32})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  // CHECK: simdgroup_half8x8 [[A:[a-z0-9]+]];
  // CHECK-NEXT: simdgroup_load([[A]], a, constants.n);
  %x = mir.gpu.coop_mat_load %a stride %n row_major : <global, f16> -> <8x8xf16, a, subgroup>
  // CHECK-NEXT: simdgroup_half8x8 [[B:[a-z0-9]+]];
  // CHECK-NEXT: simdgroup_load([[B]], a, constants.n, ulong2(0), true);
  %y = mir.gpu.coop_mat_load %a stride %n column_major : <global, f16> -> <8x8xf16, b, subgroup>
  // CHECK-NEXT: simdgroup_float8x8 [[C:[a-z0-9]+]] = make_filled_simdgroup_matrix<float, 8, 8>(2.0f);
  %two = arith.constant 2.0 : f32
  %z = mir.gpu.coop_mat_splat %two : <8x8xf32, accumulator, subgroup>
  // The first sum is read again, the second is not.
  // CHECK-NEXT: simdgroup_multiply_accumulate([[C]], [[A]], [[B]], [[C]]);
  %d = mir.gpu.coop_mat_mul_add %x, %y, %z : <8x8xf16, a, subgroup>, <8x8xf16, b, subgroup> -> <8x8xf32, accumulator, subgroup>
  // CHECK-NEXT: simdgroup_float8x8 [[E:[a-z0-9]+]];
  // CHECK-NEXT: simdgroup_multiply_accumulate([[E]], [[A]], [[B]], [[C]]);
  %e = mir.gpu.coop_mat_mul_add %x, %y, %d : <8x8xf16, a, subgroup>, <8x8xf16, b, subgroup> -> <8x8xf32, accumulator, subgroup>
  // CHECK-NEXT: simdgroup_multiply_accumulate([[E]], [[A]], [[B]], [[E]]);
  %f = mir.gpu.coop_mat_mul_add %x, %y, %e : <8x8xf16, a, subgroup>, <8x8xf16, b, subgroup> -> <8x8xf32, accumulator, subgroup>
  // CHECK-NEXT: simdgroup_store([[C]], c, constants.n);
  mir.gpu.coop_mat_store %c, %d stride %n row_major : <global, f32>, <8x8xf32, accumulator, subgroup>
  // CHECK-NEXT: simdgroup_store([[E]], c + 1024, constants.n, ulong2(0), true);
  %far = arith.constant 1024 : i32
  %to = mir.gpu.gep %c[%far] stride 4 : !mir.ptr<global, f32>, i32
  mir.gpu.coop_mat_store %to, %f stride %n column_major : <global, f32>, <8x8xf32, accumulator, subgroup>
  return
}

// A sum of before the loop is added to in the loop, but not where the loop runs again with it.
// CHECK-LABEL: kernel void carried(
// CHECK: simdgroup_float8x8 [[ONCE:[a-z0-9]+]] = make_filled_simdgroup_matrix<float, 8, 8>(1.0f);
// CHECK: simdgroup_float8x8 [[SUM:[a-z0-9]+]] = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
// CHECK: for (
// CHECK-DAG: simdgroup_multiply_accumulate([[SUM]], [[X:[a-z0-9]+]], [[Y:[a-z0-9]+]], [[SUM]]);
// CHECK: simdgroup_float8x8 [[NEW:[a-z0-9]+]];
// CHECK: simdgroup_multiply_accumulate([[NEW]], [[X]], [[Y]], [[ONCE]]);
// CHECK: simdgroup_store([[NEW]],
// CHECK: }
// CHECK: simdgroup_store([[SUM]],
func.func @carried(%a: !mir.ptr<global, f32> {mir.name = "a", mir.type = f32, mir.resource = #mir.resource<set = 0, binding = 0, storage>},
                   %c: !mir.ptr<global, f32> {mir.name = "c", mir.type = f32, mir.resource = #mir.resource<set = 0, binding = 1, storage>},
                   %n: i32 {mir.name = "n", mir.type = ui32})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  %zero = arith.constant 0 : i32
  %step = arith.constant 8 : i32
  %one = arith.constant 1.0 : f32
  %nothing = arith.constant 0.0 : f32
  %once = mir.gpu.coop_mat_splat %one : <8x8xf32, accumulator, subgroup>
  %start = mir.gpu.coop_mat_splat %nothing : <8x8xf32, accumulator, subgroup>
  %sum = scf.for %i = %zero to %n step %step iter_args(%acc = %start) -> (!mir.coop_matrix<8x8xf32, accumulator, subgroup>) : i32 {
    %p = mir.gpu.gep %a[%i] stride 4 : !mir.ptr<global, f32>, i32
    %x = mir.gpu.coop_mat_load %p stride %n row_major : <global, f32> -> <8x8xf32, a, subgroup>
    %y = mir.gpu.coop_mat_load %p stride %n row_major : <global, f32> -> <8x8xf32, b, subgroup>
    %next = mir.gpu.coop_mat_mul_add %x, %y, %acc : <8x8xf32, a, subgroup>, <8x8xf32, b, subgroup> -> <8x8xf32, accumulator, subgroup>
    %other = mir.gpu.coop_mat_mul_add %x, %y, %once : <8x8xf32, a, subgroup>, <8x8xf32, b, subgroup> -> <8x8xf32, accumulator, subgroup>
    %q = mir.gpu.gep %c[%i] stride 4 : !mir.ptr<global, f32>, i32
    mir.gpu.coop_mat_store %q, %other stride %n row_major : <global, f32>, <8x8xf32, accumulator, subgroup>
    scf.yield %next : !mir.coop_matrix<8x8xf32, accumulator, subgroup>
  }
  mir.gpu.coop_mat_store %c, %sum stride %n row_major : <global, f32>, <8x8xf32, accumulator, subgroup>
  return
}

// Larger ones are made of tiles; functions take and give them; nothing is known of poison.
// CALL-LABEL: struct doubled_results {
// CALL-NEXT: simdgroup_half8x8 r0;
// CALL-NEXT: simdgroup_half8x8 r1;
// CALL: static struct doubled_results doubled(simdgroup_half8x8 [[P:[a-z0-9]+]], simdgroup_half8x8 [[P2:[a-z0-9]+]], bool [[IS:[a-z0-9]+]])
// CALL: make_filled_simdgroup_matrix<half, 8, 8>(0.0h);
// CALL: [[IS]] ? [[P]] :
// CALL-LABEL: kernel void called(
// CALL: doubled(
func.func @doubled(%m: !mir.coop_matrix<8x16xf16, accumulator, subgroup>, %is: i1) -> !mir.coop_matrix<8x16xf16, accumulator, subgroup> {
  %any = ub.poison : !mir.coop_matrix<8x16xf16, accumulator, subgroup>
  %r = arith.select %is, %m, %any : !mir.coop_matrix<8x16xf16, accumulator, subgroup>
  return %r : !mir.coop_matrix<8x16xf16, accumulator, subgroup>
}

func.func @called(%a: !mir.ptr<global, f16> {mir.name = "a", mir.type = f16, mir.resource = #mir.resource<set = 0, binding = 0, storage>},
                  %n: i32 {mir.name = "n", mir.type = ui32})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  %m = mir.gpu.coop_mat_load %a stride %n row_major : <global, f16> -> <8x16xf16, accumulator, subgroup>
  %zero = arith.constant 0 : i32
  %is = arith.cmpi ne, %n, %zero : i32
  %d = func.call @doubled(%m, %is) : (!mir.coop_matrix<8x16xf16, accumulator, subgroup>, i1) -> !mir.coop_matrix<8x16xf16, accumulator, subgroup>
  mir.gpu.coop_mat_store %a, %d stride %n row_major : <global, f16>, <8x16xf16, accumulator, subgroup>
  return
}
