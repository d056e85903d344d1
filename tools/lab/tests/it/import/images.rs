//! Images of OpenCL C, on the devices that have them.

use super::imported;
use crate::e2e::inputs::{Generator, many};
use crate::e2e::launch::{Launch, METAL, OPENCL, OPENCL_C, VULKAN, Way};
use crate::e2e::vulkan_expected;

const FLAT: &[Way] = &[VULKAN, OPENCL, OPENCL_C, METAL];
/// Intel's compiler does not link operations on images of three dimensions.
const DEEP: &[Way] = &[VULKAN, METAL];

const WIDTH: usize = 5;
const HEIGHT: usize = 3;
const FORM: &str = "image2d:rgba32float:5x3";
const NEAREST: &str = "sampler:nearest,unnormalized,clamp_to_edge";

fn launch(kernel: &str, workgroups: [u32; 3], devices: &[Way]) -> Launch {
    let launch = Launch::of(&imported("opencl/images"), kernel, workgroups);
    launch.workgroup_extents([1, 1, 1]).by(devices)
}

/// Floats that are small integers, whose sums are exact.
fn texels(seed: u64, count: usize) -> Vec<f32> {
    let mut generator = Generator::new(seed);
    many(count, || generator.below(1000) as f32)
}

/// The texel at a place; beyond the edges that at the edge.
fn at(texels: &[f32], x: i64, y: i64) -> [f32; 4] {
    let x = x.clamp(0, WIDTH as i64 - 1) as usize;
    let y = y.clamp(0, HEIGHT as i64 - 1) as usize;
    let first = (y * WIDTH + x) * 4;
    [0, 1, 2, 3].map(|channel| texels[first + channel])
}

#[test]
fn neighbours_are_read_and_texels_written() {
    if !vulkan_expected() {
        return;
    }
    let from = texels(1, WIDTH * HEIGHT * 4);
    let to = launch("blurred", [WIDTH as u32, HEIGHT as u32, 1], FLAT)
        .image(FORM, &from)
        .image_out(FORM)
        .run()
        .buffer::<f32>(1);
    let mut expected = vec![];
    for index in 0..WIDTH * HEIGHT {
        let (x, y) = ((index % WIDTH) as i64, (index / WIDTH) as i64);
        let mut sum = [0.0f32; 4];
        for (i, j) in (0..9).map(|n| (n % 3 - 1, n / 3 - 1)) {
            let texel = at(&from, x + i, y + j);
            sum.iter_mut().zip(texel).for_each(|(sum, one)| *sum += one);
        }
        expected.extend(sum);
    }
    assert_eq!(to, expected);
}

#[test]
fn an_image_is_read_and_written_and_has_extents() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(2);
    let from = many(WIDTH * HEIGHT * 4, || generator.bits());
    let outputs = launch("doubled", [WIDTH as u32, HEIGHT as u32, 1], FLAT)
        .image_in_out("image2d:rgba32uint:5x3", &from)
        .in_out(&[0i32; WIDTH * HEIGHT])
        .run();
    let expected: Vec<u32> = (0u32..)
        .zip(&from)
        .map(|(at, one)| one.wrapping_mul(2).wrapping_add(at % 4))
        .collect();
    assert_eq!(outputs.buffer::<u32>(0), expected);
    assert_eq!(outputs.buffer::<i32>(1), [533; WIDTH * HEIGHT]);
}

#[test]
fn samplers_of_the_kernel_that_take_the_nearest_texel_need_no_parameter() {
    if !vulkan_expected() {
        return;
    }
    let from = texels(3, WIDTH * HEIGHT * 4);
    let to = launch("repeated", [32, 1, 1], FLAT)
        .image(FORM, &from)
        .in_out(&[0.0f32; 32 * 16])
        .run()
        .buffer::<f32>(1);
    let width = WIDTH as f64;
    let mut expected = vec![];
    for x in 0..32i64 {
        let place = (x - 16) as f64 * 0.125 + 0.0625;
        let repeated = (place.rem_euclid(1.0) * width).floor() as i64;
        let folded = place.rem_euclid(2.0);
        let mirrored = if folded < 1.0 { folded } else { 2.0 - folded };
        let mirrored = (mirrored * width).floor() as i64;
        let clamped = (place * width).floor() as i64;
        for column in [repeated, mirrored, clamped] {
            expected.extend(at(&from, column, 1));
        }
        expected.extend(at(&from, (x as f64 - 12.5).floor() as i64, 1));
    }
    assert_eq!(to, expected);
}

#[test]
fn a_sampler_of_the_kernel_that_filters_is_its_last_parameter() {
    if !vulkan_expected() {
        return;
    }
    let from = texels(4, WIDTH * HEIGHT * 4);
    let to = launch("filtered", [4, 1, 1], FLAT)
        .image(FORM, &from)
        .argument(NEAREST)
        .in_out(&[0.0f32; 4 * 8])
        .argument("sampler:linear,unnormalized,clamp_to_edge")
        .run()
        .buffer::<f32>(2);
    let mut expected = vec![];
    for x in 0..4i64 {
        expected.extend(at(&from, x, 1));
        let (left, right) = (at(&from, x, 1), at(&from, x + 1, 1));
        expected.extend([0, 1, 2, 3].map(|channel| (left[channel] + right[channel]) * 0.5));
    }
    assert_eq!(to, expected);
}

#[test]
fn volumes_and_lines_have_signed_texels() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(5);
    let volume = many(4 * 2 * 2 * 4, || generator.any_i32() >> 8);
    let line = many(4 * 4, || generator.any_i32() >> 8);
    let to = launch("summed", [4, 1, 1], DEEP)
        .image("image3d:rgba32sint:4x2x2", &volume)
        .image("image2d:rgba32sint:4x1", &line)
        .argument(NEAREST)
        .in_out(&[0i32; 16])
        .run()
        .buffer::<i32>(3);
    let mut expected = vec![];
    for x in 0..4usize {
        for channel in 0..4usize {
            let of = |x: usize, y: usize, z: usize| volume[((z * 2 + y) * 4 + x) * 4 + channel];
            let extent = [4, 2, 2, 0][channel];
            let next = line[(x + 1).min(3) * 4 + channel];
            expected.push(
                of(x, 1, 1) + of(x, 0, 1) * 3 + extent + line[x * 4 + channel] * 5 + next * 7 + 4,
            );
        }
    }
    assert_eq!(to, expected);
}

/// R-CHIP-33 R-CHIP-35 R-CHIP-36: CUDA C++ whose texture objects are parameters.
#[test]
fn texture_objects_of_cuda_are_images() {
    if !vulkan_expected() {
        return;
    }
    let from = texels(6, WIDTH * HEIGHT * 4);
    let launch = |kernel| {
        let launch = Launch::of(&imported("source/textures"), kernel, [1, 1, 1]);
        launch.by(FLAT)
    };
    let to = launch("blurred")
        .workgroup_size(15)
        .image(FORM, &from)
        .argument(NEAREST)
        .in_out(&[0.0f32; WIDTH * HEIGHT * 4])
        .scalar(WIDTH as i32)
        .run()
        .buffer::<f32>(2);
    let mut expected = vec![];
    for index in 0..WIDTH * HEIGHT {
        let (x, y) = ((index % WIDTH) as i64, (index / WIDTH) as i64);
        let mut sum = [0.0f32; 4];
        for i in -1..=1 {
            let texel = at(&from, x + i, y);
            sum.iter_mut().zip(texel).for_each(|(sum, one)| *sum += one);
        }
        expected.extend(sum);
    }
    assert_eq!(to, expected);

    let mut generator = Generator::new(7);
    let words = many(8, || generator.bits());
    let bytes = many(4 * 2 * 4, || generator.bits() as u8);
    let signs = many(8 * 2, || generator.bits() as i16);
    let to = launch("mixed")
        .workgroup_size(8)
        .image("image2d:r32uint:8x1", &words)
        .argument(NEAREST)
        .image("image2d:rgba8uint:4x2", &bytes)
        .argument(NEAREST)
        .in_out(&[0i32; 8])
        .image("image2d:rg16sint:8x1", &signs)
        .argument(NEAREST)
        .run()
        .buffer::<i32>(4);
    let mixed = |i: usize| {
        let word = words[if i % 2 == 1 { i } else { 7 - i }];
        let byte = &bytes[i * 4..i * 4 + 4];
        let all = word.wrapping_mul(3).wrapping_add(u32::from(byte[0]));
        let all = all.wrapping_add(u32::from(byte[3]) * 256) as i32;
        all.wrapping_sub(i32::from(signs[2 * i]) * i32::from(signs[2 * i + 1]))
    };
    assert_eq!(to, (0..8).map(mixed).collect::<Vec<_>>());
}
