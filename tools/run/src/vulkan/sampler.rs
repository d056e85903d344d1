//! Samplers.

use std::rc::Rc;

use ash::vk;

use super::logical::{LogicalDevice, Owned};
use crate::image::{Address, Comparison, Sampler};

/// Creates a sampler with a border of zeros: integers where all images are of integers.
///
/// # Errors
/// When the driver has no memory for it.
pub(super) fn make(
    device: &Rc<LogicalDevice>,
    sampler: Sampler,
    is_of_integers: bool,
) -> Result<Owned<vk::Sampler>, vk::Result> {
    let filter = match sampler.is_linear {
        true => vk::Filter::LINEAR,
        false => vk::Filter::NEAREST,
    };
    let address = match sampler.address {
        Address::ClampToEdge => vk::SamplerAddressMode::CLAMP_TO_EDGE,
        Address::ClampToBorder => vk::SamplerAddressMode::CLAMP_TO_BORDER,
        Address::Repeat => vk::SamplerAddressMode::REPEAT,
        Address::MirroredRepeat => vk::SamplerAddressMode::MIRRORED_REPEAT,
    };
    let info = vk::SamplerCreateInfo::default()
        .mag_filter(filter)
        .min_filter(filter)
        .mipmap_mode(vk::SamplerMipmapMode::NEAREST)
        .address_mode_u(address)
        .address_mode_v(address)
        .address_mode_w(address)
        .border_color(match is_of_integers {
            true => vk::BorderColor::INT_TRANSPARENT_BLACK,
            false => vk::BorderColor::FLOAT_TRANSPARENT_BLACK,
        })
        .compare_enable(sampler.comparison.is_some())
        .compare_op(match sampler.comparison {
            None => vk::CompareOp::NEVER,
            Some(Comparison::Less) => vk::CompareOp::LESS,
            Some(Comparison::LessEqual) => vk::CompareOp::LESS_OR_EQUAL,
            Some(Comparison::Greater) => vk::CompareOp::GREATER,
            Some(Comparison::GreaterEqual) => vk::CompareOp::GREATER_OR_EQUAL,
        })
        .unnormalized_coordinates(!sampler.is_normalized)
        // Unnormalised coordinates allow only one level.
        .max_lod(match sampler.is_normalized {
            true => vk::LOD_CLAMP_NONE,
            false => 0.0,
        });
    // SAFETY: `info` outlives the call.
    let raw = unsafe { device.raw.create_sampler(&info, None) }?;
    Ok(Owned::new(device, raw, |device, raw| unsafe {
        device.destroy_sampler(raw, None);
    }))
}
