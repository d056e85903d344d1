// Uniform buffers that are only read move, with all pointers that are made of theirs; others stay where they are.
// RUN: gir-opt --lir-constant-uniforms %s | FileCheck %s

// CHECK-LABEL: func.func @moved(
// CHECK-SAME: %[[U:.*]]: !mir.ptr<constant, i8> {lir.resource = #mir.resource<set = 0, binding = 0, uniform>}
// CHECK-SAME: %{{.*}}: !mir.ptr<constant, f32> {lir.resource = #mir.resource<set = 0, binding = 1, uniform>}
func.func @moved(%u: !mir.ptr<global, i8> {lir.resource = #mir.resource<set = 0, binding = 0, uniform>},
    %unused: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 1, uniform>},
    %i: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>}, %to: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 2, storage>})
    attributes {lir.kernel = #mir.kernel<compute>, lir.push_constants = #mir.push_constants<size = 4, align = 4>} {
  // CHECK: %[[P:.*]] = lir.gep %[[U]][%{{.*}}] stride 16 : <constant, i8>, i32
  %p = lir.gep %u[%i] stride 16 : <global, i8>, i32
  // CHECK: %[[Q:.*]] = lir.ptr_cast %[[P]] : <constant, i8> -> <constant, f32>
  %q = lir.ptr_cast %p : <global, i8> -> <global, f32>
  // CHECK: lir.load %[[Q]] align 16 : <constant, f32> -> f32
  %v = lir.load %q align 16 : <global, f32> -> f32
  // CHECK: lir.store %{{.*}} align 4 : <global, f32>, f32
  lir.store %to, %v align 4 : <global, f32>, f32
  return
}

// Whatever is not only read, or is a storage buffer.
// CHECK-LABEL: func.func @kept(
// CHECK-NOT: <constant
func.func @kept(%stored: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 0, uniform>},
    %chosen: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 1, uniform>},
    %called: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 2, uniform>},
    %generic: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 3, uniform>},
    %volatile: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 4, uniform>},
    %ordered: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 5, uniform>},
    %stated: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 6, uniform>, lir.storage = #mir.storage<global>},
    %storage: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 7, storage>})
    attributes {lir.kernel = #mir.kernel<compute>} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1 : i32
  %is = arith.constant true
  %step = lir.gep %stored[%one] stride 4 : <global, f32>, i32
  lir.store %step, %zero align 4 : <global, f32>, f32
  %either = arith.select %is, %chosen, %storage : !mir.ptr<global, f32>
  %a = lir.load %either align 4 : <global, f32> -> f32
  func.call @reads(%called) : (!mir.ptr<global, f32>) -> ()
  %g = lir.addrspace_cast %generic : <global, f32> -> <generic, f32>
  %b = lir.load %g align 4 : <generic, f32> -> f32
  %c = lir.load volatile %volatile align 4 : <global, f32> -> f32
  %d = lir.load %ordered align 4 ordering relaxed scope device : <global, i32> -> i32
  %e = lir.load %stated align 4 : <global, f32> -> f32
  return
}

// CHECK-LABEL: func.func private @reads(
// CHECK-SAME: !mir.ptr<global, f32>
func.func private @reads(%p: !mir.ptr<global, f32>) {
  %v = lir.load %p align 4 : <global, f32> -> f32
  return
}
