//! The examples and tables of the README match the tools.

use std::collections::BTreeSet;
use std::{fs, path::Path, process::Command};

use gir::{profile::built_in, targets::FORMATS};
use gir_run::device;

/// The text between a fence that opens with a language and its end.
pub fn block<'a>(text: &'a str, language: &str) -> &'a str {
    let opening = format!("```{language}\n");
    let start = text.find(&opening).unwrap() + opening.len();
    &text[start..start + text[start..].find("```").unwrap()]
}

#[test]
fn what_the_readme_shows_of_its_kernel_is_emitted() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .unwrap();
    let readme = fs::read_to_string(root.join("README.md")).unwrap();
    let directory = tempfile::tempdir().unwrap();
    let kernel = directory.path().join("saxpy.gir");
    fs::write(&kernel, block(&readme, "gir")).unwrap();
    for (language, flag) in [("spirv", "--emit-spirv-asm"), ("c", "--emit-opencl")] {
        let run = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
            .args(["--lower-to-lir", flag])
            .arg(&kernel)
            .output()
            .unwrap();
        let text = String::from_utf8(run.stdout).unwrap();
        assert!(text.contains(block(&readme, language)), "{text}");
    }
}

#[test]
fn the_kernel_in_the_readme_is_the_one_in_the_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .unwrap();
    let readme = fs::read_to_string(root.join("README.md")).unwrap();
    let kernel = fs::read_to_string(root.join("test/e2e/saxpy.gir")).unwrap();
    assert!(kernel.contains(block(&readme, "gir")));
}

fn readme() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .unwrap();
    fs::read_to_string(root.join("README.md")).unwrap()
}

/// The texts in backticks in the first cells of the table with this head.
fn first_cells(page: &str, head: &str) -> BTreeSet<String> {
    let (_, table) = page.split_once(head).unwrap();
    let rows = table
        .lines()
        .skip(1)
        .take_while(|line| line.starts_with('|'));
    let cells = rows.filter_map(|row| row.split('|').nth(1));
    let quoted = |cell: &str| -> Vec<_> {
        let pieces = cell.split('`').skip(1).step_by(2);
        pieces.map(str::to_owned).collect()
    };
    cells.flat_map(quoted).collect()
}

#[test]
fn the_readme_lists_every_emission() {
    let flags: BTreeSet<_> = FORMATS
        .iter()
        .map(|one| format!("--{}", one.flag))
        .collect();
    assert_eq!(first_cells(&readme(), "| flag | output | for |"), flags);
}

/// Versions that a row of emissions names are those of profiles.
#[test]
fn the_versions_in_the_readme_are_those_of_profiles() {
    let readme = readme();
    for (row, family, versions) in [
        ("| `--emit-spirv`", "vulkan", ["1.1", "1.3"]),
        ("| `--emit-spirv`", "opencl", ["2.1", "3.0"]),
        ("| `--emit-opencl`", "opencl", ["1.2", "3.0"]),
        ("| `--emit-msl`", "metal", ["2.4", "3.2"]),
    ] {
        let row = readme.lines().find(|line| line.starts_with(row)).unwrap();
        for version in versions {
            assert!(row.contains(version), "{row}: {version}");
        }
        let known: Vec<_> = built_in::ALL
            .iter()
            .filter_map(|profile| profile.name.strip_prefix(family))
            .filter(|rest| {
                row.contains("SPIR-V") == (family == "vulkan" || rest.ends_with("-spirv"))
            })
            .map(|rest| rest.trim_end_matches("-spirv"))
            .collect();
        assert_eq!(known.first(), Some(&versions[0]), "{row}");
        assert_eq!(known.last(), Some(&versions[1]), "{row}");
    }
}

#[test]
fn the_readme_lists_every_device() {
    let names: BTreeSet<_> = device::ALL
        .iter()
        .map(|one| one.name().to_owned())
        .collect();
    assert_eq!(first_cells(&readme(), "| `--device` | runs | on |"), names);
}
