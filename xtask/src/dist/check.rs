//! `cargo xtask dist --check`: the archive in a bare system, the oldest that it is for.
//!
//! debootstrap makes Debian 11 with its required packages alone. There `gir-opt` compiles a kernel, and `gir-run` runs
//! it on the device `cpu`. It takes root, and a minute.

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::output;
use crate::process;

/// The release of the system.
const RELEASE: &str = "bullseye";

/// The commands that a user types first.
const SCRIPT: &str = "\
set -e
cd /try
PATH=$(echo /try/gir-*/bin):$PATH
export GIR_CACHE_DIR=
example=$(echo /try/gir-*/share/gir/examples/saxpy.gir)
gir-opt --version
gir-opt --emit-spirv \"$example\" -o saxpy.spv
test -s saxpy.spv
gir-opt --emit-ptx \"$example\" -o saxpy.ptx
test -s saxpy.ptx
gir-translate --export-gir \"$example\" -o again.gir
gir-run \"$example\" --kernel saxpy --workgroups 16 --arg zeros:f32:1000 --arg zeros:f32:1000 \\
    --arg f32:2.0 --arg u32:1000 --out 1=y.npy
test -s y.npy
gir-run --list-devices
";

/// The folders of programs in the system.
const PATH: &str = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/// Runs a script, the second argument, in a system, the first one.
const ENTER: &str = "mount -t proc proc \"$1/proc\" && exec chroot \"$1\" /bin/sh -c \"$2\"";

/// Unpacks the archive in a bare system and runs the programs.
///
/// # Errors
/// When the system cannot be made, or a program fails in it.
pub fn run(archive: &Path, folder: &Path) -> Result<()> {
    if !process::on_path("debootstrap") && !Path::new("/usr/sbin/debootstrap").is_file() {
        bail!("--check needs debootstrap, which makes the bare system; install it with apt");
    }
    let system = folder.join("bare");
    if !system.join("bin/sh").is_file() {
        output::line(format!("dist: debootstrap {RELEASE}"));
        let mut make = Command::new("debootstrap");
        make.args(["--variant=minbase", RELEASE]).arg(&system);
        let log = File::create(folder.join("debootstrap.log"))?;
        make.stdout(log);
        process::stream(&mut make).context("the bare system cannot be made")?;
    }
    let work = system.join("try");
    if work.exists() {
        fs::remove_dir_all(&work)?;
    }
    fs::create_dir_all(&work)?;
    process::stream(
        Command::new("tar")
            .arg("-xzf")
            .arg(archive)
            .arg("-C")
            .arg(&work),
    )?;
    // With the files of processes, in which a program finds its own path; they go with the mount's namespace.
    let mut shell = Command::new("unshare");
    shell.env_clear().env("PATH", PATH);
    shell
        .args(["--mount", "/bin/sh", "-c", ENTER, "sh"])
        .arg(&system)
        .arg(SCRIPT);
    process::stream(&mut shell).context("a program of the archive fails in a bare system")?;
    output::line("dist: the archive works in a bare Debian 11");
    Ok(())
}
