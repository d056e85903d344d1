// Numbers of memory spaces on which NVVM, AMD and upstream's ways to SPIR-V agree need no option. Space 1 is global or
// generic, by the way: it is taken as generic memory, which may be global.
// RUN: split-file %s %t
// RUN: gir-opt --convert-gpu-to-mir %t/numbers.mlir | FileCheck %t/numbers.mlir
// RUN: gir-opt --convert-gpu-to-mir %t/k.mlir | FileCheck %t/k.mlir
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %t/k.mlir -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv
// RUN: gir-opt --emit-ptx --target=cuda-sm_90 %t/k.mlir | FileCheck %t/k.mlir --check-prefix=PTX
// RUN: not gir-opt --convert-gpu-to-mir %t/space-2.mlir 2>&1 | FileCheck %t/space-2.mlir --check-prefix=UNKNOWN

//--- numbers.mlir
// CHECK-LABEL: func.func private @numbers(
// CHECK-SAME: !mir.ptr<generic, f32>
// CHECK-SAME: !mir.ptr<generic, f32>
// CHECK-SAME: !mir.ptr<workgroup, f32>
// CHECK-SAME: !mir.ptr<constant, f32>
// CHECK-SAME: !mir.ptr<private, f32>
func.func private @numbers(memref<4xf32, 0>, memref<4xf32, 1>, memref<4xf32, 3>, memref<4xf32, 4>, memref<4xf32, 5>)

//--- k.mlir
gpu.module @m {
  // CHECK-LABEL: func.func @k(
  // CHECK-SAME: !mir.ptr<global, f32>
  // CHECK: mir.gpu.load {{.*}} : <global, f32>
  // CHECK: mir.gpu.store {{.*}} : <workgroup, f32>
  // PTX: ld.global
  // PTX: st.shared
  gpu.func @k(%m: memref<64xf32, 1>) workgroup(%w: memref<64xf32, 3>) private(%p: memref<4xf32, 5>) kernel
      attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.thread_id x
    %j = gpu.block_id x
    %v = memref.load %m[%i] : memref<64xf32, 1>
    memref.store %v, %w[%i] : memref<64xf32, 3>
    gpu.barrier
    %u = memref.load %w[%j] : memref<64xf32, 3>
    memref.store %u, %m[%i] : memref<64xf32, 1>
    gpu.return
  }
}

//--- space-2.mlir
func.func private @f(memref<4xf32, 2>)
// UNKNOWN: space-2.mlir:1:1: error: 'func.func' op has a parameter of type memref<4xf32, 2>: memory space 2 has a different meaning on each target; write #gpu.address_space<…>
