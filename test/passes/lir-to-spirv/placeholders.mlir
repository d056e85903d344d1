// Instructions that the spirv dialect lacks are calls in it and instructions in the binary; the functions that are
// called are not there. R-GIR-74 R-GIR-75 R-GIR-83 R-GIR-84 R-GIR-85
// RUN: gir-opt --lir-to-spirv=prepare=false %s | FileCheck %s
// RUN: gir-opt -g --emit-spirv-asm %s | FileCheck %s --check-prefix=ASM
// RUN: gir-opt -g --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv

// CHECK: requires #spirv.vce<v1.6, [Shader, {{.*}}Int64Atomics{{.*}}], []>
// ASM-NOT: gir:
// ASM-NOT: Linkage
// ASM: OpName %{{[0-9]+}} "k"
// ASM-NOT: gir:
// ASM-DAG: [[INT:%[0-9]+]] = OpTypeInt 32
// ASM-DAG: [[LONG:%[0-9]+]] = OpTypeInt 64
// ASM-DAG: [[DEVICE:%[0-9]+]] = OpConstant [[INT]] 1
// ASM-DAG: [[ACQUIRE:%[0-9]+]] = OpConstant [[INT]] 322
// ASM-DAG: [[RELEASE:%[0-9]+]] = OpConstant [[INT]] 324
// ASM-DAG: [[RELAXED:%[0-9]+]] = OpConstant [[INT]] 0
// ASM: OpFunction
module attributes {lir.target = "vulkan1.3"} {
  // CHECK-COUNT-3: spirv.func @"gir:{{.*}}linkage_type = <Import>
  // CHECK-LABEL: spirv.func @k()
  func.func @k(%p: !mir.ptr<global, i32> {lir.name = "p", lir.resource = #mir.resource<set = 0, binding = 0, storage>},
               %q: !mir.ptr<global, i64> {lir.name = "q", lir.resource = #mir.resource<set = 0, binding = 1, storage>},
               %x: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // 322 is acquire, and 324 release, over memory of buffers and of the workgroup.
    // CHECK: spirv.FunctionCall @"gir:OpAtomicLoad (!spirv.ptr<i32, StorageBuffer>, i32, i32) -> i32"
    // ASM: = OpAtomicLoad [[INT]] {{%[0-9]+}} [[DEVICE]] [[ACQUIRE]]
    %0 = lir.atomic_load %p ordering acquire scope device : !mir.ptr<global, i32> -> i32
    // ASM: OpAtomicStore {{%[0-9]+}} [[DEVICE]] [[RELEASE]]
    lir.atomic_store %p, %x ordering release scope device : !mir.ptr<global, i32>, i32
    // ASM: = OpAtomicLoad [[LONG]] {{%[0-9]+}} {{%[0-9]+}} [[RELAXED]]
    %1 = lir.atomic_load %q ordering relaxed scope workgroup : !mir.ptr<global, i64> -> i64
    // ASM: OpAtomicStore
    lir.atomic_flag_clear %p ordering release scope device : !mir.ptr<global, i32>
    // A load or store with an ordering is the same.
    // ASM: OpAtomicLoad
    %2 = lir.load %p align 4 ordering relaxed scope device : !mir.ptr<global, i32> -> i32
    // ASM: OpAtomicStore
    lir.store %p, %2 align 4 ordering relaxed scope device : !mir.ptr<global, i32>, i32
    // CHECK: spirv.Load "StorageBuffer" %{{.*}} ["Volatile"] : i32
    // ASM: = OpLoad [[INT]] {{%[0-9]+}} Volatile
    %3 = lir.load volatile %p align 4 : !mir.ptr<global, i32> -> i32
    // CHECK: spirv.Store "StorageBuffer" %{{.*}}, %{{.*}} ["Volatile"] : i32
    // ASM: OpStore {{.*}} Volatile
    lir.store volatile %p, %3 align 4 : !mir.ptr<global, i32>, i32
    return
  }
}
