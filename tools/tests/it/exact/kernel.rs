//! The text of the kernel of an instruction.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use super::table::Type;
use super::{Instruction, Literals, WORKGROUP};

/// The kernel that applies an instruction to elements of two buffers, once for each of the literals.
pub fn text(instruction: &Instruction, literals: &[Literals]) -> String {
    let [x, y, r] = instruction.types.map(Type::spelling);
    let mut text = format!(
        "func kernel workgroup_size({WORKGROUP}, 1, 1) @apply(%xs: ptr[global]<{x}>, \
         %ys: ptr[global]<{y}>, %results: ptr[global]<{r}>) -> void {{
entry:
  %i = global_id x
  %x.at = gep %xs, %i, stride=4
  %y.at = gep %ys, %i, stride=4
  %x = load %x.at
  %y = load %y.at
  %first = mul %i, {}u
",
        literals.len()
    );
    for (number, &literals) in literals.iter().enumerate() {
        let body = body(instruction, literals, number);
        let _ = write!(
            text,
            "  %place{number} = add %first, {number}u
  %at{number} = gep %results, %place{number}, stride=4
{body}
  store %at{number}, %r{number}
"
        );
    }
    text + "  ret\n}\n"
}

/// The body of an instruction with literals for operands, and with names and labels of its own.
fn body(instruction: &Instruction, literals: Literals, number: usize) -> String {
    let body = instruction.body;
    let operand = |name: &str| ["%x", "%y"].iter().position(|&operand| operand == name);
    let mut text = String::new();
    let mut end = 0;
    for (start, name) in names(body) {
        text.push_str(&body[end..start]);
        match operand(name).map(|operand| (literals[operand], instruction.types[operand])) {
            Some((Some(bits), ty)) => text.push_str(&ty.literal(bits)),
            Some((None, _)) => text.push_str(name),
            None => {
                let _ = write!(text, "{name}{number}");
            }
        }
        end = start + name.len();
    }
    text.push_str(&body[end..]);
    text.replace('#', &number.to_string())
}

/// The names of values in GIR text, and where they start.
pub fn names(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.match_indices('%').map(move |(start, _)| {
        let rest = &text[start + 1..];
        let length = rest.find(|c: char| !c.is_ascii_alphanumeric());
        (start, &text[start..=start + length.unwrap_or(rest.len())])
    })
}

/// A file with the text, in a directory.
pub fn write(directory: &Path, text: &str) -> PathBuf {
    let file = directory.join("kernel.gir");
    fs::write(&file, text).unwrap();
    file
}
