//! Samples: filters, address modes, levels of detail, and the library's substitute.

use std::fs;

use tempfile::TempDir;

use super::{EXACT, Kernel, devices, form, parameter};
use crate::e2e::{
    inputs::{Generator, many},
    launch::{Launch, Way},
    vulkan_expected,
};

/// A kernel that samples an image at positions in a buffer, with further operands after the coordinates.
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

/// The address modes.
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

/// Positions in texels, up to `beyond` texels beyond the edges, none where the nearest texel, or its
/// neighbours, would be ambiguous.
fn places(generator: &mut Generator, extents: [i64; 3], beyond: f64) -> Vec<[f64; 3]> {
    let mut along = |extent: i64| {
        let whole = generator.between(0, (extent as f64 + 2.0 * beyond) as i32 - 1);
        let quarter = f64::from(generator.between(0, 1)) * 0.5;
        let share = f64::from(generator.between(1, 15)) / 32.0 + quarter / 16.0 * 15.0;
        f64::from(whole) - beyond + share.clamp(1.0 / 16.0, 15.0 / 16.0)
    };
    (0..200).map(|_| extents.map(&mut along)).collect()
}

/// Samples at positions in texels; returns the first channel.
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

/// The devices whose images have levels of detail.
const LEVELLED: &[Way] = EXACT[1];

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
            .by(LEVELLED)
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
            .by(LEVELLED)
            .image("image2d:r32float:8x8/4", &texels)
            .in_out(&[0.0_f32; 4])
            .run()
            .buffer::<f32>(1);
        assert_eq!(fetched[0], level as f32);
    }
}

/// R-RUNA-113: the library's samples of buffers equal the device's samples of an image, within the precision of the
/// device's filter.
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
