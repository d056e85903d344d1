//! Vectors shorter than a register, and vectors of truths: code generators keep both in registers of another size, by
//! masks. Each kernel is of 16 or 64 work-items, which become one vector or a part of one.

use std::fs;

use tempfile::TempDir;

use crate::e2e::launch::{CPU, DSPS, Launch, METAL, OPENCL_C, SERIAL, VULKAN, Way};
use crate::e2e::vulkan_expected;

fn ways() -> Vec<Way> {
    [&[CPU, SERIAL, VULKAN, OPENCL_C, METAL], DSPS].concat()
}

/// Runs a kernel on words that it changes, and words that it reads.
fn run(text: &str, workgroups: u32, words: &[u32], read: &[u32]) -> Vec<u32> {
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("k.gir");
    fs::write(&file, text).unwrap();
    let launch = Launch::of(&file, "main", [workgroups, 1, 1]).by(&ways());
    launch.in_out(words).input(read).run().buffer(0)
}

/// Numbers of all sizes.
fn numbers(count: usize, factor: u32) -> Vec<u32> {
    let numbers = (1..).map(|index: u32| index.wrapping_mul(factor) >> (index % 7 * 4));
    numbers.take(count).collect()
}

/// Half a vector of Hexagon is stored to shared memory, and one element of it loaded.
///
/// R-RUNA-70 R-RUNA-76
#[test]
fn a_load_of_shared_memory_follows_the_store_of_a_short_vector() {
    const KERNEL: &str = "global @tile : ptr[shared]<u32> count=16
func kernel workgroup_size(16, 1, 1) @main(%x: ptr[global]<u32>, %y: ptr[global]<u32>) -> void {
entry:
  %i = global_id x
  %l = local_id x
  %tile = mov @tile
  %p = gep %x, %i, stride=4
  %q = gep %y, %i, stride=4
  %v = load %p
  %w = load %q
  %s = max %v, %w
  %t = mul %s, 3u
  %own = gep %tile, %l, stride=4
  store %own, %t
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  %one = gep %tile, 1u, stride=4
  %r = load %one
  store %p, %r
  ret
}
";
    if !vulkan_expected() {
        return;
    }
    let (x, y) = (numbers(48, 0x9e37_79b1), numbers(48, 0x85eb_ca77));
    let second = |group: usize| x[group * 16 + 1].max(y[group * 16 + 1]).wrapping_mul(3);
    let expected: Vec<_> = (0..48).map(|item| second(item / 16)).collect();
    assert_eq!(run(KERNEL, 3, &x, &y), expected);
}

/// The lowest bit of each lane guards a division, and is the condition of a choice.
fn lowest_bits(ty: &str, bits: u32) {
    let text = format!(
        "func kernel workgroup_size(64, 1, 1) @main(%x: ptr[global]<u32>, %y: ptr[global]<u32>) -> void {{
entry:
  %i = global_id x
  %l = local_id x
  %p = gep %x, %i, stride=4
  %q = gep %y, %i, stride=4
  %wide.v = load %p
  %wide.w = load %q
  %v = bitcast %wide.v -> u32
  %w = bitcast %wide.w -> u32
  %a = {narrow} %v -> {ty}
  %b = {narrow} %w -> {ty}
  %odd = and %a, 1{ty}
  %is_odd = ucmp.ne %odd, 0{ty}
  br_if %is_odd, divide, join
divide:
  %some = or %b, 1{ty}
  %n = {narrow} %l -> {ty}
  %quotient = div %n, %some
  %less = ucmp.lt %quotient, %n
  %chosen = select %less, %a, %n
  br join
join:
  %r = phi {ty} [ %b, entry ], [ %chosen, divide ]
  %wide = {widen} %r -> u32
  store %p, %wide
  ret
}}
",
        narrow = if bits < 32 { "trunc" } else { "bitcast" },
        widen = if bits < 32 { "zext" } else { "bitcast" },
    );
    let mask = u32::MAX >> (32 - bits);
    let (x, y) = (numbers(128, 0x9e37_79b1), numbers(128, 0x85eb_ca77));
    let expected = (0..128_u32).zip(x.iter().zip(&y)).map(|(item, (x, y))| {
        let (a, b, n) = (x & mask, y & mask, item % 64);
        match (a & 1, n / (b | 1) < n) {
            (0, _) => b,
            (_, true) => a,
            (_, false) => n,
        }
    });
    assert_eq!(run(&text, 2, &x, &y), expected.collect::<Vec<_>>(), "{ty}");
}

/// R-RUNA-70
#[test]
fn the_lowest_bits_of_lanes_are_conditions() {
    if !vulkan_expected() {
        return;
    }
    lowest_bits("u32", 32);
    lowest_bits("u16", 16);
    lowest_bits("u8", 8);
}

/// One comparison chooses which of two others is the condition.
///
/// R-RUNA-70
#[test]
fn truths_are_chosen_lane_by_lane() {
    const KERNEL: &str = "func kernel workgroup_size(64, 1, 1) @main(%x: ptr[global]<u32>, %y: ptr[global]<u32>) -> void {
entry:
  %i = global_id x
  %p = gep %x, %i, stride=4
  %q = gep %y, %i, stride=4
  %v = load %p
  %w = load %q
  %first = ucmp.lt %v, %w
  %second = ucmp.gt %v, 100000u
  %third = ucmp.eq %w, 5u
  %any = select %first, %second, %third
  %some = or %any, %third
  %sum = add %v, %w
  %r = select %some, %sum, %i
  %more = select %any, %r, %v
  store %p, %more
  ret
}
";
    if !vulkan_expected() {
        return;
    }
    let (x, mut y) = (numbers(128, 0x9e37_79b1), numbers(128, 0x85eb_ca77));
    y.iter_mut().step_by(5).for_each(|y| *y = 5);
    let expected = (0..128_u32).zip(x.iter().zip(&y)).map(|(item, (&x, &y))| {
        let any = if x < y { x > 100_000 } else { y == 5 };
        let chosen = if any || y == 5 {
            x.wrapping_add(y)
        } else {
            item
        };
        if any { chosen } else { x }
    });
    assert_eq!(run(KERNEL, 2, &x, &y), expected.collect::<Vec<_>>());
}
