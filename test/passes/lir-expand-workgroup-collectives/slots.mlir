// Memory is shared by type and number of work-items, and its name is new.
// R-RUNA-35
// RUN: gir-opt --lir-expand-workgroup-collectives %s | FileCheck %s

// CHECK-LABEL: func.func @gir_workgroup_i32_64
func.func @gir_workgroup_i32_64(%c: i1) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  // CHECK: lir.address_of @gir_workgroup_i32_64_ :
  %0 = lir.workgroup_count %c
  return
}

// CHECK-LABEL: func.func @same_number
func.func @same_number(%c: i1) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [8, 8, 1]>} {
  // CHECK: lir.address_of @gir_workgroup_i32_64_ :
  %0 = lir.workgroup_any %c
  return
}

// CHECK-LABEL: func.func @other_number
func.func @other_number(%c: i1, %x: f32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [4, 4, 4]>} {
  // CHECK: lir.address_of @gir_workgroup_i32_64_ :
  %0 = lir.workgroup_any %c
  // CHECK: lir.address_of @gir_workgroup_f32_64 :
  %1 = lir.workgroup_reduce fadd %x : f32
  call @one() : () -> ()
  return
}

// A function has the size of the kernels that call it.
// CHECK-LABEL: func.func @small
func.func @small() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [4, 4, 4]>} {
  call @one() : () -> ()
  return
}

// CHECK-LABEL: func.func @one
func.func @one() {
  call @two() : () -> ()
  return
}

// CHECK-LABEL: func.func @two
func.func @two() {
  %c = arith.constant true
  // CHECK: lir.id_local_y
  // CHECK: lir.id_local_z
  %0 = lir.workgroup_any %c
  return
}

// CHECK: lir.global @gir_workgroup_f32_64 : !mir.ptr<workgroup, f32> count 64 align 4 elem f32
// CHECK-NEXT: lir.global @gir_workgroup_i32_64_ : !mir.ptr<workgroup, i32> count 64 align 4 elem i32
// CHECK-NOT: lir.global
