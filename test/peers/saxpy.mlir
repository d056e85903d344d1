// test/e2e/saxpy.gir for the compilers that cargo xtask bench compares with.
!floats = memref<?xf32, #spirv.storage_class<StorageBuffer>>

module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<
    #spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @saxpy(%x: !floats, %y: !floats, %a: f32, %n: index) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %i = gpu.global_id x
      %inside = arith.cmpi ult, %i, %n : index
      scf.if %inside {
        %x_i = memref.load %x[%i] : !floats
        %y_i = memref.load %y[%i] : !floats
        %ax = arith.mulf %a, %x_i : f32
        %sum = arith.addf %ax, %y_i : f32
        memref.store %sum, %y[%i] : !floats
      }
      gpu.return
    }
  }
}
