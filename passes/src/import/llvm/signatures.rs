//! The functions of mir for those of the `llvm` dialect: kernels, parameters, attributes.
//!
//! A parameter that is passed by value in memory, or as an aggregate, becomes a parameter for each of its numbers.
//! Those of a kernel say which member they are, so that targets whose hosts pass structures take one argument.

use super::{
    convert::Conversion,
    handles, images,
    kernels::{self, by_value, declared, fact, is_kernel},
    spirv_metadata,
    types::{is_pointer, is_void, number_type, place},
};
use gir_dialects::{
    ir::{self, Attribute, Builder, LocationExt, Op, OpView, Type, TypeExt},
    llvm_import,
    mir::{self, KernelAttr, PtrType, Stage, StorageSpace},
    names,
    upstream::{func, llvm},
};

/// A parameter of mir.
struct Parameter<'c> {
    ty: Type<'c>,
    name: String,
    /// The number of the parameter of the source that it is all of.
    whole: Option<usize>,
    /// The structure of the source that it is a member of.
    member: Option<Attribute<'c>>,
    /// The number of the parameter of the source.
    at: usize,
}

/// Makes the function of mir for one of the `llvm` dialect, before it, without a body; `None` after a diagnostic.
pub fn declare<'c>(
    conversion: &Conversion<'c>,
    function: llvm::LLVMFuncOp<'c>,
) -> Option<func::FuncOp<'c>> {
    let op = function.op();
    let (result, _) = llvm_import::signature(function.function_type());
    let kernel = is_kernel(function);
    let parameters = parameters(conversion, function)?;
    let mut results = vec![];
    if !is_void(result) {
        for (leaf, _) in conversion.layout.leaves(result) {
            results.push(result_type(conversion, function, leaf)?);
        }
    }
    let inputs: Vec<_> = parameters.iter().map(|parameter| parameter.ty).collect();
    let ty = ir::function(op.context(), &inputs, &results);
    let visibility = (!kernel).then_some("private");
    let b = Builder::before(op).with_location(place(op));
    let new = func::FuncOp::build(&b, function.sym_name(), ty, visibility, None, None, false);
    let attributes = attributes(function, &parameters, kernel);
    new.set_arg_attrs((!attributes.is_empty()).then(|| ir::array(op.context(), &attributes)));
    if let Some(metadata) = spirv_metadata::of_function(function) {
        new.op().set_attribute(names::MIR_LLVM_METADATA, metadata);
    }
    if kernel {
        new.op()
            .set_attribute(names::MIR_KERNEL, kernel_attribute(function));
    }
    let entry: Vec<_> = parameters
        .iter()
        .map(|parameter| (parameter.ty, b.location().renamed(&parameter.name)))
        .collect();
    new.op().region(0).append(ir::Block::new(&entry));
    Some(new)
}

/// The type of a result. A pointer has that of what the function returns.
fn result_type<'c>(
    conversion: &Conversion<'c>,
    function: llvm::LLVMFuncOp<'c>,
    leaf: Type<'c>,
) -> Option<Type<'c>> {
    if is_pointer(leaf) {
        let blocks = function.body().blocks();
        let mut ends = blocks.filter_map(|block| block.terminator()?.cast::<llvm::ReturnOp<'c>>());
        let value = ends.find_map(|end| end.op().operands().next());
        return value.map(|value| conversion.pointers.ty(value));
    }
    value_type(function.op(), leaf)
}

/// The type of a value that is no pointer; `None` after a diagnostic.
fn value_type<'c>(op: Op<'c>, ty: Type<'c>) -> Option<Type<'c>> {
    let known = number_type(ty);
    if known.is_none() {
        op.error(format!(
            "has a parameter or result of type {ty}; use integers of 1 to 64 bits, floats of 16 to 64, vectors, structures and pointers"
        ));
    }
    known
}

fn parameters<'c>(
    conversion: &Conversion<'c>,
    function: llvm::LLVMFuncOp<'c>,
) -> Option<Vec<Parameter<'c>>> {
    let mut all = vec![];
    let entry = function.body().first_block()?;
    for (at, value) in entry.arguments().enumerate() {
        let name = fact(function, "gir-arg-names", at).map(str::to_owned);
        let name = name.or_else(|| fact(function, "gir-kernel_arg_name", at).map(str::to_owned));
        let name = name.unwrap_or_else(|| format!("arg{at}"));
        if images::is_of_spirv(value) {
            let ty = images::parameter(value);
            all.push(bound(function, ty, (at, name))?);
        } else if let Some(handle) = handles::of(value.ty()) {
            let ty = match is_kernel(function) {
                true => handles::parameter_type(value, handle),
                false => Err("takes an image or a sampler and is no kernel; inline it".to_owned()),
            };
            all.push(bound(function, ty, (at, name))?);
        } else if let Some(ty) = by_value(function, at) {
            let held = conversion.pointers.held(value);
            add_leaves(conversion, function, (at, ty, &name), held, &mut all)?;
        } else if is_pointer(value.ty()) {
            let ty = conversion.pointers.ty(value);
            all.push(Parameter {
                ty,
                name,
                whole: Some(at),
                member: None,
                at,
            });
        } else if conversion.layout.leaf_count(value.ty()) == 1 && number_type(value.ty()).is_some()
        {
            all.push(Parameter {
                ty: value.ty(),
                name,
                whole: Some(at),
                member: None,
                at,
            });
        } else {
            add_leaves(
                conversion,
                function,
                (at, value.ty(), &name),
                None,
                &mut all,
            )?;
        }
    }
    for sampler in handles::bound_samplers(function) {
        all.push(Parameter {
            ty: mir::SamplerType::get(function.op().context()),
            name: sampler.name(),
            whole: None,
            at: entry.argument_count(),
            member: None,
        });
    }
    let mut taken = std::collections::HashSet::new();
    for parameter in &mut all {
        while !taken.insert(parameter.name.clone()) {
            parameter.name.push('_');
        }
    }
    Some(all)
}

/// A parameter that is an image or a sampler; `None` after a diagnostic.
fn bound<'c>(
    function: llvm::LLVMFuncOp<'c>,
    ty: Result<Type<'c>, String>,
    (at, name): (usize, String),
) -> Option<Parameter<'c>> {
    match ty {
        Ok(ty) => Some(Parameter {
            ty,
            name,
            whole: None,
            at,
            member: None,
        }),
        Err(why) => {
            let op = function.op();
            op.set_location(place(op));
            op.error(format!("{why} (in '@{}')", function.sym_name()));
            None
        }
    }
}

fn add_leaves<'c>(
    conversion: &Conversion<'c>,
    function: llvm::LLVMFuncOp<'c>,
    (at, ty, name): (usize, Type<'c>, &str),
    held: Option<Type<'c>>,
    all: &mut Vec<Parameter<'c>>,
) -> Option<()> {
    let context = function.op().context();
    let stated = kernels::alignment(function, at).unwrap_or(1);
    let align = conversion.layout.align(ty).max(stated);
    let size = conversion.layout.size(ty);
    for (number, (leaf, offset)) in conversion.layout.leaves(ty).into_iter().enumerate() {
        let ty = match is_pointer(leaf) {
            true => held.or_else(|| conversion.pointers.unknown(leaf))?,
            false => value_type(function.op(), leaf)?,
        };
        all.push(Parameter {
            ty,
            name: format!("{name}_{number}"),
            whole: None,
            member: Some(mir::MemberAttr::get(context, name, offset, size, align)),
            at,
        });
    }
    Some(())
}

/// The mir attributes of each parameter.
fn attributes<'c>(
    function: llvm::LLVMFuncOp<'c>,
    parameters: &[Parameter<'c>],
    kernel: bool,
) -> Vec<Attribute<'c>> {
    let context = function.op().context();
    let mut bindings = 0..;
    let describe = |parameter: &Parameter<'c>| {
        let pointer = PtrType::from_type(parameter.ty);
        let element = pointer.map_or(parameter.ty, PtrType::pointee);
        let said = parameter.whole.and_then(|at| declared(function, at));
        let signed = said.map(|said| said.signed(context));
        let signed = signed.filter(|signed| {
            signed.number_bits() == element.number_bits() && signed.is_int() == element.is_int()
        });
        let mut entries = vec![(names::MIR_NAME, ir::string(context, &parameter.name))];
        if images::kind(parameter.ty).is_none() {
            let ty = ir::type_attr(signed.unwrap_or(element));
            entries.push((names::MIR_TYPE, ty));
        }
        let member = parameter.member.filter(|_| kernel);
        entries.extend(member.map(|member| (names::MIR_MEMBER, member)));
        let whole = parameter
            .whole
            .or(images::kind(parameter.ty).map(|_| parameter.at));
        if let Some(metadata) = spirv_metadata::of_parameter(function, parameter.at, whole) {
            entries.push((names::MIR_LLVM_METADATA, metadata));
        }
        if let Some(kind) = images::kind(parameter.ty).filter(|_| kernel)
            && let Some(binding) = bindings.next()
        {
            let resource = mir::ResourceAttr::get(context, 0, binding, kind, None, None);
            entries.push((names::MIR_RESOURCE, resource));
        }
        // Workgroup memory is created by the launch, without a binding.
        if let Some(pointer) = pointer.filter(|_| kernel)
            && let Some(binding) = bindings.next()
            && pointer.space() != StorageSpace::Workgroup
        {
            let kind = mir::ResourceKind::Storage;
            let resource = mir::ResourceAttr::get(context, 0, binding, kind, None, None);
            entries.push((names::MIR_RESOURCE, resource));
        }
        ir::dictionary(context, &entries)
    };
    parameters.iter().map(describe).collect()
}

fn kernel_attribute<'c>(function: llvm::LLVMFuncOp<'c>) -> Attribute<'c> {
    let extents = |sizes: Vec<i32>| {
        let mut sizes: Vec<_> = sizes.into_iter().map(i64::from).collect();
        sizes.resize(3, 1);
        sizes
    };
    let size = kernels::stated_size(function)
        .or_else(|| spirv_metadata::group_size(function))
        .map(extents)
        .unwrap_or_default();
    let hint = function
        .work_group_size_hint()
        .or_else(|| spirv_metadata::group_size_hint(function))
        .map(extents)
        .unwrap_or_default();
    let subgroup = function.intel_reqd_sub_group_size().map(i64::from);
    let subgroup = subgroup.or_else(|| spirv_metadata::subgroup_size(function));
    KernelAttr::get(
        function.op().context(),
        Stage::Compute,
        &size,
        subgroup,
        &hint,
    )
}
