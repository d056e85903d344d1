// The variants of atomicAdd of the chipStar document, section 6: plain is relaxed for the device, _system for all
// devices, _block for the workgroup. Natively they are one instruction with that scope and no semantics, with its
// extension and capability; emulated a loop around a compare-exchange with the same.
// The scopes are 0 all devices, 1 a device, 2 a workgroup; the semantics 0 are none.
// R-CHIP-20 R-CHIP-22 R-CHIP-23 R-CHIP-26 R-CHIP-52
// RUN: rm -rf %t && split-file %s %t
// RUN: gir-opt --emit-spirv --variants=native,emulated --target-file %S/../Inputs/variants.toml --target=opencl-float-atomics %t/add.mlir -o %t/o/ 2> %t/remarks.txt
// RUN: spirv-val --target-env spv1.4 %t/o/add.native.spv && spirv-dis --no-color %t/o/add.native.spv | FileCheck %s --check-prefix=NATIVE
// RUN: spirv-val --target-env spv1.4 %t/o/add.emulated.spv && spirv-dis --no-color %t/o/add.emulated.spv | FileCheck %s --check-prefix=EMULATED
// RUN: FileCheck %s --check-prefix=MANIFEST --input-file %t/o/manifest.json

// An operation without an instruction in the native variant is an error of the compilation, and no file is written.
// R-CHIP-21
// RUN: not gir-opt --emit-spirv --variants=native,emulated --target=opencl3.0-spirv %t/add.mlir -o %t/none/ 2>&1 | FileCheck %s --check-prefix=LACKS
// RUN: test ! -e %t/none
// LACKS: add.mlir:4:8: error: 'lir.atomic_fadd' op has no instruction on f32 on the target, which the variant 'native' needs; add 'add' to the table atomics of the profile, or emit only the variant 'emulated'
// LACKS: add.mlir:5:8: error: 'lir.atomic_fadd' op
// LACKS: add.mlir:6:8: error: 'lir.atomic_fadd' op
// RUN: gir-opt --emit-spirv --variants=emulated --target=opencl3.0-spirv %t/add.mlir -o %t/one/ 2> %t/remarks.txt
// RUN: spirv-val --target-env spv1.4 %t/one/add.emulated.spv
// RUN: test ! -e %t/one/add.native.spv

// Flags that do not go together.
// RUN: not gir-opt --emit-spirv --variants=native,quick %t/add.mlir -o %t/none/ 2>&1 | FileCheck %s --check-prefix=NAME
// NAME: error: unknown variant 'quick' of --variants; use native, emulated, or both
// RUN: not gir-opt --emit-spirv --variants=native,native %t/add.mlir -o %t/none/ 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: error: --variants names 'native' twice
// RUN: not gir-opt --emit-spirv --variants=emulated %t/add.mlir -o %t/none.spv 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: error: --variants writes several files; name a folder, -o DIR/
// RUN: not gir-opt --emit-spirv-asm --variants=emulated %t/add.mlir -o %t/none/ 2>&1 | FileCheck %s --check-prefix=FLAG
// FLAG: error: --variants needs --emit-spirv, without --embed and --reflection

// NATIVE: OpCapability AtomicFloat32AddEXT
// NATIVE: OpExtension "SPV_EXT_shader_atomic_float_add"
// NATIVE: OpFunction
// NATIVE: OpAtomicFAddEXT %float %{{.*}} %uint_1 %uint_0
// NATIVE-NEXT: OpAtomicFAddEXT %float %{{.*}} %uint_0 %uint_0
// NATIVE-NEXT: OpAtomicFAddEXT %float %{{.*}} %uint_2 %uint_0
// NATIVE-NOT: OpAtomicCompareExchange
// NATIVE: OpFunctionEnd
// EMULATED-NOT: OpCapability AtomicFloat
// EMULATED-NOT: SPV_EXT_shader_atomic_float
// EMULATED: OpAtomicCompareExchange %uint %{{.*}} %uint_1 %uint_0 %uint_0
// EMULATED: OpLoopMerge
// EMULATED: OpAtomicCompareExchange %uint %{{.*}} %uint_0 %uint_0 %uint_0
// EMULATED: OpLoopMerge
// EMULATED: OpAtomicCompareExchange %uint %{{.*}} %uint_2 %uint_0 %uint_0
// EMULATED: OpLoopMerge
// EMULATED-NOT: OpAtomicFAddEXT
// MANIFEST: "version": "1.0",
// MANIFEST: "target": "opencl-float-atomics",
// MANIFEST: "name": "native",
// MANIFEST: "file": "add.native.spv",
// MANIFEST: "AtomicFloat32AddEXT"
// MANIFEST: "SPV_EXT_shader_atomic_float_add"
// MANIFEST: "operation": "add",
// MANIFEST-NEXT: "width": 32,
// MANIFEST-NEXT: "memory": "global",
// MANIFEST-NEXT: "vulkan_feature": "shaderBufferFloat32AtomicAdd",
// MANIFEST-NEXT: "opencl_query": "CL_DEVICE_SINGLE_FP_ATOMIC_CAPABILITIES_EXT",
// MANIFEST-NEXT: "opencl_bit": "CL_DEVICE_GLOBAL_FP_ATOMIC_ADD_EXT"
// MANIFEST: "name": "emulated",
// MANIFEST: "file": "add.emulated.spv",
// MANIFEST: "float_atomics": [],
//--- add.mlir
func.func @add(%x: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %v = arith.constant 1.5 : f32
  %a = mir.gpu.atomic fadd %x, %v ordering relaxed scope device : !mir.ptr<global, f32>, f32 -> f32
  %b = mir.gpu.atomic fadd %x, %v ordering relaxed scope system : !mir.ptr<global, f32>, f32 -> f32
  %c = mir.gpu.atomic fadd %x, %v ordering relaxed scope workgroup : !mir.ptr<global, f32>, f32 -> f32
  return
}
