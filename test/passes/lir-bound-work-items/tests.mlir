// Tests of indices become bounds of loops over work-items.
// R-RUNA-70
// RUN: gir-opt --lir-serialize-work-items --lir-bound-work-items %s | FileCheck %s

#k = #mir.kernel<compute, workgroup_size = [64, 1, 1]>

// CHECK-LABEL: func.func @below(
// CHECK-SAME: %[[N:[^ :]*]]: i32
// CHECK: %[[BASE:.*]] = arith.muli
// CHECK: %[[IS:.*]] = arith.cmpi ult, %[[BASE]], %[[N]]
// CHECK: %[[LEFT:.*]] = arith.subi %[[N]], %[[BASE]]
// CHECK: %[[MOST:.*]] = arith.minui %[[LEFT]], %c64
// CHECK: %[[END:.*]] = arith.select %[[IS]], %[[MOST]], %c0
// CHECK: scf.for %{{.*}} to %[[END]] step
// CHECK-NOT: scf.if
// CHECK: lir.store
func.func @below(%x: !mir.ptr<global, i32>, %n: i32) attributes {lir.kernel = #k} {
  %i = lir.id_global_x
  %inside = arith.cmpi ult, %i, %n : i32
  scf.if %inside {
    %at = lir.gep %x[%i] stride 4 : <global, i32>, i32
    lir.store %at, %i align 4 : <global, i32>, i32
  }
  return
}

// Signed, and with the limit in front.
// CHECK-LABEL: func.func @above(
// CHECK: arith.cmpi slt, %{{.*}}, %{{.*}} : i32
// CHECK: arith.minui
// CHECK-NOT: scf.if
// CHECK: return
func.func @above(%x: !mir.ptr<global, i32>, %n: i32) attributes {lir.kernel = #k} {
  %i = lir.id_global_x
  %inside = arith.cmpi sgt, %n, %i : i32
  scf.if %inside {
    %at = lir.gep %x[%i] stride 4 : <global, i32>, i32
    lir.store %at, %i align 4 : <global, i32>, i32
  }
  return
}

// The rest of a conjunction stays; so does another test behind it.
// CHECK-LABEL: func.func @both(
// CHECK-SAME: %[[FLAG:[^ :]*]]: i1
// CHECK: arith.minui
// CHECK: scf.for
// CHECK: scf.if %[[FLAG]] {
// CHECK-NEXT: lir.gep
func.func @both(%x: !mir.ptr<global, i32>, %n: i32, %flag: i1) attributes {lir.kernel = #k} {
  %i = lir.id_global_x
  %inside = arith.cmpi ult, %i, %n : i32
  %goes = arith.andi %flag, %inside : i1
  scf.if %goes {
    %at = lir.gep %x[%i] stride 4 : <global, i32>, i32
    lir.store %at, %i align 4 : <global, i32>, i32
  }
  return
}

// Work-items beyond the limit do something, too.
// CHECK-LABEL: func.func @otherwise(
// CHECK-NOT: arith.minui
// CHECK: scf.if
func.func @otherwise(%x: !mir.ptr<global, i32>, %n: i32) attributes {lir.kernel = #k} {
  %i = lir.id_global_x
  %inside = arith.cmpi ult, %i, %n : i32
  scf.if %inside {
    %at = lir.gep %x[%i] stride 4 : <global, i32>, i32
    lir.store %at, %i align 4 : <global, i32>, i32
  } else {
    lir.store %x, %n align 4 : <global, i32>, i32
  }
  return
}

// Something is done behind the test.
// CHECK-LABEL: func.func @behind(
// CHECK-NOT: arith.minui
// CHECK: scf.if
func.func @behind(%x: !mir.ptr<global, i32>, %n: i32) attributes {lir.kernel = #k} {
  %i = lir.id_global_x
  %at = lir.gep %x[%i] stride 4 : <global, i32>, i32
  %inside = arith.cmpi ult, %i, %n : i32
  scf.if %inside {
    lir.store %at, %i align 4 : <global, i32>, i32
  }
  lir.store %at, %n align 4 : <global, i32>, i32
  return
}

// The limit is of the work-item.
// CHECK-LABEL: func.func @own_limit(
// CHECK-NOT: arith.minui
// CHECK: scf.if
func.func @own_limit(%x: !mir.ptr<global, i32>, %n: i32) attributes {lir.kernel = #k} {
  %i = lir.id_global_x
  %half = arith.muli %i, %n : i32
  %inside = arith.cmpi ult, %i, %half : i32
  scf.if %inside {
    lir.store %x, %i align 4 : <global, i32>, i32
  }
  return
}

// Indices of 48 work-items may wrap around in a workgroup.
// CHECK-LABEL: func.func @odd_size(
// CHECK-NOT: arith.minui
// CHECK: scf.if
func.func @odd_size(%x: !mir.ptr<global, i32>, %n: i32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [48, 1, 1]>} {
  %i = lir.id_global_x
  %inside = arith.cmpi ult, %i, %n : i32
  scf.if %inside {
    lir.store %x, %i align 4 : <global, i32>, i32
  }
  return
}

// Both axes.
// CHECK-LABEL: func.func @plane(
// CHECK: scf.for
// CHECK: scf.for
// CHECK-NOT: scf.if
// CHECK: return
func.func @plane(%x: !mir.ptr<global, i32>, %w: i32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [8, 8, 1]>} {
  %i = lir.id_global_x
  %inside = arith.cmpi ult, %i, %w : i32
  scf.if %inside {
    lir.store %x, %i align 4 : <global, i32>, i32
  }
  return
}

// Indices of workgroups overlap, and those of the last one wrap around.
// CHECK-LABEL: func.func @overlapping(
// CHECK-NOT: arith.minui
// CHECK: scf.if
func.func @overlapping(%x: !mir.ptr<global, i32>, %n: i32) attributes {lir.kernel = #k} {
  %g = lir.id_group_x
  %l = lir.id_local_x
  %c32 = arith.constant 32 : i32
  %first = arith.muli %g, %c32 : i32
  %i = arith.addi %first, %l : i32
  %inside = arith.cmpi ult, %i, %n : i32
  scf.if %inside {
    lir.store %x, %i align 4 : <global, i32>, i32
  }
  return
}

// Two limits.
// CHECK-LABEL: func.func @twice(
// CHECK-COUNT-2: arith.minui
// CHECK-NOT: scf.if
// CHECK: return
func.func @twice(%x: !mir.ptr<global, i32>, %n: i32, %m: i32) attributes {lir.kernel = #k} {
  %i = lir.id_global_x
  %inside = arith.cmpi ult, %i, %n : i32
  %within = arith.cmpi ult, %i, %m : i32
  %both = arith.andi %inside, %within : i1
  scf.if %both {
    lir.store %x, %i align 4 : <global, i32>, i32
  }
  return
}

// A base that is computed in the loop is not there in front of it.
// CHECK-LABEL: func.func @base_inside(
// CHECK-NOT: arith.minui
// CHECK: scf.if
func.func @base_inside(%x: !mir.ptr<global, i32>, %n: i32) attributes {lir.kernel = #k, lir.serialized} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c64 = arith.constant 64 : i32
  scf.for %item = %c0 to %c64 step %c1 : i32 {
    %g = lir.id_group_x
    %first = arith.muli %g, %c64 : i32
    %i = arith.addi %first, %item : i32
    %inside = arith.cmpi ult, %i, %n : i32
    scf.if %inside {
      lir.store %x, %i align 4 : <global, i32>, i32
    }
  } {lir.work_items}
  return
}
