//! `--lir-hoist-invariants`: hoists loop-invariant computations out of loops.
//!
//! ```mlir
//! scf.for %i = %c0 to %n step %c1 : i32 {    %s = arith.addf %a, %b : f32
//!   %s = arith.addf %a, %b : f32        →    scf.for %i = %c0 to %n step %c1 : i32 {
//!   %p = lir.gep %x[%i] stride 4               %p = lir.gep %x[%i] stride 4
//!   lir.store %p, %s align 4                   lir.store %p, %s align 4
//! ```
//!
//! Only operations without effects that are defined for all operands; loads and collective
//! operations stay. Upstream's `--loop-invariant-code-motion`, which does the work, costs more than
//! that on programs without loops.

use gir_dialects::{
    fold,
    pass::{PassInfo, PassRun},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-hoist-invariants",
    description: "Hoist loop-invariant computations out of loops",
    anchor: "func.func",
    options: &[],
    dialects: &[],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    if !fold::hoist_invariants(pass.op()) {
        pass.note_unchanged();
    }
}
