//! `--kernel`: one kernel of a module stays.
//!
//! The other kernels are removed, with the functions and globals that only they use. Functions that no kernel uses stay
//! as they are: other modules may call them.

use super::{
    TO_MIR,
    symbols::{self, Kind},
};
use crate::{
    compiler::Compiler,
    import::llvm::{convert_llvm_to_mir, kernel_names},
    spelling::nearest,
};
use gir_dialects::{
    diagnostic,
    ir::{Block, Op},
};
use std::collections::{BTreeMap, BTreeSet};

/// Removes all kernels but the one of a name; false after a diagnostic. Kernels of the gpu dialect become those of mir
/// first, where code for the host is gone.
pub fn keep_kernel(module: Op<'_>, name: &str, compiler: Compiler<'_>) -> bool {
    convert_llvm_to_mir::keep_kernel(module, name);
    if !symbols::is_of_gir(module) && !compiler.run(module, TO_MIR) {
        return false;
    }
    let kernels = kernels(module);
    let names: Vec<_> = kernels.iter().filter_map(|op| symbols::name(*op)).collect();
    let Some(name) = kernel_names::choose(&names, name) else {
        diagnostic::error(module.location(), unknown(name, &names));
        return false;
    };
    let others = kernels
        .into_iter()
        .filter(|op| symbols::name(*op) != Some(name));
    remove(module, others.collect());
    true
}

fn kernels(module: Op<'_>) -> Vec<Op<'_>> {
    let top = module.region(0).blocks().flat_map(Block::ops);
    top.filter(|op| symbols::kind(*op) == Some(Kind::Kernel))
        .collect()
}

/// Removes kernels, and the functions and globals that only they use.
fn remove(module: Op<'_>, kernels: Vec<Op<'_>>) {
    let symbols = symbols::table(module);
    let mut uses: BTreeMap<&str, BTreeSet<&str>> = symbols
        .iter()
        .map(|(&name, &op)| (name, symbols::used(op)))
        .collect();
    let mut pending: Vec<&str> = kernels.into_iter().filter_map(symbols::name).collect();
    while let Some(name) = pending.pop() {
        let used = uses.remove(name).unwrap_or_default();
        if let Some(op) = symbols.get(name) {
            op.erase();
        }
        let is_used = |symbol: &str| uses.values().any(|used| used.contains(symbol));
        let unused = used
            .into_iter()
            .filter(|symbol| uses.contains_key(symbol) && !is_used(symbol));
        pending.extend(unused);
    }
}

/// The message about a kernel that is not there.
fn unknown(name: &str, known: &[&str]) -> String {
    if known.is_empty() {
        return format!("there is no kernel '{name}' for --kernel: the module has no kernels");
    }
    let hint = nearest(name, known.iter().copied());
    let hint = hint.map_or_else(String::new, |near| format!("did you mean '{near}'? "));
    let known = known.join(" ");
    format!("there is no kernel '{name}' for --kernel; {hint}the module has: {known}")
}
