// Memory spaces are named, or have NVVM's numbers where an option says so: 1 is global, and no other than NVVM's exists.
// RUN: gir-opt --convert-gpu-to-mir=memory-spaces=nvvm --split-input-file %s | FileCheck %s
// RUN: gir-opt --gpu-to-mir="memory-spaces=nvvm index-bitwidth=64" --split-input-file %s | FileCheck %s
// RUN: not gir-opt --convert-gpu-to-mir=memory-spaces=amd %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not gir-opt --convert-gpu-to-mir=index-bitwidth=16 %s 2>&1 | FileCheck %s --check-prefix=WIDTH
// UNKNOWN: error: 'builtin.module' op cannot read memory spaces as 'amd'; memory-spaces is 'named' or 'nvvm'
// WIDTH: error: 'builtin.module' op cannot have indices of 16 bits; index-bitwidth is 32 or 64

gpu.module @m {
  // CHECK-LABEL: func.func private @numbers(
  // CHECK-SAME: !mir.ptr<generic, f32>
  // CHECK-SAME: !mir.ptr<global, f32>
  // CHECK-SAME: !mir.ptr<workgroup, f32>
  // CHECK-SAME: !mir.ptr<constant, f32>
  // CHECK-SAME: !mir.ptr<private, f32>
  func.func private @numbers(memref<4xf32, 0>, memref<4xf32, 1>, memref<4xf32, 3>, memref<4xf32, 4>, memref<4xf32, 5>)

  gpu.func @k(%m: memref<4xf32, 1>) workgroup(%w: memref<4xf32, 3>) private(%p: memref<4xf32, 5>) kernel {
    gpu.return
  }

  // CHECK-LABEL: func.func private @spirv(
  // CHECK-SAME: !mir.ptr<global, f32>
  // CHECK-SAME: !mir.ptr<global, f32>
  // CHECK-SAME: !mir.ptr<workgroup, f32>
  // CHECK-SAME: !mir.ptr<private, f32>
  // CHECK-SAME: !mir.ptr<generic, f32>
  func.func private @spirv(memref<4xf32, #spirv.storage_class<StorageBuffer>>, memref<4xf32, #spirv.storage_class<CrossWorkgroup>>,
                           memref<4xf32, #spirv.storage_class<Workgroup>>, memref<4xf32, #spirv.storage_class<Function>>,
                           memref<4xf32, #spirv.storage_class<Generic>>)

  // A cast to memory of a space, and back.
  // CHECK-LABEL: func.func @casts(
  // CHECK-SAME: %[[G:[^ ]*]]: !mir.ptr<generic, f32>
  func.func @casts(%g: memref<4xf32>, %w: memref<4xf32, 3>, %i: index) -> memref<4xf32> {
    // CHECK: %[[P:.*]] = mir.gpu.addrspace_cast %[[G]] : <generic, f32> -> <global, f32>
    // CHECK: mir.gpu.load {{.*}} : <global, f32>
    %a = memref.memory_space_cast %g : memref<4xf32> to memref<4xf32, 1>
    %v = memref.load %a[%i] : memref<4xf32, 1>
    %b = memref.memory_space_cast %w : memref<4xf32, 3> to memref<4xf32>
    memref.store %v, %b[%i] : memref<4xf32>
    // CHECK: %[[R:.*]] = mir.gpu.addrspace_cast %{{.*}} : <workgroup, f32> -> <generic, f32>
    // CHECK: return %[[R]]
    return %b : memref<4xf32>
  }
}
