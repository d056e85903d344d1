// Addresses as numbers, and back.
// RUN: gir-opt %s | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @addresses
// CHECK-SAME: (%[[P:.*]]: !mir.ptr<global, f32>)
func.func @addresses(%p: !mir.ptr<global, f32>) -> !mir.ptr<global, f32> {
  // CHECK: %[[N:.*]] = mir.gpu.ptr_to_int %[[P]] : <global, f32>
  %n = mir.gpu.ptr_to_int %p : <global, f32>
  // CHECK: mir.gpu.int_to_ptr %[[N]] : <global, f32>
  %q = mir.gpu.int_to_ptr %n : <global, f32>
  return %q : !mir.ptr<global, f32>
}
