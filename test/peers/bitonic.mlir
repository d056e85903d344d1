// test/e2e/bitonic.gir for the compilers that cargo xtask bench compares with.
!words = memref<?xi32, #spirv.storage_class<StorageBuffer>>
!block = memref<256xi32, #spirv.storage_class<Workgroup>>

module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<
    #spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @bitonic(%data: !words, %n: index) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [128, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c128 = arith.constant 128 : index
      %c256 = arith.constant 256 : index
      %largest = arith.constant 2147483647 : i32
      %block = memref.alloc() : !block
      %local = gpu.thread_id x
      %group = gpu.block_id x
      %start = arith.muli %group, %c256 : index
      scf.for unsigned %slot = %local to %c256 step %c128 {
        %index = arith.addi %start, %slot : index
        %inside = arith.cmpi ult, %index, %n : index
        %number = scf.if %inside -> (i32) {
          %read = memref.load %data[%index] : !words
          scf.yield %read : i32
        } else {
          scf.yield %largest : i32
        }
        memref.store %number, %block[%slot] : !block
      }
      gpu.barrier
      %sorted = scf.while (%length = %c2) : (index) -> index {
        %more_lengths = arith.cmpi ule, %length, %c256 : index
        scf.condition(%more_lengths) %length : index
      } do {
      ^merge(%length: index):
        %distance_first = arith.shrui %length, %c1 : index
        %merged = scf.while (%distance = %distance_first) : (index) -> index {
          %more_distances = arith.cmpi ugt, %distance, %c0 : index
          scf.condition(%more_distances) %distance : index
        } do {
        ^compare(%distance: index):
          %below = arith.subi %distance, %c1 : index
          %within = arith.andi %local, %below : index
          %doubled = arith.shli %local, %c1 : index
          %lower = arith.subi %doubled, %within : index
          %upper = arith.addi %lower, %distance : index
          %a = memref.load %block[%lower] : !block
          %b = memref.load %block[%upper] : !block
          %run = arith.andi %lower, %length : index
          %ascending = arith.cmpi eq, %run, %c0 : index
          %a_greater = arith.cmpi sgt, %a, %b : i32
          %b_greater = arith.cmpi sgt, %b, %a : i32
          %out_of_order = arith.select %ascending, %a_greater, %b_greater : i1
          scf.if %out_of_order {
            memref.store %b, %block[%lower] : !block
            memref.store %a, %block[%upper] : !block
          }
          gpu.barrier
          %distance_next = arith.shrui %distance, %c1 : index
          scf.yield %distance_next : index
        }
        %length_next = arith.shli %length, %c1 : index
        scf.yield %length_next : index
      }
      scf.for unsigned %slot = %local to %c256 step %c128 {
        %index = arith.addi %start, %slot : index
        %inside = arith.cmpi ult, %index, %n : index
        scf.if %inside {
          %number = memref.load %block[%slot] : !block
          memref.store %number, %data[%index] : !words
        }
      }
      gpu.return
    }
  }
}
