// Texture objects become images and samplers: parameters of kernels, through casts and functions.
// R-CHIP-33 R-CHIP-34 R-CHIP-35 R-CHIP-36
// RUN: gir-opt --mir-lower-textures %s | FileCheck %s

// CHECK-NOT: @_chip_tex
func.func private @_chip_tex1df(i64, f32) -> vector<4xf32>
func.func private @_chip_tex1dfetchu(i64, i32) -> vector<4xi32>
func.func private @_chip_tex1d2f(!mir.ptr<generic, i8>, f32) -> vector<2xf32>
func.func private @_chip_tex2df(i64, vector<2xf32>) -> vector<4xf32>
func.func private @_chip_tex2di(i64, f32, f32) -> i32
func.func private @_chip_tex2d1u(i64, i32, i32) -> i32
func.func private @_chip_tex2d2i(!mir.ptr<generic, i8>, vector<2xi32>) -> vector<2xi32>
func.func private @_chip_tex2d4f(!mir.ptr<global, i32>, f32, f32) -> vector<4xf32>
// Nobody calls it.
func.func private @_chip_tex3df(i64, f32, f32, f32) -> f32

// Coordinates that are floats stay so. The other parameters keep their places and attributes, and
// the new ones are bound behind them.
// CHECK-LABEL: func.func @two(
// CHECK-SAME: %[[X:[a-z0-9]+]]: f32,
// CHECK-SAME: %[[I:[a-z0-9]+]]: !mir.image2d<f32> {mir.name = "tex", mir.resource = #mir.resource<set = 0, binding = 5, image>},
// CHECK-SAME: %[[S:[a-z0-9]+]]: !mir.sampler {mir.name = "tex_sampler", mir.resource = #mir.resource<set = 0, binding = 6, sampler>},
// CHECK-SAME: %[[P:[a-z0-9]+]]: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 4, storage>},
// CHECK-SAME: %[[J:[a-z0-9]+]]: !mir.image2d<si32> {mir.resource = #mir.resource<set = 0, binding = 7, image>},
// CHECK-SAME: %[[T:[a-z0-9]+]]: !mir.sampler {mir.resource = #mir.resource<set = 0, binding = 8, sampler>})
func.func @two(%x: f32,
    %tex: i64 {mir.name = "tex", mir.type = ui64},
    %p: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 4, storage>},
    %other: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 5, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  // CHECK: %[[AT:.*]] = vector.from_elements %[[X]], %[[X]] : vector<2xf32>
  %at = vector.from_elements %x, %x : vector<2xf32>
  // CHECK: %[[V:.*]] = mir.gpu.sample %[[I]], %[[S]][%[[AT]]] : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
  %v = func.call @_chip_tex2df(%tex, %at) : (i64, vector<2xf32>) -> vector<4xf32>
  // CHECK: %[[R:.*]] = vector.extract %[[V]][1]
  %r = vector.extract %v[1] : f32 from vector<4xf32>
  // CHECK: mir.gpu.store %[[P]], %[[R]]
  mir.gpu.store %p, %r : <global, f32>, f32
  // Casts go.
  // CHECK-NOT: cast
  %bytes = mir.gpu.ptr_cast %other : <global, i32> -> <global, i8>
  %generic = mir.gpu.addrspace_cast %bytes : <global, i8> -> <generic, i8>
  // Coordinates that are integers become the middle of the texel.
  %c = arith.constant dense<2> : vector<2xi32>
  // CHECK: %[[F:.*]] = arith.sitofp %{{.*}} : vector<2xi32> to vector<2xf32>
  // CHECK: %[[HALF:.*]] = arith.constant dense<5.000000e-01> : vector<2xf32>
  // CHECK: %[[MID:.*]] = arith.addf %[[F]], %[[HALF]] : vector<2xf32>
  // CHECK: %[[W:.*]] = mir.gpu.sample %[[J]], %[[T]][%[[MID]]] : !mir.image2d<si32>, vector<2xf32> -> vector<4xi32>
  // CHECK: %[[W0:.*]] = vector.extract %[[W]][0]
  // CHECK: %[[W1:.*]] = vector.extract %[[W]][1]
  // CHECK: vector.from_elements %[[W0]], %[[W1]] : vector<2xi32>
  %w = func.call @_chip_tex2d2i(%generic, %c) : (!mir.ptr<generic, i8>, vector<2xi32>) -> vector<2xi32>
  return
}

// One dimension: an image of height one, read in the middle of its row.
// CHECK-LABEL: func.func @one(
// CHECK-SAME: %[[A:[a-z0-9]+]]: !mir.image2d<f32> {mir.resource = #mir.resource<set = 0, binding = 0, image>},
// CHECK-SAME: %[[B:[a-z0-9]+]]: !mir.sampler {mir.resource = #mir.resource<set = 0, binding = 1, sampler>},
// CHECK-SAME: %[[C:[a-z0-9]+]]: !mir.image2d<ui32> {mir.resource = #mir.resource<set = 0, binding = 2, image>},
// CHECK-SAME: %[[D:[a-z0-9]+]]: !mir.sampler {mir.resource = #mir.resource<set = 0, binding = 3, sampler>},
// CHECK-SAME: %[[X:[a-z0-9]+]]: f32, %[[N:[a-z0-9]+]]: i32)
func.func @one(%a: i64, %b: i64, %x: f32, %n: i32)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  // CHECK: %[[HALF:.*]] = arith.constant 5.000000e-01 : f32
  // CHECK: %[[AT:.*]] = vector.from_elements %[[X]], %[[HALF]] : vector<2xf32>
  // CHECK: mir.gpu.sample %[[A]], %[[B]][%[[AT]]] : !mir.image2d<f32>
  %0 = func.call @_chip_tex1df(%a, %x) : (i64, f32) -> vector<4xf32>
  // CHECK: %[[F:.*]] = arith.sitofp %[[N]] : i32 to f32
  // CHECK: %[[MID:.*]] = arith.addf %[[F]], %{{.*}} : f32
  // CHECK: %[[AT:.*]] = vector.from_elements %[[MID]], %{{.*}} : vector<2xf32>
  // CHECK: mir.gpu.sample %[[C]], %[[D]][%[[AT]]] : !mir.image2d<ui32>, vector<2xf32> -> vector<4xi32>
  %1 = func.call @_chip_tex1dfetchu(%b, %n) : (i64, i32) -> vector<4xi32>
  return
}

// Through functions, which several textures may reach.
// CHECK-LABEL: func.func @calls(
// CHECK-SAME: %[[A:[a-z0-9]+]]: !mir.image2d<si32> {mir.resource = #mir.resource<set = 0, binding = 0, image>}, %[[B:[a-z0-9]+]]: !mir.sampler {mir.resource = #mir.resource<set = 0, binding = 1, sampler>},
// CHECK-SAME: %[[X:[a-z0-9]+]]: f32,
// CHECK-SAME: %[[C:[a-z0-9]+]]: !mir.image2d<si32> {mir.resource = #mir.resource<set = 0, binding = 2, image>}, %[[D:[a-z0-9]+]]: !mir.sampler {mir.resource = #mir.resource<set = 0, binding = 3, sampler>})
func.func @calls(%a: i64, %x: f32, %b: i64)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  // CHECK: call @outer(%[[X]], %[[A]], %[[B]]) : (f32, !mir.image2d<si32>, !mir.sampler) -> i32
  %0 = func.call @outer(%x, %a) : (f32, i64) -> i32
  // CHECK: call @outer(%[[X]], %[[C]], %[[D]])
  %1 = func.call @outer(%x, %b) : (f32, i64) -> i32
  return
}

// CHECK-LABEL: func.func private @outer(
// CHECK-SAME: %[[X:[a-z0-9]+]]: f32, %[[I:[a-z0-9]+]]: !mir.image2d<si32>, %[[S:[a-z0-9]+]]: !mir.sampler) -> i32
func.func private @outer(%x: f32, %t: i64) -> i32 {
  // CHECK: call @inner(%[[I]], %[[S]], %[[X]])
  %0 = func.call @inner(%t, %x) : (i64, f32) -> i32
  return %0 : i32
}

// CHECK-LABEL: func.func private @inner(
// CHECK-SAME: %[[I:[a-z0-9]+]]: !mir.image2d<si32>, %[[S:[a-z0-9]+]]: !mir.sampler, %[[X:[a-z0-9]+]]: f32) -> i32
func.func private @inner(%t: i64, %x: f32) -> i32 {
  // CHECK: %[[V:.*]] = mir.gpu.sample %[[I]], %[[S]][
  // CHECK: %[[R:.*]] = vector.extract %[[V]][0]
  // CHECK: return %[[R]]
  %0 = func.call @_chip_tex2di(%t, %x, %x) : (i64, f32, f32) -> i32
  return %0 : i32
}

// A parameter without reads is Unresolved: it may be no texture, and stays as it is.
// CHECK-LABEL: func.func @number(
// CHECK-SAME: %{{[a-z0-9]+}}: i64)
func.func @number(%n: i64) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  return
}
