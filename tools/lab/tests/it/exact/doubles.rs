//! Mathematical functions of f64, bit for bit as on the host: the additions, subtractions, products and shifts in them
//! round alike everywhere. Their error is tested beside them, on the host.

use crate::e2e::{
    launch::{DEVICES, Launch},
    vulkan_expected,
};
use gir::lir::math::library::Function;
use std::fs;

/// How many floats a function is tried on, for each distribution.
const COUNT: u64 = 1 << 14;

/// A mixing function: any word for each.
fn mixed(word: u64) -> u64 {
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

/// Floats with any bits.
fn any(seed: u64) -> Vec<f64> {
    let float = |index| f64::from_bits(mixed(seed << 32 | index));
    (0..COUNT).map(float).collect()
}

/// Floats between `-limit` and `limit`.
fn near(seed: u64, limit: f64) -> Vec<f64> {
    let float = |index| mixed(seed << 32 | index) as i64 as f64 * 2.0_f64.powi(-63) * limit;
    (0..COUNT).map(float).collect()
}

/// The results of `%r = OPCODE ...`, on the device.
fn on_device(opcode: &str, arguments: &[Vec<f64>]) -> Vec<f64> {
    let directory = tempfile::TempDir::new().unwrap();
    let file = directory.path().join("function.gir");
    let names = &["x", "y", "z"][..arguments.len()];
    let each = |text: fn(&str) -> String| names.iter().map(|name| text(name)).collect::<Vec<_>>();
    let parameters = each(|name| format!(", %{name}s: ptr[global]<f64>")).concat();
    let loads = each(|name| {
        format!("  %{name}_at = gep %{name}s, %i, stride=8\n  %{name} = load %{name}_at\n")
    });
    let operands = each(|name| format!("%{name}")).join(", ");
    let kernel = format!(
        "func kernel workgroup_size(64, 1, 1) @apply(%rs: ptr[global]<f64>{parameters}) -> void {{
entry:
  %i = global_id x
{}  %at = gep %rs, %i, stride=8
  %r = {opcode} {operands}
  store %at, %r
  ret
}}
",
        loads.concat()
    );
    fs::write(&file, kernel).unwrap();
    let workgroups = u32::try_from(COUNT / 64).unwrap();
    let launch = Launch::of(&file, "apply", [workgroups, 1, 1])
        .by(DEVICES)
        .in_out(&vec![0.0; COUNT as usize]);
    let launch = arguments.iter().fold(launch, |launch, xs| launch.input(xs));
    launch.run().buffer(0)
}

/// The device gives the same results as the host. A NaN has any bits.
fn check(opcode: &str, function: Function, arguments: &[Vec<f64>]) {
    assert_eq!(arguments.len(), function.arity());
    let results = on_device(opcode, arguments);
    for (index, result) in results.into_iter().enumerate() {
        let xs: Vec<f64> = arguments.iter().map(|xs| xs[index]).collect();
        let expected = function.of_f64(&xs);
        assert!(
            result.to_bits() == expected.to_bits() || result.is_nan() && expected.is_nan(),
            "{opcode} {xs:?}: {result:e}, on the host {expected:e}"
        );
    }
}

/// R-RUNA-49: functions have the same results everywhere.
#[test]
fn functions_of_f64_are_those_of_the_host() {
    if !vulkan_expected() {
        return;
    }
    let functions = [
        ("sqrt", Function::Sqrt, 4.0),
        ("rsqrt", Function::Rsqrt, 4.0),
        ("exp", Function::Exp, 760.0),
        ("exp2", Function::Exp2, 1100.0),
        ("log", Function::Log, 2.0),
        ("log2", Function::Log2, 2.0),
        ("sin", Function::Sin, 100.0),
        ("cos", Function::Cos, 100.0),
        ("tan", Function::Tan, 100.0),
    ];
    for (opcode, function, limit) in functions {
        check(opcode, function, &[any(1)]);
        check(opcode, function, &[near(2, limit)]);
    }
}

/// R-RUNA-49: powers have the same results everywhere.
#[test]
fn powers_of_f64_are_those_of_the_host() {
    if !vulkan_expected() {
        return;
    }
    check("pow", Function::Pow, &[any(3), any(4)]);
    check("pow", Function::Pow, &[near(5, 8.0), any(6)]);
    let bases: Vec<f64> = any(7).into_iter().map(f64::abs).collect();
    let sizes = near(8, 1100.0);
    let exponents = bases.iter().zip(sizes).map(|(x, size)| size / x.log2());
    let exponents = exponents.collect();
    check("pow", Function::Pow, &[bases, exponents]);
}

/// R-RUNA-49: sums of products round once.
#[test]
fn fused_sums_of_f64_are_those_of_the_host() {
    if !vulkan_expected() {
        return;
    }
    check("fma", Function::Fma, &[any(9), any(10), any(11)]);
    let [x, y] = [12, 13].map(|seed| near(seed, 2.0));
    let products: Vec<f64> = x.iter().zip(&y).map(|(x, y)| -(x * y)).collect();
    check("fma", Function::Fma, &[x.clone(), y.clone(), products]);
    check("fma", Function::Fma, &[x, y, near(14, 4.0)]);
}
