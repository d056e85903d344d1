// Casts between storage spaces round trip.
// R-CARD-3
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @casts
// CHECK-SAME: (%[[P:.*]]: !mir.ptr<global, f32>, %[[S:.*]]: !mir.ptr<workgroup, i8>, %[[L:.*]]: !mir.ptr<private, i64>)
func.func @casts(%p: !mir.ptr<global, f32>, %s: !mir.ptr<workgroup, i8>, %l: !mir.ptr<private, i64>) {
  // CHECK: %[[G:.*]] = mir.gpu.addrspace_cast %[[P]] : <global, f32> -> <generic, f32>
  %0 = mir.gpu.addrspace_cast %p : !mir.ptr<global, f32> -> !mir.ptr<generic, f32>
  // CHECK: mir.gpu.addrspace_cast %[[S]] : <workgroup, i8> -> <generic, i8>
  %1 = mir.gpu.addrspace_cast %s : !mir.ptr<workgroup, i8> -> !mir.ptr<generic, i8>
  // CHECK: mir.gpu.addrspace_cast %[[L]] : <private, i64> -> <generic, i64>
  %2 = mir.gpu.addrspace_cast %l : !mir.ptr<private, i64> -> !mir.ptr<generic, i64>
  // CHECK: mir.gpu.addrspace_cast %[[G]] : <generic, f32> -> <workgroup, f32>
  %3 = mir.gpu.addrspace_cast %0 : !mir.ptr<generic, f32> -> !mir.ptr<workgroup, f32>
  return
}
