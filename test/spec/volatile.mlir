// Volatile accesses are all there, in order and with the operand Volatile, at every level of optimisation: none is
// merged, forwarded, hoisted or dropped.
// R-GIR-50 R-RUNA-116
// RUN: gir-opt --emit-spirv -O0 --target=vulkan1.1 %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: spirv-dis --no-color %t.spv | FileCheck %s
// RUN: gir-opt --emit-spirv --target=vulkan1.1 %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: spirv-dis --no-color %t.spv | FileCheck %s
// RUN: gir-opt --emit-spirv -O3 --target=vulkan1.1 %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: spirv-dis --no-color %t.spv | FileCheck %s
// RUN: gir-opt --emit-spirv --target=opencl2.1-spirv %s -o %t.spv && spirv-val --target-env opencl2.1 %t.spv
// RUN: spirv-dis --no-color %t.spv | FileCheck %s
// RUN: gir-opt --emit-llvm --target=cpu %s | FileCheck %s --check-prefix=CPU

// CHECK: OpLabel
func.func @k(%x: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>, mir.name = "x"})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %c0 = arith.constant 0 : i32
  %c3 = arith.constant 3 : i32
  // Two loads without a use.
  // CHECK: OpLoad %uint %{{.*}} Volatile
  // CHECK-NEXT: OpLoad %uint %{{.*}} Volatile
  // CPU-COUNT-2: load volatile i32
  %a = mir.gpu.load volatile %x : !mir.ptr<global, i32> -> i32
  %b = mir.gpu.load volatile %x : !mir.ptr<global, i32> -> i32
  // A store that the next store overwrites, and a load of the value just stored.
  // CHECK-NEXT: OpStore %{{.*}} %uint_1 Volatile
  // CHECK-NEXT: OpStore %{{.*}} %uint_2 Volatile
  // CHECK-NEXT: %[[READ:.*]] = OpLoad %uint %{{.*}} Volatile
  // CPU: store volatile i32 1
  // CPU: store volatile i32 2
  // CPU: load volatile i32
  mir.gpu.store volatile %x, %one : !mir.ptr<global, i32>, i32
  mir.gpu.store volatile %x, %two : !mir.ptr<global, i32>, i32
  %c = mir.gpu.load volatile %x : !mir.ptr<global, i32> -> i32
  // A load in a loop stays in it.
  // CHECK: OpLoopMerge
  // CHECK: %[[AGAIN:.*]] = OpLoad %uint %{{.*}} Volatile
  // CHECK: OpIAdd %uint %{{.*}} %[[AGAIN]]
  // CPU: load volatile i32
  %sum = scf.for %i = %c0 to %c3 step %one iter_args(%s = %c) -> (i32) : i32 {
    %v = mir.gpu.load volatile %x : !mir.ptr<global, i32> -> i32
    %t = arith.addi %s, %v : i32
    scf.yield %t : i32
  }
  // CHECK: OpStore %{{.*}} Volatile
  // CHECK-NEXT: OpReturn
  // CPU: store volatile
  mir.gpu.store volatile %x, %sum : !mir.ptr<global, i32>, i32
  return
}
