//! Accesses of a work-item to neighbours in memory, with another one between them: compilers that make vectors of
//! work-items join the former, and must not exchange them with the latter.

use std::fs;

use tempfile::TempDir;

use crate::e2e::launch::{CPU, DSPS, Launch, METAL, OPENCL, OPENCL_C, SERIAL, VULKAN, Way};
use crate::e2e::vulkan_expected;

const COUNT: u32 = 64;

/// Not PoCL 3.1, which exchanges them: it tells LLVM the same about its loops.
const WAYS: &[Way] = &[CPU, SERIAL, VULKAN, OPENCL, OPENCL_C, METAL];

/// Work-items have two elements of `%x` each; `%k` chooses one of them.
fn kernel(body: &str) -> String {
    format!(
        "func kernel workgroup_size(32, 1, 1) @main(%x: ptr[global]<u32>, %y: ptr[global]<u32>, %k: u32) -> void {{
entry:
  %i = global_id x
  %two = mul %i, 2u
  %p = gep %x, %two, stride=4
  %bit = and %k, 1u
  %chosen = gep %p, %bit, stride=4
  %second = gep %p, 1u, stride=4
  %r = gep %y, %i, stride=4
{body}  ret
}}
"
    )
}

/// The elements of a work-item behind the kernel, and the number that it writes to `%y`.
type Model = fn(item: u32, own: &mut [u32], choice: usize) -> u32;

fn check(body: &str, model: Model) {
    if !vulkan_expected() {
        return;
    }
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("k.gir");
    fs::write(&file, kernel(body)).unwrap();
    let ways = [WAYS, DSPS].concat();
    for choice in 0..2_u32 {
        let start: Vec<_> = (0..2 * COUNT).map(|index| index * 3 + 1).collect();
        let mut x = start.clone();
        let pairs = (0..).zip(x.chunks_mut(2));
        let y: Vec<_> = pairs
            .map(|(item, own)| model(item, own, choice as usize))
            .collect();
        let outputs = Launch::of(&file, "main", [COUNT / 32, 1, 1])
            .by(&ways)
            .in_out(&start)
            .in_out(&vec![0_u32; COUNT as usize])
            .scalar(choice)
            .run();
        assert_eq!(outputs.buffer::<u32>(0), x, "{choice}");
        assert_eq!(outputs.buffer::<u32>(1), y, "{choice}");
    }
}

#[test]
fn a_load_stays_between_stores() {
    let body = "  %first = add %i, 100u
  store %p, %first
  %v = load %chosen
  store %r, %v
  store %second, 7u
";
    check(body, |item, own, choice| {
        own[0] = item + 100;
        let read = own[choice];
        own[1] = 7;
        read
    });
}

#[test]
fn a_store_stays_between_loads() {
    let body = "  %a = load %p
  %new = add %a, 1000u
  store %chosen, %new
  %b = load %second
  store %r, %b
";
    check(body, |_, own, choice| {
        own[choice] = own[0] + 1000;
        own[1]
    });
}

#[test]
fn a_store_stays_between_stores() {
    let body = "  store %p, %i
  %new = add %i, 500u
  store %chosen, %new
  %other = add %i, 900u
  store %second, %other
  store %r, %i
";
    check(body, |item, own, choice| {
        own[0] = item;
        own[choice] = item + 500;
        own[1] = item + 900;
        item
    });
}
