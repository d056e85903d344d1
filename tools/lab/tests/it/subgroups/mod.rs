//! Subgroup operations on a device, compared with Rust.
//!
//! The kernel reports the subgroup and the lane of each work-item; the expected results of the operations follow from
//! these in Rust, whatever the size of subgroups is.

mod control;
mod reductions;
mod warps;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

use gir::opt_level::OptLevel;

use super::e2e::{
    assert_same_bits,
    launch::{CUDA, Launch, PTX, VULKAN, Way},
    vulkan_expected,
};

const WORKGROUP: usize = 64;
const WORKGROUPS: usize = 3;
const ITEMS: usize = WORKGROUP * WORKGROUPS;

/// Values without a pattern, one for each work-item.
fn values() -> Vec<u32> {
    let mut state = 0x2545_f491_u32;
    let next = |_| {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state
    };
    (0..ITEMS).map(next).collect()
}

/// The position of a work-item, as the kernel reports it.
#[derive(Clone, Copy)]
struct Place {
    subgroup: u32,
    size: u32,
    lane: u32,
    subgroups: u32,
}

/// The work-items of a subgroup, by lane.
type Members = BTreeMap<u32, usize>;

/// The results of a kernel.
struct Run {
    places: Vec<Place>,
    results: Vec<Vec<u32>>,
}

impl Run {
    /// The work-items of each subgroup of each workgroup, by lane.
    fn subgroups(&self) -> BTreeMap<(usize, u32), Members> {
        let mut all: BTreeMap<_, Members> = BTreeMap::new();
        for (item, place) in self.places.iter().enumerate() {
            let members = all.entry((item / WORKGROUP, place.subgroup)).or_default();
            assert_eq!(
                members.insert(place.lane, item),
                None,
                "lane {}",
                place.lane
            );
        }
        all
    }

    /// The expected value of each work-item, from the work-items of its subgroup by lane.
    fn expect(&self, expected: impl Fn(&Members, usize) -> u32) -> Vec<u32> {
        let mut all = vec![0; ITEMS];
        for members in self.subgroups().values() {
            for &item in members.values() {
                all[item] = expected(members, item);
            }
        }
        all
    }
}

/// Runs a kernel in which `body` computes the u32 values `%r0`, `%r1`, … from `%x`, the work-item's value, and from
/// `%lane`, its lane; `%two` is the scalar argument 2.
///
/// The device decides the size of its subgroups. With loops over the work-items they have the requested size; a kernel
/// may use parts of warps.
fn runs(body: &str, results: usize) -> impl Iterator<Item = Run> {
    const fn of_size(passes: &'static str) -> Way {
        let passes = Some(passes);
        Way { passes, ..VULKAN }
    }
    const fn without_optimisation(way: Way) -> Way {
        let level = OptLevel::O0;
        Way { level, ..way }
    }
    const WAYS: &[Way] = &[
        VULKAN,
        of_size("lower-to-lir,lir-serialize-work-items{subgroup-size=16}"),
        of_size("lower-to-lir,lir-serialize-work-items{subgroup-size=8}"),
        of_size("lower-to-lir,lir-serialize-work-items{subgroup-size=32}"),
    ];
    const WARPS: &[Way] = &[
        PTX,
        without_optimisation(PTX),
        CUDA,
        without_optimisation(CUDA),
    ];
    let own = WAYS.chunks(1).map(|way| (way, None));
    let sizes = [None, Some(8), Some(32), Some(16)];
    let of_warps = WARPS.chunks(1).zip(sizes);
    own.chain(of_warps)
        .map(move |(way, size)| run(body, results, way, size))
}

fn run(body: &str, results: usize, way: &'static [Way], size: Option<u32>) -> Run {
    let size = size.map_or(String::new(), |size| format!(" subgroup_size({size})"));
    let mut text = format!(
        "func kernel workgroup_size(64, 1, 1){size} @apply(%xs: ptr[global]<u32>, %two: u32, \
         %places: ptr[global]<u32>, %results: ptr[global]<u32>) -> void {{
entry:
  %i = global_id x
  %x.at = gep %xs, %i, stride=4
  %x = load %x.at
  %place = gep %places, %i, stride=16
  %subgroup = subgroup_id
  store %place, %subgroup
  %size.at = gep %place, 1u, stride=4
  %size = subgroup_size
  store %size.at, %size
  %lane.at = gep %place, 2u, stride=4
  %lane = subgroup_local_id
  store %lane.at, %lane
  %number.at = gep %place, 3u, stride=4
  %number = num_subgroups
  store %number.at, %number
",
    );
    text.push_str(body);
    for result in 0..results {
        let _ = write!(
            text,
            "  %row{result} = gep %results, {}u, stride=4
  %at{result} = gep %row{result}, %i, stride=4
  store %at{result}, %r{result}
",
            result * ITEMS
        );
    }
    text.push_str("  ret\n}\n");
    let directory = tempfile::TempDir::new().unwrap();
    let file = directory.path().join("kernel.gir");
    fs::write(&file, text).unwrap();
    let outputs = Launch::of(&file, "apply", [WORKGROUPS as u32, 1, 1])
        .by(way)
        .input(&values())
        .scalar(2_u32)
        .in_out(&[0_u32; 4 * ITEMS])
        .in_out(&vec![0_u32; results * ITEMS])
        .run();
    let places = outputs.buffer::<u32>(2);
    let (places, _) = places.as_chunks();
    let place = |&[subgroup, size, lane, subgroups]: &[u32; 4]| Place {
        subgroup,
        size,
        lane,
        subgroups,
    };
    let all = outputs.buffer::<u32>(3);
    Run {
        places: places.iter().map(place).collect(),
        results: all.chunks(ITEMS).map(<[u32]>::to_vec).collect(),
    }
}

/// The values of the members of a subgroup.
fn members(subgroup: &Members) -> impl Iterator<Item = u32> {
    let values = values();
    subgroup.values().map(move |&item| values[item])
}

// R-RUNA-18 R-RUNA-42 R-RUNA-43
#[test]
fn the_places_of_work_items_partition_the_workgroups() {
    if !vulkan_expected() {
        return;
    }
    for run in runs("  %r0 = mov %x\n", 1) {
        assert_same_bits("values", &run.results[0], &values());
        for place in &run.places {
            assert_eq!(place.size, run.places[0].size);
            assert_eq!(place.subgroups, run.places[0].subgroups);
            assert!(place.lane < place.size && place.subgroup < place.subgroups);
        }
        let subgroups = run.subgroups();
        let each = run.places[0].subgroups as usize;
        assert_eq!(subgroups.len(), WORKGROUPS * each);
        // More than one work-item in a subgroup, and more than one subgroup: nothing below is trivial.
        assert!(each > 1 && each < WORKGROUP);
    }
}

#[test]
fn values_move_between_lanes() {
    if !vulkan_expected() {
        return;
    }
    for run in runs(
        "  %next = add %lane, 3u
  %last = sub %size, 1u
  %wrapped = and %next, %last
  %r0 = subgroup.shuffle %x, %wrapped
  %r1 = subgroup.shuffle_xor %x, 1u
  %r2 = subgroup.broadcast %x, 1u
  %r3 = subgroup.broadcast %x, %two
  %f = bitcast %x -> f32
  %g = subgroup.shuffle_xor %f, 2u
  %r4 = bitcast %g -> u32
  %wide = zext %x -> u64
  %shifted = shl %wide, 32u64
  %moved = subgroup.shuffle_xor %shifted, 1u
  %back = shr %moved, 32u64
  %r5 = trunc %back -> u32
  %narrow = trunc %x -> u16
  %other = subgroup.broadcast %narrow, 0u
  %r6 = zext %other -> u32
",
        7,
    ) {
        let values = values();
        let size = run.places[0].size;
        let lane = |item: usize| run.places[item].lane;
        let of = |lane_of: &dyn Fn(u32) -> u32| {
            run.expect(|members, item| values[members[&lane_of(lane(item))]])
        };
        assert_same_bits("shuffle", &run.results[0], &of(&|lane| (lane + 3) % size));
        assert_same_bits("shuffle_xor", &run.results[1], &of(&|lane| lane ^ 1));
        assert_same_bits("broadcast", &run.results[2], &of(&|_| 1));
        assert_same_bits("broadcast of an argument", &run.results[3], &of(&|_| 2));
        assert_same_bits("shuffle_xor of f32", &run.results[4], &of(&|lane| lane ^ 2));
        assert_same_bits("shuffle_xor of u64", &run.results[5], &of(&|lane| lane ^ 1));
        let narrow: Vec<_> = of(&|_| 0).iter().map(|value| value & 0xffff).collect();
        assert_same_bits("broadcast of u16", &run.results[6], &narrow);
    }
}

#[test]
fn votes_count_every_lane() {
    if !vulkan_expected() {
        return;
    }
    // A threshold that some lanes pass, and conditions that all or none do.
    let mut tells = false;
    for run in runs(
        "  %big = ucmp.gt %x, 0xe0000000u
  %r0 = subgroup.any %big
  %r1 = subgroup.all %big
  %some = or %x, 2u
  %r2 = subgroup.all %some
  %none = sub %x, %x
  %r3 = subgroup.any %none
  %all = ucmp.lt %lane, %size
  %sure = subgroup.all %all
  br_if %sure, yes, no
yes:
  br done
no:
  br done
done:
  %r4 = phi u32 [ 7u, yes ], [ 8u, no ]
",
        5,
    ) {
        let big = |value: u32| value > 0xe000_0000;
        let any = run.expect(|subgroup, _| u32::from(members(subgroup).any(big)));
        tells |= any.contains(&0) && any.contains(&1);
        assert_same_bits("any", &run.results[0], &any);
        let all = run.expect(|subgroup, _| u32::from(members(subgroup).all(big)));
        assert_same_bits("all", &run.results[1], &all);
        assert_same_bits("all of nonzero values", &run.results[2], &[1; ITEMS]);
        assert_same_bits("any of zeros", &run.results[3], &[0; ITEMS]);
        assert_same_bits("a branch on a vote", &run.results[4], &[7; ITEMS]);
    }
    assert!(
        tells,
        "some subgroups have a lane over the threshold, some none"
    );
}

#[test]
fn ballots_have_a_bit_for_each_lane() {
    if !vulkan_expected() {
        return;
    }
    for run in runs(
        "  %big = ucmp.gt %x, 0x80000000u
  %votes = subgroup.ballot %big
  %r0 = extract %votes, 0
  %r1 = extract %votes, 1
  %r2 = extract %votes, 2
  %r3 = extract %votes, 3
  %word = shr %lane, 5u
  %mine = extract %votes, %word
  %shifted = shr %mine, %lane
  %r4 = and %shifted, 1u
  %condition = and %x, 6u
  br_if %big, inside, outside
inside:
  %inner = subgroup.ballot %condition
  %low = extract %inner, 0
  br outside
outside:
  %r5 = phi u32 [ 0u, entry ], [ %low, inside ]
",
        6,
    ) {
        let values = values();
        let big = |item: usize| values[item] > 0x8000_0000;
        let ballot = |members: &Members, holds: &dyn Fn(usize) -> bool| {
            let lanes = members.iter().filter(|&(_, &item)| holds(item));
            lanes.fold(0_u128, |votes, (&lane, _)| votes | 1 << lane)
        };
        for word in 0..4 {
            let expected = run.expect(|members, _| (ballot(members, &big) >> (32 * word)) as u32);
            assert_same_bits(&format!("word {word}"), &run.results[word], &expected);
        }
        let own = run.expect(|_, item| u32::from(big(item)));
        assert!(own.contains(&0) && own.contains(&1), "the threshold tells");
        assert_same_bits("the own bit", &run.results[4], &own);
        let inner = |item: usize| big(item) && values[item] & 6 != 0;
        let expected = run.expect(|members, item| match big(item) {
            true => ballot(members, &inner) as u32,
            false => 0,
        });
        assert_same_bits("in a branch", &run.results[5], &expected);
    }
}
