//! Specialisation constants of a program: their ids, conflicts between its parts, and the constants that a target
//! uses for workgroup sizes.

use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Op, OpView as _},
    mir::{KernelAttr, SpecConstantOp, Stage},
    names,
};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The properties of a constant, and its first use.
#[derive(Clone, Copy)]
struct Said<'c> {
    name: &'c str,
    value: Attribute<'c>,
}

/// The ids of the program's constants, those of workgroup sizes included. Reports conflicts.
pub fn ids(functions: &[Op<'_>]) -> BTreeSet<i64> {
    let mut constants = HashMap::<i64, Said<'_>>::new();
    let mut names = HashMap::<&str, i64>::new();
    for function in functions {
        function.walk_pre(|op| {
            if let Some(constant) = op.cast::<SpecConstantOp<'_>>() {
                check(constant, &mut constants, &mut names);
            }
        });
    }
    let mut ids: BTreeSet<_> = constants.keys().copied().collect();
    for function in functions {
        for id in sizes(*function) {
            if constants.contains_key(&id) {
                function.error(format!(
                    "uses specialisation constant {id} for its workgroup size, and another constant has that id; give them different ids"
                ));
            }
            ids.insert(id);
        }
    }
    ids
}

fn check<'c>(
    constant: SpecConstantOp<'c>,
    constants: &mut HashMap<i64, Said<'c>>,
    names: &mut HashMap<&'c str, i64>,
) {
    let id = i64::from(constant.id());
    let said = Said {
        name: constant.name(),
        value: constant.value(),
    };
    let first = *constants.entry(id).or_insert(said);
    if (first.name, first.value) != (said.name, said.value) {
        constant.op().error(format!(
            "differs in name or value from another specialisation constant {id}; make them equal, or give them different ids"
        ));
    } else if *names.entry(said.name).or_insert(id) != id {
        constant.op().error(format!(
            "has the name of another specialisation constant, {}; give each its own",
            names[said.name]
        ));
    }
}

/// The constants with a kernel's workgroup size; empty after a diagnostic.
fn sizes(function: Op<'_>) -> Vec<i64> {
    let Some(ids) = function.attribute(names::MIR_WORKGROUP_SIZE_IDS) else {
        return vec![];
    };
    let kernel = function.attribute(names::MIR_KERNEL);
    let kernel = kernel.and_then(KernelAttr::from_attribute);
    let ids: Vec<_> = ids.as_dense_i32().unwrap_or_default();
    let distinct: BTreeSet<_> = ids.iter().copied().collect();
    if distinct.len() != 3 || ids.len() != 3 || ids.iter().any(|&id| id < 0) {
        function.error(
            "has specialisation constants for its workgroup size that are not three different ids; write mir.workgroup_size_ids = array<i32: 0, 1, 2>",
        );
        return vec![];
    }
    match kernel {
        Some(kernel) if kernel.workgroup_size().is_empty() => {
            ids.into_iter().map(i64::from).collect()
        }
        _ => {
            function.error(
                "leaves its workgroup size to specialisation constants, but is not a kernel or states the size; remove mir.workgroup_size_ids or the size (local_size_hint is the default of the constants)",
            );
            vec![]
        }
    }
}

/// Assigns constants to compute kernels whose workgroup size is set at launch: the same ones to all with the same
/// hint, those of the source if it has some. `take` returns new ids.
pub fn size_kernels(functions: &[Op<'_>], mut take: impl FnMut() -> i64) {
    let mut by_hint = BTreeMap::<Vec<i64>, Vec<i32>>::new();
    let unsized_kernels = functions.iter().filter_map(|&function| {
        let kernel = KernelAttr::from_attribute(function.attribute(names::LIR_KERNEL)?)?;
        let is_unsized = kernel.stage() == Stage::Compute && kernel.workgroup_size().is_empty();
        is_unsized.then(|| (function, kernel.local_size_hint()))
    });
    let (stated, open): (Vec<_>, Vec<_>) = unsized_kernels
        .partition(|(function, _)| function.attribute(names::LIR_WORKGROUP_SIZE_IDS).is_some());
    for (function, hint) in stated {
        let ids = function.attribute(names::LIR_WORKGROUP_SIZE_IDS);
        if let Some(ids) = ids.and_then(AttributeExt::as_dense_i32) {
            by_hint.entry(hint).or_insert(ids);
        }
    }
    for (function, hint) in open {
        let ids = by_hint.entry(hint);
        let ids = ids.or_insert_with(|| (0..3).map(|_| take() as i32).collect());
        let ids = ir::dense_i32(function.context(), ids);
        function.set_attribute(names::LIR_WORKGROUP_SIZE_IDS, ids);
    }
}
