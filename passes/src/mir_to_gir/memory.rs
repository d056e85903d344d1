//! Loads, stores and addresses.

use super::{
    atomics::pointee,
    mir_to_gir::{Rule, Site},
    values::{self, Sign},
};
use gir_dialects::{
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

/// An access that GIR has no form of.
fn refuse<'c>(op: Op<'c>) -> Option<Vec<Value<'c>>> {
    op.error(
        "is volatile or has an ordering, which GIR's loads and stores cannot say; use \
         mir.gpu.atomic_load or mir.gpu.atomic_store",
    );
    None
}

fn load<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let load = op.cast::<mir::LoadOp<'c>>()?;
    if load.is_volatile() || load.ordering().is_some() {
        return refuse(op);
    }
    let pointer = load.ptr();
    Some(vec![
        gir::LoadOp::build(site, pointee(pointer)?, pointer).result(),
    ])
}

fn store<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let store = op.cast::<mir::StoreOp<'c>>()?;
    if store.is_volatile() || store.ordering().is_some() {
        return refuse(op);
    }
    let value = values::cast(site, store.value(), pointee(store.ptr())?);
    gir::StoreOp::build(site, store.ptr(), value);
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

/// The storage of a call, which gir wants in the entry block.
fn alloc<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let alloc = op.cast::<mir::AllocOp<'c>>()?;
    let ty = site.result_type(op)?;
    let is_local = gir::PtrType::from_type(ty)?.space() == gir::AddressSpace::Local;
    if !is_local {
        op.error("has no GIR text: storage of a workgroup is a global there; use mir.gpu.global");
        return None;
    }
    let at_start = Builder::at_start(site.entry, site.location());
    Some(vec![
        gir::AllocOp::build(&at_start, ty, alloc.count()).result(),
    ])
}

fn address_of<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let name = op.cast::<mir::AddressOfOp<'c>>()?.global();
    let Some(&ty) = site.symbols.globals.get(name) else {
        op.error("is of no global of the module");
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
        op.error(
            "is a pointer without a value, which GIR text cannot say; make it point somewhere",
        );
        return None;
    };
    Some(vec![values::cast(site, pointer, ty)])
}
