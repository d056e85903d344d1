//! The driver behind `gir-opt`.
//!
//! The standard options of mlir-opt come from LLVM's command line; [`flags`] adds those of gir. Input in any language
//! goes through the passes of the command line; an `--emit-*` flag prints GIR text or a target's output instead of IR.
//! Output is kept in memory until the run has succeeded: a failed run leaves no new or changed file.

mod chunk;
mod embed;
mod flags;
mod io;
mod option_flags;
mod sources;
mod validation;
mod variants;

use flags::{Emit, Flags, Request};
use gir::{
    input::{self, Language},
    reflection::{self, Reflection},
    registry,
    targets::spirv::variants::manifest,
};
use gir_dialects::{
    diagnostic::Form,
    driver::{self, Driver},
    pass, process,
};
use io::{Destination, Filled};
use melior::dialect::DialectRegistry;
use std::{ffi::OsString, path::Path, process::ExitCode};

/// A command line.
pub struct CommandLine {
    /// The arguments, the program's name first; clang's flags stand behind `--`.
    pub args: Vec<OsString>,
    /// The first line of the help.
    pub overview: &'static str,
    /// The flag that states the language of the input, and the language.
    pub language: Option<(&'static str, Language)>,
}

impl Default for CommandLine {
    fn default() -> Self {
        Self {
            args: vec![],
            overview: "gir-opt: GPU kernels from GIR text, MLIR, bytecode, LLVM IR and sources",
            language: None,
        }
    }
}

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
    let driver = Driver::new(&args, line.overview, &version, &dialects);
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
    let mut request = flags.request(driver.emit_bytecode(), of_file, clang_flags)?;
    if driver.states_verify_each() {
        pass::always_verify_each();
    }
    let folder = request
        .emit
        .and_then(|emit| emit.of_files().map(|_| driver.output_file()));
    let folder = folder.filter(|file| io::is_folder(file));
    request.is_folder = folder.is_some();
    let source = io::read(driver.input_file())?;
    request.compiled = sources::compile(driver.input_file(), &source, clang_flags, form)?;
    check_language(driver, &request, &source, stated)?;
    if request.compiled.is_some() && driver.splits_input() {
        return Err(
            "--split-input-file: clang compiles a source as a whole; leave the option out, and \
             give each program a file of its own"
                .to_owned(),
        );
    }
    if let (false, Some(Emit::Target(format))) = (request.variants.is_empty(), request.emit) {
        return variants::execute(driver, &request, (&request.variants, format), &source);
    }
    let outputs = match folder {
        Some(_) => None,
        None => Some(Outputs::prepare(driver, &request)?),
    };
    let mut side = chunk::Side::default();
    let name = io::display_name(driver.input_file());
    let sniff = match request.legacy_spv {
        true => input::sniff_legacy,
        false => input::sniff,
    };
    let marker = sniff(&source, &name).split_marker();
    let mut chunks = 0;
    let (bytes, ok) = driver.process(&source, &name, marker, request.printing, |chunk, output| {
        chunks += 1;
        chunk::process(driver, &request, &chunk, output, &mut side)
    });
    if !ok {
        return Err(String::new());
    }
    if driver.states_verify_each() {
        validation::summarise(&bytes, form)?;
    }
    let chunk::Side { reflections, files } = side;
    let Some(outputs) = outputs else {
        let folder = folder.unwrap_or(Path::new("."));
        return write_folder(folder, &request, &files, &reflections, chunks);
    };
    if let Some(text) = embedded(driver, &request, &bytes, chunks)? {
        return outputs.write(text.as_bytes(), false, &reflections);
    }
    let binary = request.emit.map_or(driver.emit_bytecode(), Emit::is_binary)
        || request.settings.options.make_binary();
    outputs.write(&bytes, binary, &reflections)
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
    let is_printed = driver.output_file() == Path::new("-");
    let name = match is_printed {
        true => driver.input_file(),
        false => driver.output_file(),
    };
    let what = format!("What --{} prints", format.flag);
    Ok(Some(language.source(
        &embed::identifier(name),
        &what,
        bytes,
        !format.is_binary && !request.settings.options.make_binary(),
    )))
}

/// The destinations of the output and of its description.
struct Outputs {
    output: Destination,
    reflection: Option<Destination>,
}

impl Outputs {
    /// Makes sure that both can be written, as far as this is known in advance.
    fn prepare(driver: &Driver, request: &Request) -> Result<Self, String> {
        let output = Destination::prepare(driver.output_file())?;
        let file = request.reflection.as_deref();
        let reflection = file.map(Destination::prepare).transpose()?;
        let is_same = |reflection: &Destination| reflection.is_same(&output);
        if reflection.as_ref().is_some_and(is_same) {
            return Err("--reflection and -o name the same output; choose two".to_owned());
        }
        Ok(Self { output, reflection })
    }

    /// Writes both. Each is complete before the first one gets its name.
    fn write(self, bytes: &[u8], binary: bool, reflections: &[Reflection]) -> Result<(), String> {
        let json = reflections
            .first()
            .map(Reflection::json)
            .unwrap_or_default();
        let mut filled = vec![self.output.fill(bytes, binary)?];
        if let Some(reflection) = self.reflection {
            if reflections.len() != 1 {
                return Err(
                    "--reflection takes one module, but the input is split into several".to_owned(),
                );
            }
            filled.push(reflection.fill(json.as_bytes(), false)?);
        }
        filled.into_iter().try_for_each(Filled::commit)
    }
}
