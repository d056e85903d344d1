//! The GIR library on every device, compared with Rust.

use super::e2e::{
    assert_same_bits,
    inputs::{Generator, many, number_in_grid},
    launch::{CPU, Element, Launch, SERIAL, VULKAN, Way},
    vulkan_expected,
};
use std::{fs, path::PathBuf};
use tempfile::TempDir;

/// On the work-items of a device, by loops over them, and watched.
const WAYS: &[Way] = &[VULKAN, SERIAL, CPU, Way { check: true, ..CPU }];

/// Sizes of workgroups: a power of two, all axes and odd, and one work-item.
const SIZES: [[usize; 3]; 3] = [[64, 1, 1], [5, 3, 2], [1, 1, 1]];

const WORKGROUPS: usize = 3;

/// A file with a kernel for workgroups of a size, in which `%i` numbers the work-items of the grid and `%in` is the
/// work-item's element of the first parameter.
fn kernel_file(
    directory: &TempDir,
    ty: &str,
    size: [usize; 3],
    parameters: &str,
    body: &str,
) -> PathBuf {
    let [x, y, z] = size;
    let all = x * y * z;
    let number = number_in_grid(size);
    let text = format!(
        "global @scratch : ptr[shared]<{ty}> count={all}
func kernel workgroup_size({x}, {y}, {z}) @k(%inputs: ptr[global]<{ty}>, {parameters}) -> void {{
entry:
{number}  %at = gep %inputs, %i, stride=4
  %in = load %at
  %scratch = mov @scratch
{body}  ret
}}
"
    );
    let file = directory.path().join("k.gir");
    fs::write(&file, text).unwrap();
    file
}

/// The results of each function of the library for a workgroup's values: every work-item has to get them.
type Expected<'a, T> = &'a [(&'a str, fn(&[T]) -> T)];

fn check<T: Element + Default>(
    ty: &str,
    values: impl Fn(usize) -> Vec<T>,
    functions: Expected<'_, T>,
) {
    let directory = TempDir::new().unwrap();
    for size in SIZES {
        let items: usize = size.iter().product();
        let parameters = functions
            .iter()
            .map(|(name, _)| format!("%{name}: ptr[global]<{ty}>"));
        let mut text = String::new();
        let mut body = String::new();
        for (name, _) in functions {
            text += &format!(
                "func extern @gir.{name}(%value: {ty}, %scratch: ptr[shared]<{ty}>) -> {ty}\n"
            );
            body += &format!(
                "  %{name}.r = call @gir.{name}(%in, %scratch)\n  %{name}.at = gep %{name}, %i, stride=4\n  \
                 store %{name}.at, %{name}.r\n"
            );
        }
        let parameters = parameters.collect::<Vec<_>>().join(", ");
        let file = kernel_file(&directory, ty, size, &parameters, &body);
        fs::write(&file, text + &fs::read_to_string(&file).unwrap()).unwrap();
        let values = values(WORKGROUPS * items);
        let mut launch = Launch::of(&file, "k", [WORKGROUPS as u32, 1, 1])
            .by(WAYS)
            .input(&values);
        for _ in functions {
            launch = launch.in_out(&vec![T::default(); values.len()]);
        }
        let outputs = launch.run();
        for (index, (name, function)) in functions.iter().enumerate() {
            let expected = values
                .chunks(items)
                .flat_map(|group| vec![function(group); items]);
            let expected: Vec<_> = expected.collect();
            assert_same_bits(
                &format!("{name} of {size:?}"),
                &outputs.buffer::<T>(1 + index),
                &expected,
            );
        }
    }
}

/// The tree of a workgroup's reduction.
fn tree<T: Copy>(values: &[T], combine: impl Fn(T, T) -> T) -> T {
    let mut values = values.to_vec();
    while values.len() > 1 {
        let behind = values.split_off(values.len().next_power_of_two() / 2);
        for (value, other) in values.iter_mut().zip(behind) {
            *value = combine(*value, other);
        }
    }
    values[0]
}

/// R-RUNA-115: reductions without atomics, sums of floats in the order of the tree.
#[test]
fn a_tree_reduces_the_values_of_a_workgroup() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(17);
    let numbers: Vec<u64> = many(1024, || generator.bits64());
    let f32s = |count: usize| {
        numbers[..count]
            .iter()
            .map(|&bits| bits as i32 as f32 / 65_536.0)
            .collect()
    };
    check::<f32>(
        "f32",
        f32s,
        &[
            ("reduce_add_f32", |values| tree(values, |x, y| x + y)),
            ("reduce_min_f32", |values| {
                values.iter().copied().fold(f32::INFINITY, f32::min)
            }),
            ("reduce_max_f32", |values| {
                values.iter().copied().fold(f32::NEG_INFINITY, f32::max)
            }),
        ],
    );
    let i32s = |count: usize| numbers[..count].iter().map(|&bits| bits as i32).collect();
    check::<i32>(
        "i32",
        i32s,
        &[
            ("reduce_add_i32", |values| {
                values.iter().fold(0, |sum, &value| sum.wrapping_add(value))
            }),
            ("reduce_min_i32", |values| *values.iter().min().unwrap()),
            ("reduce_max_i32", |values| *values.iter().max().unwrap()),
        ],
    );
    let u32s = |count: usize| numbers[..count].iter().map(|&bits| bits as u32).collect();
    check::<u32>(
        "u32",
        u32s,
        &[
            ("reduce_add_u32", |values| {
                values.iter().fold(0, |sum, &value| sum.wrapping_add(value))
            }),
            ("reduce_min_u32", |values| *values.iter().min().unwrap()),
            ("reduce_max_u32", |values| *values.iter().max().unwrap()),
        ],
    );
}

/// Any number but 0 is true; the three workgroups hold all, some and none.
#[test]
fn a_workgroup_votes() {
    if !vulkan_expected() {
        return;
    }
    let conditions = |count: usize| {
        let group = count / WORKGROUPS;
        let condition = |index: usize| match index / group {
            0 => 7,
            1 => 0x8000_0000 * u32::from(index % 3 == 1),
            _ => 0,
        };
        (0..count).map(condition).collect()
    };
    check::<u32>(
        "u32",
        conditions,
        &[
            ("workgroup_any", |values| {
                u32::from(values.iter().any(|&value| value != 0))
            }),
            ("workgroup_all", |values| {
                u32::from(values.iter().all(|&value| value != 0))
            }),
            ("workgroup_count", |values| {
                values.iter().filter(|&&value| value != 0).count() as u32
            }),
        ],
    );
}

/// An image of one or four channels, and the sampled positions.
struct Image {
    channels: usize,
    width: usize,
    height: usize,
    texels: Vec<f32>,
}

impl Image {
    fn texel(&self, column: f64, row: f64, channel: usize) -> f64 {
        let index = |at: f64, extent: usize| at.clamp(0.0, extent as f64 - 1.0) as usize;
        let (column, row) = (index(column, self.width), index(row, self.height));
        f64::from(self.texels[(row * self.width + column) * self.channels + channel])
    }

    /// The average of four texels, weighted by the areas that a square of one texel around the place covers.
    fn sample(&self, [u, v]: [f32; 2], channel: usize) -> f64 {
        let along = |share: f32, extent: usize| {
            let place = f64::from(share) * extent as f64;
            match place.is_nan() {
                true => -1.0,
                false => place.clamp(-1.0, extent as f64 + 1.0) - 0.5,
            }
        };
        let (x, y) = (along(u, self.width), along(v, self.height));
        let mut sum = 0.0;
        for (column, row) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
            let (column, row) = (x.floor() + column, y.floor() + row);
            let weight = (1.0 - (x - column).abs()) * (1.0 - (y - row).abs());
            sum += weight * self.texel(column, row, channel);
        }
        sum
    }
}

/// R-RUNA-113: the substitute for images. At the centres of texels, and beyond the edges, samples are texels.
#[test]
fn buffers_are_sampled_as_images() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(23);
    for (channels, width, height) in [(1, 8, 4), (4, 8, 4), (1, 7, 1), (4, 3, 5)] {
        let texels = many(width * height * channels, || {
            generator.bits64() as i32 as f32 / 2_147_483_648.0
        });
        let image = Image {
            channels,
            width,
            height,
            texels,
        };
        let mut places = many(100, || {
            [0; 2].map(|_| generator.bits64() as i32 as f32 / 1_073_741_824.0)
        });
        let centre = |index: usize, extent: usize| (index as f32 + 0.5) / extent as f32;
        places.extend(
            (0..width * height)
                .map(|index| [centre(index % width, width), centre(index / width, height)]),
        );
        let extremes = [
            f32::NAN,
            f32::INFINITY,
            f32::NEG_INFINITY,
            f32::MAX,
            1e10,
            -0.0,
            1.0,
        ];
        places.extend(extremes.map(|share| [share, 0.5]));
        places.extend(extremes.map(|share| [0.25, share]));
        let samples = run(&image, &places);
        for (index, &place) in places.iter().enumerate() {
            for channel in 0..channels {
                let (actual, expected) = (
                    samples[index * channels + channel],
                    image.sample(place, channel),
                );
                let is_close = (f64::from(actual) - expected).abs() < 2e-6;
                assert!(
                    is_close,
                    "{place:?} of {width}x{height}: {actual}, expected {expected}"
                );
                let is_centre = (100..100 + width * height).contains(&index);
                let is_exact = width.is_power_of_two() && height.is_power_of_two();
                if is_centre && is_exact {
                    assert_eq!(
                        actual,
                        image.texels[(index - 100) * channels + channel],
                        "{place:?}"
                    );
                }
            }
        }
    }
}

/// The library's samples at positions.
fn run(image: &Image, places: &[[f32; 2]]) -> Vec<f32> {
    let (name, ty, stride) = match image.channels {
        1 => ("f32", "f32", 4),
        _ => ("vec4_f32", "vec4<f32>", 16),
    };
    let text = format!(
        "func extern @gir.sample_bilinear_{name}(%texels: ptr[global]<{ty}>, %width: u32, %height: u32, %u: f32, %v: f32) -> {ty}
func kernel workgroup_size(1, 1, 1) @k(%texels: ptr[global]<{ty}>, %places: ptr[global]<vec2<f32>>, %samples: ptr[global]<{ty}>, %width: u32, %height: u32) -> void {{
entry:
  %i = global_id x
  %place.at = gep %places, %i, stride=8
  %place = load %place.at
  %u = extract %place, 0
  %v = extract %place, 1
  %sample = call @gir.sample_bilinear_{name}(%texels, %width, %height, %u, %v)
  %at = gep %samples, %i, stride={stride}
  store %at, %sample
  ret
}}
"
    );
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("k.gir");
    fs::write(&file, text).unwrap();
    let outputs = Launch::of(&file, "k", [places.len() as u32, 1, 1])
        .by(&[VULKAN, CPU, Way { check: true, ..CPU }])
        .input(&image.texels)
        .input(&places.concat())
        .in_out(&vec![0.0_f32; places.len() * image.channels])
        .scalar(image.width as u32)
        .scalar(image.height as u32)
        .run();
    outputs.buffer(2)
}
