//! `cargo xtask dist --check`: the archives as a user finds them, by the commands of `docs/install.md`.
//!
//! debootstrap makes Debian with its required packages alone: the oldest release that the programs are for, and the
//! newest. There the page's commands unpack the archive and run a kernel on the device `cpu`, and `gir-opt` compiles
//! it. On this machine the plugin of the other archive compiles a kernel in stock `mlir-opt`. It takes root, and a
//! minute for each system.

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::{archive_name, top};
use crate::output;
use crate::process;
use crate::workspace::{PLUGIN, Workspace, llvm_tool};

/// The systems: the name of a release, and its number.
const RELEASES: &[(&str, &str)] = &[("bullseye", "Debian 11"), ("trixie", "Debian 13")];

/// The page whose commands are run, and the section of them.
const PAGE: (&str, &str) = ("docs/install.md", "## From the archive");

/// Further commands, behind those of the page.
const SCRIPT: &str = "\
test -s y.npy
example=$(echo gir-*/share/gir/examples/saxpy.gir)
gir-opt --emit-spirv \"$example\" -o saxpy.spv
test -s saxpy.spv
gir-opt --emit-ptx \"$example\" -o saxpy.ptx
test -s saxpy.ptx
gir-translate --export-gir \"$example\" -o again.gir
gir-run --list-devices
";

/// The folders of programs in the system.
const PATH: &str = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/// Runs a script, the second argument, in a system, the first one.
const ENTER: &str = "mount -t proc proc \"$1/proc\" && exec chroot \"$1\" /bin/sh -c \"$2\"";

/// Follows the page in bare systems, and loads the plugin.
///
/// # Errors
/// When a system cannot be made, or a command fails.
pub fn run(workspace: &Workspace, folder: &Path, files: &[String]) -> Result<()> {
    if !process::on_path("debootstrap") && !Path::new("/usr/sbin/debootstrap").is_file() {
        bail!("--check needs debootstrap, which makes the bare system; install it with apt");
    }
    let page = fs::read_to_string(workspace.root.join(PAGE.0))?;
    let commands = commands(&page, PAGE.1);
    let script = format!("set -e\ncd /try\nexport GIR_CACHE_DIR=\n{commands}{SCRIPT}");
    for (release, name) in RELEASES {
        let system = folder.join(release);
        make(release, &system, folder)?;
        copy(files, folder, &system.join("try"))?;
        follow(&system, &script).with_context(|| format!("{} fails in {name}", PAGE.0))?;
        output::line(format!("dist: {} works in a bare {name}", PAGE.0));
    }
    load(folder)?;
    output::line("dist: mlir-opt compiles a kernel with the plugin");
    Ok(())
}

/// The commands of a section of a page: its blocks of `sh`.
fn commands(page: &str, section: &str) -> String {
    let rest = page.split_once(section).map_or("", |(_, rest)| rest);
    let section = rest.split("\n## ").next().unwrap_or_default();
    let blocks = section.split("```sh\n").skip(1);
    blocks
        .filter_map(|block| Some(block.split_once("```")?.0))
        .collect()
}

/// Makes a system that is not there yet.
fn make(release: &str, system: &Path, folder: &Path) -> Result<()> {
    if system.join("bin/sh").is_file() {
        return Ok(());
    }
    output::line(format!("dist: debootstrap {release}"));
    let mut make = Command::new("debootstrap");
    make.args(["--variant=minbase", release]).arg(system);
    make.stdout(File::create(folder.join("debootstrap.log"))?);
    process::stream(&mut make).context("the bare system cannot be made")
}

/// Copies the files of the release into a new folder.
fn copy(files: &[String], from: &Path, to: &Path) -> Result<()> {
    if to.exists() {
        fs::remove_dir_all(to)?;
    }
    fs::create_dir_all(to)?;
    for name in files {
        fs::copy(from.join(name), to.join(name)).with_context(|| format!("cannot copy {name}"))?;
    }
    Ok(())
}

/// Runs a script in a system, with the files of processes, in which a program finds its own path; they go with the
/// mount's namespace.
fn follow(system: &Path, script: &str) -> Result<()> {
    let mut shell = Command::new("unshare");
    shell.env_clear().env("PATH", PATH);
    shell.args(["--mount", "/bin/sh", "-c", ENTER, "sh"]);
    process::stream(shell.arg(system).arg(script))
}

/// Lowers a kernel by stock `mlir-opt`, with the plugin of the archive for other MLIR projects.
fn load(folder: &Path) -> Result<()> {
    let unpacked = folder.join("unpacked");
    if unpacked.exists() {
        fs::remove_dir_all(&unpacked)?;
    }
    fs::create_dir_all(&unpacked)?;
    for archive in ["gir", "gir-mlir"] {
        let mut tar = Command::new("tar");
        tar.arg("-xzf").arg(folder.join(archive_name(archive)));
        process::stream(tar.arg("-C").arg(&unpacked))?;
    }
    let programs = unpacked.join(top("gir"));
    let kernel = unpacked.join("kernel.mlir");
    let mut opt = Command::new(programs.join("bin/gir-opt"));
    opt.arg(programs.join("share/gir/examples/saxpy.gir"));
    process::stream(opt.arg("--gir-to-mir").arg("-o").arg(&kernel))?;
    let plugin = unpacked.join(top("gir-mlir")).join("lib").join(PLUGIN);
    let mut mlir_opt = Command::new(llvm_tool("mlir-opt"));
    for flag in ["--load-dialect-plugin", "--load-pass-plugin"] {
        mlir_opt.arg(format!("{flag}={}", plugin.display()));
    }
    mlir_opt.arg("--pass-pipeline=builtin.module(lower-to-lir{target=vulkan1.3})");
    let lowered = process::text(mlir_opt.arg(&kernel))?;
    if !lowered.contains("lir.load") {
        bail!("mlir-opt with the plugin has not lowered the kernel: {lowered}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_commands_of_a_section_are_read() {
        let page = "# Page\n```sh\nno\n```\n## From the archive\n\n```sh\none\n```\nText.\n```\nno\n```\n\
                    ```sh\ntwo \\\n  more\n```\n## More\n```sh\nno\n```\n";
        assert_eq!(commands(page, PAGE.1), "one\ntwo \\\n  more\n");
    }

    #[test]
    fn the_page_has_the_commands() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let page = fs::read_to_string(root.join(PAGE.0)).unwrap();
        let commands = commands(&page, PAGE.1);
        for part in [
            "sha256sum --check",
            "tar -xzf",
            "gir-opt --version",
            "gir-run ",
            "y.npy",
        ] {
            assert!(commands.contains(part), "{} lacks {part}", PAGE.0);
        }
    }
}
