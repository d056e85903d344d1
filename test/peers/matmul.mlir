// test/e2e/matmul.gir for the compilers that cargo xtask bench compares with.
!floats = memref<?xf32, #spirv.storage_class<StorageBuffer>>
!tile = memref<256xf32, #spirv.storage_class<Workgroup>>

module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<
    #spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @matmul(%a: !floats, %b: !floats, %c: !floats, %m: index, %n: index, %k: index) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 16, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c16 = arith.constant 16 : index
      %zero = arith.constant 0.0 : f32
      %tile_a = memref.alloc() : !tile
      %tile_b = memref.alloc() : !tile
      %column = gpu.global_id x
      %row = gpu.global_id y
      %tile_column = gpu.thread_id x
      %tile_row = gpu.thread_id y
      %row_inside = arith.cmpi ult, %row, %m : index
      %column_inside = arith.cmpi ult, %column, %n : index
      %tile_start = arith.muli %tile_row, %c16 : index
      %own = arith.addi %tile_start, %tile_column : index
      %a_row_start = arith.muli %row, %k : index
      %full_steps = arith.divui %k, %c16 : index
      %rest = arith.remui %k, %c16 : index
      %has_rest = arith.cmpi ne, %rest, %c0 : index
      %last = arith.select %has_rest, %c1, %c0 : index
      %steps = arith.addi %full_steps, %last : index
      %sum = scf.for unsigned %t = %c0 to %steps step %c1 iter_args(%sum_t = %zero) -> (f32) {
        %k_start = arith.muli %t, %c16 : index
        %a_column = arith.addi %k_start, %tile_column : index
        %a_column_inside = arith.cmpi ult, %a_column, %k : index
        %a_inside = arith.andi %row_inside, %a_column_inside : i1
        %a_value = scf.if %a_inside -> (f32) {
          %a_index = arith.addi %a_row_start, %a_column : index
          %a_loaded = memref.load %a[%a_index] : !floats
          scf.yield %a_loaded : f32
        } else {
          scf.yield %zero : f32
        }
        memref.store %a_value, %tile_a[%own] : !tile
        %b_row = arith.addi %k_start, %tile_row : index
        %b_row_inside = arith.cmpi ult, %b_row, %k : index
        %b_inside = arith.andi %b_row_inside, %column_inside : i1
        %b_value = scf.if %b_inside -> (f32) {
          %b_row_start = arith.muli %b_row, %n : index
          %b_index = arith.addi %b_row_start, %column : index
          %b_loaded = memref.load %b[%b_index] : !floats
          scf.yield %b_loaded : f32
        } else {
          scf.yield %zero : f32
        }
        memref.store %b_value, %tile_b[%own] : !tile
        gpu.barrier
        %sum_tile = scf.for unsigned %j = %c0 to %c16 step %c1 iter_args(%sum_j = %sum_t) -> (f32) {
          %ta_index = arith.addi %tile_start, %j : index
          %ta = memref.load %tile_a[%ta_index] : !tile
          %tb_start = arith.muli %j, %c16 : index
          %tb_index = arith.addi %tb_start, %tile_column : index
          %tb = memref.load %tile_b[%tb_index] : !tile
          %product = arith.mulf %ta, %tb : f32
          %next = arith.addf %sum_j, %product : f32
          scf.yield %next : f32
        }
        gpu.barrier
        scf.yield %sum_tile : f32
      }
      %inside = arith.andi %row_inside, %column_inside : i1
      scf.if %inside {
        %c_row_start = arith.muli %row, %n : index
        %c_index = arith.addi %c_row_start, %column : index
        memref.store %sum, %c[%c_index] : !floats
      }
      gpu.return
    }
  }
}
