//! Declarations of functions and globals whose types are split.

use super::Rules;
use crate::analysis::{initial_value, layout};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, OpView, Type, TypeExt},
    lir,
    mir::{self, PtrType},
    names,
    upstream::func,
};

/// Replaces the elements of a global by pieces, and multiplies their count accordingly.
pub fn split_global(global: lir::GlobalOp<'_>, rules: &dyn Rules) {
    let (op, ty) = (global.op(), global.type_());
    let Some(pointee) = PtrType::from_type(ty).map(PtrType::pointee) else {
        return;
    };
    let Some((count, piece)) = rules.pieces(pointee) else {
        // Pointers to split types point to pieces.
        op.set_attribute(lir::GlobalOp::TYPE_ATTR, ir::type_attr(rules.whole(ty)));
        let element = ir::type_attr(rules.whole(global.elem_type()));
        op.set_attribute(lir::GlobalOp::ELEM_TYPE_ATTR, element);
        return;
    };
    let (room, initial) = (rules.room(pointee), global.initializer());
    let elements = ir::i64_attr(op.context(), global.count() * room);
    op.set_attribute(lir::GlobalOp::COUNT_ATTR, elements);
    op.set_attribute(lir::GlobalOp::TYPE_ATTR, ir::type_attr(rules.whole(ty)));
    let element = rules.pieces(global.elem_type());
    let element = element.map_or(piece, |(_, element)| element);
    op.set_attribute(lir::GlobalOp::ELEM_TYPE_ATTR, ir::type_attr(element));
    let bytes = initial.and_then(|value| match room == count as i64 {
        true => initial_value::packed(value),
        false => initial_value::in_memory(value, pointee),
    });
    if let Some(bytes) = bytes {
        let lanes = piece.as_vector().map_or(1, |(lanes, _)| lanes);
        let rows = [global.count(), i64::from(lanes)];
        let rows = if piece.as_vector().is_some() {
            &rows[..]
        } else {
            &rows[..1]
        };
        let pieces = ir::dense_elements(piece.lane(), rows, &bytes);
        op.set_attribute(lir::GlobalOp::INITIALIZER_ATTR, pieces);
    }
}

/// Whether each parameter stays whole: a shader stage input that is read by an operation. Its
/// declaration is part of the stage interface.
pub fn kept_parameters(function: func::FuncOp<'_>) -> Vec<bool> {
    let given = function.arg_attrs().and_then(Attribute::as_array);
    let given = given.unwrap_or_default();
    let entry = function.op().region(0).first_block();
    let arguments = entry.into_iter().flat_map(|entry| entry.arguments());
    arguments
        .enumerate()
        .map(|(index, argument)| {
            let given = given
                .get(index)
                .and_then(|given| given.entry(names::LIR_IO));
            given.is_some() && argument.uses().next().is_none()
        })
        .collect()
}

/// Gives a function a parameter per piece, and a result per piece, except for kept parameters.
pub fn split_signature(function: func::FuncOp<'_>, kept: &[bool], rules: &dyn Rules) {
    let op = function.op();
    let (inputs, results) = function.function_type().as_function().unwrap_or_default();
    let is_kept = |index: usize| kept.get(index) == Some(&true);
    let parameters = inputs.iter().enumerate();
    let parameters = parameters.flat_map(|(index, &ty)| match is_kept(index) {
        true => vec![ty],
        false => rules.expand(&[ty]),
    });
    let parameters: Vec<_> = parameters.collect();
    let ty = ir::function(op.context(), &parameters, &rules.expand(&results));
    op.set_attribute(func::FuncOp::FUNCTION_TYPE_ATTR, ir::type_attr(ty));
    let lists = [
        (func::FuncOp::ARG_ATTRS_ATTR, function.arg_attrs(), inputs),
        (func::FuncOp::RES_ATTRS_ATTR, function.res_attrs(), results),
    ];
    for (name, given, types) in lists {
        let Some(given) = given.and_then(Attribute::as_array) else {
            continue;
        };
        let is_parameters = name == func::FuncOp::ARG_ATTRS_ATTR;
        let new: Vec<_> = std::iter::zip(given, types)
            .enumerate()
            .flat_map(
                |(index, (given, ty))| match is_parameters && is_kept(index) {
                    true => vec![given],
                    false => describe_pieces(given, ty, rules),
                },
            )
            .collect();
        op.set_attribute(name, ir::array(op.context(), &new));
    }
}

/// The attributes of a parameter for each of its pieces.
fn describe_pieces<'c>(
    given: Attribute<'c>,
    ty: Type<'c>,
    rules: &dyn Rules,
) -> Vec<Attribute<'c>> {
    let Some((count, piece)) = rules.pieces(ty) else {
        return vec![given];
    };
    let entries = given.entries().unwrap_or_default();
    let size = layout::size(piece);
    let describe = |index: usize| {
        let entry = |&(name, value): &(&'c str, Attribute<'c>)| {
            let new = match name {
                names::LIR_PUSH_CONSTANT => lir::PushConstantAttr::from_attribute(value)
                    .map(|place| place.offset() + index as i64 * size)
                    .map(|offset| lir::PushConstantAttr::get(ty.ctx(), offset, size)),
                names::LIR_MEMBER => mir::MemberAttr::from_attribute(value).map(|whole| {
                    let offset = whole.offset() + index as i64 * size;
                    mir::MemberAttr::get(ty.ctx(), whole.of(), offset, whole.size(), whole.align())
                }),
                names::LIR_TYPE => value
                    .as_type()
                    .and_then(|ty| rules.described(ty))
                    .map(ir::type_attr),
                _ => None,
            };
            (name, new.unwrap_or(value))
        };
        let entries: Vec<_> = entries.iter().map(entry).collect();
        ir::dictionary(ty.ctx(), &entries)
    };
    (0..count).map(describe).collect()
}
