//! Reductions and scans of subgroups, of all types.

use std::fmt::Write as _;

use super::{Members, members, runs};
use crate::e2e::{assert_same_bits, vulkan_expected};

/// An integer reduction: its name, and its function of two values.
type Reduction<T> = (&'static str, fn(T, T) -> T);

#[test]
fn reductions_of_integers() {
    if !vulkan_expected() {
        return;
    }
    let unsigned: [Reduction<u32>; 7] = [
        ("add", u32::wrapping_add),
        ("mul", u32::wrapping_mul),
        ("min", u32::min),
        ("max", u32::max),
        ("and", |x, y| x & y),
        ("or", |x, y| x | y),
        ("xor", |x, y| x ^ y),
    ];
    let signed: [Reduction<i32>; 4] = [
        ("add", i32::wrapping_add),
        ("mul", i32::wrapping_mul),
        ("min", i32::min),
        ("max", i32::max),
    ];
    let mut body = String::from("  %s = bitcast %x -> i32\n");
    for (index, (name, _)) in unsigned.iter().enumerate() {
        let _ = writeln!(body, "  %r{index} = subgroup.reduce {name} %x");
    }
    for (index, (name, _)) in (unsigned.len()..).zip(&signed) {
        let _ = write!(
            body,
            "  %s{index} = subgroup.reduce {name} %s\n  %r{index} = bitcast %s{index} -> u32\n"
        );
    }
    for run in runs(&body, unsigned.len() + signed.len()) {
        for (index, (name, reduce)) in unsigned.into_iter().enumerate() {
            let expected = run.expect(|subgroup, _| members(subgroup).reduce(reduce).unwrap());
            assert_same_bits(name, &run.results[index], &expected);
        }
        for (index, (name, reduce)) in (unsigned.len()..).zip(signed) {
            let reduce = |subgroup: &Members| {
                let signed = members(subgroup).map(|value| value as i32);
                signed.reduce(reduce).unwrap() as u32
            };
            let expected = run.expect(|subgroup, _| reduce(subgroup));
            assert_same_bits(name, &run.results[index], &expected);
        }
    }
}

/// Sums that are exact in every order; the smallest and the largest of numbers of both signs.
#[test]
fn reductions_of_floats_and_other_widths() {
    if !vulkan_expected() {
        return;
    }
    for run in runs(
        "  %small = and %x, 255u
  %f = uitofp %small -> f32
  %g = sub %f, 100.0f
  %s0 = subgroup.reduce add %g
  %r0 = bitcast %s0 -> u32
  %s1 = subgroup.reduce min %g
  %r1 = bitcast %s1 -> u32
  %s2 = subgroup.reduce max %g
  %r2 = bitcast %s2 -> u32
  %bit = and %x, 1u
  %power = select %bit, -2.0f, 0.5f
  %s3 = subgroup.reduce mul %power
  %r3 = bitcast %s3 -> u32
  %wide = zext %x -> u64
  %s4 = subgroup.reduce add %wide
  %high = shr %s4, 3u64
  %r4 = trunc %high -> u32
  %narrow = trunc %x -> u16
  %short = bitcast %narrow -> i16
  %s5 = subgroup.reduce min %short
  %long = sext %s5 -> i32
  %r5 = bitcast %long -> u32
  %d = uitofp %small -> f64
  %s6 = subgroup.reduce add %d
  %s6f = fptrunc %s6 -> f32
  %r6 = bitcast %s6f -> u32
",
        7,
    ) {
        let small = |value: u32| (value & 255) as f32 - 100.0;
        let floats = |reduce: fn(f32, f32) -> f32| {
            run.expect(|subgroup, _| {
                members(subgroup)
                    .map(small)
                    .reduce(reduce)
                    .unwrap()
                    .to_bits()
            })
        };
        assert_same_bits("add", &run.results[0], &floats(|x, y| x + y));
        assert_same_bits("min", &run.results[1], &floats(f32::min));
        assert_same_bits("max", &run.results[2], &floats(f32::max));
        let power = |value: u32| if value & 1 == 1 { -2.0_f32 } else { 0.5 };
        let products =
            run.expect(|subgroup, _| members(subgroup).map(power).product::<f32>().to_bits());
        assert_same_bits("mul", &run.results[3], &products);
        let wide =
            run.expect(|subgroup, _| (members(subgroup).map(u64::from).sum::<u64>() >> 3) as u32);
        assert_same_bits("add of u64", &run.results[4], &wide);
        let short = |subgroup: &Members| members(subgroup).map(|value| value as i16).min().unwrap();
        let short = run.expect(|subgroup, _| i32::from(short(subgroup)) as u32);
        assert_same_bits("min of i16", &run.results[5], &short);
        let double = |subgroup: &Members| {
            members(subgroup)
                .map(|value| f64::from(value & 255))
                .sum::<f64>()
        };
        let double = run.expect(|subgroup, _| (double(subgroup) as f32).to_bits());
        assert_same_bits("add of f64", &run.results[6], &double);
    }
}
