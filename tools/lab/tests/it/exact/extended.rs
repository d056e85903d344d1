//! Operations of `arith` with two results, which have no instructions in GIR: from MLIR.

use std::fs;

use super::kernel::{WORKGROUP, pairs};
use super::table::{Table, Type};
use crate::e2e::{
    launch::{DEVICES, Launch},
    vulkan_expected,
};

/// Results of a pair.
const COUNT: usize = 6;

/// The operations on `%x` and `%y`, by the numbers of their results.
fn operations(ty: &str) -> String {
    format!(
        "%0, %carry = arith.addui_extended %x, %y : {ty}, i1
             %1 = arith.extui %carry : i1 to {ty}
             %2, %3 = arith.mulsi_extended %x, %y : {ty}
             %4, %5 = arith.mului_extended %x, %y : {ty}"
    )
}

/// Their results.
fn expected(ty: Type, x: u64, y: u64) -> [u64; COUNT] {
    let bits = 8 * ty.size();
    let mask = u64::MAX >> (64 - bits);
    let halves = |wide: u128| [wide as u64 & mask, (wide >> bits) as u64 & mask];
    let signed = |value: u64| i128::from((value << (64 - bits)) as i64 >> (64 - bits));
    let [sum, carry] = halves(u128::from(x) + u128::from(y));
    let [signed_low, signed_high] = halves((signed(x) * signed(y)) as u128);
    let [low, high] = halves(u128::from(x) * u128::from(y));
    [sum, carry, signed_low, signed_high, low, high]
}

/// The kernel that stores the results for a pair one after the other.
fn kernel(ty: Type) -> String {
    let size = ty.size();
    let mlir = format!("i{}", 8 * size);
    let stores: Vec<_> = (0..COUNT)
        .map(|number| {
            format!(
                "%n{number} = arith.constant {number} : i32
             %place{number} = arith.addi %first, %n{number} : i32
             %at{number} = lir.gep %results[%place{number}] stride {size} : <global, {mlir}>, i32
             lir.store %at{number}, %{number} align {size} : <global, {mlir}>, {mlir}"
            )
        })
        .collect();
    let buffer = |name: &str, binding: usize| {
        format!(
            "%{name}: !mir.ptr<global, {mlir}> {{lir.name = \"{name}\", lir.type = u{mlir}, \
             lir.resource = #mir.resource<set = 0, binding = {binding}, storage>}}"
        )
    };
    format!(
        "module {{
           func.func @apply({}, {}, {}) attributes {{lir.kernel = \
             #mir.kernel<compute, workgroup_size = [{WORKGROUP}, 1, 1]>}} {{
             %i = lir.id_global_x
             %x.at = lir.gep %xs[%i] stride {size} : <global, {mlir}>, i32
             %y.at = lir.gep %ys[%i] stride {size} : <global, {mlir}>, i32
             %x = lir.load %x.at align {size} : <global, {mlir}> -> {mlir}
             %y = lir.load %y.at align {size} : <global, {mlir}> -> {mlir}
             {}
             %count = arith.constant {COUNT} : i32
             %first = arith.muli %i, %count : i32
             {}
             return
           }}
         }}",
        buffer("xs", 0),
        buffer("ys", 1),
        buffer("results", 2),
        operations(&mlir),
        stores.join("\n")
    )
}

/// Runs the operations on all pairs of the type's edge values, and compares.
fn check(ty: Type) {
    if !vulkan_expected() {
        return;
    }
    let mut all = pairs(&ty.values(), &ty.values());
    let filled = all.len().next_multiple_of(WORKGROUP);
    all = all.into_iter().cycle().take(filled).collect();
    let (xs, ys): (Vec<_>, Vec<_>) = all.iter().copied().unzip();
    let directory = tempfile::TempDir::new().unwrap();
    let file = directory.path().join("kernel.mlir");
    fs::write(&file, kernel(ty)).unwrap();
    let room = vec![0x6b8f_2c3d_6b8f_2c3d; filled * COUNT];
    let workgroups = u32::try_from(filled / WORKGROUP).unwrap();
    let outputs = Launch::of(&file, "apply", [workgroups, 1, 1])
        .by(DEVICES)
        .input_bytes(ty, &ty.bytes(&xs))
        .input_bytes(ty, &ty.bytes(&ys))
        .in_out_bytes(ty, &ty.bytes(&room))
        .run();
    let results = ty.read(&outputs.bytes(2, ty));
    assert_eq!(results.len(), filled * COUNT);
    for ((x, y), results) in all.into_iter().zip(results.chunks_exact(COUNT)) {
        let expected = expected(ty, x, y);
        assert_eq!(results, expected, "{} and {}", ty.show(x), ty.show(y));
    }
}

#[test]
fn bytes() {
    check(Type::U8);
}

#[test]
fn of_16_bits() {
    check(Type::U16);
}

#[test]
fn of_32_bits() {
    check(Type::U32);
}

#[test]
fn of_64_bits() {
    check(Type::U64);
}
