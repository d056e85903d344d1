//! Compilations of samples: the output or the errors, and the pass that replaces an operation.

use std::io::Write as _;
use std::process::{Command, Stdio};

/// The output and the messages of `gir-opt` for a module.
pub struct Compilation {
    /// The output; `None` where an error refuses the module.
    pub output: Option<String>,
    /// Errors, and the module behind each pass that has changed it.
    messages: String,
}

/// The line before a module, which names the pass in brackets.
const DUMP: &str = "// -----// IR Dump After ";

/// Compiles a module with flags.
pub fn compile(module: &str, flags: &[String]) -> Compilation {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gir-opt"))
        .args(flags)
        .args([
            "-",
            "-o",
            "-",
            "--mlir-disable-threading",
            "--mlir-print-ir-after-all",
            "--mlir-print-ir-after-change",
            "--mlir-print-ir-module-scope",
        ])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(module.as_bytes()).unwrap();
    drop(input);
    let ran = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Compilation {
        output: ran.status.success().then(|| text(ran.stdout)),
        messages: text(ran.stderr),
    }
}

impl Compilation {
    /// The first pass that leaves no such operation; `None` if it stays to the end.
    pub fn replaced_by(&self, op: &str) -> Option<&str> {
        let dumps = self.messages.split(DUMP).skip(1);
        let (first, _) = dumps
            .filter_map(|dump| dump.split_once('\n'))
            .find(|(_, module)| !has(module, op))?;
        first.split_once('(')?.1.split(')').next()
    }

    /// The errors: those about an operation, or all of them where none is.
    pub fn errors(&self, op: &str) -> Vec<&str> {
        let errors = self
            .messages
            .lines()
            .filter(|line| line.contains(": error: "));
        let (about, others): (Vec<_>, Vec<_>) =
            errors.partition(|line| line.contains(&format!("'{op}'")));
        match about.is_empty() {
            true => others,
            false => about,
        }
    }
}

/// Whether a module has an operation. Attributes name operations in quotes.
fn has(module: &str, op: &str) -> bool {
    let is_part = |character: char| character.is_alphanumeric() || character == '_';
    module.match_indices(op).any(|(position, _)| {
        let before = module[..position].chars().next_back();
        let behind = module[position + op.len()..].chars().next();
        !before.is_some_and(|it| is_part(it) || it == '"') && !behind.is_some_and(is_part)
    })
}

/// The number of times that a word stands in a text, as a whole word.
pub fn count(text: &str, word: &str) -> usize {
    let is_part = |character: char| character.is_alphanumeric() || character == '_';
    let joins = |near: Option<char>, edge: Option<char>| {
        near.is_some_and(is_part) && edge.is_some_and(is_part)
    };
    // Functions of SPIR-V have the types of their parameters around their names.
    if word.starts_with("__spirv_") {
        return text.matches(word).count();
    }
    let found = text.match_indices(word).filter(|(position, _)| {
        let before = text[..*position].chars().next_back();
        let behind = text[position + word.len()..].chars().next();
        !joins(before, word.chars().next()) && !joins(behind, word.chars().next_back())
    });
    found.count()
}
