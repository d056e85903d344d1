// Handles of resources and accesses to them round trip.
// R-RUNA-44 R-RUNA-45 R-RUNA-46 R-RUNA-123
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK: func.func @binds(
// CHECK-SAME: {lir.layout = #lir.layout<std430, size = 4, align = 4, stride = 4>, lir.resource = #mir.resource<set = 0, binding = 0, storage, layout = std430>}
// CHECK-SAME: {lir.layout = #lir.layout<std140, size = 48, align = 16, stride = 48, matrix_stride = 16, major = row>, lir.resource = #mir.resource<set = 0, binding = 1, uniform, layout = std140>}
func.func @binds(
    %s: !mir.storage_buffer<f32> {lir.layout = #lir.layout<std430, size = 4, align = 4, stride = 4>, lir.resource = #mir.resource<set = 0, binding = 0, storage, layout = std430>},
    %u: !mir.uniform_buffer<!mir.matrix<2x3xf32>> {lir.layout = #lir.layout<std140, size = 48, align = 16, stride = 48, matrix_stride = 16, major = row>, lir.resource = #mir.resource<set = 0, binding = 1, uniform, layout = std140>},
    %i: !mir.image2d<f32> {lir.resource = #mir.resource<set = 1, binding = 0, image>},
    %p: !mir.sampler {lir.resource = #mir.resource<set = 1, binding = 1, sampler>})
    attributes {lir.kernel = #mir.kernel<compute>} {
  // CHECK: lir.bind_storage set 0 binding 0 : !mir.storage_buffer<f32>
  %0 = lir.bind_storage set 0 binding 0 : !mir.storage_buffer<f32>
  // CHECK: lir.bind_uniform set 0 binding 1 : !mir.uniform_buffer<!mir.matrix<2x3xf32>>
  %1 = lir.bind_uniform set 0 binding 1 : !mir.uniform_buffer<!mir.matrix<2x3xf32>>
  // CHECK: lir.bind_image set 1 binding 0 : !mir.image2d<f32>
  %2 = lir.bind_image set 1 binding 0 : !mir.image2d<f32>
  // CHECK: lir.bind_sampler set 1 binding 1 : !mir.sampler
  %3 = lir.bind_sampler set 1 binding 1 : !mir.sampler
  return
}

// CHECK-LABEL: func.func @buffers
func.func @buffers(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: i32, %j: i64, %v: vector<3xi16>) {
  // CHECK: lir.buffer_load %{{.*}}[%{{.*}}] align 16 layout std140 : !mir.uniform_buffer<f32>, i32 -> f32
  %0 = lir.buffer_load %u[%i] align 16 layout std140 : !mir.uniform_buffer<f32>, i32 -> f32
  // CHECK: lir.buffer_load %{{.*}}[%{{.*}}] align 8 layout metal : !mir.storage_buffer<f32>, i64 -> !mir.matrix<2x2xf32>
  %1 = lir.buffer_load %s[%j] align 8 layout metal : !mir.storage_buffer<f32>, i64 -> !mir.matrix<2x2xf32>
  // CHECK: lir.buffer_store %{{.*}}[%{{.*}}], %{{.*}} align 4 layout std430 : !mir.storage_buffer<f32>, i32, f32
  lir.buffer_store %s[%i], %0 align 4 layout std430 : !mir.storage_buffer<f32>, i32, f32
  // CHECK: lir.buffer_store %{{.*}}[%{{.*}}], %{{.*}} align 8 layout std430 : !mir.storage_buffer<f32>, i64, vector<3xi16>
  lir.buffer_store %s[%j], %v align 8 layout std430 : !mir.storage_buffer<f32>, i64, vector<3xi16>
  return
}

// CHECK-LABEL: func.func @images
func.func @images(%f: !mir.image2d<f32>, %w: !mir.image2d<ui32>, %h: !mir.image3d<f16>, %b: !mir.image3d<ui32, read_write>, %p: !mir.sampler,
                  %uv: vector<2xf32>, %uvw: vector<3xf32>, %at: vector<2xi32>, %in: vector<3xi32>, %lod: f32, %level: i32) {
  // CHECK: lir.image_sample %{{.*}}, %{{.*}}[%{{.*}}] lod %{{.*}} : !mir.image3d<f16>, vector<3xf32> -> vector<4xf16>
  %0 = lir.image_sample %h, %p[%uvw] lod %lod : !mir.image3d<f16>, vector<3xf32> -> vector<4xf16>
  // CHECK: lir.image_sample %{{.*}}, %{{.*}}[%{{.*}}] grad %{{.*}}, %{{.*}} : !mir.image2d<f32>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  %1 = lir.image_sample %f, %p[%uv] grad %uv, %uv : !mir.image2d<f32>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  // CHECK: lir.image_sample %{{.*}}, %{{.*}}[%{{.*}}] lod %{{.*}} : !mir.image2d<ui32>, vector<2xf32> -> vector<4xi32>
  %nearest = lir.image_sample %w, %p[%uv] lod %lod : !mir.image2d<ui32>, vector<2xf32> -> vector<4xi32>
  // CHECK: lir.image_fetch %{{.*}}[%{{.*}}] lod %{{.*}} : !mir.image2d<f32>, vector<2xi32> -> vector<4xf32>
  %2 = lir.image_fetch %f[%at] lod %level : !mir.image2d<f32>, vector<2xi32> -> vector<4xf32>
  // CHECK: lir.image_size %{{.*}} : !mir.image2d<ui32> -> vector<2xi32>
  %extents = lir.image_size %w : !mir.image2d<ui32> -> vector<2xi32>
  // CHECK: lir.image_load %{{.*}}[%{{.*}}] : !mir.image3d<ui32, read_write>, vector<3xi32> -> vector<4xi32>
  %3 = lir.image_load %b[%in] : !mir.image3d<ui32, read_write>, vector<3xi32> -> vector<4xi32>
  // CHECK: lir.image_store %{{.*}}[%{{.*}}], %{{.*}} : !mir.image3d<ui32, read_write>, vector<3xi32>, vector<4xi32>
  lir.image_store %b[%in], %3 : !mir.image3d<ui32, read_write>, vector<3xi32>, vector<4xi32>
  return
}

// CHECK-LABEL: func.func @fragment
func.func @fragment(
    %i: !mir.image2d<f32> {lir.resource = #mir.resource<set = 1, binding = 0, image>},
    %p: !mir.sampler {lir.resource = #mir.resource<set = 1, binding = 1, sampler>})
    attributes {lir.kernel = #mir.kernel<fragment>} {
  %0 = lir.bind_image set 1 binding 0 : !mir.image2d<f32>
  %1 = lir.bind_sampler set 1 binding 1 : !mir.sampler
  %uv = arith.constant dense<0.0> : vector<2xf32>
  // CHECK: lir.image_sample %{{.*}}, %{{.*}}[%{{.*}}] : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
  %2 = lir.image_sample %0, %1[%uv] : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
  return
}

// The images of other arrangements, depths and atomics.
// CHECK-LABEL: func.func @arrangements
func.func @arrangements(%line: !mir.image<dim1, f32>, %lines: !mir.image<dim1_array, f32, read>, %layers: !mir.image<dim2_array, f32>,
                        %cube: !mir.image<cube, f32>, %cubes: !mir.image<cube_array, f32>, %texels: !mir.image<buffer, ui32, read_write>,
                        %samples: !mir.image<dim2_samples, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image<dim2_array, ui32, atomic>,
                        %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>,
                        %uvw: vector<3xf32>, %four: vector<4xf32>, %bits: vector<4xi32>) {
  // CHECK: lir.image_sample %{{.*}}, %{{.*}}[%{{.*}}] lod %{{.*}} : !mir.image<dim1, f32>, f32 -> vector<4xf32>
  %0 = lir.image_sample %line, %p[%u] lod %u : !mir.image<dim1, f32>, f32 -> vector<4xf32>
  // CHECK: lir.image_sample %{{.*}}, %{{.*}}[%{{.*}}] grad %{{.*}}, %{{.*}} offset [1, -1] : !mir.image<dim2_array, f32>
  %1 = lir.image_sample %layers, %p[%uvw] grad %uv, %uv offset [1, -1] : !mir.image<dim2_array, f32>, vector<3xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  // CHECK: lir.image_sample %{{.*}}, %{{.*}}[%{{.*}}] bias %{{.*}} : !mir.image<cube, f32>
  %2 = lir.image_sample %cube, %p[%uvw] bias %u : !mir.image<cube, f32>, vector<3xf32> -> vector<4xf32>
  // CHECK: lir.image_sample %{{.*}}, %{{.*}}[%{{.*}}] dref %{{.*}} lod %{{.*}} : !mir.image2d<f32, depth>, vector<2xf32> -> f32
  %3 = lir.image_sample %depth, %p[%uv] dref %u lod %u : !mir.image2d<f32, depth>, vector<2xf32> -> f32
  // CHECK: lir.image_gather %{{.*}}, %{{.*}}[%{{.*}}] component 2 : !mir.image<cube_array, f32>
  %4 = lir.image_gather %cubes, %p[%four] component 2 : !mir.image<cube_array, f32>, vector<4xf32> -> vector<4xf32>
  // CHECK: lir.image_gather %{{.*}}, %{{.*}}[%{{.*}}] component 0 dref %{{.*}} offset [0, 1] : !mir.image2d<f32, depth>
  %5 = lir.image_gather %depth, %p[%uv] component 0 dref %u offset [0, 1] : !mir.image2d<f32, depth>, vector<2xf32> -> vector<4xf32>
  // CHECK: lir.image_fetch %{{.*}}[%{{.*}}] lod %{{.*}} : !mir.image<dim2_samples, f32>, vector<2xi32> -> vector<4xf32>
  %6 = lir.image_fetch %samples[%at] lod %n : !mir.image<dim2_samples, f32>, vector<2xi32> -> vector<4xf32>
  // CHECK: lir.image_load %{{.*}}[%{{.*}}] : !mir.image<dim1_array, f32, read>, vector<2xi32> -> vector<4xf32>
  %7 = lir.image_load %lines[%at] : !mir.image<dim1_array, f32, read>, vector<2xi32> -> vector<4xf32>
  // CHECK: lir.image_store %{{.*}}[%{{.*}}], %{{.*}} : !mir.image<buffer, ui32, read_write>, i32, vector<4xi32>
  lir.image_store %texels[%n], %bits : !mir.image<buffer, ui32, read_write>, i32, vector<4xi32>
  // CHECK: lir.image_size %{{.*}} lod %{{.*}} : !mir.image<cube_array, f32> -> vector<3xi32>
  %8 = lir.image_size %cubes lod %n : !mir.image<cube_array, f32> -> vector<3xi32>
  // CHECK: lir.image_size %{{.*}} : !mir.image<buffer, ui32, read_write> -> i32
  %9 = lir.image_size %texels : !mir.image<buffer, ui32, read_write> -> i32
  // CHECK: lir.image_levels %{{.*}} : !mir.image<cube, f32>
  %10 = lir.image_levels %cube : !mir.image<cube, f32>
  // CHECK: lir.image_samples %{{.*}} : !mir.image<dim2_samples, f32>
  %11 = lir.image_samples %samples : !mir.image<dim2_samples, f32>
  // CHECK: lir.image_atomic max_u %{{.*}}[%{{.*}}], %{{.*}} ordering acq_rel scope device : !mir.image<dim2_array, ui32, atomic>, vector<3xi32>, i32 -> i32
  %12 = lir.image_atomic max_u %sum[%in], %n ordering acq_rel scope device : !mir.image<dim2_array, ui32, atomic>, vector<3xi32>, i32 -> i32
  // CHECK: lir.image_compare_exchange %{{.*}}[%{{.*}}], %{{.*}}, %{{.*}} ordering_succ acquire ordering_fail relaxed scope device : !mir.image<dim2_array, ui32, atomic>, vector<3xi32>
  %13 = lir.image_compare_exchange %sum[%in], %n, %n ordering_succ acquire ordering_fail relaxed scope device : !mir.image<dim2_array, ui32, atomic>, vector<3xi32>
  return
}
