//! Kernels on integers: `histogram`, `scan`, `crc32`, `bitonic`.

use super::inputs::{Generator, guarded, many, room};
use super::launch::{DEVICES, Launch};
use super::{assert_same_bits, groups, vulkan_expected};

/// Checks the counts of `samples` in 64 bins from `low` on, added to the initial contents of the bins.
fn check_histogram(what: &str, samples: &[i32], low: i32, width: u32, workgroups: u32) {
    let initial = guarded(&(0..64).map(|bin| bin * 1000).collect::<Vec<u32>>());
    let outputs = Launch::new("histogram", "histogram", [workgroups, 1, 1])
        .input(&guarded(samples))
        .in_out(&initial)
        .scalar(samples.len() as u32)
        .scalar(low)
        .scalar(width)
        .global_out("outside")
        .run();
    let mut expected = initial;
    let mut outside = 0u32;
    for &sample in samples {
        let bin = (i64::from(sample) - i64::from(low)).div_euclid(i64::from(width));
        match bin {
            0..64 => expected[bin as usize] += 1,
            _ => outside += 1,
        }
    }
    assert_same_bits(what, &outputs.buffer::<u32>(1), &expected);
    assert_same_bits(what, &outputs.global::<u32>("outside"), &[outside]);
}

#[test]
fn histogram_counts_every_sample_once() {
    if !vulkan_expected() {
        return;
    }
    check_histogram("one sample", &[7], 0, 1, 1);
    check_histogram("all the same", &[-5; 3000], -64, 1, 4);
    check_histogram(
        "at the edges",
        &[-101, -100, 91, 92, i32::MIN, i32::MAX],
        -100,
        3,
        2,
    );
    let mut generator = Generator::new(3);
    let near = many(5003, || generator.between(-150, 150));
    check_histogram("a quarter outside", &near, -100, 3, 7);
    let anywhere = many(1001, || generator.any_i32());
    check_histogram("the whole range", &anywhere, i32::MIN, 1 << 26, 3);
    check_histogram("the upper half", &anywhere, 0, 1 << 25, 3);
}

/// A division by zero yields some value: every sample is counted somewhere, nothing traps. A
/// checked run would report it.
#[test]
fn histogram_of_width_zero_ends() {
    if !vulkan_expected() {
        return;
    }
    let outputs = Launch::new("histogram", "histogram", [2, 1, 1])
        .by(DEVICES)
        .input(&[1, 2, 3, -4, 5])
        .in_out(&[0u32; 64])
        .scalar(5u32)
        .scalar(0i32)
        .scalar(0u32)
        .global_out("outside")
        .run();
    let inside: u32 = outputs.buffer::<u32>(1).iter().sum();
    assert_eq!(inside + outputs.global::<u32>("outside")[0], 5);
}

/// Launches `scan_blocks`: the sums within blocks of 256, and the blocks' own, guards included.
fn scan_blocks(x: &[i32]) -> (Vec<i32>, Vec<i32>) {
    let blocks = groups(x.len(), 256);
    let outputs = Launch::new("scan", "scan_blocks", [blocks, 1, 1])
        .input(&guarded(x))
        .in_out(&room::<i32>(x.len()))
        .in_out(&room::<i32>(blocks as usize))
        .scalar(x.len() as u32)
        .run();
    (outputs.buffer(1), outputs.buffer(2))
}

fn wrapping_sum(values: &[i32]) -> i32 {
    values.iter().fold(0, |sum, &value| sum.wrapping_add(value))
}

fn prefix_sums(values: &[i32]) -> Vec<i32> {
    let mut sums = values.to_vec();
    for end in 1..sums.len() {
        sums[end] = sums[end].wrapping_add(sums[end - 1]);
    }
    sums
}

#[test]
fn scan_sums_across_blocks() {
    if !vulkan_expected() {
        return;
    }
    for n in [1, 2, 255, 256, 257, 1000, 20_001, 65_536] {
        let mut generator = Generator::new(n as u64);
        let x = many(n, || generator.any_i32());
        let (in_blocks, block_sums) = scan_blocks(&x);
        let expected: Vec<i32> = x.chunks(256).map(wrapping_sum).collect();
        assert_same_bits(
            &format!("block sums, n = {n}"),
            &block_sums,
            &guarded(&expected),
        );
        let (scanned, _) = scan_blocks(&expected);
        let actual = Launch::new("scan", "add_preceding", [groups(n, 256), 1, 1])
            .in_out(&in_blocks)
            .input(&scanned)
            .scalar(n as u32)
            .run()
            .buffer::<i32>(0);
        let expected = guarded(&prefix_sums(&x));
        assert_same_bits(&format!("prefix sums, n = {n}"), &actual, &expected);
    }
}

/// CRC-32 without a table: one bit of the message at a time, as a shift register does it.
fn crc32_of_bits(message: &[u8]) -> u32 {
    let mut register = u32::MAX;
    for byte in message {
        for bit in 0..8 {
            let feedback = (register ^ u32::from(byte >> bit)) & 1;
            register = (register >> 1) ^ (0xedb8_8320 * feedback);
        }
    }
    !register
}

#[test]
fn crc32_checks_messages_of_any_length() {
    if !vulkan_expected() {
        return;
    }
    // The check value of this CRC algorithm in catalogues.
    assert_eq!(crc32_of_bits(b"123456789"), 0xcbf4_3926);
    let mut generator = Generator::new(11);
    let mut messages = vec![b"123456789".to_vec(), vec![], b"a".to_vec(), vec![0xff; 33]];
    messages.extend((0..96).map(|length| many(length, || generator.bits() as u8)));
    let mut offsets = vec![0];
    for message in &messages {
        offsets.push(offsets[offsets.len() - 1] + message.len() as u32);
    }
    let mut bytes = messages.concat();
    bytes.resize(bytes.len().next_multiple_of(4), 0xaa);
    let words: Vec<u32> = bytes
        .as_chunks()
        .0
        .iter()
        .map(|&word| u32::from_le_bytes(word))
        .collect();
    let actual = Launch::new("crc32", "crc32", [groups(messages.len(), 32), 1, 1])
        .input(&guarded(&words))
        .input(&guarded(&offsets))
        .in_out(&room::<u32>(messages.len()))
        .scalar(messages.len() as u32)
        .run()
        .buffer::<u32>(2);
    let checksums = messages.iter().map(|message| crc32_of_bits(message));
    let expected = guarded(&checksums.collect::<Vec<u32>>());
    assert_same_bits("checksums", &actual, &expected);
}

#[test]
fn bitonic_sorts_blocks() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(17);
    let mut inputs: Vec<Vec<i32>> = [1, 2, 255, 256, 257, 1000]
        .map(|n| many(n, || generator.any_i32()))
        .into();
    // Many duplicates; the extremes, one of them also the filling; descending; sorted.
    inputs.push(many(700, || generator.between(-3, 3)));
    inputs.push(many(300, || {
        [i32::MIN, -1, 0, i32::MAX][generator.below(4) as usize]
    }));
    inputs.push((0..512).rev().collect());
    inputs.push((-128..128).collect());
    for (number, input) in inputs.into_iter().enumerate() {
        let actual = Launch::new("bitonic", "bitonic", [groups(input.len(), 256), 1, 1])
            .in_out(&guarded(&input))
            .scalar(input.len() as u32)
            .run()
            .buffer::<i32>(0);
        let mut expected = input;
        expected.chunks_mut(256).for_each(<[i32]>::sort);
        assert_same_bits(&format!("input {number}"), &actual, &guarded(&expected));
    }
}
