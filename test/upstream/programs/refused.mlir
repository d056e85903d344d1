// Launches that gir-run refuses, a function for each.
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @sized(%x: memref<4xi32>) kernel attributes {known_block_size = array<i32: 2, 1, 1>} {
      gpu.return
    }
    gpu.func @indices(%x: memref<4xindex>) kernel {
      gpu.return
    }
  }
  func.func private @elsewhere()
  func.func @other_size(%x: memref<4xi32>) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @m::@sized blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<4xi32>)
    return
  }
  func.func @index_memory() {
    %c1 = arith.constant 1 : index
    %x = memref.alloc() : memref<4xindex>
    gpu.launch_func @m::@indices blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<4xindex>)
    return
  }
  func.func @wide_index(%x: memref<4xi32>, %i: index) {
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
        threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
      %v = arith.index_cast %i : index to i32
      memref.store %v, %x[%tx] : memref<4xi32>
      gpu.terminator
    }
    return
  }
}
