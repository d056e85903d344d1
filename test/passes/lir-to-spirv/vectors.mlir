// Vectors of two to four lanes are SPIR-V's; one lane is a scalar.
// RUN: gir-opt --lir-to-spirv=prepare=false %s | FileCheck %s

module attributes {lir.target = "vulkan1.1"} {
  // Three lanes have the stride of four.
  // CHECK-DAG: spirv.GlobalVariable @k_p bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<vector<3xf32>, stride=16> [0]), Block>, StorageBuffer>
  // CHECK-DAG: spirv.GlobalVariable @k_q bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0]), Block>, StorageBuffer>
  // CHECK-DAG: spirv.GlobalVariable @k_params : !spirv.ptr<!spirv.struct<(vector<2xf32> [0], i32 [8]), Block>, PushConstant>

  // CHECK-LABEL: spirv.func @lanes(
  // CHECK-SAME: %[[A:.*]]: f32, %[[V:.*]]: vector<3xf32>, %[[I:.*]]: i32)
  func.func @lanes(%a: f32, %v: vector<3xf32>, %i: i32) -> vector<3xf32> {
    // CHECK-NEXT: %[[W:.*]] = spirv.CompositeConstruct %[[A]], %[[A]], %[[A]] : (f32, f32, f32) -> vector<3xf32>
    %0 = vector.broadcast %a : f32 to vector<3xf32>
    // CHECK-NEXT: %[[X:.*]] = spirv.CompositeExtract %[[V]][2 : i32] : vector<3xf32>
    %1 = vector.extract %v[2] : f32 from vector<3xf32>
    // CHECK-NEXT: %[[Y:.*]] = spirv.CompositeInsert %[[X]], %[[W]][0 : i32] : f32 into vector<3xf32>
    %2 = vector.insert %1, %0 [0] : f32 into vector<3xf32>
    // CHECK-NEXT: %[[Z:.*]] = spirv.CompositeConstruct %[[X]], %[[A]] : (f32, f32) -> vector<2xf32>
    %3 = vector.from_elements %1, %a : vector<2xf32>
    // CHECK-NEXT: %[[LAST:.*]] = spirv.Constant 2 : i32
    // CHECK-NEXT: %[[LANE:.*]] = spirv.GL.UMin %[[I]], %[[LAST]] : i32
    // CHECK-NEXT: %[[E:.*]] = spirv.VectorExtractDynamic %[[Y]][%[[LANE]]] : vector<3xf32>, i32
    %4 = lir.extract_lane %2[%i] : vector<3xf32>
    // CHECK: %[[LANE:.*]] = spirv.GL.UMin %[[I]], %{{.*}} : i32
    // CHECK-NEXT: %[[R:.*]] = spirv.VectorInsertDynamic %[[E]], %[[Y]][%[[LANE]]] : vector<3xf32>, i32
    %5 = lir.insert_lane %4, %2[%i] : vector<3xf32>
    // CHECK-NEXT: spirv.ReturnValue %[[R]]
    return %5 : vector<3xf32>
  }

  // CHECK-LABEL: spirv.func @conditions(
  // CHECK-SAME: %[[V:.*]]: vector<2xi32>, %[[B:.*]]: i1)
  func.func @conditions(%v: vector<2xi32>, %b: i1) -> vector<2xi32> {
    // CHECK: %[[LESS:.*]] = spirv.ULessThan %[[V]], %[[V]] : vector<2xi32>
    %0 = arith.cmpi ult, %v, %v : vector<2xi32>
    // CHECK: %[[ONES:.*]] = spirv.Constant dense<1> : vector<2xi32>
    // CHECK: %[[ZEROS:.*]] = spirv.Constant dense<0> : vector<2xi32>
    // CHECK: %[[WIDE:.*]] = spirv.Select %[[LESS]], %[[ONES]], %[[ZEROS]] : vector<2xi1>, vector<2xi32>
    %1 = arith.extui %0 : vector<2xi1> to vector<2xi32>
    // CHECK: %[[AND:.*]] = spirv.LogicalAnd %[[LESS]], %[[LESS]] : vector<2xi1>
    %2 = arith.andi %0, %0 : vector<2xi1>
    // CHECK: %[[S:.*]] = spirv.Select %[[AND]], %[[WIDE]], %[[V]] : vector<2xi1>, vector<2xi32>
    %3 = arith.select %2, %1, %v : vector<2xi1>, vector<2xi32>
    // One condition for all lanes.
    // CHECK: %[[BS:.*]] = spirv.CompositeConstruct %[[B]], %[[B]] : (i1, i1) -> vector<2xi1>
    // CHECK: spirv.Select %[[BS]], %[[S]], %[[V]] : vector<2xi1>, vector<2xi32>
    %4 = arith.select %b, %3, %v : vector<2xi32>
    return %4 : vector<2xi32>
  }

  // CHECK-LABEL: spirv.func @bits(
  // CHECK-SAME: %[[V:.*]]: vector<4xi32>, %[[X:.*]]: f32)
  func.func @bits(%v: vector<4xi32>, %x: f32) -> i32 {
    // CHECK-NEXT: spirv.Bitcast %[[V]] : vector<4xi32> to vector<4xf32>
    %0 = arith.bitcast %v : vector<4xi32> to vector<4xf32>
    // CHECK-NEXT: %[[R:.*]] = spirv.Bitcast %[[X]] : f32 to i32
    %1 = vector.from_elements %x : vector<1xf32>
    %2 = vector.bitcast %1 : vector<1xf32> to vector<1xi32>
    %3 = vector.extract %2[0] : i32 from vector<1xi32>
    // CHECK-NEXT: spirv.ReturnValue %[[R]]
    return %3 : i32
  }

  // CHECK-LABEL: spirv.func @k(
  func.func @k(%p: !mir.ptr<global, vector<3xf32>> {lir.name = "p", lir.resource = #mir.resource<set = 0, binding = 0, storage>},
               %q: !mir.ptr<global, f32> {lir.name = "q", lir.resource = #mir.resource<set = 0, binding = 1, storage>},
               %s: vector<2xf32> {lir.push_constant = #lir.push_constant<offset = 0, size = 8>},
               %i: i32 {lir.push_constant = #lir.push_constant<offset = 8, size = 4>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    // CHECK: %[[I:.*]] = spirv.Load "PushConstant" %{{.*}} : i32
    // CHECK: %[[AT:.*]] = spirv.AccessChain %{{.*}}[%{{.*}}, %[[I]]]
    %at = lir.gep %p[%i] stride 16 : <global, vector<3xf32>>, i32
    // CHECK: spirv.Load "StorageBuffer" %[[AT]] : vector<3xf32>
    %v = lir.load %at align 16 : <global, vector<3xf32>> -> vector<3xf32>
    // Scalars in memory as a vector.
    %pairs = lir.ptr_cast %q : !mir.ptr<global, f32> -> !mir.ptr<global, vector<2xi32>>
    // CHECK: %[[TWO:.*]] = spirv.Constant 2 : i32
    // CHECK: %[[FIRST:.*]] = spirv.IMul %[[I]], %[[TWO]]
    // CHECK: %[[PLACE:.*]] = spirv.AccessChain %{{.*}}[%{{.*}}, %[[FIRST]]]
    %pair = lir.gep %pairs[%i] stride 8 : <global, vector<2xi32>>, i32
    // CHECK: %[[X:.*]] = spirv.Load "StorageBuffer" %[[PLACE]] : f32
    // CHECK: %[[X0:.*]] = spirv.Bitcast %[[X]] : f32 to i32
    // CHECK: %[[SECOND:.*]] = spirv.IAdd %[[FIRST]], %{{.*}}
    // CHECK: %[[NEXT:.*]] = spirv.AccessChain %{{.*}}[%{{.*}}, %[[SECOND]]]
    // CHECK: %[[Y:.*]] = spirv.Load "StorageBuffer" %[[NEXT]] : f32
    // CHECK: %[[Y0:.*]] = spirv.Bitcast %[[Y]] : f32 to i32
    // CHECK: spirv.CompositeConstruct %[[X0]], %[[Y0]] : (i32, i32) -> vector<2xi32>
    %w = lir.load %pair align 8 : <global, vector<2xi32>> -> vector<2xi32>
    // A vector in memory as its first lane.
    %lanes = lir.ptr_cast %at : !mir.ptr<global, vector<3xf32>> -> !mir.ptr<global, f32>
    %x = vector.extract %s[1] : f32 from vector<2xf32>
    // CHECK: %[[LANE:.*]] = spirv.AccessChain %{{.*}}[%{{.*}}, %[[I]], %{{.*}}] : {{.*}} -> !spirv.ptr<f32, StorageBuffer>
    // CHECK: spirv.Store "StorageBuffer" %[[LANE]], %{{.*}} : f32
    lir.store %lanes, %x align 4 : <global, f32>, f32
    return
  }
}
