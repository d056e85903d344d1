//! SPIR-V assembly of a binary, from which `spirv-as` makes the same binary.

use super::{binary::without_debug_globals, debug_text::Sets};
use rspirv::{
    binary::Disassemble as _,
    dr::{Instruction, Module, Operand},
    spirv::Op,
};
use std::collections::HashMap;

/// The assembly of a SPIR-V binary.
///
/// # Errors
/// If the bytes are not SPIR-V that the disassembler knows.
pub fn assembly(binary: &[u8]) -> Result<String, String> {
    let module = super::binary::load(binary)?;
    let mut unwritable = float_constants(&module);
    let sets = Sets::of(&module);
    unwritable.extend(sets.lines(&module));
    let (_, debug_globals) = without_debug_globals(binary)?;
    let mut debug_globals = debug_globals.iter().filter_map(|words| sets.line(words));
    let mut text = String::new();
    // The place of the last `OpLine`, if nothing is behind it.
    let mut place = None;
    for line in module.disassemble().lines() {
        let written = [" = OpConstant ", " = OpExtInst "]
            .into_iter()
            .find_map(|opcode| unwritable.get(line.split_once(opcode)?.0));
        if is_function(line) {
            // They stand in front of the first function and its place.
            let own: String = debug_globals
                .by_ref()
                .flat_map(|line| [line, "\n".to_owned()])
                .collect();
            text.insert_str(place.unwrap_or(text.len()), &own);
        }
        place = line.starts_with("OpLine").then_some(text.len());
        match written {
            Some(literal) => text.push_str(literal),
            // Blanks inside strings are kept.
            None if line.contains('"') => text.push_str(&with_own_escapes(line)),
            None => text.extend(line.split_inclusive(' ').filter(|word| *word != " ")),
        }
        text.push('\n');
    }
    Ok(text)
}

/// A line in whose strings a backslash stands before the next character alone, as the assembler reads them; the
/// disassembler writes the escapes of Rust.
fn with_own_escapes(line: &str) -> String {
    let (mut text, mut rest) = (String::new(), line.chars());
    while let Some(character) = rest.next() {
        let escaped = (character == '\\').then(|| rest.next()).flatten();
        match escaped {
            None => text.push(character),
            Some('n') => text.push('\n'),
            Some('r') => text.push('\r'),
            Some('t') => text.push('\t'),
            Some('u') => {
                let digits = rest.by_ref().skip(1).take_while(|digit| *digit != '}');
                let code = u32::from_str_radix(&digits.collect::<String>(), 16);
                text.extend(code.ok().and_then(char::from_u32));
            }
            Some(other) => text.extend(['\\', other]),
        }
    }
    text
}

/// Whether a line begins a function: the words may stand in a string of another instruction.
fn is_function(line: &str) -> bool {
    let Some((id, instruction)) = line.split_once(" = ") else {
        return false;
    };
    id.starts_with('%') && !id.contains(' ') && instruction.starts_with("OpFunction ")
}

/// Replacement lines, by id, for float constants that the disassembler writes in a form the assembler cannot
/// read: infinities, NaNs, and all 16-bit floats.
fn float_constants(module: &Module) -> HashMap<String, String> {
    let globals = &module.types_global_values;
    let floats: HashMap<u32, u32> = globals
        .iter()
        .filter(|op| op.class.opcode == Op::TypeFloat)
        .filter_map(|op| match (op.result_id, op.operands.first()) {
            (Some(id), Some(&Operand::LiteralBit32(width))) => Some((id, width)),
            _ => None,
        })
        .collect();
    globals
        .iter()
        .filter(|op| op.class.opcode == Op::Constant)
        .filter_map(|op| float_line(op, *floats.get(&op.result_type?)?))
        .collect()
}

fn float_line(op: &Instruction, width: u32) -> Option<(String, String)> {
    let bits = match op.operands.first()? {
        Operand::LiteralBit32(bits) => u64::from(*bits),
        Operand::LiteralBit64(bits) => *bits,
        _ => return None,
    };
    let (id, ty) = (op.result_id?, op.result_type?);
    let literal = non_finite_literal(bits, width).or_else(|| half_literal(bits, width))?;
    Some((
        format!("%{id}"),
        format!("%{id} = OpConstant %{ty} {literal}"),
    ))
}

/// An infinity or NaN as a hexadecimal float; `None` for finite floats.
fn non_finite_literal(bits: u64, width: u32) -> Option<String> {
    let fraction_bits = match width {
        16 => 10,
        32 => 23,
        64 => 52,
        _ => return None,
    };
    let exponent_bits = width - 1 - fraction_bits;
    let largest = (1_u64 << exponent_bits) - 1;
    if bits >> fraction_bits & largest != largest {
        return None;
    }
    let sign = if bits >> (width - 1) == 1 { "-" } else { "" };
    let digits = fraction_bits.div_ceil(4);
    let fraction = (bits & ((1 << fraction_bits) - 1)) << (digits * 4 - fraction_bits);
    let fraction = format!("{fraction:0width$x}", width = digits as usize);
    let fraction = match fraction.trim_end_matches('0') {
        "" => String::new(),
        digits => format!(".{digits}"),
    };
    Some(format!("{sign}0x1{fraction}p+{}", largest.div_ceil(2)))
}

/// A finite 16-bit float; `None` for other widths.
fn half_literal(bits: u64, width: u32) -> Option<String> {
    if width != 16 {
        return None;
    }
    let (exponent, fraction) = ((bits >> 10 & 0x1f) as i32, (bits & 0x3ff) as f64);
    let magnitude = match exponent {
        0 => fraction * f64::exp2(-24.0),
        _ => (1024.0 + fraction) * f64::from(exponent - 25).exp2(),
    };
    let sign = if bits >> 15 == 1 { "-" } else { "" };
    Some(format!("{sign}{magnitude:?}"))
}

#[cfg(test)]
mod tests {
    use super::{half_literal, is_function, non_finite_literal, with_own_escapes};
    use pretty_assertions::assert_eq;

    #[test]
    fn infinities_and_nans_are_hexadecimal_floats() {
        let literal = |bits: f32| non_finite_literal(u64::from(bits.to_bits()), 32);
        assert_eq!(literal(f32::INFINITY).as_deref(), Some("0x1p+128"));
        assert_eq!(literal(f32::NEG_INFINITY).as_deref(), Some("-0x1p+128"));
        assert_eq!(
            literal(f32::from_bits(0x7fc0_0001)).as_deref(),
            Some("0x1.800002p+128")
        );
        assert_eq!(literal(f32::MAX), None);
        assert_eq!(non_finite_literal(0x7c00, 16).as_deref(), Some("0x1p+16"));
        assert_eq!(
            non_finite_literal(f64::NAN.to_bits(), 64).as_deref(),
            Some("0x1.8p+1024")
        );
    }

    #[test]
    fn strings_have_the_escapes_of_the_assembler() {
        let escaped = format!("%1 = OpString {:?}", "a\n\t\u{7f}\"\\ é");
        let expected = "%1 = OpString \"a\n\t\u{7f}\\\"\\\\ é\"";
        assert_eq!(with_own_escapes(&escaped), expected);
    }

    #[test]
    fn a_function_is_no_word_of_a_string() {
        assert!(is_function("%12 = OpFunction  %2  None %3"));
        assert!(!is_function("%12 = OpString \"%1 = OpFunction x\""));
        assert!(!is_function("OpName %12 \"x = OpFunction y\""));
        assert!(!is_function("%12 = OpFunctionCall %2 %3"));
    }

    #[test]
    fn halves_are_exact_decimals() {
        let literal = |bits| half_literal(bits, 16);
        assert_eq!(literal(0x3e00).as_deref(), Some("1.5"));
        assert_eq!(literal(0x8000).as_deref(), Some("-0.0"));
        assert_eq!(literal(0x0001).as_deref(), Some("5.960464477539063e-8"));
        assert_eq!(literal(0x03ff).as_deref(), Some("6.097555160522461e-5"));
        assert_eq!(literal(0xfbff).as_deref(), Some("-65504.0"));
        assert_eq!(half_literal(0x3e00, 32), None);
    }
}
