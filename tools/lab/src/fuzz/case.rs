//! A random program with its arguments and expected results, in memory and as files.

use std::fs;
use std::io;
use std::path::Path;

use gir_run::npy;

use super::generate::{self, Language};
use super::memory::{Argument, Memory};
use super::program::{Program, WORKGROUPS};
use super::{interpret, print};

/// The kernel of every program.
pub const KERNEL: &str = "main";

/// The file of the text, in a finding's directory.
pub const TEXT: &str = "kernel.gir";

/// A program of a seed.
#[derive(Clone, Debug)]
pub struct Case {
    /// The seed.
    pub seed: u64,
    /// The text.
    pub text: String,
    /// Its arguments, with the results.
    pub arguments: Vec<Argument>,
}

impl Case {
    /// The program of a seed, such that every device can run it; `None` if it takes too long.
    #[must_use]
    pub fn new(seed: u64) -> Option<Self> {
        Self::of(seed, Language::default())
    }

    /// The program of a seed; `None` if it takes too long.
    #[must_use]
    pub fn of(seed: u64, language: Language) -> Option<Self> {
        let program = generate::program(seed, language);
        let before = Memory::initial(&program, seed);
        let mut after = before.clone();
        interpret::run(&program, &mut after).ok()?;
        Some(Self::with(seed, &program, &before, &after))
    }

    /// The program of a seed without its results.
    #[must_use]
    pub fn without_results(seed: u64, language: Language) -> Self {
        let program = generate::program(seed, language);
        let before = Memory::initial(&program, seed);
        Self::with(seed, &program, &before, &before)
    }

    fn with(seed: u64, program: &Program, before: &Memory, after: &Memory) -> Self {
        Self {
            seed,
            text: print::program(program),
            arguments: before.arguments(program, after),
        }
    }

    /// Writes the text, the buffers before and after, and the command line that runs it.
    ///
    /// # Errors
    /// When a file cannot be written.
    pub fn write(&self, directory: &Path, devices: &[String]) -> io::Result<()> {
        fs::create_dir_all(directory)?;
        fs::write(directory.join(TEXT), &self.text)?;
        for (number, argument) in self.arguments.iter().enumerate() {
            let Argument::Buffer {
                elem,
                before,
                after,
            } = argument
            else {
                continue;
            };
            let write = |name: String, bytes: &[u8]| {
                let header = npy::header(elem.lane(), &[bytes.len() / elem.lane().size()]);
                let header = header.map_err(io::Error::other)?;
                fs::write(directory.join(name), [&header, bytes].concat())
            };
            write(argument_file(number), before)?;
            if let Some(after) = after {
                write(format!("expected{number}.npy"), after)?;
            }
        }
        let lines: String = devices.iter().map(|device| self.command(device)).collect();
        fs::write(directory.join("commands.txt"), lines)
    }

    /// The command line that runs the kernel on a device, in the directory of the files.
    fn command(&self, device: &str) -> String {
        let mut line =
            format!("gir-run {TEXT} --kernel {KERNEL} --device {device} --workgroups {WORKGROUPS}");
        for (number, argument) in self.arguments.iter().enumerate() {
            line += &match argument {
                Argument::Buffer { after: None, .. } => {
                    format!(" --arg @{}", argument_file(number))
                }
                Argument::Buffer { .. } => format!(
                    " --arg @{} --out {number}={device}{number}.npy",
                    argument_file(number)
                ),
                Argument::Scalar(text) => format!(" --arg '{text}'"),
            };
        }
        line + "\n"
    }
}

fn argument_file(number: usize) -> String {
    format!("argument{number}.npy")
}
