//! Texels that are read and written, in formats of each class.

use half::f16;

use super::{EXACT, FLAT, Kernel, coordinates, devices, form, number, parameter, reading};
use crate::e2e::{
    inputs::{Generator, many},
    launch::{Element, Launch},
    vulkan_expected,
};

const SOLID: [u32; 3] = [3, 4, 2];

/// A kernel that fills an image from a buffer.
fn writing(image: &str, value: &str, extents: [u32; 3], dimensions: usize) -> Kernel {
    let [width, height, _] = extents;
    let body = coordinates(dimensions)
        + &number([width, height], dimensions)
        + &format!(
            "  %t = mir.gpu.resource_load %from[%n] : !mir.storage_buffer<vector<4x{value}>>, i32 -> vector<4x{value}>
  mir.gpu.resource_store %image[%at], %t : {image}, vector<{dimensions}xi32>, vector<4x{value}>
"
        );
    Kernel::new(
        [1, 1, 1],
        &[
            &parameter(
                "from",
                &format!("!mir.storage_buffer<vector<4x{value}>>"),
                0,
            ),
            &parameter("image", image, 1),
        ],
        &body,
    )
}

/// The types of images of this many dimensions that kernels read, and their names on the command line.
fn readable(dimensions: usize, texel: &str) -> [String; 3] {
    ["", ", read", ", read_write"].map(|access| format!("!mir.image{dimensions}d<{texel}{access}>"))
}

/// Four channels of a texel; missing ones are 0, but 1 in the last.
fn filled<T: Copy>(texel: &[T], zero: T, one: T) -> [T; 4] {
    let mut channels = [zero, zero, zero, one];
    channels[..texel.len()].copy_from_slice(texel);
    channels
}

/// The values that a kernel reads from an image of integers: four numbers of each texel.
fn read_integers<T: Element>(
    image: &str,
    format: &str,
    extents: [u32; 3],
    texels: &[T],
) -> Vec<i32> {
    let dimensions = if extents == SOLID { 3 } else { 2 };
    let count = extents.iter().product::<u32>() as usize;
    let kernel = reading(image, "i32", extents, dimensions);
    Launch::of(kernel.file(), "k", extents)
        .by(EXACT[dimensions - 2])
        .image(&form(dimensions, format, extents), texels)
        .in_out(&vec![0_i32; count * 4])
        .run()
        .buffer(1)
}

/// R-SPVD-13 R-RUNA-46 R-RUNA-123: integers of each width, sign and number of channels are read and
/// fetched as they are.
#[test]
fn integers_are_read_as_they_are() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(3);
    for (dimensions, extents) in [(2, FLAT), (3, SOLID)] {
        let count = extents.iter().product::<u32>() as usize;
        for image in readable(dimensions, "si32") {
            let texels = many(count * 4, || generator.bits64() as i16);
            let read = read_integers(&image, "rgba16sint", extents, &texels);
            let expected: Vec<_> = texels.iter().map(|&texel| i32::from(texel)).collect();
            assert_eq!(read, expected, "{image}");
        }
        for image in readable(dimensions, "ui32") {
            let texels = many(count * 2, || generator.bits64() as u32);
            let read = read_integers(&image, "rg32uint", extents, &texels);
            let expected = texels.chunks(2).flat_map(|texel| filled(texel, 0, 1));
            let expected: Vec<_> = expected.map(|channel| channel as i32).collect();
            assert_eq!(read, expected, "{image}");
        }
    }
}

/// Whether this float is a permitted conversion of a normalised integer.
fn is_close(actual: f32, expected: f64) -> bool {
    (f64::from(actual) - expected).abs() <= expected.abs() * f64::from(f32::EPSILON) * 2.0
}

/// R-SPVD-13 R-RUNA-46: the values of formats of floats and of normalised integers, as floats of 32 and of 16 bits.
#[test]
fn floats_are_read_as_their_format_says() {
    if !vulkan_expected() {
        return;
    }
    let count = FLAT.iter().product::<u32>() as usize;
    let all: Vec<u8> = (0..count * 4).map(|byte| (byte * 37 + 128) as u8).collect();
    let signed = |byte: u8| (f64::from(byte as i8) / 127.0).max(-1.0);
    for image in readable(2, "f32") {
        let kernel = reading(&image, "f32", FLAT, 2);
        for device in devices(2) {
            let launch = || Launch::of(kernel.file(), "k", FLAT).by(device);
            let read = |launch: Launch| -> Vec<f32> {
                launch.in_out(&vec![0.0_f32; count * 4]).run().buffer(1)
            };
            let unsigned = read(launch().image("image2d:rgba8unorm:5x3", &all));
            let bytes: Vec<_> = all.iter().map(|&byte| byte as i8).collect();
            let normal = read(launch().image("image2d:rgba8snorm:5x3", &bytes));
            for (index, &byte) in all.iter().enumerate() {
                assert!(is_close(unsigned[index], f64::from(byte) / 255.0), "{byte}");
                assert!(is_close(normal[index], signed(byte)), "{byte}");
            }
        }
        // Of one channel, of 16 bits.
        let halves: Vec<f16> = (0..count)
            .map(|v| f16::from_f32(v as f32 * 0.3 - 2.0))
            .collect();
        let read = Launch::of(kernel.file(), "k", FLAT)
            .by(EXACT[0])
            .image("image2d:r16float:5x3", &halves)
            .in_out(&vec![0.0_f32; count * 4])
            .run()
            .buffer::<f32>(1);
        let expected = halves
            .iter()
            .flat_map(|half| [half.to_f32(), 0.0, 0.0, 1.0]);
        assert_eq!(read, expected.collect::<Vec<_>>(), "{image}");
    }
    for image in readable(2, "f16") {
        let kernel = reading(&image, "f16", FLAT, 2);
        let halves: Vec<f16> = (0..count * 2)
            .map(|v| f16::from_f32(v as f32 * 0.3))
            .collect();
        let read = Launch::of(kernel.file(), "k", FLAT)
            .by(EXACT[0])
            .image("image2d:rg16float:5x3", &halves)
            .in_out(&vec![f16::ZERO; count * 4])
            .run()
            .buffer::<f16>(1);
        let expected = halves
            .chunks(2)
            .flat_map(|half| filled(half, f16::ZERO, f16::ONE));
        assert_eq!(read, expected.collect::<Vec<_>>(), "{image}");
    }
}

/// R-SPVD-13 R-RUNA-46: texels are stored in the image's format, in two and in three dimensions.
#[test]
fn texels_are_written_in_the_format() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(5);
    for (dimensions, extents) in [(2, FLAT), (3, SOLID)] {
        let count = extents.iter().product::<u32>() as usize;
        for access in ["write", "read_write"] {
            let image = |texel: &str| format!("!mir.image{dimensions}d<{texel}, {access}>");
            let values = many(count * 4, || generator.bits64() as i8);
            let wide: Vec<_> = values.iter().map(|&value| i32::from(value)).collect();
            let written = Launch::of(
                writing(&image("si32"), "i32", extents, dimensions).file(),
                "k",
                extents,
            )
            .by(EXACT[dimensions - 2])
            .input(&wide)
            .image_out(&form(dimensions, "rgba8sint", extents))
            .run()
            .buffer::<i8>(1);
            assert_eq!(written, values, "{access}");

            let values = many(count * 4, || generator.bits64() as u32);
            let kernel = writing(&image("ui32"), "i32", extents, dimensions);
            let written = Launch::of(kernel.file(), "k", extents)
                .by(EXACT[dimensions - 2])
                .input(&values)
                .image_out(&form(dimensions, "r32uint", extents))
                .run()
                .buffer::<u32>(1);
            let first: Vec<_> = values.chunks(4).map(|texel| texel[0]).collect();
            assert_eq!(written, first, "{access}");

            let values = many(count * 4, || generator.bits64() as i32 as f32 / 2e9);
            let kernel = writing(&image("f32"), "f32", extents, dimensions);
            let written = Launch::of(kernel.file(), "k", extents)
                .by(EXACT[dimensions - 2])
                .input(&values)
                .image_out(&form(dimensions, "rgba32float", extents))
                .run()
                .buffer::<f32>(1);
            assert_eq!(written, values, "{access}");
            for device in devices(dimensions) {
                let bytes = Launch::of(kernel.file(), "k", extents)
                    .by(device)
                    .input(&values)
                    .image_out(&form(dimensions, "rgba8unorm", extents))
                    .run()
                    .buffer::<u8>(1);
                for (&byte, &value) in bytes.iter().zip(&values) {
                    let exact = value.clamp(0.0, 1.0) * 255.0;
                    assert!((f32::from(byte) - exact).abs() < 1.0, "{value}: {byte}");
                }
            }

            let values: Vec<f16> = values.iter().map(|&value| f16::from_f32(value)).collect();
            let kernel = writing(&image("f16"), "f16", extents, dimensions);
            let written = Launch::of(kernel.file(), "k", extents)
                .by(EXACT[dimensions - 2])
                .input(&values)
                .image_out(&form(dimensions, "rgba16float", extents))
                .run()
                .buffer::<f16>(1);
            assert_eq!(written, values, "{access}");
        }
    }
}

/// An image that a kernel reads and writes keeps the texels that it does not write.
#[test]
fn an_image_is_changed_in_place() {
    if !vulkan_expected() {
        return;
    }
    let image = "!mir.image2d<ui32, read_write>";
    let body = coordinates(2)
        + &format!(
            "  %t = mir.gpu.resource_load %image[%at] : {image}, vector<2xi32> -> vector<4xi32>
  %u = arith.addi %t, %t : vector<4xi32>
  mir.gpu.resource_store %image[%at], %u : {image}, vector<2xi32>, vector<4xi32>
"
        );
    let kernel = Kernel::new([1, 1, 1], &[&parameter("image", image, 0)], &body);
    let texels: Vec<u16> = (0..16).map(|texel| texel * 1001).collect();
    let changed = Launch::of(kernel.file(), "k", [4, 3, 1])
        .by(EXACT[0])
        .image_in_out("image2d:r16uint:4x4", &texels)
        .run()
        .buffer::<u16>(0);
    let expected = texels.iter().enumerate();
    let expected = expected.map(|(index, &texel)| if index < 12 { 2 * texel } else { texel });
    assert_eq!(changed, expected.collect::<Vec<_>>());
}
