// test/e2e/spmv.gir for the compilers that cargo xtask bench compares with.
!floats = memref<?xf32, #spirv.storage_class<StorageBuffer>>
!words = memref<?xi32, #spirv.storage_class<StorageBuffer>>

module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<
    #spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @spmv(
        %row_starts: !words, %columns: !words, %values: !floats, %x: !floats, %y: !floats, %rows: index) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %c1 = arith.constant 1 : index
      %zero = arith.constant 0.0 : f32
      %row = gpu.global_id x
      %inside = arith.cmpi ult, %row, %rows : index
      scf.if %inside {
        %row_next = arith.addi %row, %c1 : index
        %start_word = memref.load %row_starts[%row] : !words
        %end_word = memref.load %row_starts[%row_next] : !words
        %start = arith.index_cast %start_word : i32 to index
        %end = arith.index_cast %end_word : i32 to index
        %sum = scf.for unsigned %entry = %start to %end step %c1 iter_args(%sum_e = %zero) -> (f32) {
          %column_word = memref.load %columns[%entry] : !words
          %column = arith.index_cast %column_word : i32 to index
          %value = memref.load %values[%entry] : !floats
          %x_value = memref.load %x[%column] : !floats
          %product = arith.mulf %value, %x_value : f32
          %next = arith.addf %sum_e, %product : f32
          scf.yield %next : f32
        }
        memref.store %sum, %y[%row] : !floats
      }
      gpu.return
    }
  }
}
