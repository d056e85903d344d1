//! A kernel as GIR text.

use super::{Class, Operand, Operation, Step, Text};

/// Instructions around the steps: the index of the work-item, and the return.
pub const FRAME: usize = 2;

const HEAD: &str = "\
func kernel workgroup_size(64,1,1) @k(%x: ptr[global]<u32>, %y: ptr[global]<f32>, %n: u32) -> void {
entry:
  %i = global_id x
";

/// The text of a module with the kernel.
pub fn write(steps: &[Step]) -> Text {
    let mut text = HEAD.to_owned();
    let mut block = "entry".to_owned();
    for (place, step) in steps.iter().enumerate() {
        text.push_str(&lines(step, place, &block));
        if matches!(step, Step::Sum { .. }) {
            block = format!("done{place}");
        }
    }
    text.push_str("  ret\n}\n");
    Text {
        text,
        instructions: FRAME + steps.iter().map(instructions_of).sum::<usize>(),
    }
}

/// How many instructions a step is.
pub const fn instructions_of(step: &Step) -> usize {
    match step {
        Step::Load { .. } | Step::Store { .. } => 3,
        Step::Compute { .. } | Step::Convert { .. } => 1,
        Step::Sum { .. } => 8,
    }
}

/// The lines of the step at `place`, inside `block`.
fn lines(step: &Step, place: usize, block: &str) -> String {
    match *step {
        Step::Load { class, to, offset } => {
            let address = address(class, place, offset);
            format!("{address}  {} = load %p{place}\n", value(class, to))
        }
        Step::Store {
            class,
            from,
            offset,
        } => {
            let address = address(class, place, offset);
            format!("{address}  store %p{place}, {}\n", value(class, from))
        }
        Step::Compute {
            class,
            operation,
            to,
            from,
            operand,
        } => {
            let (to, from) = (value(class, to), value(class, from));
            let (name, operand) = (name(operation), operand_text(class, operand));
            format!("  {to} = {name} {from}, {operand}\n")
        }
        Step::Convert { to, from } => format!("  %f{to} = uitofp %v{from} -> f32\n"),
        Step::Sum { to, from } => sum(to, from, place, block),
    }
}

fn address(class: Class, place: usize, offset: u32) -> String {
    let buffer = match class {
        Class::Integer => "%x",
        Class::Float => "%y",
    };
    format!("  %a{place} = add %i, {offset}u\n  %p{place} = gep {buffer}, %a{place}, stride=4\n")
}

fn sum(to: usize, from: usize, place: usize, block: &str) -> String {
    format!(
        "  br loop{place}\n\
         loop{place}:\n  \
           %k{place} = phi u32 [0u, {block}], [%l{place}, body{place}]\n  \
           %v{to} = phi u32 [%v{from}, {block}], [%t{place}, body{place}]\n  \
           %c{place} = ucmp.lt %k{place}, %n\n  \
           br_if %c{place}, body{place}, done{place}\n\
         body{place}:\n  \
           %t{place} = add %v{to}, %k{place}\n  \
           %l{place} = add %k{place}, 1u\n  \
           br loop{place}\n\
         done{place}:\n"
    )
}

fn value(class: Class, number: usize) -> String {
    match class {
        Class::Integer => format!("%v{number}"),
        Class::Float => format!("%f{number}"),
    }
}

fn operand_text(class: Class, operand: Operand) -> String {
    match (class, operand) {
        (class, Operand::Value(number)) => value(class, number),
        (Class::Integer, Operand::Literal(literal)) => format!("{literal}u"),
        (Class::Float, Operand::Literal(literal)) => format!("{literal}.5f"),
    }
}

/// The name of the instruction.
pub const fn name(operation: Operation) -> &'static str {
    match operation {
        Operation::Add => "add",
        Operation::Sub => "sub",
        Operation::Mul => "mul",
        Operation::And => "and",
        Operation::Or => "or",
        Operation::Xor => "xor",
        Operation::Shl => "shl",
        Operation::Shr => "shr",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::kernel::steps;
    use pretty_assertions::assert_eq;

    #[test]
    fn instructions_are_the_indented_lines() {
        let text = write(&steps(1_000));
        let indented = text.text.lines().filter(|line| line.starts_with("  "));
        assert_eq!(indented.count(), text.instructions);
    }

    #[test]
    fn a_step_is_written_in_the_language() {
        let step = Step::Compute {
            class: Class::Float,
            operation: Operation::Mul,
            to: 7,
            from: 6,
            operand: Operand::Literal(3),
        };
        assert_eq!(lines(&step, 0, "entry"), "  %f7 = mul %f6, 3.5f\n");
        let step = Step::Load {
            class: Class::Integer,
            to: 1,
            offset: 9,
        };
        let expected = "  %a5 = add %i, 9u\n  %p5 = gep %x, %a5, stride=4\n  %v1 = load %p5\n";
        assert_eq!(lines(&step, 5, "entry"), expected);
    }
}
