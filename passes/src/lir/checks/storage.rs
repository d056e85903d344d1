//! Storage that the run time provides: variables, workgroup memory and constant tables.
//!
//! Buffers, and workgroup memory whose size the launch decides, reach a kernel through the
//! launcher, which passes pointers of the same kind.

use super::{
    sites::Sites,
    table::{Storage, StorageKind, Watched},
};
use crate::analysis::{initial_value, layout};
use gir_dialects::{
    ir::{Block, Builder, LocationExt, Op, OpView, Value},
    lir,
    mir::{PtrType, StorageSpace},
};
use std::collections::HashMap;

/// Storage numbers of globals, by name.
pub type Numbers<'c> = HashMap<&'c str, usize>;

/// Adds the globals of a module whose size and contents are known at compile time.
pub fn add_globals<'c>(module: Op<'c>, sites: &mut Sites) -> Numbers<'c> {
    let top = module.region(0).blocks().flat_map(Block::ops);
    let globals = top.filter_map(Op::cast::<lir::GlobalOp<'c>>);
    globals
        .filter_map(|global| {
            let storage = of_global(global)?;
            Some((global.sym_name(), sites.add_storage(storage)))
        })
        .collect()
}

fn of_global(global: lir::GlobalOp<'_>) -> Option<Storage> {
    let pointer = PtrType::from_type(global.type_())?;
    let kind = match (pointer.space(), global.initializer()) {
        (StorageSpace::Workgroup, _) if !global.dynamic() => StorageKind::Workgroup,
        (StorageSpace::Constant, Some(value)) => {
            let bytes = initial_value::in_memory(value, global.elem_type())?;
            StorageKind::Constant(digits(&bytes))
        }
        _ => return None,
    };
    Some(Storage {
        name: format!("@{}", global.sym_name()),
        kind,
        size: size(pointer, global.count()),
    })
}

fn size(pointer: PtrType<'_>, count: i64) -> u64 {
    layout::size(pointer.pointee()).saturating_mul(count) as u64
}

/// Two hexadecimal digits per byte.
fn digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Replaces a variable, or the address of a global, by storage of the run time.
pub fn replace<'c>(op: Op<'c>, numbers: &Numbers<'c>, sites: &mut Sites) {
    if let Some(address) = op.cast::<lir::AddressOfOp<'c>>() {
        if let Some(&number) = numbers.get(address.global()) {
            put(op, address.result(), number);
        }
    } else if let Some(variable) = op.cast::<lir::VarOp<'c>>() {
        variable_of(variable, sites);
    }
}

fn variable_of<'c>(variable: lir::VarOp<'c>, sites: &mut Sites) {
    let (op, result) = (variable.op(), variable.result());
    let Some(pointer) = PtrType::from_type(result.ty()) else {
        return;
    };
    let name = op.location().value_name();
    let is_private = pointer.space() != StorageSpace::Workgroup;
    let number = sites.add_storage(Storage {
        name: name.map_or_else(|| "a variable".to_owned(), |name| format!("%{name}")),
        kind: match is_private {
            true => StorageKind::Private,
            false => StorageKind::Workgroup,
        },
        size: size(pointer, variable.count()),
    });
    if is_private {
        let site = sites.add(op, Watched::Variable(number));
        lir::CheckSiteOp::build(&Builder::before(op), site);
    }
    put(op, result, number);
}

/// Replaces a pointer by the start of a storage.
fn put<'c>(op: Op<'c>, pointer: Value<'c>, number: usize) {
    let new = lir::CheckStorageOp::build(&Builder::before(op), pointer.ty(), number as i64);
    pointer.replace_all_uses(new.result());
    op.erase();
}
