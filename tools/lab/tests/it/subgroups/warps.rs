//! Parts of warps, warps that are not full, and functions that some of a subgroup call.

use gir::opt_level::OptLevel;
use std::fs;
use tempfile::TempDir;

use crate::e2e::{
    assert_same_bits,
    inputs::{Generator, many, number_in_grid},
    launch::{CPU, CUDA, Launch, PTX, Way},
};

/// Three axes, and for each size but 1 a last subgroup that is not full.
const SIZE: [usize; 3] = [5, 3, 3];
const ITEMS: usize = 45;
const WORKGROUPS: usize = 3;

/// On the processor it is checked: LLVM 22 cannot generate code of it for subgroups of 8 otherwise
/// ("Cannot emit physreg copy instruction", on processors with AVX-512).
const WAYS: &[Way] = &[
    Way { check: true, ..CPU },
    PTX,
    Way {
        level: OptLevel::O0,
        ..PTX
    },
    CUDA,
];

/// A function with a loop that work-items leave one by one and a branch, called by some and by all; a barrier that only
/// some subgroups reach.
fn kernel(size: u32) -> String {
    let [x, y, z] = SIZE;
    let number = number_in_grid(SIZE);
    format!(
        "global @cells : ptr[shared]<u32> count=64

func @inner(%x: u32) -> u32 {{
entry:
  %n = and %x, 3u
  br head
head:
  %t = phi u32 [ 0u, entry ], [ %t.next, body ]
  %sum = phi u32 [ 0u, entry ], [ %sum.next, body ]
  %more = ucmp.lt %t, %n
  br_if %more, body, done
body:
  %part = subgroup.reduce add %x
  %sum.next = add %sum, %part
  %t.next = add %t, 1u
  br head
done:
  %asked = and %x, 8u
  br_if %asked, vote, out
vote:
  %votes = subgroup.ballot %n
  %word = extract %votes, 0
  br out
out:
  %v = phi u32 [ 7u, done ], [ %word, vote ]
  %scaled = mul %sum, 31u
  %r = add %scaled, %v
  ret %r
}}

func kernel workgroup_size({x}, {y}, {z}) subgroup_size({size}) @k(%xs: ptr[global]<u32>, %outs: ptr[global]<u32>) -> void {{
entry:
{number}  %at = gep %xs, %i, stride=4
  %x = load %at
  %taken = and %x, 4u
  br_if %taken, some, others
some:
  %called = call @inner(%x)
  br join
others:
  %wide = zext %x -> u64
  %product = subgroup.reduce mul %wide
  %low = trunc %product -> u32
  br join
join:
  %r0 = phi u32 [ %called, some ], [ %low, others ]
  %r1 = call @inner(%x)
  %first = subgroup.broadcast %x, 0u
  %id = subgroup_id
  %lane = subgroup_local_id
  %count = num_subgroups
  %width = subgroup_size
  %odd = and %id, 1u
  br_if %odd, meet, end
meet:
  %start = mul %id, %width
  %own = add %start, %lane
  %cells = mov @cells
  %cell = gep %cells, %own, stride=4
  store %cell, %x
  barrier exec_scope=subgroup mem_scope=workgroup semantics=acq_rel
  %there = gep %cells, %start, stride=4
  %other = load %there
  br end
end:
  %r2 = phi u32 [ %first, join ], [ %other, meet ]
  %place.a = mul %id, 1000u
  %place.b = add %place.a, %lane
  %place.c = mul %place.b, 1000u
  %place = add %place.c, %count
  %out = gep %outs, %i, stride=16
  store %out, %r0
  %out1 = gep %out, 1u, stride=4
  store %out1, %r1
  %out2 = gep %out, 2u, stride=4
  store %out2, %r2
  %out3 = gep %out, 3u, stride=4
  store %out3, %place
  ret
}}
"
    )
}

/// The results of `@inner` for the values of its callers, by lane.
fn inner(values: &[Option<u32>]) -> Vec<u32> {
    let there = || values.iter().copied().flatten();
    let votes = values
        .iter()
        .enumerate()
        .filter(|(_, value)| value.is_some_and(|value| value & 8 != 0 && value & 3 != 0));
    let word = votes.fold(0_u32, |word, (lane, _)| word | 1 << lane);
    let of = |value: u32| {
        let rounds = (0..value & 3).map(|round| {
            let left = there().filter(|other| other & 3 > round);
            left.fold(0, u32::wrapping_add)
        });
        let sum = rounds.fold(0, u32::wrapping_add);
        let vote = if value & 8 == 0 { 7 } else { word };
        sum.wrapping_mul(31).wrapping_add(vote)
    };
    values.iter().map(|value| value.map_or(0, of)).collect()
}

/// The kernel's results for a workgroup's values.
fn expected(values: &[u32], size: usize) -> Vec<u32> {
    let count = values.len().div_ceil(size) as u32;
    let mut results = vec![];
    for (id, subgroup) in values.chunks(size).enumerate() {
        let all: Vec<_> = subgroup.iter().copied().map(Some).collect();
        let some: Vec<_> = all
            .iter()
            .map(|value| value.filter(|value| value & 4 != 0))
            .collect();
        let others = subgroup.iter().filter(|&value| value & 4 == 0);
        let product = others.fold(1_u64, |all, &value| all.wrapping_mul(value.into())) as u32;
        let (of_some, of_all) = (inner(&some), inner(&all));
        for (lane, value) in subgroup.iter().enumerate() {
            let first = if value & 4 == 0 {
                product
            } else {
                of_some[lane]
            };
            let place = (id as u32 * 1000 + lane as u32) * 1000 + count;
            results.extend([first, of_all[lane], subgroup[0], place]);
        }
    }
    results
}

/// R-RUNA-112: subgroups of a warp or of a part of one, in divergent control flow.
#[test]
fn members_are_those_that_control_flow_brings() {
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("k.gir");
    let mut generator = Generator::new(43);
    let values: Vec<u32> = many(WORKGROUPS * ITEMS, || generator.bits64() as u32);
    for size in [1, 4, 8, 32] {
        fs::write(&file, kernel(size)).unwrap();
        let groups = values.chunks(ITEMS);
        let expected: Vec<_> = groups
            .flat_map(|group| expected(group, size as usize))
            .collect();
        let outputs = Launch::of(&file, "k", [WORKGROUPS as u32, 1, 1])
            .by(WAYS)
            .input(&values)
            .in_out(&vec![0_u32; 4 * values.len()])
            .run();
        assert_same_bits(&size.to_string(), &outputs.buffer::<u32>(1), &expected);
    }
}
