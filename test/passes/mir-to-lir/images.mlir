// Images: handles, levels, and samples without a level.
// R-RUNA-32 R-RUNA-33 R-RUNA-46 R-RUNA-123
// RUN: gir-opt --mir-to-lir=simplify=false %s | FileCheck %s

// CHECK-LABEL: func.func @k(
// CHECK-SAME: !mir.image2d<f32> {lir.resource = #mir.resource<set = 1, binding = 0, image>}
// CHECK-SAME: !mir.sampler {lir.resource = #mir.resource<set = 1, binding = 2, sampler>}
func.func @k(
    %i: !mir.image2d<f32> {mir.resource = #mir.resource<set = 1, binding = 0, image>},
    %b: !mir.image3d<ui32, read_write> {mir.resource = #mir.resource<set = 1, binding = 1, image>},
    %p: !mir.sampler {mir.resource = #mir.resource<set = 1, binding = 2, sampler>})
    attributes {mir.kernel = #mir.kernel<compute>} {
  // CHECK-DAG: %[[I:.*]] = lir.bind_image set 1 binding 0 : !mir.image2d<f32>
  // CHECK-DAG: %[[B:.*]] = lir.bind_image set 1 binding 1 : !mir.image3d<ui32, read_write>
  // CHECK-DAG: %[[P:.*]] = lir.bind_sampler set 1 binding 2 : !mir.sampler
  %uv = arith.constant dense<0.5> : vector<2xf32>
  %at = arith.constant dense<1> : vector<2xi32>
  %in = arith.constant dense<1> : vector<3xi32>
  %lod = arith.constant 2.0 : f32
  %level = arith.constant 2 : i32
  // Level 0 where there are no neighbours.
  // CHECK: %[[Z:.*]] = arith.constant 0.000000e+00 : f32
  // CHECK: lir.image_sample %[[I]], %[[P]][%{{.*}}] lod %[[Z]] : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
  %0 = mir.gpu.sample %i, %p[%uv] : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
  // CHECK: lir.image_sample %[[I]], %[[P]][%{{.*}}] lod %{{.*}} :
  %1 = mir.gpu.sample %i, %p[%uv] lod %lod : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
  // CHECK: lir.image_sample %[[I]], %[[P]][%{{.*}}] grad %{{.*}}, %{{.*}} :
  %2 = mir.gpu.sample %i, %p[%uv] grad %uv, %uv : !mir.image2d<f32>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  // CHECK: %[[Z:.*]] = arith.constant 0 : i32
  // CHECK: lir.image_fetch %[[I]][%{{.*}}] lod %[[Z]] : !mir.image2d<f32>, vector<2xi32> -> vector<4xf32>
  %3 = mir.gpu.fetch %i[%at] : !mir.image2d<f32>, vector<2xi32> -> vector<4xf32>
  // CHECK: lir.image_fetch %[[I]][%{{.*}}] lod %{{.*}} :
  %4 = mir.gpu.fetch %i[%at] lod %level : !mir.image2d<f32>, vector<2xi32> -> vector<4xf32>
  // CHECK: lir.image_size %[[B]] : !mir.image3d<ui32, read_write> -> vector<3xi32>
  %extents = mir.gpu.image_size %b : !mir.image3d<ui32, read_write> -> vector<3xi32>
  // CHECK: %[[T:.*]] = lir.image_load %[[B]][%{{.*}}] : !mir.image3d<ui32, read_write>, vector<3xi32> -> vector<4xi32>
  %5 = mir.gpu.resource_load %b[%in] : !mir.image3d<ui32, read_write>, vector<3xi32> -> vector<4xi32>
  // CHECK: lir.image_store %[[B]][%{{.*}}], %[[T]] : !mir.image3d<ui32, read_write>, vector<3xi32>, vector<4xi32>
  mir.gpu.resource_store %b[%in], %5 : !mir.image3d<ui32, read_write>, vector<3xi32>, vector<4xi32>
  return
}

// CHECK-LABEL: func.func @fragment
func.func @fragment(
    %i: !mir.image2d<f32> {mir.resource = #mir.resource<set = 1, binding = 0, image>},
    %b: !mir.image3d<ui32, read_write> {mir.resource = #mir.resource<set = 1, binding = 1, image>},
    %p: !mir.sampler {mir.resource = #mir.resource<set = 1, binding = 2, sampler>})
    attributes {mir.kernel = #mir.kernel<fragment>} {
  %uv = arith.constant dense<0.5> : vector<2xf32>
  // CHECK: lir.image_sample %{{.*}}, %{{.*}}[%{{.*}}] : !mir.image2d<f32>
  %0 = mir.gpu.sample %i, %p[%uv] : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
  func.call @of_fragments(%i, %p) : (!mir.image2d<f32>, !mir.sampler) -> ()
  return
}

// CHECK-LABEL: func.func @of_fragments
func.func @of_fragments(%i: !mir.image2d<f32>, %p: !mir.sampler) {
  %uv = arith.constant dense<0.5> : vector<2xf32>
  // CHECK: lir.image_sample %arg0, %arg1[%{{.*}}] : !mir.image2d<f32>
  %0 = mir.gpu.sample %i, %p[%uv] : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
  return
}

// CHECK-LABEL: func.func @of_nobody
func.func @of_nobody(%i: !mir.image2d<f32>, %p: !mir.sampler) {
  %uv = arith.constant dense<0.5> : vector<2xf32>
  // CHECK: lir.image_sample %arg0, %arg1[%{{.*}}] lod %{{.*}} : !mir.image2d<f32>
  %0 = mir.gpu.sample %i, %p[%uv] : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
  return
}

// The images of other arrangements, comparisons, gathers, atomics.
// CHECK-LABEL: func.func @arrangements
func.func @arrangements(
    %d: !mir.image2d<f32, depth> {mir.resource = #mir.resource<set = 0, binding = 0, image>},
    %t: !mir.image<buffer, ui32, read_write> {mir.resource = #mir.resource<set = 0, binding = 1, image>},
    %s: !mir.image<dim2_samples, f32> {mir.resource = #mir.resource<set = 0, binding = 2, image>},
    %a: !mir.image2d<ui32, atomic> {mir.resource = #mir.resource<set = 0, binding = 3, image>},
    %p: !mir.sampler {mir.resource = #mir.resource<set = 0, binding = 4, sampler>})
    attributes {mir.kernel = #mir.kernel<compute>} {
  %uv = arith.constant dense<0.5> : vector<2xf32>
  %u = arith.constant 0.5 : f32
  %at = arith.constant dense<1> : vector<2xi32>
  %n = arith.constant 1 : i32
  // A bias is added to level 0.
  // CHECK: lir.image_sample %{{.*}}, %{{.*}}[%{{.*}}] dref %{{.*}} lod %[[B:.*]] offset [1, 2] : !mir.image2d<f32, depth>, vector<2xf32> -> f32
  %0 = mir.gpu.sample %d, %p[%uv] dref %u bias %u offset [1, 2] : !mir.image2d<f32, depth>, vector<2xf32> -> f32
  // CHECK: lir.image_gather %{{.*}}, %{{.*}}[%{{.*}}] component 0 dref %{{.*}} : !mir.image2d<f32, depth>, vector<2xf32> -> vector<4xf32>
  %1 = mir.gpu.gather %d, %p[%uv] component 0 dref %u : !mir.image2d<f32, depth>, vector<2xf32> -> vector<4xf32>
  // CHECK: lir.image_levels %{{.*}} : !mir.image2d<f32, depth>
  %2 = mir.gpu.image_levels %d : !mir.image2d<f32, depth>
  // CHECK: lir.image_samples %{{.*}} : !mir.image<dim2_samples, f32>
  %3 = mir.gpu.image_samples %s : !mir.image<dim2_samples, f32>
  // CHECK: %[[T:.*]] = lir.image_load %{{.*}}[%{{.*}}] : !mir.image<buffer, ui32, read_write>, i32 -> vector<4xi32>
  %4 = mir.gpu.resource_load %t[%n] : !mir.image<buffer, ui32, read_write>, i32 -> vector<4xi32>
  // CHECK: lir.image_store %{{.*}}[%{{.*}}], %[[T]] : !mir.image<buffer, ui32, read_write>, i32, vector<4xi32>
  mir.gpu.resource_store %t[%n], %4 : !mir.image<buffer, ui32, read_write>, i32, vector<4xi32>
  // CHECK: lir.image_atomic add %{{.*}}[%{{.*}}], %{{.*}} ordering relaxed scope device
  %5 = mir.gpu.image_atomic add %a[%at], %n ordering relaxed scope device : !mir.image2d<ui32, atomic>, vector<2xi32>, i32 -> i32
  // CHECK: lir.image_compare_exchange %{{.*}}[%{{.*}}], %{{.*}}, %{{.*}} ordering_succ relaxed ordering_fail relaxed scope device
  %6 = mir.gpu.image_compare_exchange %a[%at], %n, %n ordering_succ relaxed ordering_fail relaxed scope device : !mir.image2d<ui32, atomic>, vector<2xi32>
  return
}
