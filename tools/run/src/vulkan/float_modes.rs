//! The float modes a device can keep: subnormals, signed zeros and rounding, by width.

use std::collections::BTreeSet;

use ash::vk;
use rspirv::spirv::ExecutionMode;

/// The modes that are an execution mode of SPIR-V with a width in bits.
pub(super) fn is_float_mode(mode: ExecutionMode) -> bool {
    matches!(
        mode,
        ExecutionMode::DenormPreserve
            | ExecutionMode::DenormFlushToZero
            | ExecutionMode::SignedZeroInfNanPreserve
            | ExecutionMode::RoundingModeRTE
            | ExecutionMode::RoundingModeRTZ
    )
}

/// The modes `has` promises, each with its width in bits.
pub(super) fn kept(
    has: &vk::PhysicalDeviceFloatControlsProperties<'_>,
) -> BTreeSet<(ExecutionMode, u32)> {
    let table = [
        (
            ExecutionMode::DenormPreserve,
            16,
            has.shader_denorm_preserve_float16,
        ),
        (
            ExecutionMode::DenormPreserve,
            32,
            has.shader_denorm_preserve_float32,
        ),
        (
            ExecutionMode::DenormPreserve,
            64,
            has.shader_denorm_preserve_float64,
        ),
        (
            ExecutionMode::DenormFlushToZero,
            16,
            has.shader_denorm_flush_to_zero_float16,
        ),
        (
            ExecutionMode::DenormFlushToZero,
            32,
            has.shader_denorm_flush_to_zero_float32,
        ),
        (
            ExecutionMode::DenormFlushToZero,
            64,
            has.shader_denorm_flush_to_zero_float64,
        ),
        (
            ExecutionMode::SignedZeroInfNanPreserve,
            16,
            has.shader_signed_zero_inf_nan_preserve_float16,
        ),
        (
            ExecutionMode::SignedZeroInfNanPreserve,
            32,
            has.shader_signed_zero_inf_nan_preserve_float32,
        ),
        (
            ExecutionMode::SignedZeroInfNanPreserve,
            64,
            has.shader_signed_zero_inf_nan_preserve_float64,
        ),
        (
            ExecutionMode::RoundingModeRTE,
            16,
            has.shader_rounding_mode_rte_float16,
        ),
        (
            ExecutionMode::RoundingModeRTE,
            32,
            has.shader_rounding_mode_rte_float32,
        ),
        (
            ExecutionMode::RoundingModeRTE,
            64,
            has.shader_rounding_mode_rte_float64,
        ),
        (
            ExecutionMode::RoundingModeRTZ,
            16,
            has.shader_rounding_mode_rtz_float16,
        ),
        (
            ExecutionMode::RoundingModeRTZ,
            32,
            has.shader_rounding_mode_rtz_float32,
        ),
        (
            ExecutionMode::RoundingModeRTZ,
            64,
            has.shader_rounding_mode_rtz_float64,
        ),
    ];
    let kept = table
        .into_iter()
        .filter(|(.., promised)| *promised == vk::TRUE);
    kept.map(|(mode, width, _)| (mode, width)).collect()
}

/// The widths for which a device preserves subnormals if it is asked to, whatever it does for other widths.
pub(super) fn denorm_preserve(has: &vk::PhysicalDeviceFloatControlsProperties<'_>) -> Vec<u32> {
    let independent: &[u32] = match has.denorm_behavior_independence {
        vk::ShaderFloatControlsIndependence::ALL => &[16, 32, 64],
        vk::ShaderFloatControlsIndependence::TYPE_32_ONLY => &[32],
        _ => &[],
    };
    let kept = kept(has);
    let is_kept = |&&width: &&u32| kept.contains(&(ExecutionMode::DenormPreserve, width));
    independent.iter().filter(is_kept).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subnormals_are_asked_for_where_no_other_width_is_bound() {
        let promised = |independence| {
            let has = vk::PhysicalDeviceFloatControlsProperties::default()
                .denorm_behavior_independence(independence)
                .shader_denorm_preserve_float16(true)
                .shader_denorm_preserve_float32(true);
            denorm_preserve(&has)
        };
        assert_eq!(promised(vk::ShaderFloatControlsIndependence::ALL), [16, 32]);
        assert_eq!(
            promised(vk::ShaderFloatControlsIndependence::TYPE_32_ONLY),
            [32]
        );
        assert_eq!(promised(vk::ShaderFloatControlsIndependence::NONE), [0; 0]);
        assert_eq!(
            denorm_preserve(&vk::PhysicalDeviceFloatControlsProperties::default()),
            [0; 0]
        );
    }
}
