//! Shapes of loops in OpenCL C: values that are handed round and read behind, several exits, a switch that falls
//! through. R-CHIP-3.

use super::launch;
use crate::e2e::inputs::{Generator, guarded, many, room};
use crate::e2e::{assert_same_bits, groups, vulkan_expected};
use std::num::Wrapping;

fn handed(n: i32, s: i32) -> i32 {
    let (mut a, mut b) = (Wrapping(s), Wrapping(s) * Wrapping(3) + Wrapping(1));
    let (mut c, mut last) = (Wrapping(7), Wrapping(-1));
    for i in 0..n {
        let before = a;
        a = b ^ Wrapping(i);
        b = c + before;
        c = before - b;
        last = a;
        if a.0 & 15 == 3 {
            break;
        }
        if b.0 & 31 == 9 {
            last = c;
        }
    }
    (a * Wrapping(31) + b * Wrapping(17) + c + last).0
}

fn exits(n: i32, mut s: i32) -> i32 {
    for i in 0..n {
        for j in 0..9 {
            s = s.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            if (s >> 20) & 63 == 5 {
                return i * 100 + j;
            }
            if (s >> 16) & 127 == 77 {
                return s.wrapping_neg();
            }
            if (s >> 9) & 7 == 2 {
                break;
            }
        }
    }
    s
}

fn falls(n: i32, s: i32) -> i32 {
    let mut r = 0_i32;
    for i in 0..n {
        match s.wrapping_add(i) % 7 {
            0 => r = r.wrapping_add(3) ^ i,
            1 => r ^= i,
            2 if r > 50 => break,
            2 => {
                r = r.wrapping_add(9);
                continue;
            }
            5 => {
                r = r.wrapping_sub(2);
                continue;
            }
            6 => r = r.wrapping_mul(3),
            _ => r = r.wrapping_add(s & 3),
        }
        r = r.wrapping_add(1);
    }
    r
}

#[test]
fn loops_hand_on_and_leave_as_in_c() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(77);
    let n = 77;
    // Small numbers and large ones; none is so large that an index added to it overflows, which C leaves undefined.
    let x = many(n, || {
        (generator.bits() >> 2) as i32 >> (generator.bits() % 28)
    });
    let actual = launch("opencl/shapes", "shapes", [groups(n, 64), 1, 1])
        .workgroup_size(64)
        .input(&x)
        .in_out(&room::<i32>(3 * n))
        .scalar(n as i32)
        .run()
        .buffer::<i32>(1);
    let of = |(at, &s): (usize, &i32)| {
        let m = (at % 13) as i32;
        [handed(m, s), exits(m, s), falls(m, s)]
    };
    let expected: Vec<_> = x.iter().enumerate().flat_map(of).collect();
    assert_same_bits("shapes", &actual, &guarded(&expected));
}
