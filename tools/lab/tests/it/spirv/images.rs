//! Programs with images, on devices of ours and, as they are, on a Vulkan device: the results are the same, bit by bit.

use std::path::Path;

use gir_lab::conformance::{
    case::{Argument, Outputs, Plan},
    runner,
};
use gir_run::{
    device,
    image_kind::ImageKind,
    program::{Param, ParamKind, Program},
};

use super::{assembled, read};
use crate::e2e::vulkan_expected;

/// Extents that all images of a kind have; the levels of those that have several.
fn extents(name: &str, kind: ImageKind) -> &'static str {
    match (name, kind) {
        ("line", _) => "16",
        ("layers", _) => "4x4x3",
        ("least", _) => "2x1x2",
        (_, ImageKind::Image1d | ImageKind::Image3d) => "8",
        (_, ImageKind::Image1dArray) => "8x2",
        (_, ImageKind::Image2d) => "4x2",
        (_, ImageKind::Image2dArray) => "4x4x3",
        (_, ImageKind::ImageCube) => "4x4x6",
        (_, ImageKind::ImageCubeArray) => "4x4x12",
    }
}

/// The arguments of a program; texels are in files in a folder.
struct Arguments<'a> {
    folder: &'a Path,
    /// Whether images that are sampled have a second level.
    has_levels: bool,
}

impl Arguments<'_> {
    fn of(&self, param: &Param) -> Argument {
        let name = param.name.as_str();
        match &param.kind {
            ParamKind::Buffer { .. } => Argument::Buffer {
                ty: "u32".to_owned(),
                bytes: vec![0; 8192],
                output: true,
            },
            ParamKind::Sampler { .. } => Argument::Text(
                match name {
                    "smooth" => "sampler:linear,mirrored_repeat",
                    "compares" => "sampler:nearest,less_equal",
                    _ => "sampler:nearest,repeat",
                }
                .to_owned(),
            ),
            ParamKind::Image { image, .. } => {
                let kind = image.kind;
                let extents = extents(name, kind);
                let form = match name {
                    "line" if !self.has_levels => "r32uint",
                    "counts" => "r32uint",
                    "least" => "r32sint",
                    "depths" => "r32float",
                    _ => "rgba32float",
                };
                let levels = match (self.has_levels, name) {
                    (true, "layers") => "/2",
                    _ => "",
                };
                if !image.access.is_sampled() && name != "from" {
                    return Argument::Text(format!("{kind}:{form}:{extents}{levels}:zeros"));
                }
                let file = self.texels(name, extents, form, levels.is_empty());
                Argument::Text(format!("{kind}:{form}:{extents}{levels}:raw:@{file}"))
            }
            _ => Argument::Text("u32:0".to_owned()),
        }
    }

    /// A file with floats from 0 to 1, all of 1/64ths, which filters weigh exactly.
    fn texels(&self, name: &str, extents: &str, form: &str, is_one_level: bool) -> String {
        let parts = extents
            .split('x')
            .map(|part| part.parse::<usize>().unwrap());
        let mut count: usize = parts.product();
        if !is_one_level {
            // Half as many along two sides, and as many layers.
            count += count / 4;
        }
        let channels = if form.starts_with("rgba") { 4 } else { 1 };
        let seed = name
            .bytes()
            .fold(7u32, |all, byte| all.wrapping_mul(31) + u32::from(byte));
        let floats = (0..count * channels).map(|at| {
            let mixed = (at as u32 ^ seed).wrapping_mul(0x9e37_79b1) >> 26;
            f64::from(mixed) as f32 / 64.0
        });
        let path = self.folder.join(format!("{name}.npy"));
        let shape = npy(&floats.collect::<Vec<_>>());
        std::fs::write(&path, shape).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

/// A NumPy file of floats in a row.
fn npy(floats: &[f32]) -> Vec<u8> {
    let mut header = format!(
        "{{'descr': '<f4', 'fortran_order': False, 'shape': ({},), }}",
        floats.len()
    );
    while (10 + header.len() + 1) % 64 != 0 {
        header.push(' ');
    }
    header.push('\n');
    let mut file = b"\x93NUMPY\x01\x00".to_vec();
    file.extend((header.len() as u16).to_le_bytes());
    file.extend(header.into_bytes());
    file.extend(floats.iter().flat_map(|float| float.to_le_bytes()));
    file
}

/// The results of a binary on a device; `raw` gives it to the device as it is.
fn results(name: &str, device: &str, raw: bool) -> Outputs {
    let binary = assembled(name);
    let session = device::by_name(Some(device)).unwrap().open().unwrap();
    let form = (session.target(), session.form());
    let mut program = read(&binary, "main", None, form)
        .map_err(|error| format!("{name}: {error}"))
        .unwrap();
    if raw {
        program = Program {
            code: binary,
            entry: "main".to_owned(),
            ..program
        };
    }
    let folder = tempfile::tempdir().unwrap();
    let arguments = Arguments {
        folder: folder.path(),
        has_levels: name == "sampled",
    };
    let plan = Plan {
        workgroups: [1, 1, 1],
        arguments: program
            .params
            .iter()
            .map(|param| arguments.of(param))
            .collect(),
        judge: Box::new(|_| Ok(())),
        expected: Box::new(Vec::new),
    };
    runner::launch(&program, &plan, session.as_ref())
        .map_err(|failure| format!("{name} on {device}: {failure}"))
        .unwrap()
}

fn words(bytes: &[u8]) -> Vec<u32> {
    let words = bytes.as_chunks::<4>().0.iter();
    words.map(|&word| u32::from_le_bytes(word)).collect()
}

fn check(name: &str, devices: &[&str]) {
    if !vulkan_expected() {
        return;
    }
    let expected = results(name, "vulkan", true);
    assert!(!expected.buffers.is_empty(), "{name}");
    for (_, bytes) in &expected.buffers {
        assert!(words(bytes).iter().any(|&word| word != 0), "{name}");
    }
    for device in devices {
        let found = results(name, device, false);
        assert_eq!(found.buffers.len(), expected.buffers.len(), "{name}");
        for ((at, found), (_, expected)) in found.buffers.iter().zip(&expected.buffers) {
            assert_eq!(words(found), words(expected), "{name} on {device}: {at}");
        }
    }
}

/// R-SPVD-28: samples, gathers, comparisons and extents of images of several arrangements are those of the original.
#[test]
fn sampled_images_are_those_of_the_original() {
    check("sampled", &["vulkan"]);
}

/// R-SPVD-28: texels that a workgroup writes and updates by atomics are those of the original, also in Metal, emulated.
#[test]
fn stored_texels_are_those_of_the_original() {
    check("stored", &["vulkan", "msl-host"]);
}
