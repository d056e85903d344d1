//! Modules: names, the operations that may stand in them, and the order in which these are printed.

use super::{
    body::Body,
    control,
    expression::Expr,
    functions::{self, is_kernel, symbol},
    globals,
    language::Language,
    typedefs,
};
use crate::{
    profile::{generic_pointers, recorded},
    targets::text::{Namer, Writer},
};
use gir_dialects::{
    ir::{Block, Op, OpView as _},
    lir, pass,
    upstream::func,
};
use std::collections::{BTreeSet, HashMap};

/// The names that all functions of a module see.
pub struct ModuleNames<'c> {
    pub(super) namer: Namer,
    functions: HashMap<&'c str, String>,
    pub(super) globals: HashMap<&'c str, Expr>,
    /// Whether the module accesses words that contain narrower elements.
    pub(super) has_words: bool,
    /// Whether the module casts pointers.
    pub(super) has_casts: bool,
}

impl<'c> ModuleNames<'c> {
    fn new(language: &dyn Language, top: &[Op<'c>]) -> Self {
        let mut names = Self {
            namer: Namer::new(language.is_reserved()),
            functions: HashMap::new(),
            globals: HashMap::new(),
            has_words: top.iter().any(|&op| typedefs::has_words(op)),
            has_casts: top.iter().any(|&op| typedefs::has_casts(op)),
        };
        let functions = top.iter().filter_map(|op| op.cast::<func::FuncOp<'c>>());
        // A kernel is called from outside by its name.
        let (kernels, others): (Vec<_>, Vec<_>) =
            functions.partition(|function| is_kernel(function.op()));
        for kernel in kernels {
            let name = entry_name(language.is_reserved(), kernel.sym_name());
            if names.namer.name(&name) != name {
                kernel.op().error(format!(
                    "is called '{name}' in {}, as another kernel is; rename one of them",
                    language.name()
                ));
            }
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

/// The text of a module; `None` after a diagnostic.
pub fn print(module: Op<'_>, language: &dyn Language, has_lines: bool) -> Option<String> {
    let top: Vec<_> = module.region(0).blocks().flat_map(Block::ops).collect();
    let mut names = None;
    let is_fine = pass::succeeds(|| {
        top.iter().for_each(|&op| check(op, language));
        names = Some(ModuleNames::new(language, &top));
    });
    let mut names = names.filter(|_| is_fine)?;
    let mut out = Writer::default();
    for line in language.preamble(module) {
        out.line(line);
    }
    for line in typedefs::definitions(language, module) {
        out.line(line);
    }
    let globals: Vec<_> = top
        .iter()
        .filter_map(|op| op.cast::<lir::GlobalOp<'_>>())
        .collect();
    let mut is_complete = true;
    for global in &globals {
        is_complete &= globals::name(language, &mut names, *global, &mut out).is_some();
    }
    for function in in_order(&top) {
        match print_function(language, &names, (function, &globals), has_lines) {
            Some(text) => {
                out.blank();
                out.append(text);
            }
            None => is_complete = false,
        }
    }
    is_complete.then(|| out.finish())
}

/// Reports an operation that is neither a structured function nor a global.
fn check(op: Op<'_>, language: &dyn Language) {
    if op.is::<lir::GlobalOp<'_>>() {
        return;
    }
    if !op.is::<func::FuncOp<'_>>() {
        op.error(format!(
            "cannot be emitted as {}; `--lower-to-lir` lowers modules of gir and mir",
            language.name()
        ));
    } else if op.region(0).is_empty() {
        op.error("has no body, and nothing is linked to the module; define the function");
    } else if op.region(0).blocks().nth(1).is_some() {
        op.error("has branches; `--lower-to-lir` makes structured control flow of them");
    } else if !language.has_generic_pointers() {
        let target = op.parent().and_then(recorded::name_of);
        let target = format!("target '{}'", target.unwrap_or(language.name()));
        op.walk_pre(|op| _ = generic_pointers::refuse(op, &target));
    }
}

/// All functions, each behind the functions that it calls, as the languages require.
fn in_order<'c>(top: &[Op<'c>]) -> Vec<Op<'c>> {
    let functions = top.iter().filter_map(|op| op.cast::<func::FuncOp<'c>>());
    let by_name: HashMap<_, _> = functions
        .map(|function| (function.sym_name(), function.op()))
        .collect();
    let mut order = vec![];
    let mut seen = BTreeSet::new();
    for function in top.iter().filter_map(|op| op.cast::<func::FuncOp<'c>>()) {
        // (function, name, whether its callees are in the order)
        let mut open = vec![(function.op(), function.sym_name(), false)];
        while let Some((op, name, is_ready)) = open.pop() {
            if is_ready {
                order.push(op);
                continue;
            }
            if !seen.insert(name) {
                continue;
            }
            open.push((op, name, true));
            op.walk_pre(|inner| {
                if let Some(call) = inner.cast::<func::CallOp<'c>>()
                    && let Some(&callee) = by_name.get(call.callee())
                    && !seen.contains(call.callee())
                {
                    open.push((callee, call.callee(), false));
                }
            });
        }
    }
    order
}

fn print_function<'c>(
    language: &dyn Language,
    names: &ModuleNames<'c>,
    (function, globals): (Op<'c>, &[lir::GlobalOp<'c>]),
    has_lines: bool,
) -> Option<Writer> {
    let mut body = Body::new(language, names, has_lines);
    let mut result = None;
    let head = match is_kernel(function) {
        true => {
            let head = language.kernel_head(&mut body, function)?;
            let (last, lines) = head.lines.split_last()?;
            lines.iter().for_each(|line| body.out.line(line));
            result = head.result;
            functions::signature(last, names.function(symbol(function)), &head.parameters)
        }
        false => functions::head(&mut body, function)?,
    };
    body.note_line(function);
    body.out.open(head);
    if let Some(result) = result {
        body.out.line(result.declaration);
        body.result = Some(result.name);
    }
    if is_kernel(function) {
        globals::declare_workgroup_storage(&mut body, function, globals);
    }
    control::function_body(&mut body, function.region(0));
    body.out.close();
    body.finish()
}
