// Control flow of lir that does not verify.
// R-CARD-3
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @results(%c: i1, %x: i32) {
  // expected-error @below {{'lir.if' op has results, but no else region to yield them}}
  %r = lir.if %c -> i32 {
    lir.yield %x : i32
  }
  return
}

// -----

func.func @types(%c: i1, %x: i32) {
  %r = lir.if %c -> i32 {
    lir.yield %x : i32
  } else {
    // expected-error @below {{'lir.yield' op yields (), but the results of 'lir.if' are ('i32')}}
    lir.yield
  }
  return
}

// -----

func.func @other_end(%c: i1) {
  lir.if %c {
    // expected-error @below {{'ub.unreachable' op does not end a region of 'lir.if'; use lir.yield or an exit}}
    ub.unreachable
  }
  return
}

// -----

func.func @yield_of_a_loop() {
  lir.loop {
    // expected-error @below {{'lir.yield' op expects parent op 'lir.if'}}
    lir.yield
  }
  return
}

// -----

func.func @end_of_a_body() {
  lir.loop {
    // expected-error @below {{'ub.unreachable' op does not end the body of 'lir.loop'; use lir.continue or another exit}}
    ub.unreachable
  }
  return
}

// -----

func.func @arguments(%c: i1) {
  // expected-error @below {{'lir.if' op has arguments in its then region}}
  "lir.if"(%c) ({
  ^bb0(%x: i32):
    "lir.yield"() : () -> ()
  }, {}) : (i1) -> ()
  return
}

// -----

func.func @body(%x: i32) {
  // expected-error @below {{'lir.loop' op has a body that takes ('f32'), but gives it ('i32')}}
  "lir.loop"(%x) ({
  ^bb0(%y: f32):
    "lir.break"() : () -> ()
  }) : (i32) -> ()
  return
}

// -----

func.func @counter(%x: i32) {
  // expected-error @below {{'lir.for' op has a body that takes (), but gives it ('i32')}}
  "lir.for"(%x, %x, %x) ({
    "lir.continue"() : () -> ()
  }) : (i32, i32, i32) -> ()
  return
}

// -----

func.func @counted(%x: i32, %f: f32) {
  // expected-error @below {{'lir.for' op carries values of types ('f32'), but has results ('i32')}}
  %r = "lir.for"(%x, %x, %x, %f) ({
  ^bb0(%i: i32, %g: f32):
    "lir.continue"(%g) : (f32) -> ()
  }) : (i32, i32, i32, f32) -> i32
  return
}

// -----

func.func @no_loop(%c: i1) {
  lir.if %c {
    // expected-error @below {{'lir.break' op is in no lir.loop or lir.for; only lir.if may come in between}}
    lir.break
  }
  return
}

// -----

func.func @through_scf(%c: i1) {
  lir.loop {
    scf.if %c {
      lir.if %c {
        // expected-error @below {{'lir.continue' op is in no lir.loop or lir.for; only lir.if may come in between}}
        lir.continue
      }
    }
    lir.break
  }
  return
}

// -----

func.func @return_through_scf(%n: i32, %c: i1) {
  scf.for %i = %n to %n step %n : i32 {
    lir.if %c {
      // expected-error @below {{'lir.return' op is in no function; only lir.if, lir.loop and lir.for may come in between}}
      lir.return
    }
  }
  return
}

// -----

func.func @broken(%x: i32) {
  %r = lir.loop -> i32 {
    // expected-error @below {{'lir.break' op passes (), but the results of the loop are ('i32')}}
    lir.break
  }
  return
}

// -----

func.func @continued(%x: i32) {
  lir.for %i = %x to %x step %x : i32 {
    // expected-error @below {{'lir.continue' op passes ('i32'), but the loop carries ()}}
    lir.continue %x : i32
  }
  return
}

// -----

func.func @returned(%c: i1, %x: i32) -> f32 {
  lir.loop {
    lir.if %c {
      // expected-error @below {{'lir.return' op passes ('i32'), but the function returns ('f32')}}
      lir.return %x : i32
    }
    lir.continue
  }
  %f = arith.constant 0.0 : f32
  return %f : f32
}

// -----

func.func @values_without_types(%x: i32) {
  // expected-error @below {{has 1 values, but 2 types}}
  lir.loop iter_args(%i = %x) : (i32, i32) {
    lir.break
  }
  return
}

// -----

func.func @types_without_values(%x: i32) {
  // expected-error @below {{has 1 values, but 0 types}}
  lir.for %i = %x to %x step %x iter_args(%s = %x) -> () : i32 {
    lir.continue
  }
  return
}
