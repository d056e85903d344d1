//! Ops without a GIR form, and the advice for each.

use super::{annotations, rules::rule, types};
use gir_dialects::{
    ir::{Op, OpView, Value},
    upstream::{math, vector},
};

/// Structured control flow, which is lowered to branches before ops are converted, and its terminators.
const LOWERED: [&str; 6] = [
    "scf.if",
    "scf.for",
    "scf.while",
    "scf.yield",
    "scf.condition",
    "func.func",
];

/// The advice for ops with these names or prefixes; the first match counts.
const ADVICE: [(&str, &str); 22] = [
    ("mir.gpu.coop_mat_", MATRICES),
    ("mir.gpu.mat_", MATRICES),
    (
        "mir.gpu.workgroup_",
        "combine the values of a workgroup through shared memory, with barriers",
    ),
    (
        "mir.gpu.resource_",
        "take a pointer to global storage instead of the resource",
    ),
    ("mir.gpu.sample", IMAGES),
    ("mir.gpu.fetch", IMAGES),
    (
        "mir.gpu.target_supports",
        "GIR is for every target; write one of the arms",
    ),
    (
        "mir.gpu.spec_constant",
        "run --lower-to-lir,lir-specialize-constants for its value, or pass it as a parameter",
    ),
    ("mir.gpu.read_input", STAGES),
    ("mir.gpu.write_output", STAGES),
    ("mir.gpu.vertex_index", STAGES),
    ("mir.gpu.instance_index", STAGES),
    ("mir.gpu.frag_coord", STAGES),
    ("mir.gpu.derivative", STAGES),
    ("mir.gpu.discard", STAGES),
    ("scf.", "use 'scf.if', 'scf.for' or 'scf.while'"),
    ("cf.", "use 'cf.br' or 'cf.cond_br'"),
    ("math.", "run --gpu-to-mir, which expands it"),
    ("lir.", "run --lir-to-mir first"),
    ("gpu.", UPSTREAM),
    ("memref.", UPSTREAM),
    ("", "express it with other operations"),
];
const MATRICES: &str = "compute with vectors or numbers";
const IMAGES: &str = "load from a pointer to the texels instead";
const STAGES: &str = "GIR has only compute kernels";
const UPSTREAM: &str = "run --gpu-to-mir first";

/// Ops whose result depends on the number of bits of a lane.
const READ_BITS: [&str; 3] = [
    math::CountLeadingZerosOp::NAME,
    math::CountTrailingZerosOp::NAME,
    vector::BitCastOp::NAME,
];

fn is_flag(value: Value<'_>) -> bool {
    types::is_flag(value.ty())
}

/// Whether each op of a function may have a counterpart; reports each that has none.
pub fn check(function: Op<'_>) -> bool {
    let mut understood = true;
    function.walk_pre(|op| {
        let problem = problem(op);
        if let Some(problem) = &problem {
            op.error(problem);
        }
        understood &= problem.is_none() && (op == function || annotations::check_op(op));
    });
    understood
}

fn problem(op: Op<'_>) -> Option<String> {
    let name = op.name();
    if !LOWERED.contains(&name) && rule(name).is_none() {
        let advice = ADVICE.iter().find(|(start, _)| name.starts_with(start));
        let (_, advice) = advice?;
        return Some(format!("has no GIR form; {advice}"));
    }
    if READ_BITS.contains(&name) && op.operands().chain(op.results()).any(is_flag) {
        return Some(
            "depends on the single bit of an i1, which has 32 bits in GIR; extend it first".into(),
        );
    }
    None
}
