// Functions of upstream's dialects and of GIR text call each other.
// R-CHIP-45
// RUN: rm -rf %t && split-file %s %t
// RUN: gir-opt %t/k.mlir --link=%t/lib.gir | FileCheck %s
// RUN: gir-run %t/k.mlir --link=%t/lib.gir --kernel k --workgroups 1 --arg zeros:i32:4 --out 0=%t/k.npy
// RUN: od -An -v -w16 -t u4 -j 128 %t/k.npy | FileCheck %s --check-prefix=VALUES
// RUN: gir-run %t/k.gir --link=%t/lib.mlir --kernel k --workgroups 1 --arg zeros:i32:4 --out 0=%t/k.npy
// RUN: od -An -v -w16 -t u4 -j 128 %t/k.npy | FileCheck %s --check-prefix=VALUES
// VALUES: 0 1 4 9

// CHECK: func.func private @square(
// CHECK: func.func @k(

//--- k.mlir
gpu.module @m {
  func.func private @square(i32) -> i32
  gpu.func @k(%p: memref<4xi32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %i = gpu.thread_id x
    %n = arith.index_cast %i : index to i32
    %v = func.call @square(%n) : (i32) -> i32
    memref.store %v, %p[%i] : memref<4xi32>
    gpu.return
  }
}
//--- lib.gir
func @square(%x: i32) -> i32 {
entry:
  %r = mul %x, %x
  ret %r
}
//--- k.gir
func extern @square(%x: i32) -> i32
func kernel workgroup_size(4, 1, 1) @k(%p: ptr[global]<i32>) -> void {
entry:
  %l = local_id x
  %n = bitcast %l -> i32
  %v = call @square(%n)
  %at = gep %p, %l, stride=4
  store %at, %v
  ret
}
//--- lib.mlir
func.func @square(%x: i32) -> i32 {
  %r = arith.muli %x, %x : i32
  return %r : i32
}
