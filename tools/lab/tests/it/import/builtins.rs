//! Functions of OpenCL C that are more than an operation.

use super::launch;
use crate::e2e::assert_same_bits;
use crate::e2e::inputs::{Generator, many};
use crate::e2e::launch::{CPU, METAL, OPENCL, OPENCL_C, PTX, VULKAN, Way};
use crate::e2e::vulkan_expected;
use half::f16;

const FILE: &str = "opencl/builtins";
/// The devices with halves.
const WITH_HALVES: &[Way] = &[CPU, VULKAN, OPENCL, OPENCL_C, METAL, PTX];

/// The fraction, from a half to one, and the exponent.
fn parts(x: f32) -> (f32, i32) {
    let exponent = (x.to_bits() >> 23 & 255) as i32 - 126;
    let fraction = f32::from_bits((x.to_bits() & 0x807f_ffff) | 126 << 23);
    (fraction, exponent)
}

/// The neighbour of a positive or negative float towards 1.
fn towards_one(x: f32) -> f32 {
    match x < 1.0 {
        true => x.next_up(),
        false => x.next_down(),
    }
}

/// The remainder of the nearest quotient, and this.
fn remainder(x: f32, y: f32) -> (f32, i32) {
    let (a, b) = (f64::from(x), f64::from(y));
    let quotient = (a / b).round_ties_even();
    let last = quotient.abs() as i64 % 128;
    let last = if quotient < 0.0 { -last } else { last };
    ((a - quotient * b) as f32, last as i32)
}

#[test]
fn floats_have_parts_behind_pointers() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(31);
    let x = many(32, || generator.noise() * 40.0);
    let outputs = launch(FILE, "parted", [1, 1, 1])
        .workgroup_size(8)
        .input(&x)
        .in_out(&[0.0f32; 32 * 6])
        .in_out(&[0i32; 32 * 2])
        .run();
    let (mut floats, mut numbers) = (vec![], vec![]);
    for x in x.chunks(4) {
        let each = |f: &dyn Fn(f32) -> f32| x.iter().map(|&x| f(x)).collect::<Vec<_>>();
        floats.extend(each(&|x| parts(x).0));
        floats.extend(each(&|x| (x - x.trunc()).copysign(x)));
        floats.extend(each(&|x| x.trunc()));
        floats.extend(each(&|x| {
            (x - x.floor()).min(f32::from_bits(0x3f7f_ffff)) + x.floor()
        }));
        floats.extend(each(&|x| x * 2f32.powi(parts(x).1 * 3 - 7)));
        let mut last: Vec<f32> = (0..4)
            .map(|at| {
                let (one, other) = (x[at], x[3 - at]);
                let greater = if one.abs() > other.abs() { one } else { other };
                towards_one(one) + greater * 2.0
            })
            .collect();
        let (rest, quotient) = remainder(x[0], x[1]);
        last[0] = rest;
        floats.extend(last);
        numbers.extend(x.iter().map(|&x| parts(x).1));
        let is_negative = x[3] < 0.0 && x[3].floor().rem_euclid(2.0) != 0.0;
        let sign = if is_negative { -1 } else { 1 };
        numbers.extend([quotient, parts(x[2]).1 - 1, sign, parts(x[1]).1 - 1]);
    }
    assert_same_bits("floats", &outputs.buffer(1), &floats);
    assert_same_bits("numbers", &outputs.buffer(2), &numbers);
}

#[test]
fn a_workgroup_copies() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(32);
    let x = many(64, || generator.any_i32() >> 4);
    let copied = launch(FILE, "copied", [1, 1, 1])
        .workgroup_size(32)
        .input(&x)
        .in_out(&[0i32; 64])
        .run()
        .buffer::<i32>(1);
    let element = |i: usize| match i {
        0..20 => x[i] + x[(19 - i) * 3],
        20..50 => x[i],
        _ => 0,
    };
    assert_same_bits("copied", &copied, &(0..64).map(element).collect::<Vec<_>>());
}

#[test]
fn lanes_are_chosen_and_sums_saturate() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(33);
    let x = many(64, || generator.any_i32() >> (generator.bits() & 31));
    let by = many(64, || generator.bits() >> (generator.bits() & 31));
    let arranged = launch(FILE, "arranged", [1, 1, 1])
        .workgroup_size(8)
        .input(&x)
        .in_out(&[0i32; 64 * 3])
        .input(&by)
        .run()
        .buffer::<i32>(1);
    let mut expected = vec![];
    for (i, mask) in by.chunks(8).enumerate() {
        let (one, other) = (&x[i * 8..i * 8 + 8], &x[(i ^ 1) * 8..(i ^ 1) * 8 + 8]);
        expected.extend(mask.iter().map(|&lane| one[(lane & 7) as usize]));
        let of_both = |&lane: &u32| match lane & 8 {
            0 => one[(lane & 7) as usize],
            _ => other[(lane & 7) as usize],
        };
        expected.extend(mask.iter().map(of_both));
        expected.extend((0..8).map(|at| {
            let signed = i64::from(one[at]) * i64::from(other[at]) + 7;
            let signed = signed.clamp(i32::MIN.into(), i32::MAX.into()) as i32;
            let product = u64::from(one[at] as u32) * u64::from(mask[at]);
            let unsigned = product + u64::from(other[at] as u32);
            signed ^ unsigned.min(u32::MAX.into()) as u32 as i32
        }));
    }
    assert_same_bits("arranged", &arranged, &expected);
}

/// The halves around a float: below and above, which are equal where it is one.
fn around(x: f32) -> [f16; 2] {
    let nearest = f16::from_f32(x);
    let next = |up: bool| {
        let step = if nearest.is_sign_negative() == up {
            -1
        } else {
            1
        };
        f16::from_bits((nearest.to_bits() as i32 + step) as u16)
    };
    match nearest.to_f32().partial_cmp(&x) {
        Some(std::cmp::Ordering::Greater) => [next(false), nearest],
        Some(std::cmp::Ordering::Less) => [nearest, next(true)],
        _ => [nearest, nearest],
    }
}

#[test]
fn conversions_round_in_a_direction() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(34);
    let mut x = many(64, || generator.noise() * 1e5);
    x[..6].copy_from_slice(&[1.0, -1.0, 1e-6, -1e-6, 65520.0, -1e-9]);
    let mut n = many(64, || generator.any_i32());
    n[..4].copy_from_slice(&[i32::MAX, i32::MIN, -1, 16_777_217]);
    let outputs = launch(FILE, "directed", [1, 1, 1])
        .workgroup_size(64)
        .by(WITH_HALVES)
        .input(&x)
        .in_out(&[0.0f32; 64 * 3])
        .in_out(&[f16::ZERO; 64 * 4])
        .input(&n)
        .run();
    // Integers of 32 bits cut to 24 bits, down.
    let down = |n: i64| {
        let unit = 1i64 << (64 - n.unsigned_abs().leading_zeros()).saturating_sub(24);
        (n.div_euclid(unit) * unit, unit)
    };
    let up = |n: i64| match down(n) {
        (below, _) if below == n => n,
        (below, unit) => below + unit,
    };
    let mut floats = vec![];
    let mut halves = vec![];
    for (&x, &n) in x.iter().zip(&n) {
        let wide = i64::from(n);
        let (below, above) = (down(wide).0, up(wide));
        let zero = if n < 0 { above } else { below };
        floats.push(zero as f32 - above as f32);
        floats.push(below as f32);
        floats.push(up(i64::from(n as u32)) as f32);
        let [low, high] = around(x);
        let zero = if x < 0.0 { high } else { low };
        halves.extend([zero, high, low, f16::from_f32(x)]);
    }
    assert_same_bits("floats", &outputs.buffer(1), &floats);
    assert_same_bits("halves", &outputs.buffer(2), &halves);
}

#[test]
fn workgroups_reduce_and_broadcast() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(35);
    let x = many(64, || generator.any_i32() >> 3);
    let grouped = launch(FILE, "grouped", [2, 1, 1])
        .input(&x)
        .in_out(&[0i32; 64 * 5])
        .run()
        .buffer::<i32>(1);
    let mut expected = vec![];
    for group in x.chunks(32) {
        let sum = group.iter().fold(0i32, |sum, &x| sum.wrapping_add(x));
        let most = group.iter().map(|&x| x as u32).max().unwrap_or(0) as i32;
        let (any, all) = (group.contains(&3), !group.contains(&3));
        let votes = i32::from(any) + 2 * i32::from(all);
        for _ in group {
            expected.extend([sum, most, group[5], votes, group[31] & 0x3fff_ffff]);
        }
    }
    assert_same_bits("grouped", &grouped, &expected);
}
