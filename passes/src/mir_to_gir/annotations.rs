//! Annotations of functions and their parameters that GIR text can express.
//!
//! An annotation is left out if GIR implies it: the storage space of a pointer, and the size of a block of push
//! constants that equals the one of its parameters. Any other is an error.

use super::types;
use crate::analysis::layout;
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Op, OpView, Type, TypeExt},
    mir, names,
    upstream::func,
};

/// The attribute of a parameter.
pub fn of_parameter<'c>(
    function: func::FuncOp<'c>,
    index: usize,
    name: &str,
) -> Option<Attribute<'c>> {
    let given = function.arg_attrs()?.as_array()?;
    given.get(index)?.entry(name)
}

/// The kernel attribute of a function.
pub fn kernel(function: func::FuncOp<'_>) -> Option<mir::KernelAttr<'_>> {
    mir::KernelAttr::from_attribute(function.op().attribute(names::MIR_KERNEL)?)
}

/// The name and binding of a parameter as attributes of gir.
pub fn in_gir<'c>(function: func::FuncOp<'c>, index: usize) -> Attribute<'c> {
    let context = function.op().context();
    let (name, resource) = (name(function, index), resource(function, index));
    let mut entries = vec![];
    if let Some(name) = name.or_else(|| resource?.name()) {
        entries.push((names::GIR_NAME, ir::string(context, name)));
    }
    if let Some(resource) = resource {
        let place =
            [resource.set(), resource.binding()].map(|number| ir::i64_attr(context, number));
        entries.push((names::GIR_RESOURCE, ir::array(context, &place)));
    }
    ir::dictionary(context, &entries)
}

fn name<'c>(function: func::FuncOp<'c>, index: usize) -> Option<&'c str> {
    of_parameter(function, index, names::MIR_NAME)?.as_str()
}

fn resource<'c>(function: func::FuncOp<'c>, index: usize) -> Option<mir::ResourceAttr<'c>> {
    of_parameter(function, index, names::MIR_RESOURCE).and_then(mir::ResourceAttr::from_attribute)
}

/// Whether GIR can express all annotations of an op other than a function; reports the others.
pub fn check_op(op: Op<'_>) -> bool {
    // A sum that may take subnormals for zeros is one in GIR, which keeps them.
    const KNOWN: [&str; 2] = [names::MIR_STORAGE, names::MIR_MAY_FLUSH];
    let mut attributes = op.attributes().into_iter().map(|(name, _)| name);
    let found = attributes.find(|name| is_unknown(name, &KNOWN));
    if let Some(name) = found {
        op.error(without_form(name));
    }
    found.is_none()
}

/// Metadata of LLVM IR has no meaning in gir, and is left out.
fn is_unknown(name: &str, known: &[&str]) -> bool {
    name != names::MIR_LLVM_METADATA
        && (name.starts_with("mir.") || name.starts_with("lir."))
        && !known.contains(&name)
}

fn without_form(name: &str) -> String {
    format!("has '{name}', which GIR text cannot express; remove it")
}

/// Whether GIR can express all annotations of a function and its parameters; reports the others.
pub fn check(function: func::FuncOp<'_>) -> bool {
    let found = first_problem(function);
    if let Some(problem) = &found {
        function.op().error(problem);
    }
    found.is_none()
}

fn first_problem(function: func::FuncOp<'_>) -> Option<String> {
    let (inputs, _) = function.function_type().as_function()?;
    let of_kernel = || kernel(function).and_then(|kernel| problem_of_kernel(function, kernel));
    let of_parameters =
        || (0..inputs.len()).find_map(|index| problem_of_parameter(function, index));
    unknown(function).or_else(of_kernel).or_else(of_parameters)
}

/// The first annotation without any GIR form.
fn unknown(function: func::FuncOp<'_>) -> Option<String> {
    // A structure's members are parameters of their own in GIR text.
    const KNOWN: [&str; 10] = [
        names::MIR_MEMBER,
        names::MIR_KERNEL,
        names::MIR_LEAST_SUBGROUP_SIZE,
        names::MIR_EXACT_SUBGROUP_SIZE,
        names::MIR_INLINE,
        names::MIR_PUSH_CONSTANTS,
        names::MIR_TYPE,
        names::MIR_NAME,
        names::MIR_RESOURCE,
        names::MIR_STORAGE,
    ];
    let parameters = function
        .arg_attrs()
        .and_then(Attribute::as_array)
        .unwrap_or_default();
    let entries = parameters
        .into_iter()
        .filter_map(Attribute::entries)
        .flatten();
    let found = function.op().attributes().into_iter().chain(entries);
    let mut names = found.map(|(name, _)| name);
    let unknown = names.find(|name| is_unknown(name, &KNOWN))?;
    Some(without_form(unknown))
}

fn problem_of_kernel(function: func::FuncOp<'_>, kernel: mir::KernelAttr<'_>) -> Option<String> {
    if kernel.stage() != mir::Stage::Compute {
        return Some("is of a stage that GIR lacks; GIR has only compute kernels".to_owned());
    }
    if !kernel.local_size_hint().is_empty() {
        return Some(
            "has a local_size_hint, which GIR text cannot express; state the workgroup_size, or remove it"
                .to_owned(),
        );
    }
    let (inputs, _) = function.function_type().as_function()?;
    let is_passed = |ty: &Type<'_>| !types::is_flag(*ty);
    if let Some(index) = inputs.iter().position(|ty| !is_passed(ty)) {
        return Some(format!(
            "takes {} as parameter {index}, where a kernel of GIR would take 32 bits; pass an i32 \
             and compare it with 0",
            inputs[index]
        ));
    }
    problem_of_push_constants(function.op(), &inputs)
}

/// The problem of a block of push constants that differs from the one of the scalar parameters, each at its
/// alignment.
fn problem_of_push_constants(function: Op<'_>, parameters: &[Type<'_>]) -> Option<String> {
    let stated = function
        .attribute(names::MIR_PUSH_CONSTANTS)
        .and_then(mir::PushConstantsAttr::from_attribute)?;
    let scalars = parameters
        .iter()
        .filter(|&&ty| mir::PtrType::from_type(ty).is_none());
    let (mut size, mut align) = (0, 0);
    for &ty in scalars {
        let own = layout::align(ty);
        size = (size + own - 1) / own * own + layout::size(ty);
        align = align.max(own);
    }
    (stated.size() != size || stated.align() != align).then(|| {
        format!(
            "states push constants of {} bytes aligned to {}, and its scalar parameters take {size} \
             aligned to {align}; GIR text can express only the latter, so pad with parameters, or remove \
             'mir.push_constants'",
            stated.size(),
            stated.align()
        )
    })
}

fn problem_of_parameter(function: func::FuncOp<'_>, index: usize) -> Option<String> {
    let given = resource(function, index)?;
    if given.kind() != mir::ResourceKind::Storage || given.layout().is_some() {
        return Some(format!(
            "has a resource as parameter {index} that is not storage, or has a layout; resources of GIR are \
             pointers to storage"
        ));
    }
    let names = name(function, index).zip(given.name());
    let (name, other) = names.filter(|(name, other)| name != other)?;
    Some(format!(
        "has a parameter '{name}' whose resource is '{other}'; GIR text has one name for both"
    ))
}
