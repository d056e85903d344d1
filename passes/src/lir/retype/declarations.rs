//! Finding the declarations of memory, and redeclaring it with another type.

use super::memory::Memory;
use crate::analysis::layout;
use gir_dialects::{
    ir::{self, AttributeExt, Block, Builder, Op, OpView, Type, TypeExt, Value},
    lir,
    mir::PtrType,
    names,
    upstream::func,
};
use std::collections::HashMap;

/// The declarations of a module, by memory.
pub struct Declarations<'c> {
    globals: HashMap<&'c str, lir::GlobalOp<'c>>,
    addresses: HashMap<&'c str, Vec<Value<'c>>>,
}

impl<'c> Declarations<'c> {
    /// Collects the declarations of a module.
    pub fn new(module: Op<'c>) -> Self {
        let top = module.region(0).blocks().flat_map(Block::ops);
        let globals = top.filter_map(|op| op.cast::<lir::GlobalOp<'c>>());
        let mut addresses = HashMap::<&str, Vec<_>>::new();
        module.walk_pre(|op| {
            if let Some(address) = op.cast::<lir::AddressOfOp<'c>>() {
                let same = addresses.entry(address.global()).or_default();
                same.push(address.result());
            }
        });
        Self {
            globals: globals.map(|global| (global.sym_name(), global)).collect(),
            addresses,
        }
    }

    /// The type of pointers to the start of a memory.
    pub fn declared(&self, memory: Memory<'c>) -> Option<Type<'c>> {
        match memory {
            Memory::Parameter(parameter) => Some(parameter.ty()),
            Memory::Global(name) => self.globals.get(name).map(|global| global.type_()),
            Memory::Variable(variable) => Some(variable.result().ty()),
        }
    }

    /// The pointers to the start of a memory.
    pub fn roots(&self, memory: Memory<'c>) -> Vec<Value<'c>> {
        match memory {
            Memory::Parameter(parameter) => vec![parameter],
            Memory::Global(name) => self.addresses.get(name).cloned().unwrap_or_default(),
            Memory::Variable(variable) => vec![variable.result()],
        }
    }

    /// Changes the type of these pointers in the declaration.
    pub fn declare(&self, memory: Memory<'c>, pointer: Type<'c>) {
        match memory {
            Memory::Parameter(parameter) => declare_parameter(parameter, pointer),
            Memory::Global(name) => {
                if let Some(&global) = self.globals.get(name) {
                    declare_global(global, pointer);
                }
            }
            Memory::Variable(variable) => declare_variable(variable, pointer),
        }
    }
}

fn declare_parameter<'c>(parameter: Value<'c>, pointer: Type<'c>) {
    let function = parameter.owner_block().and_then(Block::parent_op);
    let Some(function) = function.and_then(|op| op.cast::<func::FuncOp<'c>>()) else {
        return;
    };
    let Some((mut inputs, results)) = function.function_type().as_function() else {
        return;
    };
    let old = std::mem::replace(&mut inputs[parameter.index()], pointer);
    note_elements(function, parameter.index(), old);
    let context = function.op().context();
    let ty = ir::type_attr(ir::function(context, &inputs, &results));
    function
        .op()
        .set_attribute(func::FuncOp::FUNCTION_TYPE_ATTR, ty);
}

/// Records the source's element type of a parameter, in which reflection and the launch count.
fn note_elements<'c>(function: func::FuncOp<'c>, index: usize, pointer: Type<'c>) {
    let context = function.op().context();
    let given = function.arg_attrs().and_then(AttributeExt::as_array);
    let (Some(mut given), Some(points)) = (given, PtrType::from_type(pointer)) else {
        return;
    };
    let Some(entries) = given.get(index).and_then(|given| given.entries()) else {
        return;
    };
    if entries.iter().any(|(name, _)| *name == names::LIR_TYPE) {
        return;
    }
    let mut entries = entries;
    entries.push((names::LIR_TYPE, ir::type_attr(points.pointee())));
    given[index] = ir::dictionary(context, &entries);
    let given = ir::array(context, &given);
    function
        .op()
        .set_attribute(func::FuncOp::ARG_ATTRS_ATTR, given);
}

/// Redeclares a global: the same bytes, padded to a multiple of a word.
fn declare_global<'c>(global: lir::GlobalOp<'c>, pointer: Type<'c>) {
    let (op, context) = (global.op(), global.op().context());
    let pointee = |ty| PtrType::from_type(ty).map(PtrType::pointee);
    let (Some(old), Some(word)) = (pointee(global.type_()), pointee(pointer)) else {
        return;
    };
    let size = layout::size(word);
    let words = (global.count() * layout::size(old) + size - 1) / size;
    if let Some(initial) = global.initializer()
        && let Some(mut bytes) = crate::analysis::initial_value::in_memory(initial, old)
    {
        bytes.resize((words * size) as usize, 0);
        let initial = ir::dense_elements(word, &[words], &bytes);
        op.set_attribute(lir::GlobalOp::INITIALIZER_ATTR, initial);
    }
    let number = |value| ir::i64_attr(context, value);
    op.set_attribute(lir::GlobalOp::TYPE_ATTR, ir::type_attr(pointer));
    op.set_attribute(lir::GlobalOp::COUNT_ATTR, number(words));
    let align = global.align().max(size);
    op.set_attribute(lir::GlobalOp::ALIGN_ATTR, number(align));
    // The launch counts elements of the source type.
    if !global.dynamic() {
        op.set_attribute(lir::GlobalOp::ELEM_TYPE_ATTR, ir::type_attr(word));
    }
}

/// Redeclares a variable: the same bytes, as whole words.
fn declare_variable<'c>(variable: lir::VarOp<'c>, pointer: Type<'c>) {
    let (op, context) = (variable.op(), variable.op().context());
    let pointee = |ty| PtrType::from_type(ty).map(PtrType::pointee);
    let (Some(old), Some(word)) = (pointee(variable.result().ty()), pointee(pointer)) else {
        return;
    };
    let size = layout::size(word);
    let words = (variable.count() * layout::size(old) + size - 1) / size;
    let number = |value| ir::i64_attr(context, value);
    op.set_attribute(lir::VarOp::COUNT_ATTR, number(words));
    op.set_attribute(lir::VarOp::ALIGN_ATTR, number(variable.align().max(size)));
}

/// The insertion point for values derived from a root.
pub fn behind(root: Value<'_>) -> Option<Builder<'_>> {
    if let Some(block) = root.owner_block() {
        return Some(Builder::at_start(block, root.location()));
    }
    let next = root.defining_op()?.next()?;
    Some(Builder::before(next).with_location(root.location()))
}
