//! `--lir-place-globals`: replaces globals at fixed addresses by these addresses.
//!
//! ```mlir
//! lir.global @port : <global, i32>
//!     count 1 align 4 elem ui32 addr(4096)   →   %a = arith.constant 4096 : i64
//! %p = lir.address_of @port                      %p = lir.int_to_ptr %a
//! ```
//!
//! For targets whose pointers are addresses; on others `--mir-to-lir` has given such globals in
//! global storage a binding, and the host makes a buffer of the memory that it has mapped there. A
//! global with a binding stays. The declaration of one without is removed with `declared=false`
//! when the passes of a target begin; reflection reads it before.

use crate::lir::arithmetic::Arithmetic;
use gir_dialects::{
    gir,
    ir::{self, AttributeExt as _, Block, Builder, Op, OpView as _, Signedness},
    lir, mir, names,
    pass::{OptionKind, PassInfo, PassOption, PassRun},
    upstream::arith,
};
use std::collections::HashMap;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-place-globals",
    description: "Replace globals at fixed addresses by their addresses",
    anchor: "builtin.module",
    options: &[DECLARED],
    dialects: &["arith", "lir"],
    initialize: None,
    concerns: None,
    run,
};

/// Whether the declarations are kept.
pub const DECLARED: PassOption = PassOption {
    name: "declared",
    description: "Whether the declarations are kept for reflection (default: true)",
    kind: OptionKind::Bool(true),
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let top = module.region(0).blocks().flat_map(Block::ops);
    let placed = top.filter_map(Op::cast::<lir::GlobalOp<'_>>);
    let placed: Vec<_> = placed.filter(|&global| is_placed(global)).collect();
    if placed.is_empty() {
        pass.note_unchanged();
        return;
    }
    let named = placed.iter().map(|global| (global.sym_name(), *global));
    let named: HashMap<_, _> = named.collect();
    let mut addresses = vec![];
    module.walk_pre(|op| addresses.extend(op.cast::<lir::AddressOfOp<'_>>()));
    for address in addresses {
        let place = named.get(address.global());
        if let Some(place) = place.and_then(|global| global.address()) {
            replace(address, place);
        }
    }
    if !pass.bool_option(DECLARED.name) {
        placed.iter().for_each(|global| global.op().erase());
    }
}

/// Whether a global has a fixed address, and no binding.
pub fn is_placed(global: lir::GlobalOp<'_>) -> bool {
    global.address().is_some() && global.op().attribute(names::LIR_RESOURCE).is_none()
}

fn replace(address: lir::AddressOfOp<'_>, place: i64) {
    let (op, ty) = (address.op(), address.result().ty());
    let b = Builder::before(op);
    let long = ir::integer_type(op.context(), 64, Signedness::Signless);
    let number = Arithmetic::new(b).int(long, place);
    let pointer = lir::IntToPtrOp::build(&Builder::before(op), ty, number).result();
    address.result().replace_all_uses(pointer);
    op.erase();
}

/// Removes the addresses of a module's globals, which then get ordinary storage. In a lowered
/// module a pointer may already be the address: if the program uses it, that is an error, and the
/// result false.
pub fn give_ordinary_storage(module: Op<'_>) -> bool {
    let mut is_ordinary = true;
    for op in module.region(0).blocks().flat_map(Block::ops) {
        if op.is::<gir::GlobalOp<'_>>() {
            op.remove_attribute(gir::GlobalOp::ADDRESS_ATTR);
        } else if op.is::<mir::GlobalOp<'_>>() {
            op.remove_attribute(mir::GlobalOp::ADDRESS_ATTR);
        } else if let Some(global) = op.cast::<lir::GlobalOp<'_>>() {
            if !is_placed(global) {
                op.remove_attribute(lir::GlobalOp::ADDRESS_ATTR);
            } else if is_used(module, global) {
                op.error("is lowered to its address, at which no device of gir-run has storage; run the program before it is lowered, or leave addr(…) out");
                is_ordinary = false;
            }
        }
    }
    is_ordinary
}

/// Whether a program uses the fixed address of a global.
fn is_used(module: Op<'_>, global: lir::GlobalOp<'_>) -> bool {
    let mut is_used = false;
    module.walk_pre(|op| {
        let names = |of: lir::AddressOfOp<'_>| of.global() == global.sym_name();
        is_used |= op.cast().is_some_and(names);
        let number = op.cast::<lir::IntToPtrOp<'_>>();
        let number = number.and_then(|op| {
            op.op()
                .operand(0)
                .defining_op()?
                .cast::<arith::ConstantOp<'_>>()
        });
        is_used |= number.is_some_and(|number| number.value().as_int() == global.address());
    });
    is_used
}
