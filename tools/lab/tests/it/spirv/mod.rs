//! SPIR-V that is read.

mod again;
mod cooperative;
mod foreign;
mod images;
mod mutated;
mod shapes;
mod targets;

use std::path::{Path, PathBuf};
use std::process::Command;

use gir::profile::{Permissions, known};
use gir_lab::conformance::runner::Settings;
use gir_run::{
    compile_text,
    program::{CompileRequest, Program},
};

/// The programs of `test/import/spirv/Inputs`.
const PROGRAMS: [&str; 6] = ["atomics", "control", "memory", "numbers", "odd", "waves"];

fn inputs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/import/spirv/Inputs")
}

/// The binary of a program.
fn assembled(name: &str) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let binary = folder.path().join("k.spv");
    let status = Command::new("spirv-as")
        .args(["--target-env", "spv1.3", "-o"])
        .arg(&binary)
        .arg(inputs().join(name).with_extension("spvasm"))
        .status();
    assert!(status.unwrap().success(), "{name}");
    std::fs::read(&binary).unwrap()
}

/// The kernel of a binary, for a profile.
fn read(
    binary: &[u8],
    kernel: &str,
    workgroup_size: Option<[u32; 3]>,
    (target, form): (&str, Option<&str>),
) -> Result<Program, String> {
    let settings = Settings::of(target);
    let request = CompileRequest {
        specialisations: &[],
        source: Path::new("k.spv"),
        kernel,
        workgroup_size,
        target,
        profiles: &known::BUILT_IN,
        form,
        permissions: Permissions::default(),
        fast_math: false,
        options: settings.options,
        level: settings.level,
        linked: &[],
        clang_flags: &[],
        check: false,
    };
    compile_text(binary, &request).map_err(|error| error.to_string())
}
