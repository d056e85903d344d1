// Vectors of one dimension: lanes are elements of memory, loaded at once only where the
// program says that they are aligned.
// R-RUNA-5
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s

gpu.module @m {
  // CHECK-LABEL: func.func @memory(
  // CHECK-SAME: %[[M:[^ ]*]]: !mir.ptr<global, f32>
  gpu.func @memory(%m: memref<?x8xf32>, %i: index, %j: index) kernel {
    // CHECK: %[[P:.*]] = mir.gpu.gep unsigned %[[M]]
    // CHECK: %[[A:.*]] = mir.gpu.load %[[P]] : <global, f32> -> f32
    // CHECK: %[[ONE:.*]] = arith.constant 1 : i32
    // CHECK: %[[Q:.*]] = mir.gpu.gep unsigned %[[P]][%[[ONE]]] stride 4
    // CHECK: %[[B:.*]] = mir.gpu.load %[[Q]]
    // CHECK: %[[V:.*]] = vector.from_elements %[[A]], %[[B]] : vector<2xf32>
    %v = vector.load %m[%i, %j] : memref<?x8xf32>, vector<2xf32>
    // CHECK: %[[C:.*]] = vector.extract %[[V]][0]
    // CHECK: mir.gpu.store %{{.*}}, %[[C]] : <global, f32>, f32
    // CHECK: %[[D:.*]] = vector.extract %[[V]][1]
    // CHECK: mir.gpu.store %{{.*}}, %[[D]] : <global, f32>, f32
    vector.store %v, %m[%i, %j] : memref<?x8xf32>, vector<2xf32>
    gpu.return
  }

  // CHECK-LABEL: func.func @aligned(
  gpu.func @aligned(%m: memref<?xf32>, %i: index) kernel {
    // CHECK: %[[P:.*]] = mir.gpu.ptr_cast %{{.*}} : <global, f32> -> <global, vector<4xf32>>
    // CHECK: mir.gpu.load %[[P]] : <global, vector<4xf32>> -> vector<4xf32>
    %v = vector.load %m[%i] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
    // Eight bytes do not do for four lanes.
    // CHECK-COUNT-4: mir.gpu.store %{{.*}} : <global, f32>, f32
    vector.store %v, %m[%i] {alignment = 8 : i64} : memref<?xf32>, vector<4xf32>
    // CHECK: mir.gpu.store %{{.*}} : <global, vector<4xf32>>, vector<4xf32>
    vector.store %v, %m[%i] {alignment = 32 : i64} : memref<?xf32>, vector<4xf32>
    gpu.return
  }

  // CHECK-LABEL: func.func @kinds(
  gpu.func @kinds(%b: memref<?xi1>, %n: memref<?xindex>, %w: memref<?xvector<4xf32>>, %i: index) kernel {
    // CHECK-COUNT-4: arith.cmpi ne, %{{.*}} : i8
    // CHECK: vector.from_elements %{{.*}} : vector<4xi1>
    %0 = vector.load %b[%i] : memref<?xi1>, vector<4xi1>
    // CHECK: arith.extui %{{.*}} : i1 to i8
    vector.store %0, %b[%i] : memref<?xi1>, vector<4xi1>
    // CHECK: vector.from_elements %{{.*}} : vector<2xi32>
    %1 = vector.load %n[%i] : memref<?xindex>, vector<2xindex>
    // CHECK: mir.gpu.load %{{.*}} : <global, vector<4xf32>> -> vector<4xf32>
    %2 = vector.load %w[%i] : memref<?xvector<4xf32>>, vector<4xf32>
    gpu.return
  }

  // CHECK-LABEL: func.func @transfers(
  gpu.func @transfers(%m: memref<?x?xf32>, %i: index) kernel {
    %pad = arith.constant 0.0 : f32
    // CHECK-COUNT-2: mir.gpu.load
    %v = vector.transfer_read %m[%i, %i], %pad {in_bounds = [true]} : memref<?x?xf32>, vector<2xf32>
    // CHECK-COUNT-2: mir.gpu.store
    vector.transfer_write %v, %m[%i, %i] {in_bounds = [true]} : vector<2xf32>, memref<?x?xf32>
    gpu.return
  }

  // CHECK-LABEL: func.func @lanes(
  // CHECK-SAME: %[[V:[^ ]*]]: vector<4xf32>
  // CHECK-SAME: %[[I:[^ ]*]]: i32
  // CHECK-SAME: %[[X:[^ ]*]]: f32
  gpu.func @lanes(%v: vector<4xf32>, %i: index, %x: f32) kernel {
    // CHECK-NEXT: mir.extract_lane %[[V]][%[[I]]] : vector<4xf32>
    %0 = vector.extract %v[%i] : f32 from vector<4xf32>
    // CHECK-NEXT: mir.insert_lane %[[X]], %[[V]][%[[I]]] : vector<4xf32>
    %1 = vector.insert %x, %v[%i] : f32 into vector<4xf32>
    // CHECK-NEXT: vector.extract %[[V]][2]
    %2 = vector.extract %v[2] : f32 from vector<4xf32>
    // CHECK-NEXT: vector.insert %[[X]], %[[V]] [1]
    %3 = vector.insert %x, %v[1] : f32 into vector<4xf32>
    // CHECK-NEXT: vector.broadcast %[[X]]
    %4 = vector.broadcast %x : f32 to vector<4xf32>
    // CHECK-COUNT-4: vector.extract %[[V]]
    %5:4 = vector.to_elements %v : vector<4xf32>
    // CHECK: math.fma %[[V]], %[[V]], %{{.*}} : vector<4xf32>
    %6 = vector.fma %v, %v, %4 : vector<4xf32>
    // CHECK: %[[POISON:.*]] = ub.poison : f32
    // CHECK: vector.from_elements %{{.*}}, %[[POISON]]
    %7 = vector.shuffle %v, %v [7, -1] : vector<4xf32>, vector<4xf32>
    // CHECK: vector.from_elements %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : vector<8xf32>
    %both = vector.interleave %v, %4 : vector<4xf32> -> vector<8xf32>
    // CHECK-COUNT-2: vector.from_elements {{.*}} : vector<2xf32>
    %even, %odd = vector.deinterleave %v : vector<4xf32> -> vector<2xf32>
    // CHECK: arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
    %8 = vector.step : vector<4xindex>
    // CHECK: vector.bitcast
    %9 = vector.bitcast %v : vector<4xf32> to vector<8xi16>
    gpu.return
  }

  // Lanes are combined from the first to the last; the accumulator comes before them.
  // CHECK-LABEL: func.func @reductions(
  gpu.func @reductions(%v: vector<3xf32>, %a: f32, %i: vector<2xi32>, %out: memref<f32>) kernel {
    // CHECK: %[[L0:.*]] = vector.extract %{{.*}}[0]
    // CHECK: %[[L1:.*]] = vector.extract %{{.*}}[1]
    // CHECK: %[[L2:.*]] = vector.extract %{{.*}}[2]
    // CHECK: %[[S0:.*]] = arith.addf %{{.*}}, %[[L0]]
    // CHECK: %[[S1:.*]] = arith.addf %[[S0]], %[[L1]]
    // CHECK: %[[S2:.*]] = arith.addf %[[S1]], %[[L2]]
    // CHECK: mir.gpu.store %{{.*}}, %[[S2]]
    %0 = vector.reduction <add>, %v, %a : vector<3xf32> into f32
    memref.store %0, %out[] : memref<f32>
    // CHECK: arith.mulf
    %1 = vector.reduction <mul>, %v : vector<3xf32> into f32
    // CHECK: arith.maxnumf
    %2 = vector.reduction <maxnumf>, %v : vector<3xf32> into f32
    // CHECK: arith.minsi
    %3 = vector.reduction <minsi>, %i : vector<2xi32> into i32
    // CHECK: arith.xori
    %4 = vector.reduction <xor>, %i : vector<2xi32> into i32
    gpu.return
  }
}
