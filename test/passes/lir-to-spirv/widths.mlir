// Arithmetic, comparisons, control flow and calls on 8, 16 and 64 bits: valid SPIR-V, whose
// assembly gives the same binary.
// RUN: gir-opt --lir-to-spirv=prepare=false %s | FileCheck %s
// RUN: gir-opt --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.2 %t.spv
// RUN: gir-opt --emit-spirv-asm %s -o %t.spvasm
// RUN: spirv-as --preserve-numeric-ids --target-env spv1.5 %t.spvasm -o %t2.spv && cmp -i 12 %t.spv %t2.spv

module attributes {lir.target = "vulkan1.2"} {
  // CHECK-LABEL: spirv.func @bytes(
  // CHECK-SAME: %[[X:.*]]: i8, %[[Y:.*]]: i8) -> i8
  func.func @bytes(%x: i8, %y: i8) -> i8 {
    // CHECK: %[[LEAST:.*]] = spirv.Constant -128 : i8
    %least = arith.constant -128 : i8
    // CHECK: %[[ADD:.*]] = spirv.IAdd %[[X]], %[[LEAST]] : i8
    %0 = arith.addi %x, %least : i8
    // CHECK: %[[DIV:.*]] = spirv.SDiv %[[ADD]], %[[Y]] : i8
    %1 = arith.divsi %0, %y : i8
    // CHECK: %[[SHR:.*]] = spirv.ShiftRightArithmetic %[[DIV]], %[[Y]] : i8, i8
    %2 = arith.shrsi %1, %y : i8
    // CHECK: spirv.GL.SMax %[[SHR]], %[[Y]] : i8
    %3 = arith.maxsi %2, %y : i8
    return %3 : i8
  }

  // CHECK-LABEL: spirv.func @halves(
  // CHECK-SAME: %[[X:.*]]: f16, %[[Y:.*]]: f16) -> i16
  func.func @halves(%x: f16, %y: f16) -> i16 {
    // CHECK: %[[MUL:.*]] = spirv.FMul %[[X]], %[[Y]] {no_contraction} : f16
    %0 = arith.mulf %x, %y : f16
    // CHECK: spirv.Constant 6.550400e+04 : f16
    %largest = arith.constant 6.550400e+04 : f16
    // A payload stays.
    // CHECK: spirv.Constant 0x7E01 : f16
    %nan = arith.constant 0x7E01 : f16
    %1 = arith.addf %0, %nan : f16
    // CHECK: spirv.FOrdLessThan %{{.*}}, %{{.*}} : f16
    %2 = arith.cmpf olt, %1, %largest : f16
    // CHECK: spirv.Select %{{.*}}, %{{.*}}, %{{.*}} : i1, f16
    %3 = arith.select %2, %1, %x : f16
    // CHECK: spirv.Bitcast %{{.*}} : f16 to i16
    %4 = arith.bitcast %3 : f16 to i16
    return %4 : i16
  }

  // CHECK-LABEL: spirv.func @wide(
  // CHECK-SAME: %[[N:.*]]: i64, %[[D:.*]]: f64) -> f64
  func.func @wide(%n: i64, %d: f64) -> f64 {
    // CHECK-DAG: %[[ZERO:.*]] = spirv.Constant 0 : i64
    // CHECK-DAG: %[[BIG:.*]] = spirv.Constant 5000000000 : i64
    %zero = arith.constant 0 : i64
    %big = arith.constant 5000000000 : i64
    // CHECK: spirv.mlir.loop
    // CHECK: ^bb1(%[[I:.*]]: i64, %[[SUM:.*]]: f64)
    // CHECK: spirv.ULessThan %[[I]], %[[N]] : i64
    // CHECK: spirv.FAdd %[[SUM]], %[[D]] {no_contraction} : f64
    // CHECK: spirv.IAdd %{{.*}}, %[[BIG]] : i64
    %r = scf.for unsigned %i = %zero to %n step %big iter_args(%sum = %d) -> f64 : i64 {
      %next = arith.addf %sum, %d : f64
      scf.yield %next : f64
    }
    return %r : f64
  }

  func.func @k(%b: !mir.ptr<global, i8> {lir.resource = #mir.resource<set = 0, binding = 0, storage>},
      %h: !mir.ptr<global, f16> {lir.resource = #mir.resource<set = 0, binding = 1, storage>},
      %w: !mir.ptr<global, f64> {lir.resource = #mir.resource<set = 0, binding = 2, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %x = lir.load %b align 1 : <global, i8> -> i8
    %0 = func.call @bytes(%x, %x) : (i8, i8) -> i8
    lir.store %b, %0 align 1 : <global, i8>, i8
    %y = lir.load %h align 2 : <global, f16> -> f16
    %1 = func.call @halves(%y, %y) : (f16, f16) -> i16
    %2 = arith.bitcast %1 : i16 to f16
    lir.store %h, %2 align 2 : <global, f16>, f16
    %z = lir.load %w align 8 : <global, f64> -> f64
    %n = arith.bitcast %z : f64 to i64
    %3 = func.call @wide(%n, %z) : (i64, f64) -> f64
    lir.store %w, %3 align 8 : <global, f64>, f64
    return
  }
}
