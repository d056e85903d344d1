// Buffers, push constants, shared and private memory, tables, address arithmetic.
// R-GIR-8 R-GIR-68 R-RUNA-13
// RUN: gir-opt --lir-to-spirv=prepare=false %s | FileCheck %s

module attributes {lir.target = "vulkan1.1"} {
  lir.global @tile : !mir.ptr<workgroup, f32> count 64 align 4 elem f32
  lir.global @sum : !mir.ptr<global, i32> count 1 align 4 elem ui32 {lir.resource = #mir.resource<set = 0, binding = 4, storage>}
  lir.global @table : !mir.ptr<constant, i32> count 3 align 4 elem ui32 = dense<[1, 2, 3]> : tensor<3xi32>

  // CHECK-DAG: spirv.GlobalVariable @tile : !spirv.ptr<!spirv.array<64 x f32>, Workgroup>
  // CHECK-DAG: spirv.GlobalVariable @sum bind(0, 4) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>
  // CHECK-DAG: spirv.GlobalVariable @k_x bind(1, 3) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0]), Block>, StorageBuffer>
  // CHECK-DAG: spirv.GlobalVariable @k_params : !spirv.ptr<!spirv.struct<(i32 [4], f32 [8]), Block>, PushConstant>
  // CHECK-DAG: spirv.GlobalVariable @LocalInvocationId built_in("LocalInvocationId") : !spirv.ptr<vector<3xi32>, Input>

  // CHECK-LABEL: spirv.func @k() "None"
  func.func @k(
      %x: !mir.ptr<global, f32> {lir.name = "x", lir.resource = #mir.resource<set = 1, binding = 3, storage>},
      %i: i32 {lir.push_constant = #lir.push_constant<offset = 4, size = 4>},
      %f: f32 {lir.push_constant = #lir.push_constant<offset = 8, size = 4>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [8, 4, 2]>} {
    // Variables come first.
    // CHECK: %[[SCALAR:.*]] = spirv.Variable : !spirv.ptr<i32, Function>
    // CHECK: %[[ARRAY:.*]] = spirv.Variable : !spirv.ptr<!spirv.array<4 x f32>, Function>
    // CHECK: %[[VALUES:.*]] = spirv.Constant dense<[1, 2, 3]> : tensor<3xi32> : !spirv.array<3 x i32>
    // CHECK: %[[TABLE:.*]] = spirv.Variable init(%[[VALUES]]) : !spirv.ptr<!spirv.array<3 x i32>, Function>
    // An id is read once.
    // CHECK: spirv.Load "Input" %{{.*}} : vector<3xi32>
    // CHECK: %[[LOCAL:.*]] = spirv.CompositeExtract %{{.*}}[1 : i32] : vector<3xi32>
    // CHECK-NOT: spirv.Load "Input"
    // CHECK: %[[SIZE:.*]] = spirv.Constant 4 : i32
    // CHECK: %[[IP:.*]] = spirv.AccessChain %{{.*}}params{{.*}} -> !spirv.ptr<i32, PushConstant>
    // CHECK: %[[I:.*]] = spirv.Load "PushConstant" %[[IP]] : i32
    // CHECK: %[[F:.*]] = spirv.Load "PushConstant" %{{.*}} : f32
    %scalar = lir.var 1 align 4 : <private, i32>
    %array = lir.var 4 align 4 : <private, f32>
    %tile = lir.address_of @tile : <workgroup, f32>
    %sum = lir.address_of @sum : <global, i32>
    %table = lir.address_of @table : <constant, i32>
    %y = lir.id_local_y
    %y2 = lir.id_local_y
    %size = lir.group_size_y

    // CHECK: spirv.Store "Function" %[[SCALAR]], %[[I]] : i32
    lir.store %scalar, %i align 4 : <private, i32>, i32
    // CHECK: %[[AP:.*]] = spirv.AccessChain %[[ARRAY]][%[[LOCAL]]]
    // CHECK: spirv.Store "Function" %[[AP]], %[[F]]
    %ap = lir.gep %array[%y] stride 4 : <private, f32>, i32
    lir.store %ap, %f align 4 : <private, f32>, f32
    // CHECK: spirv.AccessChain %{{.*}}tile{{.*}}[%[[LOCAL]]]
    // CHECK: %[[TV:.*]] = spirv.Load "Workgroup"
    %tp = lir.gep %tile[%y2] stride 4 : <workgroup, f32>, i32
    %tv = lir.load %tp align 4 : <workgroup, f32> -> f32
    // CHECK: spirv.AccessChain %[[TABLE]][%[[SIZE]]]
    %cp = lir.gep %table[%size] stride 4 : <constant, i32>, i32
    %cv = lir.load %cp align 4 : <constant, i32> -> i32

    // Strides add up to one index, in elements.
    // CHECK: %[[FOUR:.*]] = spirv.Constant 4 : i32
    // CHECK: %[[ROW:.*]] = spirv.IMul %[[I]], %[[FOUR]]
    // CHECK: %[[AT:.*]] = spirv.IAdd %[[ROW]], %[[LOCAL]]
    // CHECK: %[[XP:.*]] = spirv.AccessChain %{{.*}}x{{.*}}[%{{.*}}, %[[AT]]]
    %row = lir.gep %x[%i] stride 16 : <global, f32>, i32
    %xp = lir.gep %row[%y] stride 4 : <global, f32>, i32
    // CHECK: spirv.Store "StorageBuffer" %[[XP]], %[[TV]] : f32
    lir.store %xp, %tv align 4 : <global, f32>, f32
    // A cast changes the bits' type, not the memory's.
    // CHECK: %[[RAW:.*]] = spirv.Load "StorageBuffer" %[[XP]] : f32
    // CHECK: %[[BITS:.*]] = spirv.Bitcast %[[RAW]] : f32 to i32
    %xi = lir.ptr_cast %xp : <global, f32> -> <global, i32>
    %bits = lir.load %xi align 4 : <global, i32> -> i32
    // CHECK: %[[BACK:.*]] = spirv.Bitcast %{{.*}} : i32 to f32
    // CHECK: spirv.Store "StorageBuffer" %[[XP]], %[[BACK]] : f32
    %next = arith.addi %bits, %cv : i32
    lir.store %xi, %next align 4 : <global, i32>, i32
    // CHECK: spirv.Store "StorageBuffer" %{{.*}}, %[[BITS]] : i32
    lir.store %sum, %bits align 4 : <global, i32>, i32
    return
  }
  // CHECK: spirv.EntryPoint "GLCompute" @k, @LocalInvocationId
  // CHECK: spirv.ExecutionMode @k "LocalSize", 8, 4, 2
}
