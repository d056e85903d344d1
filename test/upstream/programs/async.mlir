// Copies to a buffer of the device and back around a launch, in the order of tokens; every other element of a buffer.
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @add(%x: memref<?xi32, strided<[?], offset: ?>>, %y: memref<4x?xi32>, %k: i32) kernel {
      %i = gpu.block_id x
      %j = gpu.thread_id x
      %a = memref.load %x[%j] : memref<?xi32, strided<[?], offset: ?>>
      %b = memref.load %y[%i, %j] : memref<4x?xi32>
      %c = arith.addi %a, %b : i32
      %d = arith.muli %c, %k : i32
      memref.store %d, %y[%i, %j] : memref<4x?xi32>
      gpu.return
    }
  }
  func.func @main(%x: memref<?xi32>, %y: memref<4x?xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %k = arith.constant 3 : i32
    %n = memref.dim %y, %c1 : memref<4x?xi32>
    %t0 = gpu.wait async
    %d, %t1 = gpu.alloc async [%t0] (%n) : memref<4x?xi32>
    %t2 = gpu.memcpy async [%t1] %d, %y : memref<4x?xi32>, memref<4x?xi32>
    %s = memref.subview %x[1] [%n] [2] : memref<?xi32> to memref<?xi32, strided<[2], offset: 1>>
    %s2 = memref.cast %s : memref<?xi32, strided<[2], offset: 1>> to memref<?xi32, strided<[?], offset: ?>>
    %t3 = gpu.launch_func async [%t2] @k::@add blocks in (%c4, %c1, %c1) threads in (%n, %c1, %c1) args(%s2 : memref<?xi32, strided<[?], offset: ?>>, %d : memref<4x?xi32>, %k : i32)
    %t4 = gpu.memcpy async [%t3] %y, %d : memref<4x?xi32>, memref<4x?xi32>
    %t5 = gpu.dealloc async [%t4] %d : memref<4x?xi32>
    gpu.wait [%t5]
    return
  }
}
