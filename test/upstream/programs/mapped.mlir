// Loops that the program maps to workgroups and work-items itself; others beside them run on the host.
func.func @main(%x: memref<6x8xi32>, %y: memref<6x8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c6, %c8) step (%c2, %c1) {
    scf.parallel (%k) = (%c0) to (%c2) step (%c1) {
      %row = arith.addi %i, %k : index
      %t = memref.transpose %x (a, b) -> (b, a) : memref<6x8xi32> to memref<8x6xi32, strided<[1, 8]>>
      %v = memref.load %t[%j, %row] : memref<8x6xi32, strided<[1, 8]>>
      %r = arith.index_cast %row : index to i32
      %w = arith.addi %v, %r : i32
      memref.store %w, %y[%row, %j] : memref<6x8xi32>
      scf.reduce
    } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    scf.reduce
  } {mapping = [#gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>,
                #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}
