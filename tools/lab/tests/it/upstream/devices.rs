//! Exchanges among the work-items of a subgroup, and instructions of devices, in kernels of `test/upstream`. The
//! results are the same on all devices, whatever the size of their subgroups, and equal those computed here.
//!
//! R-RUNA-112

use super::super::e2e::launch::{
    ALL_DEVICES, CPU, CUDA, Launch, METAL, OPENCL, OPENCL_C, POCL, PTX, VULKAN, Way,
};
use half::f16;
use std::path::Path;

/// On every device once.
const EACH: &[Way] = &[CPU, VULKAN, OPENCL, OPENCL_C, POCL, METAL, CUDA, PTX];

fn launch(file: &str, kernel: &str, workgroups: u32) -> Launch {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../test/upstream")
        .join(file)
        .with_extension("mlir");
    Launch::of(&file, kernel, [workgroups, 1, 1]).by(EACH)
}

/// Different numbers of both signs.
fn numbers(count: i32) -> Vec<i32> {
    (0..count).map(|at| (at * 7919) % 1013 - 400).collect()
}

#[test]
fn shuffles_keep_their_width() {
    let x = numbers(128);
    let mut expected = vec![];
    for (at, _) in x.iter().enumerate() {
        let (lane, start) = (at % 32, at / 32 * 32);
        let of = |lane: Option<usize>| {
            lane.filter(|&lane| lane < 32)
                .map_or(-1, |it| x[start + it])
        };
        expected.push(of(Some(lane ^ 17)));
        expected.push(of(lane.checked_sub(5)));
        expected.push(of(Some(lane + 7)));
        expected.push(of(Some((at % 64) * 7 % 32)));
    }
    let outputs = launch("device-subgroups", "shuffles", 2)
        .input(&x)
        .in_out(&[0; 512])
        .run();
    assert_eq!(outputs.buffer::<i32>(1), expected);
}

#[test]
fn a_width_need_not_be_a_power_of_two() {
    let x = numbers(64);
    let of = |lane: usize| if lane ^ 4 < 13 { x[lane ^ 4] } else { -1 };
    let expected: Vec<_> = (0..13).map(of).collect();
    let outputs = launch("device-subgroups", "odd_width", 1)
        .input(&x)
        .in_out(&[0; 13])
        .run();
    assert_eq!(outputs.buffer::<i32>(1), expected);
}

#[test]
fn clusters_rotations_and_single_lanes() {
    let x = numbers(64);
    let (mut all, mut first) = (vec![], vec![]);
    for at in 0..64_usize {
        let start = at / 16 * 16 + at % 2;
        all.push((0..8).map(|step| x[start + 2 * step]).sum::<i32>());
        all.push(x[at / 16 * 16 + (at % 16 + 3) % 16]);
    }
    for _ in 0..16 {
        first.extend([x[9], x[0]]);
    }
    let outputs = launch("device-subgroups", "clusters", 1)
        .input(&x)
        .in_out(&[0; 128])
        .in_out(&[0; 32])
        .run();
    assert_eq!(outputs.buffer::<i32>(1), all);
    assert_eq!(outputs.buffer::<i32>(2), first);
}

#[test]
fn the_first_lane_computes_for_all() {
    let x = numbers(128);
    let of = |at: usize| x[at / 32 * 32].wrapping_mul(7).wrapping_add(x[at]);
    let expected: Vec<_> = (0..128).map(of).collect();
    let outputs = launch("device-subgroups", "lane_zero", 2)
        .input(&x)
        .in_out(&[0; 128])
        .run();
    assert_eq!(outputs.buffer::<i32>(1), expected);
}

#[test]
fn a_workgroup_is_a_cluster() {
    let outputs = launch("device-subgroups", "cluster_ids", 2)
        .in_out(&[0; 128])
        .by(ALL_DEVICES)
        .run();
    let expected: Vec<_> = (0..128)
        .map(|at| ((at / 64 * 10 + 2) * 10 + 1) * 10)
        .collect();
    assert_eq!(outputs.buffer::<i32>(0), expected);
}

#[test]
fn clusters_of_several_workgroups() {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/upstream/device-subgroups.mlir");
    let outputs = Launch::of(&file, "clusters_of_six", [6, 4, 1])
        .by(EACH)
        .in_out(&[0; 192])
        .run();
    let of = |at: i32| {
        let (x, y) = (at % 6, at / 6);
        [x / 3, 2, y % 2, 3, x % 3, y % 2 * 3 + x % 3, 6, y / 2]
    };
    let expected: Vec<_> = (0..24).flat_map(of).collect();
    assert_eq!(outputs.buffer::<i32>(0), expected);
}

#[test]
fn registers_of_ptx() {
    let outputs = launch("device-instructions", "registers", 2)
        .in_out(&[0; 512])
        .run();
    let of = |at: i32| [at % 64, 2, ((1_u32 << (at % 32)) - 1) as i32, at % 32];
    let expected: Vec<i32> = (0..128).flat_map(of).collect();
    assert_eq!(outputs.buffer::<i32>(0), expected);
}

/// PTX ISA, "shfl.sync": the pseudo-code there.
fn shfl(kind: &str, lane: i32, b: i32, c: i32) -> (i32, bool) {
    let (segment, clamp) = (c >> 8 & 31, c & 31);
    let most = lane & segment | clamp & !segment;
    let least = lane & segment;
    let (from, is_there) = match kind {
        "up" => (lane - b, lane - b >= most),
        "down" => (lane + b, lane + b <= most),
        "bfly" => (lane ^ b, lane ^ b <= most),
        _ => (least | b & !segment, (least | b & !segment) <= most),
    };
    (if is_there { from } else { lane }, is_there)
}

#[test]
fn shuffles_of_ptx() {
    let x = numbers(64);
    let mut expected = vec![];
    for at in 0..64 {
        let (lane, start) = (at % 32, at / 32 * 32);
        let of = |kind, c| {
            let (from, is_there) = shfl(kind, lane, 3, c);
            (x[(start + from) as usize], i32::from(is_there))
        };
        let (up, down) = (of("up", 0x1800), of("down", 0x1807));
        expected.extend([up.0, up.1, down.0, down.1, of("idx", 0x1807).0]);
        expected.extend([of("bfly", 0x1f).0, of("idx", 0x1f).0, of("down", 0x1f).0]);
    }
    let outputs = launch("device-instructions", "shfl", 1)
        .input(&x)
        .in_out(&[0; 512])
        .run();
    assert_eq!(outputs.buffer::<i32>(1), expected);
}

#[test]
fn votes_and_reductions_of_ptx() {
    for mut x in [numbers(64), vec![-5; 64]] {
        x[40] = -1;
        let negative = x.iter().filter(|&&value| value < 0).count() as i32;
        let mut expected = vec![];
        for at in 0..64 {
            let warp = &x[at / 32 * 32..][..32];
            let votes: Vec<_> = warp.iter().map(|&value| value < 0).collect();
            let (any, all) = (votes.contains(&true), !votes.contains(&false));
            let bits = votes
                .iter()
                .rev()
                .fold(0_u32, |bits, &vote| bits << 1 | u32::from(vote));
            let most = warp.iter().map(|&value| value as u32).max().unwrap();
            expected.extend([any, all, any == all].map(i32::from));
            expected.extend([bits as i32, warp.iter().sum(), most as i32, negative]);
            expected.push(i32::from(at % 32 == 0));
        }
        let outputs = launch("device-instructions", "votes", 1)
            .input(&x)
            .in_out(&[0; 512])
            .run();
        assert_eq!(outputs.buffer::<i32>(1), expected);
    }
}

#[test]
fn lanes_of_a_wavefront() {
    let x = numbers(64);
    let bit = |lane: usize| u32::from(x[lane] < 0) << lane;
    let ballot = (0..32).map(bit).sum::<u32>() as i32;
    let of = |lane: usize| [lane as i32, x[5], x[0], x[lane ^ 1], ballot];
    let expected: Vec<i32> = (0..32).flat_map(of).collect();
    let outputs = launch("device-instructions", "wavefront", 1)
        .input(&x)
        .in_out(&[0; 160])
        .run();
    assert_eq!(outputs.buffer::<i32>(1), expected);
}

#[test]
fn copies_to_workgroup_memory() {
    let x: Vec<f32> = (0..256_u16).map(|at| f32::from(at) / 3.0 - 20.0).collect();
    for limit in [256, 101, 0] {
        let of = |at: usize| if at < limit { x[at] } else { 0.0 };
        let expected: Vec<f32> = (0..256).rev().map(of).collect();
        let outputs = launch("device-instructions", "copies", 1)
            .input(&x)
            .scalar(i32::try_from(limit).unwrap())
            .in_out(&[0.5_f32; 256])
            .run();
        assert_eq!(outputs.buffer::<f32>(2), expected, "{limit} elements");
    }
}

#[test]
fn matrices_of_a_subgroup() {
    let small = |at: i32, step: i32| f16::from_f32((at * step % 9 - 4) as f32);
    let a: Vec<_> = (0..512).map(|at| small(at, 5)).collect();
    let b: Vec<_> = (0..512).map(|at| small(at, 7)).collect();
    let mut expected = vec![];
    for at in 0..256 {
        let (row, column) = (at / 16, at % 16);
        let product = |k: usize| a[row * 32 + k].to_f32() * b[column * 32 + k].to_f32();
        expected.push((0..32).map(product).sum::<f32>() + 2.0);
    }
    let outputs = launch("device-matrices", "product", 1)
        .by(&[METAL, CUDA, PTX])
        .input(&a)
        .input(&b)
        .in_out(&[0.0_f32; 256])
        .run();
    assert_eq!(outputs.buffer::<f32>(2), expected);
}

/// Numbers of different sizes and signs.
fn halves(seed: usize) -> Vec<f16> {
    let of = |at: usize| f16::from_f32(((at * seed) % 37) as f32 / 4.0 - 4.125);
    (0..256).map(of).collect()
}

/// Each operation rounds once.
#[test]
fn elements_of_matrices() {
    let (a, b) = (halves(11), halves(7));
    let outputs = launch("device-matrices", "elements", 1)
        .by(&[METAL, CUDA, PTX])
        .input(&a)
        .input(&b)
        .in_out(&[0.0_f32; 256])
        .run();
    let round = |value: f64| f64::from(f16::from_f64(value));
    let of = |(a, b): (&f16, &f16)| {
        let (a, b) = (a.to_f64(), b.to_f64());
        let greater = round(-round(a + b) / b).max(a);
        round(greater - round(a * b).min(b)) as f32
    };
    let expected: Vec<_> = a.iter().zip(&b).map(of).collect();
    assert_eq!(outputs.buffer::<f32>(2), expected);
}

#[test]
fn integers_of_matrices() {
    let a: Vec<_> = numbers(256).into_iter().map(|it| it * 70_001).collect();
    let b: Vec<_> = numbers(256).into_iter().map(|it| (it + 7) | 1).collect();
    let outputs = launch("device-matrices", "integers", 1)
        .by(&[METAL, CUDA, PTX])
        .input(&a)
        .input(&b)
        .in_out(&[0; 256])
        .in_out(&[0; 256])
        .run();
    let difference = |(a, b): (&i32, &i32)| (a.wrapping_mul(*b).wrapping_sub(*a), *b);
    let signed = |(a, b): (i32, i32)| a.wrapping_div(b).wrapping_add(b).wrapping_neg();
    let unsigned = |(a, b): (i32, i32)| (a as u32 / b as u32) as i32;
    let pairs: Vec<_> = a.iter().zip(&b).map(difference).collect();
    let expected: Vec<_> = pairs.iter().copied().map(signed).collect();
    assert_eq!(outputs.buffer::<i32>(2), expected);
    let expected: Vec<_> = pairs.iter().copied().map(unsigned).collect();
    assert_eq!(outputs.buffer::<i32>(3), expected);
}

/// Whichever elements a work-item holds, all of them are computed.
#[test]
fn elements_of_a_work_item() {
    let a: Vec<_> = numbers(256).into_iter().map(|it| it as f32).collect();
    let outputs = launch("device-matrices", "own", 1)
        .by(&[METAL, CUDA, PTX])
        .input(&a)
        .in_out(&[0.0_f32; 256])
        .run();
    let expected: Vec<_> = a.iter().map(|it| 2.0 * it).collect();
    assert_eq!(outputs.buffer::<f32>(1), expected);
}

#[test]
fn products_of_doubles() {
    let of = |count: usize| -> Vec<_> { (0..count).map(|at| (at % 7) as f64 - 2.5).collect() };
    let (a, b, d) = (of(32), of(32), of(64));
    let outputs = launch("device-doubles", "doubles", 1)
        .by(&[CUDA, PTX])
        .input(&a)
        .input(&b)
        .in_out(&d)
        .run();
    let product = |at: usize| {
        let step = |step: usize| a[at / 8 * 4 + step] * b[step * 8 + at % 8];
        (0..4).map(step).sum::<f64>() + d[at]
    };
    let expected: Vec<_> = (0..64).map(product).collect();
    assert_eq!(outputs.buffer::<f64>(2), expected);
}
