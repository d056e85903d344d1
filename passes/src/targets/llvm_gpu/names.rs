//! Names that assemblers accept, both those of PTX (PTX ISA, "Identifiers") and of LLVM.

use super::Gpu;
use crate::targets::text::Namer;
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Block, Op, OpView},
    lir, names,
    upstream::func,
};
use std::collections::{HashMap, HashSet};

/// A name that the assembler accepts: the kernel's own if legal, or a similar one.
pub fn entry_name<G: Gpu>(name: &str) -> String {
    match is_legal::<G>(name) {
        true => name.to_owned(),
        false => Namer::new(is_reserved::<G>).name(name),
    }
}

fn is_reserved<G: Gpu>(name: &str) -> bool {
    G::RESERVED.contains(&name)
}

/// Whether a name consists of letters, digits, underscores and dollars, starts with a letter or an underscore,
/// and is not a single underscore or reserved.
fn is_legal<G: Gpu>(name: &str) -> bool {
    let is_inside = |letter: char| letter.is_ascii_alphanumeric() || "_$".contains(letter);
    let starts = name.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '_');
    starts && name != "_" && !is_reserved::<G>(name) && name.chars().all(is_inside)
}

/// Gives symbols of a module names that the assembler accepts; `None` after an error.
pub fn make_legal<G: Gpu>(module: Op<'_>) -> Option<()> {
    rename(module, entry_name::<G>, G::PROGRAM)
}

/// Gives symbols of a module other names: kernels first, since the host looks for them; `None` after an error, which
/// names the product.
pub fn rename(module: Op<'_>, entry_name: fn(&str) -> String, product: &str) -> Option<()> {
    let symbols: Vec<_> = module
        .region(0)
        .blocks()
        .flat_map(Block::ops)
        .filter_map(|op| Some((op, op.attribute(SYMBOL)?.as_str()?.to_owned())))
        .collect();
    let mut taken = HashSet::new();
    let mut changed = HashMap::new();
    let is_kernel = |op: Op<'_>| op.attribute(names::LIR_KERNEL).is_some();
    let (kernels, others): (Vec<_>, Vec<_>) = symbols.iter().partition(|(op, _)| is_kernel(*op));
    for (op, name) in kernels {
        let new = entry_name(name);
        if !taken.insert(new.clone()) {
            op.error(format!(
                "is called '{new}' in {product}, as another kernel is; rename one of them"
            ));
            return None;
        }
        changed.insert(name.as_str(), new);
    }
    for (_, name) in others {
        let mut new = entry_name(name);
        while !taken.insert(new.clone()) {
            new.push('_');
        }
        changed.insert(name.as_str(), new);
    }
    changed.retain(|name, new| name != new);
    for (op, name) in &symbols {
        if let Some(new) = changed.get(name.as_str()) {
            op.set_attribute(SYMBOL, ir::string(op.context(), new));
        }
    }
    if !changed.is_empty() {
        module.walk_pre(|op| rename_uses(op, &changed));
    }
    Some(())
}

/// The attribute that names functions and globals.
const SYMBOL: &str = func::FuncOp::SYM_NAME_ATTR;

fn rename_uses(op: Op<'_>, changed: &HashMap<&str, String>) {
    let place = match op.name() {
        func::CallOp::NAME => func::CallOp::CALLEE_ATTR,
        lir::AddressOfOp::NAME => lir::AddressOfOp::GLOBAL_ATTR,
        _ => return,
    };
    let used = op.attribute(place).and_then(Attribute::as_symbol);
    if let Some(new) = used.and_then(|used| changed.get(used)) {
        op.set_attribute(place, ir::symbol_ref(op.context(), new));
    }
}
