// Kernels leave their modules; sizes and bindings become attributes of mir.
// R-RUNA-5 R-RUNA-51
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s

// CHECK: module
// CHECK-NOT: gpu.container_module
module attributes {gpu.container_module} {
  // CHECK-NOT: @host
  func.func @host(%x: memref<?xf32>, %n: index) {
    %one = arith.constant 1 : index
    gpu.launch_func @first::@kernel blocks in (%n, %one, %one) threads in (%one, %one, %one)
        args(%x : memref<?xf32>, %n : index)
    return
  }

  gpu.module @first {
    // A size the launch decides: no workgroup_size.
    // CHECK: func.func @kernel(
    // CHECK-SAME: !mir.ptr<global, f32> {mir.name = "x", mir.resource = #mir.resource<set = 0, binding = 0, storage>, mir.type = f32}
    // CHECK-SAME: i32 {mir.name = "x_size0", mir.type = i32}
    // CHECK-SAME: i32 {mir.name = "n", mir.type = i32}
    // CHECK-SAME: attributes {mir.kernel = #mir.kernel<compute>}
    gpu.func @kernel(%x: memref<?xf32>, %n: index) kernel {
      gpu.return
    }

    // Bindings count pointers only; workgroup memory has none. Attributes of mir on
    // a parameter stay.
    // CHECK: func.func @bindings(
    // CHECK-SAME: f64 {mir.name = "a", mir.type = f64}
    // CHECK-SAME: !mir.ptr<global, i8> {mir.name = "x", mir.resource = #mir.resource<set = 0, binding = 0, storage>, mir.type = i8}
    // CHECK-SAME: !mir.ptr<workgroup, f32> {mir.name = "s", mir.type = f32}
    // CHECK-SAME: !mir.ptr<global, f16> {mir.name = "out", mir.resource = #mir.resource<set = 1, binding = 7, storage>, mir.type = f16}
    // CHECK-SAME: mir.kernel = #mir.kernel<compute, workgroup_size = [8, 4, 2]>
    gpu.func @bindings(%a: f64, %x: memref<8xi8>, %s: memref<16xf32, #gpu.address_space<workgroup>>,
                       %y: memref<4x4xf16, #gpu.address_space<global>>
                         {mir.name = "out", mir.resource = #mir.resource<set = 1, binding = 7, storage>})
        kernel attributes {known_block_size = array<i32: 8, 4, 2>, known_grid_size = array<i32: 1, 1, 1>} {
      gpu.return
    }

    // No two parameters have one name; numbers name nothing.
    // CHECK: func.func @names(
    // CHECK-SAME: !mir.ptr<global, f32> {mir.name = "x"
    // CHECK-SAME: i32 {mir.name = "x_size1"
    // CHECK-SAME: i32 {mir.name = "x_size1_"
    // CHECK-SAME: f32 {mir.name = "arg2"
    gpu.func @names(%x: memref<2x?xf32>, %x_size1: index, %0: f32) kernel {
      gpu.return
    }

    // CHECK: func.func private @helper(
    // CHECK-SAME: !mir.ptr<generic, f32> {mir.name = "arg0", mir.type = f32}
    // CHECK-NOT: mir.kernel
    func.func private @helper(%x: memref<4xf32>) {
      return
    }

    // CHECK: mir.gpu.global @attributions_workgroup_0 : !mir.ptr<workgroup, f32> count 6
    // CHECK: mir.gpu.global @attributions_workgroup_1 : !mir.ptr<workgroup, i32> count 1
    // CHECK: func.func @attributions()
    // CHECK-DAG: mir.gpu.alloc 3 : <private, f64>
    // CHECK-DAG: mir.gpu.address_of @attributions_workgroup_0
    // CHECK-DAG: mir.gpu.address_of @attributions_workgroup_1
    gpu.func @attributions()
        workgroup(%a: memref<2x3xf32, #gpu.address_space<workgroup>>, %b: memref<i32, #gpu.address_space<workgroup>>)
        private(%c: memref<3xf64, #gpu.address_space<private>>)
        kernel {
      gpu.return
    }
  }

  // Both modules have a '@kernel': the second is renamed after its module, and so are
  // the uses of the renamed symbols.
  gpu.module @second {
    // CHECK: mir.gpu.global @table : !mir.ptr<constant, i32>
    memref.global constant @table : memref<1xi32> = dense<1>
    // CHECK: func.func private @second_helper(
    func.func private @helper(%x: i32) -> i32 {
      return %x : i32
    }
    // CHECK: func.func @second_kernel(
    // CHECK: call @second_helper(
    gpu.func @kernel(%x: i32) kernel {
      %y = func.call @helper(%x) : (i32) -> i32
      gpu.return
    }
  }

  gpu.module @third {
    // CHECK: mir.gpu.global @third_table : !mir.ptr<global, f32>
    memref.global @table : memref<2xf32> = uninitialized
    // CHECK: func.func @other(
    // CHECK: mir.gpu.address_of @third_table : <global, f32>
    gpu.func @other(%v: f32) kernel {
      %zero = arith.constant 0 : index
      %t = memref.get_global @table : memref<2xf32>
      memref.store %v, %t[%zero] : memref<2xf32>
      gpu.return
    }
  }

  // A function outside of all modules is a kernel by its attribute, and its callees
  // are converted with it.
  // CHECK: func.func private @called
  func.func private @called(%x: f32) -> f32 {
    return %x : f32
  }
  // CHECK: func.func @free(
  // CHECK-SAME: mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>
  // CHECK-NOT: gpu.
  func.func @free(%x: f32) attributes {gpu.kernel, gpu.known_block_size = array<i32: 32, 1, 1>} {
    %y = func.call @called(%x) : (f32) -> f32
    return
  }
}
