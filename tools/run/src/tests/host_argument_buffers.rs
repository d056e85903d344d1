//! Argument buffers in Metal on the host.

use std::collections::BTreeMap;

use super::super::element::Scalar;
use super::super::image::Class;
use super::super::image_kind::ImageKind;
use super::super::program::{ImageUse, Indices, Param, ParamKind, Program};
use super::fixtures::{Bench, buffer, scalar};
use gir::reflection::{
    schema::{Access, PushConstants},
    slots::Slot,
};

/// An image parameter in set 0.
fn image(name: &str, binding: u32, is_written: bool) -> Param {
    Param {
        name: name.to_owned(),
        kind: ParamKind::Image {
            slot: Slot { set: 0, binding },
            image: ImageUse {
                kind: ImageKind::Image2d,
                class: Class::Unsigned,
                access: match is_written {
                    true => Access::Write,
                    false => Access::Sampled,
                },
            },
        },
    }
}

/// The kernel, whose parameters are in another order.
fn program() -> Program {
    let slot = |set, binding| Slot { set, binding };
    let places = [(0, 6), (5, 9), (0, 1), (5, 2), (0, 4)];
    let places = places.map(|(set, binding)| slot(set, binding));
    Program {
        code: include_bytes!("kernels/argument_buffers.metal").to_vec(),
        format: "msl",
        profile: super::fixtures::profile("metal3.2"),
        entry: "gathered".to_owned(),
        workgroup_size: [1, 1, 1],
        subgroup_size: None,
        subgroup_choice: None,
        tile: [1; 3],
        params: vec![
            image("to", 6, true),
            buffer("more", 5, 9, Scalar::U32),
            buffer("x", 0, 1, Scalar::U32),
            scalar("scale", Scalar::U32, 0),
            Param {
                name: "by".to_owned(),
                kind: ParamKind::Sampler { slot: slot(5, 2) },
            },
            image("from", 4, false),
        ],
        globals: vec![],
        dynamic_global: None,
        variant: None,
        specialised: vec![],
        arguments: vec![],
        indices: Indices {
            resources: BTreeMap::from(places.map(|place| (place, place.set))),
            members: BTreeMap::from(places.map(|place| (place, place.binding))),
        },
        push_constants: Some(PushConstants {
            size: 4,
            align: 4,
            index: Some(6),
        }),
        shared_size: 0,
    }
}

/// Members are found by their numbers, whatever the order of parameters and the gaps between them; each run starts
/// from the same.
#[test]
fn all_kinds_of_resources_are_found() {
    let bench = Bench::new(program());
    let words = |values: [u32; 3]| values.map(u32::to_le_bytes).concat();
    let more = bench.npy("more.npy", Scalar::U32, &[3], &words([1, 2, 3]));
    let from = bench.npy("from.npy", Scalar::U32, &[3], &words([40, 50, 60]));
    let from = format!("image2d:r32uint:3x1{from}");
    let outs = ["0=to.npy", "2=x.npy"].map(|out| {
        let (index, file) = out.split_once('=').unwrap();
        format!("{index}={}", bench.path(file))
    });
    #[rustfmt::skip]
    let args = [
        "k.gir", "--kernel", "k", "--device", "msl-host", "--workgroups", "3", "--repeat", "2",
        "--arg", "image2d:r32uint:3x1:zeros", "--arg", &more, "--arg", "zeros:u32:3", "--arg", "u32:100",
        "--arg", "sampler:nearest,unnormalized", "--arg", &from, "--out", &outs[0], "--out", &outs[1],
    ];
    bench.run(&args).ok();
    assert_eq!(bench.read("to.npy").bytes, words([60, 50, 40]));
    assert_eq!(bench.read("x.npy").bytes, words([4001, 5002, 6003]));
}
