//! Storage of a module: tables of constants in front of functions, workgroup storage in kernels.

use super::{
    body::Body,
    expression::Expr,
    language::Language,
    literals, memory,
    names::ModuleNames,
    typedefs,
    types::{CType, Scalar},
};
use crate::{lir::copies, targets::text::Writer};
use gir_dialects::{
    ir::{AttributeExt, Op, OpView as _},
    lir,
    mir::StorageSpace,
};
use std::collections::BTreeSet;

/// Names a global, and declares a table of constants.
pub fn name<'c>(
    language: &dyn Language,
    names: &mut ModuleNames<'c>,
    global: lir::GlobalOp<'c>,
    out: &mut Writer,
) -> Option<()> {
    let ty = CType::of(global.type_())?;
    let CType::Pointer(space, element) = &ty else {
        return None;
    };
    let name = names.namer.name(global.sym_name());
    let is_array = global.count() != 1;
    let mut address = memory::named(Expr::primary(&name, ty.clone()), is_array);
    if *space == StorageSpace::Constant {
        let Some(initializer) = global.initializer() else {
            global.op().error(format!(
                "has no initial value, which a constant needs in {}; initialise it",
                language.name()
            ));
            return None;
        };
        let mut element = (**element).clone();
        if typedefs::is_table_of_bits(language, global) {
            let alias = CType::Named(typedefs::aliasing(language, &element));
            element = element.with_lane(Scalar::unsigned(element.lane()?.bits()));
            let bits = CType::Pointer(*space, Box::new(element.clone()));
            let bits = memory::named(Expr::primary(&name, bits), is_array);
            address = language.convert(&bits, &CType::Pointer(*space, Box::new(alias)));
        }
        let element = &element;
        let Some(values) = initial_values(language, initializer, element, global.count()) else {
            global.op().error(format!(
                "has contents that {} has no literals for",
                language.name()
            ));
            return None;
        };
        let size = match is_array {
            true => format!("[{}]", global.count()),
            false => String::new(),
        };
        let head = language.declaration(*space, element, &format!("{name}{size}"), global.align());
        out.blank();
        match is_array {
            true => {
                out.open(format!("{head} ="));
                for row in values.chunks(8) {
                    out.line(format!("{},", row.join(", ")));
                }
                out.close_with(";");
            }
            false => out.line(format!("{head} = {};", values.first()?)),
        }
    }
    if *space == StorageSpace::Workgroup && is_copied(global) {
        out.blank();
        out.line(declaration(language, &address, element, global));
    }
    names.globals.insert(global.sym_name(), address);
    Some(())
}

/// Whether the function around a kernel copies from or to it.
fn is_copied(global: lir::GlobalOp<'_>) -> bool {
    let module = global.op().parent();
    module.is_some_and(|module| copies::name(module, global.sym_name()))
}

/// The declaration of workgroup storage.
fn declaration(
    language: &dyn Language,
    address: &Expr,
    element: &CType,
    global: lir::GlobalOp<'_>,
) -> String {
    let name = match &address.object {
        Some(name) => name.clone(),
        None => format!("{}[{}]", address.text, global.count()),
    };
    let space = StorageSpace::Workgroup;
    let line = language.declaration(space, element, &name, global.align());
    format!("{line};")
}

/// The literals of a global's elements.
fn initial_values(
    language: &dyn Language,
    initializer: gir_dialects::ir::Attribute<'_>,
    element: &CType,
    count: i64,
) -> Option<Vec<String>> {
    let lane = element.lane()?;
    // One number initialises the variable, or each element of a table.
    let single = initializer.as_splat().unwrap_or(initializer);
    let bits = single.as_float_bits().map(u64::cast_signed);
    let numbers = match bits.or_else(|| single.as_int()) {
        Some(bits) => {
            let lanes = i64::from(element.lanes().unwrap_or(1));
            vec![literals::number(language, bits, lane); usize::try_from(count * lanes).ok()?]
        }
        None => literals::elements(initializer, lane)?
            .into_iter()
            .map(|bits| literals::number(language, bits, lane))
            .collect(),
    };
    let lanes = element.lanes().map_or(1, |lanes| lanes as usize);
    Some(
        numbers
            .chunks(lanes)
            .map(|lanes| match element {
                CType::Scalar(_) => lanes.first().map(Expr::argument).unwrap_or_default(),
                ty => language.vector(lanes, ty).text,
            })
            .collect(),
    )
}

/// Declares the workgroup storage that a kernel uses, in the kernel.
pub fn declare_workgroup_storage<'c>(
    body: &mut Body<'c, '_>,
    kernel: Op<'c>,
    globals: &[lir::GlobalOp<'c>],
) {
    let mut used = BTreeSet::new();
    kernel.walk_pre(|op| {
        used.extend(op.cast::<lir::AddressOfOp<'c>>().map(|op| op.global()));
    });
    for global in globals
        .iter()
        .filter(|global| used.contains(global.sym_name()) && !is_copied(**global))
    {
        let Some(CType::Pointer(StorageSpace::Workgroup, element)) = CType::of(global.type_())
        else {
            continue;
        };
        let Some(address) = body.module.global(global.sym_name()) else {
            continue;
        };
        let line = declaration(body.language, &address, &element, *global);
        body.out.line(line);
        let name = address.object.unwrap_or(address.text);
        body.directives(global.op(), &name);
    }
}
