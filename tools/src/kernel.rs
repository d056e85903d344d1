//! The compiler behind `gir-run`: one kernel of a file as a program for a device.

use crate::{
    codegen::{Codegen, Trouble},
    linked_files,
    os_error::reason,
    run::{
        element::ElemType,
        graphics::{GraphicsProgram, Stages},
        image::Class,
        program::{
            BufferSpace, Compile, CompileError, CompileRequest, DynamicGlobal, DynamicShared,
            Global, ImageUse, Indices, Param, ParamKind, Program, Slot, Specialised,
        },
    },
    specialisation, stage_kernels,
};
use gir::{
    compile::{self, Artifact},
    compiler::{CodeRequest, Compiler, Generator},
    fast_math,
    link::File,
    lir::{
        globals::lir_place_globals::give_ordinary_storage,
        subgroups::lir_expand_workgroup_collectives as collectives,
    },
    profile::{Family, known, ptx_libdevice, recorded},
    reflection::schema::{
        self, Access, Entry, GlobalSpace, Parameter, ParameterKind, ResourceType, Space,
    },
    targets::{self, Format},
};
use gir_dialects::{
    diagnostic,
    ir::{AttributeExt, Block, Op, OpView},
    mir, names,
    upstream::func,
};
use std::fs;

/// The compiler has printed its diagnostics already.
pub(crate) fn reported() -> CompileError {
    CompileError::Invalid(String::new())
}

/// The compiler, for the runtime.
#[derive(Clone, Copy, Debug)]
pub struct KernelCompiler;

impl Compile for KernelCompiler {
    fn compile(&self, request: &CompileRequest<'_>) -> Result<Program, CompileError> {
        compile_kernel(request)
    }

    fn compile_stages(
        &self,
        request: &CompileRequest<'_>,
        stages: Stages<'_>,
    ) -> Result<GraphicsProgram, CompileError> {
        stage_kernels::compile_stages(request, stages)
    }
}

/// Compiles one kernel of a file.
///
/// # Errors
/// When the file cannot be read, is wrong, or has no such kernel.
pub fn compile_kernel(request: &CompileRequest<'_>) -> Result<Program, CompileError> {
    let codegen = Codegen::default();
    let program = compile_file(request, |module| compile_module(module, request, &codegen));
    program.map_err(|error| explained(error, &codegen))
}

/// Replaces an error whose cause is the code generator's environment by that cause.
fn explained(error: CompileError, codegen: &Codegen) -> CompileError {
    match (error, codegen.trouble()) {
        (CompileError::Unsupported(said), Some(Trouble::Missing)) => CompileError::Absent(said),
        (CompileError::Unsupported(said), Some(Trouble::Library)) => CompileError::Invalid(said),
        (error, _) => error,
    }
}

/// Reads a file and applies a function to its module.
pub(crate) fn compile_file<T>(
    request: &CompileRequest<'_>,
    compile: impl FnOnce(Op<'_>) -> Result<T, CompileError>,
) -> Result<T, CompileError> {
    let name = request.source.to_string_lossy();
    let source = fs::read(request.source).map_err(|error| {
        let reason = reason(&error);
        CompileError::Invalid(format!("error: cannot read '{name}': {reason}"))
    })?;
    let linked = linked(request)?;
    let context = compile::new_context();
    let form = diagnostic::Form::Text;
    let program = diagnostic::print_with_source(&context, &source, &name, form, || {
        let module = compile::parse_linked(&context, &source, &name, &linked);
        compile(module.ok_or_else(reported)?.op())
    });
    program.map_err(|error| match error {
        CompileError::Invalid(said) if said.is_empty() && is_right(&source, &name, &linked) => {
            CompileError::Unsupported(said)
        }
        error => error,
    })
}

/// The files that are linked.
fn linked(request: &CompileRequest<'_>) -> Result<Vec<File>, CompileError> {
    let files = linked_files::read(request.linked);
    files.map_err(|message| CompileError::Invalid(format!("error: {message}")))
}

/// Whether a text can be lowered for a target that has everything. If so, an error for another target is due to the
/// features that it lacks.
fn is_right(source: &[u8], name: &str, linked: &[File]) -> bool {
    let context = compile::new_context();
    let lower = || {
        let module = compile::parse_linked(&context, source, name, linked)?;
        let op = module.op();
        let lowered =
            recorded::record(op, known::GENERIC) && compile::to_lir(op, Compiler::default());
        lowered.then_some(())
    };
    diagnostic::keep_errors(&context, lower).0.is_some()
}

/// Compiles one kernel of a text and prints nothing: the error holds the diagnostics, one a line.
///
/// # Errors
/// [`CompileError::Invalid`] when the text is wrong, [`CompileError::Unsupported`] when it is right
/// but cannot be compiled for the profile.
pub fn compile_text(text: &[u8], request: &CompileRequest<'_>) -> Result<Program, CompileError> {
    let context = compile::new_context();
    let name = request.source.to_string_lossy();
    let linked = linked(request)?;
    let parse = || compile::parse_linked(&context, text, &name, &linked);
    let (module, errors) = diagnostic::keep_errors(&context, parse);
    let module = module.ok_or_else(|| CompileError::Invalid(errors.join("\n")))?;
    let codegen = Codegen::default();
    let compile = || compile_module(module.op(), request, &codegen);
    let (program, errors) = diagnostic::keep_errors(&context, compile);
    let program = program.map_err(|error| match error {
        CompileError::Invalid(said) if said.is_empty() => {
            let errors = errors.join("\n");
            match is_right(text, &name, &linked) {
                true => CompileError::Unsupported(errors),
                false => CompileError::Invalid(errors),
            }
        }
        error => error,
    });
    program.map_err(|error| explained(error, &codegen))
}

/// Lowers a module to lir as requested; also returns the rest of the compilation.
pub(crate) fn lower<'g>(
    module: Op<'_>,
    request: &CompileRequest<'_>,
    generator: Option<Generator<'g>>,
) -> Result<Compiler<'g>, CompileError> {
    // No device here has memory mapped at the program's addresses.
    if !give_ordinary_storage(module) {
        return Err(reported());
    }
    if request.fast_math {
        fast_math::allow(module);
    }
    let compiler = Compiler::default();
    let compiler = generator.map_or(compiler, |generator| compiler.generating(generator));
    let compiler = match request.check {
        true => compiler.keeping_all(),
        false => compiler.at(request.level),
    };
    request.permissions.record(module);
    if let Some(tier) = request.argument_buffers {
        tier.record(module);
    }
    if !recorded::record(module, request.target) {
        return Err(reported());
    }
    if let Some(file) = request.libdevice {
        if format(module, request)?.name() != "ptx" {
            let said = "error: --ptx-libdevice applies to devices that take PTX only; leave it out";
            return Err(CompileError::Invalid(said.to_owned()));
        }
        ptx_libdevice::record(module, file);
    }
    match compile::to_lir(module, compiler) {
        true => Ok(compiler),
        false => Err(reported()),
    }
}

fn compile_module(
    module: Op<'_>,
    request: &CompileRequest<'_>,
    codegen: &Codegen,
) -> Result<Program, CompileError> {
    let generate = |request: &CodeRequest<'_>| codegen.start(request);
    let compiler = lower(module, request, Some(&generate))?;
    let kernel = select_kernel(module, request.kernel)?;
    let (workgroup_size, mut specialised) = sized(module, kernel, request)?;
    let format = format(module, request)?;
    let artifact = compile::emit_reflected(module, format, compiler);
    let Artifact { bytes, reflection } = artifact.ok_or_else(reported)?;
    // The other kernels of the module have been removed.
    let entry = reflection.entries.first().ok_or_else(reported)?;
    check_private_memory(entry)?;
    let mut program = describe(entry, &reflection.globals, workgroup_size);
    program.code = bytes;
    program.specialised.append(&mut specialised);
    program.format = format.name();
    program.target = request.target.to_owned();
    Ok(program)
}

/// The format that the device takes of the module's target, or that the target runs, or runs in checked mode.
pub(crate) fn format(
    module: Op<'_>,
    request: &CompileRequest<'_>,
) -> Result<&'static Format, CompileError> {
    let profile = recorded::profile(module).ok_or_else(reported)?;
    let own = request.form.and_then(|form| {
        let mut formats = targets::FORMATS.iter().copied();
        formats.find(|it| it.name() == form && it.families.contains(&profile.family))
    });
    let (found, how) = match request.check {
        true => (targets::checked(profile.family), "runs checked"),
        false => (own.or_else(|| targets::executed(profile.family)), "runs"),
    };
    found.ok_or_else(|| {
        let name = &profile.name;
        CompileError::Unsupported(format!("error: no device {how} kernels for '{name}'"))
    })
}

/// The kernel of that name; the module's other kernels are dropped.
fn select_kernel<'c>(module: Op<'c>, name: &str) -> Result<func::FuncOp<'c>, CompileError> {
    let kernels: Vec<_> = top_level(module)
        .filter(|op| op.attribute(names::LIR_KERNEL).is_some())
        .filter_map(|op| op.cast::<func::FuncOp<'c>>())
        .collect();
    let Some(&chosen) = kernels.iter().find(|kernel| kernel.sym_name() == name) else {
        let known: Vec<_> = kernels.iter().map(|kernel| kernel.sym_name()).collect();
        let known = match known.as_slice() {
            [] => "the file has none".to_owned(),
            known => format!("the file has {}", known.join(", ")),
        };
        return Err(CompileError::Invalid(format!(
            "error: no kernel '{name}': {known}"
        )));
    };
    for kernel in kernels.iter().filter(|kernel| kernel.sym_name() != name) {
        kernel.op().erase();
    }
    Ok(chosen)
}

pub(crate) fn top_level<'c>(module: Op<'c>) -> impl Iterator<Item = Op<'c>> {
    module.region(0).blocks().flat_map(Block::ops)
}

/// Fixes the size of workgroups; returns the constants that the device has to set when it loads the kernel. Constants
/// that a device cannot set are fixed in the module.
fn sized(
    module: Op<'_>,
    kernel: func::FuncOp<'_>,
    request: &CompileRequest<'_>,
) -> Result<([u32; 3], Vec<Specialised>), CompileError> {
    let profile = recorded::profile(module).ok_or_else(reported)?;
    let values = specialisation::values(module, request.specialisations);
    let mut values = values.map_err(|what| CompileError::Invalid(format!("error: {what}")))?;
    if !matches!(profile.family, Family::Vulkan | Family::OpenclSpirv) {
        specialisation::fix(module, &values);
        values.clear();
    }
    let ids = kernel.op().attribute(names::LIR_WORKGROUP_SIZE_IDS);
    // Shared memory with a slot per work-item is declared with a fixed size.
    let is_open = profile.family == Family::Vulkan && !collectives::needs_sizes(module);
    let ids = ids.filter(|_| is_open);
    let size = match ids.and_then(AttributeExt::as_dense_i32) {
        Some(ids) => {
            let size = request.workgroup_size.or_else(|| hinted_size(kernel));
            let size = size.ok_or_else(|| sizeless(kernel))?;
            let ids = ids.into_iter().map(i32::unsigned_abs);
            values.extend(specialisation::extents(ids, size));
            size
        }
        None => workgroup_size(kernel, request.workgroup_size)?,
    };
    Ok((size, values))
}

/// The hint of a kernel whose workgroup size the host sets and has not, if the source has one.
fn hinted_size(kernel: func::FuncOp<'_>) -> Option<[u32; 3]> {
    let attribute = kernel.op().attribute(names::LIR_KERNEL);
    let attribute = attribute.and_then(mir::KernelAttr::from_attribute);
    let hint = attribute.map(|attribute| attribute.local_size_hint());
    let hint = hint
        .into_iter()
        .flatten()
        .filter_map(|it| u32::try_from(it).ok());
    hint.collect::<Vec<_>>().try_into().ok()
}

/// The error for a kernel without a workgroup size.
fn sizeless(kernel: func::FuncOp<'_>) -> CompileError {
    CompileError::Invalid(format!(
        "error: kernel '{}' states no workgroup size; pass --workgroup-size X[,Y,Z]",
        kernel.sym_name()
    ))
}

/// The kernel's own size, or the launch's, which then becomes the kernel's.
fn workgroup_size(
    kernel: func::FuncOp<'_>,
    asked: Option<[u32; 3]>,
) -> Result<[u32; 3], CompileError> {
    let op = kernel.op();
    let attribute = op
        .attribute(names::LIR_KERNEL)
        .and_then(mir::KernelAttr::from_attribute);
    let own: Vec<u32> = attribute
        .map(|attribute| attribute.workgroup_size())
        .unwrap_or_default()
        .iter()
        .filter_map(|&extent| u32::try_from(extent).ok())
        .collect();
    if let [x, y, z] = *own {
        return Ok([x, y, z]);
    }
    let is_constant = op.attribute(names::LIR_WORKGROUP_SIZE_IDS).is_some();
    let hinted = || hinted_size(kernel).filter(|_| is_constant);
    let size = asked.or_else(hinted).ok_or_else(|| sizeless(kernel))?;
    let subgroup = attribute.and_then(|attribute| attribute.subgroup_size());
    let hint = attribute.map_or(vec![], |attribute| attribute.local_size_hint());
    let extents = size.map(i64::from);
    let stage = mir::Stage::Compute;
    let sized = mir::KernelAttr::get(op.context(), stage, &extents, subgroup, &hint);
    op.set_attribute(names::LIR_KERNEL, sized);
    op.remove_attribute(names::LIR_WORKGROUP_SIZE_IDS);
    Ok(size)
}

/// Maximal bytes of private memory of a work-item. Vulkan has no limit to query, and drivers crash when they run out.
const MAX_PRIVATE_MEMORY: u64 = 1 << 20;

pub(crate) fn check_private_memory(entry: &Entry) -> Result<(), CompileError> {
    let (name, bytes) = (&entry.name, entry.usage.private_bytes);
    if bytes > MAX_PRIVATE_MEMORY {
        return Err(CompileError::Unsupported(format!(
            "error: kernel '{name}' needs {bytes} bytes of private memory for each work-item; gir-run provides at most {MAX_PRIVATE_MEMORY}"
        )));
    }
    Ok(())
}

/// The program as a launch sees it, from reflection.
pub fn describe(entry: &Entry, globals: &[schema::Global], workgroup_size: [u32; 3]) -> Program {
    let parameters = entry.parameters.iter().enumerate();
    let block = entry.push_constants;
    Program {
        code: vec![],
        format: "",
        target: String::new(),
        entry: entry.symbol().to_owned(),
        workgroup_size,
        subgroup_size: entry.subgroup_size,
        params: parameters
            .filter_map(|(index, given)| param(index, given, entry))
            .collect(),
        globals: globals
            .iter()
            .filter_map(|global| buffer(global, entry))
            .collect(),
        dynamic_global: globals
            .iter()
            .filter(|global| entry.globals.contains(&global.name))
            .find_map(dynamic),
        variant: None,
        specialised: vec![],
        indices: indices(entry),
        arguments: entry.arguments.clone(),
        push_constant_size: block.map_or(0, |block| block.size as u32),
        shared_size: entry.shared_memory.static_bytes,
    }
}

/// The bindings of the kernel's resources in the target's API.
pub(crate) fn indices(entry: &Entry) -> Indices {
    let resources = entry.resources.iter().filter_map(|resource| {
        let (set, binding) = (resource.set, resource.binding);
        Some((Slot { set, binding }, resource.index?))
    });
    let members = entry.resources.iter().filter_map(|resource| {
        let (set, binding) = (resource.set, resource.binding);
        Some((Slot { set, binding }, resource.argument_id?))
    });
    Indices {
        resources: resources.collect(),
        constants: entry.push_constants.and_then(|block| block.index),
        members: members.collect(),
    }
}

pub(crate) fn param(index: usize, given: &Parameter, entry: &Entry) -> Option<Param> {
    let elem = || elem_type(given.ty.as_deref());
    let kind = match given.kind {
        ParameterKind::Value => ParamKind::Scalar {
            ty: elem()?,
            offset: given.offset? as u32,
        },
        ParameterKind::Shared => ParamKind::DynamicShared(DynamicShared {
            spec_id: given.spec_id?,
            elem: elem()?,
        }),
        ParameterKind::Resource => {
            let mut bound = entry.resources.iter();
            let resource = bound.find(|bound| bound.parameter == Some(index as u32));
            resource_kind(slot(given.set, given.binding)?, elem(), resource)?
        }
        ParameterKind::Address => ParamKind::Address {
            offset: given.offset? as u32,
            elem: elem()?,
        },
        ParameterKind::Input => return None,
    };
    let name = given.name.clone().unwrap_or_else(|| index.to_string());
    Some(Param { name, kind })
}

/// The kind of a parameter's resource; a pointer without a binding of its own is a buffer.
fn resource_kind(
    slot: Slot,
    elem: Option<ElemType>,
    resource: Option<&schema::Resource>,
) -> Option<ParamKind> {
    let dimensions = match resource.map(|resource| resource.kind) {
        Some(ResourceType::Sampler) => return Some(ParamKind::Sampler { slot }),
        Some(ResourceType::AccelerationStructure) => return None,
        Some(ResourceType::Image2d) => 2,
        Some(ResourceType::Image3d) => 3,
        None | Some(ResourceType::Buffer) => {
            let is_uniform = resource.is_some_and(|resource| resource.space == Space::Uniform);
            let space = match is_uniform {
                true => BufferSpace::Uniform,
                false => BufferSpace::Storage,
            };
            // The layout decides the offsets of a matrix's rows or columns.
            let has_lines = resource.is_some_and(|it| it.layout.is_some() && it.matrix.is_some());
            let elem = match has_lines {
                true => elem?.lane().into(),
                false => elem?,
            };
            return Some(ParamKind::Buffer { slot, elem, space });
        }
    };
    let resource = resource?;
    let access = resource.access?;
    let image = ImageUse {
        dimensions,
        class: match resource.element.as_deref()? {
            "i32" => Class::Signed,
            "u32" => Class::Unsigned,
            _ => Class::Float,
        },
        is_sampled: access == Access::Sampled,
        is_read: access != Access::Write,
        is_written: matches!(access, Access::Write | Access::ReadWrite),
    };
    Some(ParamKind::Image { slot, image })
}

fn slot(set: Option<u32>, binding: Option<u32>) -> Option<Slot> {
    let (set, binding) = (set?, binding?);
    Some(Slot { set, binding })
}

/// A global whose size the launch decides.
fn dynamic(global: &schema::Global) -> Option<DynamicGlobal> {
    let shared = DynamicShared {
        spec_id: global.spec_id?,
        elem: elem_type(global.ty.as_deref())?,
    };
    let name = global.name.clone();
    Some(DynamicGlobal { name, shared })
}

/// A global that lives in a buffer.
pub(crate) fn buffer(global: &schema::Global, entry: &Entry) -> Option<Global> {
    let mut addresses = entry.global_addresses.iter();
    let address = addresses.find(|address| address.name == global.name);
    Some(Global {
        name: global.name.clone(),
        slot: slot(global.set, global.binding)?,
        address: address.map(|address| address.offset as u32),
        elem: elem_type(global.ty.as_deref())?,
        count: global.count?,
        init: global.initial_bytes.as_ref().map(|bytes| bytes.0.clone()),
        is_table: global.space == GlobalSpace::Constant,
    })
}

/// A scalar type with its sign, or a vector of it; the rows of a matrix are vectors.
pub(crate) fn elem_type(name: Option<&str>) -> Option<ElemType> {
    let name = name?;
    let row = name.strip_prefix("mat").and_then(|matrix| {
        let (columns, rest) = matrix.split_once('x')?;
        let (_, element) = rest.split_once('<')?;
        Some(format!("vec{columns}<{element}"))
    });
    row.as_deref().unwrap_or(name).parse().ok()
}
