// Uniform buffers that are only read become handles of elements of 16 bytes: numbers are words of them, parts of words, or
// two words. Others stay pointers.
// RUN: gir-opt --lir-handle-uniforms %s | FileCheck %s

// CHECK-LABEL: func.func @constants(
// CHECK-SAME: %{{.*}}: !mir.uniform_buffer<vector<4xi32>> {lir.layout = #lir.layout<std140, size = 16, align = 16, stride = 16>, lir.resource = #mir.resource<set = 2, binding = 3, uniform, layout = std140>}
func.func @constants(%u: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 2, binding = 3, uniform>})
    attributes {lir.kernel = #mir.kernel<compute>} {
  // CHECK: %[[U:.*]] = lir.bind_uniform set 2 binding 3 : !mir.uniform_buffer<vector<4xi32>>
  %c5 = arith.constant 5 : i32
  %c6 = arith.constant 6 : i32
  // CHECK: %[[A:.*]] = lir.buffer_load %[[U]][%c16_i32{{.*}}] align 16 layout std140
  // CHECK: %[[WORD:.*]] = vector.extract %[[A]][1]
  // CHECK: arith.bitcast %[[WORD]] : i32 to f32
  %p = lir.gep %u[%c5] stride 4 : <global, f32>, i32
  %a = lir.load %p align 4 : <global, f32> -> f32
  // CHECK: vector.extract %{{.*}}[1]
  // CHECK: arith.shrui %{{.*}}, %c16_i32
  // CHECK: arith.trunci %{{.*}} : i32 to i16
  %halves = lir.ptr_cast %p : <global, f32> -> <global, i16>
  %c1 = arith.constant 1 : i32
  %h = lir.gep %halves[%c1] stride 2 : <global, i16>, i32
  %b = lir.load %h align 2 : <global, i16> -> i16
  // CHECK: vector.extract %{{.*}}[2]
  // CHECK: vector.extract %{{.*}}[3]
  // CHECK: arith.ori
  // CHECK: arith.bitcast %{{.*}} : i64 to f64
  %q = lir.gep %u[%c6] stride 4 : <global, f32>, i32
  %d = lir.ptr_cast %q : <global, f32> -> <global, f64>
  %c = lir.load %d align 8 : <global, f64> -> f64
  // CHECK: %[[FOUR:.*]] = lir.buffer_load %[[U]][%c0_i32{{.*}}]
  // CHECK-NEXT: vector.bitcast %[[FOUR]] : vector<4xi32> to vector<4xf32>
  %four = lir.ptr_cast %u : <global, f32> -> <global, vector<4xf32>>
  %e = lir.load %four align 16 : <global, vector<4xf32>> -> vector<4xf32>
  // CHECK: vector.extract %{{.*}}[2]
  // CHECK: vector.extract %{{.*}}[3]
  // CHECK: vector.from_elements
  %two = lir.ptr_cast %q : <global, f32> -> <global, vector<2xi32>>
  %f = lir.load %two align 8 : <global, vector<2xi32>> -> vector<2xi32>
  return
}

// CHECK-LABEL: func.func @at_run(
func.func @at_run(%u: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, uniform>},
    %i: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
    attributes {lir.kernel = #mir.kernel<compute>, lir.push_constants = #mir.push_constants<size = 4, align = 4>} {
  // The element is at a multiple of 16 below the byte, the lane is in the bits above the lowest two.
  // CHECK: %[[BYTES:.*]] = arith.muli %{{.*}}, %c4_i32
  // CHECK: %[[START:.*]] = arith.andi %{{.*}}, %c-16_i32
  // CHECK: %[[FOUR:.*]] = lir.buffer_load %{{.*}}[%[[START]]]
  // CHECK: %[[LANE:.*]] = arith.andi %{{.*}}, %c3_i32
  // CHECK: lir.extract_lane %[[FOUR]][%[[LANE]]]
  %p = lir.gep %u[%i] stride 4 : <global, i32>, i32
  %a = lir.load %p align 4 : <global, i32> -> i32
  // Where the step is of whole elements, it is known.
  // CHECK: lir.buffer_load
  // CHECK-NEXT: vector.extract %{{.*}}[0]
  %q = lir.gep %u[%i] stride 32 : <global, i32>, i32
  %b = lir.load %q align 16 : <global, i32> -> i32
  return
}

// CHECK-LABEL: func.func @kept(
// CHECK-SAME: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, uniform>}
func.func @kept(%u: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, uniform>})
    attributes {lir.kernel = #mir.kernel<compute>} {
  %a = lir.load volatile %u align 4 : <global, i32> -> i32
  return
}
