//! Globals: `tables`.

use super::super::e2e::{
    assert_same_bits, groups,
    inputs::{Generator, guarded, many, room},
    vulkan_expected,
};
use super::{Sizes, launch};

/// CRC-32 of the reflected polynomial, bit by bit.
fn crc(bytes: &[u8]) -> u32 {
    let step = |crc: u32| (crc >> 1) ^ if crc & 1 == 1 { 0xedb8_8320 } else { 0 };
    !bytes.iter().fold(u32::MAX, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| step(crc))
    })
}

#[test]
fn a_constant_table_and_a_global_that_is_read_back() {
    if !vulkan_expected() {
        return;
    }
    assert_eq!(crc(b"123456789"), 0xcbf4_3926, "the check value of CRC-32");
    for (count, width) in [(1, 9), (32, 1), (100, 61), (7, 0)] {
        let mut generator = Generator::new(31);
        let bytes = many(count * width, || generator.bits() as u8);
        let outputs = launch("tables", "crc", [groups(count, 32), 1, 1])
            .input_of(&guarded(&bytes), &[count, width])
            .in_out_of(&room::<i32>(count), &[count])
            .global_out("blocks")
            .run();
        let sums = (0..count).map(|block| crc(&bytes[block * width..][..width]) as i32);
        let expected: Vec<_> = sums.collect();
        assert_same_bits("sums", &outputs.buffer(3), &guarded(&expected));
        assert_same_bits("blocks", &outputs.global("blocks"), &[count as i32]);
    }
}
