// Constant storage that has a binding becomes buffers that nothing writes to; a table without one stays.
// RUN: gir-opt --lir-buffer-constants %s | FileCheck %s

// CHECK: lir.global @large : !mir.ptr<global, i32> {{.*}}lir.read_only, lir.resource = #mir.resource<set = 0, binding = 2, storage>
lir.global @large : !mir.ptr<constant, i32> count 2 align 4 elem i32 = dense<[1, 2]> : tensor<2xi32> {lir.resource = #mir.resource<set = 0, binding = 2, storage>}
// CHECK: lir.global @small : !mir.ptr<constant, i32>
// CHECK-NOT: read_only
lir.global @small : !mir.ptr<constant, i32> count 2 align 4 elem i32 = dense<[3, 4]> : tensor<2xi32>

// CHECK-LABEL: func.func @k
// CHECK-SAME: %[[X:.*]]: !mir.ptr<global, i32> {lir.name = "x", lir.read_only, lir.resource
// CHECK-SAME: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 1, storage>}
func.func @k(%x: !mir.ptr<constant, i32> {lir.name = "x", lir.resource = #mir.resource<set = 0, binding = 0, storage>},
             %o: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 1, storage>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %c1 = arith.constant 1 : i32
  // CHECK: lir.gep %[[X]][%{{.*}}] stride 4 : <global, i32>
  %p = lir.gep %x[%c1] stride 4 : <constant, i32>, i32
  // CHECK: lir.load %{{.*}} align 4 : <global, i32>
  %a = lir.load %p align 4 : <constant, i32> -> i32
  // CHECK: lir.address_of @large : <global, i32>
  %l = lir.address_of @large : <constant, i32>
  // CHECK: lir.ptr_cast %{{.*}} : <global, i32> -> <global, i8>
  %b = lir.ptr_cast %l : <constant, i32> -> <constant, i8>
  %c = lir.load %b align 1 : <constant, i8> -> i8
  // CHECK: lir.address_of @small : <constant, i32>
  %s = lir.address_of @small : <constant, i32>
  // CHECK: lir.gep %{{.*}}[%{{.*}}] stride 4 : <constant, i32>
  %q = lir.gep %s[%c1] stride 4 : <constant, i32>, i32
  %d = lir.load %q align 4 : <constant, i32> -> i32
  %e = arith.addi %a, %d : i32
  lir.store %o, %e align 4 : <global, i32>, i32
  return
}

// Pointers that control flow chooses change their space too, and so do pointers in memory.
// CHECK-LABEL: func.func @chosen
// CHECK-SAME: !mir.ptr<global, !mir.ptr<global, i32>> {lir.resource
func.func @chosen(%x: !mir.ptr<constant, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>},
                  %o: !mir.ptr<global, !mir.ptr<constant, i32>> {lir.resource = #mir.resource<set = 0, binding = 1, storage>}, %c: i1)
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %l = lir.address_of @large : <constant, i32>
  // CHECK: scf.if %{{.*}} -> (!mir.ptr<global, i32>)
  %p = scf.if %c -> (!mir.ptr<constant, i32>) {
    scf.yield %x : !mir.ptr<constant, i32>
  } else {
    scf.yield %l : !mir.ptr<constant, i32>
  }
  // CHECK: lir.store %{{.*}} : <global, !mir.ptr<global, i32>>, !mir.ptr<global, i32>
  lir.store %o, %p align 8 : <global, !mir.ptr<constant, i32>>, !mir.ptr<constant, i32>
  return
}

// Choices among tables of the program are none of this pass's.
// CHECK-LABEL: func.func @tables
// CHECK: arith.select {{.*}} : !mir.ptr<constant, i32>
func.func @tables(%c: i1) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %c1 = arith.constant 1 : i32
  %s = lir.address_of @small : <constant, i32>
  %q = lir.gep %s[%c1] stride 4 : <constant, i32>, i32
  %p = arith.select %c, %s, %q : !mir.ptr<constant, i32>
  %v = lir.load %p align 4 : <constant, i32> -> i32
  return
}
