//! The symbols of a module, and their kinds.

use gir_dialects::{
    diagnostic, gir,
    ir::{AttributeExt as _, Block, Op, Type},
    lir, mir, names,
    upstream::func,
};
use std::collections::{BTreeSet, HashMap};

/// The kind of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A function with a definition.
    Function,
    /// A function started by a launch.
    Kernel,
    /// A function with a declaration only.
    Declaration,
    /// A global.
    Global,
}

/// The kind of a top-level operation; `None` if it defines no symbol.
pub fn kind(op: Op<'_>) -> Option<Kind> {
    let is_kernel = if let Some(function) = op.cast::<gir::FuncOp<'_>>() {
        function.kernel()
    } else if op.is::<func::FuncOp<'_>>() {
        let mut kernel = [names::MIR_KERNEL, names::LIR_KERNEL].into_iter();
        kernel.any(|name| op.attribute(name).is_some())
    } else {
        let is_global = op.is::<gir::GlobalOp<'_>>()
            || op.is::<mir::GlobalOp<'_>>()
            || op.is::<lir::GlobalOp<'_>>();
        return is_global.then_some(Kind::Global);
    };
    Some(match (is_kernel, op.region(0).is_empty()) {
        (true, _) => Kind::Kernel,
        (false, true) => Kind::Declaration,
        (false, false) => Kind::Function,
    })
}

/// The name of a function or a global.
pub fn name(op: Op<'_>) -> Option<&str> {
    kind(op)?;
    op.attribute(func::FuncOp::SYM_NAME_ATTR)?.as_str()
}

/// The type of a function.
pub fn ty(function: Op<'_>) -> Option<Type<'_>> {
    let ty = function.attribute(func::FuncOp::FUNCTION_TYPE_ATTR)?;
    ty.as_type()
}

/// Whether all of a module is gir, or the module is empty.
pub fn is_of_gir(module: Op<'_>) -> bool {
    let mut top = module.region(0).blocks().flat_map(Block::ops);
    top.all(|op| op.is::<gir::FuncOp<'_>>() || op.is::<gir::GlobalOp<'_>>())
}

/// The functions and globals of a module.
pub fn table(module: Op<'_>) -> HashMap<&str, Op<'_>> {
    let top = module.region(0).blocks().flat_map(Block::ops);
    top.filter_map(|op| Some((name(op)?, op))).collect()
}

/// The functions and globals that a function refers to, each once, in the order of their names.
pub fn used(function: Op<'_>) -> BTreeSet<&str> {
    let mut used = BTreeSet::new();
    function.walk_pre(|op| used.extend(target(op)));
    used
}

/// The function or global that an operation refers to.
fn target(op: Op<'_>) -> Option<&str> {
    if let Some(address) = op.cast::<gir::AddressOfOp<'_>>() {
        return Some(address.global());
    }
    if let Some(address) = op.cast::<mir::AddressOfOp<'_>>() {
        return Some(address.global());
    }
    callee(op)
}

/// The function that an operation calls.
pub fn callee(op: Op<'_>) -> Option<&str> {
    let call = op.cast::<gir::CallOp<'_>>().map(gir::CallOp::callee);
    call.or_else(|| op.cast::<func::CallOp<'_>>().map(func::CallOp::callee))
}

/// The file that provides each name, with priority to functions; `None` after a diagnostic for each function that is
/// defined twice.
pub fn provided<'c>(
    own: &HashMap<&'c str, Op<'c>>,
    files: &[HashMap<&'c str, Op<'c>>],
) -> Option<HashMap<&'c str, usize>> {
    let mut provided = HashMap::<&str, usize>::new();
    let mut is_right = true;
    for (index, table) in files.iter().enumerate() {
        // A deterministic order, independent of the hash.
        let mut names: Vec<_> = table.keys().copied().collect();
        names.sort_unstable();
        for name in names {
            let op = table[name];
            match kind(op) {
                Some(Kind::Function) => {}
                Some(Kind::Kernel | Kind::Global) => {
                    provided.entry(name).or_insert(index);
                    continue;
                }
                _ => continue,
            }
            let before = provided.get(name).map(|&file| files[file][name]);
            let before = before.filter(|op| kind(*op) == Some(Kind::Function));
            let own = own.get(name).copied();
            let own = own.filter(|op| kind(*op) != Some(Kind::Declaration));
            if let Some(first) = own.or(before) {
                report_twice(name, first, op);
                is_right = false;
            }
            provided.insert(name, index);
        }
    }
    is_right.then_some(provided)
}

/// Reports a symbol with two definitions.
fn report_twice(name: &str, first: Op<'_>, second: Op<'_>) {
    let note = (first.location(), "defined here too".to_owned());
    diagnostic::error_with_notes(
        second.location(),
        format!("'@{name}' is defined twice; rename one, or link one of the files"),
        &[note],
    );
}

/// Reports a symbol linked from a file whose name denotes another symbol of the module.
pub fn report_clash(name: &str, own: Op<'_>, found: Op<'_>, file: &str) {
    let note = (own.location(), "defined here too".to_owned());
    diagnostic::error_with_notes(
        found.location(),
        format!("'@{name}' is used by a function of {file}, and is defined already; rename one"),
        &[note],
    );
}
