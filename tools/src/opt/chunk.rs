//! One chunk of input: the library reads the program, records its settings and emits; the passes of the command line
//! run between.

use super::{flags::Emit, host::Host, request::Request};
use crate::codegen::Codegen;
use gir::{
    compile::{self, Artifact},
    compiler::{CodeRequest, Compiler},
    gir::ids,
    opt_level, pipeline,
    reflection::Reflection,
    step,
    targets::{Format, spirv::variants::Variant},
};
use gir_dialects::{
    driver::{Chunk, Driver, Output},
    ir::{Module, Op},
    pass::PassManager,
};

/// The results of chunks beside the bytes of the output.
#[derive(Default)]
pub struct Side {
    /// The reflection of each.
    pub reflections: Vec<Reflection>,
    /// The files for a folder, with their names.
    pub files: Vec<(String, Vec<u8>)>,
}

/// Handles one chunk; false after diagnostics.
pub fn process(
    driver: &Driver,
    request: &Request,
    chunk: &Chunk<'_>,
    output: &mut Output<'_>,
    side: &mut Side,
) -> bool {
    let program = request.program(chunk, driver.verify_on_parsing());
    let Some(module) = driver.time("Parser", || program.read(chunk.context)) else {
        return false;
    };
    let op = module.op();
    let mut passes = PassManager::new(op.context());
    let is_done = transform(Host::Run(driver), request, &module, &mut passes)
        && print_module(driver, request, op, &passes, output, side);
    // The end of the process frees the only module of a run, and its context.
    if !driver.splits_input() {
        std::mem::forget(module);
    }
    is_done
}

/// Emits a variant of one chunk; `None` after diagnostics.
pub fn emit_variant(
    driver: &Driver,
    request: &Request,
    chunk: &Chunk<'_>,
    (variant, format): (Variant, &Format),
) -> Option<Artifact> {
    let program = request.program(chunk, driver.verify_on_parsing());
    let module = program.read(chunk.context)?;
    let op = module.op();
    let mut passes = PassManager::new(op.context());
    if !transform(Host::Run(driver), request, &module, &mut passes) {
        return None;
    }
    let instrument = |passes: &PassManager<'_>| driver.instrument(passes);
    let compiler = Compiler::new(&instrument).at(request.level);
    let compiler = compiler.knowing_checked(pipeline::ends_with_target_check(&passes));
    let ready = compile::to_lir(op, compiler) && variant.check(op);
    ready
        .then(|| compile::emit_reflected(op, format, compiler))
        .flatten()
}

/// Records the settings, and runs the passes of the command line.
fn transform<'c>(
    host: Host<'_>,
    request: &Request,
    module: &Module<'c>,
    passes: &mut PassManager<'c>,
) -> bool {
    let op = module.op();
    let instrument = |passes: &PassManager<'_>| host.instrument(passes);
    let recorded = request.settings.record(op, host.compiler(&instrument));
    if !host.has_command_line() {
        return recorded;
    }
    let setup = || host.setup_passes(passes);
    if !recorded || !opt_level::during(request.level, setup) {
        return false;
    }
    if !verifies_once(host, request) {
        return passes.run(op);
    }
    passes.verify_each(false);
    passes.run(op) && op.verify()
}

/// Whether the module is verified behind the last pass only: on the way to an output that is not MLIR, unless
/// `--verify-each` asks for more. Programs built for debugging verify behind each pass.
fn verifies_once(host: Host<'_>, request: &Request) -> bool {
    request.emit.is_some() && !host.states_verify_each() && !cfg!(debug_assertions)
}

fn print_module(
    driver: &Driver,
    request: &Request,
    module: Op<'_>,
    passes: &PassManager<'_>,
    output: &mut Output<'_>,
    side: &mut Side,
) -> bool {
    let Some(emission) = request.emit else {
        return driver.time("Output", || {
            // Bytecode keeps the names unchanged.
            let names_as_ids = !driver.emit_bytecode() && ids::assign(module);
            driver.print(module, names_as_ids, output)
        });
    };
    let host = Host::Run(driver);
    let bytes = emit(host, request, (module, emission), passes, side, false);
    bytes.is_some_and(|bytes| {
        output.write(&bytes);
        true
    })
}

/// The bytes of an emission, none of which are of files for a folder; `None` after diagnostics. A module may be known
/// to be structured mir.
fn emit(
    host: Host<'_>,
    request: &Request,
    (module, emission): (Op<'_>, Emit),
    passes: &PassManager<'_>,
    side: &mut Side,
    is_structured: bool,
) -> Option<Vec<u8>> {
    let instrument = |passes: &PassManager<'_>| host.instrument(passes);
    let codegen = Codegen::default();
    let generate = |request: &CodeRequest<'_>| codegen.start(request);
    let compiler = host.compiler(&instrument).at(request.level);
    let compiler = compiler.with_debug_info(request.debug_info);
    let compiler = compiler.generating(&generate);
    let is_checked = host.has_command_line() && pipeline::ends_with_target_check(passes);
    let compiler = compiler.knowing_checked(is_checked);
    let compiler = compiler.knowing_structured(is_structured);
    if let (true, Some(format)) = (request.is_folder, emission.of_files()) {
        let (files, reflection) = compile::emit_files(module, format, compiler)?;
        side.files.extend(files);
        side.reflections.push(reflection);
        return Some(vec![]);
    }
    let (bytes, reflection) = match request.reflection {
        Some(_) => emission.emit_reflected(module, compiler)?,
        None => (emission.emit(module, compiler)?, None),
    };
    side.reflections.extend(reflection);
    Some(bytes)
}

/// Emits one chunk by several requests, in their order; false after diagnostics. The program is read once, and so is
/// what all targets share lowered, unless the command line has passes of its own.
pub fn emit_all(
    host: Host<'_>,
    requests: &[Request],
    chunk: &Chunk<'_>,
    side: &mut Side,
) -> Option<Vec<Vec<u8>>> {
    let first = requests.first()?;
    let program = first.program(chunk, host.verifies_on_parsing());
    let module = host.time("Parser", || program.read(chunk.context))?;
    let instrument = |passes: &PassManager<'_>| host.instrument(passes);
    let compiler = host.compiler(&instrument).at(first.level);
    let op = module.op();
    let mut source = None;
    if !has_passes(host, op) && compile::is_above_mir(op) {
        if !first.settings.of_every_target().record(op, compiler) {
            return None;
        }
        // GIR text is that of the source.
        source = Some(module.copy());
        if !compile::to_mir(op, compiler) {
            return None;
        }
    }
    let emitted = requests.iter().map(|request| {
        let emission = request.emit?;
        let module = match (emission, &source) {
            (Emit::Gir, Some(source)) => source.copy(),
            _ => module.copy(),
        };
        let settings = match source {
            Some(_) => request.settings.of_target(),
            None => request.settings.clone(),
        };
        let mut passes = PassManager::new(op.context());
        let request = Request {
            settings,
            ..request.clone()
        };
        let is_structured = source.is_some();
        let of = (module.op(), emission);
        transform(host, &request, &module, &mut passes)
            .then(|| emit(host, &request, of, &passes, side, is_structured))
            .flatten()
    });
    emitted.collect()
}

/// Whether the command line has passes.
pub fn has_passes(host: Host<'_>, module: Op<'_>) -> bool {
    let passes = PassManager::new(module.context());
    host.has_command_line() && (!host.setup_passes(&passes) || !step::is_empty(&passes))
}
