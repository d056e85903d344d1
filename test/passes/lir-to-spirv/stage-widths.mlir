// Inputs and outputs of 16 and 64 bits have capabilities of their own.
// R-RUNA-47 R-SPVD-5
// RUN: split-file %s %t
// RUN: gir-opt --lir-to-spirv=prepare=false %t/halves.mlir | FileCheck %t/halves.mlir
// RUN: gir-opt --emit-spirv %t/halves.mlir -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --lir-to-spirv=prepare=false %t/doubles.mlir | FileCheck %t/doubles.mlir
// RUN: gir-opt --emit-spirv %t/doubles.mlir -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv

//--- halves.mlir
// Values that are only moved need no 16-bit arithmetic.
// CHECK: requires #spirv.vce<v1.3, [Shader, StorageInputOutput16], []>
// CHECK: spirv.GlobalVariable @f_in_0 {location = 0 : i32} : !spirv.ptr<vector<2xf16>, Input>
// CHECK: spirv.GlobalVariable @f_out_0 {location = 0 : i32} : !spirv.ptr<vector<2xf16>, Output>
// CHECK: spirv.GlobalVariable @f_in_1 {flat, location = 1 : i32} : !spirv.ptr<i16, Input>
// CHECK: spirv.GlobalVariable @f_out_1 {location = 1 : i32} : !spirv.ptr<i32, Output>
module attributes {lir.target = "vulkan1.1"} {
  func.func @f() attributes {lir.kernel = #mir.kernel<fragment>} {
    %0 = lir.read_input <location = 0> : vector<2xf16>
    lir.write_output %0, <location = 0> : vector<2xf16>
    %1 = lir.read_input <location = 1, interpolation = flat> : i16
    %2 = arith.extsi %1 : i16 to i32
    lir.write_output %2, <location = 1> : i32
    return
  }
}

//--- doubles.mlir
// CHECK: requires #spirv.vce<v1.3, [Shader, Float64], []>
// CHECK: spirv.GlobalVariable @v_in_0 {location = 0 : i32} : !spirv.ptr<vector<3xf64>, Input>
// CHECK: spirv.GlobalVariable @v_out_0 {location = 0 : i32} : !spirv.ptr<vector<3xf64>, Output>
// CHECK: spirv.GlobalVariable @v_in_2 {location = 2 : i32} : !spirv.ptr<vector<4xf32>, Input>
module attributes {lir.target = "vulkan1.1"} {
  func.func @v() attributes {lir.kernel = #mir.kernel<vertex>} {
    %0 = lir.read_input <location = 0> : vector<3xf64>
    lir.write_output %0, <location = 0> : vector<3xf64>
    // One of three 64-bit numbers takes two locations.
    %1 = lir.read_input <location = 2> : vector<4xf32>
    lir.write_output %1, <builtin = position> : vector<4xf32>
    return
  }
}
