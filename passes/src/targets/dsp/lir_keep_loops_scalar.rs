//! `--lir-keep-loops-scalar`: keeps loops scalar whose iterations depend on earlier ones through memory.
//!
//! ```mlir
//! scf.for %i = %c0 to %n step %c1 : i32 {
//!   %v = lir.load p[%i]                        }  {loop_annotation =
//!   lir.store p[%i + 2], %v              →         #llvm.loop_annotation<vectorize = <disable = true>>}
//! }
//! ```
//!
//! For Hexagon alone: LLVM 22 knows that vectors of two are right here, but takes the smallest vector of HVX instead,
//! of 64 (`getMinimumVF` in its vectoriser). Loops whose accesses are marked as parallel have no such limit. An access
//! to a place that an access before it in the text has reached in a later iteration is such a dependence.

use crate::{
    analysis::loop_dependences::{LOOPS, has_calls, is_loop, may_follow_earlier_iterations},
    profile::{Family, recorded},
};
use gir_dialects::{
    ir::Attribute,
    names,
    pass::{PassInfo, PassRun},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-keep-loops-scalar",
    description: "Keep loops scalar whose iterations depend on earlier ones through memory, for Hexagon",
    anchor: "builtin.module",
    options: &[],
    dialects: &["llvm"],
    initialize: None,
    concerns: Some(|census| census.any_name(|name| LOOPS.contains(&name))),
    run,
};

const ANNOTATION: &str = "#llvm.loop_annotation<vectorize = <disable = true>>";

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let family = recorded::profile(module).map(|profile| profile.family);
    let mut loops = vec![];
    if family == Some(Family::Hexagon) {
        module.walk_pre(|op| {
            // LLVM may inline calls.
            if is_loop(op) && (has_calls(op) || may_follow_earlier_iterations(op)) {
                loops.push(op);
            }
        });
    }
    if loops.is_empty() {
        pass.note_unchanged();
        return;
    }
    let Some(annotation) = Attribute::parse(module.context(), ANNOTATION) else {
        module.error("cannot be marked: the llvm dialect is not loaded");
        return;
    };
    for each in loops {
        each.set_attribute(names::LLVM_LOOP_ANNOTATION, annotation);
    }
}
