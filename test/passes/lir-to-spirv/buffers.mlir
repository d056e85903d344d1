// Buffers that are handles: their elements stand where the layout says, an offset becomes the
// number of an element.
// R-SPVD-11 R-SPVD-33 R-SPVD-34
// RUN: gir-opt --lir-to-spirv=prepare=false %s | FileCheck %s
// RUN: gir-opt --emit-spirv-asm %s | FileCheck %s --check-prefix=ASM
// RUN: gir-opt --emit-spirv %s -o %t.spv
// RUN: spirv-val --target-env vulkan1.1 %t.spv

// ASM-DAG: OpCapability UniformAndStorageBuffer8BitAccess
// ASM-DAG: OpCapability UniformAndStorageBuffer16BitAccess
// ASM-NOT: OpCapability StorageBuffer8BitAccess
// ASM: OpExtension "SPV_KHR_8bit_storage"
// ASM: OpDecorate %[[NUMBERS:[0-9]+]] ArrayStride 16
// ASM: OpMemberDecorate %[[BLOCK:[0-9]+]] 0 Offset 0
// ASM: OpDecorate %[[BLOCK]] Block
// ASM: %[[COUNT:[0-9]+]] = OpConstant %{{[0-9]+}} 4096
// ASM: %[[NUMBERS]] = OpTypeArray %{{[0-9]+}} %[[COUNT]]
// ASM: %[[BLOCK]] = OpTypeStruct %[[NUMBERS]]
// ASM: OpTypePointer Uniform %[[BLOCK]]

module attributes {lir.target = "vulkan1.1"} {
  // CHECK-DAG: spirv.GlobalVariable @k_u bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.array<4096 x f32, stride=16> [0]), Block>, Uniform>
  // CHECK-DAG: spirv.GlobalVariable @k_1 bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.array<4096 x vector<3xf32>, stride=16> [0]), Block>, Uniform>
  // CHECK-DAG: spirv.GlobalVariable @k_2 bind(0, 2) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>
  // CHECK-DAG: spirv.GlobalVariable @k_3 bind(1, 0) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=16> [0]), Block>, StorageBuffer>
  // CHECK-DAG: spirv.GlobalVariable @k_4 bind(1, 1) : !spirv.ptr<!spirv.struct<(!spirv.array<4096 x i8, stride=16> [0]), Block>, Uniform>
  // CHECK-DAG: spirv.GlobalVariable @k_5 bind(1, 2) : !spirv.ptr<!spirv.struct<(!spirv.array<4096 x f16, stride=16> [0]), Block>, Uniform>
  // A matrix is its rows, or its columns.
  // CHECK-DAG: spirv.GlobalVariable @k_6 bind(1, 3) : !spirv.ptr<!spirv.struct<(!spirv.array<4096 x vector<3xf32>, stride=16> [0]), Block>, Uniform>
  // CHECK-DAG: spirv.GlobalVariable @k_7 bind(1, 4) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<vector<2xf32>, stride=8> [0]), Block>, StorageBuffer>
  func.func @k(
      %0: !mir.uniform_buffer<f32> {lir.name = "u", lir.resource = #mir.resource<set = 0, binding = 0, uniform>},
      %1: !mir.uniform_buffer<vector<3xf32>> {lir.resource = #mir.resource<set = 0, binding = 1, uniform, layout = std430>},
      %2: !mir.storage_buffer<i32> {lir.resource = #mir.resource<set = 0, binding = 2, storage>},
      %3: !mir.storage_buffer<f32> {lir.resource = #mir.resource<set = 1, binding = 0, storage, layout = std140>},
      %4: !mir.uniform_buffer<i8> {lir.resource = #mir.resource<set = 1, binding = 1, uniform>},
      %5: !mir.uniform_buffer<f16> {lir.resource = #mir.resource<set = 1, binding = 2, uniform>},
      %6: !mir.uniform_buffer<!mir.matrix<3x2xf32>> {lir.resource = #mir.resource<set = 1, binding = 3, uniform>},
      %7: !mir.storage_buffer<!mir.matrix<3x2xf32>> {lir.resource = #mir.resource<set = 1, binding = 4, storage, layout = metal>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %u = lir.bind_uniform set 0 binding 0 : !mir.uniform_buffer<f32>
    %v = lir.bind_uniform set 0 binding 1 : !mir.uniform_buffer<vector<3xf32>>
    %s = lir.bind_storage set 0 binding 2 : !mir.storage_buffer<i32>
    %t = lir.bind_storage set 1 binding 0 : !mir.storage_buffer<f32>
    %b = lir.bind_uniform set 1 binding 1 : !mir.uniform_buffer<i8>
    %h = lir.bind_uniform set 1 binding 2 : !mir.uniform_buffer<f16>
    // CHECK: %[[U:.*]] = spirv.mlir.addressof @k_u
    // CHECK: %[[I:.*]] = spirv.CompositeExtract
    %i = lir.id_global_x
    %c16 = arith.constant 16 : i32
    %c4 = arith.constant 4 : i32
    %c32 = arith.constant 32 : i32
    // The index that is multiplied, whatever is added.
    // CHECK: spirv.AccessChain %[[U]][%{{.*}}, %[[I]]] : {{.*}} -> !spirv.ptr<f32, Uniform>
    // CHECK: %[[X:.*]] = spirv.Load "Uniform" %{{.*}} : f32
    %o = arith.muli %i, %c16 : i32
    %x = lir.buffer_load %u[%o] align 16 layout std140 : !mir.uniform_buffer<f32>, i32 -> f32
    // CHECK: %[[TWO:.*]] = spirv.Constant 2 : i32
    // CHECK: %[[SUM:.*]] = spirv.IAdd %[[I]], %[[TWO]] : i32
    // CHECK: spirv.AccessChain %[[U]][%{{.*}}, %[[SUM]]]
    %p = arith.addi %o, %c32 : i32
    %y = lir.buffer_load %u[%p] align 16 layout std140 : !mir.uniform_buffer<f32>, i32 -> f32
    // A number of elements at once, and a constant one.
    // CHECK: %[[TIMES:.*]] = spirv.IMul %[[I]], %{{.*}} : i32
    // CHECK: spirv.AccessChain %{{.*}}[%{{.*}}, %[[TIMES]]] : {{.*}} -> !spirv.ptr<i32, StorageBuffer>
    %n = lir.buffer_load %s[%o] align 4 layout std430 : !mir.storage_buffer<i32>, i32 -> i32
    // CHECK: %[[FOUR:.*]] = spirv.Constant 4 : i32
    // CHECK: spirv.AccessChain %{{.*}}[%{{.*}}, %[[FOUR]]] : {{.*}} -> !spirv.ptr<i32, StorageBuffer>
    lir.buffer_store %s[%c16], %n align 4 layout std430 : !mir.storage_buffer<i32>, i32, i32
    // Another offset is divided.
    // CHECK: %[[STRIDE:.*]] = spirv.Constant 16 : i32
    // CHECK: spirv.UDiv %[[I]], %[[STRIDE]] : i32
    // CHECK: spirv.Store "StorageBuffer" %{{.*}}, %{{.*}} : f32
    lir.buffer_store %t[%i], %x align 16 layout std140 : !mir.storage_buffer<f32>, i32, f32
    // CHECK-NOT: spirv.ShiftLeftLogical
    // CHECK: spirv.AccessChain %{{.*}}[%{{.*}}, %[[I]]] : {{.*}} -> !spirv.ptr<vector<3xf32>, Uniform>
    // CHECK: spirv.Load "Uniform" %{{.*}} : vector<3xf32>
    %q = arith.shli %i, %c4 : i32
    %w = lir.buffer_load %v[%q] align 16 layout std430 : !mir.uniform_buffer<vector<3xf32>>, i32 -> vector<3xf32>
    // CHECK: spirv.Load "Uniform" %{{.*}} : i8
    %d = lir.buffer_load %b[%o] align 16 layout std140 : !mir.uniform_buffer<i8>, i32 -> i8
    // CHECK: spirv.Load "Uniform" %{{.*}} : f16
    %e = lir.buffer_load %h[%o] align 16 layout std140 : !mir.uniform_buffer<f16>, i32 -> f16
    return
  }
}
