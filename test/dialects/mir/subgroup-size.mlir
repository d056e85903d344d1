// A kernel that fixes its subgroup size alone round trips.
// R-CARD-3
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s

// CHECK: #mir.kernel<compute, subgroup_size = 32>
func.func @k() attributes {mir.kernel = #mir.kernel<compute, subgroup_size = 32>} {
  return
}
