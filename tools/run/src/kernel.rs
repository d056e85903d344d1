//! The compiler behind `gir-run`: one kernel of a file as a program for a device.

use crate::source_file;
use crate::{
    graphics::{GraphicsProgram, Stages},
    kernel_description::{check_images, describe},
    program::{Compile, CompileError, CompileRequest, Program, Specialised},
    specialisation, stage_kernels,
};
use gir::{
    compilation::{Compilation, Lowered},
    compile::Artifact,
    compiler::CodeRequest,
    import::llvm::kernel_names,
    lir::subgroups::lir_expand_workgroup_collectives as collectives,
    opt_level::OptLevel,
    profile::{Family, Support, recorded},
    reflection::schema::Entry,
    targets::{self, Format},
};
use gir_dialects::{
    collected::{Diagnostics, Kind},
    common::Feature,
    diagnostic::{self, Form},
    ir::{AttributeExt, Block, Op, OpView},
    mir, names,
    upstream::func,
};
use gir_tools::{
    codegen::{Codegen, Trouble},
    from_source::{self, Language},
    linked_files,
    os_error::reason,
};

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
    compile_file(request, compile_lowered)
}

/// Reads a file, lowers it and applies a function to it; prints the diagnostics.
pub(crate) fn compile_file<T>(
    request: &CompileRequest<'_>,
    then: impl FnOnce(Lowered<'_, '_>, &CompileRequest<'_>) -> Result<T, CompileError>,
) -> Result<T, CompileError> {
    let name = source_file::name(request.source);
    let source = source_file::read(request.source).map_err(|error| {
        let reason = reason(&error);
        CompileError::Invalid(format!("error: cannot read '{name}': {reason}"))
    })?;
    let compiled = by_clang(request, &source)?;
    let (value, diagnostics) = compile((&source, compiled.as_deref()), request, then)?;
    diagnostic::print_all(&diagnostics, &source, &name, Form::Text);
    value.map_err(|error| error.of_kind(diagnostics.kind(), String::new()))
}

/// The LLVM IR of a source that clang compiles; `None` for other languages.
fn by_clang(request: &CompileRequest<'_>, text: &[u8]) -> Result<Option<Vec<u8>>, CompileError> {
    let Some(language) = Language::of(request.source) else {
        return match request.clang_flags.is_empty() {
            true => Ok(None),
            false => Err(CompileError::Invalid(format!(
                "error: {}",
                from_source::SUPERFLUOUS
            ))),
        };
    };
    let options = from_source::Request {
        flags: request.clang_flags,
        keeps_all: request.check,
    };
    let print = |said: &Diagnostics| {
        let name = source_file::name(request.source);
        diagnostic::print_all(said, text, &name, Form::Text);
    };
    match from_source::compile(request.source, language, options) {
        Ok((code, said)) => {
            print(&said);
            Ok(Some(code))
        }
        Err(from_source::Failure::Absent(message)) => {
            Err(CompileError::Absent(format!("error: {message}")))
        }
        Err(from_source::Failure::Refused(said)) => {
            print(&said);
            Err(CompileError::Invalid(String::new()))
        }
    }
}

/// Compiles one kernel of a text and prints nothing: the error holds the diagnostics, one a line.
///
/// # Errors
/// [`CompileError::Invalid`] when the text is wrong, [`CompileError::Unsupported`] when it is right
/// but cannot be compiled for the profile.
pub fn compile_text(text: &[u8], request: &CompileRequest<'_>) -> Result<Program, CompileError> {
    let (program, diagnostics) = compile((text, None), request, compile_lowered)?;
    program.map_err(|error| error.of_kind(diagnostics.kind(), diagnostics.to_string()))
}

/// The reason for which a function on a lowered module has no value.
enum Stopped {
    /// The diagnostics have it.
    Reported,
    /// The environment of the code generator; the diagnostics say more.
    Codegen(Trouble),
    /// This.
    By(CompileError),
}

impl Stopped {
    /// The error for a failure of a kind, which `said` describes.
    fn of_kind(self, kind: Option<Kind>, said: String) -> CompileError {
        match (self, kind) {
            (Self::By(error), _) => error,
            (Self::Codegen(Trouble::Missing), _) => CompileError::Absent(said),
            (Self::Codegen(Trouble::Library), _) => CompileError::Invalid(said),
            (Self::Reported, Some(Kind::Unsupported)) => CompileError::Unsupported(said),
            (Self::Reported, _) => CompileError::Invalid(said),
        }
    }
}

/// The value of a compilation, and its diagnostics.
type Compiled<T> = (Result<T, Stopped>, Diagnostics);

/// Lowers a source as requested and applies a function to it.
fn compile<T>(
    (source, compiled): (&[u8], Option<&[u8]>),
    request: &CompileRequest<'_>,
    then: impl FnOnce(Lowered<'_, '_>, &CompileRequest<'_>) -> Result<T, CompileError>,
) -> Result<Compiled<T>, CompileError> {
    let linked = linked_files::read(request.linked, request.clang_flags, Form::Text);
    let linked = linked.map_err(|message| match message.is_empty() {
        true => CompileError::Invalid(message),
        false => CompileError::Invalid(format!("error: {message}")),
    })?;
    let name = source_file::name(request.source);
    let codegen = Codegen::default();
    let generate = |request: &CodeRequest<'_>| codegen.start(request);
    let level = match request.check {
        // A checked run observes every operation of the program as it is.
        true => OptLevel::O0,
        false => request.level,
    };
    let mut compilation = Compilation::new(source)
        .named(&name)
        .compiled(compiled)
        .importing(request.kernel)
        .linking(&linked)
        .target(request.target)
        .profiles(request.profiles)
        .permitting(request.permissions)
        .options(request.options.clone())
        .fast_math(request.fast_math)
        // No device here has memory mapped at the program's addresses.
        .ordinary_storage()
        .level(level)
        .generating(&generate);
    if let Some(size) = request.workgroup_size.filter(|_| is_size_needed(request)) {
        compilation = compilation.workgroup_size(size);
    }
    let (value, diagnostics) = compilation.lowered(|lowered| {
        check_options(lowered.module, request)?;
        then(lowered, request)
    });
    let value = match value {
        None => Err(Stopped::Reported),
        Some(Ok(value)) => Ok(value),
        Some(Err(CompileError::Invalid(said))) if said.is_empty() => Err(codegen
            .trouble()
            .map_or(Stopped::Reported, Stopped::Codegen)),
        Some(Err(error)) => Err(Stopped::By(error)),
    };
    Ok((value, diagnostics))
}

/// Whether kernels are lowered for the size of the launch: subgroups that go through shared memory have a place there
/// for each work-item.
fn is_size_needed(request: &CompileRequest<'_>) -> bool {
    let profile = request.profiles.find(request.target);
    profile.is_some_and(|profile| profile.support(Feature::Subgroups) == Support::Lowered)
}

/// Refuses options that do not change kernels of the device's form.
fn check_options(module: Op<'_>, request: &CompileRequest<'_>) -> Result<(), CompileError> {
    let emission = format(module, request)?.flag;
    let misplaced = request.options.misplaced(emission);
    misplaced.map_or(Ok(()), |option| {
        let form = emission.trim_start_matches("emit-");
        Err(CompileError::Invalid(format!(
            "error: --{} does not apply to a device that takes kernels as {form}; leave it out",
            option.flag
        )))
    })
}

/// The program of a lowered module.
fn compile_lowered(
    lowered: Lowered<'_, '_>,
    request: &CompileRequest<'_>,
) -> Result<Program, CompileError> {
    let module = lowered.module;
    let kernel = select_kernel(module, request.kernel)?;
    let (workgroup_size, mut specialised) = sized(module, kernel, request)?;
    let format = format(module, request)?;
    let profile = recorded::known_profile(module).ok_or_else(reported)?;
    let artifact = lowered.emit(format).ok_or_else(reported)?;
    let Artifact {
        bytes, reflection, ..
    } = artifact;
    // The other kernels of the module have been removed.
    let entry = reflection.entries.first().ok_or_else(reported)?;
    check_private_memory(entry)?;
    check_images(entry)?;
    let mut program = describe(entry, &reflection.globals, workgroup_size, profile);
    program.code = bytes;
    program.specialised.append(&mut specialised);
    program.format = format.name();
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
    let known: Vec<_> = kernels.iter().map(|kernel| kernel.sym_name()).collect();
    let symbol = kernel_names::choose(&known, name);
    let is_chosen = |kernel: &func::FuncOp<'_>| Some(kernel.sym_name()) == symbol;
    let Some(&chosen) = kernels.iter().find(|kernel| is_chosen(kernel)) else {
        let known = match known.as_slice() {
            [] => "the file has none".to_owned(),
            known => format!("the file has {}", known.join(", ")),
        };
        return Err(CompileError::Invalid(format!(
            "error: no kernel '{name}': {known}"
        )));
    };
    for kernel in kernels.iter().filter(|kernel| !is_chosen(kernel)) {
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
