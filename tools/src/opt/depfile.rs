//! `--depfile`: the files that outputs are made of, as a rule of make, which ninja reads too.

use super::io::Destination;
use crate::from_source::Language;
use std::path::{Path, PathBuf};

/// A rule that is written when the outputs are.
pub struct Depfile {
    file: PathBuf,
    inputs: Vec<PathBuf>,
}

impl Depfile {
    /// The rule for a file, with all inputs of the run.
    ///
    /// # Errors
    /// An input with more inputs of its own, or one that has no name.
    pub fn new(file: PathBuf, inputs: Vec<PathBuf>) -> Result<Self, String> {
        for input in &inputs {
            let name = input.display();
            if Language::of(input).is_some() {
                return Err(format!(
                    "--depfile: '{name}' may include other files, which clang knows; give clang -MD and -MF behind --"
                ));
            }
            if input == Path::new("-") {
                return Err("--depfile: standard input has no name; give an input file".to_owned());
            }
        }
        Ok(Self { file, inputs })
    }

    /// Writes the rule for outputs.
    ///
    /// # Errors
    /// When this fails, or an output has no name.
    pub fn write(&self, outputs: &[&Path]) -> Result<(), String> {
        if outputs.contains(&Path::new("-")) {
            return Err("--depfile: standard output has no name; name a file with -o".to_owned());
        }
        let inputs: Vec<_> = self.inputs.iter().map(PathBuf::as_path).collect();
        let text = rule(outputs, &inputs);
        Destination::prepare(&self.file)?
            .fill(&text, false)?
            .commit()
    }
}

/// The rule that outputs are made again when one of the inputs has changed.
fn rule(outputs: &[&Path], inputs: &[&Path]) -> Vec<u8> {
    let mut text = listed(outputs);
    text.push(b':');
    for input in inputs {
        text.extend_from_slice(b" \\\n  ");
        text.extend(escaped(input));
    }
    text.push(b'\n');
    text
}

fn listed(files: &[&Path]) -> Vec<u8> {
    let files: Vec<_> = files.iter().map(|file| escaped(file)).collect();
    files.join(&b' ')
}

/// A file name in which make finds no characters of its own.
fn escaped(file: &Path) -> Vec<u8> {
    let mut text = vec![];
    for &byte in file.as_os_str().as_encoded_bytes() {
        match byte {
            b' ' | b'#' => text.push(b'\\'),
            b'$' => text.push(b'$'),
            _ => {}
        }
        text.push(byte);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn names_are_escaped_for_make() {
        let [output, other] = ["out/k.spv", "k.metal"].map(Path::new);
        let [input, linked] = ["a b.gir", "$lib#1.gir"].map(Path::new);
        let text = String::from_utf8(rule(&[output, other], &[input, linked])).unwrap();
        assert_eq!(
            text,
            "out/k.spv k.metal: \\\n  a\\ b.gir \\\n  $$lib\\#1.gir\n"
        );
    }

    #[test]
    fn a_rule_may_have_no_inputs() {
        assert_eq!(rule(&[Path::new("x")], &[]), b"x:\n");
    }
}
