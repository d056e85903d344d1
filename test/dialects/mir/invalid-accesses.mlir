// Accesses whose ordering, scope or memory do not fit, workgroup storage out of place.
// R-RUNA-26 R-RUNA-27
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'mir.gpu.load' op stores nothing: its ordering is relaxed, acquire or seq_cst, not release}}
  %0 = mir.gpu.load %p ordering release scope device : !mir.ptr<global, i32> -> i32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'mir.gpu.load' op stores nothing: its ordering is relaxed, acquire or seq_cst, not acq_rel}}
  %0 = mir.gpu.load %p ordering acq_rel scope device : !mir.ptr<global, i32> -> i32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'mir.gpu.store' op loads nothing: its ordering is relaxed, release or seq_cst, not acquire}}
  mir.gpu.store %p, %x ordering acquire scope device : !mir.ptr<global, i32>, i32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'mir.gpu.store' op loads nothing: its ordering is relaxed, release or seq_cst, not acq_rel}}
  mir.gpu.store %p, %x ordering acq_rel scope device : !mir.ptr<global, i32>, i32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'mir.gpu.load' op has a scope, which is for accesses with an ordering}}
  %0 = mir.gpu.load %p scope device : !mir.ptr<global, i32> -> i32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'mir.gpu.store' op has a scope, which is for accesses with an ordering}}
  mir.gpu.store %p, %x scope device : !mir.ptr<global, i32>, i32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'mir.gpu.load' op accesses '!mir.atomic<i32>', which takes an ordering; write `ordering relaxed` if nothing is ordered}}
  %0 = mir.gpu.load %a : !mir.ptr<global, !mir.atomic<i32>> -> i32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'mir.gpu.store' op accesses '!mir.atomic<i32>', which takes an ordering; write `ordering relaxed` if nothing is ordered}}
  mir.gpu.store volatile %a, %x : !mir.ptr<global, !mir.atomic<i32>>, i32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'mir.gpu.load' op has an ordering, which is for numbers, not for 'vector<4xf32>'}}
  %0 = mir.gpu.load %v ordering relaxed scope device : !mir.ptr<global, vector<4xf32>> -> vector<4xf32>
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'mir.gpu.store' op has an ordering, which is for numbers, not for 'vector<4xf32>'}}
  mir.gpu.store %v, %z ordering relaxed scope device : !mir.ptr<global, vector<4xf32>>, vector<4xf32>
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'mir.gpu.load' op needs storage that work-items share and may write, not private}}
  %0 = mir.gpu.load %r ordering relaxed scope device : !mir.ptr<private, i32> -> i32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'mir.gpu.store' op needs storage that work-items share and may write, not constant}}
  mir.gpu.store %k, %x ordering relaxed scope device : !mir.ptr<constant, i32>, i32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'mir.gpu.load' op works on 'i32' in memory, but has an operand or result of 'f32'}}
  %0 = mir.gpu.load %a ordering relaxed scope device : !mir.ptr<global, !mir.atomic<i32>> -> f32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'mir.gpu.store' op works on 'i32' in memory, but has an operand or result of 'f32'}}
  mir.gpu.store %p, %y ordering relaxed scope device : !mir.ptr<global, i32>, f32
  return
}

// -----

func.func @f(%p: !mir.ptr<global, i32>, %a: !mir.ptr<global, !mir.atomic<i32>>, %r: !mir.ptr<private, i32>, %k: !mir.ptr<constant, i32>, %v: !mir.ptr<global, vector<4xf32>>, %x: i32, %y: f32, %z: vector<4xf32>) {
  // expected-error@+1 {{'mir.gpu.load' op result #0 must be scalar, vector, matrix or pointer, but got '!mir.atomic<i32>'}}
  %0 = "mir.gpu.load"(%a) : (!mir.ptr<global, !mir.atomic<i32>>) -> !mir.atomic<i32>
  return
}

// -----

func.func @helper() {
  // expected-error@+1 {{'mir.gpu.alloc' op makes workgroup storage, which work-items share; it must be in the entry block of a kernel}}
  %0 = mir.gpu.alloc 4 : !mir.ptr<workgroup, f32>
  return
}

// -----

func.func @nested(%c: i1) attributes {mir.kernel = #mir.kernel<compute>} {
  scf.if %c {
    // expected-error@+1 {{'mir.gpu.alloc' op makes workgroup storage, which work-items share; it must be in the entry block of a kernel}}
    %0 = mir.gpu.alloc 4 : !mir.ptr<workgroup, f32>
  }
  return
}

// -----

func.func @later_block() attributes {mir.kernel = #mir.kernel<compute>} {
  cf.br ^next
^next:
  // expected-error@+1 {{'mir.gpu.alloc' op makes workgroup storage, which work-items share; it must be in the entry block of a kernel}}
  %0 = mir.gpu.alloc 4 : !mir.ptr<workgroup, f32>
  return
}
