// A product of tensor cores, whose operands are loaded as they want them, in one warp: y = a * b + c.
func.func @main(%a: memref<16x16xf32>, %b: memref<16x8xf32>, %y: memref<16x8xf32>) {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
      threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1)
      workgroup(%wa: memref<16x16xf16, #gpu.address_space<workgroup>>,
                %wb: memref<16x8xf16, #gpu.address_space<workgroup>>) {
    %c0 = arith.constant 0 : index
    %one = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %row = arith.remui %tx, %c16 : index
    %half = arith.divui %tx, %c16 : index
    %column = arith.muli %half, %c8 : index
    scf.for %k = %c0 to %c8 step %one {
      %to = arith.addi %column, %k : index
      %v = memref.load %a[%row, %to] : memref<16x16xf32>
      %h = arith.truncf %v : f32 to f16
      memref.store %h, %wa[%row, %to] : memref<16x16xf16, #gpu.address_space<workgroup>>
      %w = memref.load %b[%row, %k] : memref<16x8xf32>
      %g = arith.truncf %w : f32 to f16
      memref.store %g, %wb[%row, %k] : memref<16x8xf16, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    %left = nvgpu.ldmatrix %wa[%row, %column] {numTiles = 4 : i32, transpose = false}
        : memref<16x16xf16, #gpu.address_space<workgroup>> -> vector<4x2xf16>
    %right = nvgpu.ldmatrix %wb[%row, %c0] {numTiles = 2 : i32, transpose = true}
        : memref<16x8xf16, #gpu.address_space<workgroup>> -> vector<2x2xf16>
    %group = arith.divui %tx, %c4 : index
    %lower = arith.addi %group, %c8 : index
    %place = arith.remui %tx, %c4 : index
    %x0 = arith.muli %place, %c2 : index
    %v0 = vector.load %y[%group, %x0] : memref<16x8xf32>, vector<2xf32>
    %v1 = vector.load %y[%lower, %x0] : memref<16x8xf32>, vector<2xf32>
    %zero = arith.constant dense<0.0> : vector<2x2xf32>
    %s0 = vector.insert %v0, %zero [0] : vector<2xf32> into vector<2x2xf32>
    %s1 = vector.insert %v1, %s0 [1] : vector<2xf32> into vector<2x2xf32>
    %r = nvgpu.mma.sync(%left, %right, %s1) {mmaShape = [16, 8, 16]}
        : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
    %r0 = vector.extract %r[0] : vector<2xf32> from vector<2x2xf32>
    %r1 = vector.extract %r[1] : vector<2xf32> from vector<2x2xf32>
    vector.store %r0, %y[%group, %x0] : memref<16x8xf32>, vector<2xf32>
    vector.store %r1, %y[%lower, %x0] : memref<16x8xf32>, vector<2xf32>
    gpu.terminator
  }
  return
}
