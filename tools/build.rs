//! Links the programs so that they start fast: at fixed addresses, with nothing to relocate, and
//! with the C++ runtime inside. That halves the page faults of `gir-opt --version`. Tests find
//! the programs of all packages in the folder `GIR_BIN`.

use std::{env, error::Error, fs, os::unix::fs::symlink, path::PathBuf, process::Command};

const RUNTIME: &str = "libstdc++.a";

fn main() -> Result<(), Box<dyn Error>> {
    // The script is that of several packages, and is not in the folder of most of them.
    println!("cargo:rerun-if-changed=Cargo.toml");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    // `target/debug` of `target/debug/build/PACKAGE/out`.
    let programs = out
        .ancestors()
        .nth(3)
        .ok_or("OUT_DIR is not below the programs")?;
    println!("cargo:rustc-env=GIR_BIN={}", programs.display());
    if env::var("CARGO_CFG_TARGET_OS")? != "linux" {
        return Ok(());
    }
    println!("cargo:rustc-link-arg-bins=-no-pie");
    let Some(archive) = find_archive()? else {
        return Ok(());
    };
    // Where the archive lies the shared library does too, and would be preferred.
    let link = out.join(RUNTIME);
    if fs::symlink_metadata(&link).is_ok() {
        fs::remove_file(&link)?;
    }
    symlink(archive, &link)?;
    println!("cargo:rustc-link-search=native={}", out.display());
    Ok(())
}

/// The archive of the C++ runtime, if the C compiler comes with one.
fn find_archive() -> Result<Option<PathBuf>, Box<dyn Error>> {
    let answer = Command::new("cc")
        .arg(format!("-print-file-name={RUNTIME}"))
        .output()?;
    let path = PathBuf::from(String::from_utf8(answer.stdout)?.trim());
    Ok(path.is_absolute().then_some(path))
}
