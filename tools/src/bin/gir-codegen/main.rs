//! `gir-codegen`: LLVM's code generator, for the tools that start it.
//!
//! LLVM IR in, assembly or an object file out. All of it is in this program and not in the library, so that nothing
//! else links a code generator: each costs a program start-up time.

mod built_vectors;
mod choices;
mod instructions;
mod loops;
mod rotations;
mod shuffles;
mod stores;
mod truths;

use clap::Parser;
use gir_dialects::optimize;
use inkwell::OptimizationLevel;
use inkwell::context::Context;
use inkwell::memory_buffer::MemoryBuffer;
use inkwell::module::{Linkage, Module};
use inkwell::targets::{
    FileType, InitializationConfig, Target, TargetMachine, TargetMachineOptions, TargetTriple,
};
use inkwell::values::FunctionValue;
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Compiles LLVM IR from standard input to machine code.
#[derive(Parser)]
#[command(name = "gir-codegen", version, about)]
struct Request {
    /// The version of the calling program, which has to equal this one's
    #[arg(long)]
    of: Option<String>,
    /// LLVM's name of the target
    #[arg(long, default_value = "nvptx64-nvidia-cuda")]
    triple: String,
    /// LLVM's name of the processor
    #[arg(long)]
    cpu: String,
    /// Features of the processor to assume (+NAME) or to exclude (-NAME)
    #[arg(long, default_value = "", allow_hyphen_values = true)]
    features: String,
    /// Bitcode of LLVM with functions that the module calls
    #[arg(long)]
    library: Option<PathBuf>,
    /// Optimisation level, 0 to 3
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(..=3))]
    level: u8,
    /// Write an object file instead of assembly
    #[arg(long)]
    object: bool,
}

/// The exit status for an invalid library; `codegen.rs` of the tools has it too.
const WRONG_LIBRARY: u8 = 4;

/// The start of a message about the library.
const LIBRARY: &str = "the library ";

fn main() -> ExitCode {
    let request = Request::parse();
    match code(&request).and_then(|code| write(&code)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            // If this fails, nobody reads the message.
            let _ = writeln!(io::stderr(), "{message}");
            match message.starts_with(LIBRARY) {
                true => ExitCode::from(WRONG_LIBRARY),
                false => ExitCode::FAILURE,
            }
        }
    }
}

fn write(text: &[u8]) -> Result<(), String> {
    let written = io::stdout().write_all(text);
    written.map_err(|error| format!("the code cannot be written: {error}"))
}

fn code(request: &Request) -> Result<Vec<u8>, String> {
    let own = env!("CARGO_PKG_VERSION");
    if let Some(other) = request.of.as_deref().filter(|&other| other != own) {
        return Err(format!(
            "gir-codegen is version {own}, and the program that starts it is {other}; install both of one version"
        ));
    }
    let mut ir = vec![];
    let read = io::stdin().read_to_end(&mut ir);
    read.map_err(|error| format!("the LLVM IR cannot be read: {error}"))?;
    let machine = machine(request)?;
    let context = Context::create();
    let buffer = MemoryBuffer::create_from_memory_range_copy(&ir, "kernel");
    let module = context.create_module_from_ir(buffer).map_err(line)?;
    let generator = Generator::of(&request.triple);
    if generator.is_assembled_elsewhere() {
        loops::unroll_once(&context, &module)?;
    }
    if let Some(library) = &request.library {
        link(&module, library)
            .map_err(|error| format!("{LIBRARY}'{}' {error}", library.display()))?;
    }
    // Unused functions of a library are removed without optimisation, too.
    let more = request.library.as_ref().map_or("", |_| ",globaldce");
    optimize::run_passes(
        &module,
        &machine,
        &format!("default<O{}>{more}", generator.passes(request.level)),
    )?;
    if generator == Generator::Hexagon {
        choices::by_bits(&context, &module)?;
        rotations::mask(&context, &module)?;
        truths::by_comparisons(&context, &module)?;
        stores::separate(&context, &module)?;
        shuffles::without_repetitions(&context, &module)?;
        built_vectors::by_words(&context, &module)?;
    }
    let kind = match request.object {
        true => FileType::Object,
        false => FileType::Assembly,
    };
    let code = machine.write_to_memory_buffer(&module, kind);
    let mut code = code.map_err(line)?.as_slice().to_vec();
    // The slice ends with a zero of LLVM's, which objects may do as well.
    if !request.object && code.last() == Some(&0) {
        code.pop();
    }
    Ok(code)
}

/// Links the functions of a library into a module. Unused ones are removed by the optimiser.
fn link(module: &Module<'_>, file: &Path) -> Result<(), String> {
    let bytes = fs::read(file).map_err(|error| format!("cannot be read: {error}"))?;
    let bytes = MemoryBuffer::create_from_memory_range_copy(&bytes, "library");
    let library = module.get_context().create_module_from_ir(bytes);
    let library = library.map_err(|error| format!("is not LLVM bitcode: {}", line(error)))?;
    library.set_triple(&module.get_triple());
    library.set_data_layout(&module.get_data_layout());
    let is_defined = |function: &FunctionValue<'_>| function.count_basic_blocks() > 0;
    let declared = module
        .get_functions()
        .filter(|function| !is_defined(function));
    for own in declared {
        let name = own.get_name().to_string_lossy().into_owned();
        let other = library.get_function(&name);
        if other.is_some_and(|other| other.get_type() != own.get_type()) {
            return Err(format!("has '{name}' of another type"));
        }
    }
    let functions = library.get_functions().filter(is_defined);
    let names: Vec<_> = functions
        .map(|function| function.get_name().to_owned())
        .collect();
    let linked = module.link_in_module(library);
    linked.map_err(|error| format!("cannot be linked: {}", line(error)))?;
    for name in &names {
        let function = name
            .to_str()
            .ok()
            .and_then(|name| module.get_function(name));
        if let Some(function) = function {
            function.set_linkage(Linkage::Internal);
        }
    }
    let is_missing =
        |function: &FunctionValue<'_>| !is_defined(function) && function.get_intrinsic_id() == 0;
    let missing = module.get_functions().find(is_missing);
    missing.map_or(Ok(()), |function| {
        let name = function.get_name().to_string_lossy();
        // Queries of compiler options are replaced by the code generator.
        match name.starts_with("__nvvm_reflect") {
            true => Ok(()),
            false => Err(format!("has no '{name}'")),
        }
    })
}

fn line(message: inkwell::support::LLVMString) -> String {
    let message = message.to_string();
    message.lines().next().unwrap_or_default().to_owned()
}

fn machine(request: &Request) -> Result<TargetMachine, String> {
    Generator::of(&request.triple).initialize();
    let triple = TargetTriple::create(&request.triple);
    let target = Target::from_triple(&triple).map_err(line)?;
    let options = TargetMachineOptions::new()
        .set_cpu(&request.cpu)
        .set_features(&request.features)
        .set_level(level(request.level));
    let machine = target.create_target_machine_from_options(&triple, options);
    machine.ok_or_else(|| format!("LLVM has no code generator for {}", request.triple))
}

/// A code generator of LLVM.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Generator {
    Nvptx,
    AmdGpu,
    Hexagon,
    Arm,
}

impl Generator {
    fn of(triple: &str) -> Self {
        let known = [
            ("amdgcn", Self::AmdGpu),
            ("hexagon", Self::Hexagon),
            ("thumb", Self::Arm),
        ];
        let mut known = known.into_iter();
        let found = known.find(|(name, _)| triple.starts_with(name));
        found.map_or(Self::Nvptx, |(_, generator)| generator)
    }

    fn initialize(self) {
        let config = InitializationConfig::default();
        match self {
            Self::Nvptx => Target::initialize_nvptx(&config),
            Self::AmdGpu => Target::initialize_amd_gpu(&config),
            Self::Hexagon => {
                Target::initialize_hexagon(&config);
                // LLVM makes vectors of HVX only if its own option says so; Clang gives it too. Constants are not in
                // the section for small data, whose place programs of their own have to know.
                optimize::set_option("-hexagon-autohvx");
                optimize::set_option("-hexagon-small-data-threshold=0");
            }
            Self::Arm => Target::initialize_arm(&config),
        }
    }

    /// Whether another assembler optimises the output.
    fn is_assembled_elsewhere(self) -> bool {
        matches!(self, Self::Nvptx | Self::AmdGpu)
    }

    /// The level of LLVM's passes. Vectors of DSPs come from loops, which LLVM leaves alone below its second level.
    fn passes(self, level: u8) -> u8 {
        match (self, level) {
            (Self::Hexagon | Self::Arm, 1) => 2,
            _ => level,
        }
    }
}

fn level(number: u8) -> OptimizationLevel {
    match number {
        0 => OptimizationLevel::None,
        1 => OptimizationLevel::Less,
        2 => OptimizationLevel::Default,
        _ => OptimizationLevel::Aggressive,
    }
}
