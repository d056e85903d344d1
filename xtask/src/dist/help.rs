//! The options of a program, as its `--help` shows them.
//!
//! `gir-opt` prints them in LLVM's form, a line each; `gir-run` in that of clap, over several lines. Both become a
//! command of clap, from which manual pages and completions are made.

use std::path::Path;
use std::process::Command as Process;

use anyhow::{Result, ensure};
use clap::{Arg, ArgAction, Command};

use crate::process;

/// An option.
#[derive(Debug, Default, PartialEq, Eq)]
struct Flag {
    group: String,
    short: Option<char>,
    long: Option<String>,
    value: Option<String>,
    /// Whether the value may be left out.
    is_optional: bool,
    help: String,
}

/// The deepest indentation of an option; options of passes, which `--pass-pipeline` takes, are indented further.
const DEEPEST: usize = 6;

/// The command of a program.
///
/// # Errors
/// When it does not start, or its help has another form.
pub fn command(name: &'static str, program: &Path) -> Result<Command> {
    let help = process::text(Process::new(program).arg("--help"))?;
    let (about, flags) = read(&help);
    ensure!(!flags.is_empty(), "{name} --help shows no options");
    Ok(built(name, about, flags))
}

/// Clap keeps texts that live as long as the program does.
fn kept(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

fn built(name: &'static str, about: String, flags: Vec<Flag>) -> Command {
    let mut command = Command::new(name)
        .about(kept(about))
        .version(super::VERSION);
    command = command.disable_help_flag(true).disable_version_flag(true);
    let mut known: Vec<String> = vec![];
    for flag in flags {
        let id = flag
            .long
            .clone()
            .or(flag.short.map(String::from))
            .unwrap_or_default();
        if known.contains(&id) {
            continue;
        }
        known.push(id.clone());
        let mut arg = Arg::new(kept(id)).help(kept(flag.help));
        if let Some(long) = flag.long {
            arg = arg.long(kept(long));
        }
        if let Some(short) = flag.short {
            arg = arg.short(short);
        }
        arg = match flag.value {
            Some(value) => arg
                .value_name(kept(value))
                .num_args(usize::from(!flag.is_optional)..=1)
                .action(ArgAction::Append),
            None => arg.action(ArgAction::SetTrue),
        };
        if !flag.group.is_empty() {
            arg = arg.help_heading(kept(flag.group));
        }
        command = command.arg(arg);
    }
    command.arg(
        Arg::new("FILE")
            .help("The input; - is standard input")
            .index(1),
    )
}

/// The first line of a help text, and the options.
fn read(help: &str) -> (String, Vec<Flag>) {
    let first = help.lines().next().unwrap_or_default();
    let about = first.trim_start_matches("OVERVIEW: ").trim_end_matches('.');
    let about = about
        .split_once(": ")
        .map_or(about, |(_, rest)| rest)
        .to_owned();
    let mut flags: Vec<Flag> = vec![];
    let mut group = String::new();
    let mut indent = usize::MAX;
    // Lines of examples may begin with options.
    for line in help.lines().take_while(|line| *line != "Examples:") {
        let text = line.trim_start();
        let depth = line.len() - text.len();
        // The passes have a heading that is indented; so do no other lines that end so.
        if depth <= 4 && text.ends_with(':') {
            group = text.trim_end_matches(':').to_owned();
            indent = usize::MAX;
        } else if text.starts_with('-') && (1..=DEEPEST).contains(&depth) {
            indent = depth;
            flags.extend(flag(text, &group));
        } else if depth > indent
            && !text.starts_with('=')
            && let Some(last) = flags.last_mut()
        {
            let gap = if last.help.is_empty() || text.is_empty() {
                ""
            } else {
                " "
            };
            last.help = format!("{}{gap}{text}", last.help);
        }
    }
    (about, flags)
}

/// The option of a line: `-O, --opt=<n>  - text` or `--opt <N>`.
fn flag(line: &str, group: &str) -> Option<Flag> {
    let (names, help) = line.split_once(" - ").unwrap_or((line, ""));
    let mut flag = Flag {
        group: group.to_owned(),
        help: help.trim().to_owned(),
        ..Flag::default()
    };
    for name in names.split(", -") {
        let name = name.trim().trim_start_matches('-');
        let end = name.find(['=', '[', ' ', '<']).unwrap_or(name.len());
        let (name, value) = name.split_at(end);
        flag.is_optional |= value.starts_with("[=");
        let inside = value
            .split_once('<')
            .and_then(|(_, rest)| rest.rsplit_once('>'));
        if let Some((value, _)) = inside {
            flag.value = Some(value.to_owned());
        }
        let mut letters = name.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => flag.short = Some(letter),
            (Some(_), Some(_)) => flag.long = Some(name.to_owned()),
            _ => {}
        }
    }
    (flag.short.is_some() || flag.long.is_some()).then_some(flag)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn options_of_llvm_are_read() {
        let help = "OVERVIEW: gir-opt: GPU kernels\nUSAGE: gir-opt\n\nGIR: emissions:\n\n\
                    \x20 --emit-ptx[=<file>]   - Emit PTX\n  -g   - Debug information\n  --form=<value>  - Form\n    \
                    =text    -   As text\n\nExamples:\n\n  gir-opt k.gir \\\n    --emit-spirv\n";
        let (about, flags) = read(help);
        assert_eq!(about, "GPU kernels");
        let names: Vec<_> = flags
            .iter()
            .map(|flag| (flag.long.as_deref(), flag.short, flag.value.as_deref()))
            .collect();
        let expected = [
            (Some("emit-ptx"), None, Some("file")),
            (None, Some('g'), None),
            (Some("form"), None, Some("value")),
        ];
        assert_eq!(names, expected);
        assert_eq!(
            (flags[0].help.as_str(), flags[0].group.as_str()),
            ("Emit PTX", "GIR: emissions")
        );
    }

    #[test]
    fn options_of_clap_are_read() {
        let help = "Compiles a kernel.\n\nOptions:\n      --out <INDEX=FILE[,…]>\n          Write the buffer\n          \
                    after the run\n\n  -O <0-3>\n          How much\n";
        let (_, flags) = read(help);
        assert_eq!(flags[0].help, "Write the buffer after the run");
        assert_eq!(
            (flags[0].long.as_deref(), flags[0].value.as_deref()),
            (Some("out"), Some("INDEX=FILE[,…]"))
        );
        assert_eq!(
            (flags[1].short, flags[1].value.as_deref()),
            (Some('O'), Some("0-3"))
        );
        let command = built("gir-run", "Runs".to_owned(), flags);
        assert_eq!(command.get_arguments().count(), 3);
    }
}
