//! Programs of the examples in GIR: values that comments state become assertions.
//!
//! ```text
//! %z = add 250u8, 10u8   ; %z = 4u8
//! ```
//! gets these lines after it:
//! ```text
//! %check.0 = icmp.eq %z, 4u8
//! assert %check.0, "line 12: %z is not 4u8"
//! ```
//! A float is compared by its bits, or `%z ~ 0.5f` with a tolerance; a vector has its lanes one after the other. An
//! example without a function is the first block of one, and those of a page run in one kernel.

use std::fmt::Write as _;

/// A program, or the body of a function.
pub struct Example {
    /// The text with assertions.
    pub text: String,
    /// Whether it has functions.
    pub is_module: bool,
    line: usize,
}

/// The kernel that runs examples without a function.
const KERNEL: &str = "snippets";

impl Example {
    /// The program of a block that begins at a line of its page.
    pub fn new(text: &str, line: usize) -> Self {
        let mut made = String::new();
        let mut checks = Checks::default();
        for (offset, source) in text.lines().enumerate() {
            let is_phi = source.contains("= phi ");
            if !is_phi {
                made.push_str(&std::mem::take(&mut checks.pending));
            }
            made.push_str(source);
            made.push('\n');
            checks.line(source, line + offset);
            if !is_phi {
                made.push_str(&std::mem::take(&mut checks.pending));
            }
        }
        made.push_str(&checks.pending);
        Self {
            is_module: text
                .lines()
                .any(|line| line.starts_with("func ") || line.starts_with("global ")),
            text: made,
            line,
        }
    }

    /// One program of examples without functions.
    pub fn joined(examples: &[Self]) -> Self {
        let mut text = String::new();
        for Self {
            text: body, line, ..
        } in examples
        {
            let body = body.trim_end();
            let _ = write!(
                text,
                "func @line.{line}() -> void {{\nentry:\n{body}\n  ret\n}}\n\n"
            );
        }
        let _ = writeln!(
            text,
            "func kernel workgroup_size(1, 1, 1) @{KERNEL}() -> void {{\nentry:"
        );
        for Self { line, .. } in examples {
            let _ = writeln!(text, "  call @line.{line}()");
        }
        text.push_str("  ret\n}\n");
        Self {
            text,
            is_module: true,
            line: 0,
        }
    }

    /// The names of the kernels that need no arguments.
    pub fn kernels(&self) -> Vec<String> {
        let heads = self.text.lines().filter(|line| line.starts_with("func "));
        let heads = heads.filter(|line| line.contains(" kernel ") && line.contains("() -> void"));
        let names = heads.filter_map(|head| head.split_once('@')?.1.split_once('('));
        names.map(|(name, _)| name.to_owned()).collect()
    }
}

/// The assertions for stated values.
#[derive(Default)]
struct Checks {
    count: usize,
    pending: String,
}

impl Checks {
    /// Adds the assertions for the values that the comment of a line states.
    fn line(&mut self, source: &str, line: usize) {
        let Some((_, comment)) = source.split_once(';') else {
            return;
        };
        let Some((name, literals)) = comment.trim().strip_prefix('%').and_then(stated) else {
            return;
        };
        let (is_close, literals) = literals;
        let literals: Vec<_> = literals.split(',').map(str::trim).collect();
        for (lane, literal) in literals.iter().enumerate() {
            let number = self.count;
            self.count += 1;
            let value = match literals.len() {
                1 => format!("%{name}"),
                _ => {
                    let _ = writeln!(self.pending, "  %lane.{number} = extract %{name}, {lane}");
                    format!("%lane.{number}")
                }
            };
            let _ = writeln!(
                self.pending,
                "{}\n  assert %check.{number}, \"line {line}: %{name} is not {}\"",
                comparison(&value, literal, is_close, number),
                literals.join(", ")
            );
        }
    }
}

/// The name, and the literals with whether they are close.
fn stated(text: &str) -> Option<(&str, (bool, &str))> {
    let (name, rest) = text.split_once(' ')?;
    let (sign, literals) = rest.trim_start().split_once(' ')?;
    match sign {
        "=" => Some((name, (false, literals))),
        "~" => Some((name, (true, literals))),
        _ => None,
    }
}

/// Instructions that define `%check.N`.
fn comparison(value: &str, literal: &str, is_close: bool, number: usize) -> String {
    if literal.contains("nan") {
        return format!("  %check.{number} = fcmp.une {value}, {value}");
    }
    if is_close {
        return format!(
            "  %distance.{number} = sub {value}, {literal}\n  %size.{number} = abs %distance.{number}\n  \
             %check.{number} = fcmp.olt %size.{number}, 1.0e-5f"
        );
    }
    let is_float = literal.contains("f32(") || !literal.contains("0x") && literal.contains('f');
    if !is_float {
        return format!("  %check.{number} = icmp.eq {value}, {literal}");
    }
    let width = ["16", "64"]
        .into_iter()
        .find(|width| literal.ends_with(&format!("f{width}")));
    let width = width.unwrap_or("32");
    format!(
        "  %bits.{number} = bitcast {value} -> u{width}\n  %wanted.{number} = bitcast {literal} -> u{width}\n  \
         %check.{number} = icmp.eq %bits.{number}, %wanted.{number}"
    )
}

#[test]
fn stated_values_become_assertions() {
    let example = Example::new("%z = add 250u8, 10u8  ; %z = 4u8\n; a remark\n", 7);
    let expected = "%z = add 250u8, 10u8  ; %z = 4u8\n  %check.0 = icmp.eq %z, 4u8\n  assert %check.0, \
                    \"line 7: %z is not 4u8\"\n; a remark\n";
    assert_eq!(example.text, expected);
    assert!(!example.is_module);
    let vector = Example::new("%v = vec 1.0f, 2.0f ; %v = 1.0f, 2.0f\n", 1);
    assert!(
        vector
            .text
            .contains("%lane.1 = extract %v, 1\n  %bits.1 = bitcast %lane.1 -> u32\n")
    );
}

#[test]
fn values_of_phis_are_checked_behind_the_last() {
    let text = "  %i = phi u32 [ 0u, a ]  ; %i = 0u\n  %j = phi u32 [ 1u, a ]\n  br b\n";
    let made = Example::new(text, 1).text;
    let place = |text: &str| made.find(text).unwrap();
    assert!(place("%j = phi") < place("%check.0") && place("%check.0") < place("br b"));
}

#[test]
fn kernels_without_parameters_are_found() {
    let text = "func kernel workgroup_size(1, 1, 1) @a() -> void {\nfunc kernel @b(%n: u32) -> void {\nfunc @c() -> void {\n";
    assert_eq!(Example::new(text, 1).kernels(), ["a"]);
}
