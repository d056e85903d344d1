// A shuffle whose width is the extent of the workgroup, which only the launch states, and a reduction over that.
func.func @main(%x: memref<?xi32>, %y: memref<?xi32>, %sums: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
      threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    %v = memref.load %x[%tx] : memref<?xi32>
    %width = arith.index_cast %sx : index to i32
    %offset = arith.constant 4 : i32
    %w, %valid = gpu.shuffle xor %v, %offset, %width : i32
    %none = arith.constant -1 : i32
    %r = arith.select %valid, %w, %none : i32
    memref.store %r, %y[%tx] : memref<?xi32>
    %sum = gpu.all_reduce add %v uniform {} : (i32) -> (i32)
    memref.store %sum, %sums[%tx] : memref<?xi32>
    gpu.terminator
  }
  return
}
