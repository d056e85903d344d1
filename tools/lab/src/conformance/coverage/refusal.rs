//! Why a combination is not executed, in the words of the target's own check or of the device.

use super::{
    candidate::{self, Candidate, Ty},
    combination::{Combination, Placed},
    grammar::Grammar,
};
use crate::conformance::{case::KERNEL, matrix::unplaced, runner};
use gir_run::program::CompileError;

/// The combinations of a kernel that errors refer to, each with its error: those on the lines of
/// errors, or all of them if an error has no line because the device refuses the kernel.
#[must_use]
pub fn in_kernel(placed: &[Placed], reasons: &str) -> Vec<(Combination, String)> {
    let mut refused = vec![];
    for reason in reasons.lines() {
        let line = line_of(reason);
        let of_line = placed
            .iter()
            .filter(|one| line.is_none_or(|line| one.line == line));
        let reason = unnamed(unplaced(reason));
        refused.extend(of_line.map(|one| (one.combination.clone(), reason.clone())));
    }
    refused
}

/// A reason without the name of the device and its driver.
fn unnamed(reason: &str) -> String {
    let rest = reason.strip_prefix("device '");
    match rest.and_then(|rest| rest.split_once('\'')) {
        Some((_, rest)) => format!("the device{rest}"),
        None => reason.to_owned(),
    }
}

/// The line of `file:line:column: error: …`.
fn line_of(reason: &str) -> Option<usize> {
    let (place, _) = reason.split_once(": error: ")?;
    let mut parts = place.rsplit(':');
    parts.next()?;
    parts.next()?.parse().ok()
}

/// The reason for which a profile refuses a kernel with this combination alone; none if it accepts it.
#[must_use]
pub fn alone(grammar: &Grammar, combination: &Combination, target: &str) -> Option<String> {
    let text = kernel(grammar.candidate(combination)?);
    match runner::compile_source(&text, "k.gir", runner::Settings::of(target)) {
        Err(CompileError::Unsupported(reasons)) => {
            Some(unplaced(reasons.lines().next()?).to_owned())
        }
        _ => None,
    }
}

/// A kernel that loads the operands of an instruction and stores its result.
fn kernel(candidate: &Candidate) -> String {
    let mut kernel = Kernel::default();
    for (index, &ty) in candidate.operands.iter().enumerate() {
        kernel.operand(index, ty);
    }
    let store = match candidate.result() {
        None => String::new(),
        Some(ty) => kernel.store(&ty),
    };
    let Kernel {
        before,
        parameters,
        body,
    } = kernel;
    format!(
        "{before}{}func kernel workgroup_size(64, 1, 1) @{KERNEL}({}) -> void {{\nentry:\n{body}  {}\n{store}  ret\n}}\n",
        candidate.before,
        parameters.join(", "),
        candidate.text
    )
}

#[derive(Default)]
struct Kernel {
    before: String,
    parameters: Vec<String>,
    body: String,
}

impl Kernel {
    /// Defines `%aINDEX`.
    fn operand(&mut self, index: usize, ty: Ty) {
        let pointee = ty.pointee();
        let name = format!("a{index}");
        match ty.space.map(|space| space.spelling()) {
            None => {
                self.parameters
                    .push(format!("%p{index}: ptr[global]<{ty}>"));
                self.body += &format!("  %{name} = load %p{index}\n");
            }
            Some("global") => self.parameters.push(format!("%{name}: {ty}")),
            Some("generic") => {
                self.parameters
                    .push(format!("%p{index}: ptr[global]<{pointee}>"));
                self.body += &format!("  %{name} = addrspacecast %p{index} -> {ty}\n");
            }
            Some("local") => self.body += &format!("  %{name} = alloc {pointee} count=64\n"),
            Some(_) => {
                self.before += &candidate::global(&format!("s{index}"), ty);
                self.body += &format!("  %{name} = mov @s{index}\n");
            }
        }
    }

    /// Stores `%r`, or the value it points to.
    fn store(&mut self, ty: &str) -> String {
        let pointee = ty
            .strip_prefix("ptr[")
            .and_then(|rest| rest.split_once("]<"))
            .and_then(|(_, pointee)| pointee.strip_suffix('>'));
        self.parameters
            .push(format!("%out: ptr[global]<{}>", pointee.unwrap_or(ty)));
        match pointee {
            None => "  store %out, %r\n".to_owned(),
            Some(_) => "  %v = load %r\n  store %out, %v\n".to_owned(),
        }
    }
}
