//! The sources as C++ for the processor: `test/import/corpus/host` has headers that run the work-items in turns.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::header::Run;
use super::{Results, folder};
use crate::e2e::launch::succeed;

/// The compiler: GCC, which shares nothing with LLVM, where it is installed.
fn compiler() -> &'static str {
    let is_there = Command::new("g++").arg("--version").output().is_ok();
    if is_there { "g++" } else { "clang++-22" }
}

/// Compiles a source with a program around it that takes the number of a launch, and what the kernel gets.
pub fn compile(path: &Path, text: &str, runs: &[Run], scratch: &Path) -> PathBuf {
    let (main, program) = (scratch.join("main.cc"), scratch.join("host"));
    let headers = folder().join("host");
    let header = match path.extension().and_then(|extension| extension.to_str()) {
        Some("cl") => "opencl.h",
        _ => "cuda.h",
    };
    let kernels = runs
        .iter()
        .enumerate()
        .fold(String::new(), |mut all, (number, run)| {
            let _ = writeln!(
                all,
                "  case {number}: return host::run({}, arguments + 2);",
                run.kernel
            );
            all
        });
    // Memory whose size the launch says is defined in the header.
    let text = text.replace("extern __shared__", "extern");
    let whole = format!(
        "#include \"{header}\"\n{text}\nint main(int, char **arguments) {{\n  switch (atoi(arguments[1])) {{\n{kernels}  }}\n}}\n"
    );
    fs::write(&main, whole).unwrap();
    let flags = [
        "-std=c++17",
        "-w",
        "-fpermissive",
        "-fwrapv",
        "-ffp-contract=off",
        "-O1",
    ];
    let mut command = Command::new(compiler());
    succeed(
        command
            .args(flags)
            .arg("-I")
            .arg(headers)
            .arg(&main)
            .arg("-o")
            .arg(&program),
    );
    program
}

/// The results of a launch.
pub fn run(program: &Path, run: &Run, number: usize, scratch: &Path) -> Results {
    let numbers = [run.groups, run.size].concat();
    let files = run.arguments.iter().enumerate().map(|(at, argument)| {
        let file = scratch.join(format!("argument{at}"));
        fs::write(&file, &argument.bytes).unwrap();
        file
    });
    let files: Vec<_> = files.collect();
    let mut command = Command::new(program);
    command.arg(number.to_string());
    command
        .args(numbers.iter().map(u32::to_string))
        .args(&files);
    succeed(&mut command);
    run.written()
        .map(|at| fs::read(&files[at]).unwrap())
        .collect()
}
