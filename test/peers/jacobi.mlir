// test/e2e/jacobi.gir for the compilers that cargo xtask bench compares with.
!floats = memref<?xf32, #spirv.storage_class<StorageBuffer>>

module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<
    #spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @jacobi(%a: !floats, %b: !floats, %x: !floats, %result: !floats, %n: index) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %i = gpu.global_id x
      %inside = arith.cmpi ult, %i, %n : index
      scf.if %inside {
        %row = arith.muli %i, %n : index
        %b_i = memref.load %b[%i] : !floats
        %rest = scf.for unsigned %j = %c0 to %n step %c1 iter_args(%rest_j = %b_i) -> (f32) {
          %off_diagonal = arith.cmpi ne, %j, %i : index
          %next = scf.if %off_diagonal -> (f32) {
            %index = arith.addi %row, %j : index
            %a_ij = memref.load %a[%index] : !floats
            %x_j = memref.load %x[%j] : !floats
            %product = arith.mulf %a_ij, %x_j : f32
            %less = arith.subf %rest_j, %product : f32
            scf.yield %less : f32
          } else {
            scf.yield %rest_j : f32
          }
          scf.yield %next : f32
        }
        %diagonal_index = arith.addi %row, %i : index
        %diagonal = memref.load %a[%diagonal_index] : !floats
        %x_i = arith.divf %rest, %diagonal : f32
        memref.store %x_i, %result[%i] : !floats
      }
      gpu.return
    }
  }
}
