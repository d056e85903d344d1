//! `docs/options.md`: the flags of `gir-opt` beyond those of mlir-opt, as `--help` shows them.

use std::fmt::Write as _;
use std::process::Command;

use anyhow::{Result, ensure};

use crate::process;
use crate::workspace::{Profile, Workspace};

const INTRODUCTION: &str = "\
# Options of gir-opt

Every flag of `mlir-opt` works as well: `gir-opt --help` shows these after the flags below, and a flag for each
[pass](passes.md). The options of targets are also flags of `gir-run`, and `Compilation::options` of the library; a module
records them. An option that does not apply to the target is an error.

This page is made of `gir-opt --help` by `cargo xtask docs`.
";

/// The start of the headings of our flags.
const OURS: &str = "GIR: ";

/// The page.
///
/// # Errors
/// When the compiler does not build, or its help has another form.
pub fn page(workspace: &Workspace) -> Result<String> {
    let gir_opt = workspace.build(Profile::Dev, &["gir-opt"])?.join("gir-opt");
    let help = process::text(Command::new(gir_opt).arg("--help"))?;
    let page = of_help(&help);
    ensure!(
        page.contains("| `--target"),
        "gir-opt --help has no flags of ours"
    );
    Ok(page)
}

/// The page for a help text.
fn of_help(help: &str) -> String {
    let mut page = INTRODUCTION.to_owned();
    let mut is_ours = false;
    for line in help.lines() {
        if !line.is_empty() && !line.starts_with(' ') {
            let title = line
                .strip_prefix(OURS)
                .and_then(|rest| rest.strip_suffix(':'));
            is_ours = title.is_some();
            if let Some(title) = title {
                let (first, rest) = title.split_at(1);
                let title = first.to_uppercase() + rest;
                // Writing to a string does not fail.
                let _ = write!(page, "\n## {title}\n\n| flag | meaning |\n|---|---|\n");
            }
        } else if let Some((flag, meaning)) = line.trim().split_once(" - ").filter(|_| is_ours) {
            let cell = |text: &str| text.trim().replace('|', "\\|");
            let _ = writeln!(page, "| `{}` | {} |", cell(flag), cell(meaning));
        }
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_groups_are_tables() {
        let help = "OPTIONS:\n\nGIR: input:\n\n  --link=<a|b>   - Take functions\n\nGeneral options:\n\n  --x - No\n";
        let page = of_help(help);
        let table =
            "\n## Input\n\n| flag | meaning |\n|---|---|\n| `--link=<a\\|b>` | Take functions |\n";
        assert!(page.ends_with(table), "{page}");
    }
}
