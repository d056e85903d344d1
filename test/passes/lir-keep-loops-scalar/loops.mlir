// For Hexagon, a loop whose iterations depend on earlier ones through memory stays scalar; the others may be vectors.
// R-RUNA-70
// RUN: gir-opt --lir-keep-loops-scalar %s -split-input-file | FileCheck %s
// RUN: gir-opt --pass-pipeline='builtin.module(lir-keep-loops-scalar,func.func(lir-control-to-cf))' %s -split-input-file | FileCheck %s --check-prefix=BRANCHES

// CHECK: #[[SCALAR:.*]] = #llvm.loop_annotation<vectorize = #{{.*}}>
module attributes {lir.target = "hexagon-v68"} {
  // A store of what later iterations load.
  // CHECK-LABEL: func.func @recurrence(
  // CHECK: } {loop_annotation = #[[SCALAR]]}
  func.func @recurrence(%p: !mir.ptr<global, i16>, %a: i32, %n: i32) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    scf.for %i = %a to %n step %c1 : i32 {
      %from = lir.gep unsigned %p[%i] stride 2 : <global, i16>, i32
      %v = lir.load %from align 2 : <global, i16> -> i16
      %k = arith.addi %i, %c2 : i32
      %to = lir.gep unsigned %p[%k] stride 2 : <global, i16>, i32
      lir.store %to, %v align 2 : <global, i16>, i16
    }
    return
  }

  // A load of what later iterations store: each vector is loaded before it is stored.
  // CHECK-LABEL: func.func @moved_down(
  // CHECK-NOT: loop_annotation
  func.func @moved_down(%p: !mir.ptr<global, i16>, %a: i32, %n: i32) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    scf.for %i = %a to %n step %c1 : i32 {
      %k = arith.addi %i, %c2 : i32
      %from = lir.gep unsigned %p[%k] stride 2 : <global, i16>, i32
      %v = lir.load %from align 2 : <global, i16> -> i16
      %to = lir.gep unsigned %p[%i] stride 2 : <global, i16>, i32
      lir.store %to, %v align 2 : <global, i16>, i16
    }
    return
  }

  // The same in a loop that goes down.
  // CHECK-LABEL: func.func @down(
  // CHECK: } {loop_annotation = #[[SCALAR]]}
  func.func @down(%p: !mir.ptr<global, i16>, %a: i32, %n: i32) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    scf.for %i = %a to %n step %c1 : i32 {
      %place = arith.subi %n, %i : i32
      %k = arith.addi %place, %c2 : i32
      %from = lir.gep unsigned %p[%k] stride 2 : <global, i16>, i32
      %v = lir.load %from align 2 : <global, i16> -> i16
      %to = lir.gep unsigned %p[%place] stride 2 : <global, i16>, i32
      lir.store %to, %v align 2 : <global, i16>, i16
    }
    return
  }

  // Numbers in their places, pairs of them, and those of another buffer, which LLVM compares at run time.
  // CHECK-LABEL: func.func @in_place(
  // CHECK-NOT: loop_annotation
  func.func @in_place(%p: !mir.ptr<global, i16>, %q: !mir.ptr<global, i16>, %a: i32, %n: i32) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    scf.for %i = %a to %n step %c1 : i32 {
      %twice = arith.muli %i, %c2 : i32
      %more = arith.addi %twice, %c1 : i32
      %even = lir.gep unsigned %p[%twice] stride 2 : <global, i16>, i32
      %odd = lir.gep unsigned %p[%more] stride 2 : <global, i16>, i32
      %x = lir.load %even align 2 : <global, i16> -> i16
      %y = lir.load %odd align 2 : <global, i16> -> i16
      lir.store %even, %y align 2 : <global, i16>, i16
      lir.store %odd, %x align 2 : <global, i16>, i16
      %other = lir.gep unsigned %q[%more] stride 2 : <global, i16>, i32
      lir.store %other, %x align 2 : <global, i16>, i16
    }
    return
  }

  // Stores at two distances: the earlier one of an iteration is to stay.
  // CHECK-LABEL: func.func @stores(
  // CHECK: } {loop_annotation = #[[SCALAR]]}
  func.func @stores(%p: !mir.ptr<global, i16>, %a: i32, %n: i32, %v: i16, %w: i16) {
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    scf.for %i = %a to %n step %c1 : i32 {
      %k = arith.addi %i, %c4 : i32
      %here = lir.gep unsigned %p[%i] stride 2 : <global, i16>, i32
      %there = lir.gep unsigned %p[%k] stride 2 : <global, i16>, i32
      lir.store %here, %v align 2 : <global, i16>, i16
      lir.store %there, %w align 2 : <global, i16>, i16
    }
    return
  }

  // A loop without a counter, and one that ends by an exit only: each of its branches back has the annotation.
  // CHECK-LABEL: func.func @without_counter(
  // CHECK: scf.while
  // CHECK: } attributes {loop_annotation = #[[SCALAR]]}
  // BRANCHES-LABEL: func.func @without_counter(
  // BRANCHES: cf.br ^{{.*}} {loop_annotation = #loop_annotation}
  // BRANCHES-NOT: loop_annotation
  func.func @without_counter(%p: !mir.ptr<global, i16>, %v: i16, %n: i16) {
    %c1 = arith.constant 1 : i32
    %to = lir.gep unsigned %p[%c1] stride 2 : <global, i16>, i32
    scf.while : () -> () {
      %w = lir.load %p align 2 : <global, i16> -> i16
      %more = arith.cmpi ult, %w, %n : i16
      scf.condition(%more)
    } do {
      lir.store %to, %v align 2 : <global, i16>, i16
      scf.yield
    }
    return
  }

  // CHECK-LABEL: func.func @exits(
  // CHECK: } {loop_annotation = #[[SCALAR]]}
  // BRANCHES-LABEL: func.func @exits(
  // BRANCHES-COUNT-2: cf.br ^{{.*}} {loop_annotation = #loop_annotation}
  func.func @exits(%p: !mir.ptr<global, i16>, %v: i16, %n: i16) {
    %c1 = arith.constant 1 : i32
    %to = lir.gep unsigned %p[%c1] stride 2 : <global, i16>, i32
    lir.loop {
      %w = lir.load %p align 2 : <global, i16> -> i16
      %less = arith.cmpi ult, %w, %n : i16
      lir.if %less {
        lir.continue
      }
      %is = arith.cmpi eq, %w, %n : i16
      lir.if %is {
        lir.break
      }
      lir.store %to, %v align 2 : <global, i16>, i16
      lir.continue
    }
    return
  }

  // A function that is inlined later may access any memory. An inner loop may be unrolled: the outer one stays scalar.
  // CHECK-LABEL: func.func @calls(
  // CHECK: } {loop_annotation = #[[SCALAR]]}
  // CHECK-NEXT: return
  func.func @calls(%p: !mir.ptr<global, i16>, %a: i32, %n: i32) {
    %c1 = arith.constant 1 : i32
    scf.for %i = %a to %n step %c1 : i32 {
      func.call @callee(%p) : (!mir.ptr<global, i16>) -> ()
    }
    return
  }
  func.func private @callee(!mir.ptr<global, i16>)

  // CHECK-LABEL: func.func @nest(
  // CHECK: lir.store
  // CHECK-NEXT: }{{$}}
  // CHECK-NEXT: } {loop_annotation = #[[SCALAR]]}
  func.func @nest(%p: !mir.ptr<global, i16>, %a: i32, %n: i32, %v: i16) {
    %c1 = arith.constant 1 : i32
    scf.for %i = %a to %n step %c1 : i32 {
      scf.for %j = %a to %n step %c1 : i32 {
        %k = arith.addi %i, %j : i32
        %to = lir.gep unsigned %p[%k] stride 2 : <global, i16>, i32
        lir.store %to, %v align 2 : <global, i16>, i16
      }
    }
    return
  }

  // Work-items that are independent may be vectors of any length.
  // CHECK-LABEL: func.func @work_items(
  // CHECK: } {lir.work_items, loop_annotation = #[[PARALLEL:.*]]}
  func.func @work_items(%p: !mir.ptr<global, i16>, %a: i32, %n: i32) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    scf.for %i = %a to %n step %c1 : i32 {
      %from = lir.gep unsigned %p[%i] stride 2 : <global, i16>, i32
      %v = lir.load %from align 2 {access_groups = [#llvm.access_group<id = distinct[0]<>>]} : <global, i16> -> i16
      %k = arith.addi %i, %c2 : i32
      %to = lir.gep unsigned %p[%k] stride 2 : <global, i16>, i32
      lir.store %to, %v align 2 {access_groups = [#llvm.access_group<id = distinct[0]<>>]} : <global, i16>, i16
    } {lir.work_items, loop_annotation = #llvm.loop_annotation<parallelAccesses = #llvm.access_group<id = distinct[0]<>>>}
    return
  }
}

// -----

// Helium's vectors are never longer than LLVM has found to be right.
module attributes {lir.target = "helium"} {
  // CHECK-LABEL: func.func @helium(
  // CHECK-NOT: loop_annotation
  func.func @helium(%p: !mir.ptr<global, i16>, %a: i32, %n: i32) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    scf.for %i = %a to %n step %c1 : i32 {
      %from = lir.gep unsigned %p[%i] stride 2 : <global, i16>, i32
      %v = lir.load %from align 2 : <global, i16> -> i16
      %k = arith.addi %i, %c2 : i32
      %to = lir.gep unsigned %p[%k] stride 2 : <global, i16>, i32
      lir.store %to, %v align 2 : <global, i16>, i16
    }
    return
  }
}
