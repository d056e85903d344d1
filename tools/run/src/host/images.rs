//! Images and samplers of a launch: their entries in the file for the run time (`launch_image` and `launch_sampler` of
//! `runtime/launch.h`), and the limits of the device.

use super::argument_buffers::{Members, Table};
use crate::image::{Address, Encoding, Sampler};
use crate::image_kind::ImageKind;
use crate::launch::{Image, Launch};
use gir::reflection::schema::Access;

/// Texels along an edge of a flat image, and of one of three dimensions (Metal Feature Set Tables).
const MOST_TEXELS: [u32; 2] = [16384, 2048];

/// Numbers of an entry in the table of images, and in that of samplers.
pub(super) const IMAGE: usize = 12;
pub(super) const SAMPLER: usize = 4;

/// An image of the launch, by the number that the text has for it.
#[derive(Debug)]
pub(super) struct BoundImage {
    pub number: u32,
    /// Which of the launch.
    pub image: usize,
}

/// A sampler, by the number that the text has for it.
#[derive(Debug)]
pub(super) struct BoundSampler {
    pub number: u32,
    pub sampler: Sampler,
}

/// The images and samplers of a launch that its kernel uses: the others have no number.
pub(super) fn bound(
    launch: &Launch<'_>,
    members: &mut Members,
) -> (Vec<BoundImage>, Vec<BoundSampler>) {
    let indices = &launch.program.indices;
    let images = launch.bindings.images.iter().enumerate();
    let images = images.filter_map(|(image, it)| {
        let number = members.number(indices, &it.slot, Table::Images)?;
        Some(BoundImage { number, image })
    });
    let images = images.collect();
    let samplers = launch.bindings.samplers.iter().filter_map(|it| {
        let number = members.number(indices, &it.slot, Table::Samplers)?;
        let sampler = it.sampler;
        Some(BoundSampler { number, sampler })
    });
    (images, samplers.collect())
}

/// The entry of an image whose texels are read from one offset in the file, and written to another; 0 for neither.
pub(super) fn image_entry(
    number: u32,
    image: &Image,
    (initial, result): (u64, u64),
) -> [u64; IMAGE] {
    let format = image.format;
    let channel_bytes = format.scalar().size() as u64;
    let [width, height, depth] = image.extents.texels.map(u64::from);
    let depth = depth * u64::from(image.extents.layers);
    [
        number.into(),
        image.contents.len(),
        initial,
        result,
        first_level(image),
        kind(format.encoding),
        channel_bytes,
        format.channels.into(),
        width,
        height,
        depth,
        image.extents.levels.into(),
    ]
}

/// Bytes of an image's first level, which is read back.
pub(super) fn first_level(image: &Image) -> u64 {
    image
        .extents
        .level_size(0, image.format)
        .unwrap_or_default()
}

/// `launch_kind`.
fn kind(encoding: Encoding) -> u64 {
    match encoding {
        Encoding::Unorm8 | Encoding::Unorm16 => 0,
        Encoding::Snorm8 | Encoding::Snorm16 => 1,
        Encoding::Uint8 | Encoding::Uint16 | Encoding::Uint32 => 2,
        Encoding::Sint8 | Encoding::Sint16 | Encoding::Sint32 => 3,
        Encoding::Float16 | Encoding::Float32 => 4,
    }
}

/// The entry of a sampler.
pub(super) fn sampler_entry(bound: &BoundSampler) -> [u64; SAMPLER] {
    let sampler = bound.sampler;
    // `launch_address`
    let address = match sampler.address {
        Address::ClampToEdge => 0,
        Address::ClampToBorder => 1,
        Address::Repeat => 2,
        Address::MirroredRepeat => 3,
    };
    [
        bound.number.into(),
        sampler.is_linear.into(),
        address,
        sampler.is_normalized.into(),
    ]
}

/// A message for each image that is larger than those of the device.
pub(super) fn unsupported(launch: &Launch<'_>) -> Vec<String> {
    let compares = launch
        .bindings
        .samplers
        .iter()
        .any(|it| it.sampler.comparison.is_some());
    let compares = compares.then(|| "the device has no samplers that compare".to_owned());
    let larger = launch.bindings.images.iter().filter_map(|image| {
        let kind = image.used.kind;
        let owner = &image.owner;
        if kind.is_cube() || image.used.access == Access::Depth {
            return Some(format!(
                "the device has no cubes and no images of depths, and {owner} is one"
            ));
        }
        // Layers are slices, which levels would halve.
        if image.extents.levels > 1 && (kind.has_layers() || kind == ImageKind::Image1d) {
            return Some(format!(
                "the device has images of one dimension and arrays with one level, and {owner} has more"
            ));
        }
        let is_solid = kind == ImageKind::Image3d;
        let most = MOST_TEXELS[usize::from(is_solid)];
        let extents = image.extents.texels;
        let is_larger = extents.into_iter().any(|extent| extent > most);
        is_larger.then(|| {
            format!("the device has images of at most {most} texels along an edge, {extents:?} wanted for {owner}")
        })
    });
    larger.chain(compares).collect()
}
