//! The plugin as a shared library: its names, and what it takes from others.

use super::PLUGIN;
use pretty_assertions::assert_eq;
use std::process::Command;

/// The output of a tool of LLVM for the plugin.
fn shown(tool: &str, arguments: &[&str]) -> String {
    let mut command = Command::new(format!("/usr/lib/llvm-22/bin/{tool}"));
    let output = command.args(arguments).arg(PLUGIN).output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

/// The names that a plugin of MLIR has.
#[test]
fn only_the_two_entry_points_are_exported() {
    let names = shown(
        "llvm-nm",
        &["-D", "--defined-only", "--format=just-symbols"],
    );
    let mut names: Vec<_> = names.lines().collect();
    names.sort_unstable();
    assert_eq!(names, ["mlirGetDialectPluginInfo", "mlirGetPassPluginInfo"]);
}

/// A second copy of MLIR or LLVM would have type ids of its own, and options that are registered twice.
#[test]
fn mlir_and_llvm_are_those_of_the_program() {
    let needs = shown("llvm-readelf", &["--needed-libs"]);
    for library in ["libMLIR.so.22.1", "libLLVM.so.22.1", "libstdc++.so.6"] {
        assert!(needs.contains(library), "{library} in {needs}");
    }
    let names = shown("llvm-nm", &["-C", "--defined-only", "--no-weak"]);
    // Functions that are compiled in every file that calls them are weak, and hidden here.
    let own = names.lines().filter_map(|line| {
        let (kind, name) = line.get(17..)?.split_once(' ')?;
        (kind == "T" || kind == "D" || kind == "B").then_some(name)
    });
    let copied: Vec<_> = own
        .filter(|name| name.starts_with("mlir::") || name.starts_with("llvm::"))
        .collect();
    assert_eq!(copied, [""; 0]);
}
