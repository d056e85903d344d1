// A module of mir with all inputs and outputs there are, as parameters and as operations, used and
// not; a test compares its reflection with the binary.
// R-RUNA-1 R-RUNA-17 R-RUNA-18 R-RUNA-24
// RUN: gir-opt --emit-spirv --target=vulkan1.1 %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-spirv --target=vulkan1.2 %s -o %t.spv && spirv-val --target-env vulkan1.2 %t.spv
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %s -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv
// RUN: not gir-opt --emit-spirv --target=opencl2.1-spirv %s -o %t.spv 2>&1 | FileCheck --check-prefix=OPENCL %s
// RUN: gir-opt --emit-spirv-asm --target=vulkan1.3 %s | FileCheck %s

// OPENCL: is a vertex kernel, and OpenCL has no graphics pipeline; emit it for Vulkan
// OPENCL: is a fragment kernel, and OpenCL has no graphics pipeline; emit it for Vulkan

// CHECK: OpCapability Shader
// CHECK-NEXT: OpCapability SignedZeroInfNanPreserve
// CHECK-NEXT: OpMemoryModel
// CHECK: OpEntryPoint Vertex %{{.*}} "place"
// CHECK: OpEntryPoint Vertex %{{.*}} "other"
// CHECK: OpEntryPoint Fragment %{{.*}} "shade"
// CHECK: OpEntryPoint GLCompute %{{.*}} "count"
module {
  func.func @place(%at: vector<3xf32> {mir.io = #mir.io<location = 0>, mir.name = "at"},
                   %unused: vector<2xi32> {mir.io = #mir.io<location = 5>, mir.type = vector<2xui32>},
                   %vertex: i32 {mir.io = #mir.io<builtin = vertex_index>},
                   %instance: i32 {mir.io = #mir.io<builtin = instance_index>},
                   %w: f32 {mir.name = "w"})
      attributes {mir.kernel = #mir.kernel<vertex>} {
    %x = vector.extract %at[0] : f32 from vector<3xf32>
    %y = vector.extract %at[1] : f32 from vector<3xf32>
    %z = vector.extract %at[2] : f32 from vector<3xf32>
    %position = vector.from_elements %x, %y, %z, %w : vector<4xf32>
    mir.gpu.write_output %position, <builtin = position> : vector<4xf32>
    mir.gpu.write_output %w, <builtin = point_size> : f32
    mir.gpu.write_output %at, <location = 0, interpolation = perspective> : vector<3xf32>
    mir.gpu.write_output %x, <location = 1, interpolation = linear> : f32
    mir.gpu.write_output %vertex, <location = 2, interpolation = flat> : i32
    %read = mir.gpu.read_input <location = 3> : i32
    mir.gpu.write_output %read, <location = 3, interpolation = flat> : i32
    return
  }

  func.func @other() attributes {mir.kernel = #mir.kernel<vertex>} {
    %at = mir.gpu.read_input <location = 0> : vector<4xf32>
    mir.gpu.write_output %at, <builtin = position> : vector<4xf32>
    return
  }

  func.func @shade(%at: vector<3xf32> {mir.io = #mir.io<location = 0, interpolation = perspective>},
                   %coord: vector<4xf32> {mir.io = #mir.io<builtin = frag_coord>},
                   %front: i1 {mir.io = #mir.io<builtin = front_facing>},
                   %w: f32 {mir.name = "w"})
      attributes {mir.kernel = #mir.kernel<fragment>} {
    %x = mir.gpu.read_input <location = 1, interpolation = linear> : f32
    %n = mir.gpu.read_input <location = 2, interpolation = flat> : i32
    %y = vector.extract %at[1] : f32 from vector<3xf32>
    %depth = arith.select %front, %x, %y : f32
    mir.gpu.write_output %depth, <builtin = frag_depth> : f32
    mir.gpu.write_output %n, <location = 1> : i32
    mir.gpu.write_output %at, <location = 0> : vector<3xf32>
    return
  }

  func.func @count(%n: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    %x = mir.gpu.global_id x
    %p = mir.gpu.gep %n[%x] stride 4 : <global, i32>, i32
    mir.gpu.store %p, %x : <global, i32>, i32
    return
  }
}
