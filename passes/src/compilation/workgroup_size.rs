//! `--workgroup-size`: the size of the workgroups of kernels that state none.

use crate::import::llvm::kernels;
use gir_dialects::{
    gir,
    ir::{self, Op},
    mir::{KernelAttr, Stage},
    names,
    upstream::gpu,
};

/// Reads `X`, `X,Y` or `X,Y,Z`.
///
/// # Errors
/// Text of another form, and extents that no workgroup has.
pub fn parse(text: &str) -> Result<[u32; 3], String> {
    let mut size = [1; 3];
    let parts: Vec<_> = text.split(',').collect();
    let is_extent = |extent: &u32| (1..=i32::MAX.unsigned_abs()).contains(extent);
    for (index, part) in parts.iter().enumerate() {
        let extent = part.trim().parse().ok().filter(is_extent);
        match (size.get_mut(index), extent) {
            (Some(place), Some(extent)) => *place = extent,
            _ => {
                return Err(format!(
                    "--workgroup-size: '{text}' is not one to three positive numbers X,Y,Z"
                ));
            }
        }
    }
    Ok(size)
}

/// Gives a size to the kernels of a module that state none, at whichever level they are.
pub fn give(module: Op<'_>, size: [u32; 3]) {
    let extents = size.map(u32::cast_signed);
    module.walk_pre(|op| {
        if op.cast::<gir::FuncOp<'_>>().is_some_and(is_open) {
            let size = ir::dense_i32(op.context(), &extents);
            op.set_attribute(gir::FuncOp::WORKGROUP_SIZE_ATTR, size);
        }
        for name in [names::MIR_KERNEL, names::LIR_KERNEL] {
            give_to_lowered(op, name, size);
        }
        give_to_upstream(op, &extents);
        kernels::give_size(op, &extents);
    });
}

fn is_open(function: gir::FuncOp<'_>) -> bool {
    function.kernel() && function.workgroup_size().is_none()
}

/// A kernel of mir or lir, with its attribute of that name. Constants of the source may be its size.
fn give_to_lowered(op: Op<'_>, name: &str, size: [u32; 3]) {
    let sized_by_constants = [names::MIR_WORKGROUP_SIZE_IDS, names::LIR_WORKGROUP_SIZE_IDS];
    let kernel = op.attribute(name).and_then(KernelAttr::from_attribute);
    let Some(kernel) = kernel.filter(|kernel| {
        kernel.stage() == Stage::Compute
            && kernel.workgroup_size().is_empty()
            && !sized_by_constants
                .iter()
                .any(|ids| op.attribute(ids).is_some())
    }) else {
        return;
    };
    let (subgroup, hint) = (kernel.subgroup_size(), kernel.local_size_hint());
    let extents = size.map(i64::from);
    let sized = KernelAttr::get(op.context(), Stage::Compute, &extents, subgroup, &hint);
    op.set_attribute(name, sized);
}

/// A kernel of the gpu dialect. An attribute for SPIR-V may state the size, too.
fn give_to_upstream(op: Op<'_>, extents: &[i32]) {
    let known = match op.is::<gpu::GPUFuncOp<'_>>() {
        true => gpu::GPUFuncOp::KNOWN_BLOCK_SIZE_ATTR,
        false => names::GPU_KNOWN_BLOCK_SIZE,
    };
    let stated = [known, names::GPU_KNOWN_BLOCK_SIZE];
    let is_kernel = op.attribute(names::GPU_KERNEL).is_some();
    let abi = op.attribute(names::SPIRV_ENTRY_POINT_ABI);
    let abi = abi.and_then(gir_dialects::spirv::EntryPointAbi::of);
    let has_abi = abi.is_some_and(|abi| !abi.workgroup_size.is_empty());
    if is_kernel && !has_abi && stated.iter().all(|name| op.attribute(name).is_none()) {
        op.set_attribute(known, ir::dense_i32(op.context(), extents));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_to_three_positive_numbers_are_a_size() {
        assert_eq!(parse("64"), Ok([64, 1, 1]));
        assert_eq!(parse("8, 4"), Ok([8, 4, 1]));
        assert_eq!(parse("8,4,2"), Ok([8, 4, 2]));
        for text in ["", "0", "1,2,3,4", "8,", "-1", "2147483648", "a"] {
            let error =
                format!("--workgroup-size: '{text}' is not one to three positive numbers X,Y,Z");
            assert_eq!(parse(text), Err(error));
        }
    }
}
