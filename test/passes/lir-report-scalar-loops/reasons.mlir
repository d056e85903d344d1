// A loop over work-items that stays scalar has a remark with the reason, at the operation that is it.
// R-RUNA-70 R-RUNA-83
// RUN: gir-opt --lir-report-scalar-loops %s -split-input-file -verify-diagnostics

module attributes {lir.target = "helium"} {
  func.func @floats(%p: !mir.ptr<global, f32>, %a: i32, %b: i32, %x: f32) {
    scf.for %i = %a to %b step %a : i32 {
      // expected-remark@+1 {{kernel 'floats' stays scalar: it computes with floats, and Helium's vectors of floats take subnormal numbers for zeros}}
      %y = arith.mulf %x, %x : f32
      %z = arith.addf %y, %x : f32
      lir.store %p, %z align 4 : <global, f32>, f32
    } {lir.work_items}
    return
  }
}

// -----

module attributes {lir.target = "hexagon-v68"} {
  // Floats that are moved are numbers as others; a loop around another over work-items is none by itself.
  func.func @moves(%p: !mir.ptr<global, f32>, %a: i32, %b: i32, %x: f32, %is: i1) {
    scf.for %j = %a to %b step %a : i32 {
      scf.for %i = %a to %b step %a : i32 {
        %y = arith.select %is, %x, %x : f32
        lir.store %p, %y align 4 : <global, f32>, f32
      } {lir.work_items}
    } {lir.work_items}
    return
  }

  // Each loop between barriers has a reason of its own.
  func.func @several(%p: !mir.ptr<global, i32>, %a: i32, %b: i32, %x: f32) {
    scf.for %i = %a to %b step %a : i32 {
      // expected-remark@+1 {{kernel 'several' stays scalar: it computes with floats, and Hexagon's vectors of floats round otherwise}}
      %y = arith.fptosi %x : f32 to i32
      lir.store %p, %y align 4 : <global, i32>, i32
    } {lir.work_items}
    scf.for %i = %a to %b step %a : i32 {
      // expected-remark@+1 {{kernel 'several' stays scalar: a work-item has a loop of its own}}
      scf.for %j = %a to %b step %a : i32 {
        lir.store %p, %j align 4 : <global, i32>, i32
      }
    } {lir.work_items}
    scf.for %i = %a to %b step %a : i32 {
      // expected-remark@+1 {{kernel 'several' stays scalar: it has 'lir.atomic_add'}}
      %old = lir.atomic_add %p, %i ordering relaxed scope device : <global, i32>, i32 -> i32
    } {lir.work_items}
    scf.for %i = %a to %b step %a : i32 {
      // expected-remark@+1 {{kernel 'several' stays scalar: it has a critical section}}
      lir.begin_critical_section
      lir.end_critical_section
    } {lir.work_items}
    return
  }
}
