//! Indices at the ends of every type's range, with strides beyond an element.

use super::table::{Table, Type};
use crate::e2e::{
    launch::{DEVICES, Launch},
    vulkan_expected,
};
use std::fs;

/// The bits of an index.
const INDEX_BITS: [u64; 14] = [
    0,
    1,
    2,
    100,
    0x7f,
    0x80,
    0x81,
    0xff,
    150,
    0x7fff_ffff_ffff_ffff,
    0xffff_ffff_ffff_ffff,
    0xffff_ffff_ffff_fffe,
    0xffff_ffff_ffff_ff80,
    0xffff_ffff_ffff_ff9c,
];

/// Indices of every integer type, counted from the middle of a buffer: negative ones are negative,
/// unsigned ones are not.
#[test]
fn indices_keep_their_sign() {
    if !vulkan_expected() {
        return;
    }
    for ty in Type::CORE
        .into_iter()
        .filter(|ty| !ty.name().starts_with('f'))
    {
        for stride in [8, 16] {
            check_indices(ty, stride);
        }
    }
}

/// Elements before and after the middle of the buffer.
const HALF: i64 = 512;

fn check_indices(ty: Type, stride: i64) {
    let directory = tempfile::TempDir::new().unwrap();
    let size = ty.size();
    let text = format!(
        "func kernel workgroup_size(1, 1, 1) @k(
    %indices: ptr[global]<{ty}>, %xs: ptr[global]<u64>, %results: ptr[global]<u64>) -> void {{
entry:
  %i = global_id x
  %from = gep %indices, %i, stride={size}
  %index = load %from
  %middle = gep %xs, {HALF}u, stride=8
  %at = gep %middle, %index, stride={stride}
  %x = load %at
  %to = gep %results, %i, stride=8
  store %to, %x
  ret
}}
"
    );
    let fits = |bits: &u64| {
        index(ty, *bits).is_some_and(|index| index.unsigned_abs() < (HALF * 8 / stride) as u64)
    };
    let indices: Vec<_> = INDEX_BITS.into_iter().filter(fits).collect();
    let mut xs: Vec<_> = (0..2 * HALF as u64).collect();
    xs.iter_mut()
        .for_each(|x| *x = x.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let file = directory.path().join("kernel.gir");
    fs::write(&file, text).unwrap();
    let groups = u32::try_from(indices.len()).unwrap();
    let outputs = Launch::of(&file, "k", [groups, 1, 1])
        .by(DEVICES)
        .input_bytes(ty, &ty.bytes(&indices))
        .input_bytes(Type::U64, &Type::U64.bytes(&xs))
        .in_out_bytes(Type::U64, &vec![0; 8 * indices.len()])
        .run();
    let results = Type::U64.read(&outputs.bytes(2, Type::U64));
    for (&bits, result) in indices.iter().zip(results) {
        let element = HALF + index(ty, bits).unwrap() * stride / 8;
        assert_eq!(
            result,
            xs[element as usize],
            "{} at stride {stride}",
            ty.show(bits)
        );
    }
}

/// The value of an index, if the type has exactly these bits or they are its sign's extension.
fn index(ty: Type, bits: u64) -> Option<i64> {
    let spare = 64 - 8 * ty.size();
    let is_signed = ty.name().starts_with('i');
    let cut = bits << spare;
    let value = if is_signed {
        cut as i64 >> spare
    } else {
        i64::try_from(cut >> spare).ok()?
    };
    Some(value)
}
