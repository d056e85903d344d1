// Images and samplers for OpenCL: parameters, of types that say how they are accessed. Texels are of
// 32 bits, places of three dimensions have four coordinates.
// R-CHIP-33 R-CHIP-36 R-CHIP-38 R-SPVD-11 R-SPVD-13
// RUN: gir-opt --emit-spirv-asm %s --split-input-file | FileCheck %s
// RUN: gir-opt --emit-spirv --target=opencl2.1-spirv %S/Inputs/opencl-image.mlir -o %t.spv
// RUN: spirv-val --target-env opencl2.1 %t.spv

// CHECK-DAG: OpCapability ImageBasic
// CHECK-NOT: OpCapability ImageReadWrite
// CHECK-NOT: OpName %{{[0-9]+}} "gir:
// CHECK-DAG: %[[VOID:[0-9]+]] = OpTypeVoid
// CHECK-DAG: %[[READ:[0-9]+]] = OpTypeImage %[[VOID]] 2D 0 0 0 0 Unknown ReadOnly
// CHECK-DAG: %[[BOTH:[0-9]+]] = OpTypeSampledImage %[[READ]]
// CHECK-DAG: %[[WRITE:[0-9]+]] = OpTypeImage %[[VOID]] 3D 0 0 0 0 Unknown WriteOnly
// CHECK-DAG: %[[SAMPLER:[0-9]+]] = OpTypeSampler
// CHECK: OpFunction
// CHECK-DAG: %[[I:[0-9]+]] = OpFunctionParameter %[[READ]]
// CHECK-DAG: %[[S:[0-9]+]] = OpFunctionParameter %[[SAMPLER]]
// CHECK-DAG: %[[W:[0-9]+]] = OpFunctionParameter %[[WRITE]]
// CHECK: %[[PAIR:[0-9]+]] = OpSampledImage %[[BOTH]] %[[I]] %[[S]]
// CHECK-NEXT: %[[T:[0-9]+]] = OpImageSampleExplicitLod %[[V4:[0-9]+]] %[[PAIR]] %{{[0-9]+}} Lod %
// CHECK-NEXT: OpImageRead %[[V4]] %[[I]] %{{[0-9]+}}{{$}}
// CHECK: OpCompositeConstruct
// CHECK-NEXT: OpImageWrite %[[W]] %{{[0-9]+}} %[[T]]{{$}}

module attributes {lir.target = "opencl2.1-spirv"} {
  func.func @k(
      %0: !mir.image2d<f32> {lir.resource = #mir.resource<set = 0, binding = 0, image>},
      %1: !mir.sampler {lir.resource = #mir.resource<set = 0, binding = 1, sampler>},
      %2: !mir.image3d<f32, write> {lir.resource = #mir.resource<set = 0, binding = 2, image>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %i = lir.bind_image set 0 binding 0 : !mir.image2d<f32>
    %s = lir.bind_sampler set 0 binding 1 : !mir.sampler
    %w = lir.bind_image set 0 binding 2 : !mir.image3d<f32, write>
    %uv = arith.constant dense<0.5> : vector<2xf32>
    %xy = arith.constant dense<1> : vector<2xi32>
    %xyz = arith.constant dense<1> : vector<3xi32>
    %lod = arith.constant 0.0 : f32
    %level = arith.constant 0 : i32
    %t = lir.image_sample %i, %s[%uv] lod %lod : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
    %u = lir.image_fetch %i[%xy] lod %level : !mir.image2d<f32>, vector<2xi32> -> vector<4xf32>
    lir.image_store %w[%xyz], %t : !mir.image3d<f32, write>, vector<3xi32>, vector<4xf32>
    return
  }
}

// -----

// From SPIR-V 1.4 on it says whether integers have a sign; half floats are converted.
// CHECK-DAG: OpCapability ImageBasic
// CHECK-DAG: OpCapability ImageReadWrite
// CHECK: OpImageSampleExplicitLod %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} Lod|ZeroExtend %{{[0-9]+}}
// CHECK: OpImageRead %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} SignExtend
// CHECK: OpImageRead %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} ZeroExtend
// CHECK: OpImageWrite %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} ZeroExtend
// CHECK: OpFConvert
// CHECK-NEXT: OpImageWrite %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}{{$}}

module attributes {lir.target = "opencl3.0-spirv"} {
  func.func @k(
      %0: !mir.image2d<si32, read> {lir.resource = #mir.resource<set = 0, binding = 0, image>},
      %1: !mir.image2d<ui32, read_write> {lir.resource = #mir.resource<set = 0, binding = 1, image>},
      %2: !mir.image2d<f16, write> {lir.resource = #mir.resource<set = 0, binding = 2, image>},
      %3: !mir.image2d<ui32> {lir.resource = #mir.resource<set = 0, binding = 3, image>},
      %4: !mir.sampler {lir.resource = #mir.resource<set = 0, binding = 4, sampler>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %s = lir.bind_image set 0 binding 0 : !mir.image2d<si32, read>
    %u = lir.bind_image set 0 binding 1 : !mir.image2d<ui32, read_write>
    %h = lir.bind_image set 0 binding 2 : !mir.image2d<f16, write>
    %xy = arith.constant dense<1> : vector<2xi32>
    %w = lir.bind_image set 0 binding 3 : !mir.image2d<ui32>
    %p = lir.bind_sampler set 0 binding 4 : !mir.sampler
    %uv = arith.constant dense<0.5> : vector<2xf32>
    %lod = arith.constant 0.0 : f32
    %n = lir.image_sample %w, %p[%uv] lod %lod : !mir.image2d<ui32>, vector<2xf32> -> vector<4xi32>
    lir.image_store %u[%xy], %n : !mir.image2d<ui32, read_write>, vector<2xi32>, vector<4xi32>
    %a = lir.image_load %s[%xy] : !mir.image2d<si32, read>, vector<2xi32> -> vector<4xi32>
    %b = lir.image_load %u[%xy] : !mir.image2d<ui32, read_write>, vector<2xi32> -> vector<4xi32>
    %c = arith.addi %a, %b : vector<4xi32>
    lir.image_store %u[%xy], %c : !mir.image2d<ui32, read_write>, vector<2xi32>, vector<4xi32>
    %f = arith.sitofp %c : vector<4xi32> to vector<4xf16>
    lir.image_store %h[%xy], %f : !mir.image2d<f16, write>, vector<2xi32>, vector<4xf16>
    return
  }
}
