// Casts between address spaces round trip.
// R-CARD-3
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: gir.func @casts
// CHECK-SAME: (%[[P:.*]]: !gir.ptr<global, f32>, %[[S:.*]]: !gir.ptr<shared, ui8>, %[[L:.*]]: !gir.ptr<local, si64>)
gir.func @casts(%p: !gir.ptr<global, f32>, %s: !gir.ptr<shared, ui8>, %l: !gir.ptr<local, si64>) {
  // CHECK: %[[G:.*]] = gir.addrspacecast %[[P]] : <global, f32> -> <generic, f32>
  %0 = gir.addrspacecast %p : !gir.ptr<global, f32> -> !gir.ptr<generic, f32>
  // CHECK: gir.addrspacecast %[[S]] : <shared, ui8> -> <generic, ui8>
  %1 = gir.addrspacecast %s : !gir.ptr<shared, ui8> -> !gir.ptr<generic, ui8>
  // CHECK: gir.addrspacecast %[[L]] : <local, si64> -> <generic, si64>
  %2 = gir.addrspacecast %l : !gir.ptr<local, si64> -> !gir.ptr<generic, si64>
  // CHECK: gir.addrspacecast %[[G]] : <generic, f32> -> <shared, f32>
  %3 = gir.addrspacecast %0 : !gir.ptr<generic, f32> -> !gir.ptr<shared, f32>
  gir.return
}
