//! The plugin as a shared library: its names, and what it takes from others.

use super::PLUGIN;
use pretty_assertions::assert_eq;
use std::{collections::HashSet, process::Command};

/// The folder of Debian's LLVM.
const LLVM: &str = "/usr/lib/llvm-22";

/// The output of a tool of LLVM for a file.
fn shown(tool: &str, arguments: &[&str], file: &str) -> String {
    let mut command = Command::new(format!("{LLVM}/bin/{tool}"));
    let output = command.args(arguments).arg(file).output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

/// The names that a plugin of MLIR has.
#[test]
fn only_the_two_entry_points_are_exported() {
    let arguments = ["-D", "--defined-only", "--format=just-symbols"];
    let names = shown("llvm-nm", &arguments, PLUGIN);
    let mut names: Vec<_> = names.lines().collect();
    names.sort_unstable();
    assert_eq!(names, ["mlirGetDialectPluginInfo", "mlirGetPassPluginInfo"]);
}

/// The functions and variables of a shared library, without those that every file may have a copy of.
fn strong_names(library: &str) -> Vec<String> {
    let names = shown("llvm-nm", &["-D", "--defined-only"], library);
    let names = names.lines().filter_map(|line| {
        let (kind, name) = line.get(17..)?.split_once(' ')?;
        let name = name.split('@').next()?;
        ["T", "D", "B"].contains(&kind).then(|| name.to_owned())
    });
    names.collect()
}

/// A second copy of a part of MLIR or LLVM would have type ids of its own, and options that are registered twice.
#[test]
fn mlir_and_llvm_are_those_of_the_program() {
    let needs = shown("llvm-readelf", &["--needed-libs"], PLUGIN);
    let mut strong = HashSet::new();
    for library in ["libMLIR.so.22.1", "libLLVM.so.22.1"] {
        assert!(needs.contains(library), "{library} in {needs}");
        strong.extend(strong_names(&format!("{LLVM}/lib/{library}")));
    }
    let copies = |file: &str| {
        let names = shown(
            "llvm-nm",
            &["--defined-only", "--format=just-symbols"],
            file,
        );
        let names = names.lines().filter(|name| strong.contains(*name));
        names.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(copies(PLUGIN), [""; 0]);
    // A program of our own has both inside.
    assert!(copies(concat!(env!("GIR_BIN"), "/gir-opt")).len() > 1000);
}
