//! Function heads: attributes and parameters.

use super::{function, graph::is_connected, header::Header};
use crate::gir::text::{
    ast::{Function, Inlining, Param},
    keywords::AddressSpace,
    types::Type as TextType,
};
use gir_dialects::{
    gir::FuncOp,
    ir::{self, Attribute, Builder, Context, Module, OpView as _, Type},
    names,
};
use std::collections::HashMap;

/// A function whose body is to be built.
#[derive(Clone, Copy)]
pub struct Pending<'c, 't> {
    op: FuncOp<'c>,
    function: &'t Function,
}

impl<'c> Pending<'c, '_> {
    /// The context.
    pub fn context(&self) -> &'c Context {
        self.op.op().context()
    }
}

/// Builds the head of a function; `None` after diagnostics. A function that is defined has a body to be built.
pub fn declare<'c, 't>(
    header: &Header<'c, '_>,
    module: &Module<'c>,
    function: &'t Function,
) -> Option<Option<Pending<'c, 't>>> {
    check_head(header, function);
    check_parameters(header, function);
    let params = header.tree.params(function);
    // All types are converted before the first failure returns, so that each error is reported once.
    let inputs: Vec<_> = params.iter().map(|param| header.ty(param.ty)).collect();
    let result = function.return_type.map(|written| header.ty(written));
    let inputs = inputs.into_iter().collect::<Option<Vec<_>>>()?;
    let results = result.map_or(Some(vec![]), |ty| ty.map(|ty| vec![ty]))?;
    let op = build_head(header, module, function, (&inputs, &results));
    if function.attributes.external {
        return function.is_head_whole.then_some(None);
    }
    is_readable(header, function).then_some(Some(Pending { op, function }))
}

/// Builds the body of a function; `None` after diagnostics.
pub fn define<'c>(header: &Header<'c, '_>, pending: Pending<'c, '_>) -> Option<()> {
    let Pending { op, function } = pending;
    let params = header.tree.params(function).iter();
    let inputs = params.map(|param| header.types.get(param.ty.id));
    let inputs = inputs.collect::<Option<Vec<_>>>()?;
    function::build(header, function, op, &inputs)
}

/// Whether enough of a function could be read to check its body.
fn is_readable(header: &Header<'_, '_>, function: &Function) -> bool {
    let is_whole = function.is_head_whole && function.is_body_whole;
    is_whole || (function.is_head_whole && is_connected(header.tree, function))
}

fn build_head<'c>(
    header: &Header<'c, '_>,
    module: &Module<'c>,
    function: &Function,
    (inputs, results): (&[Type<'c>], &[Type<'c>]),
) -> FuncOp<'c> {
    let context = header.context();
    let attributes = function.attributes;
    let location = header.places.at(function.name_span.start);
    let arguments: Vec<_> = header
        .tree
        .params(function)
        .iter()
        .map(|param| argument(header, function, param))
        .collect();
    FuncOp::build(
        &Builder::at_end(module.body(), location),
        header.symbol_name(function.symbol),
        ir::function(context, inputs, results),
        attributes.kernel,
        attributes.inlining == Some(Inlining::Always),
        attributes.inlining == Some(Inlining::Never),
        attributes
            .workgroup_size
            .map(|size| size.map(|extent| extent as i32))
            .as_ref()
            .map(|size| &size[..]),
        attributes.subgroup_size.map(|size| i64::from(size) as i32),
        None,
        (!arguments.is_empty()).then(|| ir::array(context, &arguments)),
        None,
    )
}

/// Checks the attributes that only kernels may have, and those that kernels may not.
fn check_head(header: &Header<'_, '_>, function: &Function) {
    let name = header.symbol_name(function.symbol);
    let attributes = function.attributes;
    let error = |message| header.places.error(function.name_span.start, message);
    if !attributes.kernel {
        let sizes = [
            (attributes.workgroup_size.is_some(), "workgroup_size"),
            (attributes.subgroup_size.is_some(), "subgroup_size"),
        ];
        if let Some((_, size)) = sizes.into_iter().find(|(given, _)| *given) {
            error(format!(
                "'@{name}' has a {size}, but is not a kernel; write 'func kernel' or remove it"
            ));
        }
    } else if attributes.external {
        error(format!(
            "'@{name}' is a kernel and declared 'extern', but nothing calls kernels; remove one of the two"
        ));
    } else if let Some(written) = function.return_type {
        let ty = header.tree.types.display(written.id);
        error(format!("kernel '@{name}' must return void, not {ty}"));
    }
}

/// Checks the pointees and the bindings of a kernel's parameters.
fn check_parameters(header: &Header<'_, '_>, function: &Function) {
    let mut bound: HashMap<(u32, u32), &Param> = HashMap::new();
    for param in header.tree.params(function) {
        let name = header.places.text(param.name_span);
        let ty = header.tree.types.get(param.ty.id);
        let is_local = matches!(
            ty,
            TextType::Pointer {
                space: AddressSpace::Local,
                ..
            }
        );
        if function.attributes.kernel && is_local {
            let message = format!(
                "parameter '{name}' of a kernel points to local memory, which is private to each work-item; \
                 use 'alloc' in the kernel"
            );
            header.places.error(param.ty.span.start, message);
        }
        if check_resource(header, function, param).is_none() {
            continue;
        }
        let Some(resource) = param.resource else {
            continue;
        };
        let place = (resource.set, resource.binding);
        if let Some(first) = bound.get(&place) {
            let message = format!(
                "parameter '{name}' is bound to set {}, binding {}, like '{}'",
                resource.set,
                resource.binding,
                header.places.text(first.name_span),
            );
            let (place, first) = (resource.span.start, first.name_span.start);
            header
                .places
                .error_with_note(place, message, first, "bound here");
        }
        bound.entry(place).or_insert(param);
    }
}

/// Checks that a binding belongs to a pointer parameter of a kernel; `None` after a diagnostic.
fn check_resource(header: &Header<'_, '_>, function: &Function, param: &Param) -> Option<()> {
    let Some(resource) = param.resource else {
        return Some(());
    };
    let ty = header.tree.types.get(param.ty.id);
    let message = if !function.attributes.kernel {
        let name = header.symbol_name(function.symbol);
        format!("'resource' binds parameters of kernels, but '@{name}' is not a kernel")
    } else if !matches!(ty, TextType::Pointer { .. }) {
        let (name, ty) = (
            header.places.text(param.name_span),
            header.tree.types.display(param.ty.id),
        );
        format!("'resource' binds pointers, but '{name}' is {ty}")
    } else {
        return Some(());
    };
    header.places.error(resource.span.start, message);
    None
}

/// The attributes of a parameter: its name and explicit binding.
fn argument<'c>(header: &Header<'c, '_>, function: &Function, param: &Param) -> Attribute<'c> {
    let context = header.context();
    let names = header.tree.values(function);
    let name = names
        .get(param.value.0 as usize)
        .map_or("", |value| value.name);
    let mut entries = vec![(names::GIR_NAME, ir::string(context, name))];
    if let Some(resource) = param.resource {
        let place = [resource.set, resource.binding];
        let place = place.map(|number| ir::i64_attr(context, i64::from(number)));
        entries.push((names::GIR_RESOURCE, ir::array(context, &place)));
    }
    ir::dictionary(context, &entries)
}
