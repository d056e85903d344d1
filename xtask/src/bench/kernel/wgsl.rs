//! A kernel as WGSL, for naga and tint.

use super::{Class, Operand, Operation, Step};

const HEAD: &str = "\
struct Params { n: u32 }
@group(0) @binding(0) var<storage, read_write> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> y: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(64)
fn k(@builtin(global_invocation_id) id: vec3<u32>) {
  let i = id.x;
";

/// The text of a module with the kernel.
pub fn write(steps: &[Step]) -> String {
    let mut text = HEAD.to_owned();
    for (place, step) in steps.iter().enumerate() {
        text.push_str(&lines(step, place));
    }
    text.push_str("}\n");
    text
}

/// The lines of the step at `place`.
fn lines(step: &Step, place: usize) -> String {
    match *step {
        Step::Load { class, to, offset } => {
            format!("  let {} = {};\n", value(class, to), element(class, offset))
        }
        Step::Store {
            class,
            from,
            offset,
        } => format!("  {} = {};\n", element(class, offset), value(class, from)),
        Step::Compute {
            class,
            operation,
            to,
            from,
            operand,
        } => {
            let (to, from) = (value(class, to), value(class, from));
            let (sign, operand) = (sign(operation), operand_text(class, operand));
            format!("  let {to} = {from} {sign} {operand};\n")
        }
        Step::Convert { to, from } => format!("  let g{to} = f32(v{from});\n"),
        Step::Sum { to, from } => format!(
            "  var s{place} = v{from};\n  \
               for (var k = 0u; k < params.n; k++) {{\n    \
                 s{place} += k;\n  \
               }}\n  \
               let v{to} = s{place};\n"
        ),
    }
}

fn element(class: Class, offset: u32) -> String {
    let buffer = match class {
        Class::Integer => "x",
        Class::Float => "y",
    };
    format!("{buffer}[i + {offset}u]")
}

fn value(class: Class, number: usize) -> String {
    match class {
        Class::Integer => format!("v{number}"),
        // Not `f`, since `f32` is a type.
        Class::Float => format!("g{number}"),
    }
}

fn operand_text(class: Class, operand: Operand) -> String {
    match (class, operand) {
        (class, Operand::Value(number)) => value(class, number),
        (Class::Integer, Operand::Literal(literal)) => format!("{literal}u"),
        (Class::Float, Operand::Literal(literal)) => format!("{literal}.5"),
    }
}

/// The operator of WGSL.
pub const fn sign(operation: Operation) -> &'static str {
    match operation {
        Operation::Add => "+",
        Operation::Sub => "-",
        Operation::Mul => "*",
        Operation::And => "&",
        Operation::Or => "|",
        Operation::Xor => "^",
        Operation::Shl => "<<",
        Operation::Shr => ">>",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_step_is_a_line_of_wgsl() {
        let step = Step::Compute {
            class: Class::Float,
            operation: Operation::Mul,
            to: 7,
            from: 6,
            operand: Operand::Literal(3),
        };
        assert_eq!(lines(&step, 0), "  let g7 = g6 * 3.5;\n");
        let step = Step::Store {
            class: Class::Integer,
            from: 1,
            offset: 9,
        };
        assert_eq!(lines(&step, 0), "  x[i + 9u] = v1;\n");
    }
}
