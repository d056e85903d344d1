//! Textures in Metal on the host: formats, and refusals. The results of samplers are compared with other devices by the
//! tests of emitted kernels.

use std::collections::BTreeMap;

use half::f16;

use super::super::element::Scalar;
use super::super::image::{Class, Format};
use super::super::image_kind::ImageKind;
use super::super::program::{ImageUse, Indices, Param, ParamKind, Program};
use super::fixtures::{Bench, Ran};
use gir::reflection::{schema::Access, slots::Slot};

const CODE: &str = include_str!("kernels/textures.metal");

fn slot(binding: u32) -> Slot {
    Slot { set: 0, binding }
}

/// Two images in a kernel that reads one and writes the other.
fn program(entry: &str, code: &str, class: Class) -> Program {
    let image = |name: &str, binding, is_written: bool| Param {
        name: name.to_owned(),
        kind: ParamKind::Image {
            slot: slot(binding),
            image: ImageUse {
                kind: ImageKind::Image2d,
                class,
                access: match is_written {
                    true => Access::Write,
                    false => Access::Read,
                },
            },
        },
    };
    Program {
        code: code.as_bytes().to_vec(),
        format: "msl",
        profile: super::fixtures::profile("metal3.2"),
        entry: entry.to_owned(),
        workgroup_size: [1, 1, 1],
        subgroup_size: None,
        subgroup_choice: None,
        tile: [1; 3],
        params: vec![image("from", 0, false), image("to", 1, true)],
        globals: vec![],
        dynamic_global: None,
        variant: None,
        specialised: vec![],
        arguments: vec![],
        indices: Indices {
            resources: BTreeMap::from([(slot(0), 0), (slot(1), 1)]),
            ..Indices::default()
        },
        push_constants: None,
        shared_size: 0,
    }
}

fn run(bench: &Bench, groups: &str, args: &[&str]) -> Ran {
    let start = [
        "k.gir",
        "--kernel",
        "k",
        "--device",
        "msl-host",
        "--workgroups",
        groups,
    ];
    bench.run(&[&start, args].concat())
}

/// Bytes that are valid texels in each format.
fn texels(scalar: Scalar, count: usize) -> Vec<u8> {
    let mut bytes: Vec<u8> = (0..count * scalar.size())
        .map(|byte| (byte * 73 + 11) as u8)
        .collect();
    // Numbers, of moderate size.
    match scalar {
        Scalar::F16 => {
            let values = (0..count).map(|v| f16::from_f32(v as f32 * 0.3 - 2.0));
            bytes = values.flat_map(f16::to_le_bytes).collect();
        }
        Scalar::F32 => {
            let values = (0..count).map(|v| v as f32 * 0.3 - 2.0);
            bytes = values.flat_map(f32::to_le_bytes).collect();
        }
        _ => {}
    }
    bytes
}

/// The kernels for a format's texels; halves have fewer bits than normalised numbers of 16.
fn kernels(format: Format) -> Vec<&'static str> {
    match (format.class(), format.scalar()) {
        (Class::Unsigned, _) => vec!["unsigned_ones"],
        (Class::Signed, _) => vec!["signed_ones"],
        (Class::Float, Scalar::F16 | Scalar::U8 | Scalar::I8) => vec!["floats", "halves"],
        (Class::Float, _) => vec!["floats"],
    }
}

/// For each format, a texel is stored as the bytes it was read from. Of the two normalised numbers for -1 the greater
/// one is stored.
#[test]
fn texels_of_each_format_are_kept() {
    for name in [
        "rgba8unorm",
        "rg8snorm",
        "r8uint",
        "rgba8sint",
        "rg16unorm",
        "r16snorm",
        "rgba16uint",
        "rg16sint",
        "r16float",
        "rgba32uint",
        "rg32sint",
        "r32float",
        "rgba32float",
    ] {
        let format: Format = name.parse().unwrap();
        let count = 15 * usize::from(format.channels);
        let scalar = format.scalar();
        let mut bytes = texels(scalar, count);
        for kernel in kernels(format) {
            let bench = Bench::new(program(kernel, CODE, format.class()));
            let file = bench.npy("in.npy", scalar, &[count], &bytes);
            let from = format!("image2d:{name}:5x3{file}");
            let to = format!("image2d:{name}:5x3:zeros");
            let out = format!("1={}", bench.path("x.npy"));
            run(
                &bench,
                "5,3",
                &["--arg", &from, "--arg", &to, "--out", &out],
            )
            .ok();
            match scalar {
                Scalar::I8 if format.class() == Class::Float => bytes.iter_mut().for_each(|byte| {
                    *byte = if *byte == 0x80 { 0x81 } else { *byte };
                }),
                Scalar::I16 if format.class() == Class::Float => {
                    bytes.chunks_exact_mut(2).for_each(|texel| {
                        texel[0] = if *texel == [0, 0x80] { 1 } else { texel[0] };
                    });
                }
                _ => {}
            }
            assert_eq!(bench.read("x.npy").bytes, bytes, "{name} {kernel}");
        }
    }
}

/// Reads beyond the edges are zeros, 1 in the last channel where the format lacks it; stores there do nothing.
#[test]
fn there_is_nothing_beyond_the_edges() {
    let bench = Bench::new(program("strays", CODE, Class::Float));
    let values = [1.0_f32, 2.0, 4.0, 8.0, 16.0, 32.0];
    let bytes: Vec<u8> = values
        .iter()
        .flat_map(|value| value.to_le_bytes())
        .collect();
    let file = bench.npy("in.npy", Scalar::F32, &[6], &bytes);
    let from = format!("image2d:r32float:3x2{file}");
    let out = format!("1={}", bench.path("x.npy"));
    let to = "image2d:rg32float:3x2:zeros";
    run(&bench, "3,2", &["--arg", &from, "--arg", to, "--out", &out]).ok();
    let found: Vec<_> = bench
        .read("x.npy")
        .bytes
        .chunks_exact(4)
        .map(|bytes| f32::from_le_bytes(bytes.try_into().unwrap()))
        .collect();
    let expected = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 16.0, 0.0, 32.0, 0.0];
    assert_eq!(found, expected);
}

/// An unbound parameter ends the run; clang refuses accesses that the qualifier forbids; an image beyond the limits of
/// the device is not created.
#[test]
fn what_does_not_fit_is_refused() {
    let small = ["--arg", "image2d:r32float:1x1:zeros"];
    let two = [small, small].concat();
    for (kernel, message) in [
        ("unbound", "the kernel takes texture 2, which is not bound"),
        (
            "unsampled",
            "the kernel takes sampler 4, which is not bound",
        ),
    ] {
        let bench = Bench::new(program(kernel, CODE, Class::Float));
        run(&bench, "1", &two).fails(1, message);
    }
    for (statement, message) in [
        (
            "from.write(float4(0.0f), uint2(0u))",
            "a texture with access::read cannot be written",
        ),
        (
            "to.read(uint2(0u))",
            "a texture with access::write cannot be read",
        ),
        (
            "from.sample(by, float2(0.0f))",
            "only a texture with access::sample can be sampled",
        ),
        (
            "to.fence()",
            "only a texture with access::read_write has a fence",
        ),
        (
            "to.write(uint4(0u), uint2(0u))",
            "no known conversion from 'vec<uint",
        ),
    ] {
        let code = format!(
            "#include <metal_stdlib>\nusing namespace metal;\nkernel void k(texture2d<float, access::read> from [[texture(0)]], \
             texture2d<float, access::write> to [[texture(1)]], sampler by [[sampler(0)]]) {{ {statement}; }}"
        );
        let bench = Bench::new(program("k", &code, Class::Float));
        run(&bench, "1", &two).fails(1, message);
    }
    let bench = Bench::new(program("floats", CODE, Class::Float));
    let large = ["--arg", "image2d:r32float:16385x1:zeros"];
    run(&bench, "1", &[small, large].concat()).fails(
        3,
        "at most 16384 texels along an edge, [16385, 1, 1] wanted for %to",
    );
}
