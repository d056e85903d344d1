//! The driver behind `gir-opt`.
//!
//! The standard options of mlir-opt come from LLVM's command line; [`flags`] adds those of gir. Input in any language
//! goes through the passes of the command line; an `--emit-*` flag prints GIR text or a target's output instead of IR.
//! Output is kept in memory until the run has succeeded: a failed run leaves no new or changed file.

mod batch;
mod chunk;
mod depfile;
mod embed;
mod emission_flags;
mod flags;
mod host;
mod io;
mod option_flags;
mod outputs;
mod request;
mod several;
mod sources;
mod validation;
mod variants;

use crate::target_choice::TargetFile;
use depfile::Depfile;
use flags::{Emit, Flags};
use gir::{
    compile,
    input::{self, Language},
    reflection::{self, Reflection},
    registry,
    targets::spirv::variants::manifest,
};
use gir_dialects::{
    diagnostic::Form,
    driver::{self, Driver},
    ir::{Location, Module},
    pass, process,
};
use host::Host;
use io::{Destination, Filled};
use melior::dialect::DialectRegistry;
use outputs::Outputs;
use request::Request;
use std::{
    ffi::OsString,
    num::NonZero,
    path::{Path, PathBuf},
    process::ExitCode,
    thread,
};

/// A command line.
pub struct CommandLine {
    /// The arguments, the program's name first; clang's flags stand behind `--`.
    pub args: Vec<OsString>,
    /// The first line of the help.
    pub overview: &'static str,
    /// The end of the help.
    pub examples: &'static str,
    /// The flag that states the language of the input, and the language.
    pub language: Option<(&'static str, Language)>,
}

impl Default for CommandLine {
    fn default() -> Self {
        Self {
            args: vec![],
            overview: "gir-opt: GPU kernels from GIR text, MLIR, bytecode, LLVM IR and sources",
            examples: EXAMPLES,
            language: None,
        }
    }
}

/// Command lines at the end of the help. The tests run them with `test/e2e/saxpy.gir`.
const EXAMPLES: &str = "\nExamples:\n\n\
    \x20 gir-opt --emit-spirv saxpy.gir -o saxpy.spv\n\
    \x20 gir-opt --emit-ptx --target=cuda-sm_90 saxpy.gir -o saxpy.ptx\n\
    \x20 gir-opt --emit-spirv=saxpy.spv --emit-opencl=saxpy.cl --reflection=saxpy.json saxpy.gir\n\
    \x20 gir-opt --emit-host=opencl-c saxpy.gir -o saxpy.h\n\
    \x20 gir-opt --gir-to-mir saxpy.gir\n\
    \x20 gir-opt --list-targets\n";

/// The message when a pass crashes, upstream's included.
const CRASHED: &str = "gir-opt: error: internal error: a pass or the reader crashed; please report \
    this with the input (docs/limits.md has what is known of upstream's)\n";

/// The main function of `gir-opt`.
#[must_use]
pub fn main() -> ExitCode {
    run(|| {
        let args = std::env::args_os().collect();
        Ok(CommandLine {
            args,
            ..CommandLine::default()
        })
    })
}

/// Runs a command line; `read` makes it, or says why it is wrong.
pub fn run(read: fn() -> Result<CommandLine, String>) -> ExitCode {
    // A panic becomes a diagnostic where it crosses into C++, and a message here.
    std::panic::set_hook(Box::new(|_| {}));
    process::ignore_file_size_signal();
    process::report_crashes(CRASHED);
    std::panic::catch_unwind(|| tool(read)).unwrap_or_else(|_| {
        io::complain(
            "internal error; please report this with the input",
            Form::Text,
        );
        ExitCode::FAILURE
    })
}

fn tool(read: fn() -> Result<CommandLine, String>) -> ExitCode {
    let line = match read() {
        Ok(line) => line,
        Err(message) => {
            io::complain(&message, Form::Text);
            return ExitCode::FAILURE;
        }
    };
    let flags = Flags::register();
    registry::register();
    let dialects = DialectRegistry::new();
    driver::register_dialects(&dialects);
    let (args, clang_flags) = sources::split(line.args.into_iter());
    let version = format!("gir {}", env!("CARGO_PKG_VERSION"));
    let driver = Driver::new(&args, (line.overview, line.examples), &version, &dialects);
    match execute(&driver, &flags, &clang_flags, line.language) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            if !message.is_empty() {
                io::complain(&message, flags.form().unwrap_or_default());
            }
            ExitCode::FAILURE
        }
    }
}

/// Runs the command line; an empty message means that diagnostics have reported the error.
fn execute(
    driver: &Driver,
    flags: &Flags,
    clang_flags: &[OsString],
    stated: Option<(&str, Language)>,
) -> Result<(), String> {
    if driver.show_dialects() {
        return io::print(&driver.print_dialects());
    }
    if driver.list_passes() {
        driver.print_passes();
        return Ok(());
    }
    let form = flags.form()?;
    let of_file = flags.read_target_file(form)?;
    if let Some(list) = flags.target_list(&of_file.profiles)? {
        return io::print(list.as_bytes());
    }
    if flags.reflection_schema() {
        return io::print(reflection::json_schema().as_bytes());
    }
    if flags.manifest_schema() {
        return io::print(manifest::json_schema().as_bytes());
    }
    if let Some(list) = flags.batch() {
        return execute_batch(driver, flags, &of_file, &list);
    }
    let mut requests = flags.requests(driver.emit_bytecode(), &of_file, clang_flags)?;
    if driver.states_verify_each() {
        pass::always_verify_each();
    }
    let source = io::read(driver.input_file())?;
    requests[0].compiled = sources::compile(driver.input_file(), &source, clang_flags, form)?;
    check_language(driver, &requests[0], &source, stated)?;
    if requests[0].compiled.is_some() && driver.splits_input() {
        return Err(
            "--split-input-file: clang compiles a source as a whole; leave the option out, and \
             give each program a file of its own"
                .to_owned(),
        );
    }
    if requests.iter().all(|request| request.file.is_some())
        && driver.output_file() != Path::new("-")
    {
        return Err("-o: each emission names a file of its own; leave it out".to_owned());
    }
    let inputs = [driver.input_file().to_owned()]
        .into_iter()
        .chain(flags.other_inputs());
    let depfile = (flags.depfile())
        .map(|file| Depfile::new(file, inputs.collect()))
        .transpose()?;
    let outputs: Vec<_> = requests
        .iter()
        .flat_map(|it| it.outputs(driver))
        .map(Path::to_owned)
        .collect();
    match &requests[..] {
        [_, _, ..] => several::execute(driver, &requests, &source),
        _ => execute_one(driver, requests.remove(0), &source),
    }?;
    let outputs: Vec<_> = outputs.iter().map(PathBuf::as_path).collect();
    depfile.map_or(Ok(()), |depfile| depfile.write(&outputs))
}

/// Runs the entries of a list.
fn execute_batch(
    driver: &Driver,
    flags: &Flags,
    of_file: &TargetFile,
    list: &Path,
) -> Result<(), String> {
    let entries = batch::list::read(list)?;
    let alone = |given, what| match given {
        true => Err(format!(
            "--batch and {what} exclude each other; the list names all files"
        )),
        false => Ok(()),
    };
    alone(driver.input_file() != Path::new("-"), "an input file")?;
    alone(driver.output_file() != Path::new("-"), "-o")?;
    alone(driver.emit_bytecode(), "--emit-bytecode")?;
    alone(driver.splits_input(), "--split-input-file")?;
    let context = compile::new_context();
    let empty = Module::new(Location::unknown(&context));
    if chunk::has_passes(Host::Run(driver), empty.op()) {
        return Err(
            "--batch emits; passes of the command line do not run in it, leave them out".to_owned(),
        );
    }
    let threads = match driver.disables_threading() {
        true => 1,
        false => thread::available_parallelism().map_or(1, NonZero::get),
    };
    let inputs = entries.iter().map(|entry| &entry.input).cloned();
    let inputs = [list.to_owned()]
        .into_iter()
        .chain(flags.other_inputs())
        .chain(inputs);
    let depfile = (flags.depfile())
        .map(|file| Depfile::new(file, inputs.collect()))
        .transpose()?;
    let jobs = flags.jobs(entries, of_file)?;
    batch::execute(&jobs, threads, flags.form()?)?;
    let requests = jobs.iter().flat_map(|job| &job.requests);
    let outputs: Vec<_> = requests.flat_map(|it| it.outputs(driver)).collect();
    depfile.map_or(Ok(()), |depfile| depfile.write(&outputs))
}

/// Runs a command line with one output.
fn execute_one(driver: &Driver, mut request: Request, source: &[u8]) -> Result<(), String> {
    let file = request.output_file(driver).to_owned();
    let has_files = request.emit.is_some_and(|emit| emit.of_files().is_some());
    request.is_folder = has_files && io::is_folder(&file);
    if let (false, Some(Emit::Target(format))) = (request.variants.is_empty(), request.emit) {
        return variants::execute(driver, &request, (&request.variants, format), source);
    }
    let outputs = match request.is_folder {
        true => None,
        false => Some(Outputs::prepare(&[&file], request.reflection.as_deref())?),
    };
    let mut side = chunk::Side::default();
    let name = io::display_name(driver.input_file());
    let marker = request.split_marker(source, &name);
    let mut chunks = 0;
    let (bytes, ok) = driver.process(source, &name, marker, request.printing, |chunk, output| {
        chunks += 1;
        chunk::process(driver, &request, &chunk, output, &mut side)
    });
    if !ok {
        return Err(String::new());
    }
    if driver.states_verify_each() {
        validation::summarise(&bytes, request.printing.form)?;
    }
    let chunk::Side { reflections, files } = side;
    let Some(outputs) = outputs else {
        return write_folder(&file, &request, &files, &reflections, chunks);
    };
    if let Some(text) = embedded(driver, &request, &bytes, chunks)? {
        return outputs.write(&[(text.as_bytes(), false)], &reflections);
    }
    let is_binary = request.is_binary() || driver.emit_bytecode();
    outputs.write(&[(&bytes, is_binary)], &reflections)
}

/// Writes the files of an output, and its description, into a folder. Each is complete before the first one gets its
/// name.
fn write_folder(
    folder: &Path,
    request: &Request,
    files: &[(String, Vec<u8>)],
    reflections: &[Reflection],
    chunks: usize,
) -> Result<(), String> {
    if chunks > 1 {
        return Err("-o DIR/ takes one module, but the input is split into several".to_owned());
    }
    io::make_folder(folder)?;
    let mut all: Vec<_> = files
        .iter()
        .map(|(name, bytes)| (folder.join(name), bytes.clone()))
        .collect();
    if let (Some(path), Some(reflection)) = (&request.reflection, reflections.first()) {
        all.push((path.clone(), reflection.json().into_bytes()));
    }
    let destinations = all.iter().map(|(path, _)| Destination::prepare(path));
    let destinations = destinations.collect::<Result<Vec<_>, _>>()?;
    let pairs = destinations.into_iter().zip(&all);
    let filled = pairs.map(|(destination, (_, bytes))| destination.fill(bytes, false));
    let filled = filled.collect::<Result<Vec<_>, _>>()?;
    filled.into_iter().try_for_each(Filled::commit)
}

/// Refuses an input in another language than the stated one.
fn check_language(
    driver: &Driver,
    request: &Request,
    source: &[u8],
    stated: Option<(&str, Language)>,
) -> Result<(), String> {
    let Some((flag, stated)) = stated else {
        return Ok(());
    };
    let name = io::display_name(driver.input_file());
    let found = match request.compiled {
        Some(_) => Language::Llvm,
        None => input::sniff(source, &name),
    };
    match found == stated {
        true => Ok(()),
        false => Err(format!(
            "--{flag}: '{name}' is {}; leave the flag out",
            found.description()
        )),
    }
}

/// The source for `--embed`.
fn embedded(
    driver: &Driver,
    request: &Request,
    bytes: &[u8],
    chunks: usize,
) -> Result<Option<String>, String> {
    let (Some(language), Some(Emit::Target(format))) = (request.embed, request.emit) else {
        return Ok(None);
    };
    if chunks > 1 {
        return Err("--embed takes one module, but the input is split into several".to_owned());
    }
    let file = request.output_file(driver);
    let name = match file == Path::new("-") {
        true => driver.input_file(),
        false => file,
    };
    let what = format!("What --{} prints", format.flag);
    Ok(Some(language.source(
        &embed::identifier(name),
        &what,
        bytes,
        !format.is_binary && !request.settings.options.make_binary(),
    )))
}
