// Atomics, images, samplers, buffers and acceleration structures round trip.
// R-RUNA-9 R-RUNA-10 R-RUNA-12
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @atomics
// CHECK-SAME: !mir.ptr<global, !mir.atomic<i32>>, %{{.*}}: !mir.ptr<workgroup, !mir.atomic<i64>>
// CHECK-SAME: !mir.ptr<global, !mir.atomic<i8>>, %{{.*}}: !mir.ptr<global, !mir.atomic<i16>>
// CHECK-SAME: !mir.ptr<global, !mir.atomic<f16>>, %{{.*}}: !mir.ptr<generic, !mir.atomic<f32>>, %{{.*}}: !mir.ptr<global, !mir.atomic<f64>>
func.func @atomics(
    %a: !mir.ptr<global, !mir.atomic<i32>>, %b: !mir.ptr<workgroup, !mir.atomic<i64>>,
    %c: !mir.ptr<global, !mir.atomic<i8>>, %d: !mir.ptr<global, !mir.atomic<i16>>,
    %e: !mir.ptr<global, !mir.atomic<f16>>, %f: !mir.ptr<generic, !mir.atomic<f32>>,
    %g: !mir.ptr<global, !mir.atomic<f64>>) {
  return
}

// CHECK-LABEL: func.func @images
// CHECK-SAME: !mir.image2d<f32>, %{{.*}}: !mir.image2d<f16>, %{{.*}}: !mir.image2d<si32>, %{{.*}}: !mir.image2d<ui32>
// CHECK-SAME: !mir.image2d<f32, read>, %{{.*}}: !mir.image2d<f32, write>, %{{.*}}: !mir.image2d<f32, read_write>
// CHECK-SAME: !mir.image3d<f32>, %{{.*}}: !mir.image3d<ui32, write>
// CHECK-SAME: !mir.sampler
func.func @images(
    %a: !mir.image2d<f32, sampled>, %b: !mir.image2d<f16>, %c: !mir.image2d<si32>, %d: !mir.image2d<ui32>,
    %e: !mir.image2d<f32, read>, %f: !mir.image2d<f32, write>, %g: !mir.image2d<f32, read_write>,
    %h: !mir.image3d<f32>, %i: !mir.image3d<ui32, write>,
    %j: !mir.sampler) {
  return
}

// CHECK-LABEL: func.func @buffers
// CHECK-SAME: !mir.storage_buffer<f32>, %{{.*}}: !mir.storage_buffer<vector<3xi16>>, %{{.*}}: !mir.storage_buffer<!mir.matrix<3x2xf64>>
// CHECK-SAME: !mir.uniform_buffer<i8>, %{{.*}}: !mir.uniform_buffer<vector<4xf32>>, %{{.*}}: !mir.uniform_buffer<!mir.matrix<2x2xf16>>
func.func @buffers(
    %a: !mir.storage_buffer<f32>, %b: !mir.storage_buffer<vector<3xi16>>, %c: !mir.storage_buffer<!mir.matrix<3x2xf64>>,
    %d: !mir.uniform_buffer<i8>, %e: !mir.uniform_buffer<vector<4xf32>>, %f: !mir.uniform_buffer<!mir.matrix<2x2xf16>>) {
  return
}

// CHECK-LABEL: func.func @rays
// CHECK-SAME: !mir.acceleration_structure
func.func @rays(%a: !mir.acceleration_structure) {
  return
}

// Every atomic takes memory that only atomics access.
// CHECK-LABEL: func.func @access
func.func @access(%p: !mir.ptr<global, !mir.atomic<i32>>, %q: !mir.ptr<global, !mir.atomic<f32>>, %v: i32, %f: f32) {
  // CHECK: mir.gpu.atomic_load %{{.*}} ordering acquire scope device : <global, !mir.atomic<i32>> -> i32
  %0 = mir.gpu.atomic_load %p ordering acquire scope device : !mir.ptr<global, !mir.atomic<i32>> -> i32
  // CHECK: mir.gpu.atomic_store %{{.*}}, %{{.*}} ordering release scope device : <global, !mir.atomic<i32>>, i32
  mir.gpu.atomic_store %p, %v ordering release scope device : !mir.ptr<global, !mir.atomic<i32>>, i32
  // CHECK: mir.gpu.atomic add %{{.*}}, %{{.*}} ordering relaxed scope device : <global, !mir.atomic<i32>>, i32 -> i32
  %1 = mir.gpu.atomic add %p, %v ordering relaxed scope device : !mir.ptr<global, !mir.atomic<i32>>, i32 -> i32
  // CHECK: mir.gpu.atomic fadd %{{.*}}, %{{.*}} ordering relaxed scope device : <global, !mir.atomic<f32>>, f32 -> f32
  %2 = mir.gpu.atomic fadd %q, %f ordering relaxed scope device : !mir.ptr<global, !mir.atomic<f32>>, f32 -> f32
  // CHECK: mir.gpu.atomic_compare_exchange {{.*}} : <global, !mir.atomic<i32>>, i32, i32 -> i32
  %3 = mir.gpu.atomic_compare_exchange %p, %v, %v ordering_succ acq_rel ordering_fail acquire scope device : !mir.ptr<global, !mir.atomic<i32>>, i32, i32 -> i32
  // CHECK: mir.gpu.atomic_flag_test_and_set %{{.*}} ordering acquire scope device : <global, !mir.atomic<i32>>
  %4 = mir.gpu.atomic_flag_test_and_set %p ordering acquire scope device : !mir.ptr<global, !mir.atomic<i32>>
  // CHECK: mir.gpu.atomic_flag_clear %{{.*}} ordering release scope device : <global, !mir.atomic<i32>>
  mir.gpu.atomic_flag_clear %p ordering release scope device : !mir.ptr<global, !mir.atomic<i32>>
  return
}
