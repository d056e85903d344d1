// Vertex and fragment kernels: entry points, execution modes, and a variable for each input and
// output with its place, builtin and interpolation.
// R-RUNA-17 R-RUNA-18 R-RUNA-19 R-RUNA-24 R-RUNA-47 R-SPVD-5 R-SPVD-6
// RUN: gir-opt --lir-to-spirv=prepare=false %s | FileCheck %s
// RUN: gir-opt --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: sed 's/vulkan1.1/vulkan1.2/' %s | gir-opt --emit-spirv -o %t.spv && spirv-val --target-env vulkan1.2 %t.spv
// RUN: sed 's/vulkan1.1/vulkan1.3/' %s > %t.mlir
// RUN: gir-opt --emit-spirv %t.mlir -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv
// RUN: gir-opt --lir-to-spirv=prepare=false %t.mlir | FileCheck --check-prefix=ALL %s

// CHECK: spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader], []>
module attributes {lir.target = "vulkan1.1"} {
  // CHECK-DAG: spirv.GlobalVariable @VertexIndex built_in("VertexIndex") : !spirv.ptr<i32, Input>
  // CHECK-DAG: spirv.GlobalVariable @InstanceIndex built_in("InstanceIndex") : !spirv.ptr<i32, Input>
  // CHECK-DAG: spirv.GlobalVariable @FragCoord built_in("FragCoord") : !spirv.ptr<vector<4xf32>, Input>
  // CHECK-DAG: spirv.GlobalVariable @v_in_3 {location = 3 : i32} : !spirv.ptr<vector<3xf32>, Input>
  // Every input of a kernel is part of its interface, used or not.
  // CHECK-DAG: spirv.GlobalVariable @v_in_7 {location = 7 : i32} : !spirv.ptr<f32, Input>
  // CHECK-DAG: spirv.GlobalVariable @v_out_position built_in("Position") : !spirv.ptr<vector<4xf32>, Output>
  // CHECK-DAG: spirv.GlobalVariable @v_out_point_size built_in("PointSize") : !spirv.ptr<f32, Output>
  // CHECK-DAG: spirv.GlobalVariable @v_out_0 {flat, location = 0 : i32} : !spirv.ptr<i32, Output>
  // CHECK-DAG: spirv.GlobalVariable @v_out_1 {location = 1 : i32, no_perspective} : !spirv.ptr<f32, Output>
  // CHECK-DAG: spirv.GlobalVariable @v_out_2 {location = 2 : i32} : !spirv.ptr<vector<3xf32>, Output>
  // CHECK-DAG: spirv.GlobalVariable @f_in_front_facing built_in("FrontFacing") : !spirv.ptr<i1, Input>
  // CHECK-DAG: spirv.GlobalVariable @f_in_0 {flat, location = 0 : i32} : !spirv.ptr<i32, Input>
  // CHECK-DAG: spirv.GlobalVariable @f_in_1 {location = 1 : i32, no_perspective} : !spirv.ptr<f32, Input>
  // CHECK-DAG: spirv.GlobalVariable @f_in_2 {location = 2 : i32} : !spirv.ptr<vector<3xf32>, Input>
  // CHECK-DAG: spirv.GlobalVariable @f_out_0 {location = 0 : i32} : !spirv.ptr<vector<4xf32>, Output>
  // CHECK-DAG: spirv.GlobalVariable @f_out_frag_depth built_in("FragDepth") : !spirv.ptr<f32, Output>

  // A buffer that is only read needs no feature for stores.
  // CHECK-DAG: spirv.GlobalVariable @v_b bind(0, 0) {non_writable}
  // CHECK-DAG: spirv.GlobalVariable @f_b bind(0, 1) : !spirv.ptr

  // CHECK: spirv.func @v() "None"
  func.func @v(%scale: f32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>},
               %b: !mir.ptr<global, vector<4xf32>> {lir.name = "b", lir.resource = #mir.resource<set = 0, binding = 0, storage>},
               %in: vector<3xf32> {lir.io = #mir.io<location = 3>},
               %instance: i32 {lir.io = #mir.io<builtin = instance_index>},
               %unused: f32 {lir.io = #mir.io<location = 7>})
      attributes {lir.kernel = #mir.kernel<vertex>, lir.push_constants = #mir.push_constants<size = 4, align = 4>} {
    %vertex = lir.vertex_index
    %p = lir.gep %b[%vertex] stride 16 : <global, vector<4xf32>>, i32
    %x = lir.load %p align 16 : <global, vector<4xf32>> -> vector<4xf32>
    // CHECK: %[[AT:.*]] = spirv.mlir.addressof @v_out_position
    // CHECK: spirv.Store "Output" %[[AT]], %{{.*}} : vector<4xf32>
    lir.write_output %x, <builtin = position> : vector<4xf32>
    lir.write_output %scale, <builtin = point_size> : f32
    lir.write_output %scale, <location = 1, interpolation = linear> : f32
    lir.write_output %in, <location = 2, interpolation = perspective> : vector<3xf32>
    lir.write_output %instance, <location = 0, interpolation = flat> : i32
    return
  }

  // A function that a stage calls has the builtins of the stage.
  // CHECK: spirv.func @coord() -> vector<4xf32>
  // CHECK: spirv.mlir.addressof @FragCoord
  func.func @coord() -> vector<4xf32> {
    %x = lir.frag_coord
    return %x : vector<4xf32>
  }

  // CHECK: spirv.func @f() "None"
  func.func @f(%b: !mir.ptr<global, i32> {lir.name = "b", lir.resource = #mir.resource<set = 0, binding = 1, storage>})
      attributes {lir.kernel = #mir.kernel<fragment>} {
    // CHECK: %[[AT:.*]] = spirv.mlir.addressof @f_in_front_facing
    // CHECK: spirv.Load "Input" %[[AT]] : i1
    %front = lir.read_input <builtin = front_facing> : i1
    %n = lir.read_input <location = 0, interpolation = flat> : i32
    %l = lir.read_input <location = 1, interpolation = linear> : f32
    %3 = lir.read_input <location = 2> : vector<3xf32>
    %c = func.call @coord() : () -> vector<4xf32>
    scf.if %front {
      lir.write_output %c, <location = 0> : vector<4xf32>
      lir.store %b, %n align 4 : <global, i32>, i32
    }
    lir.write_output %l, <builtin = frag_depth> : f32
    return
  }

  // Without a depth of its own it leaves that to the device.
  func.func @plain() attributes {lir.kernel = #mir.kernel<fragment>} {
    return
  }

  func.func @c() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }

  // CHECK: spirv.EntryPoint "Vertex" @v, @InstanceIndex, @VertexIndex, @v_in_3, @v_in_7, @v_out_0, @v_out_1, @v_out_2, @v_out_point_size, @v_out_position{{$}}
  // CHECK: spirv.EntryPoint "Fragment" @f, @FragCoord, @f_in_0, @f_in_1, @f_in_2, @f_in_front_facing, @f_out_0, @f_out_frag_depth{{$}}
  // CHECK-NEXT: spirv.ExecutionMode @f "OriginUpperLeft"
  // CHECK-NEXT: spirv.ExecutionMode @f "DepthReplacing"
  // CHECK: spirv.EntryPoint "Fragment" @plain{{$}}
  // CHECK-NEXT: spirv.ExecutionMode @plain "OriginUpperLeft"
  // CHECK-NOT: "DepthReplacing"
  // CHECK: spirv.EntryPoint "GLCompute" @c{{$}}

  // From SPIR-V 1.4 on an entry point lists all its variables.
  // ALL: spirv.EntryPoint "Vertex" @v, @InstanceIndex, @VertexIndex, @v_b, @v_in_3, {{.*}}@v_params
  // ALL: spirv.EntryPoint "Fragment" @f, @FragCoord, @f_b, @f_in_0
}
