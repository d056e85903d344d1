// switch (i) { case 3: case 5: x += 10000; goto one; case 0: x += 1; case 1: one: x += 10; case 2: x += 100; break;
//              default: x += 1000; }
gpu.module @kernels {
  gpu.func @choose(%out: memref<8xi32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %at = gpu.thread_id x
    %i = arith.index_cast %at : index to i32
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c10 = arith.constant 10 : i32
    %c100 = arith.constant 100 : i32
    %c1000 = arith.constant 1000 : i32
    %c10000 = arith.constant 10000 : i32
    cf.switch %i : i32, [
      default: ^default,
      3: ^shared,
      5: ^shared,
      0: ^zero,
      1: ^one(%c0 : i32),
      2: ^two(%c0 : i32)
    ]
  ^shared:
    cf.br ^one(%c10000 : i32)
  ^zero:
    cf.br ^one(%c1 : i32)
  ^one(%x1: i32):
    %x2 = arith.addi %x1, %c10 : i32
    cf.br ^two(%x2 : i32)
  ^two(%x3: i32):
    %x4 = arith.addi %x3, %c100 : i32
    cf.br ^end(%x4 : i32)
  ^default:
    cf.br ^end(%c1000 : i32)
  ^end(%x: i32):
    memref.store %x, %out[%at] : memref<8xi32>
    gpu.return
  }
}
