//! Compiles saxpy.gir to PTX. `GIR_OPT` names the compiler if it is not on `PATH`.

use std::{env, path::Path, process::Command};

fn main() {
    let kernel = "../saxpy.gir";
    println!("cargo:rerun-if-changed={kernel}");
    println!("cargo:rerun-if-env-changed=GIR_OPT");
    let compiler = env::var("GIR_OPT").unwrap_or_else(|_| "gir-opt".to_owned());
    let output = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("saxpy.ptx");
    let mut command = Command::new(&compiler);
    command
        .args(["--emit-ptx", "--target=cuda-sm_75", kernel, "-o"])
        .arg(output);
    let status = command.status();
    let status = status.unwrap_or_else(|error| panic!("{compiler} does not start: {error}"));
    assert!(status.success(), "{compiler} refuses {kernel}");
}
