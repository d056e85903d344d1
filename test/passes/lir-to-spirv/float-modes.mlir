// A kernel that computes with floats, itself or through a function, keeps the signs of zeros,
// infinities and NaNs: without the execution mode a driver may compute x * 0 as 0. Vulkan 1.1 has
// the mode only as an extension.
// RUN: split-file %s %t
// RUN: gir-opt --lir-to-spirv=prepare=false %t/kernels.mlir | FileCheck %s
// RUN: gir-opt --emit-spirv %t/kernels.mlir -o %t.spv && spirv-val --target-env vulkan1.2 %t.spv
// RUN: sed s/vulkan1.2/vulkan1.1/ %t/kernels.mlir | gir-opt --lir-to-spirv=prepare=false | FileCheck %s --check-prefix=OLD
// RUN: gir-opt --lir-to-spirv=prepare=false %t/integers.mlir | FileCheck %s --check-prefix=INTEGERS
// RUN: gir-opt --lir-to-spirv=prepare=false %t/widths.mlir | FileCheck %s --check-prefix=WIDTHS
// RUN: gir-opt --emit-spirv %t/widths.mlir -o %t.spv && spirv-val --target-env vulkan1.2 %t.spv

// A profile says which modes there are: Vulkan 1.1 gets them from the extension, and a device may promise subnormals.
// RUN: gir-opt --emit-spirv --target-file %S/../../Inputs/float-controls.toml --target=vulkan-old-float-controls %S/../../tools/gir-run/Inputs/floats.gir -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: spirv-dis --no-color %t.spv | FileCheck %s --check-prefixes=ALL,EXTENSION
// RUN: gir-opt --emit-spirv --target-file %S/../../Inputs/float-controls.toml --target=vulkan-float-controls %S/../../tools/gir-run/Inputs/floats.gir -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv
// RUN: spirv-dis --no-color %t.spv | FileCheck %s --check-prefixes=ALL,DENORM,CORE
// RUN: gir-opt --emit-spirv --target-file %S/../../Inputs/float-controls.toml --target=opencl-float-controls %S/../../tools/gir-run/Inputs/floats.gir -o %t.spv && spirv-val --target-env spv1.4 %t.spv
// RUN: spirv-dis --no-color %t.spv | FileCheck %s --check-prefixes=ALL,DENORM
// RUN: gir-opt --emit-spirv --fast-math --target-file %S/../../Inputs/float-controls.toml --target=vulkan-float-controls %S/../../tools/gir-run/Inputs/floats.gir -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv
// RUN: spirv-dis --no-color %t.spv | FileCheck %s --check-prefix=FAST
// DENORM-DAG: OpCapability DenormPreserve
// ALL-DAG: OpCapability SignedZeroInfNanPreserve
// ALL-DAG: OpCapability RoundingModeRTE
// EXTENSION-DAG: OpExtension "SPV_KHR_float_controls"
// CORE-NOT: OpExtension "SPV_KHR_float_controls"
// DENORM-DAG: OpExecutionMode %{{.*}} DenormPreserve 32
// DENORM-DAG: OpExecutionMode %{{.*}} DenormPreserve 64
// ALL-DAG: OpExecutionMode %{{.*}} SignedZeroInfNanPreserve 32
// ALL-DAG: OpExecutionMode %{{.*}} SignedZeroInfNanPreserve 64
// ALL-DAG: OpExecutionMode %{{.*}} RoundingModeRTE 32
// ALL-NOT: RoundingModeRTE 64
// ALL: OpFunction
// FAST-NOT: SignedZeroInfNanPreserve
// FAST-NOT: DenormPreserve
// FAST: OpFunction

// CHECK: requires #spirv.vce<v1.5, [Shader, SignedZeroInfNanPreserve], []>
// CHECK-NOT: ExecutionMode @integers "SignedZeroInfNanPreserve"
// CHECK: spirv.ExecutionMode @floats "SignedZeroInfNanPreserve", 32
// CHECK-NOT: ExecutionMode @integers "SignedZeroInfNanPreserve"
// CHECK: spirv.ExecutionMode @calls "SignedZeroInfNanPreserve", 32
// OLD: requires #spirv.vce<v1.3, [Shader], []>
// OLD-NOT: SignedZeroInfNanPreserve
// INTEGERS: requires #spirv.vce<v1.5, [Shader], []>
// INTEGERS-NOT: SignedZeroInfNanPreserve

// Each width of floats has a mode of its own. Conversions to a narrower width round to nearest even.
// WIDTHS: requires #spirv.vce<v1.5, [Shader, Float64, StorageBuffer16BitAccess, SignedZeroInfNanPreserve, RoundingModeRTE], []>
// WIDTHS: spirv.ExecutionMode @halves "SignedZeroInfNanPreserve", 16
// WIDTHS-NEXT: spirv.ExecutionMode @halves "SignedZeroInfNanPreserve", 32
// WIDTHS-NEXT: spirv.ExecutionMode @halves "RoundingModeRTE", 16
// WIDTHS-NOT: @halves
// WIDTHS: spirv.ExecutionMode @doubles "SignedZeroInfNanPreserve", 64
// WIDTHS-NOT: @doubles

//--- kernels.mlir
module attributes {lir.target = "vulkan1.2"} {
  func.func @half(%x: f32) -> f32 {
    %half = arith.constant 5.000000e-01 : f32
    %0 = arith.mulf %x, %half : f32
    return %0 : f32
  }
  func.func @bits(%x: i32) -> i32 {
    %0 = arith.bitcast %x : i32 to f32
    %1 = func.call @half(%0) : (f32) -> f32
    %2 = arith.bitcast %1 : f32 to i32
    return %2 : i32
  }

  func.func @integers(%p: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.load %p align 4 : <global, i32> -> i32
    lir.store %p, %0 align 4 : <global, i32>, i32
    return
  }

  func.func @floats(%p: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.load %p align 4 : <global, f32> -> f32
    %1 = arith.addf %0, %0 : f32
    lir.store %p, %1 align 4 : <global, f32>, f32
    return
  }

  func.func @calls(%p: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.load %p align 4 : <global, i32> -> i32
    %1 = func.call @bits(%0) : (i32) -> i32
    lir.store %p, %1 align 4 : <global, i32>, i32
    return
  }
}

//--- integers.mlir
module attributes {lir.target = "vulkan1.2"} {
  func.func @integers(%p: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.load %p align 4 : <global, i32> -> i32
    lir.store %p, %0 align 4 : <global, i32>, i32
    return
  }
}

//--- widths.mlir
module attributes {lir.target = "vulkan1.2"} {
  func.func @halves(%p: !mir.ptr<global, f16> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.load %p align 2 : <global, f16> -> f16
    %1 = arith.extf %0 : f16 to f32
    %2 = arith.addf %1, %1 : f32
    %3 = arith.truncf %2 : f32 to f16
    lir.store %p, %3 align 2 : <global, f16>, f16
    return
  }
  func.func @doubles(%p: !mir.ptr<global, f64> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.load %p align 8 : <global, f64> -> f64
    %1 = arith.addf %0, %0 : f64
    lir.store %p, %1 align 8 : <global, f64>, f64
    return
  }
}
