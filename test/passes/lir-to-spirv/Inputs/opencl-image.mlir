// The kernel that opencl-images.mlir validates.
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
