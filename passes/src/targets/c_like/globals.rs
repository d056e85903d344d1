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
use crate::targets::text::Writer;
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
    names.globals.insert(global.sym_name(), address);
    Some(())
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
        .filter(|global| used.contains(global.sym_name()))
    {
        let Some(CType::Pointer(StorageSpace::Workgroup, element)) = CType::of(global.type_())
        else {
            continue;
        };
        let Some(address) = body.module.global(global.sym_name()) else {
            continue;
        };
        let (name, size) = match &address.object {
            Some(name) => (name.clone(), String::new()),
            None => (address.text.clone(), format!("[{}]", global.count())),
        };
        let line = body.language.declaration(
            StorageSpace::Workgroup,
            &element,
            &format!("{name}{size}"),
            global.align(),
        );
        body.out.line(format!("{line};"));
        body.directives(global.op(), &name);
    }
}
