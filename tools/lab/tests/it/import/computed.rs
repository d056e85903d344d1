//! Kernels of `test/import/source/computed.cu`, which a compiler of the host has compiled, too: it is the oracle.
//!
//! R-CHIP-3.

use super::launch;
use crate::e2e::assert_same_bits;
use crate::e2e::inputs::{Generator, many, room};
use crate::e2e::launch::{CPU, CUDA, Element, METAL, OPENCL, OPENCL_C, POCL, PTX, VULKAN, Way};
use crate::e2e::vulkan_expected;
use crate::machine::needs_program;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use tempfile::TempDir;

/// All devices.
const ALL: &[Way] = &[CPU, VULKAN, OPENCL, OPENCL_C, POCL, METAL, PTX, CUDA];
/// Those whose memory has addresses.
const WITH_ADDRESSES: &[Way] = &[CPU, OPENCL, OPENCL_C, POCL, METAL, PTX, CUDA];
/// Those with floats of 64 bits, and subnormal ones.
const WITH_DOUBLES: &[Way] = &[CPU, VULKAN, OPENCL, OPENCL_C, PTX, CUDA];

/// Elements of a launch.
const COUNT: usize = 64;

/// The program of the host, in a folder that stays as long as the tests run.
fn oracle() -> &'static Path {
    static PROGRAM: OnceLock<(TempDir, PathBuf)> = OnceLock::new();
    let (_, program) = PROGRAM.get_or_init(|| {
        let folder = TempDir::new().unwrap();
        let program = folder.path().join("oracle");
        let source =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/import/source/computed.cu");
        let flags = ["-O1", "-frounding-math", "-ffp-contract=off", "-DORACLE"];
        let compiler = Command::new("clang++-22")
            .args(["-x", "c++", "-std=c++17"])
            .args(flags)
            .arg(source)
            .arg("-o")
            .arg(&program)
            .arg("-lm")
            .status();
        assert!(compiler.unwrap().success());
        (folder, program)
    });
    program
}

/// The results of the host.
fn expected<A: Element, B: Element>(kernel: &str, input: &[A], wide: usize) -> Vec<B> {
    let folder = TempDir::new().unwrap();
    let [from, to] = ["in", "out"].map(|name| folder.path().join(name));
    let bytes: Vec<u8> = input.iter().flat_map(|value| value.to_memory()).collect();
    fs::write(&from, bytes).unwrap();
    let size = B::GUARD.to_memory().len();
    let ran = Command::new(oracle())
        .args([kernel, &COUNT.to_string()])
        .arg(&from)
        .arg((COUNT * wide * size).to_string())
        .arg(&to)
        .status();
    assert!(ran.unwrap().success());
    let bytes = fs::read(&to).unwrap();
    bytes.chunks(size).map(B::from_memory).collect()
}

/// Compares a kernel that makes `wide` elements of each with the host.
fn check<A: Element, B: Element>(kernel: &str, input: &[A], wide: usize, devices: &[Way]) {
    if !vulkan_expected() || !needs_program("clang++-22", "--version") {
        return;
    }
    let expected: Vec<B> = expected(kernel, input, wide);
    let outputs = launch("source/computed", kernel, [2, 1, 1])
        .workgroup_size(32)
        .by(devices)
        .input(input)
        .in_out(&room::<B>(COUNT * wide))
        .run();
    let all: Vec<B> = outputs.buffer(1);
    assert_same_bits(kernel, &all[..COUNT * wide], &expected);
}

fn integers(seed: u64) -> Vec<i32> {
    let mut generator = Generator::new(seed);
    many(COUNT, || generator.any_i32())
}

#[test]
fn pointers_into_one_memory_are_compared_and_subtracted() {
    check::<i32, i32>("walked", &integers(1), 3, ALL);
}

#[test]
fn null_pointers_and_multiples_of_addresses_are_numbers() {
    check::<i32, i32>("sought", &integers(2), 2, WITH_ADDRESSES);
    check::<i32, i32>("aligned", &integers(3), 2, WITH_ADDRESSES);
}

/// Places in a checked run are compared and subtracted as addresses are.
#[test]
fn checked_runs_compare_places() {
    let checked = &[CPU, Way { check: true, ..CPU }];
    check::<i32, i32>("walked", &integers(13), 3, checked);
    check::<i32, i32>("sought", &integers(14), 2, checked);
    check::<i32, i32>("aligned", &integers(15), 2, checked);
}

#[test]
fn functions_chosen_by_address_are_called_by_name() {
    check::<i32, i32>("chosen", &integers(4), 4, ALL);
}

#[test]
fn integers_of_128_bits_are_two_halves() {
    let mut generator = Generator::new(5);
    let mut input = many(COUNT, || generator.bits64() as i64);
    input[..8].copy_from_slice(&[0, -1, 1, i64::MIN, 63, 64, 65, 127]);
    check::<i64, i64>("wide", &input, 12, ALL);
}

/// R-CHIP-22.
#[test]
fn atomics_reach_the_whole_system() {
    // Vulkan, Metal and OpenCL 1.2 have no scope of the system.
    let devices = &[CPU, OPENCL, OPENCL_C, PTX, CUDA];
    check::<i32, i32>("counted", &integers(12), 4, devices);
}

#[test]
fn memory_moves_in_both_directions() {
    check::<i32, i32>("shifted", &integers(6), 1, ALL);
}

/// Floats of all sizes, and the special ones.
fn floats(seed: u64) -> Vec<f32> {
    let mut generator = Generator::new(seed);
    let mut input = many(COUNT, || {
        let bits = generator.bits();
        // Half of them have exponents near 0.
        let near = (bits & 0x807f_ffff) | (120 + (generator.bits() & 15)) << 23;
        f32::from_bits(if bits & 1 == 0 {
            near
        } else {
            bits & 0xff7f_ffff
        })
    });
    let special = [
        0.0,
        -0.0,
        f32::INFINITY,
        f32::NEG_INFINITY,
        f32::MAX,
        f32::MIN,
        f32::MIN_POSITIVE,
        f32::from_bits(1),
        -f32::from_bits(1),
        1.0,
        -1.0,
    ];
    input[..special.len()].copy_from_slice(&special);
    input
}

fn doubles(seed: u64) -> Vec<f64> {
    let mut generator = Generator::new(seed);
    let mut input = many(COUNT, || {
        let bits = generator.bits64();
        let exponent = 1000 + (generator.bits64() & 63);
        let near = (bits & 0x800f_ffff_ffff_ffff) | exponent << 52;
        f64::from_bits(if bits & 1 == 0 {
            near
        } else {
            bits & 0xffef_ffff_ffff_ffff
        })
    });
    let special = [
        0.0,
        -0.0,
        f64::INFINITY,
        f64::MAX,
        f64::MIN,
        f64::MIN_POSITIVE,
        f64::from_bits(1),
        -f64::from_bits(1),
        1.0,
        -1.0,
    ];
    input[..special.len()].copy_from_slice(&special);
    input
}

#[test]
fn floats_are_rounded_in_a_direction() {
    for (seed, direction) in [(7, "rd"), (8, "ru"), (9, "rz")] {
        let kernel = format!("f_{direction}");
        check::<f32, f32>(&kernel, &floats(seed), 6, WITH_DOUBLES);
        let kernel = format!("d_{direction}");
        check::<f64, f64>(&kernel, &doubles(seed), 6, WITH_DOUBLES);
        let mut generator = Generator::new(seed);
        let mut input = many(COUNT, || {
            (generator.bits64() >> (generator.bits() & 63)) as i64
        });
        input[..6].copy_from_slice(&[0, -1, i64::MAX, i64::MIN, 0x7fff_ffff, 1 << 31]);
        let kernel = format!("converted_{direction}");
        check::<i64, f32>(&kernel, &input, 5, WITH_DOUBLES);
    }
}

#[test]
fn parts_of_floats_stand_behind_pointers() {
    let near = |x: &f32| x.is_finite() && x.abs() < 1e6;
    let mut input: Vec<f32> = floats(10).into_iter().filter(near).collect();
    let mut generator = Generator::new(11);
    input.resize_with(COUNT, || generator.noise() * 50.0);
    input[..2].copy_from_slice(&[5.5, 2.0]);
    check::<f32, f32>("parted", &input, 6, ALL);
}
