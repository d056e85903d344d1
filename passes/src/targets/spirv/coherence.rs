//! Buffers and storage images in which work-items hand values to each other.
//!
//! In GLSL's memory model, barriers, fences and atomics make a write visible to other work-items only if the
//! variable that it goes through is `Coherent` (SPIR-V specification, section 3.20). A variable that is only read,
//! only written or only updated by atomics needs no such decoration, which keeps devices from caching.

use super::placeholders;
use gir_dialects::{
    ir::{self, Attribute, Op, OpView as _, Value},
    spirv::{as_pointer, image_shape},
    upstream::spirv::{self, StorageClass},
};
use rspirv::spirv::Op as Instruction;
use std::collections::{BTreeSet, HashMap, HashSet};

/// The ways in which a program accesses a variable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Access {
    Read,
    Write,
    /// Atomics.
    Update,
}

/// A descriptor set and a binding. Variables at the same place share their memory.
type Place<'c> = (Attribute<'c>, Attribute<'c>);

/// Decorates the variables of a lowered module that are accessed in more than one way.
pub fn decorate<'c>(module: Op<'c>, functions: &[Op<'c>]) {
    let block = module.region(0).first_block();
    let variables: Vec<_> = block
        .into_iter()
        .flat_map(|block| block.ops())
        .filter_map(|op| op.cast::<spirv::GlobalVariableOp<'c>>())
        .filter_map(|variable| Some((variable, place(variable)?)))
        .collect();
    let places: HashMap<_, _> = variables
        .iter()
        .map(|(variable, place)| (variable.sym_name(), *place))
        .collect();
    let mut accesses: HashMap<Place<'c>, BTreeSet<Access>> = HashMap::new();
    for function in functions {
        function.walk_pre(|op| {
            let address = op.cast::<spirv::AddressOfOp<'c>>();
            let place = address.and_then(|address| places.get(address.variable()));
            if let (Some(address), Some(&place)) = (address, place) {
                follow(address.pointer(), accesses.entry(place).or_default());
            }
        });
    }
    for (variable, place) in variables {
        if accesses.get(&place).is_some_and(|ways| ways.len() > 1) {
            let flag = ir::flag(module.context());
            variable.op().set_attribute("coherent", flag);
        }
    }
}

/// The place of a buffer or an image.
fn place<'c>(variable: spirv::GlobalVariableOp<'c>) -> Option<Place<'c>> {
    let (_, class) = as_pointer(variable.type_())?;
    let op = variable.op();
    let may_be_shared = matches!(
        class,
        StorageClass::StorageBuffer | StorageClass::UniformConstant
    );
    let place = (op.attribute("descriptor_set")?, op.attribute("binding")?);
    may_be_shared.then_some(place)
}

/// Notes the accesses through a pointer to a buffer or to an image.
fn follow<'c>(pointer: Value<'c>, found: &mut BTreeSet<Access>) {
    let (mut seen, mut left) = (HashSet::new(), vec![pointer]);
    while let Some(value) = left.pop() {
        for (user, number) in value.uses() {
            let loaded = user.is::<spirv::LoadOp<'c>>().then(|| user.result(0));
            let image = loaded.filter(|loaded| image_shape(loaded.ty()).is_some());
            let is_chain = user.is::<spirv::AccessChainOp<'c>>();
            if let Some(next) = image.or_else(|| is_chain.then(|| user.result(0))) {
                if seen.insert(user) {
                    left.push(next);
                }
            } else if let Some(access) = access(user, number) {
                found.insert(access);
            } else if as_pointer(value.ty()).is_some() {
                found.extend([Access::Read, Access::Write]);
            }
        }
    }
}

/// The access by an operation to the memory behind one of its operands.
fn access(op: Op<'_>, operand: usize) -> Option<Access> {
    let instruction = placeholders::instruction(op);
    if op.is::<spirv::LoadOp<'_>>()
        || op.is::<spirv::ImageReadOp<'_>>()
        || instruction == Some(Instruction::ImageRead)
    {
        return Some(Access::Read);
    }
    if operand == 0 && op.is::<spirv::StoreOp<'_>>()
        || op.is::<spirv::ImageWriteOp<'_>>()
        || instruction == Some(Instruction::ImageWrite)
    {
        return Some(Access::Write);
    }
    let is_texel = instruction == Some(Instruction::ImageTexelPointer);
    let is_atomic = op.name().contains(".Atomic") || placeholders::is_atomic(op);
    (is_texel || is_atomic).then_some(Access::Update)
}
