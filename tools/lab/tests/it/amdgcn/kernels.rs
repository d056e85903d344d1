//! Every kernel of the tests becomes a code object, or is refused at its place.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use pretty_assertions::assert_eq;
use rayon::prelude::*;
use serde_json::Value;
use tempfile::TempDir;

use super::{
    PROCESSORS,
    assembler::{self, Kernel},
    emit,
};
use crate::e2e::runs_all;
use crate::opencl;

/// How kernels are compiled.
const WAYS: [&[&str]; 3] = [&["-O0", "-g"], &["-O1"], &["-O3"]];

/// The kernels of GIR text, and one of mir with matrices of subgroups.
fn files() -> Vec<PathBuf> {
    let mir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/e2e/cooperative/matmul.mlir");
    let text = ["e2e", "spec"].into_iter().flat_map(opencl::kernels);
    text.chain([mir]).collect()
}

/// The kernels that are no code object, with the reason that is given at a place of the source.
const REFUSED: &[(&str, &str)] = &[("matmul.mlir", "needs feature 'matrices.native'")];

/// The kernels as the reflection has them.
fn reflected(json: &Path) -> Vec<Kernel> {
    let json: Value = serde_json::from_str(&fs::read_to_string(json).unwrap()).unwrap();
    let kernel = |kernel: &Value| {
        let arguments = kernel["arguments"].as_array().cloned().unwrap_or_default();
        let number = |value: &Value| value.as_u64().unwrap();
        let size = kernel["workgroup_size"].as_array().cloned();
        let name = kernel["symbol"].as_str().or(kernel["name"].as_str());
        Kernel {
            name: name.unwrap().to_owned(),
            arguments: arguments
                .iter()
                .map(|argument| (number(&argument["offset"]), number(&argument["size"])))
                .collect(),
            size: size.unwrap_or_default().iter().map(number).collect(),
            wavefront: kernel["subgroup_size"].as_u64().unwrap_or_default(),
        }
    };
    let mut kernels: Vec<_> = json["entries"]
        .as_array()
        .unwrap()
        .iter()
        .map(kernel)
        .collect();
    kernels.sort_by(|one, other| one.name.cmp(&other.name));
    kernels
}

/// Compiles a kernel, and compares the code object with the reflection; the message if it is refused.
fn compile(file: &Path, processor: &str, flags: &[&str]) -> Result<(), String> {
    let directory = TempDir::new().unwrap();
    let json = directory.path().join("k.json");
    let reflection = format!("--reflection={}", json.display());
    let flags = [&["--emit-amdgcn", &reflection], flags].concat();
    let emitted = emit(file, processor, &flags);
    if !emitted.status.success() {
        assert_eq!(emitted.status.code(), Some(1), "{}", file.display());
        return Err(String::from_utf8_lossy(&emitted.stderr).into_owned());
    }
    let text = String::from_utf8(emitted.stdout).unwrap();
    let expected = reflected(&json);
    let found = assembler::kernels(&assembler::assemble(&text, processor));
    assert_eq!(found, expected, "{} {processor}", file.display());
    Ok(())
}

/// Arguments have the offsets in the reflection, and the sizes of workgroups and wavefronts match. Each kernel goes a
/// third of the ways in turn, and those that are refused all of them.
#[test]
fn every_kernel_is_a_code_object_or_refused_at_its_place() {
    let files = files();
    let jobs: Vec<_> = files
        .iter()
        .flat_map(|file| PROCESSORS.map(|processor| (file, processor)))
        .flat_map(|(file, processor)| WAYS.map(|flags| (file, processor, flags)))
        .enumerate()
        .filter(|(index, (file, ..))| {
            // Nine ways of each kernel: the next kernel goes others.
            let is_turn = (index + index / 9).is_multiple_of(3);
            runs_all() || is_turn || file.extension() != Some(OsStr::new("gir"))
        })
        .map(|(_, job)| job)
        .collect();
    let refused: Vec<_> = jobs
        .par_iter()
        .filter_map(|(file, processor, flags)| {
            let message = compile(file, processor, flags).err()?;
            let name = file.file_name().and_then(OsStr::to_str).unwrap();
            let known = REFUSED.iter().find(|(known, _)| *known == name);
            let is_known = known.is_some_and(|(_, reason)| {
                let first = message.lines().next().unwrap_or_default();
                first.contains(&format!("{name}:"))
                    && first.contains(": error: ")
                    && first.contains(reason)
            });
            assert!(
                is_known,
                "{} {processor} {flags:?}: {message}",
                file.display()
            );
            Some(name)
        })
        .collect();
    for (name, _) in REFUSED {
        assert!(refused.contains(name), "{name} is refused no longer");
    }
    assert!(
        jobs.len() - refused.len() > 100,
        "{} {}",
        jobs.len(),
        refused.len()
    );
}
