//! Manual pages and completions of shells, from the options of a program.

use std::io::Write as _;

use anyhow::Result;
use clap::Command;
use clap_complete::Shell;
use clap_mangen::Man;

use super::archive::Entry;

/// Shells, with the places of their completions.
fn places(program: &str) -> [(Shell, String); 3] {
    [
        (
            Shell::Bash,
            format!("share/bash-completion/completions/{program}"),
        ),
        (Shell::Zsh, format!("share/zsh/site-functions/_{program}")),
        (
            Shell::Fish,
            format!("share/fish/vendor_completions.d/{program}.fish"),
        ),
    ]
}

/// The files for a program.
///
/// # Errors
/// When a page cannot be made.
pub fn entries(program: &str, mut command: Command) -> Result<Vec<Entry>> {
    let mut entries = vec![];
    for (shell, place) in places(program) {
        let mut text = vec![];
        clap_complete::generate(shell, &mut command, program, &mut text);
        entries.push(Entry::file(&place, text));
    }
    let mut page = vec![];
    // Without a date, so that the page is the same on each day; with a short synopsis, for the options are many.
    let manual = Man::new(command).date("");
    manual.render_title(&mut page)?;
    manual.render_name_section(&mut page)?;
    write!(page, ".SH SYNOPSIS\n\\fB{program}\\fR [OPTIONS] FILE\n")?;
    manual.render_options_section(&mut page)?;
    manual.render_version_section(&mut page)?;
    entries.push(Entry::file(&format!("share/man/man1/{program}.1"), page));
    Ok(entries)
}
