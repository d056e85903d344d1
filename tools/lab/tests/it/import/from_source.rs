//! Kernels of `test/import/source`, compiled with our headers: CUDA C++ and HIP as programs have them. Rust
//! computes the values that are expected.
//!
//! R-CHIP-3, R-CHIP-15, R-CHIP-16, R-CHIP-22, R-CHIP-47.

use super::launch;
use crate::e2e::inputs::{Generator, guarded, many, room};
use crate::e2e::launch::{CPU, Element, Launch, METAL, PTX, Way};
use crate::e2e::{assert_same_bits, vulkan_expected};
use half::f16;

/// A kernel with workgroups of one axis.
fn of(kernel: &str, workgroups: usize, size: u32) -> Launch {
    let workgroups = u32::try_from(workgroups).unwrap();
    launch("source/cuda", kernel, [workgroups, 1, 1]).workgroup_size(size)
}

/// The results of a kernel of one group that maps a buffer to another with `wide` elements for each.
fn mapped<A: Element, B: Element>(kernel: &str, x: &[A], wide: usize, devices: &[Way]) -> Vec<B> {
    let size = u32::try_from(x.len()).unwrap();
    let mut launch = of(kernel, 1, size);
    if !devices.is_empty() {
        launch = launch.by(devices);
    }
    let outputs = launch.input(x).in_out(&room::<B>(x.len() * wide)).run();
    let all: Vec<B> = outputs.buffer(1);
    all[..x.len() * wide].to_vec()
}

/// Compares what a kernel computes with a function of each element and its neighbours.
pub fn check<A: Element, B: Element>(
    kernel: &str,
    x: &[A],
    devices: &[Way],
    of: impl Fn(usize) -> Vec<B>,
) {
    if !vulkan_expected() {
        return;
    }
    let expected: Vec<B> = (0..x.len()).flat_map(&of).collect();
    let results = mapped::<A, B>(kernel, x, of(0).len(), devices);
    assert_same_bits(kernel, &results, &expected);
}

pub fn words(seed: u64, count: usize) -> Vec<u32> {
    let mut generator = Generator::new(seed);
    many(count, || generator.bits())
}

pub fn small(seed: u64, count: usize) -> Vec<i32> {
    words(seed, count)
        .iter()
        .map(|bits| (bits % 200) as i32 - 100)
        .collect()
}

pub fn floats(seed: u64, count: usize) -> Vec<f32> {
    let mut generator = Generator::new(seed);
    many(count, || generator.noise() * 64.0)
}

#[test]
fn saxpy_stays_within_the_array() {
    if !vulkan_expected() {
        return;
    }
    let (x, y) = (floats(1, 100), floats(2, 100));
    let expected: Vec<f32> = x.iter().zip(&y).map(|(x, y)| 2.5 * x + y).collect();
    let saxpy = of("saxpy", 2, 64).scalar(100i32).scalar(2.5f32);
    let outputs = saxpy.input(&x).in_out(&guarded(&y)).run();
    assert_same_bits("saxpy", &outputs.buffer(3), &guarded(&expected));
}

#[test]
fn neighbours_come_through_shared_memory() {
    if !vulkan_expected() {
        return;
    }
    let x = small(3, 90);
    let at = |i: usize| x.get(i).copied().unwrap_or(0);
    let expected: Vec<i32> = (0..90)
        .map(|i| if i == 0 { 0 } else { at(i - 1) } + 2 * at(i) + at(i + 1))
        .collect();
    let outputs = of("smooth", 3, 32)
        .input(&x)
        .in_out(&room::<i32>(90))
        .scalar(90i32)
        .run();
    assert_same_bits("smooth", &outputs.buffer(1), &guarded(&expected));
}

#[test]
fn blocks_add_up() {
    if !vulkan_expected() {
        return;
    }
    let x = small(4, 256);
    let expected: Vec<i32> = x.chunks(64).map(|part| part.iter().sum()).collect();
    let outputs = of("block_sum", 4, 64)
        .input(&x)
        .in_out(&room::<i32>(4))
        .run();
    assert_same_bits("block_sum", &outputs.buffer(1), &guarded(&expected));
}

/// R-CHIP-7.
#[test]
fn shared_bytes_are_floats() {
    if !vulkan_expected() {
        return;
    }
    let x = floats(5, 32);
    let expected: Vec<f32> = x.iter().rev().copied().collect();
    let outputs = of("reversed", 1, 32).in_out(&x).shared(128).run();
    assert_same_bits("reversed", &outputs.buffer(0), &expected);
}

#[test]
fn histograms_are_counted_in_two_steps() {
    if !vulkan_expected() {
        return;
    }
    let x = words(6, 333);
    let mut expected = vec![0i32; 16];
    x.iter()
        .for_each(|value| expected[(value & 15) as usize] += 1);
    let histogram = of("histogram", 2, 32).input(&x).in_out(&[0i32; 16]);
    assert_same_bits(
        "histogram",
        &histogram.scalar(333i32).run().buffer(1),
        &expected,
    );
}

#[test]
fn sums_run_along_a_line() {
    let x = small(7, 64);
    check("scan", &x, &[], |i| vec![x[..=i].iter().sum::<i32>()]);
}

#[test]
fn matrices_are_multiplied_by_tiles() {
    if !vulkan_expected() {
        return;
    }
    let n = 16;
    // Products and sums of these are exact.
    let [a, b] = [8, 9].map(|seed| {
        small(seed, n * n)
            .iter()
            .map(|&v| v as f32)
            .collect::<Vec<_>>()
    });
    let cell = |at: usize| (0..n).map(|k| a[at / n * n + k] * b[k * n + at % n]).sum();
    let expected: Vec<f32> = (0..n * n).map(cell).collect();
    let product = launch("source/cuda", "product", [2, 2, 1]).workgroup_extents([8, 8, 1]);
    let product = product.input(&a).input(&b).in_out(&room::<f32>(n * n));
    let outputs = product.scalar(n as i32).run();
    assert_same_bits("product", &outputs.buffer(2), &guarded(&expected));
}

fn byte(low: u32, high: u32, at: u32) -> u32 {
    (((u64::from(high) << 32 | u64::from(low)) >> (8 * at)) & 255) as u32
}

#[test]
fn bits_are_counted_and_moved() {
    let mut x = words(10, 32);
    x[3] = 0;
    check("bits", &x, &[], |i| {
        let (v, w) = (x[i], x[i ^ 1]);
        let first = if v == 0 { 0 } else { v.trailing_zeros() + 1 };
        let bytes = [0, 4, 1, 5]
            .iter()
            .rev()
            .fold(0, |all, &at| all << 8 | byte(v, w, at));
        let funnel = w << 11 | v >> 21;
        [
            v.count_ones(),
            v.leading_zeros(),
            first,
            v.reverse_bits(),
            bytes,
            funnel,
        ]
        .map(|value| value as i32)
        .to_vec()
    });
}

#[test]
fn vectors_of_four_are_loaded() {
    if !vulkan_expected() {
        return;
    }
    let x = floats(11, 64);
    let by = [1.5f32, 0.75];
    let lane = |(at, v): (usize, &f32)| match at % 4 {
        0 => v * by[0],
        1 => v * by[1],
        2 => v + by[0],
        _ => v - by[1],
    };
    let expected: Vec<f32> = x.iter().enumerate().map(lane).collect();
    let scaled = of("scaled", 1, 16).input(&x).in_out(&room::<f32>(64));
    let outputs = scaled.scalar(by[0]).scalar(by[1]).run();
    assert_same_bits("scaled", &outputs.buffer(1), &guarded(&expected));
}

#[test]
fn structures_move() {
    if !vulkan_expected() {
        return;
    }
    let x = floats(12, 32 * 4);
    let kinds = words(13, 32);
    let particle = |i: usize| {
        [
            x[4 * i].to_bits(),
            x[4 * i + 1].to_bits(),
            x[4 * i + 2].to_bits(),
            kinds[i],
        ]
    };
    let all: Vec<u32> = (0..32).flat_map(particle).collect();
    let expected: Vec<u32> = (0..32)
        .flat_map(|i| {
            let mut one = particle(i);
            match one[3] & 1 {
                1 => one[0] = (x[4 * i] + 0.5).to_bits(),
                _ => one[2] = (x[4 * i + 2] - 0.5).to_bits(),
            }
            one[3] = one[3].wrapping_add(9);
            one
        })
        .collect();
    let scalar = gir_run::element::Scalar::F32;
    let bytes: Vec<u8> = all.iter().flat_map(|word| word.to_le_bytes()).collect();
    let moved = of("moved", 1, 32).in_out_bytes(scalar, &bytes);
    let moved = moved
        .scalar(0.0f32)
        .scalar(0.5f32)
        .scalar(0.0f32)
        .scalar(9i32);
    let floats: Vec<f32> = moved.run().buffer(0);
    let words: Vec<u32> = floats.iter().map(|value| value.to_bits()).collect();
    assert_same_bits("moved", &words, &expected);
}

/// R-CHIP-3: a template by its name in the source.
#[test]
fn templates_are_kernels() {
    if !vulkan_expected() {
        return;
    }
    let (x, y) = (small(14, 32), small(15, 32));
    let expected: Vec<i32> = x.iter().zip(&y).map(|(x, y)| x + y).collect();
    let outputs = of("add<int>", 1, 32).input(&x).in_out(&y).run();
    assert_same_bits("add<int>", &outputs.buffer(1), &expected);
    let [x, y] = [x, y].map(|list| list.iter().map(|v| *v as i8).collect::<Vec<_>>());
    let expected: Vec<i8> = x.iter().zip(&y).map(|(x, y)| x.wrapping_add(*y)).collect();
    let outputs = of("add<unsigned char>", 1, 32).input(&x).in_out(&y).run();
    assert_same_bits("add<unsigned char>", &outputs.buffer(1), &expected);
}

#[test]
fn constants_weigh() {
    let x = floats(16, 32);
    check("weighted", &x, &[], |i| {
        let weights = [0.5f32, 2.0, -1.0, 0.25];
        vec![
            weights
                .iter()
                .rev()
                .fold(0.0, |sum, weight| sum * x[i] + weight),
        ]
    });
}

/// R-CHIP-22: counting up to a limit, by atomics of a variable of the device.
#[test]
fn turns_are_taken() {
    if !vulkan_expected() {
        return;
    }
    let outputs = of("turns", 1, 64).in_out(&[0i32; 8]).run();
    assert_same_bits("turns", &outputs.buffer(0), &[8i32; 8]);
}

#[test]
fn maxima_are_exchanged() {
    if !vulkan_expected() {
        return;
    }
    let x = floats(17, 64);
    let most = x.iter().copied().fold(-1000.0, f32::max);
    let outputs = of("maximum", 2, 32).input(&x).in_out(&[-1000.0f32]).run();
    assert_same_bits("maximum", &outputs.buffer(1), &[most]);
}

#[test]
fn floats_come_apart() {
    if !vulkan_expected() {
        return;
    }
    let mut x = floats(18, 32);
    x[0] = 0.0;
    x[1] = 1.5;
    let exponent = |v: f32| match v {
        0.0 => 0,
        v => (v.to_bits() >> 23 & 255) as i32 - 126,
    };
    let remainder = |v: f32| {
        let (v, y) = (f64::from(v), 0.75);
        (v - (v / y).round_ties_even() * y) as f32
    };
    let expected: Vec<f32> = x
        .iter()
        .flat_map(|&v| {
            let fraction = v / 2f32.powi(exponent(v));
            let [parts, sign] = [(v - v.trunc()).copysign(v), 1f32.copysign(v)];
            [
                fraction,
                parts,
                v.trunc(),
                v / 8.0 + sign,
                v % 0.75,
                remainder(v),
            ]
        })
        .collect();
    let ends = |&v: &f32| {
        [
            exponent(v),
            if v == 0.0 { i32::MIN } else { exponent(v) - 1 },
        ]
    };
    let exponents: Vec<i32> = x.iter().flat_map(ends).collect();
    let parts = of("parts", 1, 32).input(&x).in_out(&room::<f32>(32 * 6));
    let outputs = parts.in_out(&room::<i32>(64)).run();
    assert_same_bits("parts", &outputs.buffer(1), &guarded(&expected));
    assert_same_bits("exponents", &outputs.buffer(2), &guarded(&exponents));
}

#[test]
fn floats_are_rounded_in_four_ways() {
    let mut x = floats(19, 32);
    x[..5].copy_from_slice(&[2.5, -2.5, 3e9, -3e9, 0.25]);
    check("rounded", &x, &[], |i| {
        let v = x[i];
        vec![
            v.round_ties_even() as i32,
            v as i32,
            v.floor() as i32,
            v.ceil() as i32,
            v.round_ties_even() as u32 as i32,
            v.clamp(0.0, 1.0).to_bits() as i32,
        ]
    });
}

#[test]
fn halves_are_computed_with() {
    let x = floats(20, 32);
    check("halved", &x, &[CPU, METAL, PTX], |i| {
        let half = f16::from_f32(f16::from_f32(x[i]).to_f32() * 0.5);
        vec![f16::from_f32(half.to_f32() + 1.0)]
    });
}

/// R-CHIP-16.
#[test]
fn barriers_count() {
    let x = small(21, 32);
    let odd = x.iter().filter(|v| *v & 1 == 1).count() as i32;
    let (any, all) = (x.iter().any(|v| *v < 0), x.iter().all(|v| *v > -100));
    check("counted", &x, &[], |_| {
        vec![odd * 4 + i32::from(any) * 2 + i32::from(all)]
    });
}

#[test]
fn assembly_of_one_instruction_has_its_meaning() {
    let x = words(22, 32);
    check("assembled", &x, &[], |i| {
        let (a, b, c) = (x[i], x[i ^ 1], x[i ^ 2]);
        let (at, length) = (b & 31, c & 15);
        let mask = (1u32 << length) - 1;
        let field = (u64::from(a) >> at) as u32 & mask;
        let signed = match length {
            0 => 0,
            _ => ((i64::from(a as i32) >> at) << (64 - length) >> (64 - length)) as u32,
        };
        let (into, count) = (c & 31, a & 15);
        let place = ((1u64 << count) - 1) << into;
        let inserted = (u64::from(b) & !place | u64::from(a) << into & place) as u32;
        let chosen = (0..4).fold(0, |all, at| {
            let by = c >> (4 * at) & 15;
            let byte = byte(a, b, by & 7);
            let byte = match by & 8 {
                0 => byte,
                _ => (byte >> 7) * 255,
            };
            all | byte << (8 * at)
        });
        let funnel = ((u64::from(b) << 32 | u64::from(a)) >> (c & 31)) as u32;
        [a & b | !a & c, field, signed, inserted, chosen, funnel]
            .map(|value| value as i32)
            .to_vec()
    });
}

#[test]
fn words_have_lanes() {
    let x = words(23, 32);
    let bytes = |a: u32, b: u32, f: &dyn Fn(u8, u8) -> u8| {
        let (a, b) = (a.to_le_bytes(), b.to_le_bytes());
        u32::from_le_bytes([0, 1, 2, 3].map(|at| f(a[at], b[at])))
    };
    check("lanes_of_words", &x, &[], |i| {
        let (a, b) = (x[i], x[i ^ 1]);
        let half = |at: u32| ((a >> at) as i16).max((b >> at) as i16) as u16;
        [
            bytes(a, b, &u8::wrapping_add),
            u32::from(half(16)) << 16 | u32::from(half(0)),
            bytes(a, b, &u8::saturating_sub),
            bytes(a, b, &|a, b| if a < b { 255 } else { 0 }),
        ]
        .map(|value| value as i32)
        .to_vec()
    });
}

#[test]
fn loops_end() {
    let x: Vec<u32> = (0..32).map(|i| i * 7 + 1).collect();
    check("collatz", &x, &[], |i| {
        let (mut v, mut steps) = (x[i], 0i32);
        while v > 1 && steps < 200 {
            v = if v % 2 == 0 { v / 2 } else { 3 * v + 1 };
            steps += 1;
        }
        vec![steps]
    });
}

#[test]
fn long_loops_stride_over_the_grid() {
    if !vulkan_expected() {
        return;
    }
    let words = words(24, 200);
    let x: Vec<i64> = words
        .chunks(2)
        .map(|w| i64::from(w[0]) << 31 ^ i64::from(w[1] as i32))
        .collect();
    let value = |&v: &i64| {
        v.wrapping_mul(v)
            .wrapping_sub(((i128::from(v) * i128::from(v)) >> 64) as i64)
    };
    let expected: Vec<i64> = x.iter().map(value).collect();
    let strided = of("strided", 2, 16).input(&x).in_out(&room::<i64>(100));
    assert_same_bits(
        "strided",
        &strided.scalar(100i64).run().buffer(1),
        &guarded(&expected),
    );
}
