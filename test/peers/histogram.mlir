// test/e2e/histogram.gir for the compilers that cargo xtask bench compares with.
!words = memref<?xi32, #spirv.storage_class<StorageBuffer>>
!word = memref<i32, #spirv.storage_class<StorageBuffer>>
!counts = memref<64xi32, #spirv.storage_class<Workgroup>>

module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<
    #spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @histogram(
        %samples: !words, %bins: !words, %outside: !word, %n: index, %low: i32, %width: i32) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %bin_count = arith.constant 64 : i32
      %c64 = arith.constant 64 : index
      %counts = memref.alloc() : !counts
      %first = gpu.global_id x
      %local = gpu.thread_id x
      %groups = gpu.grid_dim x
      %stride = arith.muli %groups, %c64 : index
      memref.store %zero, %counts[%local] : !counts
      gpu.barrier
      scf.for unsigned %i = %first to %n step %stride {
        %sample = memref.load %samples[%i] : !words
        %not_below = arith.cmpi sge, %sample, %low : i32
        %distance = arith.subi %sample, %low : i32
        %bin = arith.divui %distance, %width : i32
        %not_above = arith.cmpi ult, %bin, %bin_count : i32
        %in_range = arith.andi %not_below, %not_above : i1
        scf.if %in_range {
          %at = arith.index_cast %bin : i32 to index
          %before = memref.atomic_rmw addi %one, %counts[%at] : (i32, !counts) -> i32
        } else {
          %before = memref.atomic_rmw addi %one, %outside[] : (i32, !word) -> i32
        }
      }
      gpu.barrier
      %total = memref.load %counts[%local] : !counts
      %before = memref.atomic_rmw addi %total, %bins[%local] : (i32, !words) -> i32
      gpu.return
    }
  }
}
