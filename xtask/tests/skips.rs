//! A test that the machine cannot run is skipped, never passed: its guards call functions that report the skip.
//!
//! `tools/lab/tests/it/skip.rs` reports skips, `tools/lab/tests/it/machine.rs` asks for devices and tools.
//! A test that returns early for another reason, or asks the environment by itself, would pass without a word.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

/// Functions that a guard may call: they report the skip of the test.
const GUARDS: [&str; 10] = [
    "vulkan_expected()",
    "also_vulkan()",
    "opencl_expected()",
    "needs(",
    "needs_program(",
    "needs_pocl()",
    "needs_pyopencl()",
    "is_there(",
    "named(",
    "also_named(",
];

/// Variables that tests read for other things: how much they try, and what cargo and the build tell them.
const VARIABLES: [&str; 7] = [
    "CARGO_",
    "GIR_RANDOM_KERNELS",
    "GIR_RANDOM_PROGRAMS",
    "GIR_THOROUGH",
    "GIR_TEST_CRASH",
    "CRASH",
    "MLIR_SYS_220_PREFIX",
];

/// The files that define them.
const HOMES: [&str; 4] = [
    "tools/lab/tests/it/skip.rs",
    "tools/lab/tests/it/machine.rs",
    "tools/run/src/tests/fixtures.rs",
    "tools/run/src/tests/opencl_kernels.rs",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The parts of the sources that are tests, with their paths.
fn tests() -> Vec<(String, String)> {
    let mut files = vec![];
    for folder in [
        "dialects",
        "passes",
        "tools",
        "tools/run",
        "tools/lab",
        "xtask",
    ] {
        for part in ["src", "tests"] {
            let folder = root().join(folder).join(part);
            if folder.is_dir() {
                collect(&folder, &mut files);
            }
        }
    }
    files.sort();
    let text = |file: PathBuf| {
        let text = fs::read_to_string(&file).unwrap();
        let path = file.strip_prefix(root()).unwrap().to_str().unwrap();
        let path = path.replace('\\', "/");
        let is_test = path.contains("/tests/") || path.ends_with("/tests.rs");
        let start = match is_test {
            true => Some(0),
            false => text.find("#[cfg(test)]\nmod tests {"),
        };
        Some((path, text[start?..].to_owned()))
    };
    files.into_iter().filter_map(text).collect()
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// Guards of functions that return early without saying so: the first line of each.
fn silent_guards(text: &str) -> Vec<String> {
    let lines: Vec<_> = text.lines().collect();
    let mut silent = vec![];
    let mut function = 0;
    let mut is_test = false;
    for (number, line) in lines.iter().enumerate() {
        let trimmed = line.trim_start();
        if trimmed.starts_with("fn ") || trimmed.starts_with("pub fn ") {
            function = indent(line);
            is_test = lines[..number]
                .iter()
                .rev()
                .take_while(|line| line.trim_start().starts_with("#["))
                .any(|line| line.trim() == "#[test]");
        }
        let is_return = trimmed == "return;" && indent(line) == function + 8;
        let leaves = is_return && is_test || trimmed.ends_with("else { return };");
        if !leaves {
            continue;
        }
        // The statement starts where the indentation is that of the body.
        let start = lines[..=number]
            .iter()
            .rposition(|line| indent(line) == function + 4 && !line.trim().starts_with('}'));
        let guard = lines[start.unwrap()..=number].join(" ");
        if !GUARDS.iter().any(|known| guard.contains(known)) {
            silent.push(guard.trim().to_owned());
        }
    }
    silent
}

/// Variables that are read, as they are written.
fn variables(text: &str) -> Vec<&str> {
    let reads = ["env::var(", "env::var_os("];
    let of = |read: &'static str| {
        text.match_indices(read).map(move |(place, _)| {
            let rest = &text[place + read.len()..];
            rest.split(')').next().unwrap().trim_matches('"')
        })
    };
    reads.into_iter().flat_map(of).collect()
}

#[test]
fn every_guard_says_that_the_test_is_skipped() {
    let mut silent = vec![];
    let mut guards = 0;
    for (path, text) in tests() {
        guards += text.matches("vulkan_expected()").count();
        let of_file = silent_guards(&text);
        silent.extend(of_file.into_iter().map(|guard| format!("{path}: {guard}")));
    }
    assert!(guards > 100, "{guards}");
    assert!(
        silent.is_empty(),
        "guards that do not say that the test is skipped:\n{}",
        silent.join("\n")
    );
}

#[test]
fn tests_ask_the_machine_in_one_place() {
    for (path, text) in tests() {
        // This file has these words too.
        if HOMES.contains(&path.as_str()) || path.ends_with("xtask/tests/skips.rs") {
            continue;
        }
        for name in variables(&text) {
            let is_known = VARIABLES.iter().any(|known| name.starts_with(known));
            assert!(
                is_known,
                "{path} reads {name}: ask tools/lab/tests/it/machine.rs"
            );
        }
        assert!(
            !text.contains("eprintln!(\"skipped"),
            "{path}: the harness captures what macros print"
        );
    }
}

#[test]
fn silent_guards_are_found() {
    let test = |guard: &str| format!("#[test]\nfn one() {{\n{guard}    assert!(true);\n}}\n");
    let silent = "    if std::env::var(\"X\").is_err() {\n        return;\n    }\n";
    assert_eq!(silent_guards(&test(silent)).len(), 1);
    let silent = "    let Some(tool) = tool() else { return };\n";
    assert_eq!(silent_guards(&test(silent)).len(), 1);
    let silent =
        "    let Some(tool) = find(\n        \"tool\",\n    ) else {\n        return;\n    };\n";
    assert_eq!(silent_guards(&test(silent)).len(), 1);
    let said = "    if !vulkan_expected() {\n        return;\n    }\n";
    assert_eq!(silent_guards(&test(said)), [""; 0]);
    let of_a_loop = "    for x in all() {\n        if x {\n            return;\n        }\n    }\n";
    assert_eq!(silent_guards(&test(of_a_loop)), [""; 0]);
}
