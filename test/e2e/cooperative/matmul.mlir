// A product of matrices in half precision with sums in single precision: c = a * b, by tiles of 32 x 32 that a
// workgroup stages in its memory and four subgroups multiply, 16 x 16 each. m, n and k are multiples of 32.
//
// Launch: n / 32 by m / 32 workgroups.
//
// R-RUNA-35 R-RUNA-114
// RUN: gir-opt --emit-msl %s -o %t.metal && FileCheck %s --input-file=%t.metal
// RUN: %check-metal %t.metal
// RUN: gir-opt --emit-ptx --target=cuda-sm_90a %s -o %t.ptx && FileCheck %s --input-file=%t.ptx --check-prefix=PTX
// RUN: %ptxas -arch=sm_90a %t.ptx -o %t.cubin
// RUN: gir-opt --emit-ptx %s -o %t75.ptx
// RUN: %ptxas -arch=sm_75 %t75.ptx -o %t.cubin
// RUN: gir-opt --emit-cuda --target=cuda-sm_80 %s -o %t.cu
// RUN: %check-cuda --cuda-gpu-arch=sm_80 %t.cu

// Of 16 x 16 sums each instruction has half.
// Two elements of a row of the left factor are loaded at once.
// PTX-LABEL: .entry matmul(
// PTX: .shared .align 16 .b8 left[2048];
// PTX-COUNT-4: ld.shared.b32
// PTX-COUNT-4: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32

// A subgroup has four sums, which stay in their variables.
// CHECK: kernel void matmul(
// CHECK-COUNT-4: simdgroup_float8x8 [[SUM:[a-z0-9]+]] = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
// CHECK-NOT: simdgroup_float8x8
// CHECK: simdgroup_load({{[a-z0-9]+}}, {{[a-z0-9]+}} + 264u, 32u);
// CHECK-COUNT-8: simdgroup_multiply_accumulate([[A:[a-z0-9]+]], {{[a-z0-9]+}}, {{[a-z0-9]+}}, {{[a-z0-9]+}});
// CHECK-NOT: simdgroup_multiply_accumulate
// CHECK: simdgroup_store([[SUM]],

mir.gpu.global @left : !mir.ptr<workgroup, f16> count 1024 elem f16
mir.gpu.global @right : !mir.ptr<workgroup, f16> count 1024 elem f16

func.func @matmul(%a: !mir.ptr<global, f16> {mir.name = "a", mir.type = f16, mir.resource = #mir.resource<set = 0, binding = 0, storage>},
                  %b: !mir.ptr<global, f16> {mir.name = "b", mir.type = f16, mir.resource = #mir.resource<set = 0, binding = 1, storage>},
                  %c: !mir.ptr<global, f32> {mir.name = "c", mir.type = f32, mir.resource = #mir.resource<set = 0, binding = 2, storage>},
                  %n: i32 {mir.name = "n", mir.type = ui32},
                  %k: i32 {mir.name = "k", mir.type = ui32})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [128, 1, 1]>} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %edge = arith.constant 32 : i32
  %half = arith.constant 16 : i32
  %items = arith.constant 128 : i32
  %count = arith.constant 1024 : i32
  %nothing = arith.constant 0.0 : f32
  %left = mir.gpu.address_of @left : !mir.ptr<workgroup, f16>
  %right = mir.gpu.address_of @right : !mir.ptr<workgroup, f16>
  %item = mir.gpu.local_id x
  %group_x = mir.gpu.workgroup_id x
  %group_y = mir.gpu.workgroup_id y
  %column = arith.muli %group_x, %edge : i32
  %row = arith.muli %group_y, %edge : i32
  // Where the subgroup's part of the tile begins.
  %subgroup = mir.gpu.subgroup_id
  %down = arith.shrui %subgroup, %one : i32
  %across = arith.andi %subgroup, %one : i32
  %own_row = arith.muli %down, %half : i32
  %own_column = arith.muli %across, %half : i32
  %start = mir.gpu.coop_mat_splat %nothing : <16x16xf32, accumulator, subgroup>
  %sum = scf.for %step = %zero to %k step %edge iter_args(%acc = %start) -> (!mir.coop_matrix<16x16xf32, accumulator, subgroup>) : i32 {
    scf.for %at = %item to %count step %items : i32 {
      %five = arith.constant 5 : i32
      %last = arith.constant 31 : i32
      %r = arith.shrui %at, %five : i32
      %col = arith.andi %at, %last : i32
      %a_row = arith.addi %row, %r : i32
      %a_line = arith.muli %a_row, %k : i32
      %a_column = arith.addi %step, %col : i32
      %a_at = arith.addi %a_line, %a_column : i32
      %a_place = mir.gpu.gep unsigned %a[%a_at] stride 2 : !mir.ptr<global, f16>, i32
      %a_value = mir.gpu.load %a_place : !mir.ptr<global, f16> -> f16
      %left_place = mir.gpu.gep unsigned %left[%at] stride 2 : !mir.ptr<workgroup, f16>, i32
      mir.gpu.store %left_place, %a_value : !mir.ptr<workgroup, f16>, f16
      %b_row = arith.addi %step, %r : i32
      %b_line = arith.muli %b_row, %n : i32
      %b_column = arith.addi %column, %col : i32
      %b_at = arith.addi %b_line, %b_column : i32
      %b_place = mir.gpu.gep unsigned %b[%b_at] stride 2 : !mir.ptr<global, f16>, i32
      %b_value = mir.gpu.load %b_place : !mir.ptr<global, f16> -> f16
      %right_place = mir.gpu.gep unsigned %right[%at] stride 2 : !mir.ptr<workgroup, f16>, i32
      mir.gpu.store %right_place, %b_value : !mir.ptr<workgroup, f16>, f16
    }
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    %next = scf.for %inner = %zero to %edge step %half iter_args(%part = %acc) -> (!mir.coop_matrix<16x16xf32, accumulator, subgroup>) : i32 {
      %x_line = arith.muli %own_row, %edge : i32
      %x_at = arith.addi %x_line, %inner : i32
      %x_place = mir.gpu.gep unsigned %left[%x_at] stride 2 : !mir.ptr<workgroup, f16>, i32
      %x = mir.gpu.coop_mat_load %x_place stride %edge row_major : <workgroup, f16> -> <16x16xf16, a, subgroup>
      %y_line = arith.muli %inner, %edge : i32
      %y_at = arith.addi %y_line, %own_column : i32
      %y_place = mir.gpu.gep unsigned %right[%y_at] stride 2 : !mir.ptr<workgroup, f16>, i32
      %y = mir.gpu.coop_mat_load %y_place stride %edge row_major : <workgroup, f16> -> <16x16xf16, b, subgroup>
      %product = mir.gpu.coop_mat_mul_add %x, %y, %part : <16x16xf16, a, subgroup>, <16x16xf16, b, subgroup> -> <16x16xf32, accumulator, subgroup>
      scf.yield %product : !mir.coop_matrix<16x16xf32, accumulator, subgroup>
    }
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    scf.yield %next : !mir.coop_matrix<16x16xf32, accumulator, subgroup>
  }
  %to_row = arith.addi %row, %own_row : i32
  %to_line = arith.muli %to_row, %n : i32
  %to_column = arith.addi %column, %own_column : i32
  %to = arith.addi %to_line, %to_column : i32
  %place = mir.gpu.gep unsigned %c[%to] stride 4 : !mir.ptr<global, f32>, i32
  mir.gpu.coop_mat_store %place, %sum stride %n row_major : <global, f32>, <16x16xf32, accumulator, subgroup>
  return
}
