// Host code that calls a function in a loop which launches a kernel, and reads the kernel's results.
func.func private @twice(%m: memref<?xf32>, %n: index) {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %g = arith.ceildivui %n, %c64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %g, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %o = arith.muli %bx, %c64 : index
    %i = arith.addi %o, %tx : index
    %in = arith.cmpi ult, %i, %n : index
    scf.if %in {
      %v = memref.load %m[%i] : memref<?xf32>
      %w = arith.addf %v, %v : f32
      memref.store %w, %m[%i] : memref<?xf32>
    }
    gpu.terminator
  }
  return
}
func.func @main(%m: memref<?xf32>, %times: index, %s: f32) -> (f32, memref<?xf32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %copy = memref.alloc(%n) : memref<?xf32>
  memref.copy %m, %copy : memref<?xf32> to memref<?xf32>
  scf.for %i = %c0 to %times step %c1 {
    func.call @twice(%copy, %n) : (memref<?xf32>, index) -> ()
  }
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%a = %s) -> f32 {
    %v = memref.load %copy[%i] : memref<?xf32>
    %b = arith.addf %a, %v : f32
    scf.yield %b : f32
  }
  %t = arith.index_cast %times : index to i32
  return %sum, %copy, %t : f32, memref<?xf32>, i32
}
