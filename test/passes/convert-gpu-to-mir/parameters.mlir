// Parameters that a launch passes in another form: a number with a binding is in a buffer, a vector of one lane is a number.
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %s -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv

gpu.module @m {
  // CHECK-LABEL: func.func @k(
  // CHECK-SAME: %[[A:[^ ]*]]: !mir.ptr<global, f32> {mir.name = "a", mir.resource = #mir.resource<set = 1, binding = 2, storage>
  // CHECK-SAME: %[[N:[^ ]*]]: !mir.ptr<global, i32> {mir.name = "n", mir.resource = #mir.resource<set = 1, binding = 3, storage>
  // CHECK-SAME: %[[V:[^ ]*]]: i32 {mir.name = "v"
  gpu.func @k(%a: f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(1, 2), StorageBuffer>},
              %n: index {spirv.interface_var_abi = #spirv.interface_var_abi<(1, 3)>},
              %v: vector<1xi32>, %x: memref<8xf32>, %y: memref<8xi32>)
      kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 1, 1]>} {
    // CHECK-DAG: %[[NUMBER:.*]] = mir.gpu.load %[[A]]
    // CHECK-DAG: %[[PLACE:.*]] = mir.gpu.load %[[N]]
    // CHECK: mir.gpu.gep unsigned %{{.*}}[%[[PLACE]]]
    // CHECK-NEXT: mir.gpu.store %{{.*}}, %[[NUMBER]]
    memref.store %a, %x[%n] : memref<8xf32>
    // CHECK: mir.gpu.store %{{.*}}, %[[V]]
    %w = vector.extract %v[0] : i32 from vector<1xi32>
    memref.store %w, %y[%n] : memref<8xi32>
    gpu.return
  }
}

// A function of the module with the attribute of an entry point is a kernel.
// CHECK-LABEL: func.func @entry(
// CHECK-SAME: mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>
// CHECK-NOT: spirv.entry_point_abi
func.func @entry(%x: memref<8xf32>, %a: f32) attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
  %c0 = arith.constant 0 : index
  memref.store %a, %x[%c0] : memref<8xf32>
  return
}
