//! Globals.

use super::{header::Header, types};
use crate::gir::text::{
    ast::{Count, Global, Initializer},
    keywords::AddressSpace,
};
use gir_dialects::{
    gir::GlobalOp,
    ir::{self, Attribute, Builder, Module, TypeExt},
};

/// Builds a global; `None` after diagnostics.
pub fn build<'c>(header: &Header<'c, '_>, module: &Module<'c>, global: &Global) -> Option<()> {
    let pointer = header.ty(global.ty);
    check(header, global)?;
    let count = match global.count {
        Count::Fixed(count) => Some(count as i64),
        Count::Single | Count::Dynamic => None,
    };
    let (initializer, address) = match global.initializer {
        Initializer::None => (None, None),
        Initializer::Address(address) => (None, Some(address as i64)),
        Initializer::Value(_) | Initializer::Elements => {
            (Some(initial_value(header, global)?), None)
        }
    };
    let location = header.places.at(global.name_span.start);
    GlobalOp::build(
        &Builder::at_end(module.body(), location),
        header.symbol_name(global.symbol),
        pointer?,
        count,
        global.count == Count::Dynamic,
        initializer,
        address,
    );
    Some(())
}

/// Checks the restrictions of the address space; `None` after a diagnostic.
fn check(header: &Header<'_, '_>, global: &Global) -> Option<()> {
    let error = |message: String| {
        let name = header.symbol_name(global.symbol);
        let message = format!("global '@{name}' {message}");
        header.places.error(global.name_span.start, message);
    };
    let space = global.space;
    let has_value = matches!(
        global.initializer,
        Initializer::Value(_) | Initializer::Elements
    );
    if matches!(space, AddressSpace::Generic | AddressSpace::Local) {
        error(format!(
            "cannot be in {space} memory; use global, shared or const"
        ));
    } else if global.count == Count::Dynamic && space != AddressSpace::Shared {
        error(format!(
            "is in {space} memory, but count=dynamic is for shared memory"
        ));
    } else if has_value && space == AddressSpace::Shared {
        error("is in shared memory, which cannot be initialised; store to it in the kernel".into());
    } else {
        return Some(());
    }
    None
}

/// The initial value, a literal or a list of elements; each must be of the global's type.
fn initial_value<'c>(header: &Header<'c, '_>, global: &Global) -> Option<Attribute<'c>> {
    let context = header.context();
    let held = header.types.get(global.pointee)?;
    let element = held.lane();
    let literals = match &global.initializer {
        Initializer::Value(literal) => std::slice::from_ref(literal),
        _ => header.tree.elements(global),
    };
    let mut bytes = Vec::with_capacity(literals.len() * 4);
    for literal in literals {
        let ty = literal.constant.ty;
        if types::scalar_type(context, ty) != element {
            let what = match global.initializer {
                Initializer::Value(_) => "initial value",
                _ if held.as_vector().is_some() => "lane",
                _ => "element",
            };
            let wanted = header.tree.types.display(global.pointee);
            let message = format!("{what} of type {ty}, but the global holds {wanted}");
            header.places.error(literal.span.start, message);
            return None;
        }
        let width = ty.width() as usize / 8;
        bytes.extend_from_slice(&literal.constant.bits.to_le_bytes()[..width]);
    }
    let count = literals.len() as i64;
    Some(match (global.initializer, held.as_vector()) {
        (Initializer::Value(literal), _) => types::constant_attribute(context, literal.constant),
        (_, None) => ir::dense_elements(element, &[count], &bytes),
        (_, Some((lanes, _))) => {
            let lanes = i64::from(lanes);
            ir::dense_elements(element, &[count / lanes, lanes], &bytes)
        }
    })
}
