// Inputs and outputs of vertex and fragment kernels; parameters that are inputs become ops.
// R-RUNA-17 R-RUNA-18 R-RUNA-24 R-RUNA-47 R-RUNA-1
// RUN: gir-opt --mir-to-lir=simplify=false %s | FileCheck %s

// CHECK-LABEL: func.func @vertex(
// CHECK-SAME: vector<3xf32> {lir.io = #mir.io<location = 0>, lir.name = "position"}
// CHECK-SAME: i32 {lir.io = #mir.io<builtin = vertex_index>}
// CHECK-SAME: i32 {lir.io = #mir.io<builtin = instance_index>}
// CHECK-SAME: f32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>}
// CHECK-SAME: lir.kernel = #mir.kernel<vertex>
func.func @vertex(
    %p: vector<3xf32> {mir.io = #mir.io<location = 0>, mir.name = "position"},
    %v: i32 {mir.io = #mir.io<builtin = vertex_index>},
    %i: i32 {mir.io = #mir.io<builtin = instance_index>},
    %x: f32)
    attributes {mir.kernel = #mir.kernel<vertex>} {
  // CHECK: %[[P:.*]] = lir.read_input <location = 0> : vector<3xf32>
  // CHECK: %[[V:.*]] = lir.vertex_index
  // CHECK: %[[I:.*]] = lir.instance_index
  // CHECK: arith.addi %[[V]], %[[I]]
  %0 = arith.addi %v, %i : i32
  // CHECK: lir.vertex_index
  %1 = mir.gpu.vertex_index
  // CHECK: lir.instance_index
  %2 = mir.gpu.instance_index
  // CHECK: lir.read_input <location = 4> : f16
  %3 = mir.gpu.read_input <location = 4> : f16
  // CHECK: lir.write_output %[[P]], <location = 1, interpolation = linear> : vector<3xf32>
  mir.gpu.write_output %p, <location = 1, interpolation = linear> : vector<3xf32>
  return
}

// CHECK-LABEL: func.func @fragment(
func.func @fragment(
    %c: vector<4xf32> {mir.io = #mir.io<builtin = frag_coord>},
    %f: i1 {mir.io = #mir.io<builtin = front_facing>})
    attributes {mir.kernel = #mir.kernel<fragment>} {
  // CHECK: %[[C:.*]] = lir.frag_coord
  // CHECK: %[[F:.*]] = lir.read_input <builtin = front_facing> : i1
  // CHECK: %[[D:.*]] = lir.frag_coord
  %0 = mir.gpu.frag_coord
  // CHECK: arith.select %[[F]], %[[D]], %[[C]]
  %1 = arith.select %f, %0, %c : vector<4xf32>
  // CHECK: lir.derivative x fine %{{.*}} : vector<4xf32>
  %dx = mir.gpu.derivative x fine %1 : vector<4xf32>
  // CHECK: lir.discard
  mir.gpu.discard
  // CHECK: call @shade
  %2 = func.call @shade(%1) : (vector<4xf32>) -> vector<4xf32>
  // CHECK: lir.write_output %{{.*}}, <location = 0> : vector<4xf32>
  mir.gpu.write_output %2, <location = 0> : vector<4xf32>
  return
}

// CHECK-LABEL: func.func @shade(
func.func @shade(%c: vector<4xf32>) -> vector<4xf32> {
  // CHECK: lir.frag_coord
  %0 = mir.gpu.frag_coord
  %1 = arith.addf %c, %0 : vector<4xf32>
  return %1 : vector<4xf32>
}
