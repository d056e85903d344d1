//! A row of operations on an integer, each on the result of the one before it: the filling of small kernels and of
//! functions, in both languages.

use std::fmt::Write as _;

use super::{Operation, gir, wgsl};

/// The operations, over and over; a value and a literal each.
const OPERATIONS: [Operation; 6] = [
    Operation::Add,
    Operation::Mul,
    Operation::Xor,
    Operation::Sub,
    Operation::Shr,
    Operation::Or,
];

/// The operation at a place of a row and its literal, which is less than the width of the integer.
const fn operation(place: usize) -> (Operation, usize) {
    (OPERATIONS[place % OPERATIONS.len()], 1 + place * 7 % 31)
}

/// `length` instructions, one a line, from `%v0` to `%v<length>`.
pub fn in_gir(length: usize) -> String {
    let mut text = String::new();
    for place in 0..length {
        let (operation, literal) = operation(place);
        let name = gir::name(operation);
        // Writing to a string does not fail.
        _ = writeln!(text, "  %v{} = {name} %v{place}, {literal}u", place + 1);
    }
    text
}

/// The same operations, from `v0` to `v<length>`.
pub fn in_wgsl(length: usize) -> String {
    let mut text = String::new();
    for place in 0..length {
        let (operation, literal) = operation(place);
        let sign = wgsl::sign(operation);
        _ = writeln!(text, "  let v{} = v{place} {sign} {literal}u;", place + 1);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_languages_have_the_same_operations() {
        assert_eq!(
            in_gir(2),
            "  %v1 = add %v0, 1u\n  %v2 = mul %v1, 8u\n".to_owned()
        );
        assert_eq!(in_wgsl(2), "  let v1 = v0 + 1u;\n  let v2 = v1 * 8u;\n");
    }
}
