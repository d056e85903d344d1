// Texture objects in globals: parameters of each kernel that reads them, behind its own. Bindings
// leave room for globals that stay.
// R-CHIP-33 R-CHIP-34
// RUN: gir-opt --mir-lower-textures %s | FileCheck %s

func.func private @_chip_tex1df(i64, f32) -> vector<4xf32>
func.func private @_chip_tex2df(i64, f32, f32) -> f32

// CHECK-NOT: mir.gpu.global @tex
mir.gpu.global @tex : !mir.ptr<global, i64> count 1 elem i64
mir.gpu.global @unread : !mir.ptr<global, i64> count 1 elem i64
// CHECK: mir.gpu.global @kept
mir.gpu.global @kept : !mir.ptr<global, f32> count 1 elem f32
// CHECK-NOT: mir.gpu.global @line
mir.gpu.global @line : !mir.ptr<constant, i64> count 1 elem i64

// CHECK-LABEL: func.func @direct(
// CHECK-SAME: %[[X:[a-z0-9]+]]: f32,
// CHECK-SAME: %[[I:[a-z0-9]+]]: !mir.image2d<f32> {mir.name = "tex", mir.resource = #mir.resource<set = 0, binding = 7, image>},
// CHECK-SAME: %[[S:[a-z0-9]+]]: !mir.sampler {mir.name = "tex_sampler", mir.resource = #mir.resource<set = 0, binding = 8, sampler>})
func.func @direct(%x: f32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  // CHECK-NOT: address_of
  %p = mir.gpu.address_of @tex : !mir.ptr<global, i64>
  %t = mir.gpu.load %p : <global, i64> -> i64
  // CHECK: mir.gpu.sample %[[I]], %[[S]]
  %0 = func.call @_chip_tex2df(%t, %x, %x) : (i64, f32, f32) -> f32
  return
}

// CHECK-LABEL: func.func @through(
// CHECK-SAME: %[[X:[a-z0-9]+]]: f32,
// CHECK-SAME: %[[I:[a-z0-9]+]]: !mir.image2d<f32> {mir.name = "tex", mir.resource = #mir.resource<set = 0, binding = 7, image>}, %[[S:[a-z0-9]+]]: !mir.sampler {mir.name = "tex_sampler", mir.resource = #mir.resource<set = 0, binding = 8, sampler>},
// CHECK-SAME: %[[J:[a-z0-9]+]]: !mir.image2d<f32> {mir.name = "line", mir.resource = #mir.resource<set = 0, binding = 9, image>}, %[[T:[a-z0-9]+]]: !mir.sampler {mir.name = "line_sampler", mir.resource = #mir.resource<set = 0, binding = 10, sampler>})
func.func @through(%x: f32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  // CHECK: call @get(%[[X]], %[[I]], %[[S]], %[[J]], %[[T]])
  %0 = func.call @get(%x) : (f32) -> f32
  return
}

// CHECK-LABEL: func.func private @get(
func.func private @get(%x: f32) -> f32 {
  %p = mir.gpu.address_of @tex : !mir.ptr<global, i64>
  %t = mir.gpu.load %p : <global, i64> -> i64
  %0 = func.call @_chip_tex2df(%t, %x, %x) : (i64, f32, f32) -> f32
  %q = mir.gpu.address_of @line : !mir.ptr<constant, i64>
  %u = mir.gpu.load %q : <constant, i64> -> i64
  %1 = func.call @_chip_tex1df(%u, %x) : (i64, f32) -> vector<4xf32>
  return %0 : f32
}

// A kernel that reads none gets none.
// CHECK-LABEL: func.func @none(
// CHECK-SAME: %{{[a-z0-9]+}}: f32)
func.func @none(%x: f32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  return
}

// A parameter that is a texture object beside one in a global.
// CHECK-LABEL: func.func @beside(
// CHECK-SAME: %{{[a-z0-9]+}}: f32, %[[I:[a-z0-9]+]]: !mir.image2d<f32>
// CHECK-SAME: %[[S:[a-z0-9]+]]: !mir.sampler
// CHECK-SAME: !mir.image2d<f32> {mir.name = "tex",
func.func @beside(%x: f32, %object: i64 {mir.type = ui64}) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  // CHECK: mir.gpu.sample %[[I]], %[[S]]
  %0 = func.call @_chip_tex2df(%object, %x, %x) : (i64, f32, f32) -> f32
  %p = mir.gpu.address_of @tex : !mir.ptr<global, i64>
  %t = mir.gpu.load %p : <global, i64> -> i64
  // CHECK: mir.gpu.sample
  %1 = func.call @_chip_tex2df(%t, %x, %x) : (i64, f32, f32) -> f32
  return
}
