//! Functions and globals: annotations with the names of mir, and without the places that lowering chooses.

use super::refused::{check_annotations, unknown_annotation};
use crate::mir_to_lir::{
    annotations,
    places::{Bindings, ParameterBlock, SizesAtLaunch},
};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Builder, Op, OpView, Type, TypeExt},
    lir, mir, names,
    upstream::func,
};

/// Raises the annotations of functions whose bodies are mir, and the globals.
pub fn raise(functions: &[Op<'_>], globals: &[Op<'_>]) {
    let mut sizes = SizesAtLaunch::new(functions);
    let mut bindings = Bindings::new(functions);
    for function in functions.iter().filter_map(|op| op.cast()) {
        raise_parameters(function, &mut sizes);
    }
    let globals: Vec<_> = globals.iter().filter_map(|op| op.cast()).collect();
    // Tables in buffers are bound after the others.
    let (tables, others): (Vec<_>, Vec<_>) = globals.into_iter().partition(is_table);
    for &global in others.iter().chain(&tables) {
        raise_global(global, &mut bindings, &mut sizes);
    }
    for &function in functions {
        // They tell of a lowering that has been done.
        function.remove_attribute(names::LIR_FALLBACKS);
        annotations::raise(function);
    }
}

fn is_table(global: &lir::GlobalOp<'_>) -> bool {
    space(global.type_()) == Some(mir::StorageSpace::Constant)
}

fn space(ty: Type<'_>) -> Option<mir::StorageSpace> {
    mir::PtrType::from_type(ty).map(mir::PtrType::space)
}

/// Renames the attributes of parameters, and leaves out places that lowering would choose again.
fn raise_parameters(function: func::FuncOp<'_>, sizes: &mut SizesAtLaunch) {
    let op = function.op();
    let types = function.function_type().as_function();
    let types = types.map_or(vec![], |(inputs, _)| inputs);
    let Some(given) = function.arg_attrs().and_then(Attribute::as_array) else {
        return;
    };
    let mut block = ParameterBlock::default();
    let mut raised = vec![];
    for (&ty, given) in types.iter().zip(given) {
        let mut entries = vec![];
        for (name, value) in given.entries().unwrap_or_default() {
            let again = match name {
                names::LIR_PUSH_CONSTANT => Some(block.place(ty)),
                names::LIR_SPEC_ID => Some(sizes.take(op.context())),
                // It follows from the type and from the rules that the resource states.
                names::LIR_LAYOUT => Some(value),
                _ => None,
            };
            match again {
                Some(again) => check_place(op, name, value, again),
                None => entries.extend(renamed(op, name, value)),
            }
        }
        raised.push(ir::dictionary(op.context(), &entries));
    }
    op.set_attribute(
        func::FuncOp::ARG_ATTRS_ATTR,
        ir::array(op.context(), &raised),
    );
}

/// An attribute with its name in mir; an error if mir lacks it.
fn renamed<'c>(
    op: Op<'c>,
    name: &'c str,
    value: Attribute<'c>,
) -> Option<(&'c str, Attribute<'c>)> {
    let raised = match name.starts_with("lir.") {
        true => annotations::mir_name(name),
        false => Some(name),
    };
    if raised.is_none() {
        op.error(unknown_annotation(name));
    }
    Some((raised?, value))
}

/// Reports a place that differs from the one that lowering would choose.
fn check_place(op: Op<'_>, name: &str, stated: Attribute<'_>, again: Attribute<'_>) {
    if stated != again {
        op.error(format!(
            "has '{name}' {stated}, and lowering would choose {again}; mir cannot state it"
        ));
    }
}

fn raise_global(global: lir::GlobalOp<'_>, bindings: &mut Bindings, sizes: &mut SizesAtLaunch) {
    let op = global.op();
    if let Some(resource) = op.attribute(names::LIR_RESOURCE) {
        check_place(op, names::LIR_RESOURCE, resource, bindings.next(op));
        op.remove_attribute(names::LIR_RESOURCE);
    }
    if let Some(id) = op.attribute(names::LIR_SPEC_ID) {
        check_place(op, names::LIR_SPEC_ID, id, sizes.take(op.context()));
        op.remove_attribute(names::LIR_SPEC_ID);
    }
    check_annotations(op);
    let new = mir::GlobalOp::build(
        &Builder::before(op),
        global.sym_name(),
        global.type_(),
        global.count(),
        global.dynamic(),
        global.elem_type(),
        global.initializer(),
        global.address(),
    );
    annotations::carry_to_mir(op, new.op());
    op.erase();
}
