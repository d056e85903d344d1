//! OpenCL C on grids and points.

use super::launch;
use crate::e2e::inputs::{Generator, guarded, many, room};
use crate::e2e::{assert_same_bits, groups, vulkan_expected};

const FIELDS: &str = "opencl/fields";

#[test]
fn fields_are_averaged_and_iterated() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(6);
    let (width, height) = (20, 13);
    let from = many(width * height, || generator.noise());
    let to = launch(FIELDS, "stencil", [groups(width, 64), height as u32, 1])
        .workgroup_size(64)
        .input(&guarded(&from))
        .in_out(&room::<f32>(width * height))
        .scalar(width as i32)
        .scalar(height as i32)
        .run()
        .buffer::<f32>(1);
    let mean = |at: usize| {
        let (x, y) = (at % width, at / width);
        match x == 0 || y == 0 || x == width - 1 || y == height - 1 {
            true => from[at],
            false => 0.25 * (from[at - 1] + from[at + 1] + from[at - width] + from[at + width]),
        }
    };
    let expected: Vec<_> = (0..width * height).map(mean).collect();
    assert_same_bits("stencil", &to, &guarded(&expected));

    let counts = launch(FIELDS, "mandelbrot", [1, 16, 1])
        .workgroup_size(32)
        .in_out(&room::<u16>(20 * 16))
        .scalar(-2.0f32)
        .scalar(-1.25f32)
        .scalar(0.125f32)
        .scalar(20i32)
        .scalar(50i32)
        .run()
        .buffer::<u16>(0);
    let escape = |at: usize| {
        let (cr, ci) = (
            -2.0 + 0.125 * (at % 20) as f32,
            -1.25 + 0.125 * (at / 20) as f32,
        );
        let (mut r, mut i, mut count) = (0.0f32, 0.0f32, 0u16);
        while count < 50 && r * r + i * i <= 4.0 {
            (r, i) = (r * r - i * i + cr, 2.0 * r * i + ci);
            count += 1;
        }
        count
    };
    let expected: Vec<_> = (0..20 * 16).map(escape).collect();
    assert_same_bits("mandelbrot", &counts, &guarded(&expected));
}

#[test]
fn bodies_attract_each_other() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(7);
    let n = 20;
    let bodies = many(n * 4, || generator.noise());
    let forces = launch(FIELDS, "nbody", [1, 1, 1])
        .workgroup_size(32)
        .input(&bodies)
        .in_out(&room::<f32>(n * 4 + 4))
        .scalar(n as i32)
        .run()
        .buffer::<f32>(1);
    let mut expected = vec![];
    for here in bodies.chunks(4) {
        let mut force = [0.0f32; 3];
        for there in bodies.chunks(4) {
            let way = [0, 1, 2].map(|axis| there[axis] - here[axis]);
            let squared = way[0] * way[0] + way[1] * way[1] + way[2] * way[2] + 0.5;
            let by = there[3] / (squared * squared.sqrt());
            force = [0, 1, 2].map(|axis| way[axis] * by + force[axis]);
        }
        expected.extend([force[0], force[1], force[2], here[3]]);
    }
    assert_same_bits("nbody", &forces[..n * 4], &expected);
}

#[test]
fn pixels_become_grey() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(8);
    let n = 100;
    let pixels = many(n * 4, || generator.bits() as u8);
    let levels = launch(FIELDS, "grey", [groups(n, 32), 1, 1])
        .workgroup_size(32)
        .input(&pixels)
        .in_out(&room::<u8>(n))
        .scalar(n as u32)
        .run()
        .buffer::<u8>(1);
    let grey = |pixel: &[u8]| {
        let [r, g, b] = [pixel[0], pixel[1], pixel[2]].map(u32::from);
        ((r * 77 + g * 151 + b * 28 + 128) >> 8).min(255) as u8
    };
    let expected: Vec<_> = pixels.chunks(4).map(grey).collect();
    assert_same_bits("grey", &levels, &guarded(&expected));
}
