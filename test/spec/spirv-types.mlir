// Types of the SPIR-V dialect: printed, read again, serialised and deserialised as they are.
// R-SPVD-7 R-SPVD-11 R-SPVD-13
// RUN: gir-opt %s -o %t.mlir && FileCheck %s --input-file %t.mlir
// RUN: gir-opt %t.mlir | FileCheck %s
// RUN: sed -e 1d -e '/^}/d' %t.mlir | mlir-translate --no-implicit-module --serialize-spirv -o %t.spv
// RUN: spirv-val --target-env vulkan1.3 %t.spv
// RUN: spirv-dis --no-color %t.spv | FileCheck %s --check-prefix=BINARY
// RUN: mlir-translate --deserialize-spirv %t.spv | FileCheck %s

// CHECK: spirv.module Logical GLSL450
// BINARY-DAG: OpDecorate %[[ARRAY:.*]] ArrayStride 16
// BINARY-DAG: OpDecorate %[[RUNTIME:.*]] ArrayStride 4
// BINARY-DAG: OpMemberDecorate %[[STRUCT:.*]] 0 Offset 0
// BINARY-DAG: OpMemberDecorate %[[STRUCT]] 1 Offset 64
// BINARY-DAG: OpMemberDecorate %[[STRUCT]] 2 Offset 80
// BINARY-DAG: OpMemberDecorate %[[STRUCT]] 2 NonWritable
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Sampled1D, SampledCubeArray, StorageImageWriteWithoutFormat], []> {
  // An array and a runtime array with strides, in a structure with offsets and a decoration.
  // CHECK: @buffer bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.array<4 x vector<4xf32>, stride=16> [0], i32 [64], !spirv.rtarray<i32, stride=4> [80, NonWritable]), Block>, StorageBuffer>
  // BINARY-DAG: %[[V4:.*]] = OpTypeVector %float 4
  // BINARY-DAG: %[[ARRAY]] = OpTypeArray %[[V4]] %uint_4
  // BINARY-DAG: %[[RUNTIME]] = OpTypeRuntimeArray %uint
  // BINARY-DAG: %[[STRUCT]] = OpTypeStruct %[[ARRAY]] %uint %[[RUNTIME]]
  // BINARY-DAG: OpTypePointer StorageBuffer %[[STRUCT]]
  spirv.GlobalVariable @buffer bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.array<4 x vector<4xf32>, stride=16> [0], i32 [64], !spirv.rtarray<i32, stride=4> [80, NonWritable]), Block>, StorageBuffer>
  // Images, alone and with a sampler.
  // CHECK: @line bind(0, 1) : !spirv.ptr<!spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, UniformConstant>
  // BINARY-DAG: %[[LINE:.*]] = OpTypeImage %float 1D 0 0 0 1 Unknown
  // BINARY-DAG: OpTypeSampledImage %[[LINE]]
  spirv.GlobalVariable @line bind(0, 1) : !spirv.ptr<!spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, UniformConstant>
  // CHECK: @cube bind(0, 2) : !spirv.ptr<!spirv.sampled_image<!spirv.image<f32, Cube, IsDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, UniformConstant>
  // BINARY-DAG: OpTypeImage %float Cube 1 1 0 1 Unknown
  spirv.GlobalVariable @cube bind(0, 2) : !spirv.ptr<!spirv.sampled_image<!spirv.image<f32, Cube, IsDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, UniformConstant>
  // CHECK: @written bind(0, 3) : !spirv.ptr<!spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, NoSampler, Rgba32f>, UniformConstant>
  // BINARY-DAG: OpTypeImage %float 2D 2 0 0 2 Rgba32f
  spirv.GlobalVariable @written bind(0, 3) : !spirv.ptr<!spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, NoSampler, Rgba32f>, UniformConstant>
  // A matrix, in memory that no layout is stated of.
  // CHECK: @matrix : !spirv.ptr<!spirv.matrix<3 x vector<3xf32>>, Private>
  // BINARY-DAG: %[[V3:.*]] = OpTypeVector %float 3
  // BINARY-DAG: OpTypeMatrix %[[V3]] 3
  spirv.GlobalVariable @matrix : !spirv.ptr<!spirv.matrix<3 x vector<3xf32>>, Private>
  // A pointer that is a parameter.
  // CHECK: spirv.func @f(%{{.*}}: !spirv.ptr<!spirv.array<4 x i32>, Function>) -> i32 "None"
  // BINARY-DAG: %[[FOUR:.*]] = OpTypeArray %uint %uint_4
  // BINARY-DAG: OpTypePointer Function %[[FOUR]]
  spirv.func @f(%p: !spirv.ptr<!spirv.array<4 x i32>, Function>) -> i32 "None" {
    %zero = spirv.Constant 0 : i32
    %q = spirv.AccessChain %p[%zero] : !spirv.ptr<!spirv.array<4 x i32>, Function>, i32 -> !spirv.ptr<i32, Function>
    %v = spirv.Load "Function" %q : i32
    spirv.ReturnValue %v : i32
  }
  spirv.func @main() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main, @buffer, @line, @cube, @written, @matrix
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}
