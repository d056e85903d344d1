// The size of a subgroup is a constant where the target has only one.
// R-RUNA-112
// RUN: gir-opt %s --lir-fold-target-queries --target=cuda-sm_90 | FileCheck %s --check-prefixes=CHECK,CUDA
// RUN: gir-opt %s --lir-fold-target-queries --target=hexagon-v68 | FileCheck %s --check-prefixes=CHECK,ONE
// RUN: gir-opt %s --lir-fold-target-queries --target=oneapi | FileCheck %s --check-prefixes=CHECK,ONE
// RUN: gir-opt %s --lir-fold-target-queries --target=opencl3.0 | FileCheck %s --check-prefixes=CHECK,ANY
// RUN: gir-opt %s --lir-fold-target-queries --target=metal3.1 | FileCheck %s --check-prefixes=CHECK,ANY
// RUN: gir-opt %s --lir-fold-target-queries --target=vulkan1.3 | FileCheck %s --check-prefixes=CHECK,ANY

// CHECK-LABEL: @size(
// CUDA: arith.constant 32 : i32
// ONE: arith.constant 1 : i32
// ANY: lir.subgroup_size
func.func @size() -> i32 {
  %0 = lir.subgroup_size
  return %0 : i32
}

// CHECK-LABEL: @place(
// CUDA: lir.subgroup_local_id
// ONE: arith.constant 0 : i32
// ANY: lir.subgroup_local_id
func.func @place() -> i32 {
  %0 = lir.subgroup_local_id
  return %0 : i32
}

// A path for one size stays where that is the size.
// CHECK-LABEL: @specialised(
// CUDA-NOT: scf.if
// CUDA: arith.constant 5
// CUDA-NOT: arith.constant 7
// ONE-NOT: arith.constant 5
// ONE: arith.constant 7
// ANY: scf.if
func.func @specialised() -> i32 {
  %size = lir.subgroup_size
  %c32 = arith.constant 32 : i32
  %is_warp = arith.cmpi eq, %size, %c32 : i32
  %r = scf.if %is_warp -> i32 {
    %c5 = arith.constant 5 : i32
    scf.yield %c5 : i32
  } else {
    %c7 = arith.constant 7 : i32
    scf.yield %c7 : i32
  }
  return %r : i32
}
