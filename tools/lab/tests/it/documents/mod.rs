//! The blocks of pages are executed: programs in GIR compile and give the stated values, commands print
//! the shown text.
//!
//! [`page`] reads the blocks of a page, [`example`] makes programs of examples in GIR, [`console`] runs commands and
//! compares. A page has one folder: a block whose first line is a comment with the name of a file becomes that file,
//! and the commands behind it find it there, beside folders of the project. [`commands`] finds blocks that nobody runs.

mod commands;
mod console;
mod example;
mod page;
mod words;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use console::Session;
use example::Example;
use gir::gir::text::keywords::{ReduceOp, UpdateOp};
use gir::gir::text::opcodes::OPCODES;
use page::{Block, Page};

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .unwrap()
        .to_owned()
}

/// Executes all blocks of a page.
fn execute(path: &str) {
    execute_in(&Session::new(&root()), path);
}

fn execute_in(session: &Session, path: &str) {
    let page = Page::read(&root(), path);
    let mut failures = vec![];
    let mut snippets = vec![];
    for block in &page.blocks {
        let done = match block.language.as_str() {
            "console" => session.commands(block),
            "gir" => gir(session, block, &mut snippets),
            _ => match block.file() {
                Some(name) => session.write(name, &block.text),
                None => Ok(()),
            },
        };
        failures.extend(
            done.err()
                .map(|error| format!("{path}:{}: {error}", block.line)),
        );
    }
    if !snippets.is_empty() {
        let program = Example::joined(&snippets);
        let done = run(session, "snippets.gir", &program);
        failures.extend(done.err().map(|error| format!("{path}: {error}")));
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

/// Executes a block of GIR; a snippet waits for the others of its page, which run together.
fn gir(session: &Session, block: &Block, snippets: &mut Vec<Example>) -> Result<(), String> {
    if let Some(name) = block.file() {
        session.write(name, &block.text)?;
        // A file that lacks definitions is compiled by the commands behind it.
        if block.text.contains("func extern ") {
            return Ok(());
        }
    }
    let example = Example::new(&block.text, block.line);
    if !example.is_module {
        snippets.push(example);
        return Ok(());
    }
    let name = format!("block-{}.gir", block.line);
    match example.kernels().as_slice() {
        [] => compile(session, &name, &example.text),
        _ => run(session, &name, &example),
    }
}

fn compile(session: &Session, name: &str, text: &str) -> Result<(), String> {
    session.write(name, text)?;
    let mut command = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"));
    session.run(command.args(["--lower-to-lir", name, "-o", "lowered.mlir"]))
}

/// Runs the kernels without parameters, as they are and in a checked run.
fn run(session: &Session, name: &str, example: &Example) -> Result<(), String> {
    session.write(name, &example.text)?;
    for kernel in example.kernels() {
        for mode in ["-O1", "--check"] {
            let mut command = Command::new(concat!(env!("GIR_BIN"), "/gir-run"));
            command.args([name, "--kernel", &kernel, "--workgroups", "1", mode]);
            session.run(&mut command)?;
        }
    }
    Ok(())
}

/// A test for each page, and the list of the pages.
macro_rules! pages {
    ($($name:ident: $path:literal,)*) => {
        /// The pages with executed commands.
        const PAGES: &[&str] = &[$($path,)* "README.md"];

        $(#[test]
        fn $name() {
            execute($path);
        })*
    };
}

pages! {
    batch: "docs/batch.md",
    checked_runs: "docs/checked-mode.md",
    drawing: "docs/drawing.md",
    fpga: "docs/fpga.md",
    fpga_circt: "docs/fpga-circt.md",
    fpga_oneapi: "docs/fpga-oneapi.md",
    from_llvm: "docs/from-llvm.md",
    from_source: "docs/from-source.md",
    from_spirv: "docs/from-spirv.md",
    from_upstream: "docs/from-upstream.md",
    instructions: "docs/opcodes.md",
    language: "docs/language.md",
    library: "docs/library.md",
    linking: "docs/linking.md",
    nvvm: "docs/nvvm.md",
    optimisation: "docs/optimisation.md",
    printf: "docs/printf.md",
    programs: "docs/programs.md",
    reflection: "docs/reflection.md",
    running: "docs/running.md",
    spirv_llvm: "docs/spirv-llvm.md",
    targets: "docs/targets.md",
    to_upstream: "docs/to-upstream.md",
    tutorial: "docs/tutorial.md",
    variants: "docs/variants.md",
}

#[test]
fn readme() {
    let session = Session::new(&root());
    // The files that the page describes.
    let numbers = (0..1000u16).map(f32::from);
    session.write_floats("x.npy", numbers);
    session.write_floats("y.npy", std::iter::repeat_n(1.0, 1000));
    execute_in(&session, "README.md");
}

/// Words of the executed programs of a page, without comments.
fn words_of_programs(path: &str) -> BTreeSet<String> {
    let page = Page::read(&root(), path);
    let blocks = page.blocks.iter().filter(|block| block.language == "gir");
    let lines = blocks.flat_map(|block| block.text.lines());
    let words = lines.flat_map(|line| {
        let code = line.split(';').next().unwrap_or_default();
        code.split_whitespace()
            .map(|word| word.trim_end_matches(',').to_owned())
    });
    words.collect()
}

#[test]
fn every_instruction_has_an_example() {
    let page = Page::read(&root(), "docs/opcodes.md");
    let words = words_of_programs("docs/opcodes.md");
    for opcode in OPCODES {
        let spelling = opcode.spelling;
        assert!(
            words.contains(spelling),
            "docs/opcodes.md has no example of {spelling}"
        );
        let is_heading =
            |line: &&str| line.starts_with("### ") && line.contains(&format!("`{spelling}`"));
        assert!(
            page.text.lines().any(|line| is_heading(&line)),
            "docs/opcodes.md has no entry of {spelling}"
        );
    }
    let updates = UpdateOp::ALL.iter().map(|op| op.spelling());
    for operation in updates.chain(ReduceOp::ALL.iter().map(|op| op.spelling())) {
        assert!(
            words.contains(operation),
            "docs/opcodes.md has no example of the operation {operation}"
        );
    }
}
