//! Constant folding by the compiler: the operations of `mir` that it folds.
//!
//! No device is used. A function returns the results of operations on constants; after `mir-to-lir` it returns
//! constants, which are compared.

use std::io::Write as _;
use std::process::{Command, Stdio};

use super::saturating::{self, Family, bits, integers, range, truncated, unsigned, value, width};
use super::table::{
    Table,
    Type::{self, F16, F32, F64},
};
use crate::mir_kernel::scalar_type;

/// Folds all operations of a family on pairs of literals, and compares.
fn check(family: &Family) {
    let [x, r] = family.types;
    let literals = x.literals();
    let pairs: Vec<_> = literals
        .iter()
        .flat_map(|&a| literals.iter().map(move |&b| (a, b)))
        .collect();
    for operation in &family.operations {
        let results = folded(family, &operation.text, &pairs);
        for (&(a, b), result) in pairs.iter().zip(results) {
            let expected = (operation.expected)(a, b);
            assert_eq!(
                result,
                expected,
                "{} of {x} to {r}: %x = {}, %y = {}",
                operation.text,
                x.show(a),
                x.show(b)
            );
        }
    }
}

/// The constants that an operation on pairs becomes.
fn folded(family: &Family, operation: &str, pairs: &[(u64, u64)]) -> Vec<u64> {
    let [x, r] = family.types;
    let types = [x, r].map(scalar_type);
    let operation = operation.replace('X', &types[0]).replace('R', &types[1]);
    let results = vec![types[1].as_str(); pairs.len()].join(", ");
    let mut text = format!("func.func @f() -> ({results}) {{\n");
    for (index, (a, b)) in pairs.iter().enumerate() {
        let digits = 2 * x.size();
        let literal = |bits: &u64| format!("0x{bits:0digits$X} : {}", types[0]);
        text += &format!(
            "  %x{index} = arith.constant {}\n  %y{index} = arith.constant {}\n  %r{index} = {}\n",
            literal(a),
            literal(b),
            operation
                .replace("%x", &format!("%x{index}"))
                .replace("%y", &format!("%y{index}"))
        );
    }
    let names: Vec<_> = (0..pairs.len()).map(|index| format!("%r{index}")).collect();
    text += &format!("  return {} : {results}\n}}\n", names.join(", "));
    let output = lowered(&text);
    let bits = u64::MAX >> (64 - 8 * r.size());
    let constants: std::collections::HashMap<&str, u64> = output
        .lines()
        .filter_map(|line| line.trim().split_once(" = arith.constant "))
        .map(|(name, value)| {
            let (value, _) = value.split_once(" : ").unwrap();
            (name, value.parse::<i128>().unwrap() as u64 & bits)
        })
        .collect();
    let (_, returned) = output.split_once("  return ").unwrap();
    let (returned, _) = returned.split_once(" : ").unwrap();
    returned.split(", ").map(|name| constants[name]).collect()
}

fn lowered(text: &str) -> String {
    let mut child = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
        .args(["--mir-to-lir", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(text.as_bytes()).unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{text}");
    String::from_utf8(output.stdout).unwrap()
}

/// Integer division and the like, which have a result for all operands.
fn total_families() -> Vec<Family> {
    let of_type = |(ty, sign): (Type, char)| {
        let mut family = Family::new(ty, ty);
        let on_values =
            |of: fn(i128, i128) -> i128| move |x, y| bits(ty, of(value(ty, x), value(ty, y)));
        family.add(
            format!("mir.div{sign}i %x, %y : R"),
            on_values(|x, y| if y == 0 { x } else { x / y }),
        );
        family.add(
            format!("mir.rem{sign}i %x, %y : R"),
            on_values(|x, y| if y == 0 { 0 } else { x % y }),
        );
        family.add(format!("mir.shr{sign}i %x, %y : R"), move |x, y| {
            bits(
                ty,
                value(ty, x) >> (unsigned(ty, y) % i128::from(width(ty))),
            )
        });
        family.add("mir.shli %x, %y : R".into(), move |x, y| {
            bits(
                ty,
                value(ty, x) << (unsigned(ty, y) % i128::from(width(ty))),
            )
        });
        family.add("mir.bitreverse %x : R".into(), move |x, _| {
            x.reverse_bits() >> (64 - width(ty))
        });
        family
    };
    let truncation = |x: Type| {
        integers().map(move |(r, sign)| {
            let mut family = Family::new(x, r);
            family.add(format!("mir.fpto{sign}i %x : X -> R"), move |operand, _| {
                let [low, high] = range(r);
                let value = truncated(x, operand);
                if (low..=high).contains(&value) {
                    bits(r, value)
                } else {
                    0
                }
            });
            family
        })
    };
    let truncations = [F16, F32, F64].into_iter().flat_map(truncation);
    integers().map(of_type).chain(truncations).collect()
}

// R-RUNA-121
#[test]
fn saturating_operations() {
    saturating::families().iter().for_each(check);
}

#[test]
fn total_operations() {
    total_families().iter().for_each(check);
}
