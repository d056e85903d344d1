//! Barriers that stay and go, in kernels that are compared and checked for races.

use std::fs;

use tempfile::TempDir;

use super::{transform, written};
use crate::e2e::launch::{ALL_DEVICES, CPU, Launch, Way};
use crate::e2e::vulkan_expected;

const BARRIER: &str = "  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel\n";

const ITEMS: usize = 32;
const GROUPS: usize = 3;

/// The work of a kernel between two barriers, on the workgroup's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Adds one's own global number to the own element.
    Own,
    /// Adds the element of the other end to the own one, in a register.
    ReadOther,
    /// Writes the register to the own element of the upper half.
    Upper,
    /// Reads one's own element of the upper half.
    ReadUpper,
}

const PHASES: [Phase; 4] = [Phase::Own, Phase::ReadOther, Phase::Upper, Phase::ReadUpper];

impl Phase {
    fn text(self, n: usize) -> String {
        match self {
            Self::Own => {
                format!("  %a{n} = load %own\n  %b{n} = add %a{n}, %i\n  store %own, %b{n}\n")
            }
            Self::ReadOther => {
                format!(
                    "  %a{n} = load %other\n  %b{n} = load %sum\n  %c{n} = add %a{n}, %b{n}\n  store %sum, %c{n}\n"
                )
            }
            Self::Upper => format!("  %a{n} = load %sum\n  store %upper, %a{n}\n"),
            Self::ReadUpper => {
                format!(
                    "  %a{n} = load %upper\n  %b{n} = load %sum\n  %c{n} = mul %a{n}, 3u\n  %d{n} = add %b{n}, %c{n}\n  store %sum, %d{n}\n"
                )
            }
        }
    }

    /// One phase after the other, for all work-items of a workgroup.
    fn run(self, group: usize, tile: &mut [u32], sums: &mut [u32]) {
        let before = tile.to_vec();
        for item in 0..ITEMS {
            let number = (group * ITEMS + item) as u32;
            match self {
                Self::Own => tile[item] = before[item].wrapping_add(number),
                Self::ReadOther => sums[item] = sums[item].wrapping_add(before[ITEMS - 1 - item]),
                Self::Upper => tile[ITEMS + item] = sums[item],
                Self::ReadUpper => {
                    sums[item] = sums[item].wrapping_add(before[ITEMS + item].wrapping_mul(3))
                }
            }
        }
    }

    /// Whether a barrier between two phases orders something: one work-item's element that another one reads.
    fn needs_barrier(self, before: &[Self]) -> bool {
        let crosses = |earlier: &Self| {
            matches!(
                (earlier, self),
                (Self::Own, Self::ReadOther) | (Self::ReadOther, Self::Own)
            )
        };
        before.iter().any(crosses)
    }
}

/// A kernel with a barrier after each phase.
fn kernel(phases: &[Phase]) -> String {
    let mut body = String::new();
    for (n, phase) in phases.iter().enumerate() {
        body += &phase.text(n);
        body += BARRIER;
    }
    format!(
        "global @tile : ptr[shared]<u32> count={}
func kernel workgroup_size({ITEMS}, 1, 1) @main(%x: ptr[global]<u32>) -> void {{
entry:
  %i = global_id x
  %l = local_id x
  %tile = mov @tile
  %sum = alloc u32
  %own = gep %tile, %l, stride=4
  %last = sub {}u, %l
  %other = gep %tile, %last, stride=4
  %high = add %l, {ITEMS}u
  %upper = gep %tile, %high, stride=4
  store %own, %l
  store %upper, %i
  store %sum, 1u
{BARRIER}{body}  %result = load %sum
  %at = gep %x, %i, stride=4
  store %at, %result
  ret
}}
",
        2 * ITEMS,
        ITEMS - 1
    )
}

fn expected(phases: &[Phase]) -> Vec<u32> {
    let groups = (0..GROUPS).flat_map(|group| {
        let own = 0..ITEMS as u32;
        let upper = own.clone().map(|item| (group * ITEMS) as u32 + item);
        let mut tile: Vec<u32> = own.chain(upper).collect();
        let mut sums = vec![1; ITEMS];
        phases
            .iter()
            .for_each(|phase| phase.run(group, &mut tile, &mut sums));
        sums
    });
    groups.collect()
}

/// The barriers between conflicting phases, of which the first store is one; none is needed before a phase that meets
/// no conflict since the last needed one.
fn needed(phases: &[Phase]) -> usize {
    let mut since = vec![Phase::Own];
    let mut count = 0;
    for phase in phases {
        if phase.needs_barrier(&since) {
            count += 1;
            since.clear();
        }
        since.push(*phase);
    }
    count
}

/// All sequences of phases of a length.
fn sequences(length: usize) -> Vec<Vec<Phase>> {
    (0..PHASES.len().pow(length as u32))
        .map(|number| {
            (0..length as u32)
                .map(|place| PHASES[number / PHASES.len().pow(place) % PHASES.len()])
                .collect()
        })
        .collect()
}

// R-RUNA-126
#[test]
fn barriers_go_exactly_where_no_other_work_item_is_concerned() {
    let directory = TempDir::new().unwrap();
    for phases in sequences(3) {
        let file = written(directory.path(), "k.gir", &kernel(&phases));
        let (result, _) = transform(&file, "func.func(mir-eliminate-barriers)");
        let kept = fs::read_to_string(&result)
            .unwrap()
            .matches("mir.gpu.barrier")
            .count();
        assert_eq!(kept, needed(&phases), "{phases:?}");
        let outputs = Launch::of(&result, "main", [GROUPS as u32, 1, 1])
            .by(&[Way { check: true, ..CPU }])
            .in_out(&vec![0_u32; ITEMS * GROUPS])
            .run();
        assert_eq!(outputs.buffer::<u32>(0), expected(&phases), "{phases:?}");
    }
}

#[test]
fn kernels_without_needless_barriers_run_everywhere() {
    if !vulkan_expected() {
        return;
    }
    use Phase::{Own, ReadOther, ReadUpper, Upper};
    let directory = TempDir::new().unwrap();
    for phases in [
        vec![Own, ReadOther, Upper, ReadUpper, Own],
        vec![ReadOther, ReadOther, Own, Upper, ReadOther],
    ] {
        let file = written(directory.path(), "k.gir", &kernel(&phases));
        let (result, _) = transform(&file, "func.func(mir-eliminate-barriers)");
        let outputs = Launch::of(&result, "main", [GROUPS as u32, 1, 1])
            .by(ALL_DEVICES)
            .in_out(&vec![0_u32; ITEMS * GROUPS])
            .run();
        assert_eq!(outputs.buffer::<u32>(0), expected(&phases), "{phases:?}");
    }
}
