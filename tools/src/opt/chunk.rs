//! One chunk of input: parse, run the passes, print.

use super::flags::Request;
use gir::{compile, gir::print, input};
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
) -> bool {
    let verify = driver.verify_on_parsing();
    let parsed = input::parse(chunk.context, chunk.text, chunk.name, request.parse, verify);
    let Some(module) = parsed else { return false };
    transform(driver, request, &module) && print_module(driver, request, module.op(), output)
}

/// Records the target and runs what the command line asks for.
fn transform(driver: &Driver, request: &Request, module: &Module<'_>) -> bool {
    let op = module.op();
    let recorded = request
        .target
        .as_ref()
        .is_none_or(|target| compile::set_target(op, target));
    let passes = PassManager::new(op.context());
    recorded && driver.setup_passes(&passes) && passes.run(op)
}

fn print_module(
    driver: &Driver,
    request: &Request,
    module: Op<'_>,
    output: &mut Output<'_>,
) -> bool {
    if !request.emit_gir {
        return driver.print(module, output);
    }
    let text = print::print(module);
    text.is_some_and(|text| {
        output.write(text.as_bytes());
        true
    })
}
