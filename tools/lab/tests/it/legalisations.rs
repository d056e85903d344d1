//! Legalisations of types and pointers for targets other than those at hand, executed on these: a kernel after such a
//! pass gives the results that Rust computes another way.

use std::fs;

use tempfile::TempDir;

use crate::e2e::inputs::{Generator, guarded, many, room};
use crate::e2e::launch::{CPU, DEVICES, Launch, VULKAN, Way};
use crate::e2e::{assert_same_bits, vulkan_expected};

/// Globals that functions use as their arguments, on each device.
const THREADED: &[Way] = &[
    VULKAN,
    Way {
        passes: Some("lower-to-lir,lir-thread-globals"),
        ..VULKAN
    },
    CPU,
    Way {
        passes: Some("lower-to-lir,lir-thread-globals"),
        ..CPU
    },
];

/// A workgroup reverses its elements through shared memory that only functions name; one calls
/// the other, both count in a global.
const REVERSE: &str = "
global @tile : ptr[shared]<u32> count=32
global @counts : ptr[global]<u32> count=2
func @put(%place: u32, %value: u32) -> void {
entry:
  %tile = mov @tile
  %at = gep %tile, %place, stride=4
  store %at, %value
  %counts = mov @counts
  %old = atomic.rmw add %counts, 1u ordering=relaxed scope=device
  ret
}
func @take(%place: u32) -> u32 {
entry:
  %last = mov 31u
  %from = sub %last, %place
  %tile = mov @tile
  %at = gep %tile, %from, stride=4
  %value = load %at
  %counts = mov @counts
  %second = gep %counts, 1u, stride=4
  %old = atomic.rmw add %second, %value ordering=relaxed scope=device
  ret %value
}
func @exchange(%place: u32, %value: u32) -> u32 {
entry:
  call @put(%place, %value)
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  %other = call @take(%place)
  ret %other
}
func kernel workgroup_size(32,1,1) @reverse(%x: ptr[global]<u32>) -> void {
entry:
  %i = global_id x
  %l = local_id x
  %at = gep %x, %i, stride=4
  %value = load %at
  %other = call @exchange(%l, %value)
  store %at, %other
  ret
}
";

/// A directory with a kernel file of this text.
fn kernel(name: &str, text: &str) -> (TempDir, std::path::PathBuf) {
    let directory = TempDir::new().unwrap();
    let file = directory.path().join(name);
    fs::write(&file, text).unwrap();
    (directory, file)
}

#[test]
fn globals_of_functions_are_arguments() {
    if !vulkan_expected() {
        return;
    }
    let (_directory, file) = kernel("reverse.gir", REVERSE);
    for workgroups in [1_u32, 5] {
        let mut generator = Generator::new(81);
        let x = many(32 * workgroups as usize, || generator.bits());
        let outputs = Launch::of(&file, "reverse", [workgroups, 1, 1])
            .by(THREADED)
            .in_out(&guarded(&x))
            .global_out("counts")
            .run();
        let reversed: Vec<u32> = x
            .chunks(32)
            .flat_map(|tile| tile.iter().rev().copied())
            .collect();
        let sum = x.iter().fold(0, |sum: u32, x| sum.wrapping_add(*x));
        assert_same_bits("reversed", &outputs.buffer(0), &guarded(&reversed));
        assert_same_bits("counts", &outputs.global("counts"), &[x.len() as u32, sum]);
    }
}

/// A flag as a parameter, between others.
const FLAG: &str = r#"
func.func @choose(%n: i32 {mir.name = "n", mir.type = si32}, %flag: i1 {mir.name = "flag"},
    %m: i32 {mir.name = "m", mir.type = si32},
    %r: !mir.ptr<global, i32> {mir.name = "r", mir.type = si32,
        mir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %v = arith.select %flag, %n, %m : i32
  mir.gpu.store %r, %v : <global, i32>, i32
  return
}
"#;

#[test]
fn a_kernel_takes_a_flag() {
    if !vulkan_expected() {
        return;
    }
    let (_directory, file) = kernel("flag.mlir", FLAG);
    for (flag, expected) in [(0_u8, 22), (1, 11), (2, 11), (255, 11)] {
        let actual = Launch::of(&file, "choose", [1, 1, 1])
            .by(DEVICES)
            .scalar(11_i32)
            .scalar(flag)
            .scalar(22_i32)
            .in_out(&room::<i32>(1))
            .run()
            .buffer(3);
        assert_same_bits(&format!("flag {flag}"), &actual, &guarded(&[expected]));
    }
}

/// Far away by one step, and back by as many bytes.
const FAR: &str = "
func kernel workgroup_size(32,1,1) @far(%x: ptr[global]<u32>, %steps: ptr[global]<i64>) -> void {
entry:
  %i = global_id x
  %at = gep %x, %i, stride=4
  %step.at = gep %steps, %i, stride=8
  %step = load %step.at
  %away = gep %at, %step, stride=34359738368
  %bytes = mul %step, -34359738368i64
  %back = gep %away, %bytes, stride=1
  %value = load %back
  %sum = add %value, %i
  store %at, %sum
  ret
}
";

/// By 64-bit indices of the processor, and by pairs of words.
const FAR_WAYS: &[Way] = &[
    CPU,
    Way {
        profile: Some("narrow-cpu"),
        ..CPU
    },
];

#[test]
fn steps_of_more_than_32_bits_are_exact() {
    let (_directory, file) = kernel("far.gir", FAR);
    let mut generator = Generator::new(82);
    let x = many(32, || generator.bits());
    let steps: Vec<i64> = (0..32).map(|step| step - 16).collect();
    let actual = Launch::of(&file, "far", [1, 1, 1])
        .by(FAR_WAYS)
        .in_out(&guarded(&x))
        .input(&steps)
        .run()
        .buffer::<u32>(0);
    let expected: Vec<_> = (0..).zip(&x).map(|(i, x)| x.wrapping_add(i)).collect();
    assert_same_bits("far", &actual, &guarded(&expected));
}
