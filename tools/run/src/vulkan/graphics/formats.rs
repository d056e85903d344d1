//! The formats of vertices and images, by type. Signless integers of kernels are unsigned to
//! Vulkan; their bits are the same.

use ash::vk;

use crate::element::{ElemType, Scalar};

/// The format of an attribute: lanes are packed.
pub(super) fn of_attribute(elem: ElemType) -> Option<vk::Format> {
    format(elem.lane(), elem.lanes())
}

/// The format of an image: three lanes become four, of which one is not written.
pub(super) fn of_target(elem: ElemType) -> Option<vk::Format> {
    format(elem.lane(), elem.stored_lanes())
}

/// The format of depths.
pub(super) const DEPTH: vk::Format = vk::Format::D32_SFLOAT;

fn format(scalar: Scalar, lanes: usize) -> Option<vk::Format> {
    use vk::Format as F;
    let by_lanes = match scalar {
        Scalar::F16 => [
            F::R16_SFLOAT,
            F::R16G16_SFLOAT,
            F::R16G16B16_SFLOAT,
            F::R16G16B16A16_SFLOAT,
        ],
        Scalar::F32 => [
            F::R32_SFLOAT,
            F::R32G32_SFLOAT,
            F::R32G32B32_SFLOAT,
            F::R32G32B32A32_SFLOAT,
        ],
        Scalar::F64 => [
            F::R64_SFLOAT,
            F::R64G64_SFLOAT,
            F::R64G64B64_SFLOAT,
            F::R64G64B64A64_SFLOAT,
        ],
        Scalar::I16 | Scalar::U16 => [
            F::R16_UINT,
            F::R16G16_UINT,
            F::R16G16B16_UINT,
            F::R16G16B16A16_UINT,
        ],
        Scalar::I32 | Scalar::U32 => [
            F::R32_UINT,
            F::R32G32_UINT,
            F::R32G32B32_UINT,
            F::R32G32B32A32_UINT,
        ],
        Scalar::I64 | Scalar::U64 => [
            F::R64_UINT,
            F::R64G64_UINT,
            F::R64G64B64_UINT,
            F::R64G64B64A64_UINT,
        ],
        Scalar::I8 | Scalar::U8 => return None,
        Scalar::Bf16 | Scalar::Tf32 | Scalar::F8E4M3FN | Scalar::F8E5M2 => return None,
    };
    by_lanes.get(lanes.checked_sub(1)?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_lanes_are_packed_in_vertices_and_padded_in_images() {
        let elem = ElemType::vector(Scalar::F32, 3).unwrap();
        assert!(of_attribute(elem) == Some(vk::Format::R32G32B32_SFLOAT));
        assert!(of_target(elem) == Some(vk::Format::R32G32B32A32_SFLOAT));
    }

    #[test]
    fn integers_are_unsigned_and_none_has_eight_bits() {
        assert!(of_target(Scalar::I32.into()) == Some(vk::Format::R32_UINT));
        assert!(of_target(Scalar::U32.into()) == Some(vk::Format::R32_UINT));
        assert!(of_attribute(Scalar::I8.into()).is_none());
    }
}
