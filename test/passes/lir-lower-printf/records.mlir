// A printf takes its words in the buffer by an atomic addition and writes them, or is counted as lost.
// RUN: gir-opt --lir-lower-printf %s | FileCheck %s

// The buffer has a binding that no parameter and no other global has, and a name of its own.
// CHECK: lir.global @printf_buffer : !mir.ptr<global, i32> count 1
lir.global @printf_buffer : !mir.ptr<global, i32> count 1 align 4 elem i32 {lir.resource = #mir.resource<set = 0, binding = 3, storage>}
// CHECK: lir.global @printf_buffer_1 : !mir.ptr<global, i32> count 262144 align 4 elem ui32
// CHECK-SAME: lir.resource = #mir.resource<set = 0, binding = 2, storage>
// CHECK-SAME: \22format\22:\22x = %d, %lld\\n\22,\22arguments\22:[\22i32\22,\22i64\22]

// CHECK-LABEL: func.func @k
func.func @k(%p: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>},
             %q: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 1, storage>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [4, 1, 1]>} {
  %x = arith.constant 5 : i32
  // CHECK: %[[Y:.*]] = arith.constant 7 : i64
  %y = arith.constant 7 : i64
  // CHECK: %[[BASE:.*]] = lir.address_of @printf_buffer_1
  // CHECK: %[[ROOM:.*]] = arith.constant 262136 : i32
  // CHECK: lir.atomic_load %[[BASE]] ordering relaxed scope device
  // CHECK: scf.if
  // CHECK: %[[SIZE:.*]] = arith.constant 6 : i32
  // CHECK: lir.atomic_add %[[BASE]], %[[SIZE]] ordering relaxed scope device
  // CHECK: %[[FITS:.*]] = arith.cmpi ule, %{{.*}}, %[[ROOM]] : i32
  // CHECK: scf.if %[[FITS]]
  // CHECK: lir.id_group_x
  // CHECK: lir.id_local_x
  // CHECK: %[[HIGH:.*]] = arith.shrui %[[Y]]
  // CHECK: arith.trunci %[[Y]] : i64 to i32
  // CHECK: arith.trunci %[[HIGH]] : i64 to i32
  // CHECK-COUNT-6: lir.store {{.*}} : <global, i32>, i32
  // CHECK: else
  // CHECK: lir.atomic_add
  // CHECK-NOT: lir.printf
  lir.printf "x = %d, %lld\n", %x, %y : i32, i64
  return
}
