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
