//! Loads, stores and addresses.

use super::{
    atomics::pointee,
    site::{Rule, Site},
    values::{self, Sign},
};
use gir_dialects::{
    common::MemoryScope,
    gir,
    ir::{Builder, Op, OpView, Type, Value},
    mir,
};

/// The rule of this family for an op.
pub fn rule(name: &str) -> Option<Rule> {
    Some(match name {
        mir::LoadOp::NAME => load,
        mir::StoreOp::NAME => store,
        mir::GepOp::NAME => gep,
        mir::AllocOp::NAME => alloc,
        mir::AddressOfOp::NAME => address_of,
        mir::PtrCastOp::NAME => cast,
        mir::AddrSpaceCastOp::NAME => addr_space_cast,
        _ => return None,
    })
}

/// Reports a volatile access, which GIR lacks; true if it is one.
fn is_volatile(op: Op<'_>, is_volatile: bool) -> bool {
    if is_volatile {
        op.error("is volatile, which GIR does not support; make it atomic");
    }
    is_volatile
}

/// The scope of an atomic access, or the default if none is named.
fn scope_of(pointer: Value<'_>, named: Option<MemoryScope>) -> Option<MemoryScope> {
    let space = gir::PtrType::from_type(pointer.ty())?.space();
    Some(named.unwrap_or(match space {
        gir::AddressSpace::Shared => MemoryScope::Workgroup,
        _ => MemoryScope::Device,
    }))
}

fn load<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let load = op.cast::<mir::LoadOp<'c>>()?;
    if is_volatile(op, load.is_volatile()) {
        return None;
    }
    let pointer = load.ptr();
    let ty = pointee(pointer)?;
    let Some(ordering) = load.ordering() else {
        return Some(vec![gir::LoadOp::build(site, ty, pointer).result()]);
    };
    let scope = scope_of(pointer, load.scope())?;
    let new = gir::AtomicLoadOp::build(site, ty, pointer, ordering, scope);
    Some(vec![new.result()])
}

fn store<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let store = op.cast::<mir::StoreOp<'c>>()?;
    if is_volatile(op, store.is_volatile()) {
        return None;
    }
    let pointer = store.ptr();
    let value = values::cast(site, store.value(), pointee(pointer)?);
    match store.ordering() {
        None => _ = gir::StoreOp::build(site, pointer, value),
        Some(ordering) => {
            let scope = scope_of(pointer, store.scope())?;
            gir::AtomicStoreOp::build(site, pointer, value, ordering, scope);
        }
    }
    Some(vec![])
}

fn gep<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let gep = op.cast::<mir::GepOp<'c>>()?;
    let sign = match gep.unsigned_index() {
        true => Sign::Unsigned,
        false => Sign::Signed,
    };
    let index = values::alike(site, sign, &[gep.index()])[0];
    let base = gep.base();
    Some(vec![
        gir::GepOp::build(site, base.ty(), base, index, gep.stride()).result(),
    ])
}

/// Storage of a call, which gir requires in the entry block, or of a workgroup, which becomes a global.
fn alloc<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let alloc = op.cast::<mir::AllocOp<'c>>()?;
    let ty = site.result_type(op)?;
    if gir::PtrType::from_type(ty)?.space() == gir::AddressSpace::Shared {
        let name = site.symbols.add_storage(op, ty, alloc.count());
        return Some(vec![gir::AddressOfOp::build(site, ty, &name).result()]);
    }
    let at_start = Builder::at_start(site.entry, site.location());
    Some(vec![
        gir::AllocOp::build(&at_start, ty, alloc.count()).result(),
    ])
}

fn address_of<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let name = op.cast::<mir::AddressOfOp<'c>>()?.global();
    let Some(&ty) = site.symbols.globals.get(name) else {
        op.error("is the address of a global that is not in the module");
        return None;
    };
    Some(vec![gir::AddressOfOp::build(site, ty, name).result()])
}

fn cast<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let (operand, ty) = (op.operand(0), site.result_type(op)?);
    Some(vec![values::cast(site, operand, ty)])
}

fn addr_space_cast<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let (from, to) = (
        op.operand(0),
        gir::PtrType::from_type(site.result_type(op)?)?,
    );
    // The pointee keeps its sign.
    let ty = gir::PtrType::get(op.context(), to.space(), pointee(from)?);
    Some(vec![gir::AddrSpaceCastOp::build(site, ty, from).result()])
}

/// Some pointer of a type: of storage, a parameter or a global.
pub fn any_pointer<'c>(op: Op<'c>, site: &Site<'c, '_>, ty: Type<'c>) -> Option<Vec<Value<'c>>> {
    let space = |ty| gir::PtrType::from_type(ty).map(gir::PtrType::space);
    if space(ty) == Some(gir::AddressSpace::Local) {
        let at_start = Builder::at_start(site.entry, site.location());
        return Some(vec![gir::AllocOp::build(&at_start, ty, 1).result()]);
    }
    let parameter = site
        .entry
        .arguments()
        .find(|value| space(value.ty()) == space(ty));
    let global = || {
        let mut globals = site.symbols.globals.iter();
        let (name, &found) = globals.find(|(_, found)| space(**found) == space(ty))?;
        Some(gir::AddressOfOp::build(site, found, name).result())
    };
    let Some(pointer) = parameter.or_else(global) else {
        op.error("is an undefined pointer, which GIR text cannot express; make it point somewhere");
        return None;
    };
    Some(vec![values::cast(site, pointer, ty)])
}
