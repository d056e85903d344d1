// Returns stand in selections; breaks and continues are branches of the loop's own
// blocks.
// R-SPVD-19 R-SPVD-22 R-SPVD-25 R-RUNA-48
// RUN: gir-opt --lir-to-spirv=prepare=false %s | FileCheck %s
// RUN: gir-opt --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv

module attributes {lir.target = "vulkan1.1"} {
  // CHECK-LABEL: spirv.func @early(
  // CHECK-SAME: %[[C:.*]]: i1, %[[X:.*]]: i32) -> i32
  // CHECK: spirv.mlir.selection {
  // CHECK-NEXT: spirv.BranchConditional %[[C]], ^[[THEN:.*]], ^[[MERGE:.*]]
  // CHECK-NEXT: ^[[THEN]]:
  // CHECK-NEXT: spirv.ReturnValue %[[X]]
  // CHECK-NEXT: ^[[MERGE]]:
  // CHECK-NEXT: spirv.mlir.merge
  // CHECK: spirv.ReturnValue
  func.func @early(%c: i1, %x: i32) -> i32 {
    lir.if %c {
      lir.return %x : i32
    }
    %y = arith.addi %x, %x : i32
    return %y : i32
  }

  // A loop with one exit yields the values that are available there.
  // CHECK-LABEL: spirv.func @one_break(
  // CHECK-SAME: %[[N:.*]]: i32)
  // CHECK: %[[R:.*]] = spirv.mlir.loop -> i32 {
  // CHECK: ^[[HEADER:.*]](%[[I:.*]]: i32):
  // CHECK: spirv.Branch ^[[BODY:.*]]
  // CHECK: ^[[BODY]]:
  // CHECK: %[[LESS:.*]] = spirv.ULessThan %[[I]], %[[N]]
  // CHECK-NEXT: spirv.BranchConditional %[[LESS]], ^[[REST:.*]], ^[[MERGE:.*]]
  // CHECK-NEXT: ^[[REST]]:
  // CHECK: spirv.Branch ^[[CONTINUE:.*]](%{{.*}} : i32)
  // CHECK: ^[[CONTINUE]](%[[J:.*]]: i32):
  // CHECK-NEXT: spirv.Branch ^[[HEADER]](%[[J]] : i32)
  // CHECK-NEXT: ^[[MERGE]]:
  // CHECK-NEXT: spirv.mlir.merge %[[I]] : i32
  // CHECK: spirv.ReturnValue %[[R]]
  func.func @one_break(%n: i32) -> i32 {
    %one = arith.constant 1 : i32
    %r = lir.loop iter_args(%i = %one) : (i32) -> i32 {
      %less = arith.cmpi ult, %i, %n : i32
      lir.if %less {
      } else {
        lir.break %i : i32
      }
      %j = arith.addi %i, %one : i32
      lir.continue %j : i32
    }
    return %r : i32
  }

  // A loop with several exits passes its result through a variable.
  // CHECK-LABEL: spirv.func @breaks(
  // CHECK-SAME: %[[N:.*]]: i32, %[[K:.*]]: i32)
  // CHECK: %[[V:.*]] = spirv.Variable : !spirv.ptr<i32, Function>
  // CHECK: spirv.mlir.loop {
  // CHECK: ^[[HEADER:.*]](%[[I:.*]]: i32):
  // CHECK: spirv.Store "Function" %[[V]], %[[N]] : i32
  // CHECK-NEXT: spirv.BranchConditional %{{.*}}, ^[[MERGE:.*]], ^[[SECOND:.*]]
  // CHECK-NEXT: ^[[SECOND]]:
  // CHECK: %[[J:.*]] = spirv.IAdd %[[I]]
  // CHECK: spirv.BranchConditional %{{.*}}, ^[[CONTINUE:.*]](%[[J]] : i32), ^[[THIRD:.*]]
  // CHECK-NEXT: ^[[THIRD]]:
  // CHECK: spirv.Store "Function" %[[V]], %[[K]] : i32
  // CHECK-NEXT: spirv.Branch ^[[MERGE]]
  // CHECK-NEXT: ^[[CONTINUE]](%{{.*}}: i32):
  // CHECK: ^[[MERGE]]:
  // CHECK-NEXT: spirv.mlir.merge
  // CHECK-NEXT: }
  // CHECK-NEXT: %[[R:.*]] = spirv.Load "Function" %[[V]] : i32
  // CHECK-NEXT: spirv.ReturnValue %[[R]]
  func.func @breaks(%n: i32, %k: i32) -> i32 {
    %one = arith.constant 1 : i32
    %r = lir.loop iter_args(%i = %one) : (i32) -> i32 {
      %first = arith.cmpi ugt, %i, %n : i32
      lir.if %first {
        lir.break %n : i32
      }
      %j = arith.addi %i, %one : i32
      %again = arith.cmpi ne, %i, %k : i32
      lir.if %again {
        lir.continue %j : i32
      }
      lir.break %k : i32
    }
    return %r : i32
  }

  // A counted loop continues at its increment, and may end early.
  // CHECK-LABEL: spirv.func @counted(
  // CHECK: %[[V:.*]] = spirv.Variable
  // CHECK: spirv.mlir.loop {
  // CHECK: ^[[HEADER:.*]](%[[I:.*]]: i32, %[[S:.*]]: i32):
  // CHECK: spirv.Store "Function" %[[V]], %[[S]]
  // CHECK-NEXT: spirv.BranchConditional %{{.*}}, ^[[BODY:.*]], ^[[MERGE:.*]]
  // CHECK-NEXT: ^[[BODY]]:
  // CHECK: spirv.BranchConditional %{{.*}}, ^[[CONTINUE:.*]](%[[I]], %[[S]] : i32, i32), ^[[REST:.*]]
  // CHECK-NEXT: ^[[REST]]:
  // CHECK: spirv.Store "Function" %[[V]], %[[I]]
  // CHECK: spirv.BranchConditional %{{.*}}, ^[[MERGE]], ^[[LAST:.*]]
  // CHECK: ^[[LAST]]:
  // CHECK: spirv.Branch ^[[CONTINUE]](%[[I]], %{{.*}} : i32, i32)
  // CHECK: ^[[CONTINUE]](%[[C:.*]]: i32, %[[T:.*]]: i32):
  // CHECK-NEXT: %[[NEXT:.*]] = spirv.IAdd %[[C]]
  // CHECK-NEXT: spirv.Branch ^[[HEADER]](%[[NEXT]], %[[T]] : i32, i32)
  func.func @counted(%n: i32, %c: i1, %d: i1) -> i32 {
    %one = arith.constant 1 : i32
    %r = lir.for unsigned %i = %one to %n step %one iter_args(%s = %one) -> i32 : i32 {
      lir.if %c {
        lir.continue %s : i32
      }
      lir.if %d {
        lir.break %i : i32
      }
      %t = arith.addi %s, %i : i32
      lir.continue %t : i32
    }
    return %r : i32
  }

  // An if with an exit in both arms; the code behind it is dead.
  // CHECK-LABEL: spirv.func @both(
  // CHECK: spirv.BranchConditional %{{.*}}, ^[[CONTINUE:.*]](%{{.*}} : i32), ^[[OTHER:.*]]
  // CHECK-NEXT: ^[[OTHER]]:
  // CHECK-NEXT: spirv.Branch ^[[CONTINUE]](%{{.*}} : i32)
  // CHECK: ^[[CONTINUE]](%{{.*}}: i32):
  // CHECK-NOT: spirv.IMul
  // CHECK: spirv.func @endless
  func.func @both(%n: i32, %c: i1) -> i32 {
    %one = arith.constant 1 : i32
    %r = lir.loop iter_args(%i = %one) : (i32) -> i32 {
      %done = arith.cmpi ugt, %i, %n : i32
      lir.if %done {
        lir.break %i : i32
      }
      %j = arith.addi %i, %one : i32
      lir.if %c {
        lir.continue %j : i32
      } else {
        lir.continue %n : i32
      }
      %k = arith.muli %j, %n : i32
      lir.continue %k : i32
    }
    return %r : i32
  }

  // A loop that only returns end has no result.
  func.func @endless(%n: i32) -> i32 {
    %one = arith.constant 1 : i32
    %r = lir.loop iter_args(%i = %one) : (i32) -> i32 {
      %done = arith.cmpi ugt, %i, %n : i32
      // CHECK: spirv.mlir.selection {
      // CHECK: spirv.ReturnValue
      lir.if %done {
        lir.return %i : i32
      }
      %j = arith.addi %i, %one : i32
      lir.continue %j : i32
    }
    return %r : i32
  }

  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %i = lir.id_global_x
    %c = arith.cmpi eq, %i, %i : i32
    %0 = func.call @early(%c, %i) : (i1, i32) -> i32
    %1 = func.call @one_break(%i) : (i32) -> i32
    %2 = func.call @breaks(%i, %i) : (i32, i32) -> i32
    %3 = func.call @counted(%i, %c, %c) : (i32, i1, i1) -> i32
    %4 = func.call @both(%i, %c) : (i32, i1) -> i32
    %5 = func.call @endless(%i) : (i32) -> i32
    return
  }
}
