//! Rotations by amounts beyond the width, as an opcode and as pairs of shifts: code generators find the rotation in the
//! pairs, and their instructions need not take the amount as it is.

use std::fs;

use tempfile::TempDir;

use crate::e2e::launch::{CPU, DSPS, Launch, METAL, OPENCL_C, SERIAL, VULKAN};
use crate::e2e::vulkan_expected;

/// One work-item, so that code for vectors and code for single integers both occur: the loop may become vectors, what
/// is left of it is not.
fn kernel(body: &str) -> String {
    format!(
        "func kernel workgroup_size(1, 1, 1) @main(%x: ptr[global]<u32>, %by: ptr[global]<u32>, %n: u32) -> void {{
entry:
  br head
head:
  %i = phi u32 [ 0u, entry ], [ %next, body ]
  %more = ucmp.lt %i, %n
  br_if %more, body, done
body:
  %p = gep %x, %i, stride=4
  %q = gep %by, %i, stride=4
  %v = load %p
  %k = load %q
{body}  store %p, %r
  %next = add %i, 1u
  br head
done:
  ret
}}
"
    )
}

/// Values, and amounts below, at and beyond the width.
fn inputs() -> (Vec<u32>, Vec<u32>) {
    let amounts = (0..70).chain([96, 127, 128, u32::MAX, u32::MAX - 4]);
    let amounts: Vec<_> = amounts.collect();
    let values = (0..).map(|index: u32| 0x8000_0001_u32.wrapping_add(index * 0x0123_4567));
    (values.take(amounts.len()).collect(), amounts)
}

fn check(body: &str, rotated: fn(u32, u32) -> u32) {
    if !vulkan_expected() {
        return;
    }
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("k.gir");
    fs::write(&file, kernel(body)).unwrap();
    let (values, amounts) = inputs();
    let pairs = values.iter().zip(&amounts);
    let expected: Vec<_> = pairs.map(|(&value, &by)| rotated(value, by % 32)).collect();
    let outputs = Launch::of(&file, "main", [1, 1, 1])
        .by(&[&[CPU, SERIAL, VULKAN, OPENCL_C, METAL], DSPS].concat())
        .in_out(&values)
        .input(&amounts)
        .scalar(values.len() as u32)
        .run();
    assert_eq!(outputs.buffer::<u32>(0), expected, "{body}");
}

#[test]
fn the_opcode_takes_any_amount() {
    check("  %r = rotl %v, %k\n", u32::rotate_left);
}

#[test]
fn shifts_by_masked_amounts_are_a_rotation() {
    let amounts = "  %m = and %k, 31u\n  %negative = sub 0u, %k\n  %o = and %negative, 31u\n";
    let left = "  %a = shl %v, %m\n  %b = shr %v, %o\n  %r = or %a, %b\n";
    check(&format!("{amounts}{left}"), u32::rotate_left);
    let right = "  %a = shr %v, %m\n  %b = shl %v, %o\n  %r = or %b, %a\n";
    check(&format!("{amounts}{right}"), u32::rotate_right);
    let sum = "  %a = shl %v, %m\n  %b = shr %v, %o\n  %r = xor %a, %b\n";
    let exclusive = |value: u32, by: u32| match by {
        0 => 0,
        by => value.rotate_left(by),
    };
    check(&format!("{amounts}{sum}"), exclusive);
}
