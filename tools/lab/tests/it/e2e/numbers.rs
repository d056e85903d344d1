//! Kernels on single numbers, many of them with 64 bits: `xorshift`, `collatz`, `gcd`, `lcg`, `bits`.

use super::inputs::{Generator, guarded, many, room};
use super::launch::{Element, Launch};
use super::{assert_same_bits, groups, vulkan_expected};

/// Numbers of all magnitudes, the edges of the range first.
fn magnitudes(seed: u64, count: usize) -> Vec<u64> {
    let mut generator = Generator::new(seed);
    let edges = [
        0,
        1,
        2,
        u64::MAX,
        1 << 63,
        (1 << 63) - 1,
        1 << 32,
        (1 << 32) - 1,
    ];
    let any = many(count, || generator.any_magnitude());
    edges.into_iter().chain(any).collect()
}

/// Runs a generator kernel on streams of 40 numbers and compares numbers and states.
fn check_streams<T: Element>(kernel: &str, seeds: &[T], mut step: impl FnMut(&mut T) -> u32) {
    const LENGTH: usize = 40;
    let outputs = Launch::new("xorshift", kernel, [groups(seeds.len(), 32), 1, 1])
        .in_out(&guarded(seeds))
        .in_out(&room::<u32>(seeds.len() * LENGTH))
        .scalar(seeds.len() as u32)
        .scalar(LENGTH as u32)
        .run();
    let mut states = seeds.to_vec();
    let rows = many(LENGTH, || {
        states.iter_mut().map(&mut step).collect::<Vec<_>>()
    });
    assert_same_bits(kernel, &outputs.buffer(1), &guarded(&rows.concat()));
    assert_same_bits(kernel, &outputs.buffer(0), &guarded(&states));
}

#[test]
fn xorshift_streams_agree() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(31);
    let mut seeds = vec![1, u32::MAX, 2_463_534_242];
    seeds.extend(many(67, || generator.bits() | 1));
    check_streams("xorshift32", &seeds, |state| {
        *state ^= *state << 13;
        *state ^= *state >> 17;
        *state ^= *state << 5;
        *state
    });
    let mut seeds = vec![1, u64::MAX, 88_172_645_463_325_252];
    seeds.extend(many(67, || generator.bits64() | 1));
    check_streams("xorshift64star", &seeds, |state| {
        *state ^= *state >> 12;
        *state ^= *state << 25;
        *state ^= *state >> 27;
        let product = u128::from(*state) * 0x2545_f491_4f6c_dd1d;
        (product as u64 >> 32) as u32
    });
}

/// The steps to 1, in integers that do not overflow.
fn collatz_steps(start: u64, limit: u32) -> u32 {
    const NONE: u32 = u32::MAX;
    let mut n = u128::from(start);
    for steps in 0..=limit {
        match n {
            1 => return steps,
            0 => return NONE,
            _ if n % 2 == 0 => n /= 2,
            _ => n = 3 * n + 1,
        }
        if n > u128::from(u64::MAX) {
            return NONE;
        }
    }
    NONE
}

#[test]
fn collatz_counts_steps_of_64_bits() {
    if !vulkan_expected() {
        return;
    }
    assert_eq!(collatz_steps(27, 1000), 111);
    let mut numbers = magnitudes(37, 100);
    numbers.extend(0..100);
    // The last number whose triple plus one fits, and the first whose does not.
    numbers.extend([
        0x5555_5555_5555_5553,
        0x5555_5555_5555_5555,
        0x5555_5555_5555_5557,
    ]);
    for limit in [0, 1, 111, 2000] {
        let actual = Launch::new("collatz", "collatz", [groups(numbers.len(), 32), 1, 1])
            .input(&guarded(&numbers))
            .in_out(&room::<u32>(numbers.len()))
            .scalar(limit)
            .scalar(numbers.len() as u32)
            .run()
            .buffer::<u32>(1);
        let expected = numbers.iter().map(|&n| collatz_steps(n, limit));
        let expected = guarded(&expected.collect::<Vec<_>>());
        assert_same_bits(&format!("at most {limit} steps"), &actual, &expected);
    }
}

/// Stein's algorithm, which does not divide.
fn binary_gcd(mut a: u64, mut b: u64) -> u64 {
    if a == 0 || b == 0 {
        return a | b;
    }
    let common = (a | b).trailing_zeros();
    a >>= a.trailing_zeros();
    while b != 0 {
        b >>= b.trailing_zeros();
        (a, b) = (a.min(b), a.abs_diff(b));
    }
    a << common
}

/// Numbers with common factors, and all pairs of edges.
fn pairs<T: Copy>(edges: &[T], mut related: impl FnMut() -> (T, T)) -> (Vec<T>, Vec<T>) {
    let edge_pairs = edges
        .iter()
        .flat_map(|&a| edges.iter().map(move |&b| (a, b)));
    edge_pairs.chain(many(150, &mut related)).unzip()
}

/// The results of a kernel of `gcd.gir`.
fn run_gcd<T: Element, R: Element>(kernel: &str, a: &[T], b: &[T]) -> Vec<R> {
    Launch::new("gcd", kernel, [groups(a.len(), 32), 1, 1])
        .input(&guarded(a))
        .input(&guarded(b))
        .in_out(&room::<R>(a.len()))
        .scalar(a.len() as u32)
        .run()
        .buffer(2)
}

#[test]
fn gcd_divides_numbers_of_64_bits() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(41);
    let edges = [0, 1, 2, 3, u64::MAX, u64::MAX - 1, 1 << 63, 1 << 32, 12];
    let (a, b) = pairs(&edges, || {
        let factor = u64::from(generator.bits()) + 1;
        let mut multiple = || factor * (u64::from(generator.bits()) >> 2);
        (multiple(), multiple())
    });
    let expected: Vec<_> = a.iter().zip(&b).map(|(&a, &b)| binary_gcd(a, b)).collect();
    assert_same_bits("gcd", &run_gcd("gcd", &a, &b), &guarded(&expected));
}

#[test]
fn gcd_takes_negative_numbers() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(43);
    let edges = [0, 1, -1, 2, -6, i32::MAX, i32::MIN, i32::MIN + 1];
    let (a, b) = pairs(&edges, || {
        let factor = generator.between(1, 40_000);
        let mut multiple = || factor * generator.between(-50_000, 50_000);
        (multiple(), multiple())
    });
    let magnitude = |x: i32| u64::from(x.unsigned_abs());
    let gcds = a
        .iter()
        .zip(&b)
        .map(|(&a, &b)| binary_gcd(magnitude(a), magnitude(b)));
    let expected: Vec<_> = gcds.map(|gcd| u32::try_from(gcd).unwrap()).collect();
    assert_same_bits("gcd", &run_gcd("gcd_signed", &a, &b), &guarded(&expected));
}

#[test]
fn lcg_jumps_where_one_stream_arrives() {
    if !vulkan_expected() {
        return;
    }
    for (seed, length) in [
        (0, 1u32),
        (1, 7),
        (u64::MAX, 64),
        (0x0123_4567_89ab_cdef, 33),
    ] {
        let total = 3 * 64 * length as usize;
        let actual = Launch::new("lcg", "lcg", [3, 1, 1])
            .in_out(&room::<u32>(total))
            .scalar(seed)
            .scalar(length)
            .run()
            .buffer::<u32>(0);
        let mut state = u128::from(seed);
        let expected = many(total, || {
            state = (state * 6_364_136_223_846_793_005 + 1_442_695_040_888_963_407) % (1 << 64);
            (state >> 32) as u32
        });
        assert_same_bits(&format!("seed {seed}"), &actual, &guarded(&expected));
    }
}

#[test]
fn bits_are_counted_reversed_and_found() {
    if !vulkan_expected() {
        return;
    }
    let mut numbers = magnitudes(47, 200);
    numbers.extend((0..64).map(|bit| 1 << bit));
    numbers.extend((0..64).map(|bit| u64::MAX << bit));
    let count = numbers.len();
    let outputs = Launch::new("bits", "bits", [groups(count, 32), 1, 1])
        .input(&guarded(&numbers))
        .in_out(&room::<u32>(count))
        .in_out(&room::<u32>(count))
        .in_out(&room::<u32>(count))
        .in_out(&room::<i32>(count))
        .scalar(count as u32)
        .run();
    let check = |buffer, what: &str, expected: fn(u64) -> u32| {
        let expected: Vec<_> = numbers.iter().map(|&n| expected(n)).collect();
        assert_same_bits(what, &outputs.buffer::<u32>(buffer), &guarded(&expected));
    };
    check(1, "ones", u64::count_ones);
    check(2, "ones of the low half", |n| (n as u32).count_ones());
    check(3, "reversed", |n| (n as u32).reverse_bits());
    let logarithm = |n: &u64| n.checked_ilog2().map_or(-1, |log| log as i32);
    let expected: Vec<_> = numbers.iter().map(logarithm).collect();
    assert_same_bits("logarithms", &outputs.buffer(4), &guarded(&expected));
}
