// Inputs and outputs of vertex and fragment kernels round trip.
// R-RUNA-47
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @vertex
func.func @vertex(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<vertex>} {
  // CHECK: lir.vertex_index
  %0 = lir.vertex_index
  // CHECK: lir.instance_index
  %1 = lir.instance_index
  // CHECK: lir.read_input <location = 0> : vector<3xf16>
  %2 = lir.read_input <location = 0> : vector<3xf16>
  // CHECK: lir.read_input <location = 1> : i64
  %3 = lir.read_input <location = 1> : i64
  // CHECK: lir.write_output %{{.*}}, <builtin = position> : vector<4xf32>
  lir.write_output %p, <builtin = position> : vector<4xf32>
  // CHECK: lir.write_output %{{.*}}, <builtin = point_size> : f32
  lir.write_output %x, <builtin = point_size> : f32
  // CHECK: lir.write_output %{{.*}}, <location = 0, interpolation = linear> : f32
  lir.write_output %x, <location = 0, interpolation = linear> : f32
  // CHECK: lir.write_output %{{.*}}, <location = 1> : i32
  lir.write_output %n, <location = 1> : i32
  return
}

// CHECK-LABEL: func.func @fragment
func.func @fragment(%x: f32, %c: vector<4xf32>) attributes {lir.kernel = #mir.kernel<fragment>} {
  // CHECK: lir.frag_coord
  %0 = lir.frag_coord
  // CHECK: lir.derivative x any %{{.*}} : f32
  %dx = lir.derivative x any %x : f32
  // CHECK: lir.derivative y fine %{{.*}} : vector<4xf32>
  %dy = lir.derivative y fine %c : vector<4xf32>
  // CHECK: lir.derivative y coarse %{{.*}} : f32
  %dz = lir.derivative y coarse %x : f32
  // CHECK: lir.discard
  lir.discard
  // CHECK: lir.read_input <builtin = front_facing> : i1
  %1 = lir.read_input <builtin = front_facing> : i1
  // CHECK: lir.read_input <location = 1, interpolation = flat> : i32
  %2 = lir.read_input <location = 1, interpolation = flat> : i32
  // The same location twice, as the same.
  // CHECK: lir.read_input <location = 1, interpolation = flat> : i32
  %3 = lir.read_input <location = 1, interpolation = flat> : i32
  // CHECK: lir.read_input <builtin = sample_id> : i32
  %id = lir.read_input <builtin = sample_id> : i32
  // CHECK: lir.read_input <builtin = sample_position> : vector<2xf32>
  %place = lir.read_input <builtin = sample_position> : vector<2xf32>
  // CHECK: lir.read_input <builtin = sample_mask_in> : i32
  %masked = lir.read_input <builtin = sample_mask_in> : i32
  // CHECK: lir.read_input <builtin = point_coord> : vector<2xf32>
  %point = lir.read_input <builtin = point_coord> : vector<2xf32>
  // CHECK: lir.read_input <builtin = primitive_id> : i32
  %primitive = lir.read_input <builtin = primitive_id> : i32
  // CHECK: lir.read_input <builtin = layer> : i32
  %layer = lir.read_input <builtin = layer> : i32
  // CHECK: lir.write_output %{{.*}}, <builtin = sample_mask> : i32
  lir.write_output %masked, <builtin = sample_mask> : i32
  // CHECK: lir.write_output %{{.*}}, <location = 0> : vector<4xf32>
  lir.write_output %c, <location = 0> : vector<4xf32>
  // CHECK: lir.write_output %{{.*}}, <builtin = frag_depth> : f32
  lir.write_output %x, <builtin = frag_depth> : f32
  return
}
