//! Commands of a page, run in a folder with the tools on the path, and their output compared with the shown one.
//!
//! A line that begins with `$ ` is a command; the lines up to the next one are its output, errors included. A command
//! fails if and only if `error:` is shown. A shown line `...` stands for any lines, and `...` in a line for any text.
//! Times in a line are compared as if they were `...`.

use std::path::Path;
use std::process::Command;

use gir_run::{element::Scalar, npy};

use super::super::machine::is_found;
use super::page::Block;

/// The folder of a page.
pub struct Session {
    folder: tempfile::TempDir,
}

impl Session {
    /// An empty folder with links to folders of the project.
    pub fn new(root: &Path) -> Self {
        let folder = tempfile::tempdir().unwrap();
        for shared in ["test", "docs", "examples", "tools"] {
            std::os::unix::fs::symlink(root.join(shared), folder.path().join(shared)).unwrap();
        }
        Self { folder }
    }

    /// Writes a file.
    pub fn write(&self, name: &str, text: &str) -> Result<(), String> {
        std::fs::write(self.folder.path().join(name), text)
            .map_err(|error| format!("{name}: {error}"))
    }

    /// Writes a NumPy file.
    pub fn write_floats(&self, name: &str, numbers: impl Iterator<Item = f32>) {
        let bytes: Vec<_> = numbers.flat_map(f32::to_le_bytes).collect();
        let mut file = npy::header(Scalar::F32, &[bytes.len() / 4]).unwrap();
        file.extend(bytes);
        std::fs::write(self.folder.path().join(name), file).unwrap();
    }

    /// Runs a command that has to succeed.
    pub fn run(&self, command: &mut Command) -> Result<(), String> {
        let output = command
            .current_dir(self.folder.path())
            .output()
            .map_err(|error| error.to_string())?;
        if output.status.success() {
            return Ok(());
        }
        Err(format!(
            "{command:?}\n{}",
            String::from_utf8_lossy(&output.stderr)
        ))
    }

    /// Runs the commands of a block and compares what they print. A command that names a device which is not there is
    /// skipped, with those behind it.
    pub fn commands(&self, block: &Block) -> Result<(), String> {
        for (command, shown) in commands(&block.text) {
            let device = command.split("--device ").nth(1);
            let device = device.and_then(|rest| rest.split_whitespace().next());
            if device.is_some_and(|device| !is_found(device)) {
                break;
            }
            let (printed, succeeds) = self.shell(&command)?;
            if succeeds == shown.contains("error:") {
                let ending = if succeeds { "succeeds" } else { "fails" };
                return Err(format!(
                    "$ {command}\n{ending}, against the shown text; it prints\n{printed}"
                ));
            }
            if !agrees(&shown, &printed) {
                return Err(format!(
                    "$ {command}\nis shown to print\n{shown}\nbut prints\n{printed}"
                ));
            }
        }
        Ok(())
    }

    /// Everything that a command of the shell prints, and whether it succeeds.
    fn shell(&self, command: &str) -> Result<(String, bool), String> {
        let output = Command::new("sh")
            .arg("-c")
            .arg(format!("PATH=\"$0:$PATH\"; {{ {command}\n}} 2>&1"))
            .arg(env!("GIR_BIN"))
            .current_dir(self.folder.path())
            .output()
            .map_err(|error| error.to_string())?;
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        Ok((printed, output.status.success()))
    }
}

/// The commands of a block, each with the lines it prints. A command may go on in the next line after a backslash.
fn commands(text: &str) -> Vec<(String, String)> {
    let mut commands: Vec<(String, String)> = vec![];
    let mut goes_on = false;
    for line in text.lines() {
        match (line.strip_prefix("$ "), commands.last_mut()) {
            (_, Some((command, _))) if goes_on => {
                command.push('\n');
                command.push_str(line);
                goes_on = line.ends_with('\\');
            }
            (Some(command), _) => {
                goes_on = command.ends_with('\\');
                commands.push((command.to_owned(), String::new()));
            }
            (None, Some((_, shown))) => {
                shown.push_str(line);
                shown.push('\n');
            }
            (None, None) => {}
        }
    }
    commands
}

/// Whether a printed text is the shown one.
fn agrees(shown: &str, printed: &str) -> bool {
    let shown: Vec<_> = shown.lines().map(without_times).collect();
    let printed: Vec<_> = printed.lines().map(without_times).collect();
    lines_agree(&shown, &printed)
}

fn lines_agree(shown: &[String], printed: &[String]) -> bool {
    let Some((first, rest)) = shown.split_first() else {
        return printed.is_empty();
    };
    if first.trim() == "..." {
        return (0..=printed.len()).any(|skipped| lines_agree(rest, &printed[skipped..]));
    }
    let Some((line, others)) = printed.split_first() else {
        return false;
    };
    line_agrees(first, line) && lines_agree(rest, others)
}

/// Whether the parts between `...` stand in a line in their order.
fn line_agrees(shown: &str, line: &str) -> bool {
    let mut parts = shown.trim_end().split("...");
    let Some(mut rest) = parts
        .next()
        .and_then(|first| line.trim_end().strip_prefix(first))
    else {
        return false;
    };
    let mut ends = true;
    for part in parts {
        let Some(place) = rest.rfind(part) else {
            return false;
        };
        ends = part.is_empty();
        rest = &rest[place + part.len()..];
    }
    ends || rest.is_empty()
}

/// A line with `...` for its times in milliseconds.
fn without_times(line: &str) -> String {
    let mut words: Vec<_> = line.split(' ').collect();
    for place in 1..words.len() {
        let is_unit = words[place].trim_end_matches([',', ')']) == "ms";
        if is_unit && words[place - 1].parse::<f64>().is_ok() {
            words[place - 1] = "...";
        }
    }
    words.join(" ")
}

#[test]
fn commands_have_the_lines_they_print() {
    let text = "$ one\na\nb\n$ two \\\n    more\n";
    let expected = [("one", "a\nb\n"), ("two \\\n    more", "")];
    assert_eq!(
        commands(text),
        expected.map(|(command, shown)| (command.to_owned(), shown.to_owned()))
    );
}

#[test]
fn three_dots_stand_for_lines_text_and_times() {
    assert!(agrees("a\n...\nd\n", "a\nb\nc\nd\n"));
    assert!(agrees("a\n...\n", "a\n"));
    assert!(agrees("cpu: ..., 2 threads\n", "cpu: Some, 2 threads\n"));
    assert!(agrees("k: 1.5 ms (host)\n", "k: 20.25 ms (host)\n"));
    assert!(!agrees("a\n", "a\nb\n"));
    assert!(!agrees("a b\n", "a c\n"));
    assert!(!agrees("a...\nc\n", "a\n"));
}
