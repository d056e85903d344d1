gpu.module @kernels {
  gpu.func @saxpy(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: f32) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.global_id x
    %x = memref.load %arg0[%i] : memref<?xf32>
    %y = memref.load %arg1[%i] : memref<?xf32>
    %ax = arith.mulf %arg2, %x : f32
    %sum = arith.addf %ax, %y : f32
    memref.store %sum, %arg1[%i] : memref<?xf32>
    gpu.return
  }
}
