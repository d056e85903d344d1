// Functions without a body come from shared libraries, here upstream's.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

func.func @main(%x: memref<3xi32>) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
      threads(%tx, %ty, %tz) in (%sx = %c3, %sy = %c1, %sz = %c1) {
    %v = memref.load %x[%tx] : memref<3xi32>
    %w = arith.muli %v, %v : i32
    memref.store %w, %x[%tx] : memref<3xi32>
    gpu.terminator
  }
  %u = memref.cast %x : memref<3xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  return
}
