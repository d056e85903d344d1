//! The names of a module: those of its functions and globals.

use super::{attributes::is_kernel, expression::Expr, language::Language, typedefs};
use crate::targets::text::Namer;
use gir_dialects::{
    ir::{Op, OpView as _},
    upstream::func,
};
use std::collections::HashMap;

/// The names that all functions of a module see.
pub struct ModuleNames<'c> {
    pub(super) namer: Namer,
    functions: HashMap<&'c str, String>,
    /// The names by which the host calls kernels.
    launchers: HashMap<&'c str, String>,
    pub(super) globals: HashMap<&'c str, Expr>,
    /// Whether the module accesses words that contain narrower elements.
    pub(super) has_words: bool,
    /// Whether the module casts pointers.
    pub(super) has_casts: bool,
}

impl<'c> ModuleNames<'c> {
    pub(super) fn new(language: &dyn Language, top: &[Op<'c>]) -> Self {
        let mut names = Self {
            namer: Namer::new(language.is_reserved()),
            functions: HashMap::new(),
            launchers: HashMap::new(),
            globals: HashMap::new(),
            has_words: top.iter().any(|&op| typedefs::has_words(op)),
            has_casts: top.iter().any(|&op| typedefs::has_casts(op)),
        };
        let functions = top.iter().filter_map(|op| op.cast::<func::FuncOp<'c>>());
        // A kernel is called from outside by its name.
        let (kernels, others): (Vec<_>, Vec<_>) =
            functions.partition(|function| is_kernel(function.op()));
        for &kernel in &kernels {
            let name = entry_name(language.is_reserved(), kernel.sym_name());
            if names.namer.name(&name) != name {
                kernel.op().error(format!(
                    "is called '{name}' in {}, as another kernel is; rename one of them",
                    language.name()
                ));
            }
            names.launchers.insert(kernel.sym_name(), name);
        }
        for kernel in kernels {
            let launcher = names.launcher(kernel.sym_name()).to_owned();
            let name = match language.kernel_suffix() {
                Some(suffix) => names.namer.name(&format!("{launcher}{suffix}")),
                None => launcher,
            };
            names.functions.insert(kernel.sym_name(), name);
        }
        for function in others {
            let name = names.namer.name(function.sym_name());
            names.functions.insert(function.sym_name(), name);
        }
        names
    }

    /// The name of a function.
    pub fn function(&self, symbol: &str) -> &str {
        self.functions.get(symbol).map_or("", String::as_str)
    }

    /// The name by which the host calls a kernel.
    pub fn launcher(&self, symbol: &str) -> &str {
        self.launchers.get(symbol).map_or("", String::as_str)
    }

    /// The address of a global.
    pub fn global(&self, symbol: &str) -> Option<Expr> {
        self.globals.get(symbol).cloned()
    }

    /// A namer that gives none of these names.
    pub fn namer(&self) -> Namer {
        self.namer.clone()
    }
}

/// The name of a kernel in a language: its symbol, with an underscore for each character that identifiers do not
/// have and behind a name that is reserved.
pub fn entry_name(is_reserved: fn(&str) -> bool, kernel: &str) -> String {
    Namer::new(is_reserved).name(kernel)
}
