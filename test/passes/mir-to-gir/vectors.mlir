// X-6: vectors and their lanes; one of a single lane is its lane.
// RUN: gir-opt --mir-to-gir %s | FileCheck %s

// CHECK-LABEL: gir.func @lanes(
// CHECK-SAME: %[[V:.*]]: vector<4xsi32>, %[[X:.*]]: ui32, %[[I:.*]]: si32)
func.func @lanes(%v: vector<4xi32> {mir.type = vector<4xsi32>}, %x: i32, %i: i32 {mir.type = si32}) {
  // CHECK: gir.vec %[[X]], %[[X]], %[[X]] : ui32, ui32, ui32 -> vector<3xui32>
  %0 = vector.from_elements %x, %x, %x : vector<3xi32>
  // CHECK: %[[TWO:.*]] = gir.uconst 2 : ui32
  // CHECK: gir.extract %[[V]]{{.}}%[[TWO]]] : vector<4xsi32>
  %1 = vector.extract %v[2] : i32 from vector<4xi32>
  // CHECK: %[[Y:.*]] = gir.bitcast %[[X]] : ui32 -> si32
  // CHECK: gir.insert %[[Y]], %[[V]]{{.}}%{{.*}}] : vector<4xsi32>
  %2 = vector.insert %x, %v[3] : i32 into vector<4xi32>
  // CHECK: %[[J:.*]] = gir.bitcast %[[I]] : si32 -> ui32
  // CHECK: gir.extract %[[V]]{{.}}%[[J]]]
  %3 = mir.extract_lane %v[%i] : vector<4xi32>
  // CHECK: gir.insert %{{.*}}, %[[V]]{{.}}%{{.*}}]
  %4 = mir.insert_lane %x, %v[%i] : vector<4xi32>
  // CHECK: gir.splat %[[X]] : vector<16xui32>
  %5 = vector.broadcast %x : i32 to vector<16xi32>
  // CHECK: gir.bitcast %[[V]] : vector<4xsi32> -> vector<8xui16>
  %6 = vector.bitcast %v : vector<4xi32> to vector<8xi16>
  return
}

// CHECK-LABEL: gir.func @single(
// CHECK-SAME: %[[V:.*]]: ui32, %[[F:.*]]: f32, %[[C:.*]]: ui32) -> f32
func.func @single(%v: vector<1xi32>, %f: vector<1xf32>, %c: i1) -> vector<1xf32> {
  // CHECK: gir.add %[[V]], %[[V]] : ui32
  %0 = arith.addi %v, %v : vector<1xi32>
  %r = scf.if %c -> (vector<1xf32>) {
    scf.yield %f : vector<1xf32>
  } else {
    %b = arith.bitcast %v : vector<1xi32> to vector<1xf32>
    scf.yield %b : vector<1xf32>
  }
  // CHECK: ^{{.*}}(%[[R:.*]]: f32):
  // CHECK: gir.return %[[R]] : f32
  return %r : vector<1xf32>
}

// CHECK-LABEL: gir.func @constants()
func.func @constants() {
  // CHECK: %[[A:.*]] = gir.uconst 65535 : ui16
  // CHECK: gir.splat %[[A]] : vector<2xui16>
  %0 = arith.constant dense<-1> : vector<2xi16>
  // CHECK: gir.uconst 1 : ui8
  // CHECK: gir.uconst 254 : ui8
  // CHECK: gir.vec
  %1 = arith.constant dense<[1, -2]> : vector<2xi8>
  // CHECK: gir.uconst 1 : ui32
  // CHECK: gir.uconst 0 : ui32
  // CHECK: gir.uconst 1 : ui32
  // CHECK: gir.vec %{{.*}} -> vector<3xui32>
  %2 = arith.constant dense<[true, false, true]> : vector<3xi1>
  // CHECK: gir.fconst 0x7E01 : f16
  // CHECK: gir.fconst 0xFC01 : f16
  // CHECK: gir.vec
  %3 = arith.constant dense<[0x7E01, 0xFC01]> : vector<2xf16>
  return
}

// CHECK-LABEL: gir.func @flags(
// CHECK-SAME: %[[C:.*]]: vector<3xui32>, %[[A:.*]]: vector<3xf32>)
func.func @flags(%c: vector<3xi1>, %a: vector<3xf32>) -> vector<3xi32> {
  // CHECK: %[[L:.*]] = gir.fcmp olt %[[A]], %[[A]] : vector<3xf32>
  %l = arith.cmpf olt, %a, %a : vector<3xf32>
  // CHECK: %[[X:.*]] = gir.xor %[[L]], %[[C]] : vector<3xui32>
  %x = arith.xori %l, %c : vector<3xi1>
  // CHECK: gir.select %[[X]], %[[A]], %[[A]] : vector<3xui32>
  %s = arith.select %x, %a, %a : vector<3xi1>, vector<3xf32>
  // CHECK: gir.return %[[X]]
  %r = arith.extui %x : vector<3xi1> to vector<3xi32>
  return %r : vector<3xi32>
}
