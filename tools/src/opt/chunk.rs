//! One chunk of input: parse, run the passes, print.

use super::flags::{Emit, Request};
use crate::codegen::Codegen;
use gir::{
    compile::{self, Artifact},
    compiler::{CodeRequest, Compiler},
    gir::{ids, print},
    input, link, opt_level, pipeline,
    reflection::Reflection,
    targets::{Format, spirv::variants::Variant},
};
use gir_dialects::{
    driver::{Chunk, Driver, Output},
    ir::{Module, Op},
    pass::PassManager,
};

/// Handles one chunk; false after diagnostics.
pub fn process(
    driver: &Driver,
    request: &Request,
    chunk: &Chunk<'_>,
    output: &mut Output<'_>,
    reflections: &mut Vec<Reflection>,
) -> bool {
    request.profiles.give_to(chunk.context);
    let verify = driver.verify_on_parsing();
    let parsed = driver.time("Parser", || match request.legacy_spv {
        true => input::parse_legacy(chunk.context, chunk.text, chunk.name, verify),
        false => input::parse(chunk.context, chunk.text, chunk.name, request.parse, verify),
    });
    let Some(module) = parsed else { return false };
    if !link::link(&module, &request.linked, request.parse) {
        return false;
    }
    let op = module.op();
    let passes = PassManager::new(op.context());
    transform(driver, request, &module, &passes)
        && print_module(driver, request, op, &passes, output, reflections)
}

/// Emits a variant of one chunk; `None` after diagnostics.
pub fn emit_variant(
    driver: &Driver,
    request: &Request,
    chunk: &Chunk<'_>,
    (variant, format): (Variant, &Format),
) -> Option<Artifact> {
    request.profiles.give_to(chunk.context);
    let verify = driver.verify_on_parsing();
    let module = input::parse(chunk.context, chunk.text, chunk.name, request.parse, verify)?;
    if !link::link(&module, &request.linked, request.parse) {
        return None;
    }
    let op = module.op();
    let passes = PassManager::new(op.context());
    if !transform(driver, request, &module, &passes) {
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
    driver: &Driver,
    request: &Request,
    module: &Module<'c>,
    passes: &PassManager<'c>,
) -> bool {
    let op = module.op();
    let instrument = |passes: &PassManager<'_>| driver.instrument(passes);
    let recorded = request.settings.record(op, Compiler::new(&instrument));
    let setup = || driver.setup_passes(passes);
    recorded && opt_level::during(request.level, setup) && passes.run(op)
}

fn print_module(
    driver: &Driver,
    request: &Request,
    module: Op<'_>,
    passes: &PassManager<'_>,
    output: &mut Output<'_>,
    reflections: &mut Vec<Reflection>,
) -> bool {
    let instrument = |passes: &PassManager<'_>| driver.instrument(passes);
    let codegen = Codegen::default();
    let generate = |request: &CodeRequest<'_>| codegen.start(request);
    let compiler = || {
        let compiler = Compiler::new(&instrument).at(request.level);
        let compiler = compiler.with_debug_info(request.debug_info);
        let compiler = compiler.generating(&generate);
        compiler.knowing_checked(pipeline::ends_with_target_check(passes))
    };
    let bytes = match request.emit {
        None => {
            return driver.time("Output", || {
                // Bytecode keeps the names unchanged.
                let names_as_ids = !driver.emit_bytecode() && ids::assign(module);
                driver.print(module, names_as_ids, output)
            });
        }
        Some(Emit::Gir) => {
            let ready = compile::raise(module, compiler());
            let print = || print::print(module).map(String::into_bytes);
            ready.then(|| driver.time("Output", print)).flatten()
        }
        Some(Emit::Reflection) => {
            let reflection = compile::reflect(module, compiler());
            reflection.map(|reflection| reflection.json().into_bytes())
        }
        Some(Emit::Target(format)) if request.reflection.is_some() => {
            let artifact = compile::emit_reflected(module, format, compiler());
            artifact.map(|artifact| {
                reflections.push(artifact.reflection);
                artifact.bytes
            })
        }
        Some(Emit::Target(format)) => compile::emit(module, format, compiler()),
    };
    bytes.is_some_and(|bytes| {
        output.write(&bytes);
        true
    })
}
