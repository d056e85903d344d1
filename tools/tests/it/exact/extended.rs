//! Operations of `arith` that GIR has no instruction for, from MLIR: two results of one operation,
//! minimum and maximum.

use std::fs;

use super::table::Type;
use super::{WORKGROUP, pairs};
use crate::e2e::{launch::Launch, vulkan_expected};

/// Operations on `%x` and `%y`, by the numbers of their results.
const OPERATIONS: [&str; 7] = [
    "%0, %carry = arith.addui_extended %x, %y : i32, i1
     %1 = arith.extui %carry : i1 to i32",
    "%2, %3 = arith.mulsi_extended %x, %y : i32",
    "%4, %5 = arith.mului_extended %x, %y : i32",
    "%6 = arith.minsi %x, %y : i32",
    "%7 = arith.maxsi %x, %y : i32",
    "%8 = arith.minui %x, %y : i32",
    "%9 = arith.maxui %x, %y : i32",
];

/// Their results.
fn expected(x: u32, y: u32) -> [u32; 10] {
    let (sum, carry) = x.overflowing_add(y);
    let (signed_x, signed_y) = (x as i32, y as i32);
    let signed = (i64::from(signed_x) * i64::from(signed_y)) as u64;
    let unsigned = u64::from(x) * u64::from(y);
    [
        sum,
        u32::from(carry),
        signed as u32,
        (signed >> 32) as u32,
        unsigned as u32,
        (unsigned >> 32) as u32,
        signed_x.min(signed_y) as u32,
        signed_x.max(signed_y) as u32,
        x.min(y),
        x.max(y),
    ]
}

/// The kernel that stores the results for a pair one after the other.
fn kernel() -> String {
    let stores: Vec<_> = (0..10)
        .map(|number| {
            format!(
                "%n{number} = arith.constant {number} : i32
                 %place{number} = arith.addi %first, %n{number} : i32
                 %at{number} = lir.gep %results[%place{number}] stride 4 : <global, i32>, i32
                 lir.store %at{number}, %{number} align 4 : <global, i32>, i32"
            )
        })
        .collect();
    let buffer = |name: &str, binding: usize| {
        format!(
            "%{name}: !mir.ptr<global, i32> {{lir.name = \"{name}\", lir.type = ui32, \
             lir.resource = #mir.resource<set = 0, binding = {binding}, storage>}}"
        )
    };
    format!(
        "module attributes {{lir.target = \"vulkan1.3\"}} {{
           func.func @apply({}, {}, {}) attributes {{lir.kernel = \
             #mir.kernel<compute, workgroup_size = [{WORKGROUP}, 1, 1]>}} {{
             %i = lir.id_global_x
             %x.at = lir.gep %xs[%i] stride 4 : <global, i32>, i32
             %y.at = lir.gep %ys[%i] stride 4 : <global, i32>, i32
             %x = lir.load %x.at align 4 : <global, i32> -> i32
             %y = lir.load %y.at align 4 : <global, i32> -> i32
             {}
             %ten = arith.constant 10 : i32
             %first = arith.muli %i, %ten : i32
             {}
             return
           }}
         }}",
        buffer("xs", 0),
        buffer("ys", 1),
        buffer("results", 2),
        OPERATIONS.join("\n"),
        stores.join("\n")
    )
}

#[test]
fn operations_of_arith() {
    if !vulkan_expected() {
        return;
    }
    let values = Type::U32.values();
    let all = pairs(values.clone(), values);
    let filled = all.len().next_multiple_of(WORKGROUP);
    let all: Vec<_> = all.into_iter().cycle().take(filled).collect();
    let (xs, ys): (Vec<u32>, Vec<u32>) = all.iter().copied().unzip();
    let directory = tempfile::TempDir::new().unwrap();
    let file = directory.path().join("kernel.mlir");
    fs::write(&file, kernel()).unwrap();
    let actual = Launch::of(&file, "apply", [(filled / WORKGROUP) as u32, 1, 1])
        .input(&xs)
        .input(&ys)
        .in_out(&vec![0x6b8f_2c3d_u32; filled * 10])
        .run()
        .buffer::<u32>(2);
    for ((x, y), actual) in all.into_iter().zip(actual.chunks(10)) {
        assert_eq!(actual, expected(x, y), "{x:#x}, {y:#x}");
    }
}
