// Operations of linalg on memory that upstream writes as others on tensors only, and views whose shapes are in memory.
func.func @soft(%x: memref<3x?x2xf32>, %y: memref<3x?x2xf32>) {
  linalg.softmax dimension(1) ins(%x : memref<3x?x2xf32>) outs(%y : memref<3x?x2xf32>)
  return
}

func.func @row(%x: memref<6xf32>, %y: memref<6xf32>) {
  linalg.softmax dimension(0) ins(%x : memref<6xf32>) outs(%y : memref<6xf32>)
  return
}

// y[j, i] = 2 * x[i, j], whose extents are in memory.
func.func @reshaped(%x: memref<?xi32>, %shape: memref<2xi32>, %y: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %y, %c1 : memref<?x?xi32>
  %columns = memref.dim %y, %c0 : memref<?x?xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %rows, %gy = %c1, %gz = %c1)
      threads(%tx, %ty, %tz) in (%sx = %columns, %sy = %c1, %sz = %c1) {
    %m = memref.reshape %x(%shape) : (memref<?xi32>, memref<2xi32>) -> memref<?x?xi32>
    %t = memref.transpose %y (a, b) -> (b, a) : memref<?x?xi32> to memref<?x?xi32, strided<[1, ?]>>
    %v = memref.load %m[%bx, %tx] : memref<?x?xi32>
    %w = arith.addi %v, %v : i32
    memref.store %w, %t[%bx, %tx] : memref<?x?xi32, strided<[1, ?]>>
    gpu.terminator
  }
  return
}
