//! No page has a command that nobody runs: a block of commands is executed, or listed here with the reason.
//!
//! Blocks of `console` are executed, with their output compared. Blocks of `sh` are not; [`NOT_EXECUTED`] names each
//! by its page and its first line. No other block, and no indented line, begins with one of [`PROGRAMS`].

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::{PAGES, page::Page, root};

/// Blocks of commands that these tests do not execute.
const NOT_EXECUTED: &[(&str, &str, &str)] = &[
    (
        "docs/install.md",
        "sha256sum --check --ignore-missing SHA256SUMS",
        "`cargo xtask dist --check` executes it, in the folder of a release",
    ),
    (
        "docs/install.md",
        "gir-run gir-0.1.0-x86_64-linux/share/gir/examples/saxpy.gir --kernel saxpy --workgroups 16 \\",
        "`cargo xtask dist --check` executes it, in the folder of a release",
    ),
    (
        "docs/install.md",
        "tar -xzf gir-mlir-0.1.0-x86_64-linux.tar.gz",
        "needs the folder of a release",
    ),
    (
        "docs/install.md",
        "apt install ./gir-gpu_0.1.0_amd64.deb",
        "installs on the machine",
    ),
    (
        "docs/install.md",
        "docker build -t gir .",
        "needs the folder of a release, and docker",
    ),
    (
        "docs/install.md",
        "GIR_LLVM_PREFIX=/opt/llvm-22 cargo xtask demo --no-setup",
        "builds the whole project",
    ),
    (
        "docs/plugin.md",
        "cargo xtask install --prefix ~/.local",
        "builds for release, and writes to the user's home; the tests of plugins install to a folder of their own",
    ),
    (
        "docs/plugin.md",
        "cd ~/.local/lib",
        "needs that installation; the tests of plugins load the plugin from another one",
    ),
    (
        "docs/fpga-oneapi.md",
        "cargo xtask setup --vendor       # intel-sycl-rt, under Intel's licence; it prints the variables to export",
        "installs on the machine; the tests of the device run kernels",
    ),
    (
        "docs/performance.md",
        "cargo xtask setup --vendor        # NVIDIA's ptxas and nvdisasm, under their licence",
        "installs on the machine, and measures",
    ),
    (
        "docs/performance.md",
        "cargo xtask bench --only compile",
        "measures, on an idle machine",
    ),
    (
        "docs/performance.md",
        "cargo xtask bench --only compile                  # with the figures above; --long adds 1,000,000 instructions",
        "measures, on an idle machine",
    ),
    (
        "docs/performance.md",
        "cargo xtask bench --only cpu",
        "measures, on an idle machine",
    ),
    (
        "docs/add-an-op.md",
        "cargo xtask docs",
        "writes pages of the sources; the suite `docs` compares them",
    ),
    (
        "CONTRIBUTING.md",
        "cargo xtask setup        # installs the Debian packages that are missing; names them first",
        "installs on the machine, and runs these tests",
    ),
    (
        "CONTRIBUTING.md",
        "cargo build && lit-22 -v test/passes/mir-structurize/shapes.gir",
        "builds; the suite `lit` runs the test",
    ),
    (
        "CONTRIBUTING.md",
        "cargo xtask demo         # kernels to SPIR-V and onto a Vulkan device, results checked",
        "hours of work on the whole project",
    ),
    (
        "CONTRIBUTING.md",
        "cargo xtask conformance --devices cpu,vulkan         # the matrix kernel × device; exit status 1 if one fails",
        "hours of work on the whole project",
    ),
    (
        "CONTRIBUTING.md",
        "cargo xtask fuzz --all-devices --count 300 --seed 20261123    # programs 20261123 to 20261422, on all devices of the machine",
        "hours of work on the whole project",
    ),
    (
        "CONTRIBUTING.md",
        "#!/bin/sh",
        "a script for a kernel that still shows a bug",
    ),
    (
        "README.md",
        "cargo xtask demo      # runs two kernels on every device of the machine and checks the results",
        "builds the whole project, and runs these tests",
    ),
    (
        "CONTRIBUTING.md",
        "git tag --annotate v0.1.0 --message 'gir 0.1.0'",
        "publishes",
    ),
    (
        "examples/README.md",
        "cd opencl-c",
        "the tests of examples build each, with other options for some",
    ),
];

/// Programs whose commands pages show.
const PROGRAMS: &[&str] = &[
    "$",
    "apt",
    "cargo",
    "clang-22",
    "docker",
    "gir-opt",
    "gir-run",
    "gir-translate",
    "llc-22",
    "mlir-opt-22",
    "mlir-translate-22",
];

/// All pages, by their paths below the root.
fn pages() -> Vec<String> {
    let mut files = vec![];
    for name in ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"] {
        files.push(root().join(name));
    }
    for folder in ["docs", "examples"] {
        add_pages(&root().join(folder), &mut files);
    }
    let relative = |file: PathBuf| file.strip_prefix(root()).unwrap().display().to_string();
    files.into_iter().map(relative).collect()
}

fn add_pages(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            add_pages(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "md") {
            files.push(path);
        }
    }
}

/// Whether a line is a command of one of the programs.
fn is_command(line: &str) -> bool {
    let first = line.split(' ').next().unwrap_or_default();
    PROGRAMS.contains(&first) && line.len() > first.len()
}

#[test]
fn blocks_of_commands_are_executed_or_listed() {
    let mut problems = vec![];
    let mut listed = BTreeSet::new();
    for path in pages() {
        let page = Page::read(&root(), &path);
        for block in &page.blocks {
            let first = block.text.lines().next().unwrap_or_default();
            let problem = match block.language.as_str() {
                "console" if PAGES.contains(&path.as_str()) => None,
                "console" => Some("the page is in no test of this folder"),
                "sh" => match NOT_EXECUTED
                    .iter()
                    .find(|row| (row.0, row.1) == (&path, first))
                {
                    Some(row) => {
                        listed.insert((row.0, row.1));
                        None
                    }
                    None => Some("is not executed: make it a `console`, or list it with a reason"),
                },
                _ if block.text.lines().any(is_command) => {
                    Some("has commands: make it a `console`, which is executed")
                }
                _ => None,
            };
            problems.extend(problem.map(|problem| format!("{path}:{}: {problem}", block.line)));
        }
        for (line, text) in page.outside() {
            if text.strip_prefix("    ").is_some_and(is_command) {
                problems.push(format!(
                    "{path}:{line}: an indented command; put it in a fence"
                ));
            }
        }
    }
    for (path, first, _) in NOT_EXECUTED {
        if !listed.contains(&(*path, *first)) {
            problems.push(format!("{path} has no such block any more: {first}"));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn commands_begin_with_a_program() {
    assert!(is_command("gir-opt k.gir") && is_command("$ ls"));
    assert!(!is_command("gir-optimised") && !is_command("cargo") && !is_command("%a = add"));
}
