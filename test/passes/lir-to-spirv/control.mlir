// Structured control flow stays structured; values leave it through merge blocks.
// R-RUNA-48
// RUN: gir-opt --lir-to-spirv=prepare=false %s | FileCheck %s

module attributes {lir.target = "vulkan1.1"} {
  // CHECK-LABEL: spirv.func @choose(
  // CHECK-SAME: %[[C:.*]]: i1, %[[X:.*]]: i32, %[[Y:.*]]: i32)
  func.func @choose(%c: i1, %x: i32, %y: i32) -> i32 {
    // CHECK: %[[R:.*]] = spirv.mlir.selection -> i32 {
    // CHECK:   spirv.BranchConditional %[[C]], ^[[THEN:.*]], ^[[ELSE:.*]]
    // CHECK: ^[[THEN]]:
    // CHECK:   %[[SUM:.*]] = spirv.IAdd
    // CHECK:   spirv.Branch ^[[MERGE:.*]](%[[SUM]] : i32)
    // CHECK: ^[[ELSE]]:
    // CHECK:   spirv.Branch ^[[MERGE]](%[[Y]] : i32)
    // CHECK: ^[[MERGE]](%[[M:.*]]: i32):
    // CHECK:   spirv.mlir.merge %[[M]] : i32
    %r = scf.if %c -> i32 {
      %s = arith.addi %x, %y : i32
      scf.yield %s : i32
    } else {
      scf.yield %y : i32
    }
    // CHECK: spirv.ReturnValue %[[R]]
    return %r : i32
  }

  // CHECK-LABEL: spirv.func @count(
  // CHECK-SAME: %[[N:.*]]: i32, %[[S:.*]]: i32)
  func.func @count(%n: i32, %s: i32) -> i32 {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    // CHECK: %[[R:.*]] = spirv.mlir.loop -> i32 {
    // CHECK:   spirv.Branch ^[[HEADER:.*]](%{{.*}}, %[[S]] : i32, i32)
    // CHECK: ^[[HEADER]](%[[I:.*]]: i32, %[[ACC:.*]]: i32):
    // CHECK:   %[[LESS:.*]] = spirv.ULessThan %[[I]], %[[N]]
    // CHECK:   spirv.BranchConditional %[[LESS]], ^[[BODY:.*]], ^[[MERGE:.*]]
    // CHECK: ^[[BODY]]:
    // CHECK:   %[[NEXT:.*]] = spirv.IAdd %[[ACC]], %[[I]]
    // CHECK:   spirv.Branch ^[[CONTINUE:.*]](%[[I]], %[[NEXT]] : i32, i32)
    // CHECK: ^[[CONTINUE]](%[[I2:.*]]: i32, %[[ACC2:.*]]: i32):
    // CHECK:   %[[INEXT:.*]] = spirv.IAdd %[[I2]], %{{.*}}
    // CHECK:   spirv.Branch ^[[HEADER]](%[[INEXT]], %[[ACC2]] : i32, i32)
    // CHECK: ^[[MERGE]]:
    // CHECK:   spirv.mlir.merge %[[ACC]] : i32
    %r = scf.for unsigned %i = %zero to %n step %one iter_args(%acc = %s) -> (i32) : i32 {
      %next = arith.addi %acc, %i : i32
      scf.yield %next : i32
    }
    // CHECK: spirv.ReturnValue %[[R]]
    return %r : i32
  }

  // CHECK-LABEL: spirv.func @repeat(
  // CHECK-SAME: %[[X:.*]]: i32)
  func.func @repeat(%x: i32) -> i32 {
    %one = arith.constant 1 : i32
    // CHECK: spirv.mlir.loop -> i32
    // CHECK: ^[[HEADER:.*]](%[[V:.*]]: i32):
    // CHECK:   spirv.Branch ^[[BEFORE:.*]]
    // CHECK: ^[[BEFORE]]:
    // CHECK:   %[[HALF:.*]] = spirv.ShiftRightLogical %[[V]]
    // CHECK:   %[[MORE:.*]] = spirv.UGreaterThan
    // CHECK:   spirv.BranchConditional %[[MORE]], ^[[BODY:.*]], ^[[MERGE:.*]]
    // CHECK: ^[[BODY]]:
    // CHECK:   %[[NEXT:.*]] = spirv.ISub %[[HALF]]
    // CHECK:   spirv.Branch ^[[CONTINUE:.*]](%[[NEXT]] : i32)
    // CHECK: ^[[CONTINUE]](%[[C:.*]]: i32):
    // CHECK:   spirv.Branch ^[[HEADER]](%[[C]] : i32)
    // CHECK: ^[[MERGE]]:
    // CHECK:   spirv.mlir.merge %[[HALF]] : i32
    %r = scf.while (%v = %x) : (i32) -> i32 {
      %half = arith.shrui %v, %one : i32
      %more = arith.cmpi ugt, %half, %one : i32
      scf.condition(%more) %half : i32
    } do {
    ^bb0(%w: i32):
      %next = arith.subi %w, %one : i32
      scf.yield %next : i32
    }
    return %r : i32
  }

  // CHECK-LABEL: spirv.func @k() "None"
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %i = lir.id_global_x
    // CHECK: spirv.FunctionCall @count(%{{.*}}, %{{.*}}) : (i32, i32) -> i32
    %n = func.call @count(%i, %i) : (i32, i32) -> i32
    return
  }
}
