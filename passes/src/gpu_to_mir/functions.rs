//! Signatures of functions, and what mir says about their parameters.

use super::{
    check::input_types,
    types::{Role, Types},
};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Context, LocationExt, MemRef, Op, Type, TypeExt},
    mir::{self, PtrType, StorageSpace},
    names,
    upstream::func,
};

/// A parameter of mir and where it comes from.
struct Parameter<'c> {
    ty: Type<'c>,
    /// The parameter of upstream's function.
    source: usize,
    /// The dimension whose size it is, for one that is a size.
    dimension: Option<usize>,
}

/// Gives a function the types that its body has, and its parameters names, types and
/// bindings. A function of mir stays as it is.
pub fn describe(function: Op<'_>, is_kernel: bool, role: Role, types: &Types) {
    let Some(view) = function.cast::<func::FuncOp<'_>>() else {
        return;
    };
    let parameters = parameters(function, role, types);
    let (_, results) = view.function_type().as_function().unwrap_or_default();
    let results: Vec<_> = results
        .into_iter()
        .flat_map(|ty| expanded(ty, Role::Value, types))
        .collect();
    let inputs: Vec<_> = parameters.iter().map(|parameter| parameter.ty).collect();
    let ty = ir::function(function.context(), &inputs, &results);
    if ty == view.function_type() && !is_kernel {
        return;
    }
    let attributes = attributes(function, view.arg_attrs(), &parameters, is_kernel);
    view.set_function_type(ty);
    view.set_res_attrs(None);
    view.set_arg_attrs(
        (!attributes.is_empty()).then(|| ir::array(function.context(), &attributes)),
    );
}

fn expanded<'c>(ty: Type<'c>, role: Role, types: &Types) -> Vec<Type<'c>> {
    types.expanded(ty, role).unwrap_or_else(|_| vec![ty])
}

fn parameters<'c>(function: Op<'c>, role: Role, types: &Types) -> Vec<Parameter<'c>> {
    let parts = |(source, ty): (usize, Type<'c>)| {
        let shape = MemRef::of(ty).map_or(vec![], |memref| memref.shape);
        let open = (0..shape.len()).filter(move |&at| shape[at].is_none());
        let dimensions = std::iter::once(None).chain(open.map(Some));
        let parts = expanded(ty, role, types).into_iter().zip(dimensions);
        parts.map(move |(ty, dimension)| Parameter {
            ty,
            source,
            dimension,
        })
    };
    input_types(function)
        .into_iter()
        .enumerate()
        .flat_map(parts)
        .collect()
}

fn attributes<'c>(
    function: Op<'c>,
    given: Option<Attribute<'c>>,
    parameters: &[Parameter<'c>],
    is_kernel: bool,
) -> Vec<Attribute<'c>> {
    let given = given.and_then(Attribute::as_array).unwrap_or_default();
    let names = names(function, &given, parameters);
    let mut pointers = 0;
    let describe = |parameter: &Parameter<'c>| {
        let context = function.context();
        let own = given
            .get(parameter.source)
            .and_then(|given| given.entries());
        let own = own
            .filter(|_| parameter.dimension.is_none())
            .unwrap_or_default();
        // What other dialects say about parameters are promises and hints.
        let mut entries: Vec<_> = own
            .into_iter()
            .filter(|(name, _)| name.starts_with("mir."))
            .collect();
        let mut add = |name, value: Attribute<'c>| {
            if !entries.iter().any(|(other, _)| *other == name) {
                entries.push((name, value));
            }
        };
        let name = names.get(parameter.source).map_or("", String::as_str);
        let name = match parameter.dimension {
            Some(dimension) => format!("{name}_size{dimension}"),
            None => name.to_owned(),
        };
        add(names::MIR_NAME, ir::string(context, &name));
        let pointer = PtrType::from_type(parameter.ty);
        let element = pointer.map_or(parameter.ty, PtrType::pointee);
        add(names::MIR_TYPE, ir::type_attr(element));
        if let Some(pointer) = pointer.filter(|_| is_kernel) {
            if pointer.space() != StorageSpace::Workgroup {
                add(names::MIR_RESOURCE, resource(context, pointers));
            }
            pointers += 1;
        }
        ir::dictionary(context, &entries)
    };
    parameters.iter().map(describe).collect()
}

fn resource(context: &Context, binding: i64) -> Attribute<'_> {
    mir::ResourceAttr::get(context, 0, binding, mir::ResourceKind::Storage, None, None)
}

/// What the program calls the parameters of upstream's function, or their numbers.
fn names(function: Op<'_>, given: &[Attribute<'_>], parameters: &[Parameter<'_>]) -> Vec<String> {
    let entry = function.region(0).first_block();
    let wholes = (0..)
        .zip(parameters)
        .filter(|(_, parameter)| parameter.dimension.is_none());
    let name = |(place, parameter): (usize, &Parameter<'_>)| {
        let said = given
            .get(parameter.source)
            .and_then(|given| given.entry(names::MIR_NAME)?.as_str());
        let located = || {
            entry
                .filter(|entry| place < entry.argument_count())?
                .argument(place)
                .location()
                .value_name()
        };
        said.or_else(located)
            .map_or_else(|| format!("arg{}", parameter.source), str::to_owned)
    };
    wholes.map(name).collect()
}
