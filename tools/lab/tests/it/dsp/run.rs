//! A kernel of `test/e2e` in C on this processor, beside the device `cpu`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use super::{C99, DSPS, Dsp};
use crate::e2e::launch::{CPU, Launch};

/// A launch: its arguments.
pub struct Run {
    name: &'static str,
    workgroups: [u32; 3],
    arguments: Vec<Argument>,
}

enum Argument {
    /// The bytes of a buffer.
    Buffer(Vec<u8>),
    /// The type of a scalar, and its bits.
    Scalar(&'static str, u32),
    /// The name of a global of one word, which begins as 0.
    Global(&'static str),
}

/// The program around a kernel.
const HOST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/dsp/host.c");

/// The compilers of this processor: GCC, which shares nothing with LLVM, where it is installed.
fn compilers() -> Vec<&'static str> {
    let is_there = Command::new("gcc").arg("--version").output().is_ok();
    let gcc = is_there.then_some("gcc");
    gcc.into_iter()
        .chain(["/usr/lib/llvm-22/bin/clang"])
        .collect()
}

impl Run {
    /// The kernel of a file that has its name.
    pub fn new(name: &'static str, workgroups: [u32; 3]) -> Self {
        Self {
            name,
            workgroups,
            arguments: vec![],
        }
    }

    /// A buffer of these words as the next argument.
    pub fn buffer(mut self, words: &[u32]) -> Self {
        let bytes = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        self.arguments.push(Argument::Buffer(bytes));
        self
    }

    /// A scalar of a type as the next argument, by its bits.
    pub fn scalar(mut self, ty: &'static str, bits: u32) -> Self {
        self.arguments.push(Argument::Scalar(ty, bits));
        self
    }

    /// A global of one word, behind the arguments.
    pub fn global(mut self, name: &'static str) -> Self {
        self.arguments.push(Argument::Global(name));
        self
    }

    /// Fails unless the kernel in C for each DSP, by each compiler, has the results of `cpu`. Returns the number of
    /// critical sections on C66x.
    pub fn compare(self) -> u32 {
        let expected = self.on_cpu();
        let directory = TempDir::new().unwrap();
        let mut sections = vec![];
        for dsp in &DSPS {
            for level in ["-O0", "-O1"] {
                let text = dsp.emit(&self.file(), level, directory.path()).unwrap();
                for compiler in compilers() {
                    let place = format!("{} for {} {level} by {compiler}", self.name, dsp.target);
                    let program = self.compile(dsp, &text, compiler, directory.path());
                    let (results, printed) = self.run(&program, directory.path());
                    assert!(results == expected, "{place}: other results");
                    sections.extend(printed.parse::<u32>());
                }
            }
        }
        let first = sections.first().copied().unwrap_or(0);
        assert!(sections.iter().all(|count| *count == first), "{sections:?}");
        first
    }

    fn file(&self) -> PathBuf {
        let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/e2e");
        kernels.join(self.name).with_extension("gir")
    }

    /// The contents of the buffers behind a launch on the device `cpu`.
    fn on_cpu(&self) -> Vec<Vec<u8>> {
        let launch = Launch::of(&self.file(), self.name, self.workgroups).by(&[CPU]);
        let launched = self
            .arguments
            .iter()
            .fold(launch, |launch, argument| match argument {
                Argument::Buffer(bytes) => launch.raw_in_out(bytes),
                Argument::Scalar("f32", bits) => launch.scalar(f32::from_bits(*bits)),
                Argument::Scalar("i32", bits) => launch.scalar(bits.cast_signed()),
                Argument::Scalar(_, bits) => launch.scalar(*bits),
                Argument::Global(name) => launch.global_out(name),
            });
        let outputs = launched.run();
        let of = |(number, argument): (usize, &Argument)| match argument {
            Argument::Buffer(_) => outputs.raw(number),
            Argument::Scalar(..) => None,
            Argument::Global(name) => {
                let words = outputs.global::<u32>(name);
                Some(words.iter().flat_map(|word| word.to_le_bytes()).collect())
            }
        };
        self.arguments.iter().enumerate().filter_map(of).collect()
    }

    fn compile(&self, dsp: &Dsp, text: &Path, compiler: &str, directory: &Path) -> PathBuf {
        let program = directory.join("program");
        let compiled = Command::new(compiler)
            .args(C99)
            .args(dsp.host)
            .args(["-O2", HOST, "-lm", "-o"])
            .arg(&program)
            .arg(format!("-DTEXT=\"{}\"", text.display()))
            .arg(format!("-DKERNEL={}", self.name))
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&compiled.stderr);
        assert!(compiled.status.success(), "{compiler}: {said}");
        program
    }

    /// The contents of the buffers behind a run of a program, and the text that it prints.
    fn run(&self, program: &Path, directory: &Path) -> (Vec<Vec<u8>>, String) {
        let (mut scalars, mut files) = (vec![], vec![]);
        let mut add = |bytes: &[u8]| {
            let file = directory.join(format!("buffer{}", files.len()));
            fs::write(&file, bytes).unwrap();
            files.push(file);
        };
        for argument in &self.arguments {
            match argument {
                Argument::Buffer(bytes) => add(bytes),
                Argument::Scalar(_, bits) => scalars.extend(bits.to_le_bytes()),
                Argument::Global(_) => add(&[0; 4]),
            }
        }
        let block = directory.join("scalars");
        fs::write(&block, scalars).unwrap();
        let ran = Command::new(program)
            .args(self.workgroups.map(|count| count.to_string()))
            .args(["0"; 3])
            .arg(block)
            .args(&files)
            .output()
            .unwrap();
        assert!(ran.status.success(), "{}: {}", self.name, ran.status);
        let results = files.iter().map(|file| fs::read(file).unwrap());
        (results.collect(), String::from_utf8(ran.stdout).unwrap())
    }
}
