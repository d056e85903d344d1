// Accesses to buffers and images round trip.
// R-RUNA-32 R-RUNA-33 R-RUNA-123
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @buffers
func.func @buffers(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<!mir.matrix<3x2xf32>>, %i: i32, %j: i64) {
  // CHECK: mir.gpu.resource_load %{{.*}}[%{{.*}}] : !mir.storage_buffer<f32>, i32 -> f32
  %0 = mir.gpu.resource_load %s[%i] : !mir.storage_buffer<f32>, i32 -> f32
  // CHECK: mir.gpu.resource_load %{{.*}}[%{{.*}}] : !mir.uniform_buffer<!mir.matrix<3x2xf32>>, i64 -> !mir.matrix<3x2xf32>
  %1 = mir.gpu.resource_load %u[%j] : !mir.uniform_buffer<!mir.matrix<3x2xf32>>, i64 -> !mir.matrix<3x2xf32>
  // CHECK: mir.gpu.resource_store %{{.*}}[%{{.*}}], %{{.*}} : !mir.storage_buffer<f32>, i32, f32
  mir.gpu.resource_store %s[%i], %0 : !mir.storage_buffer<f32>, i32, f32
  return
}

// CHECK-LABEL: func.func @storage_images
func.func @storage_images(%r: !mir.image2d<ui32, read>, %w: !mir.image3d<f16, write>, %b: !mir.image2d<f32, read_write>,
                          %at: vector<2xi32>, %in: vector<3xi32>, %v: vector<4xf16>) {
  // CHECK: mir.gpu.resource_load %{{.*}}[%{{.*}}] : !mir.image2d<ui32, read>, vector<2xi32> -> vector<4xi32>
  %0 = mir.gpu.resource_load %r[%at] : !mir.image2d<ui32, read>, vector<2xi32> -> vector<4xi32>
  // CHECK: mir.gpu.resource_load %{{.*}}[%{{.*}}] : !mir.image2d<f32, read_write>, vector<2xi32> -> vector<4xf32>
  %1 = mir.gpu.resource_load %b[%at] : !mir.image2d<f32, read_write>, vector<2xi32> -> vector<4xf32>
  // CHECK: mir.gpu.resource_store %{{.*}}[%{{.*}}], %{{.*}} : !mir.image2d<f32, read_write>, vector<2xi32>, vector<4xf32>
  mir.gpu.resource_store %b[%at], %1 : !mir.image2d<f32, read_write>, vector<2xi32>, vector<4xf32>
  // CHECK: mir.gpu.resource_store %{{.*}}[%{{.*}}], %{{.*}} : !mir.image3d<f16, write>, vector<3xi32>, vector<4xf16>
  mir.gpu.resource_store %w[%in], %v : !mir.image3d<f16, write>, vector<3xi32>, vector<4xf16>
  return
}

// CHECK-LABEL: func.func @sampled_images
func.func @sampled_images(%f: !mir.image2d<f32>, %h: !mir.image3d<f16>, %s: !mir.image2d<si32>, %p: !mir.sampler,
                          %uv: vector<2xf32>, %uvw: vector<3xf32>, %at: vector<2xi32>, %lod: f32, %level: i32) {
  // CHECK: mir.gpu.sample %{{.*}}, %{{.*}}[%{{.*}}] : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
  %0 = mir.gpu.sample %f, %p[%uv] : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
  // CHECK: mir.gpu.sample %{{.*}}, %{{.*}}[%{{.*}}] lod %{{.*}} : !mir.image3d<f16>, vector<3xf32> -> vector<4xf16>
  %1 = mir.gpu.sample %h, %p[%uvw] lod %lod : !mir.image3d<f16>, vector<3xf32> -> vector<4xf16>
  // CHECK: mir.gpu.sample %{{.*}}, %{{.*}}[%{{.*}}] grad %{{.*}}, %{{.*}} : !mir.image2d<f32>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  %2 = mir.gpu.sample %f, %p[%uv] grad %uv, %uv : !mir.image2d<f32>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  // CHECK: mir.gpu.sample %{{.*}}, %{{.*}}[%{{.*}}] : !mir.image2d<si32>, vector<2xf32> -> vector<4xi32>
  %nearest = mir.gpu.sample %s, %p[%uv] : !mir.image2d<si32>, vector<2xf32> -> vector<4xi32>
  // CHECK: mir.gpu.fetch %{{.*}}[%{{.*}}] : !mir.image2d<si32>, vector<2xi32> -> vector<4xi32>
  %3 = mir.gpu.fetch %s[%at] : !mir.image2d<si32>, vector<2xi32> -> vector<4xi32>
  // CHECK: mir.gpu.fetch %{{.*}}[%{{.*}}] lod %{{.*}} : !mir.image2d<f32>, vector<2xi32> -> vector<4xf32>
  %4 = mir.gpu.fetch %f[%at] lod %level : !mir.image2d<f32>, vector<2xi32> -> vector<4xf32>
  // CHECK: mir.gpu.image_size %{{.*}} : !mir.image2d<si32> -> vector<2xi32>
  %5 = mir.gpu.image_size %s : !mir.image2d<si32> -> vector<2xi32>
  // CHECK: mir.gpu.image_size %{{.*}} : !mir.image3d<f16> -> vector<3xi32>
  %6 = mir.gpu.image_size %h : !mir.image3d<f16> -> vector<3xi32>
  return
}

// The images of other arrangements, depths and atomics.
// CHECK-LABEL: func.func @arrangements
func.func @arrangements(%line: !mir.image<dim1, f32>, %lines: !mir.image<dim1_array, f32, read>, %layers: !mir.image<dim2_array, f32>,
                        %cube: !mir.image<cube, f32>, %cubes: !mir.image<cube_array, f32>, %texels: !mir.image<buffer, ui32, read_write>,
                        %samples: !mir.image<dim2_samples, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image<dim2_array, ui32, atomic>,
                        %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>,
                        %uvw: vector<3xf32>, %four: vector<4xf32>, %bits: vector<4xi32>) {
  // CHECK: mir.gpu.sample %{{.*}}, %{{.*}}[%{{.*}}] lod %{{.*}} : !mir.image<dim1, f32>, f32 -> vector<4xf32>
  %0 = mir.gpu.sample %line, %p[%u] lod %u : !mir.image<dim1, f32>, f32 -> vector<4xf32>
  // CHECK: mir.gpu.sample %{{.*}}, %{{.*}}[%{{.*}}] grad %{{.*}}, %{{.*}} offset [1, -1] : !mir.image<dim2_array, f32>
  %1 = mir.gpu.sample %layers, %p[%uvw] grad %uv, %uv offset [1, -1] : !mir.image<dim2_array, f32>, vector<3xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  // CHECK: mir.gpu.sample %{{.*}}, %{{.*}}[%{{.*}}] bias %{{.*}} : !mir.image<cube, f32>
  %2 = mir.gpu.sample %cube, %p[%uvw] bias %u : !mir.image<cube, f32>, vector<3xf32> -> vector<4xf32>
  // CHECK: mir.gpu.sample %{{.*}}, %{{.*}}[%{{.*}}] dref %{{.*}} lod %{{.*}} : !mir.image2d<f32, depth>, vector<2xf32> -> f32
  %3 = mir.gpu.sample %depth, %p[%uv] dref %u lod %u : !mir.image2d<f32, depth>, vector<2xf32> -> f32
  // CHECK: mir.gpu.gather %{{.*}}, %{{.*}}[%{{.*}}] component 2 : !mir.image<cube_array, f32>
  %4 = mir.gpu.gather %cubes, %p[%four] component 2 : !mir.image<cube_array, f32>, vector<4xf32> -> vector<4xf32>
  // CHECK: mir.gpu.gather %{{.*}}, %{{.*}}[%{{.*}}] component 0 dref %{{.*}} offset [0, 1] : !mir.image2d<f32, depth>
  %5 = mir.gpu.gather %depth, %p[%uv] component 0 dref %u offset [0, 1] : !mir.image2d<f32, depth>, vector<2xf32> -> vector<4xf32>
  // CHECK: mir.gpu.fetch %{{.*}}[%{{.*}}] lod %{{.*}} : !mir.image<dim2_samples, f32>, vector<2xi32> -> vector<4xf32>
  %6 = mir.gpu.fetch %samples[%at] lod %n : !mir.image<dim2_samples, f32>, vector<2xi32> -> vector<4xf32>
  // CHECK: mir.gpu.resource_load %{{.*}}[%{{.*}}] : !mir.image<dim1_array, f32, read>, vector<2xi32> -> vector<4xf32>
  %7 = mir.gpu.resource_load %lines[%at] : !mir.image<dim1_array, f32, read>, vector<2xi32> -> vector<4xf32>
  // CHECK: mir.gpu.resource_store %{{.*}}[%{{.*}}], %{{.*}} : !mir.image<buffer, ui32, read_write>, i32, vector<4xi32>
  mir.gpu.resource_store %texels[%n], %bits : !mir.image<buffer, ui32, read_write>, i32, vector<4xi32>
  // CHECK: mir.gpu.image_size %{{.*}} lod %{{.*}} : !mir.image<cube_array, f32> -> vector<3xi32>
  %8 = mir.gpu.image_size %cubes lod %n : !mir.image<cube_array, f32> -> vector<3xi32>
  // CHECK: mir.gpu.image_size %{{.*}} : !mir.image<buffer, ui32, read_write> -> i32
  %9 = mir.gpu.image_size %texels : !mir.image<buffer, ui32, read_write> -> i32
  // CHECK: mir.gpu.image_levels %{{.*}} : !mir.image<cube, f32>
  %10 = mir.gpu.image_levels %cube : !mir.image<cube, f32>
  // CHECK: mir.gpu.image_samples %{{.*}} : !mir.image<dim2_samples, f32>
  %11 = mir.gpu.image_samples %samples : !mir.image<dim2_samples, f32>
  // CHECK: mir.gpu.image_atomic max_u %{{.*}}[%{{.*}}], %{{.*}} ordering acq_rel scope device : !mir.image<dim2_array, ui32, atomic>, vector<3xi32>, i32 -> i32
  %12 = mir.gpu.image_atomic max_u %sum[%in], %n ordering acq_rel scope device : !mir.image<dim2_array, ui32, atomic>, vector<3xi32>, i32 -> i32
  // CHECK: mir.gpu.image_compare_exchange %{{.*}}[%{{.*}}], %{{.*}}, %{{.*}} ordering_succ acquire ordering_fail relaxed scope device : !mir.image<dim2_array, ui32, atomic>, vector<3xi32>
  %13 = mir.gpu.image_compare_exchange %sum[%in], %n, %n ordering_succ acquire ordering_fail relaxed scope device : !mir.image<dim2_array, ui32, atomic>, vector<3xi32>
  return
}
