//! Printing of instructions.

use super::{
    names::{Names, literal_of},
    type_text,
};
use crate::gir::text::{
    forms::{Head, Target},
    opcodes::Opcode,
    quoted::quote,
};
use gir_dialects::{
    common::Axis,
    gir::{self, *},
    ir::{Op, OpView},
};
use std::fmt::Write as _;

/// Prints one op as an instruction; `None` after a diagnostic.
pub fn print(text: &mut String, op: Op<'_>, names: &Names<'_>) -> Option<()> {
    if op.result_count() == 1 && literal_of(op.result(0)).is_some() {
        return Some(());
    }
    if op.cast::<BrIfOp<'_>>().is_some_and(passes_two_values) {
        op.error(
            "passes two values to one block, where GIR text has one entry of a phi; branch to \
             two blocks",
        );
        return None;
    }
    let Some(body) = body(op, names) else {
        op.error("has no GIR text");
        return None;
    };
    text.push_str("  ");
    if let Some(name) = op.results().next().and_then(|result| names.value(result)) {
        let _ = write!(text, "%{name} = ");
    }
    text.push_str(&body);
    text.push('\n');
    Some(())
}

/// Whether both successors of a branch are one block that gets different values.
fn passes_two_values(branch: BrIfOp<'_>) -> bool {
    branch.true_dest() == branch.false_dest() && branch.true_operands() != branch.false_operands()
}

/// The operands, comma separated.
fn operands(op: Op<'_>, names: &Names<'_>) -> String {
    op.operands()
        .map(|operand| names.operand(operand))
        .collect::<Vec<_>>()
        .join(", ")
}

/// The text after the result's name.
fn body(op: Op<'_>, names: &Names<'_>) -> Option<String> {
    let mnemonic = op.name().strip_prefix("gir.")?;
    special(op, mnemonic, names).or_else(|| plain(op, mnemonic, names))
}

/// Ops printed as their form says: the mnemonic, the operands, and the type where the form names one.
fn plain(op: Op<'_>, mnemonic: &str, names: &Names<'_>) -> Option<String> {
    let form = Opcode::from_spelling(mnemonic)?.info().form;
    let operands = operands(op, names);
    if let Some(reduce) = op.cast::<SubgroupReduceOp<'_>>() {
        return Some(format!("{mnemonic} {} {operands}", reduce.op_().keyword()));
    }
    if form.head != Head::None || !form.attributes.is_empty() {
        return None;
    }
    let text = format!("{mnemonic} {operands}");
    Some(match form.target {
        Target::None => text.trim_end().to_owned(),
        Target::Optional | Target::Required => {
            format!("{text} -> {}", type_text(op.result(0).ty()))
        }
    })
}

/// Ops with a syntax of their own.
fn special(op: Op<'_>, mnemonic: &str, names: &Names<'_>) -> Option<String> {
    control(op, names)
        .or_else(|| memory(op, names))
        .or_else(|| atomic(op, names))
        .or_else(|| grid(op, mnemonic))
        .or_else(|| prints(op, names))
        .or_else(|| {
            let operands = operands(op, names);
            if let Some(compare) = op.cast::<ICmpOp<'_>>() {
                Some(format!("icmp.{} {operands}", compare.predicate().keyword()))
            } else if let Some(compare) = op.cast::<UCmpOp<'_>>() {
                Some(format!("ucmp.{} {operands}", compare.predicate().keyword()))
            } else if let Some(compare) = op.cast::<FCmpOp<'_>>() {
                Some(format!("fcmp.{} {operands}", compare.predicate().keyword()))
            } else {
                let is_constant =
                    [IConstOp::NAME, UConstOp::NAME, FConstOp::NAME].contains(&op.name());
                let value = op.attribute(IConstOp::VALUE_ATTR).filter(|_| is_constant)?;
                Some(format!("{mnemonic} {}", super::literal::literal(value)))
            }
        })
}

fn control(op: Op<'_>, names: &Names<'_>) -> Option<String> {
    if let Some(branch) = op.cast::<BrOp<'_>>() {
        return Some(format!("br {}", names.label(branch.dest())));
    }
    if let Some(branch) = op.cast::<BrIfOp<'_>>() {
        let condition = names.operand(branch.condition());
        let (yes, no) = (
            names.label(branch.true_dest()),
            names.label(branch.false_dest()),
        );
        return Some(format!("br_if {condition}, {yes}, {no}"));
    }
    if op.is::<ReturnOp<'_>>() {
        return Some(format!("ret {}", operands(op, names)).trim_end().to_owned());
    }
    let call = op.cast::<CallOp<'_>>()?;
    Some(format!("call @{}({})", call.callee(), operands(op, names)))
}

fn memory(op: Op<'_>, names: &Names<'_>) -> Option<String> {
    let operands = operands(op, names);
    if let Some(address) = op.cast::<AddressOfOp<'_>>() {
        return Some(format!("mov @{}", address.global()));
    }
    if let Some(gep) = op.cast::<GepOp<'_>>() {
        return Some(format!("gep {operands}, stride={}", gep.stride()));
    }
    if let Some(alloc) = op.cast::<AllocOp<'_>>() {
        let element = gir::PtrType::from_type(op.result(0).ty())?.pointee();
        return Some(format!(
            "alloc {} count={}",
            type_text(element),
            alloc.count()
        ));
    }
    None
}

fn atomic(op: Op<'_>, names: &Names<'_>) -> Option<String> {
    let operands = operands(op, names);
    if let Some(exchange) = op.cast::<AtomicCmpxchgOp<'_>>() {
        return Some(format!(
            "atomic.cmpxchg {operands} ordering_succ={} ordering_fail={} scope={}",
            exchange.ordering_succ().keyword(),
            exchange.ordering_fail().keyword(),
            exchange.scope().keyword()
        ));
    }
    let (what, ordering, scope) = if let Some(load) = op.cast::<AtomicLoadOp<'_>>() {
        ("load".to_owned(), load.ordering(), load.scope())
    } else if let Some(store) = op.cast::<AtomicStoreOp<'_>>() {
        ("store".to_owned(), store.ordering(), store.scope())
    } else if let Some(rmw) = op.cast::<AtomicRmwOp<'_>>() {
        let what = format!("rmw {}", rmw.op_().keyword());
        (what, rmw.ordering(), rmw.scope())
    } else if let Some(flag) = op.cast::<AtomicFlagTestAndSetOp<'_>>() {
        let what = "rmw flag_test_and_set".to_owned();
        (what, flag.ordering(), flag.scope())
    } else {
        let flag = op.cast::<AtomicFlagClearOp<'_>>()?;
        ("rmw flag_clear".to_owned(), flag.ordering(), flag.scope())
    };
    Some(format!(
        "atomic.{what} {operands} ordering={} scope={}",
        ordering.keyword(),
        scope.keyword()
    ))
}

fn prints(op: Op<'_>, names: &Names<'_>) -> Option<String> {
    if let Some(printf) = op.cast::<PrintfOp<'_>>() {
        let mut text = format!("printf {}", quote(printf.format()));
        for argument in op.operands() {
            text = format!("{text}, {}", names.operand(argument));
        }
        return Some(text);
    }
    let assert = op.cast::<AssertOp<'_>>()?;
    let condition = names.operand(assert.condition());
    Some(format!("assert {condition}, {}", quote(assert.message())))
}

fn grid(op: Op<'_>, mnemonic: &str) -> Option<String> {
    if let Some(barrier) = op.cast::<BarrierOp<'_>>() {
        return Some(format!(
            "barrier exec_scope={} mem_scope={} semantics={}",
            barrier.exec_scope().keyword(),
            barrier.mem_scope().keyword(),
            barrier.semantics().keyword()
        ));
    }
    if let Some(fence) = op.cast::<FenceOp<'_>>() {
        let (scope, semantics) = (fence.mem_scope().keyword(), fence.semantics().keyword());
        return Some(format!("fence mem_scope={scope} semantics={semantics}"));
    }
    let axis = axis(op)?;
    Some(format!("{mnemonic} {}", axis.keyword()))
}

/// The axis of an op that reads the grid.
fn axis(op: Op<'_>) -> Option<Axis> {
    op.cast::<GlobalIdOp<'_>>()
        .map(GlobalIdOp::axis)
        .or_else(|| op.cast::<LocalIdOp<'_>>().map(LocalIdOp::axis))
        .or_else(|| op.cast::<WorkgroupIdOp<'_>>().map(WorkgroupIdOp::axis))
        .or_else(|| op.cast::<NumWorkgroupsOp<'_>>().map(NumWorkgroupsOp::axis))
        .or_else(|| op.cast::<WorkgroupSizeOp<'_>>().map(WorkgroupSizeOp::axis))
}
