// The passes load the dialects of their results: --load-pass-plugin suffices for a kernel of upstream's dialects.
// RUN: mlir-opt --load-pass-plugin=%plugin --pass-pipeline='builtin.module(lower-to-lir{target=vulkan1.3})' %S/Inputs/k.mlir | FileCheck %s
// CHECK: lir.id_global_x

// Text with ops of ours needs the dialects.
// RUN: not mlir-opt --load-pass-plugin=%plugin %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: {{.*}}mir.gpu.global_id
func.func @id() -> i32 {
  %i = mir.gpu.global_id x : i32
  return %i : i32
}
