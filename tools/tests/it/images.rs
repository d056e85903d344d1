//! Images and samplers, executed, compared with what Rust computes of the formats and filters.
//!
//! Vulkan leaves to the device: how a normalised integer becomes a float (within 2 ulps here), how a
//! float becomes one (either neighbour), and how finely a linear filter divides a texel, which is 256
//! parts on lavapipe. The same bounds hold for OpenCL.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use half::f16;
use tempfile::TempDir;

use super::e2e::{
    inputs::{Generator, many},
    launch::{Launch, OPENCL, VULKAN, Way},
    opencl_expected, vulkan_expected,
};

/// The devices that have images of so many dimensions, each by itself: they need not agree bit by
/// bit. Intel's compiler does not link what kernels do with those of three.
fn devices(dimensions: usize) -> Vec<&'static [Way]> {
    let vulkan: &[Way] = &[VULKAN];
    let opencl: &[Way] = &[OPENCL];
    match dimensions == 2 && opencl_expected() {
        true => vec![vulkan, opencl],
        false => vec![vulkan],
    }
}

/// The same where they have to agree: of two and of three dimensions.
const EXACT: [&[Way]; 2] = [&[VULKAN, OPENCL], &[VULKAN]];

/// A file with a kernel `k` of mir.
pub struct Kernel {
    _directory: TempDir,
    file: PathBuf,
}

impl Kernel {
    /// A kernel with workgroups of this size, these parameters and this body.
    pub fn new(size: [u32; 3], parameters: &[&str], body: &str) -> Self {
        Self::with(size, parameters, body, "")
    }

    /// As [`Self::new`], with functions behind it.
    pub fn with(size: [u32; 3], parameters: &[&str], body: &str, rest: &str) -> Self {
        let directory = TempDir::new().unwrap();
        let file = directory.path().join("k.mlir");
        let text = format!(
            "func.func @k({}) attributes {{mir.kernel = #mir.kernel<compute, workgroup_size = {size:?}>}} \
             {{\n{body}  return\n}}\n{rest}",
            parameters.join(",\n    ")
        );
        fs::write(&file, text).unwrap();
        Self {
            _directory: directory,
            file,
        }
    }

    /// The file.
    pub fn file(&self) -> &Path {
        &self.file
    }
}

/// A parameter, its type and the binding.
fn parameter(name: &str, ty: &str, binding: usize) -> String {
    let kind = if ty.starts_with("!mir.sampler") {
        "sampler"
    } else if ty.starts_with("!mir.image") {
        "image"
    } else {
        "storage"
    };
    format!(
        "%{name}: {ty} {{mir.name = \"{name}\", mir.resource = #mir.resource<set = 0, binding = {binding}, {kind}>}}"
    )
}

/// Text that makes the vector `%at` of the work-item's ids along so many axes.
fn coordinates(dimensions: usize) -> String {
    let axes = &["x", "y", "z"][..dimensions];
    let ids: String = axes
        .iter()
        .map(|axis| format!("  %{axis} = mir.gpu.global_id {axis}\n"))
        .collect();
    let names: Vec<_> = axes.iter().map(|axis| format!("%{axis}")).collect();
    format!(
        "{ids}  %at = vector.from_elements {} : vector<{dimensions}xi32>\n",
        names.join(", ")
    )
}

/// Text that makes the number `%n` of the work-item in a grid so many texels wide and high.
fn number([width, height]: [u32; 2], dimensions: usize) -> String {
    let plane = match dimensions {
        2 => "  %n = arith.addi %row, %x : i32\n".to_owned(),
        _ => format!(
            "  %plane = arith.constant {} : i32
  %slice = arith.muli %z, %plane : i32
  %part = arith.addi %row, %x : i32
  %n = arith.addi %part, %slice : i32
",
            width * height
        ),
    };
    format!(
        "  %width = arith.constant {width} : i32\n  %row = arith.muli %y, %width : i32\n{plane}"
    )
}

/// A kernel that copies each texel of an image into a buffer, and what the command line calls the
/// image's type.
fn reading(image: &str, value: &str, extents: [u32; 3], dimensions: usize) -> Kernel {
    let read = match image.contains("read") {
        true => "resource_load",
        false => "fetch",
    };
    let [width, height, _] = extents;
    let body = coordinates(dimensions)
        + &number([width, height], dimensions)
        + &format!(
            "  %t = mir.gpu.{read} %image[%at] : {image}, vector<{dimensions}xi32> -> vector<4x{value}>
  mir.gpu.resource_store %to[%n], %t : !mir.storage_buffer<vector<4x{value}>>, i32, vector<4x{value}>
"
        );
    Kernel::new(
        [1, 1, 1],
        &[
            &parameter("image", image, 0),
            &parameter("to", &format!("!mir.storage_buffer<vector<4x{value}>>"), 1),
        ],
        &body,
    )
}

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

const FLAT: [u32; 3] = [5, 3, 1];
const SOLID: [u32; 3] = [3, 4, 2];

/// The types of images of so many dimensions from which kernels read, and the command line's words.
fn readable(dimensions: usize, texel: &str) -> [String; 3] {
    ["", ", read", ", read_write"].map(|access| format!("!mir.image{dimensions}d<{texel}{access}>"))
}

/// Four channels of a texel, of which those that it lacks are 0, but 1 at last.
fn filled<T: Copy>(texel: &[T], zero: T, one: T) -> [T; 4] {
    let mut channels = [zero, zero, zero, one];
    channels[..texel.len()].copy_from_slice(texel);
    channels
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
            let form = form(dimensions, "rgba16sint", extents);
            let kernel = reading(&image, "i32", extents, dimensions);
            let read = Launch::of(kernel.file(), "k", extents)
                .by(EXACT[dimensions - 2])
                .image(&form, &texels)
                .in_out(&vec![0_i32; count * 4])
                .run()
                .buffer::<i32>(1);
            let expected: Vec<_> = texels.iter().map(|&texel| i32::from(texel)).collect();
            assert_eq!(read, expected, "{image}");
        }
        for image in readable(dimensions, "ui32") {
            let texels = many(count * 2, || generator.bits64() as u32);
            let form = form(dimensions, "rg32uint", extents);
            let kernel = reading(&image, "i32", extents, dimensions);
            let read = Launch::of(kernel.file(), "k", extents)
                .by(EXACT[dimensions - 2])
                .image(&form, &texels)
                .in_out(&vec![0_i32; count * 4])
                .run()
                .buffer::<i32>(1);
            let expected = texels.chunks(2).flat_map(|texel| filled(texel, 0, 1));
            let expected: Vec<_> = expected.map(|channel| channel as i32).collect();
            assert_eq!(read, expected, "{image}");
        }
    }
}

/// What the command line calls an image.
fn form(dimensions: usize, format: &str, extents: [u32; 3]) -> String {
    let extents: Vec<_> = extents[..dimensions].iter().map(u32::to_string).collect();
    format!("image{dimensions}d:{format}:{}", extents.join("x"))
}

/// Whether a device may have made this float of a normalised integer.
fn is_close(actual: f32, expected: f64) -> bool {
    (f64::from(actual) - expected).abs() <= expected.abs() * f64::from(f32::EPSILON) * 2.0
}

/// R-SPVD-13 R-RUNA-46: what formats of floats and of normalised integers hold, as floats of 32 and
/// of 16 bits.
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

/// An image that a kernel reads and writes keeps what it does not write.
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

/// A kernel that samples an image at places of a buffer, with what stands behind the coordinates.
fn sampling(dimensions: usize, level: &str, types: &str) -> Kernel {
    let image = format!("!mir.image{dimensions}d<f32>");
    let lanes = if dimensions == 2 { 2 } else { 4 };
    let places = format!("!mir.storage_buffer<vector<{lanes}xf32>>");
    let place = match dimensions {
        2 => "  %uv = arith.addf %p, %zero : vector<2xf32>\n",
        _ => {
            "  %u = vector.extract %p[0] : f32 from vector<4xf32>
  %v = vector.extract %p[1] : f32 from vector<4xf32>
  %w = vector.extract %p[2] : f32 from vector<4xf32>
  %uv = vector.from_elements %u, %v, %w : vector<3xf32>
"
        }
    };
    let body = format!(
        "  %n = mir.gpu.global_id x
  %zero = arith.constant dense<-0.0> : vector<2xf32>
  %p = mir.gpu.resource_load %places[%n] : {places}, i32 -> vector<{lanes}xf32>
{place}{level}  %t = mir.gpu.sample %image, %sampler[%uv] {types} : {image}, vector<{dimensions}xf32>{} -> vector<4xf32>
  mir.gpu.resource_store %to[%n], %t : !mir.storage_buffer<vector<4xf32>>, i32, vector<4xf32>
",
        match types.starts_with("grad") {
            true => format!(", vector<{dimensions}xf32>, vector<{dimensions}xf32>"),
            false => String::new(),
        }
    );
    Kernel::new(
        [1, 1, 1],
        &[
            &parameter("image", &image, 0),
            &parameter("sampler", "!mir.sampler", 1),
            &parameter("places", &places, 2),
            &parameter("to", "!mir.storage_buffer<vector<4xf32>>", 3),
        ],
        &body,
    )
}

/// An image of one channel as Rust sees it.
struct Texels<'a> {
    extents: [i64; 3],
    texels: &'a [f32],
}

/// What is beyond the edges.
const ADDRESSES: [&str; 4] = [
    "clamp_to_edge",
    "repeat",
    "mirrored_repeat",
    "clamp_to_border",
];

impl Texels<'_> {
    /// The texel with these indices, which may lie beyond the edges.
    fn at(&self, at: [i64; 3], address: &str) -> f64 {
        let mut index = 0;
        for (axis, &extent) in self.extents.iter().enumerate().rev() {
            let place = at[axis];
            let place = match address {
                "repeat" => place.rem_euclid(extent),
                "mirrored_repeat" => {
                    let place = place.rem_euclid(2 * extent);
                    place.min(2 * extent - 1 - place)
                }
                "clamp_to_border" if !(0..extent).contains(&place) => return 0.0,
                _ => place.clamp(0, extent - 1),
            };
            index = index * extent + place;
        }
        f64::from(self.texels[index as usize])
    }

    /// The texel around a place in texels.
    fn nearest(&self, place: [f64; 3], address: &str) -> f64 {
        self.at(place.map(|place| place.floor() as i64), address)
    }

    /// The average of the texels next to it along each axis, weighed by their distance.
    fn linear(&self, place: [f64; 3], address: &str) -> f64 {
        let axes = if self.extents[2] > 1 { 3 } else { 2 };
        let mut sum = 0.0;
        for corner in 0..1 << axes {
            let (mut at, mut weight) = ([0; 3], 1.0);
            for axis in 0..axes {
                let low = (place[axis] - 0.5).floor();
                let share = place[axis] - 0.5 - low;
                let is_high = corner >> axis & 1 == 1;
                at[axis] = low as i64 + i64::from(is_high);
                weight *= if is_high { share } else { 1.0 - share };
            }
            sum += weight * self.at(at, address);
        }
        sum
    }
}

/// Places in texels, up to so many texels beyond the edges, none where it is not clear which texel is
/// the nearest one, or which are next to it.
fn places(generator: &mut Generator, extents: [i64; 3], beyond: f64) -> Vec<[f64; 3]> {
    let mut along = |extent: i64| {
        let whole = generator.between(0, (extent as f64 + 2.0 * beyond) as i32 - 1);
        let quarter = f64::from(generator.between(0, 1)) * 0.5;
        let share = f64::from(generator.between(1, 15)) / 32.0 + quarter / 16.0 * 15.0;
        f64::from(whole) - beyond + share.clamp(1.0 / 16.0, 15.0 / 16.0)
    };
    (0..200).map(|_| extents.map(&mut along)).collect()
}

/// Samples at places in texels, of which the first channel.
fn sampled(
    kernel: &Kernel,
    image: &Texels<'_>,
    dimensions: usize,
    (sampler, device): (&str, &'static [Way]),
    places: &[[f64; 3]],
) -> Vec<f32> {
    let scale = |place: f64, extent: i64| match sampler.contains("unnormalized") {
        true => place as f32,
        false => (place / extent as f64) as f32,
    };
    let lanes = if dimensions == 2 { 2 } else { 4 };
    let coordinates = places.iter().flat_map(|place| {
        let mut lane = [0.0_f32; 4];
        for axis in 0..dimensions {
            lane[axis] = scale(place[axis], image.extents[axis]);
        }
        lane.into_iter().take(lanes)
    });
    let coordinates: Vec<_> = coordinates.collect();
    let extents = image.extents.map(|extent| extent as u32);
    let texels = Launch::of(kernel.file(), "k", [places.len() as u32, 1, 1])
        .by(device)
        .image(&form(dimensions, "r32float", extents), image.texels)
        .argument(&format!("sampler:{sampler}"))
        .input(&coordinates)
        .in_out(&vec![0.0_f32; places.len() * 4])
        .run()
        .buffer::<f32>(3);
    texels.chunks(4).map(|texel| texel[0]).collect()
}

/// R-SPVD-13 R-RUNA-33: the nearest texel, and the average of those next to a place, within the
/// precision of lavapipe's filter; inside and beyond the edges, in two and in three dimensions.
#[test]
fn samples_are_those_of_the_filter() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(11);
    for (dimensions, extents) in [(2, [8, 4, 1]), (2, [7, 5, 1]), (3, [4, 3, 5])] {
        let kernel = sampling(dimensions, "", "");
        let count = extents.iter().product::<i64>() as usize;
        let texels = many(count, || generator.bits64() as u16 as f32 / 65536.0);
        let image = Texels {
            extents,
            texels: &texels,
        };
        for address in ADDRESSES {
            for device in devices(dimensions) {
                let places = places(&mut generator, extents, 3.0);
                let sample = |filter: &str| {
                    let sampler = format!("{filter},{address}");
                    sampled(&kernel, &image, dimensions, (&sampler, device), &places)
                };
                let (nearest, linear) = (sample("nearest"), sample("linear"));
                for (index, &place) in places.iter().enumerate() {
                    let inside = in_image(place, dimensions);
                    let (actual, expected) = (nearest[index], image.nearest(inside, address));
                    assert_eq!(f64::from(actual), expected, "{address} {place:?}");
                    let (actual, expected) = (linear[index], image.linear(inside, address));
                    // Along each axis the shares are off by one part of 256, of texels in 0 to 1.
                    let error = (f64::from(actual) - expected).abs();
                    let bound = dimensions as f64 / 256.0;
                    assert!(
                        error <= bound,
                        "{address} {place:?}: {actual}, not {expected}"
                    );
                }
            }
        }
    }
}

/// A place on the first slice of a flat image.
fn in_image(place: [f64; 3], dimensions: usize) -> [f64; 3] {
    match dimensions {
        2 => [place[0], place[1], 0.0],
        _ => place,
    }
}

/// Coordinates that are texels, not shares.
#[test]
fn coordinates_need_not_be_normalised() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(13);
    let kernel = sampling(2, "", "");
    let extents = [9, 6, 1];
    let texels = many(54, || generator.bits64() as u16 as f32 / 65536.0);
    let image = Texels {
        extents,
        texels: &texels,
    };
    let places = places(&mut generator, extents, 2.0);
    let sampler = "nearest,unnormalized,clamp_to_edge";
    for device in devices(2) {
        let samples = sampled(&kernel, &image, 2, (sampler, device), &places);
        for (&actual, &place) in samples.iter().zip(&places) {
            let expected = image.nearest(in_image(place, 2), "clamp_to_edge");
            assert_eq!(f64::from(actual), expected, "{place:?}");
        }
    }
}

/// R-RUNA-33: a level of detail that is stated, one that follows of gradients, and texels of a level.
#[test]
fn levels_are_those_asked_for() {
    if !vulkan_expected() {
        return;
    }
    // A level holds its number.
    let mut texels = vec![];
    for (level, count) in [64, 16, 4, 1].into_iter().enumerate() {
        texels.extend(vec![level as f32; count]);
    }
    let one = |name: &str, value: &str| format!("  %{name} = arith.constant {value}\n");
    for (level, types, expected) in [
        (String::new(), "", 0.0),
        (one("lod", "1.0 : f32"), "lod %lod", 1.0),
        (one("lod", "3.0 : f32"), "lod %lod", 3.0),
        (one("lod", "17.0 : f32"), "lod %lod", 3.0),
        // Four texels from one place to the next are one texel of level 2.
        (
            one("d", "dense<[0.5, 0.0]> : vector<2xf32>"),
            "grad %d, %d",
            2.0,
        ),
    ] {
        let kernel = sampling(2, &level, types);
        let samples = Launch::of(kernel.file(), "k", [1, 1, 1])
            .image("image2d:r32float:8x8/4", &texels)
            .argument("sampler:nearest")
            .input(&[0.5_f32, 0.5])
            .in_out(&[0.0_f32; 4])
            .run()
            .buffer::<f32>(3);
        assert_eq!(samples, [expected, 0.0, 0.0, 1.0], "{types}");
    }
    for level in 0..4 {
        let image = "!mir.image2d<f32>";
        let body = format!(
            "  %at = arith.constant dense<0> : vector<2xi32>
  %level = arith.constant {level} : i32
  %zero = arith.constant 0 : i32
  %t = mir.gpu.fetch %image[%at] lod %level : {image}, vector<2xi32> -> vector<4xf32>
  mir.gpu.resource_store %to[%zero], %t : !mir.storage_buffer<vector<4xf32>>, i32, vector<4xf32>
"
        );
        let parameters = [
            parameter("image", image, 0),
            parameter("to", "!mir.storage_buffer<vector<4xf32>>", 1),
        ];
        let kernel = Kernel::new([1, 1, 1], &[&parameters[0], &parameters[1]], &body);
        let fetched = Launch::of(kernel.file(), "k", [1, 1, 1])
            .image("image2d:r32float:8x8/4", &texels)
            .in_out(&[0.0_f32; 4])
            .run()
            .buffer::<f32>(1);
        assert_eq!(fetched[0], level as f32);
    }
}

/// R-RUNA-113: what the library samples in buffers is what the device samples of an image, within
/// the precision of the device's filter.
#[test]
fn the_library_samples_as_the_device_does() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(17);
    let extents = [12, 7, 1];
    let texels = many(84, || generator.bits64() as u16 as f32 / 65536.0);
    let image = Texels {
        extents,
        texels: &texels,
    };
    let places = places(&mut generator, extents, 1.0);
    let kernel = sampling(2, "", "");
    let native: Vec<_> = devices(2)
        .into_iter()
        .map(|device| sampled(&kernel, &image, 2, ("linear", device), &places))
        .collect();
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("k.gir");
    fs::write(&file, LIBRARY).unwrap();
    let shares = places.iter().flat_map(|place| {
        [place[0] / extents[0] as f64, place[1] / extents[1] as f64].map(|share| share as f32)
    });
    let library = Launch::of(&file, "k", [places.len() as u32, 1, 1])
        .input(&texels)
        .input(&shares.collect::<Vec<_>>())
        .in_out(&vec![0.0_f32; places.len()])
        .scalar(extents[0] as u32)
        .scalar(extents[1] as u32)
        .run()
        .buffer::<f32>(2);
    for native in native {
        for ((native, library), place) in native.iter().zip(&library).zip(&places) {
            assert!(
                (native - library).abs() <= 2.0 / 256.0,
                "{place:?}: {native} and {library}"
            );
        }
    }
}

const LIBRARY: &str = "func extern @gir.sample_bilinear_f32(%texels: ptr[global]<f32>, %width: u32, %height: u32, %u: f32, %v: f32) -> f32
func kernel workgroup_size(1, 1, 1) @k(%texels: ptr[global]<f32>, %places: ptr[global]<vec2<f32>>, %samples: ptr[global]<f32>, %width: u32, %height: u32) -> void {
entry:
  %i = global_id x
  %place.at = gep %places, %i, stride=8
  %place = load %place.at
  %u = extract %place, 0
  %v = extract %place, 1
  %sample = call @gir.sample_bilinear_f32(%texels, %width, %height, %u, %v)
  %at = gep %samples, %i, stride=4
  store %at, %sample
  ret
}
";

/// The status and the messages of a run with these arguments.
fn failure(kernel: &Kernel, device: &str, args: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gir-run"));
    command.arg(kernel.file());
    command.args(["--kernel", "k", "--workgroups", "1", "--device", device]);
    args.iter().for_each(|arg| {
        command.args(["--arg", arg]);
    });
    let output = command.output().unwrap();
    let messages = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.code(), messages)
}

/// A device without images says so; arguments that do not fit are mistakes.
#[test]
fn what_does_not_fit_is_said() {
    let kernel = reading("!mir.image2d<f32>", "f32", FLAT, 2);
    let zeros = "zeros:vec4<f32>:15";
    let (status, messages) = failure(&kernel, "cpu", &["image2d:r8unorm:5x3:zeros", zeros]);
    assert_eq!(status, Some(3), "{messages}");
    assert!(messages.contains("'images'"), "{messages}");
    if !vulkan_expected() {
        return;
    }
    for (argument, status, part) in [
        (
            "image2d:r8uint:5x3:zeros",
            1,
            "r8uint has texels of unsigned integers, the kernel takes floats",
        ),
        (
            "image3d:r8unorm:5x3x1:zeros",
            1,
            "expected image2d:FORMAT:WxH@FILE.npy",
        ),
        ("zeros:f32:15", 1, "expected image2d:FORMAT:WxH@FILE.npy"),
        ("sampler:linear", 1, "got a sampler"),
        ("image2d:rgb8unorm:5x3:zeros", 1, "'rgb8unorm' is no format"),
        (
            "image2d:r8unorm:100000x1:zeros",
            3,
            "texels, [100000, 1, 1] wanted for %image",
        ),
    ] {
        let (actual, messages) = failure(&kernel, "vulkan", &[argument, zeros]);
        assert_eq!(actual, Some(status), "{argument}: {messages}");
        assert!(messages.contains(part), "{argument}: {messages}");
    }
}
