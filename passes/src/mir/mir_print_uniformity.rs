//! `--mir-print-uniformity`: remarks on the uniformity of each value, in mir and in lir.
//!
//! ```mlir
//! %0 = mir.gpu.workgroup_id x      // remark: … result 0 is workgroup-uniform
//! %1 = mir.gpu.subgroup_id         // remark: … result 0 is subgroup-uniform
//! %2 = mir.gpu.load %x : …         // remark: … result 0 is not proved uniform
//! %3 = mir.gpu.local_id x          // remark: … result 0 is divergent
//! ```
//!
//! It prints the results of [`crate::analysis::uniformity`], for tests and to explain remarks of
//! `lir-check-barriers`. The pass changes nothing.

use crate::analysis::uniformity::{Analysis, Uniformity};
use gir_dialects::{
    ir::{Block, Op},
    pass::{PassInfo, PassRun},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "mir-print-uniformity",
    description: "Remark on the uniformity of each value",
    anchor: "builtin.module",
    options: &[],
    dialects: &[],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    pass.note_unchanged();
    let mut analysis = Analysis::of_all(pass.op());
    pass.op().walk_pre(|op| print(&mut analysis, op));
}

fn print<'c>(analysis: &mut Analysis<'c>, op: Op<'c>) {
    for result in op.results() {
        let found = describe(analysis.uniformity(result));
        op.remark(format!("result {} {found}", result.index()));
    }
    let blocks = op.regions().flat_map(|region| region.blocks());
    for argument in blocks.flat_map(Block::arguments) {
        let found = describe(analysis.uniformity(argument));
        let message = format!("argument {} {found}", argument.index());
        gir_dialects::diagnostic::remark(argument.location(), message);
    }
}

fn describe(uniformity: Uniformity) -> &'static str {
    match uniformity {
        Uniformity::Workgroup => "is workgroup-uniform",
        Uniformity::Subgroup => "is subgroup-uniform",
        Uniformity::Unknown => "is not proved uniform",
        Uniformity::Divergent => "is divergent",
    }
}
