// A kernel that changes elements which two of its arguments share: it is refused.
module attributes {gpu.container_module} {
gpu.module @k {
  gpu.func @shift(%a: memref<4xi32>, %b: memref<4xi32, strided<[1], offset: 2>>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<4xi32>
    memref.store %x, %b[%i] : memref<4xi32, strided<[1], offset: 2>>
    gpu.return
  }
}
func.func @main(%m: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.subview %m[0] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1]>>
  %aa = memref.cast %a : memref<4xi32, strided<[1]>> to memref<4xi32>
  %b = memref.subview %m[2] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 2>>
  gpu.launch_func @k::@shift blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%aa : memref<4xi32>, %b : memref<4xi32, strided<[1], offset: 2>>)
  return
}
}
