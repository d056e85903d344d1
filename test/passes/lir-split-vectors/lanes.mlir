// Vectors of 8 and 16 lanes become vectors of four, lane by lane and bit by bit.
// R-RUNA-7
// RUN: gir-opt --target=vulkan1.3 --lir-split-vectors %s | FileCheck %s

// CHECK-LABEL: func.func @elementwise(
// CHECK-SAME: %[[A:.*]]: vector<4xf32>, %[[B:.*]]: vector<4xf32>, %[[C:.*]]: i1)
// CHECK-SAME: -> (vector<4xf32>, vector<4xf32>)
func.func @elementwise(%v: vector<8xf32>, %c: i1) -> vector<8xf32> {
  // CHECK-NEXT: %[[A1:.*]] = arith.addf %[[A]], %[[A]] fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: %[[B1:.*]] = arith.addf %[[B]], %[[B]] fastmath<nnan> : vector<4xf32>
  %0 = arith.addf %v, %v fastmath<nnan> : vector<8xf32>
  // CHECK-NEXT: %[[A2:.*]] = arith.cmpf olt, %[[A1]], %[[A]] : vector<4xf32>
  // CHECK-NEXT: %[[B2:.*]] = arith.cmpf olt, %[[B1]], %[[B]] : vector<4xf32>
  %1 = arith.cmpf olt, %0, %v : vector<8xf32>
  // CHECK-NEXT: %[[A3:.*]] = arith.select %[[A2]], %[[A1]], %[[A]] : vector<4xi1>, vector<4xf32>
  // CHECK-NEXT: %[[B3:.*]] = arith.select %[[B2]], %[[B1]], %[[B]] : vector<4xi1>, vector<4xf32>
  %2 = arith.select %1, %0, %v : vector<8xi1>, vector<8xf32>
  // CHECK-NEXT: %[[A4:.*]] = arith.select %[[C]], %[[A3]], %[[A]] : vector<4xf32>
  // CHECK-NEXT: %[[B4:.*]] = arith.select %[[C]], %[[B3]], %[[B]] : vector<4xf32>
  %3 = arith.select %c, %2, %v : vector<8xf32>
  // CHECK-NEXT: return %[[A4]], %[[B4]]
  return %3 : vector<8xf32>
}

// CHECK-LABEL: func.func @constants(
func.func @constants() -> (vector<8xi32>, vector<8xi32>) {
  // CHECK-DAG: %[[SAME:.*]] = arith.constant dense<7> : vector<4xi32>
  %0 = arith.constant dense<7> : vector<8xi32>
  // CHECK-DAG: %[[FIRST:.*]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  // CHECK-DAG: %[[SECOND:.*]] = arith.constant dense<[4, 5, 6, -1]> : vector<4xi32>
  %1 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, -1]> : vector<8xi32>
  // CHECK: return %[[SAME]], %[[SAME]], %[[FIRST]], %[[SECOND]]
  return %0, %1 : vector<8xi32>, vector<8xi32>
}

// CHECK-LABEL: func.func @lanes(
// CHECK-SAME: %[[X:.*]]: i32, %[[P0:.*]]: vector<4xi32>, %[[P1:.*]]: vector<4xi32>, %[[P2:.*]]: vector<4xi32>, %[[P3:.*]]: vector<4xi32>)
func.func @lanes(%x: i32, %v: vector<16xi32>) -> vector<16xi32> {
  // CHECK-NEXT: vector.extract %[[P2]][3] : i32 from vector<4xi32>
  %0 = vector.extract %v[11] : i32 from vector<16xi32>
  // CHECK-NEXT: %[[Q1:.*]] = vector.insert %[[X]], %[[P1]] [1] : i32 into vector<4xi32>
  %1 = vector.insert %x, %v [5] : i32 into vector<16xi32>
  // CHECK-NEXT: vector.broadcast %[[X]] : i32 to vector<4xi32>
  %2 = vector.broadcast %x : i32 to vector<8xi32>
  // CHECK-NEXT: vector.from_elements %[[X]], %[[X]], %[[X]], %[[X]] : vector<4xi32>
  // CHECK-NEXT: vector.from_elements %[[X]], %[[X]], %[[X]], %[[X]] : vector<4xi32>
  %3 = vector.from_elements %x, %x, %x, %x, %x, %x, %x, %x : vector<8xi32>
  // CHECK-NEXT: return %[[P0]], %[[Q1]], %[[P2]], %[[P3]]
  return %1 : vector<16xi32>
}

// CHECK-LABEL: func.func @lanes_by_number(
// CHECK-SAME: %[[P0:.*]]: vector<4xf32>, %[[P1:.*]]: vector<4xf32>, %[[I:.*]]: i32)
func.func @lanes_by_number(%v: vector<8xf32>, %i: i32) -> f32 {
  // CHECK: %[[LAST:.*]] = arith.constant 7 : i32
  // CHECK: %[[N:.*]] = arith.minui %[[I]], %[[LAST]] : i32
  // CHECK: %[[PIECE:.*]] = arith.shrui %[[N]], %{{.*}} : i32
  // CHECK: %[[LANE:.*]] = arith.andi %[[N]], %{{.*}} : i32
  // CHECK: %[[FIRST:.*]] = lir.extract_lane %[[P0]][%[[LANE]]] : vector<4xf32>
  // CHECK: %[[ONE:.*]] = arith.constant 1 : i32
  // CHECK: %[[IS:.*]] = arith.cmpi eq, %[[PIECE]], %[[ONE]] : i32
  // CHECK: %[[SECOND:.*]] = lir.extract_lane %[[P1]][%[[LANE]]] : vector<4xf32>
  // CHECK: %[[X:.*]] = arith.select %[[IS]], %[[SECOND]], %[[FIRST]] : f32
  %0 = lir.extract_lane %v[%i] : vector<8xf32>
  // CHECK: %[[NEW:.*]] = lir.insert_lane %[[X]], %[[P0]][%{{.*}}] : vector<4xf32>
  // CHECK: arith.select %{{.*}}, %[[NEW]], %[[P0]] : vector<4xf32>
  // CHECK: %[[NEW:.*]] = lir.insert_lane %[[X]], %[[P1]][%{{.*}}] : vector<4xf32>
  // CHECK: %[[Q1:.*]] = arith.select %{{.*}}, %[[NEW]], %[[P1]] : vector<4xf32>
  %1 = lir.insert_lane %0, %v[%i] : vector<8xf32>
  // CHECK: %[[R:.*]] = vector.extract %[[Q1]][0]
  %2 = vector.extract %1[4] : f32 from vector<8xf32>
  // CHECK: return %[[R]]
  return %2 : f32
}

// Four lanes at a time become one: bytes become 64-bit numbers by way of words.
// CHECK-LABEL: func.func @bits(
// CHECK-SAME: %[[P0:.*]]: vector<4xi8>, %[[P1:.*]]: vector<4xi8>)
func.func @bits(%v: vector<8xi8>) -> i64 {
  // CHECK: %[[WORD:.*]] = vector.bitcast %{{.*}} : vector<4xi8> to vector<1xi32>
  // CHECK: vector.extract %[[WORD]][0] : i32 from vector<1xi32>
  // CHECK: vector.bitcast %{{.*}} : vector<4xi8> to vector<1xi32>
  // CHECK: %[[PAIR:.*]] = vector.from_elements %{{.*}}, %{{.*}} : vector<2xi32>
  // CHECK: vector.bitcast %[[PAIR]] : vector<2xi32> to vector<1xi64>
  %0 = vector.bitcast %v : vector<8xi8> to vector<1xi64>
  %1 = vector.extract %0[0] : i64 from vector<1xi64>
  return %1 : i64
}

// CHECK-LABEL: func.func @parts(
// CHECK-SAME: %[[V:.*]]: vector<2xf64>) -> (vector<4xi16>, vector<4xi16>)
func.func @parts(%v: vector<2xf64>) -> vector<8xi16> {
  // CHECK: %[[X:.*]] = vector.extract %[[V]][0] : f64 from vector<2xf64>
  // CHECK: %[[ONE:.*]] = vector.from_elements %[[X]] : vector<1xf64>
  // CHECK: vector.bitcast %[[ONE]] : vector<1xf64> to vector<4xi16>
  // CHECK: vector.bitcast %{{.*}} : vector<1xf64> to vector<4xi16>
  %0 = vector.bitcast %v : vector<2xf64> to vector<8xi16>
  return %0 : vector<8xi16>
}
