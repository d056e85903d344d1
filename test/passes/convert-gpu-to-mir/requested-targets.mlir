// The target attributes of a `gpu.module` choose the profile, unless an option does; of several, the emission takes the
// one that it is for.
// RUN: gir-opt --gpu-to-mir %s | FileCheck %s --check-prefix=FIRST
// RUN: gir-opt --emit-ptx %s | FileCheck %s --check-prefix=PTX
// RUN: gir-opt --emit-ptx --target=cuda-sm_80 %s | FileCheck %s --check-prefix=OPTION
// RUN: gir-opt --emit-amdgcn %s | FileCheck %s --check-prefix=AMD
// RUN: gir-opt --emit-spirv-asm %s | FileCheck %s --check-prefix=SPIRV
// RUN: gir-opt --emit-opencl %s | FileCheck %s --check-prefix=OPENCL

// FIRST: lir.target = "cuda-sm_90"
// PTX: .target sm_90
// OPTION: .target sm_80
// AMD: gfx942
// SPIRV: ; Version: 1.5
// OPENCL: kernel void k(
gpu.module @m [#nvvm.target<chip = "sm_90">, #rocdl.target<chip = "gfx942">,
               #spirv.target_env<#spirv.vce<v1.5, [Shader], []>, api = Vulkan, #spirv.resource_limits<>>] {
  gpu.func @k(%x: memref<4xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    gpu.return
  }
}
