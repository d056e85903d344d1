// Inputs and outputs of vertex and fragment kernels round trip.
// R-RUNA-18 R-RUNA-24
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @vertex
func.func @vertex(%x: f32, %p: vector<4xf32>, %n: i32) attributes {mir.kernel = #mir.kernel<vertex>} {
  // CHECK: mir.gpu.vertex_index
  %0 = mir.gpu.vertex_index
  // CHECK: mir.gpu.instance_index
  %1 = mir.gpu.instance_index
  // CHECK: mir.gpu.read_input <location = 0> : vector<3xf16>
  %2 = mir.gpu.read_input <location = 0> : vector<3xf16>
  // CHECK: mir.gpu.read_input <location = 1> : i64
  %3 = mir.gpu.read_input <location = 1> : i64
  // CHECK: mir.gpu.write_output %{{.*}}, <builtin = position> : vector<4xf32>
  mir.gpu.write_output %p, <builtin = position> : vector<4xf32>
  // CHECK: mir.gpu.write_output %{{.*}}, <builtin = point_size> : f32
  mir.gpu.write_output %x, <builtin = point_size> : f32
  // CHECK: mir.gpu.write_output %{{.*}}, <location = 0, interpolation = linear> : f32
  mir.gpu.write_output %x, <location = 0, interpolation = linear> : f32
  // CHECK: mir.gpu.write_output %{{.*}}, <location = 1> : i32
  mir.gpu.write_output %n, <location = 1> : i32
  return
}

// CHECK-LABEL: func.func @fragment
func.func @fragment(%x: f32, %c: vector<4xf32>) attributes {mir.kernel = #mir.kernel<fragment>} {
  // CHECK: mir.gpu.frag_coord
  %0 = mir.gpu.frag_coord
  // CHECK: mir.gpu.derivative x any %{{.*}} : f32
  %dx = mir.gpu.derivative x any %x : f32
  // CHECK: mir.gpu.derivative y fine %{{.*}} : vector<4xf32>
  %dy = mir.gpu.derivative y fine %c : vector<4xf32>
  // CHECK: mir.gpu.derivative y coarse %{{.*}} : f32
  %dz = mir.gpu.derivative y coarse %x : f32
  // CHECK: mir.gpu.discard
  mir.gpu.discard
  // CHECK: mir.gpu.read_input <builtin = front_facing> : i1
  %1 = mir.gpu.read_input <builtin = front_facing> : i1
  // CHECK: mir.gpu.read_input <location = 1, interpolation = flat> : i32
  %2 = mir.gpu.read_input <location = 1, interpolation = flat> : i32
  // The same location twice, as the same.
  // CHECK: mir.gpu.read_input <location = 1, interpolation = flat> : i32
  %3 = mir.gpu.read_input <location = 1, interpolation = flat> : i32
  // CHECK: mir.gpu.read_input <builtin = sample_id> : i32
  %id = mir.gpu.read_input <builtin = sample_id> : i32
  // CHECK: mir.gpu.read_input <builtin = sample_position> : vector<2xf32>
  %place = mir.gpu.read_input <builtin = sample_position> : vector<2xf32>
  // CHECK: mir.gpu.read_input <builtin = sample_mask_in> : i32
  %masked = mir.gpu.read_input <builtin = sample_mask_in> : i32
  // CHECK: mir.gpu.read_input <builtin = point_coord> : vector<2xf32>
  %point = mir.gpu.read_input <builtin = point_coord> : vector<2xf32>
  // CHECK: mir.gpu.read_input <builtin = primitive_id> : i32
  %primitive = mir.gpu.read_input <builtin = primitive_id> : i32
  // CHECK: mir.gpu.read_input <builtin = layer> : i32
  %layer = mir.gpu.read_input <builtin = layer> : i32
  // CHECK: mir.gpu.write_output %{{.*}}, <builtin = sample_mask> : i32
  mir.gpu.write_output %masked, <builtin = sample_mask> : i32
  // CHECK: mir.gpu.write_output %{{.*}}, <location = 0> : vector<4xf32>
  mir.gpu.write_output %c, <location = 0> : vector<4xf32>
  // CHECK: mir.gpu.write_output %{{.*}}, <builtin = frag_depth> : f32
  mir.gpu.write_output %x, <builtin = frag_depth> : f32
  return
}
