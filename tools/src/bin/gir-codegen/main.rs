//! `gir-codegen`: LLVM's code generator, for the tools that start it.
//!
//! LLVM IR in, assembly out. All of it stands here and not in the library, so that nothing else
//! links a code generator: each costs a program time to start.

// What links LLVM: inkwell leaves that to it.
use melior as _;

mod loops;

use clap::Parser;
use inkwell::OptimizationLevel;
use inkwell::context::Context;
use inkwell::memory_buffer::MemoryBuffer;
use inkwell::module::Module;
use inkwell::passes::PassBuilderOptions;
use inkwell::targets::{
    FileType, InitializationConfig, Target, TargetMachine, TargetMachineOptions, TargetTriple,
};
use std::io::{self, Read, Write};
use std::process::ExitCode;

/// Makes assembly of LLVM IR from standard input.
#[derive(Parser)]
#[command(name = "gir-codegen", version, about)]
struct Request {
    /// LLVM's name of the target
    #[arg(long, default_value = "nvptx64-nvidia-cuda")]
    triple: String,
    /// LLVM's name of the processor
    #[arg(long)]
    cpu: String,
    /// What the processor is taken to have (+NAME) or to lack (-NAME)
    #[arg(long, default_value = "", allow_hyphen_values = true)]
    features: String,
    /// How much to optimise, 0 to 3
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(..=3))]
    level: u8,
}

fn main() -> ExitCode {
    let request = Request::parse();
    match assembly(&request).and_then(|text| write(&text)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            // Nobody is left to tell if this fails.
            let _ = writeln!(io::stderr(), "{message}");
            ExitCode::FAILURE
        }
    }
}

fn write(text: &[u8]) -> Result<(), String> {
    let written = io::stdout().write_all(text);
    written.map_err(|error| format!("the assembly cannot be written: {error}"))
}

fn assembly(request: &Request) -> Result<Vec<u8>, String> {
    let mut ir = vec![];
    let read = io::stdin().read_to_end(&mut ir);
    read.map_err(|error| format!("the LLVM IR cannot be read: {error}"))?;
    let machine = machine(request)?;
    let context = Context::create();
    let buffer = MemoryBuffer::create_from_memory_range_copy(&ir, "kernel");
    let module = context.create_module_from_ir(buffer).map_err(line)?;
    loops::unroll_once(&context, &module)?;
    optimise(&module, &machine, request.level)?;
    let text = machine.write_to_memory_buffer(&module, FileType::Assembly);
    // LLVM ends what it keeps in memory with a zero.
    let text = text.map_err(line)?.as_slice().to_vec();
    Ok(text.strip_suffix(&[0]).map(<[u8]>::to_vec).unwrap_or(text))
}

fn line(message: inkwell::support::LLVMString) -> String {
    let message = message.to_string();
    message.lines().next().unwrap_or_default().to_owned()
}

fn machine(request: &Request) -> Result<TargetMachine, String> {
    Target::initialize_nvptx(&InitializationConfig::default());
    let triple = TargetTriple::create(&request.triple);
    let target = Target::from_triple(&triple).map_err(line)?;
    let options = TargetMachineOptions::new()
        .set_cpu(&request.cpu)
        .set_features(&request.features)
        .set_level(level(request.level));
    let machine = target.create_target_machine_from_options(&triple, options);
    machine.ok_or_else(|| format!("LLVM has no code generator for {}", request.triple))
}

fn level(number: u8) -> OptimizationLevel {
    match number {
        0 => OptimizationLevel::None,
        1 => OptimizationLevel::Less,
        2 => OptimizationLevel::Default,
        _ => OptimizationLevel::Aggressive,
    }
}

fn optimise(module: &Module<'_>, machine: &TargetMachine, level: u8) -> Result<(), String> {
    let passes = format!("default<O{level}>");
    let options = PassBuilderOptions::create();
    module.run_passes(&passes, machine, options).map_err(line)
}
