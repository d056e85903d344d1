// Images and samplers are textures and samplers with their own indices; a written image is fenced before it is read.
// R-RUNA-62
// RUN: gir-opt --emit-msl %s | FileCheck %s

// CHECK: kernel void k(
// CHECK-NEXT: texture2d<float, access::sample> tex {{\[\[}}texture(0)]],
// CHECK-NEXT: sampler s {{\[\[}}sampler(0)]],
// CHECK-NEXT: texture3d<uint, access::read_write> room {{\[\[}}texture(1)]],
// CHECK-NEXT: texture2d<half, access::write> flat {{\[\[}}texture(2)]]) {
// CHECK-NEXT: room.write(room.read(uint3(1u)), uint3(1u));
// CHECK-NEXT: room.fence();
// CHECK-NEXT: threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup | mem_flags::mem_texture);
// CHECK-NEXT: flat.write(half4(tex.sample(s, float2(0.5f), level(1.0f))), uint2(1u));
module attributes {lir.target = "metal3.1"} {
  func.func @k(
      %0: !mir.image2d<f32> {lir.name = "tex", lir.resource = #mir.resource<set = 0, binding = 0, image>},
      %1: !mir.sampler {lir.name = "s", lir.resource = #mir.resource<set = 0, binding = 1, sampler>},
      %2: !mir.image3d<ui32, read_write> {lir.name = "room", lir.resource = #mir.resource<set = 0, binding = 2, image>},
      %4: !mir.image2d<f16, write> {lir.name = "flat", lir.resource = #mir.resource<set = 1, binding = 0, image>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %i = lir.bind_image set 0 binding 0 : !mir.image2d<f32>
    %p = lir.bind_sampler set 0 binding 1 : !mir.sampler
    %b = lir.bind_image set 0 binding 2 : !mir.image3d<ui32, read_write>
    %w = lir.bind_image set 1 binding 0 : !mir.image2d<f16, write>
    %uv = arith.constant dense<0.5> : vector<2xf32>
    %xy = arith.constant dense<1> : vector<2xi32>
    %xyz = arith.constant dense<1> : vector<3xi32>
    %lod = arith.constant 1.0 : f32
    %t = lir.image_load %b[%xyz] : !mir.image3d<ui32, read_write>, vector<3xi32> -> vector<4xi32>
    lir.image_store %b[%xyz], %t : !mir.image3d<ui32, read_write>, vector<3xi32>, vector<4xi32>
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    %s = lir.image_sample %i, %p[%uv] lod %lod : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
    %h = arith.truncf %s : vector<4xf32> to vector<4xf16>
    lir.image_store %w[%xy], %h : !mir.image2d<f16, write>, vector<2xi32>, vector<4xf16>
    return
  }
}
