// Images and samplers: their types, and an instruction for each operation on them. Upstream's
// dialect has no samplers, does not join them with images, and fetches no level.
// R-SPVD-2 R-SPVD-11 R-SPVD-13 R-SPVD-33
// RUN: gir-opt --lir-to-spirv=prepare=false %s | FileCheck %s
// RUN: gir-opt --emit-spirv-asm %s | FileCheck %s --check-prefix=ASM
// RUN: gir-opt --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv
// RUN: gir-opt --emit-spirv-asm %s -o %t.spvasm
// RUN: spirv-as --preserve-numeric-ids --target-env spv1.6 %t.spvasm -o %t2.spv && cmp -i 12 %t.spv %t2.spv

// ASM-DAG: OpCapability StorageImageReadWithoutFormat
// ASM-DAG: OpCapability StorageImageWriteWithoutFormat
// ASM-NOT: OpName %{{[0-9]+}} "gir:
// ASM-DAG: OpDecorate %[[WRITTEN:[0-9]+]] NonReadable
// ASM-DAG: OpDecorate %[[READ:[0-9]+]] NonWritable
// ASM-DAG: %[[F32:[0-9]+]] = OpTypeFloat 32
// ASM-DAG: %[[U32:[0-9]+]] = OpTypeInt 32 0
// ASM-DAG: %[[S32:[0-9]+]] = OpTypeInt 32 1
// ASM-DAG: %[[SAMPLED:[0-9]+]] = OpTypeImage %[[F32]] 2D 0 0 0 1 Unknown
// ASM-DAG: %[[BOTH:[0-9]+]] = OpTypeSampledImage %[[SAMPLED]]
// ASM-DAG: %[[SAMPLER:[0-9]+]] = OpTypeSampler
// ASM-DAG: OpTypeImage %[[U32]] 3D 0 0 0 2 Unknown
// ASM-DAG: OpTypeImage %[[S32]] 2D 0 0 0 2 Unknown
// ASM-DAG: %[[WRITTEN]] = OpVariable
// ASM-DAG: %[[READ]] = OpVariable
// ASM: %[[I:[0-9]+]] = OpLoad %[[SAMPLED]]
// ASM: %[[P:[0-9]+]] = OpLoad %[[SAMPLER]]
// ASM: %[[S:[0-9]+]] = OpSampledImage %[[BOTH]] %[[I]] %[[P]]
// ASM-NEXT: OpImageSampleExplicitLod %{{[0-9]+}} %[[S]] %{{[0-9]+}} Lod %
// ASM-NEXT: %[[S:[0-9]+]] = OpSampledImage %[[BOTH]] %[[I]] %[[P]]
// ASM-NEXT: OpImageSampleExplicitLod %{{[0-9]+}} %[[S]] %[[UV:[0-9]+]] Grad %[[UV]] %[[UV]]
// ASM-NEXT: OpImageFetch %{{[0-9]+}} %[[I]] %{{[0-9]+}} Lod %
// ASM: OpImageRead
// ASM: OpImageWrite
// ASM-NOT: OpFunctionCall

module attributes {lir.target = "vulkan1.3"} {
  // CHECK-DAG: spirv.GlobalVariable @k_tex bind(0, 0) : !spirv.ptr<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, UniformConstant>
  // CHECK-DAG: spirv.GlobalVariable @k_1 bind(0, 1) : !spirv.ptr<!spirv.struct<gir:OpTypeSampler, ()>, UniformConstant>
  // CHECK-DAG: spirv.GlobalVariable @k_2 bind(0, 2) : !spirv.ptr<!spirv.image<i32, Dim3D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, UniformConstant>
  // CHECK-DAG: spirv.GlobalVariable @k_3 bind(0, 3) {non_writable} : !spirv.ptr<!spirv.image<si32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, UniformConstant>
  // Half floats are converted: Vulkan samples 32 bits.
  // CHECK-DAG: spirv.GlobalVariable @k_4 bind(1, 0) {non_readable} : !spirv.ptr<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, UniformConstant>
  // CHECK-DAG: spirv.GlobalVariable @k_5 bind(1, 1) : !spirv.ptr<!spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, UniformConstant>
  func.func @k(
      %0: !mir.image2d<f32> {lir.name = "tex", lir.resource = #mir.resource<set = 0, binding = 0, image>},
      %1: !mir.sampler {lir.resource = #mir.resource<set = 0, binding = 1, sampler>},
      %2: !mir.image3d<ui32, read_write> {lir.resource = #mir.resource<set = 0, binding = 2, image>},
      %3: !mir.image2d<si32, read> {lir.resource = #mir.resource<set = 0, binding = 3, image>},
      %4: !mir.image2d<f16, write> {lir.resource = #mir.resource<set = 1, binding = 0, image>},
      %5: !mir.image3d<f16> {lir.resource = #mir.resource<set = 1, binding = 1, image>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // CHECK: %[[IMAGE:.*]] = spirv.Load "UniformConstant" %{{.*}} : !spirv.image<f32
    %i = lir.bind_image set 0 binding 0 : !mir.image2d<f32>
    // CHECK: %[[SAMPLER:.*]] = spirv.Load "UniformConstant" %{{.*}} : !spirv.struct<gir:OpTypeSampler
    %p = lir.bind_sampler set 0 binding 1 : !mir.sampler
    %b = lir.bind_image set 0 binding 2 : !mir.image3d<ui32, read_write>
    %r = lir.bind_image set 0 binding 3 : !mir.image2d<si32, read>
    %w = lir.bind_image set 1 binding 0 : !mir.image2d<f16, write>
    %h = lir.bind_image set 1 binding 1 : !mir.image3d<f16>
    %uv = arith.constant dense<0.5> : vector<2xf32>
    %uvw = arith.constant dense<0.5> : vector<3xf32>
    %xy = arith.constant dense<1> : vector<2xi32>
    %xyz = arith.constant dense<1> : vector<3xi32>
    %lod = arith.constant 1.0 : f32
    %level = arith.constant 1 : i32
    // CHECK: %[[BOTH:.*]] = spirv.FunctionCall @"gir:OpSampledImage {{.*}}"(%[[IMAGE]], %[[SAMPLER]])
    // CHECK: spirv.ImageSampleExplicitLod %[[BOTH]], %{{.*}} ["Lod"], %{{.*}} : {{.*}} -> vector<4xf32>
    %s = lir.image_sample %i, %p[%uv] lod %lod : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
    // CHECK: spirv.ImageSampleExplicitLod %{{.*}}, %{{.*}} ["Grad"], %{{.*}}, %{{.*}} : {{.*}} -> vector<4xf32>
    %g = lir.image_sample %i, %p[%uv] grad %uv, %uv : !mir.image2d<f32>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
    // CHECK: spirv.FunctionCall @"gir:OpImageFetch Lod {{.*}}"(%[[IMAGE]], %{{.*}}, %{{.*}})
    %f = lir.image_fetch %i[%xy] lod %level : !mir.image2d<f32>, vector<2xi32> -> vector<4xf32>
    // CHECK: %[[WORDS:.*]] = spirv.ImageRead %{{.*}}, %{{.*}} : {{.*}} -> vector<4xi32>
    %t = lir.image_load %b[%xyz] : !mir.image3d<ui32, read_write>, vector<3xi32> -> vector<4xi32>
    // CHECK: spirv.ImageWrite %{{.*}}, %{{.*}}, %[[WORDS]] : {{.*}}, vector<3xi32>, vector<4xi32>
    lir.image_store %b[%xyz], %t : !mir.image3d<ui32, read_write>, vector<3xi32>, vector<4xi32>
    // Signed texels are read with their sign.
    // CHECK: %[[SIGNED:.*]] = spirv.ImageRead %{{.*}}, %{{.*}} : {{.*}} -> vector<4xsi32>
    // CHECK: spirv.Bitcast %[[SIGNED]] : vector<4xsi32> to vector<4xi32>
    %u = lir.image_load %r[%xy] : !mir.image2d<si32, read>, vector<2xi32> -> vector<4xi32>
    // CHECK: %[[WIDE:.*]] = spirv.ImageSampleExplicitLod {{.*}} -> vector<4xf32>
    // CHECK: %[[HALF:.*]] = spirv.FConvert %[[WIDE]] : vector<4xf32> to vector<4xf16>
    %n = lir.image_sample %h, %p[%uvw] lod %lod : !mir.image3d<f16>, vector<3xf32> -> vector<4xf16>
    // CHECK: %[[WIDE:.*]] = spirv.FConvert %[[HALF]] : vector<4xf16> to vector<4xf32>
    // CHECK: spirv.ImageWrite %{{.*}}, %{{.*}}, %[[WIDE]] : {{.*}}, vector<2xi32>, vector<4xf32>
    lir.image_store %w[%xy], %n : !mir.image2d<f16, write>, vector<2xi32>, vector<4xf16>
    return
  }
}
