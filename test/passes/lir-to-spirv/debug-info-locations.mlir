// Lines come from whatever location holds a place: of a name, of the first of several, of the function that was inlined.
// An operation without a place has no line. R-SPVD-31
// RUN: gir-opt --emit-spirv -g -O0 --spirv-ext=-SPV_KHR_non_semantic_info %s -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv
// RUN: spirv-dis --no-color %t.spv | FileCheck %s

#a = loc("a.gir":7:5)
#b = loc("b.gir":70:50)

// CHECK-DAG: %[[OWN:[0-9]+]] = OpString "{{.*}}debug-info-locations.mlir"
// CHECK-DAG: %[[A:[0-9]+]] = OpString "a.gir"
// CHECK-DAG: %[[B:[0-9]+]] = OpString "b.gir"
// CHECK-NOT: OpString
// CHECK: %k = OpFunction
module attributes {lir.target = "vulkan1.3"} {
  func.func @k(%x: !mir.ptr<global, i32> {lir.name = "x", lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // CHECK: OpLine %[[A]] 7 5
    // CHECK-NEXT: %v = OpLoad
    %v = lir.load %x align 4 : <global, i32> -> i32 loc("v"(#a))
    // CHECK-NEXT: OpLine %[[B]] 70 50
    // CHECK-NEXT: OpIAdd
    %0 = arith.addi %v, %v : i32 loc(fused[unknown, #b, #a])
    // CHECK-NEXT: OpIMul
    %1 = arith.muli %0, %v : i32 loc(callsite(#b at #a))
    // CHECK-NEXT: OpNoLine
    // CHECK-NEXT: OpISub
    %2 = arith.subi %1, %v : i32 loc(unknown)
    // CHECK-NEXT: OpLine %[[OWN]] [[# @LINE + 2]] 5
    // CHECK-NEXT: OpStore
    lir.store %x, %2 align 4 : <global, i32>, i32
    return
  }
}
