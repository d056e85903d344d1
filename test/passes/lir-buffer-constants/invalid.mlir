// A table of the program has no place among buffers that are chosen at run time.
// RUN: gir-opt --lir-buffer-constants --verify-diagnostics %s

lir.global @small : !mir.ptr<constant, i32> count 2 align 4 elem i32 = dense<[3, 4]> : tensor<2xi32>

func.func @k(%x: !mir.ptr<constant, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}, %c: i1)
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  // expected-error@+1 {{'lir.address_of' op is the address of a table that is part of the program, but pointers to constant storage are chosen at run time here and must all point into buffers; give the table a lir.resource}}
  %s = lir.address_of @small : <constant, i32>
  %p = arith.select %c, %s, %x : !mir.ptr<constant, i32>
  %v = lir.load %p align 4 : <constant, i32> -> i32
  return
}
