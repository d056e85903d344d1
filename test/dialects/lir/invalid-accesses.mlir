// Accesses whose ordering, scope or memory do not fit, workgroup storage out of place.
// R-RUNA-37 R-RUNA-38
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'lir.load' op stores nothing: its ordering is relaxed, acquire or seq_cst, not release}}
  %0 = lir.load %p align 4 ordering release scope device : !mir.ptr<global, i32> -> i32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'lir.load' op stores nothing: its ordering is relaxed, acquire or seq_cst, not acq_rel}}
  %0 = lir.load %p align 4 ordering acq_rel scope device : !mir.ptr<global, i32> -> i32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'lir.store' op loads nothing: its ordering is relaxed, release or seq_cst, not acquire}}
  lir.store %p, %x align 4 ordering acquire scope device : !mir.ptr<global, i32>, i32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'lir.store' op loads nothing: its ordering is relaxed, release or seq_cst, not acq_rel}}
  lir.store %p, %x align 4 ordering acq_rel scope device : !mir.ptr<global, i32>, i32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'lir.load' op has a scope, which is for accesses with an ordering}}
  %0 = lir.load %p align 4 scope device : !mir.ptr<global, i32> -> i32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'lir.store' op has a scope, which is for accesses with an ordering}}
  lir.store %p, %x align 4 scope device : !mir.ptr<global, i32>, i32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'lir.load' op accesses '!mir.atomic<i32>', which takes an ordering; write `ordering relaxed` if nothing is ordered}}
  %0 = lir.load %a align 4 : !mir.ptr<global, !mir.atomic<i32>> -> i32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'lir.store' op accesses '!mir.atomic<i32>', which takes an ordering; write `ordering relaxed` if nothing is ordered}}
  lir.store volatile %a, %x align 4 : !mir.ptr<global, !mir.atomic<i32>>, i32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'lir.load' op has an ordering, which is for numbers, not for 'vector<4xf32>'}}
  %0 = lir.load %v align 4 ordering relaxed scope device : !mir.ptr<global, vector<4xf32>> -> vector<4xf32>
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'lir.store' op has an ordering, which is for numbers, not for 'vector<4xf32>'}}
  lir.store %v, %z align 4 ordering relaxed scope device : !mir.ptr<global, vector<4xf32>>, vector<4xf32>
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'lir.load' op needs storage that work-items share and may write, not private}}
  %0 = lir.load %r align 4 ordering relaxed scope device : !mir.ptr<private, i32> -> i32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'lir.store' op needs storage that work-items share and may write, not constant}}
  lir.store %k, %x align 4 ordering relaxed scope device : !mir.ptr<constant, i32>, i32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'lir.load' op works on 'i32' in memory, but has an operand or result of 'f32'}}
  %0 = lir.load %a align 4 ordering relaxed scope device : !mir.ptr<global, !mir.atomic<i32>> -> f32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'lir.store' op works on 'i32' in memory, but has an operand or result of 'f32'}}
  lir.store %p, %y align 4 ordering relaxed scope device : !mir.ptr<global, i32>, f32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'lir.load' op result #0 must be scalar, vector, matrix or pointer, but got '!mir.atomic<i32>'}}
  %0 = "lir.load"(%a) {align = 4 : i64} : (!mir.ptr<global, !mir.atomic<i32>>) -> !mir.atomic<i32>
  return
}

// -----

func.func @helper() {
  // expected-error@+1 {{'lir.var' op makes workgroup storage, which work-items share; it must be in the entry block of a kernel}}
  %0 = lir.var 4 align 4 : !mir.ptr<workgroup, f32>
  return
}

// -----

func.func @nested(%c: i1) attributes {lir.kernel = #mir.kernel<compute>} {
  scf.if %c {
    // expected-error@+1 {{'lir.var' op makes workgroup storage, which work-items share; it must be in the entry block of a kernel}}
    %0 = lir.var 4 align 4 : !mir.ptr<workgroup, f32>
  }
  return
}

// -----

func.func @later_block() attributes {lir.kernel = #mir.kernel<compute>} {
  cf.br ^next
^next:
  // expected-error@+1 {{'lir.var' op makes workgroup storage, which work-items share; it must be in the entry block of a kernel}}
  %0 = lir.var 4 align 4 : !mir.ptr<workgroup, f32>
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %x: i32) {
  // expected-error@+1 {{'lir.load' op has an ordering, but no scope}}
  %0 = lir.load %p align 4 ordering relaxed : !mir.ptr<global, i32> -> i32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %x: i32) {
  // expected-error@+1 {{'lir.store' op has an ordering, but no scope}}
  lir.store %p, %x align 4 ordering relaxed : !mir.ptr<global, i32>, i32
  return
}
