// Rules of the specification about modules: variables and specialisation constants are symbols, requirements
// are attributes. A module of that time, which stores three times a constant.
// R-SPVD-1 R-SPVD-5 R-SPVD-9 R-SPVD-10
// RUN: gir-opt --upgrade-legacy-spv %s | FileCheck %s
// RUN: gir-opt --upgrade-legacy-spv %s | sed -e 1d -e '/^}/d' | mlir-translate --no-implicit-module --serialize-spirv -o %t.spv
// RUN: spirv-val --target-env vulkan1.1 %t.spv && spirv-dis --no-color %t.spv | FileCheck %s --check-prefix=BINARY

// CHECK: spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> attributes {note = "spv.module"} {
// CHECK: spirv.SpecConstant @factor spec_id(3) = 7 : i32
// CHECK: spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
// CHECK: spirv.GlobalVariable @out bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, StorageBuffer>
// CHECK: spirv.func @k() "None"
// CHECK: spirv.mlir.addressof @id
// CHECK: spirv.mlir.referenceof @factor : i32
// CHECK: spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
// CHECK: spirv.GL.SAbs
// CHECK: spirv.AccessChain {{.*}} -> !spirv.ptr<i32, StorageBuffer>
// CHECK: spirv.Return
// CHECK: spirv.EntryPoint "GLCompute" @k, @id
// CHECK: spirv.ExecutionMode @k "LocalSize", 4, 1, 1
// BINARY: OpEntryPoint GLCompute %k "k" %id
// BINARY: OpDecorate %factor SpecId 3
// BINARY: %factor = OpSpecConstant %uint 7
spv.module "Logical" "GLSL450" {
  spv.specConstant @factor spec_id(3) = 7 : i32
  spv.globalVariable @id built_in("GlobalInvocationId") : !spv.ptr<vector<3xi32>, Input>
  spv.globalVariable @out bind(0, 1) : !spv.ptr<!spv.struct<!spv.rtarray<i32 [4]> [0]>, StorageBuffer>
  func @k() -> () {
    // spv.constant of a comment.
    %zero = spv.constant 0 : i32
    %three = spv.constant 3 : i32
    %ids = spv._address_of @id : !spv.ptr<vector<3xi32>, Input>
    %all = spv.Load "Input" %ids : vector<3xi32>
    %x = spv.CompositeExtract %all[0 : i32] : vector<3xi32>
    %factor = spv._reference_of @factor : i32
    %product = spv.IMul %three, %factor : i32
    spv.ControlBarrier "Workgroup", "Device", "Acquire|UniformMemory"
    %positive = spv.GLSL.SAbs %product : i32
    %buffer = spv._address_of @out : !spv.ptr<!spv.struct<!spv.rtarray<i32 [4]> [0]>, StorageBuffer>
    %there = spv.AccessChain %buffer[%zero, %three] : !spv.ptr<!spv.struct<!spv.rtarray<i32 [4]> [0]>, StorageBuffer>
    spv.Store "StorageBuffer" %there, %positive : i32
    spv.Return
  }
  spv.EntryPoint "GLCompute" @k, @id
  spv.ExecutionMode @k "LocalSize", 4, 1, 1
  spv._module_end
} attributes {capabilities = ["Shader"], extensions = ["SPV_KHR_storage_buffer_storage_class"], note = "spv.module"}
