//! `spirv.entry_point_abi`, the launch attribute of upstream's own way to SPIR-V.
//!
//! It states the sizes of workgroups and subgroups. The former may stand beside `known_block_size`, or in its place;
//! its other properties have no form in mir.

use gir_dialects::{
    ir::{self, AttributeExt, Op},
    names,
    spirv::EntryPointAbi,
    upstream::gpu,
};

/// The error for a workgroup size that no launch can have.
pub const NO_SIZE: &str = "has a workgroup size that is not three positive numbers";

/// The name of the attribute with the workgroup size of a function.
fn size_name(function: Op<'_>) -> &'static str {
    match function.is::<gpu::GPUFuncOp<'_>>() {
        true => gpu::GPUFuncOp::KNOWN_BLOCK_SIZE_ATTR,
        false => names::GPU_KNOWN_BLOCK_SIZE,
    }
}

/// The size of a workgroup by `known_block_size`, under either of its names.
pub fn known_size(function: Op<'_>) -> Option<Vec<i32>> {
    let size = function.attribute(size_name(function));
    let size = size.or_else(|| function.attribute(names::GPU_KNOWN_BLOCK_SIZE));
    size?.as_dense_i32()
}

/// Reports properties of the attribute that would lose their meaning.
pub fn check(function: Op<'_>, is_kernel: bool) {
    let Some(attribute) = function.attribute(names::SPIRV_ENTRY_POINT_ABI) else {
        return;
    };
    let Some(abi) = EntryPointAbi::of(attribute) else {
        function.error(NO_SIZE);
        return;
    };
    if !is_kernel {
        function.error("has 'spirv.entry_point_abi', which is for kernels; mark it as 'gpu.kernel' or remove the attribute");
    }
    if let Some(width) = abi.target_width {
        function.error(format!(
            "has 'spirv.entry_point_abi' with target_width = {width}, which is for upstream's own way to SPIR-V; remove it, as the target's profile determines the modes of floats"
        ));
    }
    let size = &abi.workgroup_size;
    if !size.is_empty() && (size.len() != 3 || size.iter().any(|&extent| extent <= 0)) {
        function.error(NO_SIZE);
    } else if let Some(known) =
        known_size(function).filter(|known| !size.is_empty() && known != size)
    {
        function.error(format!(
            "has 'spirv.entry_point_abi' with workgroup_size = {size:?}, but known_block_size = {known:?}; make them equal"
        ));
    }
}

/// Removes the attribute from a kernel and keeps its workgroup size as `known_block_size`; returns its subgroup size.
pub fn take(function: Op<'_>) -> Option<i64> {
    let abi = EntryPointAbi::of(function.attribute(names::SPIRV_ENTRY_POINT_ABI)?)?;
    function.remove_attribute(names::SPIRV_ENTRY_POINT_ABI);
    if !abi.workgroup_size.is_empty() {
        let size = ir::dense_i32(function.context(), &abi.workgroup_size);
        function.set_attribute(size_name(function), size);
    }
    abi.subgroup_size.map(i64::from)
}
