// Vectors of all widths, with the capabilities they need and no others.
// RUN: gir-opt --lir-to-spirv=prepare=false --split-input-file %s | FileCheck %s
// RUN: split-file --leading-lines %s %t
// RUN: gir-opt --emit-spirv %t/copy.mlir -o %t/copy.spv && spirv-val --target-env vulkan1.2 %t/copy.spv
// RUN: gir-opt --emit-spirv %t/convert.mlir -o %t/convert.spv && spirv-val --target-env vulkan1.2 %t/convert.spv
// RUN: gir-opt --emit-spirv %t/compute.mlir -o %t/compute.spv && spirv-val --target-env vulkan1.2 %t/compute.spv

//--- copy.mlir
// Values that are only moved, or converted to 32 bits, need no arithmetic.
// CHECK: requires #spirv.vce<v1.5, [Shader, StorageBuffer16BitAccess, StorageBuffer8BitAccess, SignedZeroInfNanPreserve], []>
module attributes {lir.target = "vulkan1.2"} {
  func.func @k(%p: !mir.ptr<global, vector<4xi8>> {lir.name = "p", lir.resource = #mir.resource<set = 0, binding = 0, storage>},
               %q: !mir.ptr<global, vector<3xf16>> {lir.name = "q", lir.resource = #mir.resource<set = 0, binding = 1, storage>},
               %r: !mir.ptr<global, vector<4xi32>> {lir.name = "r", lir.resource = #mir.resource<set = 0, binding = 2, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.load %p align 4 : <global, vector<4xi8>> -> vector<4xi8>
    // CHECK: spirv.SConvert %{{.*}} : vector<4xi8> to vector<4xi32>
    %1 = arith.extsi %0 : vector<4xi8> to vector<4xi32>
    lir.store %r, %1 align 16 : <global, vector<4xi32>>, vector<4xi32>
    %2 = lir.load %q align 8 : <global, vector<3xf16>> -> vector<3xf16>
    lir.store %q, %2 align 8 : <global, vector<3xf16>>, vector<3xf16>
    return
  }
}

// -----

//--- convert.mlir
// From f64 to f16 by way of f32.
// CHECK: requires #spirv.vce<v1.5, [Shader, Float64, StorageBuffer16BitAccess, SignedZeroInfNanPreserve, RoundingModeRTE], []>
module attributes {lir.target = "vulkan1.2"} {
  func.func @k(%p: !mir.ptr<global, vector<2xf64>> {lir.name = "p", lir.resource = #mir.resource<set = 0, binding = 0, storage>},
               %q: !mir.ptr<global, vector<2xf16>> {lir.name = "q", lir.resource = #mir.resource<set = 0, binding = 1, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.load %p align 16 : <global, vector<2xf64>> -> vector<2xf64>
    // CHECK: spirv.FConvert %{{.*}} : vector<2xf64> to vector<2xf32>
    // CHECK: spirv.FConvert %{{.*}} : vector<2xf32> to vector<2xf16>
    %1 = arith.truncf %0 : vector<2xf64> to vector<2xf16>
    lir.store %q, %1 align 4 : <global, vector<2xf16>>, vector<2xf16>
    return
  }
}

// -----

//--- compute.mlir
// CHECK: requires #spirv.vce<v1.5, [Shader, Float16, Int64, Int16, Int8], []>
module attributes {lir.target = "vulkan1.2"} {
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
  // CHECK-LABEL: spirv.func @lanes(
  func.func @lanes(%a: vector<2xi64>, %b: vector<3xi8>, %c: vector<4xi16>, %d: vector<2xf16>, %e: vector<2xi32>) -> vector<2xi32> {
    // CHECK: spirv.IAdd %{{.*}} : vector<2xi64>
    %0 = arith.addi %a, %a : vector<2xi64>
    // CHECK: spirv.IMul %{{.*}} : vector<3xi8>
    %1 = arith.muli %b, %b : vector<3xi8>
    // CHECK: spirv.Not %{{.*}} : vector<4xi16>
    %ones = arith.constant dense<-1> : vector<4xi16>
    %2 = arith.xori %c, %ones : vector<4xi16>
    // CHECK: spirv.FAdd %{{.*}} : vector<2xf16>
    %3 = arith.addf %d, %d : vector<2xf16>
    // CHECK: spirv.IAddCarry %{{.*}} : !spirv.struct<(vector<2xi32>, vector<2xi32>)>
    // CHECK: spirv.INotEqual %{{.*}} : vector<2xi32>
    %sum, %carry = arith.addui_extended %e, %e : vector<2xi32>, vector<2xi1>
    %4 = arith.select %carry, %sum, %e : vector<2xi1>, vector<2xi32>
    return %4 : vector<2xi32>
  }
}
