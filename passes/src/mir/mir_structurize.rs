//! `--mir-structurize`: a control-flow graph of `cf` becomes `scf`.
//!
//! ```mlir
//!   cf.cond_br %c, ^a, ^b            %r = scf.if %c -> (i32) {
//! ^a:                                  scf.yield %x : i32
//!   cf.br ^join(%x : i32)        →   } else {
//! ^b:                                  scf.yield %y : i32
//!   cf.br ^join(%y : i32)            }
//! ^join(%r: i32):
//! ```
//!
//! Every block is placed once, right after its dominator, so the result is linear in the size of the program. A
//! value that crosses the end of a region becomes a result. A flag selects among several targets and guards the code
//! of each. Code after a loop stays after it, so its barriers are uniform again. A loop with several entries gets
//! an extra block before it, and branches that nest deeper than `nesting` are cut. Loops nested beyond 256 levels are
//! errors.

use super::structurize::{
    emit::{Emitter, refuse_depth},
    graph::{Graph, Unstructured},
    irreducible::make_reducible,
};
use crate::analysis::unreachable;
use gir_dialects::{
    ir::{Op, Type, TypeExt},
    pass::{OptionKind, PassInfo, PassOption, PassRun},
    upstream::{cf, func},
};

const NESTING_OPTION: PassOption = PassOption {
    name: "nesting",
    description: "Maximum nesting of branches before the code that follows is cut off and guarded",
    kind: OptionKind::Int(64),
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "mir-structurize",
    description: "Turn the control-flow graph of a function into structured control flow",
    anchor: "func.func",
    options: &[NESTING_OPTION],
    dialects: &["arith", "cf", "func", "scf", "ub"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let function = pass.op();
    let body = function.region(0);
    let Some(entry) = body.first_block() else {
        return;
    };
    if entry.next().is_none() || !is_understood(function) {
        return;
    }
    let nesting = usize::try_from(pass.int_option("nesting")).unwrap_or(0);
    let mut graph = Graph::new(body, nesting);
    if matches!(graph, Err(Unstructured::Irreducible)) {
        make_reducible(body);
        graph = Graph::new(body, nesting);
    }
    match graph {
        Ok(graph) => {
            unreachable::erase_others(body, |block| graph.number.contains_key(&block));
            Emitter::new(graph).function(&result_types(function));
        }
        Err(Unstructured::TooDeep(block)) => refuse_depth(block),
        Err(Unstructured::Irreducible) => unreachable!("every loop has a single entry now"),
    }
}

fn result_types(function: Op<'_>) -> Vec<Type<'_>> {
    let ty = function
        .cast::<func::FuncOp<'_>>()
        .map(func::FuncOp::function_type);
    let types = ty.and_then(|ty| ty.as_function());
    types.map_or(vec![], |(_, results)| results)
}

/// Whether every block ends in a supported branch; reports the others.
fn is_understood(function: Op<'_>) -> bool {
    let mut understood = true;
    for terminator in function
        .region(0)
        .blocks()
        .filter_map(|block| block.terminator())
    {
        let known = terminator.is::<cf::BranchOp<'_>>()
            || terminator.is::<cf::CondBranchOp<'_>>()
            || terminator.is::<func::ReturnOp<'_>>();
        if !known {
            terminator
                .error("is not a branch that the structuriser supports; use cf.br or cf.cond_br");
            understood = false;
        }
    }
    understood
}
