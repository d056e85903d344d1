// Two arguments whose elements alternate in memory, both changed by the kernel.
func.func @main(%m: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.subview %m[0] [4] [2] : memref<8xi32> to memref<4xi32, strided<[2]>>
  %b = memref.subview %m[1] [4] [2] : memref<8xi32> to memref<4xi32, strided<[2], offset: 1>>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = memref.load %a[%i] : memref<4xi32, strided<[2]>>
    %y = memref.load %b[%i] : memref<4xi32, strided<[2], offset: 1>>
    memref.store %y, %a[%i] : memref<4xi32, strided<[2]>>
    memref.store %x, %b[%i] : memref<4xi32, strided<[2], offset: 1>>
  }
  return
}
