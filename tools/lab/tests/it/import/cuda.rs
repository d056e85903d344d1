//! CUDA and HIP, from the same sources.

use super::launch;
use crate::e2e::inputs::{Generator, guarded, many, room};
use crate::e2e::launch::{CPU, METAL, PTX};
use crate::e2e::{assert_same_bits, groups, vulkan_expected};

/// The LLVM IR of both compilers.
const FILES: [&str; 2] = ["cuda/kernels", "hip/kernels"];

/// The whole example of chipStar. R-CHIP-46.
#[test]
fn the_example_of_chipstar_adds_up() {
    if !vulkan_expected() {
        return;
    }
    let n = 500usize;
    // Sums of these are exact in any order.
    let a: Vec<f32> = (0..512).map(|i| (i % 7) as f32).collect();
    let b: Vec<f32> = (0..512).map(|i| (i % 5) as f32 * 0.5).collect();
    let expected: f32 = (0..n).map(|i| a[i] + b[i]).sum();
    for file in FILES {
        let sum = launch(file, "vectorAdd", [2, 1, 1])
            .workgroup_size(256)
            .input(&a)
            .input(&b)
            .in_out(&[0.0f32])
            .scalar(n as i32)
            .shared(1024)
            .run()
            .buffer::<f32>(2);
        assert_same_bits(file, &sum, &[expected]);
    }
}

/// R-CHIP-14.
#[test]
fn dynamic_shared_memory_is_that_of_the_launch() {
    if !vulkan_expected() {
        return;
    }
    for file in FILES {
        let output = launch(file, "myKernel", [1, 1, 1])
            .workgroup_size(64)
            .in_out(&room::<f32>(64))
            .scalar(64i32)
            .shared(256)
            .run()
            .buffer::<f32>(0);
        let expected: Vec<f32> = (0..64).map(|tid| (63 - tid) as f32 * 2.0).collect();
        assert_same_bits(file, &output, &guarded(&expected));
    }
}

#[test]
fn structures_are_passed_by_value_and_by_pointers_to_locals() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(21);
    let n = 50;
    let points = many(n * 3, || generator.noise() * 4.0);
    let (low, high) = ([-0.5f32, 0.25, -1.0], [0.5f32, 1.0, 1.5]);
    for file in FILES {
        for mode in [0i32, 1] {
            let mut kernel = launch(file, "shrink", [groups(n, 32), 1, 1])
                .workgroup_size(32)
                .in_out(&points)
                .in_out(&room::<f32>(n));
            for value in low.into_iter().chain(high) {
                kernel = kernel.scalar(value);
            }
            let outputs = kernel.scalar(mode).scalar(n as i32).run();
            let moved = |(at, x): (usize, &f32)| {
                let x = if mode == 1 { x * 0.5 } else { *x };
                x.clamp(low[at % 3], high[at % 3])
            };
            let expected: Vec<f32> = points.iter().enumerate().map(moved).collect();
            let length = |v: &[f32]| v[0] * v[0] + v[1] * v[1] + v[2] * v[2];
            let lengths: Vec<f32> = expected.chunks(3).map(length).collect();
            assert_same_bits(file, &outputs.buffer(0), &expected);
            assert_same_bits(file, &outputs.buffer(1), &guarded(&lengths));
        }
    }
}

#[test]
fn variables_of_the_device_are_read_and_written() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(22);
    let n = 90;
    let x = many(n, || (generator.bits() >> 1) as i32);
    let sum = |x: &i32| {
        [2, 3, 5, 7, 11, 13, 17, 19]
            .iter()
            .map(|prime| x % prime)
            .sum::<i32>()
    };
    let expected: Vec<i32> = x.iter().map(sum).collect();
    for file in FILES {
        let outputs = launch(file, "remainders", [groups(n, 32), 1, 1])
            .workgroup_size(32)
            .input(&x)
            .in_out(&room::<i32>(n))
            .scalar(n as i32)
            .global_out("best")
            .run();
        assert_same_bits(file, &outputs.buffer(1), &guarded(&expected));
        let best = expected.iter().copied().max();
        assert_same_bits(file, &outputs.global("best"), &[best.unwrap()]);
    }
}

#[test]
fn tiles_transpose() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(23);
    let (width, height) = (19, 10);
    let from = many(width * height, || generator.noise());
    let expected: Vec<f32> = (0..width * height)
        .map(|at| from[at % height * width + at / height])
        .collect();
    for file in FILES {
        let workgroups = [groups(width, 8), groups(height, 8), 1];
        let to = launch(file, "transpose", workgroups)
            .workgroup_extents([8, 8, 1])
            .input(&from)
            .in_out(&room::<f32>(width * height))
            .scalar(width as i32)
            .scalar(height as i32)
            .run()
            .buffer::<f32>(1);
        assert_same_bits(file, &to, &guarded(&expected));
    }
}

/// A warp is a subgroup of 32 work-items, which these devices have.
#[test]
fn warps_exchange_values() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(24);
    let x = many(64, || generator.any_i32() >> 8);
    let devices = [CPU, METAL, PTX];
    let outputs = launch(FILES[0], "warp", [1, 1, 1])
        .by(&devices)
        .workgroup_size(64)
        .input(&x)
        .in_out(&room::<i32>(2))
        .in_out(&room::<i32>(2))
        .run();
    let sums: Vec<i32> = x.chunks(32).map(|warp| warp.iter().sum()).collect();
    let odd = |warp: &[i32]| (0..32).fold(0i32, |bits, lane| bits | (warp[lane] & 1) << lane);
    let odd: Vec<i32> = x.chunks(32).map(odd).collect();
    assert_same_bits("sums", &outputs.buffer(1), &guarded(&sums));
    assert_same_bits("odd", &outputs.buffer(2), &guarded(&odd));
}
