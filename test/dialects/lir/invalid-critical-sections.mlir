// Critical sections are paired in their block, and hold nothing that waits.
// R-RUNA-107
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @without_end() {
  // expected-error@+1 {{'lir.begin_critical_section' op has no lir.end_critical_section after it in its block}}
  lir.begin_critical_section
  return
}

// -----

func.func @without_start() {
  // expected-error@+1 {{'lir.end_critical_section' op has no lir.begin_critical_section before it in its block}}
  lir.end_critical_section
  return
}

// -----

func.func @ended_twice() {
  lir.begin_critical_section
  lir.end_critical_section
  // expected-error@+1 {{'lir.end_critical_section' op has no lir.begin_critical_section before it in its block}}
  lir.end_critical_section
  return
}

// -----

func.func @started_twice() {
  // expected-error@+1 {{'lir.begin_critical_section' op has another section inside it; a critical section ends in the block it starts in, and sections do not nest}}
  lir.begin_critical_section
  // expected-note@+1 {{the other section is here}}
  lir.begin_critical_section
  lir.end_critical_section
  return
}

// -----

func.func @ended_in_a_region(%c: i1) {
  // expected-error@+1 {{'lir.begin_critical_section' op has another section inside it}}
  lir.begin_critical_section
  scf.if %c {
    // expected-note@+1 {{the other section is here}}
    lir.end_critical_section
  }
  lir.end_critical_section
  return
}

// -----

func.func @started_in_a_region(%c: i1) {
  scf.if %c {
    // expected-error@+1 {{'lir.begin_critical_section' op has no lir.end_critical_section after it in its block}}
    lir.begin_critical_section
  }
  lir.end_critical_section
  return
}

// -----

func.func @nested(%c: i1) {
  // expected-error@+1 {{'lir.begin_critical_section' op has another section inside it}}
  lir.begin_critical_section
  scf.if %c {
    // expected-note@+1 {{the other section is here}}
    lir.begin_critical_section
    lir.end_critical_section
  }
  lir.end_critical_section
  return
}

// -----

func.func @waits(%c: i1) {
  lir.begin_critical_section
  scf.if %c {
    // expected-error@+1 {{'lir.barrier' op is in a critical section, which other work-items cannot enter to join it; move it out}}
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  lir.end_critical_section
  return
}

// -----

func.func @waits_for_a_vote(%c: i1) {
  lir.begin_critical_section
  // expected-error@+1 {{'lir.workgroup_any' op is in a critical section, which other work-items cannot enter to join it; move it out}}
  %0 = lir.workgroup_any %c
  lir.end_critical_section
  return
}
