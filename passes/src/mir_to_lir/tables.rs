//! Constant tables that are too large to be part of the program.

use crate::analysis::layout;
use gir_dialects::{
    ir::{Block, Op, Type, Value},
    mir::{self, PtrType, StorageSpace},
    names,
    upstream::func,
};
use std::{collections::HashSet, num::NonZeroU64};

/// The names of the tables that the host uploads: those of more than `most` bytes. If pointers to constant storage
/// are chosen at run time and some of it is in buffers, these are all tables, because pointers that meet must point
/// to one kind of memory.
pub fn uploaded<'c>(
    globals: &[mir::GlobalOp<'c>],
    functions: &[Op<'c>],
    most: Option<NonZeroU64>,
) -> HashSet<&'c str> {
    let Some(most) = most else {
        return HashSet::new();
    };
    let is_table =
        |global: &&mir::GlobalOp<'_>| is_constant(global.type_()) && global.initializer().is_some();
    let tables: Vec<_> = globals.iter().filter(is_table).collect();
    let is_large = |table: &mir::GlobalOp<'_>| bytes(*table) > most.get();
    let has_buffers = || {
        tables.iter().any(|table| is_large(table)) || functions.iter().any(|op| takes_buffer(*op))
    };
    let meet = functions.iter().any(|op| chooses(*op)) && has_buffers();
    let uploaded = tables.iter().filter(|table| meet || is_large(table));
    uploaded.map(|table| table.sym_name()).collect()
}

fn is_constant(ty: Type<'_>) -> bool {
    PtrType::from_type(ty).map(PtrType::space) == Some(StorageSpace::Constant)
}

fn bytes(table: mir::GlobalOp<'_>) -> u64 {
    let element = PtrType::from_type(table.type_()).map(PtrType::pointee);
    let size = element.map_or(0, layout::size);
    u64::try_from(table.count().saturating_mul(size)).unwrap_or(0)
}

/// Whether a function is a kernel with a pointer to constant storage.
fn takes_buffer(function: Op<'_>) -> bool {
    let entry = function.region(0).first_block();
    let mut arguments = entry.into_iter().flat_map(Block::arguments);
    function.attribute(names::LIR_KERNEL).is_some()
        && arguments.any(|argument| is_constant(argument.ty()))
}

/// Whether control flow, a selection or memory determines the target of a pointer to constant storage.
fn chooses(function: Op<'_>) -> bool {
    let mut found = false;
    function.walk_pre(|op| {
        let keeps_base = op.is::<mir::GepOp<'_>>()
            || op.is::<mir::PtrCastOp<'_>>()
            || op.is::<mir::AddressOfOp<'_>>()
            || op.is::<func::CallOp<'_>>()
            || op == function;
        let blocks = op.regions().flat_map(|region| region.blocks());
        let mut values = op.results().chain(blocks.flat_map(Block::arguments));
        found |= !keeps_base && values.any(|value: Value<'_>| is_constant(value.ty()));
    });
    found
}
