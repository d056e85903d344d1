// Every name, answered for profiles of all tiers.
// R-RUNA-104 R-RUNA-105 R-RUNA-114
// RUN: gir-opt %s --lir-fold-target-queries --target=cuda-sm_75 | FileCheck %s --check-prefixes=CHECK,CUDA
// RUN: gir-opt %s --lir-fold-target-queries --target=opencl3.0 | FileCheck %s --check-prefixes=CHECK,OPENCL
// RUN: gir-opt %s --lir-fold-target-queries --target=c66x | FileCheck %s --check-prefixes=CHECK,DSP
// RUN: gir-opt %s --lir-fold-target-queries --target=vitis | FileCheck %s --check-prefixes=CHECK,FPGA
// RUN: gir-opt %s --lir-fold-target-queries --target=c66x --allow-gpu-fallback | FileCheck %s --check-prefixes=CHECK,DSP

// CHECK-NOT: lir.target_supports

// CHECK-LABEL: @atomics(
// CUDA: arith.constant true
// OPENCL: arith.constant true
// DSP: arith.constant false
// FPGA: arith.constant false
func.func @atomics() -> i1 {
  %0 = lir.target_supports "atomics"
  return %0 : i1
}
// CHECK-LABEL: @barriers(
// CUDA: arith.constant true
// OPENCL: arith.constant true
// DSP: arith.constant true
// FPGA: arith.constant true
func.func @barriers() -> i1 {
  %0 = lir.target_supports "barriers"
  return %0 : i1
}
// CHECK-LABEL: @subgroups(
// CUDA: arith.constant true
// OPENCL: arith.constant true
// DSP: arith.constant false
// FPGA: arith.constant false
func.func @subgroups() -> i1 {
  %0 = lir.target_supports "subgroups"
  return %0 : i1
}
// CHECK-LABEL: @images(
// CUDA: arith.constant false
// OPENCL: arith.constant true
// DSP: arith.constant false
// FPGA: arith.constant false
func.func @images() -> i1 {
  %0 = lir.target_supports "images"
  return %0 : i1
}
// CHECK-LABEL: @matrices(
// CUDA: arith.constant true
// OPENCL: arith.constant true
// DSP: arith.constant false
// FPGA: arith.constant false
func.func @matrices() -> i1 {
  %0 = lir.target_supports "matrices"
  return %0 : i1
}
// CHECK-LABEL: @native(
// CUDA: arith.constant true
// OPENCL: arith.constant false
// DSP: arith.constant false
// FPGA: arith.constant false
func.func @native() -> i1 {
  %0 = lir.target_supports "matrices.native"
  return %0 : i1
}
// CHECK-LABEL: @three(
// CUDA: arith.constant true
// OPENCL: arith.constant true
// DSP: arith.constant false
// FPGA: arith.constant true
func.func @three() -> i1 {
  %0 = lir.target_supports "vectors.width.3"
  return %0 : i1
}
// CHECK-LABEL: @eight(
// CUDA: arith.constant false
// OPENCL: arith.constant true
// DSP: arith.constant true
// FPGA: arith.constant true
func.func @eight() -> i1 {
  %0 = lir.target_supports "vectors.width.8"
  return %0 : i1
}
