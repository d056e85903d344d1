//! The command line of `gir-translate`: languages in and out, without flags of passes.
//!
//! It is that of `gir-opt` with the names that mlir-translate would give: `--import-LANGUAGE` states the language of
//! the input, `--export-gir` prints GIR text, and without an export MLIR is printed. An input in another language than
//! the stated one is an error.

use crate::opt::{self, CommandLine};
use gir::input::Language;
use std::{ffi::OsString, process::ExitCode};

const OVERVIEW: &str = "gir-translate: GPU kernels from one language to another, without passes\n\n\
    --import-gir, --import-llvm, --import-spirv  state the language of the input\n\
    --export-gir                 prints GIR text; without an export MLIR is printed\n\n\
    The other options are those of gir-opt.";

/// Command lines at the end of the help. The tests run them with `test/e2e/saxpy.gir`.
const EXAMPLES: &str = "\nExamples:\n\n\
    \x20 gir-translate saxpy.gir -o saxpy.mlir\n\
    \x20 gir-translate --export-gir saxpy.mlir -o again.gir\n\
    \x20 gir-opt --emit-spirv saxpy.gir -o saxpy.spv\n\
    \x20 gir-translate --import-spirv --export-gir saxpy.spv -o binary.gir\n";

/// A language that is read.
struct Import {
    /// The flag, without dashes.
    flag: &'static str,
    language: Language,
    /// The flag of gir-opt by which its own dialects come out, for a language whose dialect is another's.
    pipeline: Option<&'static str>,
}

/// All of them.
const IMPORTS: &[Import] = &[
    Import {
        flag: "import-gir",
        language: Language::Gir,
        pipeline: None,
    },
    Import {
        flag: "import-llvm",
        language: Language::Llvm,
        pipeline: Some("--llvm-to-mir"),
    },
    Import {
        flag: "import-spirv",
        language: Language::Spirv,
        pipeline: Some("--spirv-to-mir"),
    },
];

/// `--export-gir`, and the flag of gir-opt for it.
const EXPORT_GIR: (&str, &str) = ("export-gir", "--emit-gir");

/// The main function of `gir-translate`.
#[must_use]
pub fn main() -> ExitCode {
    opt::run(|| command_line(std::env::args_os()))
}

/// The command line for gir-opt's driver.
fn command_line(args: impl Iterator<Item = OsString>) -> Result<CommandLine, String> {
    let mut line = CommandLine {
        overview: OVERVIEW,
        examples: EXAMPLES,
        ..CommandLine::default()
    };
    let mut import = None;
    let mut is_emitted = false;
    let mut args = args.peekable();
    while let Some(arg) = args.next_if(|arg| arg != "--") {
        let text = arg.to_string_lossy();
        let flag = text.strip_prefix("--").or_else(|| text.strip_prefix('-'));
        if let Some(found) = IMPORTS.iter().find(|one| flag == Some(one.flag)) {
            if import.replace(found).is_some() {
                return Err("an input has one language; leave one --import flag out".to_owned());
            }
            continue;
        }
        is_emitted |= flag.is_some_and(|flag| flag.starts_with("emit-") || flag == EXPORT_GIR.0);
        match flag == Some(EXPORT_GIR.0) {
            true => line.args.push(EXPORT_GIR.1.into()),
            false => line.args.push(arg),
        }
    }
    let pipeline = import.and_then(|import| import.pipeline);
    line.args
        .extend(pipeline.filter(|_| !is_emitted).map(OsString::from));
    line.language = import.map(|import| (import.flag, import.language));
    line.args.extend(args);
    Ok(line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn translated(args: &[&str]) -> Result<Vec<String>, String> {
        let line = command_line(args.iter().map(OsString::from))?;
        let args = line
            .args
            .iter()
            .map(|arg| arg.to_string_lossy().into_owned());
        Ok(args.collect())
    }

    #[test]
    fn exports_are_emissions_and_imports_are_checked() {
        assert_eq!(
            translated(&["t", "--import-llvm", "k.ll", "--export-gir", "-o", "k.gir"]),
            Ok(["t", "k.ll", "--emit-gir", "-o", "k.gir"]
                .map(str::to_owned)
                .to_vec())
        );
        assert_eq!(
            translated(&["t", "-import-llvm", "k.cl", "--", "--export-gir"]),
            Ok(["t", "k.cl", "--llvm-to-mir", "--", "--export-gir"]
                .map(str::to_owned)
                .to_vec())
        );
        assert_eq!(
            translated(&["t", "--import-gir", "k.gir"]),
            Ok(["t", "k.gir"].map(str::to_owned).to_vec())
        );
        assert!(translated(&["t", "--import-gir", "--import-llvm", "k"]).is_err());
        assert_eq!(
            translated(&["t", "--import-spirv", "k.spv"]),
            Ok(["t", "k.spv", "--spirv-to-mir"].map(str::to_owned).to_vec())
        );
    }
}
