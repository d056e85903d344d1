// Features that images of OpenCL lack.
// R-CHIP-37
// RUN: gir-opt --lir-lower-buffers=pointers=true --lir-to-spirv=prepare=false --split-input-file --verify-diagnostics %s

module attributes {lir.target = "opencl3.0-spirv"} {
  func.func @k(
      %0: !mir.image2d<f32> {lir.resource = #mir.resource<set = 0, binding = 0, image>},
      %1: !mir.sampler {lir.resource = #mir.resource<set = 0, binding = 1, sampler>},
      %level: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>, lir.push_constants = #mir.push_constants<size = 4, align = 4>} {
    %i = lir.bind_image set 0 binding 0 : !mir.image2d<f32>
    %s = lir.bind_sampler set 0 binding 1 : !mir.sampler
    %uv = arith.constant dense<0.5> : vector<2xf32>
    %xy = arith.constant dense<1> : vector<2xi32>
    %lod = arith.constant 1.0 : f32
    // expected-error@+1 {{'lir.image_sample' op reads a level of detail that may not be 0, but images of OpenCL have one level; use the constant 0}}
    %t = lir.image_sample %i, %s[%uv] lod %lod : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
    // expected-error@+1 {{'lir.image_sample' op reads a level of detail that may not be 0}}
    %u = lir.image_sample %i, %s[%uv] grad %uv, %uv : !mir.image2d<f32>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
    // expected-error@+1 {{'lir.image_fetch' op reads a level of detail that may not be 0}}
    %v = lir.image_fetch %i[%xy] lod %level : !mir.image2d<f32>, vector<2xi32> -> vector<4xf32>
    return
  }
}
