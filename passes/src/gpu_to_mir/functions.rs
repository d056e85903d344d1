//! Signatures of functions, and the mir attributes of their parameters.

use super::{
    check::input_types,
    types::{Part, Role, Types},
};
use gir_dialects::{
    devices,
    ir::{self, Attribute, AttributeExt, Context, MemRef, Op, Type, TypeExt},
    mir::{self, PtrType, StorageSpace},
    names,
    upstream::{func, spirv::StorageClass},
};
use std::collections::HashSet;

/// A parameter of mir and its source.
struct Parameter<'c> {
    ty: Type<'c>,
    /// The parameter of upstream's function.
    source: usize,
    /// The part of a memref; that of another value is the value.
    part: Part,
}

/// Sets the type of a function from its body, and the names, types and bindings of its parameters. A function of mir
/// stays as it is.
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
        let parts = match MemRef::of(ty) {
            Some(memref) => Part::all(&memref, role),
            None => vec![Part::Pointer],
        };
        let typed = expanded(ty, role, types).into_iter().zip(parts);
        typed.map(move |(ty, part)| Parameter { ty, source, part })
    };
    input_types(function)
        .into_iter()
        .enumerate()
        .flat_map(parts)
        .collect()
}

/// The mir attributes of each parameter.
fn attributes<'c>(
    function: Op<'c>,
    given: Option<Attribute<'c>>,
    parameters: &[Parameter<'c>],
    is_kernel: bool,
) -> Vec<Attribute<'c>> {
    let given = given.and_then(Attribute::as_array).unwrap_or_default();
    let names = names(function, &given, parameters);
    let mut pointers = 0..;
    let describe = |(parameter, name): (&Parameter<'c>, &String)| {
        let pointer = PtrType::from_type(parameter.ty);
        let element = pointer.map_or(parameter.ty, PtrType::pointee);
        let mut entries = given_by_mir(&given, parameter);
        let mut add = |name, value: Attribute<'c>| {
            if !entries.iter().any(|(other, _)| *other == name) {
                entries.push((name, value));
            }
        };
        add(names::MIR_NAME, ir::string(function.context(), name));
        add(names::MIR_TYPE, ir::type_attr(element));
        // Workgroup memory is created by the launch, without a binding.
        if let Some(pointer) = pointer.filter(|_| is_kernel)
            && let Some(binding) = pointers.next()
            && pointer.space() != StorageSpace::Workgroup
        {
            add(
                names::MIR_RESOURCE,
                resource(function.context(), (0, binding)),
            );
        }
        ir::dictionary(function.context(), &entries)
    };
    parameters.iter().zip(&names).map(describe).collect()
}

/// The attributes of mir in the source program on a parameter that is no number of a memref. Attributes of other
/// dialects are promises and hints.
fn given_by_mir<'c>(
    given: &[Attribute<'c>],
    parameter: &Parameter<'c>,
) -> Vec<(&'c str, Attribute<'c>)> {
    let given = given
        .get(parameter.source)
        .filter(|_| parameter.part == Part::Pointer);
    let mut entries = given.and_then(|given| given.entries()).unwrap_or_default();
    let abi = given.and_then(|given| given.entry(names::SPIRV_INTERFACE_VAR_ABI));
    entries.retain(|(name, _)| name.starts_with("mir."));
    entries.extend(abi.and_then(binding_of).map(|place| {
        let resource = resource(parameter.ty.ctx(), place);
        (names::MIR_RESOURCE, resource)
    }));
    entries
}

fn resource(context: &Context, (set, binding): (i64, i64)) -> Attribute<'_> {
    mir::ResourceAttr::get(
        context,
        set,
        binding,
        mir::ResourceKind::Storage,
        None,
        None,
    )
}

/// The set and binding of a `spirv.interface_var_abi`, if it is one of a buffer.
pub fn binding_of(abi: Attribute<'_>) -> Option<(i64, i64)> {
    const BUFFERS: [StorageClass; 2] = [StorageClass::StorageBuffer, StorageClass::CrossWorkgroup];
    let (set, binding, class) = devices::interface_var_abi(abi)?;
    let is_buffer = |class| {
        BUFFERS
            .iter()
            .any(|&buffer| buffer as i64 == i64::from(class))
    };
    class
        .is_none_or(is_buffer)
        .then_some((i64::from(set), i64::from(binding)))
}

/// A name for each parameter: its name in the program, or its number; for a number of a memref, that of the memref
/// and of the number.
fn names(function: Op<'_>, given: &[Attribute<'_>], parameters: &[Parameter<'_>]) -> Vec<String> {
    let entry = function.region(0).first_block();
    let arguments: Vec<_> = entry
        .into_iter()
        .flat_map(|entry| entry.arguments())
        .collect();
    let mut whole = String::new();
    let mut taken = HashSet::new();
    let mut name = |(place, parameter): (usize, &Parameter<'_>)| {
        let said = given
            .get(parameter.source)
            .and_then(|given| given.entry(names::MIR_NAME)?.as_str())
            .or_else(|| arguments.get(place)?.name());
        let mut name = match (parameter.part, said) {
            (Part::Offset, _) => format!("{whole}_offset"),
            (Part::Size(dimension), _) => format!("{whole}_size{dimension}"),
            (Part::Stride(dimension), _) => format!("{whole}_stride{dimension}"),
            (Part::Pointer, Some(said)) => said.to_owned(),
            (Part::Pointer, None) => format!("arg{}", parameter.source),
        };
        if parameter.part == Part::Pointer {
            whole.clone_from(&name);
        }
        while !taken.insert(name.clone()) {
            name.push('_');
        }
        name
    };
    parameters.iter().enumerate().map(&mut name).collect()
}
