//! A kernel in upstream's dialects, for the peer.

use super::{Class, Operand, Operation, Step, Text};

const HEAD: &str = "\
func.func @k(%x: memref<?xi32>, %y: memref<?xf32>, %n: index, %i: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
";

/// The text of a module with the kernel.
pub fn write(steps: &[Step]) -> Text {
    let mut text = HEAD.to_owned();
    for (place, step) in steps.iter().enumerate() {
        text.push_str(&lines(step, place));
    }
    text.push_str("  return\n}\n");
    // One op a line; a closing brace is none.
    let instructions = text.lines().filter(|line| !line.ends_with('}')).count();
    Text { text, instructions }
}

/// The lines of the step at `place`.
fn lines(step: &Step, place: usize) -> String {
    match *step {
        Step::Load { class, to, offset } => {
            let (address, value, access) = (
                address(place, offset),
                value(class, to),
                access(class, place),
            );
            format!("{address}  {value} = memref.load {access}\n")
        }
        Step::Store {
            class,
            from,
            offset,
        } => {
            let (address, value, access) = (
                address(place, offset),
                value(class, from),
                access(class, place),
            );
            format!("{address}  memref.store {value}, {access}\n")
        }
        Step::Compute {
            class,
            operation,
            to,
            from,
            operand,
        } => {
            let (constant, operand) = operand_text(class, place, operand);
            let (to, from) = (value(class, to), value(class, from));
            let name = name(class, operation);
            format!(
                "{constant}  {to} = arith.{name} {from}, {operand} : {}\n",
                ty(class)
            )
        }
        Step::Convert { to, from } => format!("  %f{to} = arith.uitofp %v{from} : i32 to f32\n"),
        Step::Sum { to, from } => sum(to, from, place),
    }
}

fn address(place: usize, offset: u32) -> String {
    format!(
        "  %o{place} = arith.constant {offset} : index\n  %a{place} = arith.addi %i, %o{place} : index\n"
    )
}

fn access(class: Class, place: usize) -> String {
    let buffer = match class {
        Class::Integer => "%x",
        Class::Float => "%y",
    };
    format!("{buffer}[%a{place}] : memref<?x{}>", ty(class))
}

fn sum(to: usize, from: usize, place: usize) -> String {
    format!(
        "  %v{to} = scf.for %k{place} = %zero to %n step %one iter_args(%s{place} = %v{from}) -> (i32) {{\n    \
           %u{place} = arith.index_cast %k{place} : index to i32\n    \
           %t{place} = arith.addi %s{place}, %u{place} : i32\n    \
           scf.yield %t{place} : i32\n  \
         }}\n"
    )
}

fn value(class: Class, number: usize) -> String {
    match class {
        Class::Integer => format!("%v{number}"),
        Class::Float => format!("%f{number}"),
    }
}

const fn ty(class: Class) -> &'static str {
    match class {
        Class::Integer => "i32",
        Class::Float => "f32",
    }
}

/// The operand, and the constant it needs before it.
fn operand_text(class: Class, place: usize, operand: Operand) -> (String, String) {
    let constant = |text: String| {
        let line = format!("  %o{place} = arith.constant {text} : {}\n", ty(class));
        (line, format!("%o{place}"))
    };
    match (class, operand) {
        (class, Operand::Value(number)) => (String::new(), value(class, number)),
        (Class::Integer, Operand::Literal(literal)) => constant(literal.to_string()),
        (Class::Float, Operand::Literal(literal)) => constant(format!("{literal}.5")),
    }
}

const fn name(class: Class, operation: Operation) -> &'static str {
    match (class, operation) {
        (Class::Float, Operation::Sub) => "subf",
        (Class::Float, Operation::Mul) => "mulf",
        (Class::Float, _) => "addf",
        (Class::Integer, Operation::Add) => "addi",
        (Class::Integer, Operation::Sub) => "subi",
        (Class::Integer, Operation::Mul) => "muli",
        (Class::Integer, Operation::And) => "andi",
        (Class::Integer, Operation::Or) => "ori",
        (Class::Integer, Operation::Xor) => "xori",
        (Class::Integer, Operation::Shl) => "shli",
        (Class::Integer, Operation::Shr) => "shrui",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::kernel::{gir, steps};
    use pretty_assertions::assert_eq;

    #[test]
    fn a_literal_is_a_constant_of_its_own() {
        let step = Step::Compute {
            class: Class::Float,
            operation: Operation::Mul,
            to: 7,
            from: 6,
            operand: Operand::Literal(3),
        };
        let expected = "  %o0 = arith.constant 3.5 : f32\n  %f7 = arith.mulf %f6, %o0 : f32\n";
        assert_eq!(lines(&step, 0), expected);
    }

    #[test]
    fn the_peer_gets_a_kernel_of_about_the_same_size() {
        let steps = steps(10_000);
        let (ours, theirs) = (gir::write(&steps), write(&steps));
        let ratio = theirs.instructions as f64 / ours.instructions as f64;
        assert!((0.9..1.3).contains(&ratio), "{ratio}");
    }
}
