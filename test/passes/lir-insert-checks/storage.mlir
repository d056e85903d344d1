// Workgroup storage and tables of a known size are provided by the run time; buffers, and
// workgroup memory that the launch sizes, come through the launcher.
// R-RUNA-119
// RUN: gir-opt --lir-insert-checks %s | FileCheck %s

// CHECK: \22name\22:\22@tile\22,\22kind\22:\22workgroup\22,\22size\22:1024}
// CHECK-SAME: \22name\22:\22@lut\22,\22kind\22:{\22constant\22:\220100000002000000\22},\22size\22:8}
module {
  lir.global @tile : !mir.ptr<workgroup, f32> count 256 align 4 elem f32
  lir.global @lut : !mir.ptr<constant, i32> count 2 align 4 elem ui32 = dense<[1, 2]> : tensor<2xi32>
  lir.global @counter : !mir.ptr<global, i32> count 1 align 4 elem ui32 {lir.resource = #mir.resource<set = 0, binding = 2, storage>}
  lir.global @scratch : !mir.ptr<workgroup, i32> count 0 align 4 dynamic elem ui32 {lir.spec_id = 0 : i32}
  // CHECK-LABEL: func.func @k(
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    // CHECK-NEXT: lir.check_storage 0 : <workgroup, f32>
    %0 = lir.address_of @tile : !mir.ptr<workgroup, f32>
    // CHECK-NEXT: lir.check_storage 1 : <constant, i32>
    %1 = lir.address_of @lut : <constant, i32>
    // CHECK-NEXT: lir.address_of @counter
    %2 = lir.address_of @counter : <global, i32>
    // CHECK-NEXT: lir.address_of @scratch
    %3 = lir.address_of @scratch : <workgroup, i32>
    return
  }
}
