//! `--lir-inline-pointer-calls`: inlines functions that take or return pointers.
//!
//! ```mlir
//! func.func @get(%p: !mir.ptr<global, f32>) -> f32 {
//!   %v = lir.load %p align 4                  func.func @k(%x: !mir.ptr<global, f32> …) {
//!   return %v                            →      %r = lir.load %x align 4
//! }
//! func.func @k(%x: !mir.ptr<global, f32> …) {
//!   %r = call @get(%x)
//! ```
//!
//! For targets on which functions cannot take pointers, SPIR-V for Vulkan among them. A function
//! with a pointer among its parameters or results is removed afterwards, unless other modules call
//! it. With `generic=true` only functions with generic pointers are inlined, on a target without
//! generic storage. Recursion is refused, and so is a module that would grow beyond a million
//! operations.

use crate::{analysis::linkage, profile::generic_pointers};
use gir_dialects::{
    ir::{Block, Inlining, LocationExt as _, Op, OpView, TypeExt, Value},
    lir,
    mir::PtrType,
    names,
    pass::{OptionKind, PassInfo, PassOption, PassRun},
    upstream::func,
};
use std::collections::{HashMap, HashSet};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-inline-pointer-calls",
    description: "Inline functions that take or return pointers",
    anchor: "builtin.module",
    options: &[GENERIC],
    dialects: &["func"],
    initialize: None,
    concerns: None,
    run,
};

/// The maximum number of operations copied.
const MAX_COPIES: usize = 1_000_000;

/// Restricts the pass to functions with generic pointers.
pub const GENERIC: PassOption = PassOption {
    name: "generic",
    description: "Only generic pointers, on targets without generic storage (default: false)",
    kind: OptionKind::Bool(false),
};

fn run(pass: &PassRun<'_>) {
    let only_generic = pass.bool_option(GENERIC.name);
    if only_generic && generic_pointers::are_native(pass.op()) {
        pass.note_unchanged();
        return;
    }
    inline(pass.op(), |functions| {
        let inlined = functions.iter();
        let inlined = inlined.filter(|function| is_inlined(**function, only_generic));
        inlined.map(|function| function.sym_name()).collect()
    });
}

/// Inlines the functions that `chosen` names; `None` after a diagnostic.
pub fn inline<'c>(
    module: Op<'c>,
    chosen: impl FnOnce(&[func::FuncOp<'c>]) -> HashSet<&'c str>,
) -> Option<()> {
    inline_within(MAX_COPIES, module, chosen)
}

/// The same with a limit on the number of operations copied.
pub fn inline_within<'c>(
    most_copies: usize,
    module: Op<'c>,
    chosen: impl FnOnce(&[func::FuncOp<'c>]) -> HashSet<&'c str>,
) -> Option<()> {
    let functions: Vec<func::FuncOp<'c>> = module
        .region(0)
        .blocks()
        .flat_map(Block::ops)
        .filter_map(Op::cast)
        .collect();
    let chosen = chosen(&functions);
    let inlined: HashMap<_, _> = functions
        .iter()
        .filter(|function| chosen.contains(function.sym_name()))
        .map(|function| (function.sym_name(), *function))
        .collect();
    if inlined.is_empty() {
        return Some(());
    }
    let mut inliner = Inliner {
        inlined: &inlined,
        done: HashMap::new(),
        copies: 0,
        most_copies,
    };
    for function in &functions {
        inliner.finish(*function)?;
    }
    let gone = inlined.values();
    let gone = gone.filter(|function| !linkage::is_exported(**function));
    gone.for_each(|function| function.op().erase());
    Some(())
}

/// Inlines functions that take the address of a global that `is_moved` names, and their callers;
/// `None` after a diagnostic.
pub fn inline_users<'c>(module: Op<'c>, is_moved: impl Fn(&str) -> bool) -> Option<()> {
    inline(module, |functions| users(functions, &is_moved))
}

fn users<'c>(functions: &[func::FuncOp<'c>], is_moved: &impl Fn(&str) -> bool) -> HashSet<&'c str> {
    let mut callers: HashMap<&str, Vec<func::FuncOp<'c>>> = HashMap::new();
    let mut pending = vec![];
    for &function in functions {
        let mut is_user = false;
        function.op().walk_pre(|op| {
            if let Some(address) = op.cast::<lir::AddressOfOp<'c>>() {
                is_user |= is_moved(address.global());
            } else if let Some(call) = op.cast::<func::CallOp<'c>>() {
                callers.entry(call.callee()).or_default().push(function);
            }
        });
        pending.extend(is_user.then_some(function));
    }
    let mut found = HashSet::new();
    while let Some(function) = pending.pop() {
        let is_kernel = function.op().attribute(names::LIR_KERNEL).is_some();
        if !is_kernel && found.insert(function.sym_name()) {
            pending.extend(callers.get(function.sym_name()).into_iter().flatten());
        }
    }
    found
}

/// Whether a function takes or returns a pointer, or a generic one, and is not a kernel.
fn is_inlined(function: func::FuncOp<'_>, only_generic: bool) -> bool {
    let op = function.op();
    let (inputs, results) = function.function_type().as_function().unwrap_or_default();
    let mut types = inputs.into_iter().chain(results);
    op.attribute(names::LIR_KERNEL).is_none()
        && op.region(0).first_block().is_some()
        && types.any(|ty| match only_generic {
            true => generic_pointers::is_generic(ty),
            false => PtrType::from_type(ty).is_some(),
        })
}

struct Inliner<'a, 'c> {
    inlined: &'a HashMap<&'c str, func::FuncOp<'c>>,
    /// Whether a function is finished (true) or under way (false).
    done: HashMap<&'c str, bool>,
    copies: usize,
    most_copies: usize,
}

/// A function under way.
struct Frame<'c> {
    function: func::FuncOp<'c>,
    calls: Vec<func::CallOp<'c>>,
    /// The number of calls whose callee is finished.
    ready: usize,
}

impl<'c> Inliner<'_, 'c> {
    /// Inlines the calls of a function, after those of its callees; `None` after a diagnostic.
    fn finish(&mut self, function: func::FuncOp<'c>) -> Option<()> {
        let mut stack = vec![];
        if !self.done.contains_key(function.sym_name()) {
            stack.push(self.enter(function));
        }
        while let Some(frame) = stack.last_mut() {
            let Some(&call) = frame.calls.get(frame.ready) else {
                for &call in &frame.calls {
                    self.replace(call, frame.function)?;
                }
                self.done.insert(frame.function.sym_name(), true);
                stack.pop();
                continue;
            };
            frame.ready += 1;
            match self.done.get(call.callee()) {
                Some(true) => {}
                Some(false) => {
                    call.op()
                        .error("is recursive, which GPUs do not support; write a loop");
                    return None;
                }
                None => stack.push(self.enter(self.inlined[call.callee()])),
            }
        }
        Some(())
    }

    fn enter(&mut self, function: func::FuncOp<'c>) -> Frame<'c> {
        self.done.insert(function.sym_name(), false);
        let mut calls = vec![];
        function
            .op()
            .walk_pre(|op| calls.extend(op.cast::<func::CallOp<'c>>()));
        calls.retain(|call| self.inlined.contains_key(call.callee()));
        Frame {
            function,
            calls,
            ready: 0,
        }
    }

    /// Copies the body of the callee before a call, and its variables to the start of the caller: a
    /// loop around the call must not allocate them in each iteration.
    fn replace(&mut self, call: func::CallOp<'c>, caller: func::FuncOp<'c>) -> Option<()> {
        let callee = self.inlined[call.callee()];
        let body = callee.op().region(0);
        let entry = body.first_block()?;
        if entry.next().is_some() {
            call.op()
                .error("calls a function that is not structured; run --mir-structurize first");
            return None;
        }
        let mut place: HashMap<Value<'c>, Value<'c>> =
            entry.arguments().zip(call.op().operands()).collect();
        let line = callee
            .op()
            .location()
            .place()
            .map_or(0, |(_, line, _)| line);
        let inlining = Inlining::new((call.callee(), line), call.op().location());
        for op in entry.ops() {
            if op.is::<func::ReturnOp<'c>>() {
                for (result, value) in call.op().results().zip(op.operands()) {
                    result.replace_all_uses(place.get(&value).copied().unwrap_or(value));
                }
                break;
            }
            let start = caller
                .op()
                .region(0)
                .first_block()
                .and_then(Block::first_op);
            let place_of_copy = match start {
                Some(start) if op.is::<lir::VarOp<'c>>() => start,
                _ => call.op(),
            };
            let copy = op.copy_before(place_of_copy);
            self.copies += remap(copy, &place, &inlining);
            place.extend(op.results().zip(copy.results()));
        }
        if self.copies > self.most_copies {
            call.op().error(format!(
                "calls a function that is inlined into each caller, because it takes pointers or synchronises work-items, beyond {} operations; call it less often",
                self.most_copies
            ));
            return None;
        }
        call.op().erase();
        Some(())
    }
}

/// Makes a copied operation and its nested operations use the replacements of the callee's values, and tells in their
/// locations where they are from; returns the number of operations.
fn remap<'c>(
    copy: Op<'c>,
    place: &HashMap<Value<'c>, Value<'c>>,
    inlining: &Inlining<'c>,
) -> usize {
    let mut count = 0;
    copy.walk_pre(|op| {
        count += 1;
        op.set_location(inlining.place(op.location()));
        for index in 0..op.operand_count() {
            if let Some(&value) = place.get(&op.operand(index)) {
                op.set_operand(index, value);
            }
        }
    });
    count
}
