//! Images and samplers of an OpenCL device.

use opencl3::command_queue::CommandQueue;
use opencl3::context::Context;
use opencl3::error_codes::ClError;
use opencl3::memory::{
    CL_ADDRESS_CLAMP, CL_ADDRESS_CLAMP_TO_EDGE, CL_ADDRESS_MIRRORED_REPEAT, CL_ADDRESS_REPEAT,
    CL_FILTER_LINEAR, CL_FILTER_NEAREST, CL_FLOAT, CL_HALF_FLOAT, CL_MEM_OBJECT_IMAGE2D,
    CL_MEM_OBJECT_IMAGE3D, CL_MEM_READ_ONLY, CL_MEM_READ_WRITE, CL_R, CL_RG, CL_RGBA,
    CL_SIGNED_INT8, CL_SIGNED_INT16, CL_SIGNED_INT32, CL_SNORM_INT8, CL_SNORM_INT16, CL_UNORM_INT8,
    CL_UNORM_INT16, CL_UNSIGNED_INT8, CL_UNSIGNED_INT16, CL_UNSIGNED_INT32, Image as ClImage,
    Sampler as ClSampler,
};
use opencl3::types::{CL_BLOCKING, CL_FALSE, CL_TRUE, cl_image_desc, cl_image_format};

use super::adapter::Adapter;
use crate::image::{Address, Encoding, Format, Sampler};
use crate::image_kind::ImageKind;
use crate::launch::{Contents, Image, Launch};

/// Creates an image.
///
/// # Errors
/// When the device has no such image, or no memory for it.
pub(super) fn make(context: &Context, image: &Image) -> Result<ClImage, ClError> {
    let [width, height, depth] = image.extents.texels.map(|extent| extent as usize);
    let flags = match image.used.access.writes() {
        true => CL_MEM_READ_WRITE,
        false => CL_MEM_READ_ONLY,
    };
    let description = cl_image_desc {
        image_type: kind(image),
        image_width: width,
        image_height: height,
        image_depth: depth,
        image_array_size: 0,
        image_row_pitch: 0,
        image_slice_pitch: 0,
        num_mip_levels: 0,
        num_samples: 0,
        buffer: std::ptr::null_mut(),
    };
    // SAFETY: format and description outlive the call, and there is no host memory to refer to.
    unsafe {
        ClImage::create(
            context,
            flags,
            &format(image.format),
            &description,
            std::ptr::null_mut(),
        )
    }
}

/// Creates a sampler.
///
/// # Errors
/// When the device lacks it.
#[allow(
    deprecated,
    reason = "samplers with properties are of OpenCL 2 only, and have no more"
)]
pub(super) fn make_sampler(context: &Context, sampler: Sampler) -> Result<ClSampler, ClError> {
    let normalized = if sampler.is_normalized {
        CL_TRUE
    } else {
        CL_FALSE
    };
    let address = match sampler.address {
        Address::ClampToEdge => CL_ADDRESS_CLAMP_TO_EDGE,
        Address::ClampToBorder => CL_ADDRESS_CLAMP,
        Address::Repeat => CL_ADDRESS_REPEAT,
        Address::MirroredRepeat => CL_ADDRESS_MIRRORED_REPEAT,
    };
    let filter = match sampler.is_linear {
        true => CL_FILTER_LINEAR,
        false => CL_FILTER_NEAREST,
    };
    ClSampler::create(context, normalized, address, filter)
}

/// Gives an image its initial contents.
///
/// # Errors
/// When the device cannot.
pub(super) fn fill(
    queue: &CommandQueue,
    target: &mut ClImage,
    image: &Image,
) -> Result<(), ClError> {
    let mut bytes = match &image.contents {
        Contents::Bytes(bytes) => bytes.clone(),
        Contents::Zeros(len) => vec![0; *len as usize],
    };
    let region = image.extents.texels.map(|extent| extent as usize);
    let origin = [0; 3];
    // SAFETY: the bytes are those of all texels, and outlive the call, which waits.
    unsafe {
        queue.enqueue_write_image(
            target,
            CL_BLOCKING,
            origin.as_ptr(),
            region.as_ptr(),
            0,
            0,
            bytes.as_mut_ptr().cast(),
            &[],
        )?;
    }
    Ok(())
}

/// The texels of an image.
///
/// # Errors
/// When the device cannot return them.
pub(super) fn read(
    queue: &CommandQueue,
    source: &ClImage,
    image: &Image,
) -> Result<Vec<u8>, ClError> {
    let mut bytes = vec![0; image.contents.len() as usize];
    let region = image.extents.texels.map(|extent| extent as usize);
    let origin = [0; 3];
    // SAFETY: there is room for all texels, and the call waits.
    unsafe {
        queue.enqueue_read_image(
            source,
            CL_BLOCKING,
            origin.as_ptr(),
            region.as_ptr(),
            0,
            0,
            bytes.as_mut_ptr().cast(),
            &[],
        )?;
    }
    Ok(bytes)
}

/// The features of images and samplers that the device lacks, a message each.
pub(super) fn unsupported(
    context: &Context,
    adapter: &Adapter,
    launch: &Launch<'_>,
) -> Vec<String> {
    let mut missing = Vec::new();
    let mut samplers = launch.bindings.samplers.iter();
    if samplers.any(|it| it.sampler.comparison.is_some()) {
        missing.push("OpenCL has no samplers that compare".to_owned());
    }
    for image in &launch.bindings.images {
        let flags = match image.used.access.writes() {
            true => CL_MEM_READ_WRITE,
            false => CL_MEM_READ_ONLY,
        };
        let wanted = format(image.format);
        let known = context.get_supported_image_formats(flags, kind(image));
        let is_known = known.is_ok_and(|known| {
            known.iter().any(|known| {
                (known.image_channel_order, known.image_channel_data_type)
                    == (wanted.image_channel_order, wanted.image_channel_data_type)
            })
        });
        let (owner, name) = (&image.owner, image.format);
        if !is_known {
            missing.push(format!(
                "the device has no images of format {name}, which {owner} is"
            ));
        }
        let shape = image.used.kind;
        if !matches!(shape, ImageKind::Image2d | ImageKind::Image3d) {
            missing.push(format!(
                "this program binds images of 2 and 3 dimensions to OpenCL, and {owner} is an {shape}"
            ));
            continue;
        }
        if shape == ImageKind::Image3d && !adapter.links_solid_images {
            missing.push(format!(
                "the device's compiler does not link operations on 3D images, and {owner} is one"
            ));
        }
        if image.extents.levels > 1 {
            missing.push(format!(
                "images of OpenCL have one level of detail, {owner} has {}",
                image.extents.levels
            ));
        }
    }
    missing
}

fn kind(image: &Image) -> u32 {
    match image.used.kind {
        ImageKind::Image2d => CL_MEM_OBJECT_IMAGE2D,
        _ => CL_MEM_OBJECT_IMAGE3D,
    }
}

fn format(Format { channels, encoding }: Format) -> cl_image_format {
    cl_image_format {
        image_channel_order: match channels {
            1 => CL_R,
            2 => CL_RG,
            _ => CL_RGBA,
        },
        image_channel_data_type: match encoding {
            Encoding::Unorm8 => CL_UNORM_INT8,
            Encoding::Snorm8 => CL_SNORM_INT8,
            Encoding::Uint8 => CL_UNSIGNED_INT8,
            Encoding::Sint8 => CL_SIGNED_INT8,
            Encoding::Unorm16 => CL_UNORM_INT16,
            Encoding::Snorm16 => CL_SNORM_INT16,
            Encoding::Uint16 => CL_UNSIGNED_INT16,
            Encoding::Sint16 => CL_SIGNED_INT16,
            Encoding::Float16 => CL_HALF_FLOAT,
            Encoding::Uint32 => CL_UNSIGNED_INT32,
            Encoding::Sint32 => CL_SIGNED_INT32,
            Encoding::Float32 => CL_FLOAT,
        },
    }
}
