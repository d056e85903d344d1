//! Whole programs: host code runs in this process, its kernels on a device.
//!
//! [`gir::host`] takes the kernels out of a program and makes calls of its launches; host code is compiled as kernels
//! for the device `cpu` are. [`arguments`] come from the command line, [`launches`] run kernels, [`running`] is the
//! state in between, [`calls`] what host code calls.

mod arguments;
mod calls;
mod launches;
mod running;
mod view;

use std::collections::BTreeMap;
use std::path::PathBuf;

use gir::gpu_to_mir::clusters;
use gir::host::{
    self,
    calls::{Host, Kernel, Passed},
};
use gir::input;
use gir_dialects::{
    bytecode,
    collected::{Diagnostics, Kind},
    diagnostic::{self, Form},
    ir::{AttributeExt, Module},
    jit::{self, Code, Optimization},
    upstream::gpu,
};
use gir_tools::{os_error::reason, output_file::OutputFile};
use serde_json::json;

use crate::args::Cli;
use crate::device::Session;
use crate::failure::Failure;
use crate::in_shared_memory;
use crate::limits::TimeLimit;
use crate::npy;
use crate::printed::Printed;
use crate::program::{CompileError, CompileRequest, Program};
use crate::source_file;
use arguments::Given;
use launches::{Launches, Subgroups};
use running::Running;

/// The parts of a program.
struct Parts {
    /// The interface of host code.
    host: Host,
    /// Bytecode of each module of kernels, by name.
    modules: BTreeMap<String, Vec<u8>>,
    /// Machine code of host code.
    code: Vec<u8>,
}

/// The device of a run, by name, opened, and the profile to compile for.
pub type Place<'a> = (&'a str, &'a dyn Session, &'a str);

/// Runs a function of a program, and reports on it.
///
/// # Errors
/// When the program is wrong, its arguments do not fit, or a launch fails.
pub fn run(
    cli: &Cli,
    function: &str,
    request: &CompileRequest<'_>,
    (device, session, target): Place<'_>,
    timeout: TimeLimit,
) -> Result<Printed, Failure> {
    let parts = compile(request, function)?;
    let host = &parts.host;
    let given = bind(host, function, &cli.args)?;
    let outputs = Outputs::prepare(cli, host, function)?;
    let code = Code::load(&parts.code).map_err(linking)?;
    let compile = |kernel: &Kernel, size: [u32; 3], subgroups: Subgroups| {
        if subgroups == Subgroups::OfDevice {
            return Ok(kernel_program(&parts, request, kernel, size)?);
        }
        let emulating = in_shared_memory::profile(request.target, request.profiles)?;
        let request = CompileRequest {
            target: &emulating.name,
            profiles: &emulating.profiles,
            ..*request
        };
        Ok(kernel_program(&parts, &request, kernel, size)?)
    };
    let launches = Launches::new(host, &compile, session, timeout);
    let running = Running::new(host, given, launches);
    for library in &cli.shared_libs {
        calls::add_library(&code, library)?;
    }
    let ended = calls::run(&code, host.memories.len(), running).map_err(linking)?;
    let (given, launches, results) = ended.ended()?;
    let written = outputs.write(host, &given, &results)?;
    let (count, kernels) = (launches.count, launches.launched.len());
    let milliseconds = launches.nanoseconds / 1e6;
    let printed = launches.printed;
    if cli.json {
        let report = json!({
            "device": {"name": device, "description": session.description()},
            "target": target,
            "function": function,
            "launches": count,
            "kernels": kernels,
            "printed": String::from_utf8_lossy(&printed.text),
            "kernel_time": {"unit": "ns", "sum": launches.nanoseconds},
            "outputs": written.iter().map(|(index, path)| json!({"index": index, "path": path})).collect::<Vec<_>>(),
        });
        let text = format!("{report:#}\n").into_bytes();
        return Ok(Printed { text, ..printed });
    }
    let mut text = format!(
        "{device}: {}\n{function}: {count} launches of {kernels} kernels, {milliseconds:.4} ms in kernels\n",
        session.description()
    );
    for (index, path) in written {
        text += &format!("{} -> {}\n", name_of(host, index), path.display());
    }
    Ok(Printed {
        text: [printed.text, text.into_bytes()].concat(),
        ..printed
    })
}

/// A parameter or result by its number in `--out`.
fn name_of(host: &Host, index: usize) -> String {
    match index.checked_sub(host.parameters.len()) {
        None => format!("parameter {index}"),
        Some(result) => format!("result {result}"),
    }
}

fn linking(message: String) -> Failure {
    Failure::Mistake(format!(
        "host code cannot be linked: {message}; --shared-libs=FILE takes functions without a body from a shared library"
    ))
}

/// Compiles a program; its diagnostics are printed.
fn compile(request: &CompileRequest<'_>, function: &str) -> Result<Parts, Failure> {
    let name = source_file::name(request.source);
    let source = source_file::read(request.source)
        .map_err(|error| Failure::Mistake(format!("cannot read '{name}': {}", reason(&error))))?;
    if request.source.extension().is_some_and(|it| it == "gir") {
        return Err(Failure::Mistake(format!(
            "'{name}' is GIR text, which has no host code; run one of its kernels by --kernel"
        )));
    }
    let context = host::new_context();
    let (parts, diagnostics) = diagnostic::collect(&context, Kind::Mistake, || {
        let stripped = input::without_scripts(&context, &source, &name);
        let text = stripped.as_deref().unwrap_or(&source);
        let module = Module::parse(&context, text, &name, true)?;
        parts_of(&module, function)
    });
    diagnostic::print_all(&diagnostics, &source, &name, Form::Text);
    parts.ok_or_else(|| failed(&diagnostics))
}

/// The failure of a compilation whose diagnostics are printed.
fn failed(diagnostics: &Diagnostics) -> Failure {
    Failure::Compile(match diagnostics.kind() {
        Some(Kind::Unsupported) => CompileError::Unsupported(String::new()),
        _ => CompileError::Invalid(String::new()),
    })
}

fn parts_of(module: &Module<'_>, function: &str) -> Option<Parts> {
    let op = module.op();
    if !host::outline::outline(op) {
        return None;
    }
    if !clusters::take_from_launches(op) {
        return None;
    }
    let host = host::calls::replace(module, function)?;
    let mut modules = BTreeMap::new();
    for inner in module.body().ops().collect::<Vec<_>>() {
        if inner.is::<gpu::GPUModuleOp<'_>>() {
            let name = inner.attribute("sym_name").and_then(AttributeExt::as_str);
            modules.insert(name.unwrap_or_default().to_owned(), bytecode::write(inner));
            inner.erase();
        }
    }
    if !host::lower(op) {
        return None;
    }
    let code = jit::compile(op, Optimization::O2)?;
    Some(Parts {
        host,
        modules,
        code,
    })
}

/// Compiles a kernel for workgroups of a size; its diagnostics are printed.
fn kernel_program(
    parts: &Parts,
    request: &CompileRequest<'_>,
    kernel: &Kernel,
    size: [u32; 3],
) -> Result<Program, CompileError> {
    let (module, name) = &kernel.place;
    let code = parts.modules.get(module).ok_or_else(|| {
        CompileError::Invalid(format!("error: the program has no module '{module}'"))
    })?;
    let request = CompileRequest {
        kernel: name,
        workgroup_size: Some(size),
        ..*request
    };
    let program = crate::compile_text(code, &request)?;
    match program.workgroup_size == size {
        true => Ok(program),
        false => Err(CompileError::Invalid(format!(
            "error: kernel '{name}' is launched with workgroups of {size:?} work-items, and states {:?}",
            program.workgroup_size
        ))),
    }
}

/// The arguments of a function.
fn bind(host: &Host, function: &str, arguments: &[String]) -> Result<Vec<Given>, Failure> {
    let wanted = host.parameters.len();
    if arguments.len() != wanted {
        return Err(Failure::Mistake(format!(
            "function '{function}' takes {wanted} '--arg', {} given",
            arguments.len()
        )));
    }
    let mut mistakes = vec![];
    let mut given = vec![];
    for (index, (parameter, text)) in host.parameters.iter().zip(arguments).enumerate() {
        match Given::bind(parameter, &host.memories, text) {
            Ok(value) => given.push(value),
            Err(message) => mistakes.push(format!("argument {index}: {message}")),
        }
    }
    match mistakes.is_empty() {
        true => Ok(given),
        false => Err(Failure::Mistake(mistakes.join("\n"))),
    }
}

/// The files to write: of a parameter's memory, or of a result, whose numbers follow those of parameters.
struct Outputs(Vec<(usize, PathBuf, OutputFile)>);

impl Outputs {
    fn prepare(cli: &Cli, host: &Host, function: &str) -> Result<Self, Failure> {
        let mut outputs: Vec<(usize, PathBuf, OutputFile)> = vec![];
        let (parameters, results) = (host.parameters.len(), host.results.len());
        for output in &cli.outs {
            let index = output.index;
            if index >= parameters + results {
                return Err(Failure::Mistake(format!(
                    "--out {index}: function '{function}' has {parameters} parameters and {results} results, counted together from 0"
                )));
            }
            let is_number = matches!(host.parameters.get(index), Some(Passed::Number(_)));
            if is_number {
                return Err(Failure::Mistake(format!(
                    "--out {index}: the parameter is a number; only memory is written"
                )));
            }
            let file = OutputFile::prepare(&output.path)?;
            if outputs.iter().any(|(_, _, other)| other.is_same(&file)) {
                let message = "two outputs go to this file";
                return Err(Failure::in_file(&output.path, message));
            }
            outputs.push((index, output.path.clone(), file));
        }
        Ok(Self(outputs))
    }

    /// Writes the files. All are complete before the first one gets its name.
    fn write(
        self,
        host: &Host,
        given: &[Given],
        results: &BTreeMap<usize, arguments::Result>,
    ) -> Result<Vec<(usize, PathBuf)>, Failure> {
        let (mut complete, mut written) = (vec![], vec![]);
        for (index, path, file) in self.0 {
            let (passed, contents) = match index.checked_sub(host.parameters.len()) {
                None => (&host.parameters[index], given[index].contents()),
                Some(result) => (&host.results[result], results.get(&result).cloned()),
            };
            let element = match passed {
                Passed::Memory(memory) => &host.memories[*memory].element,
                Passed::Number(ty) => ty,
            };
            let lost = || Failure::in_file(&path, "the program has not returned this result");
            let mut contents = contents.ok_or_else(lost)?;
            let scalar = arguments::scalar(element).ok_or_else(|| {
                Failure::in_file(&path, format!("NumPy has no elements of type {element}"))
            })?;
            if matches!(passed, Passed::Number(_)) {
                contents.bytes.truncate(scalar.size());
            }
            let header = npy::header(scalar, &contents.shape);
            let header = header.map_err(|message| Failure::in_file(&path, message))?;
            complete.push(file.fill(&[&header, &contents.bytes])?);
            written.push((index, path));
        }
        for file in complete {
            file.commit()?;
        }
        Ok(written)
    }
}
