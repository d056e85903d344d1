//! Warps of CUDA and names of HIP, in `test/import/source`.
//!
//! R-CHIP-3, R-CHIP-17.

use super::from_source::{check, floats, small, words};
use super::launch;
use crate::e2e::inputs::{guarded, room};
use crate::e2e::launch::{CPU, METAL, PTX, Way};
use crate::e2e::{assert_same_bits, groups, vulkan_expected};

/// The devices with subgroups of 32 work-items, which a warp needs.
const WARPS: &[Way] = &[CPU, METAL, PTX];

#[test]
fn tiles_are_parts_of_warps() {
    let x = small(25, 64);
    check("tiles", &x, WARPS, |i| {
        let tile = &x[i / 16 * 16..][..16];
        let odd = tile.iter().rev().fold(0, |bits, v| bits << 1 | v & 1);
        let (any, all) = (tile.iter().any(|v| *v > 90), tile.iter().all(|v| *v > -90));
        vec![tile.iter().sum(), odd, i32::from(any) * 2 + i32::from(all)]
    });
}

#[test]
fn equals_find_each_other() {
    let x: Vec<i32> = words(26, 32).iter().map(|v| (v % 5) as i32).collect();
    check("same", &x, WARPS, |i| {
        vec![(0..32).fold(0i32, |lanes, at| lanes | i32::from(x[at] == x[i]) << at)]
    });
}

#[test]
fn hip_is_cuda_by_other_names() {
    if !vulkan_expected() {
        return;
    }
    let x = small(27, 200);
    let expected: Vec<i32> = x.iter().map(|v| v * 2).collect();
    let workgroups = [groups(200, 64), 1, 1];
    let doubled = launch("source/hip", "doubled", workgroups).workgroup_size(64);
    let outputs = doubled.in_out(&guarded(&x)).scalar(200i32).run();
    assert_same_bits("doubled", &outputs.buffer(0), &guarded(&expected));
    let x = floats(28, 32);
    let expected: Vec<f32> = (0..32).map(|i| x[i ^ 1] - x[i ^ 1].floor()).collect();
    let fractions = launch("source/hip", "fractions", [1, 1, 1]).workgroup_size(32);
    let outputs = fractions
        .input(&x)
        .in_out(&room::<f32>(32))
        .shared(128)
        .run();
    assert_same_bits("fractions", &outputs.buffer(1), &guarded(&expected));
}
