//! `--lir-check-barriers`: checks that all work-items of a group arrive at its barriers, in mir and
//! in lir.
//!
//! ```mlir
//! %first = arith.cmpi eq, %local, %zero : i32   // note: this differs between work-items
//! scf.if %first {
//!   mir.gpu.barrier exec_scope workgroup …      // error: … is in divergent control flow: …
//! }
//! %inside = arith.cmpi ult, %global, %n : i32   // note: this may differ between work-items
//! scf.if %inside {
//!   mir.gpu.barrier exec_scope workgroup …      // remark: … may be in divergent control flow, …
//! }
//! ```
//!
//! Reports an error if it is proved that some work-items never arrive, and a remark if it is not
//! proved that all do ([`crate::analysis::uniformity`]). Workgroup collectives count as barriers,
//! and so do calls of functions that contain one. The pass changes nothing.

use crate::analysis::uniformity::{self, Analysis, Arrival, Group, Path, Wait};
use gir_dialects::{
    diagnostic::Note,
    ir::Op,
    pass::{OptionKind, PassInfo, PassOption, PassRun},
};

/// Whether it remarks on barriers of which nothing is proved.
pub const REMARKS_OPTION: PassOption = PassOption {
    name: "remarks",
    description: "Remark on barriers at which it is not proved that all work-items arrive",
    kind: OptionKind::Bool(true),
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-check-barriers",
    description: "Check that all work-items of a group arrive at its barriers",
    anchor: "builtin.module",
    options: &[REMARKS_OPTION],
    dialects: &[],
    initialize: None,
    concerns: Some(|census| census.any_name(uniformity::waits)),
    run,
};

fn run(pass: &PassRun<'_>) {
    pass.note_unchanged();
    let remarks = match pass.bool_option(REMARKS_OPTION.name) {
        true => Remarks::Made,
        false => Remarks::Omitted,
    };
    check(pass.op(), remarks);
}

/// Whether unproved barriers are reported.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Remarks {
    /// As remarks.
    Made,
    /// Not at all.
    Omitted,
}

/// Runs the pass on a module.
fn check(module: Op<'_>, remarks: Remarks) {
    let Some(mut analysis) = Analysis::of_barriers(module) else {
        return;
    };
    for wait in analysis.waits() {
        let path = analysis.path(wait.op, wait.group);
        match path.arrival {
            Arrival::NeverAll => {
                let message = message(
                    wait,
                    "is in divergent control flow: some work-items reach it and others do not, which is undefined; move it to where all of them pass",
                );
                wait.op.error_with_notes(message, &notes(wait, path));
            }
            Arrival::Unproved if remarks == Remarks::Made => {
                let message = message(
                    wait,
                    "may be in divergent control flow, where some work-items reach it and others do not, which is undefined",
                );
                wait.op.remark_with_notes(message, &notes(wait, path));
            }
            _ => {}
        }
    }
}

fn message(wait: Wait<'_>, what: &str) -> String {
    let group = match wait.group {
        Group::Workgroup => "workgroup",
        Group::Subgroup => "subgroup",
    };
    let what = what.replacen(
        "some work-items",
        &format!("some work-items of the {group}"),
        1,
    );
    match wait.within {
        Some(within) => format!("leads to '{}' and {what}", within.name()),
        None => what,
    }
}

/// Notes for the condition, and for the barrier that a call leads to.
fn notes<'c>(wait: Wait<'c>, path: Path<'c>) -> Vec<Note<'c>> {
    let proved = path.arrival == Arrival::NeverAll;
    let cause = path.cause.map(|cause| {
        let what = match (cause.is_loop, proved) {
            (false, true) => "this differs between work-items",
            (false, false) => "this may differ between work-items",
            (true, true) => "this decides how often a loop runs, and differs between work-items",
            (true, false) => {
                "this decides how often a loop runs, and may differ between work-items"
            }
        };
        (cause.condition.location(), what.to_owned())
    });
    let barrier = wait.within.map(|barrier| {
        (
            barrier.location(),
            format!("'{}' stands here", barrier.name()),
        )
    });
    cause.into_iter().chain(barrier).collect()
}
