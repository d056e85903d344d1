//! NVIDIA's assembler, where it is installed.

use std::fs;
use std::process::Command;

use crate::machine::also_named;

/// Has `ptxas` assemble PTX for an architecture, where it is installed.
///
/// `cargo xtask setup --vendor` installs it, and the commands of xtask name it by the variable.
pub fn check(ptx: &str, architecture: &str) {
    let Some(ptxas) = also_named("GIR_PTXAS") else {
        return;
    };
    let directory = tempfile::tempdir().unwrap();
    let [file, output] = ["k.ptx", "k.cubin"].map(|name| directory.path().join(name));
    fs::write(&file, ptx).unwrap();
    let run = Command::new(ptxas)
        .arg(format!("-arch={architecture}"))
        .arg(&file)
        .arg("-o")
        .arg(&output)
        .output()
        .unwrap();
    let messages = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{messages}\n{ptx}");
    assert!(fs::metadata(output).unwrap().len() > 0);
}
