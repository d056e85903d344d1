// A global of the device keeps its contents from one launch to the next, and workgroup memory is sized by the launch.
module attributes {gpu.container_module} {
  gpu.module @m {
    memref.global @count : memref<1xi32> = dense<5>
    gpu.func @step(%out: memref<4xi32>, %at: index) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : i32
      %g = memref.get_global @count : memref<1xi32>
      %v = memref.load %g[%c0] : memref<1xi32>
      %w = arith.addi %v, %c1 : i32
      memref.store %w, %g[%c0] : memref<1xi32>
      memref.store %w, %out[%at] : memref<4xi32>
      gpu.return
    }
    gpu.func @reverse(%out: memref<4xi32>) kernel {
      %c0 = arith.constant 0 : index
      %c3 = arith.constant 3 : index
      %all = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %own = memref.view %all[%c0][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<4xi32, #gpu.address_space<workgroup>>
      %i = gpu.thread_id x
      %v = memref.load %out[%i] : memref<4xi32>
      memref.store %v, %own[%i] : memref<4xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      %j = arith.subi %c3, %i : index
      %w = memref.load %own[%j] : memref<4xi32, #gpu.address_space<workgroup>>
      memref.store %w, %out[%i] : memref<4xi32>
      gpu.return
    }
  }
  func.func @main(%out: memref<4xi32>) -> index {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %bytes = arith.constant 16 : i32
    scf.for %i = %c0 to %c4 step %c1 {
      gpu.launch_func @m::@step blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
        args(%out : memref<4xi32>, %i : index)
    }
    gpu.launch_func @m::@step blocks in (%c0, %c1, %c1) threads in (%c1, %c1, %c1)
      args(%out : memref<4xi32>, %c0 : index)
    gpu.launch_func @m::@reverse blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1)
      dynamic_shared_memory_size %bytes args(%out : memref<4xi32>)
    return %c4 : index
  }
}
