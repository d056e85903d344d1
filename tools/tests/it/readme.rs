//! What the README shows is what the tools give.

use std::{fs, path::Path, process::Command};

/// The text between a fence that opens with a language and its end.
pub fn block<'a>(text: &'a str, language: &str) -> &'a str {
    let opening = format!("```{language}\n");
    let start = text.find(&opening).unwrap() + opening.len();
    &text[start..start + text[start..].find("```").unwrap()]
}

#[test]
fn what_the_readme_shows_of_its_kernel_is_emitted() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let readme = fs::read_to_string(root.join("README.md")).unwrap();
    let directory = tempfile::tempdir().unwrap();
    let kernel = directory.path().join("saxpy.gir");
    fs::write(&kernel, block(&readme, "gir")).unwrap();
    for (language, flag) in [("spirv", "--emit-spirv-asm"), ("c", "--emit-opencl")] {
        let run = Command::new(env!("CARGO_BIN_EXE_gir-opt"))
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
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let readme = fs::read_to_string(root.join("README.md")).unwrap();
    let kernel = fs::read_to_string(root.join("test/e2e/saxpy.gir")).unwrap();
    assert!(kernel.contains(block(&readme, "gir")));
}
