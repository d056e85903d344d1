// The example of the chipStar specification, `processImage`, through all of the road: coordinates stay
// floats, which read_imagef takes as HIP's tex2D does.
// R-CHIP-33 R-CHIP-36 R-CHIP-38
// RUN: gir-opt --emit-opencl %s | FileCheck %s
// RUN: gir-opt --emit-opencl -O0 %s | FileCheck %s
// RUN: gir-opt --emit-spirv-asm --target=opencl3.0-spirv %s | FileCheck %s --check-prefix=SPIRV
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %s -o %t.spv
// RUN: spirv-val --target-env vulkan1.3 %t.spv
// RUN: gir-opt --emit-reflection --target=vulkan1.3 %s | FileCheck %s --check-prefix=REFLECTION

// CHECK: __kernel void processImage(
// CHECK-NEXT: read_only image2d_t tex,
// CHECK-NEXT: sampler_t tex_sampler,
// CHECK-NEXT: __global float* output,
// CHECK-NEXT: uint width) {
// CHECK: uint [[X:t[0-9]*]] = (uint)get_global_id(0);
// CHECK: uint [[Y:t[0-9]*]] = (uint)get_global_id(1);
// CHECK: output[(int)([[Y]] * width + [[X]])] = read_imagef(tex, tex_sampler, (float2)((float)(int)[[X]], (float)(int)[[Y]])).x;

// SPIRV: %[[IMAGE:[0-9]+]] = OpTypeImage %{{[0-9]+}} 2D 0 0 0 0 Unknown ReadOnly
// SPIRV: OpSampledImage
// SPIRV-NEXT: %[[PIXEL:[0-9]+]] = OpImageSampleExplicitLod
// SPIRV-NEXT: OpCompositeExtract %{{[0-9]+}} %[[PIXEL]] 0

// REFLECTION: "binding": 2,
// REFLECTION: "type": "image2d",
// REFLECTION: "name": "tex",
// REFLECTION: "parameter": 0
// REFLECTION: "binding": 3,
// REFLECTION: "type": "sampler",
// REFLECTION: "name": "tex_sampler",
// REFLECTION: "parameter": 1
// REFLECTION: "name": "output",

func.func private @_chip_tex2df(!mir.ptr<generic, i8>, vector<2xf32>) -> vector<4xf32>

func.func @processImage(
    %tex: !mir.ptr<global, i8> {mir.name = "tex", mir.resource = #mir.resource<set = 0, binding = 0, storage>},
    %output: !mir.ptr<global, f32> {mir.name = "output", mir.resource = #mir.resource<set = 0, binding = 1, storage>},
    %width: i32 {mir.name = "width"})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %x = mir.gpu.global_id x
  %y = mir.gpu.global_id y
  %object = mir.gpu.addrspace_cast %tex : <global, i8> -> <generic, i8>
  %fx = arith.sitofp %x : i32 to f32
  %fy = arith.sitofp %y : i32 to f32
  %xy = vector.from_elements %fx, %fy : vector<2xf32>
  %pixel = func.call @_chip_tex2df(%object, %xy) : (!mir.ptr<generic, i8>, vector<2xf32>) -> vector<4xf32>
  %first = vector.extract %pixel[0] : f32 from vector<4xf32>
  %row = arith.muli %y, %width : i32
  %n = arith.addi %row, %x : i32
  %at = mir.gpu.gep %output[%n] stride 4 : <global, f32>, i32
  mir.gpu.store %at, %first : <global, f32>, f32
  return
}
