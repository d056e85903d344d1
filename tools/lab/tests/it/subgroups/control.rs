//! Subgroup operations with only some lanes active: behind branches, and in loops that lanes leave.

use super::{members, runs, values};
use crate::e2e::{assert_same_bits, vulkan_expected};

#[test]
fn only_work_items_that_arrive_take_part() {
    if !vulkan_expected() {
        return;
    }
    for run in runs(
        "  %odd = and %x, 1u
  br_if %odd, inside, outside
inside:
  %sum = subgroup.reduce add %x
  br outside
outside:
  %r0 = phi u32 [ 1u, entry ], [ %sum, inside ]
",
        1,
    ) {
        let values = values();
        let expected = run.expect(|subgroup, item| {
            let odd = members(subgroup).filter(|value| value % 2 == 1);
            match values[item] % 2 {
                1 => odd.fold(0, u32::wrapping_add),
                _ => 1,
            }
        });
        assert_same_bits("add in a branch", &run.results[0], &expected);
    }
}

/// A counted loop and one with a condition, which lanes leave one after the other; the second also has a divergent
/// branch.
#[test]
fn lanes_leave_loops_one_by_one() {
    if !vulkan_expected() {
        return;
    }
    for run in runs(
        "  %n = and %x, 7u
  br head
head:
  %t = phi u32 [ 0u, entry ], [ %t.next, body ]
  %sum = phi u32 [ 0u, entry ], [ %sum.next, body ]
  %more = ucmp.lt %t, %n
  br_if %more, body, between
body:
  %part = subgroup.reduce add %x
  %sum.next = add %sum, %part
  %t.next = add %t, 1u
  br head
between:
  %r0 = mov %sum
  br test
test:
  %v = phi u32 [ %x, between ], [ %v.next, next ]
  %w = phi u32 [ 0u, between ], [ %w.next, next ]
  %live = ucmp.gt %v, 1000u
  br_if %live, inside, out
inside:
  %odd = and %v, 1u
  br_if %odd, vote, next
vote:
  %votes = subgroup.reduce add %odd
  br next
next:
  %got = phi u32 [ 100u, inside ], [ %votes, vote ]
  %w.twice = mul %w, 3u
  %w.next = add %w.twice, %got
  %v.next = shr %v, 3u
  br test
out:
  %r1 = mov %w
",
        2,
    ) {
        let values = values();
        let sums = run.expect(|subgroup, item| {
            let of_round = |round| {
                let there = members(subgroup).filter(|value| value & 7 > round);
                there.fold(0, u32::wrapping_add)
            };
            (0..values[item] & 7)
                .map(of_round)
                .fold(0, u32::wrapping_add)
        });
        assert_same_bits("sums", &run.results[0], &sums);
        let votes = run.expect(|subgroup, item| {
            let mut result = 0_u32;
            for round in (0..).map(|round| 3 * round) {
                let is_live = |value: u32| value >> round > 1000;
                if !is_live(values[item]) {
                    break;
                }
                let is_odd = |value: &u32| is_live(*value) && value >> round & 1 == 1;
                let got = match is_odd(&values[item]) {
                    true => members(subgroup).filter(is_odd).count() as u32,
                    false => 100,
                };
                result = result.wrapping_mul(3).wrapping_add(got);
            }
            result
        });
        assert_same_bits("votes", &run.results[1], &votes);
    }
}
