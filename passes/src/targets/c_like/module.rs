//! Modules: the operations that may stand in them, and the order in which these are printed.

use super::{
    attributes::{is_kernel, symbol},
    body::Body,
    control, functions, globals,
    language::Language,
    names::ModuleNames,
    printer::Printer,
    shared, typedefs,
};
use crate::{
    profile::{generic_pointers, recorded},
    targets::text::Writer,
};
use gir_dialects::{
    ir::{Block, Op, OpView as _},
    lir, pass,
    upstream::func,
};
use std::collections::{BTreeSet, HashMap};

/// The text of a module; `None` after a diagnostic.
pub fn print(module: Op<'_>, printer: &dyn Printer, has_lines: bool) -> Option<String> {
    let language: &dyn Language = printer;
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
        match print_function(printer, &names, (function, &globals), has_lines) {
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
    printer: &dyn Printer,
    names: &ModuleNames<'c>,
    (function, globals): (Op<'c>, &[lir::GlobalOp<'c>]),
    has_lines: bool,
) -> Option<Writer> {
    let tables = [printer.spellings(), shared::spellings()];
    let mut body = Body::new(printer, tables, names, has_lines);
    let (mut result, mut first) = (None, vec![]);
    let head = match is_kernel(function) {
        true => {
            let head = printer.kernel_head(&mut body, function)?;
            let (last, lines) = head.lines.split_last()?;
            lines.iter().for_each(|line| body.out.line(line));
            result = head.result;
            first = head.first;
            functions::signature(last, names.function(symbol(function)), &head.parameters)
        }
        false => functions::head(&mut body, function)?,
    };
    body.note_line(function);
    body.out.open(head);
    first.iter().for_each(|line| body.out.directive(line));
    body.directives(function, "");
    if let Some(result) = result {
        body.out.line(result.declaration);
        body.result = Some(result.name);
    }
    if is_kernel(function) {
        globals::declare_workgroup_storage(&mut body, function, globals);
    }
    control::function_body(&mut body, function.region(0));
    body.out.close();
    let mut text = body.finish()?;
    if is_kernel(function) {
        text.add(&printer.behind_kernel(names, function)?);
    }
    Some(text)
}
