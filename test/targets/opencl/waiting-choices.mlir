// A choice whose condition reads memory is evaluated in front of the next store, though nothing in its arms reads.
// RUN: gir-opt -O0 --emit-opencl --target=opencl3.0 %s -o - | FileCheck %s
// RUN: gir-opt -O0 --emit-msl --target=metal3.2 %s -o - | FileCheck %s
// RUN: gir-opt -O0 --emit-cuda --target=cuda-sm_75 %s -o - | FileCheck %s

// CHECK: [[CHOSEN:[a-z0-9]+]] = *p < 7u ?
// CHECK-NEXT: *p = 7u;
// CHECK-NEXT: *o = [[CHOSEN]];
func.func @k(%p: !mir.ptr<global, i32> {lir.name = "p", lir.index = 0 : i32, lir.resource = #mir.resource<set = 0, binding = 0, storage>},
             %o: !mir.ptr<global, i32> {lir.name = "o", lir.index = 1 : i32, lir.resource = #mir.resource<set = 0, binding = 1, storage>})
             attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %x = lir.load %p align 4 : <global, i32> -> i32
  %y = lir.load %o align 4 : <global, i32> -> i32
  %seven = arith.constant 7 : i32
  lir.store %o, %seven align 4 : <global, i32>, i32
  %again = lir.load %p align 4 : <global, i32> -> i32
  %c = arith.cmpi ult, %again, %seven : i32
  %r = scf.if %c -> i32 {
    %sum = arith.addi %x, %seven : i32
    scf.yield %sum : i32
  } else {
    %product = arith.muli %y, %x : i32
    scf.yield %product : i32
  }
  lir.store %p, %seven align 4 : <global, i32>, i32
  lir.store %o, %r align 4 : <global, i32>, i32
  return
}
