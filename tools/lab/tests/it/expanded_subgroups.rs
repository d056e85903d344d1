//! Subgroups of devices that have none: exchanges through shared memory, compared with Rust.

use super::e2e::{
    assert_same_bits,
    inputs::{Generator, many, number_in_grid},
    launch::{CPU, Launch, VULKAN, Way},
    vulkan_expected,
};
use std::fs;
use tempfile::TempDir;

/// Three axes, and for most widths a last subgroup that is not full.
const SIZE: [usize; 3] = [5, 3, 2];
const ITEMS: usize = 30;
const WORKGROUPS: usize = 2;
const ROUNDS: usize = 3;

/// Exchanges in a function, in a loop and at the end of a kernel; eight numbers of each work-item.
fn kernel(width: usize) -> String {
    let [x, y, z] = SIZE;
    let number = number_in_grid(SIZE);
    let results = [
        "%x",
        "%broadcast",
        "%sum",
        "%least",
        "%any",
        "%all",
        "%word",
        "%place",
    ];
    let stores: String = results
        .iter()
        .enumerate()
        .map(|(index, result)| {
            format!("  %at{index} = gep %out, {index}u, stride=4\n  store %at{index}, {result}\n")
        })
        .collect();
    format!(
        "func @exchange(%x: u32, %lane: u32) -> u32 {{
entry:
  %next = add %lane, 1u
  %shifted = subgroup.shuffle %x, %next
  %across = subgroup.shuffle_xor %shifted, 3u
  %both = mul %shifted, 5u
  %result = add %both, %across
  ret %result
}}

func kernel workgroup_size({x}, {y}, {z}) subgroup_size({width}) @k(%xs: ptr[global]<u32>, %outs: ptr[global]<u32>, %rounds: u32) -> void {{
entry:
{number}  %at = gep %xs, %i, stride=4
  %first = load %at
  %lane = subgroup_local_id
  br round

round:
  %k = phi u32 [ 0u, entry ], [ %k.next, body ]
  %x = phi u32 [ %first, entry ], [ %x.next, body ]
  %more = ucmp.lt %k, %rounds
  br_if %more, body, done

body:
  %x.next = call @exchange(%x, %lane)
  %k.next = add %k, 1u
  br round

done:
  %broadcast = subgroup.broadcast %x, 0u
  %sum = subgroup.reduce add %x
  %least = subgroup.reduce min %x
  %is.big = ucmp.gt %x, 0xf0000000u
  %is.odd = and %x, 1u
  %any = subgroup.any %is.big
  %not.big = xor %is.big, 1u
  %all = subgroup.all %not.big
  %odds = subgroup.ballot %is.odd
  %word = extract %odds, 0
  %id = subgroup_id
  %size = subgroup_size
  %count = num_subgroups
  %place.a = mul %id, 1000u
  %place.b = add %place.a, %size
  %place.c = mul %place.b, 1000u
  %place = add %place.c, %count
  %out = gep %outs, %i, stride=32
{stores}  ret
}}
"
    )
}

/// The kernel's results for a workgroup's values.
fn expected(values: &[u32], width: usize) -> Vec<u32> {
    let count = values.len().div_ceil(width) as u32;
    let mut results = vec![];
    for (id, subgroup) in values.chunks(width).enumerate() {
        let mut subgroup = subgroup.to_vec();
        for _ in 0..ROUNDS {
            // A missing lane is replaced by the reader's own value.
            let of = |values: &[u32], lane: usize, own: usize| match lane < width {
                true => values.get(lane).copied().unwrap_or(values[own]),
                false => values[own],
            };
            let lanes = 0..subgroup.len();
            let shifted: Vec<_> = lanes
                .clone()
                .map(|lane| of(&subgroup, lane + 1, lane))
                .collect();
            let next = lanes.map(|lane| {
                shifted[lane]
                    .wrapping_mul(5)
                    .wrapping_add(of(&shifted, lane ^ 3, lane))
            });
            subgroup = next.collect();
        }
        let sum = subgroup.iter().fold(0_u32, |sum, &x| sum.wrapping_add(x));
        let is_any_big = subgroup.iter().any(|&x| x > 0xf000_0000);
        let bit = |(lane, &x): (usize, &u32)| (x & 1) << lane;
        let odds = subgroup.iter().enumerate().take(32).map(bit).sum();
        let place = (id as u32 * 1000 + width as u32) * 1000 + count;
        let least = subgroup.iter().copied().min().unwrap();
        for &x in &subgroup {
            let votes = [u32::from(is_any_big), u32::from(!is_any_big)];
            results.extend([x, subgroup[0], sum, least, votes[0], votes[1], odds, place]);
        }
    }
    results
}

/// R-RUNA-112: subgroups have the size that the kernel states, whatever the device has.
#[test]
fn subgroups_of_any_width_go_through_shared_memory() {
    if !vulkan_expected() {
        return;
    }
    let profiles = concat!(env!("CARGO_MANIFEST_DIR"), "/../../test/Inputs/poor.toml");
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("k.gir");
    let mut generator = Generator::new(41);
    let values: Vec<u32> = many(WORKGROUPS * ITEMS, || generator.bits64() as u32);
    for width in [1, 2, 8, 16, 32, 128] {
        fs::write(&file, kernel(width)).unwrap();
        let expected: Vec<_> = values
            .chunks(ITEMS)
            .flat_map(|group| expected(group, width))
            .collect();
        let ways: [(&str, &'static [Way]); 2] = [
            ("poor-cpu", &[CPU, Way { check: true, ..CPU }]),
            ("poor-vulkan", &[VULKAN]),
        ];
        for (profile, ways) in ways {
            let outputs = Launch::of(&file, "k", [WORKGROUPS as u32, 1, 1])
                .by(ways)
                .profile(profiles, profile)
                .input(&values)
                .in_out(&vec![0_u32; 8 * values.len()])
                .scalar(ROUNDS as u32)
                .run();
            assert_same_bits(
                &format!("{width} on {profile}"),
                &outputs.buffer::<u32>(1),
                &expected,
            );
        }
    }
}
