// test/e2e/transpose.gir for the compilers that cargo xtask bench compares with.
!floats = memref<?xf32, #spirv.storage_class<StorageBuffer>>
!tile = memref<272xf32, #spirv.storage_class<Workgroup>>

module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<
    #spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @transpose(%x: !floats, %result: !floats, %width: index, %height: index) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 16, 1]>} {
      %c16 = arith.constant 16 : index
      %c17 = arith.constant 17 : index
      %tile = memref.alloc() : !tile
      %local_x = gpu.thread_id x
      %local_y = gpu.thread_id y
      %column = gpu.global_id x
      %row = gpu.global_id y
      %column_inside = arith.cmpi ult, %column, %width : index
      %row_inside = arith.cmpi ult, %row, %height : index
      %inside = arith.andi %column_inside, %row_inside : i1
      scf.if %inside {
        %row_start = arith.muli %row, %width : index
        %index = arith.addi %row_start, %column : index
        %value = memref.load %x[%index] : !floats
        %own_row = arith.muli %local_y, %c17 : index
        %own = arith.addi %own_row, %local_x : index
        memref.store %value, %tile[%own] : !tile
      }
      gpu.barrier
      %group_x = gpu.block_id x
      %group_y = gpu.block_id y
      %out_column_start = arith.muli %group_y, %c16 : index
      %out_row_start = arith.muli %group_x, %c16 : index
      %out_column = arith.addi %out_column_start, %local_x : index
      %out_row = arith.addi %out_row_start, %local_y : index
      %out_column_inside = arith.cmpi ult, %out_column, %height : index
      %out_row_inside = arith.cmpi ult, %out_row, %width : index
      %out_inside = arith.andi %out_column_inside, %out_row_inside : i1
      scf.if %out_inside {
        %mirrored_row = arith.muli %local_x, %c17 : index
        %mirrored = arith.addi %mirrored_row, %local_y : index
        %value = memref.load %tile[%mirrored] : !tile
        %out_start = arith.muli %out_row, %height : index
        %out_index = arith.addi %out_start, %out_column : index
        memref.store %value, %result[%out_index] : !floats
      }
      gpu.return
    }
  }
}
