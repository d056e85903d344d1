// Sums with carry, products of twice the width, casts to the same type.
// RUN: gir-opt --lir-to-spirv=prepare=false %s | FileCheck %s
// RUN: gir-opt --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv

module attributes {lir.target = "vulkan1.1"} {
  // CHECK-LABEL: spirv.func @extended(
  // CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32)
  func.func @extended(%x: i32, %y: i32) -> i32 {
    // CHECK: %[[BOTH:.*]] = spirv.IAddCarry %[[X]], %[[Y]] : !spirv.struct<(i32, i32)>
    // CHECK: %[[SUM:.*]] = spirv.CompositeExtract %[[BOTH]][0 : i32]
    // CHECK: %[[CARRY:.*]] = spirv.CompositeExtract %[[BOTH]][1 : i32]
    // CHECK: %[[ZERO:.*]] = spirv.Constant 0 : i32
    // CHECK: %[[CARRIES:.*]] = spirv.INotEqual %[[CARRY]], %[[ZERO]]
    %sum, %carry = arith.addui_extended %x, %y : i32, i1
    // CHECK: spirv.Select %[[CARRIES]], %[[X]], %[[SUM]]
    %0 = arith.select %carry, %x, %sum : i32
    // CHECK: %[[SIGNED:.*]] = spirv.SMulExtended %{{.*}}, %[[Y]] : !spirv.struct<(i32, i32)>
    // CHECK: %[[LOW:.*]] = spirv.CompositeExtract %[[SIGNED]][0 : i32]
    // CHECK: %[[HIGH:.*]] = spirv.CompositeExtract %[[SIGNED]][1 : i32]
    %low, %high = arith.mulsi_extended %0, %y : i32
    // CHECK: %[[UNSIGNED:.*]] = spirv.UMulExtended %[[LOW]], %[[HIGH]] : !spirv.struct<(i32, i32)>
    // CHECK: %[[RESULT:.*]] = spirv.CompositeExtract %[[UNSIGNED]][1 : i32]
    %ulow, %uhigh = arith.mului_extended %low, %high : i32
    // CHECK-NEXT: spirv.ReturnValue %[[RESULT]]
    %same = arith.bitcast %uhigh : i32 to i32
    return %same : i32
  }

  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}
