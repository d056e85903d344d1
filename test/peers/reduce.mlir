// test/e2e/reduce.gir for the compilers that cargo xtask bench compares with.
!floats = memref<?xf32, #spirv.storage_class<StorageBuffer>>
!tile = memref<256xf32, #spirv.storage_class<Workgroup>>

module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<
    #spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @reduce(%x: !floats, %partial: !floats) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [256, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c128 = arith.constant 128 : index
      %subtotals = memref.alloc() : !tile
      %i = gpu.global_id x
      %local = gpu.thread_id x
      %group = gpu.block_id x
      %x_i = memref.load %x[%i] : !floats
      memref.store %x_i, %subtotals[%local] : !tile
      gpu.barrier
      %done = scf.while (%width = %c128) : (index) -> index {
        %folding = arith.cmpi ugt, %width, %c0 : index
        scf.condition(%folding) %width : index
      } do {
      ^round(%width: index):
        %active = arith.cmpi ult, %local, %width : index
        scf.if %active {
          %other = arith.addi %local, %width : index
          %low = memref.load %subtotals[%local] : !tile
          %high = memref.load %subtotals[%other] : !tile
          %pair = arith.addf %low, %high : f32
          memref.store %pair, %subtotals[%local] : !tile
        }
        gpu.barrier
        %width_next = arith.shrui %width, %c1 : index
        scf.yield %width_next : index
      }
      %is_first = arith.cmpi eq, %local, %c0 : index
      scf.if %is_first {
        %total = memref.load %subtotals[%local] : !tile
        memref.store %total, %partial[%group] : !floats
      }
      gpu.return
    }
  }
}
