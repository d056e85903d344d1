//! Moves functions and globals of kernel modules to the module around, and converts `gpu.func` to `func.func`.
//!
//! ```mlir
//! gpu.module @m {
//!   gpu.func @k(%x: memref<?xf32>)          func.func @k(%x: memref<?xf32>)
//!       workgroup(%w: memref<64xf32, …>)        attributes {mir.kernel =
//!       kernel attributes {                       #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
//!         known_block_size = …} {       →     %w = memref.get_global @k_workgroup_0 : …
//! ```
//!
//! A name that is taken already gets the name of its module as a prefix. Workgroup memory becomes a global, private
//! memory a variable.

use super::{
    device::{self, Device, symbol},
    entry_point_abi,
    symbols::Symbols,
};
use gir_dialects::{
    ir::{self, AttributeExt, Builder, Op, OpView, TypeExt},
    mir, names,
    upstream::{func, gpu, memref},
};
use std::collections::HashMap;

/// Moves everything out of the kernel modules, and erases these.
pub fn hoist<'c>(device: &mut Device<'c>, symbols: &mut Symbols<'c>) {
    for &module in &device.modules {
        let renamed = rename(module, symbols);
        for op in device::ops(module).collect::<Vec<_>>() {
            if !renamed.is_empty() {
                op.walk_pre(|user| follow(user, &renamed));
            }
            op.move_before(module);
        }
    }
    for function in &mut device.functions {
        let is_marked = device::is_marked(*function);
        let subgroup_size = entry_point_abi::take(*function);
        if let Some(old) = function.cast::<gpu::GPUFuncOp<'c>>() {
            *function = convert(old, subgroup_size, symbols);
        } else if is_marked {
            set_kernel(
                *function,
                entry_point_abi::known_size(*function),
                subgroup_size,
            );
            for name in [
                names::GPU_KERNEL,
                names::GPU_KNOWN_BLOCK_SIZE,
                names::GPU_KNOWN_GRID_SIZE,
                names::GPU_KNOWN_CLUSTER_SIZE,
            ] {
                function.remove_attribute(name);
            }
        }
    }
    device.modules.drain(..).for_each(Op::erase);
}

/// Renames symbols of a kernel module that are taken already.
fn rename<'c>(module: Op<'c>, symbols: &mut Symbols<'c>) -> HashMap<&'c str, String> {
    let mut renamed = HashMap::new();
    for op in device::ops(module) {
        let Some(name) = symbol(op) else { continue };
        if symbols.claim(name) {
            continue;
        }
        let outer = symbol(module).unwrap_or_default();
        let new = symbols.fresh(&format!("{outer}_{name}"));
        op.remark(format!("becomes '@{new}': another module has a '@{name}'"));
        op.set_attribute(func::FuncOp::SYM_NAME_ATTR, ir::string(op.context(), &new));
        renamed.insert(name, new);
    }
    renamed
}

/// Updates the symbol in an op to its new name.
fn follow(user: Op<'_>, renamed: &HashMap<&str, String>) {
    let new = device::used_symbol(user).and_then(|name| renamed.get(name));
    let Some(new) = new else { return };
    let attribute = match user.is::<func::CallOp<'_>>() {
        true => func::CallOp::CALLEE_ATTR,
        false => memref::GetGlobalOp::NAME_ATTR,
    };
    user.set_attribute(attribute, ir::symbol_ref(user.context(), new));
}

/// The `func.func` of a `gpu.func`.
fn convert<'c>(
    old: gpu::GPUFuncOp<'c>,
    subgroup_size: Option<i64>,
    symbols: &mut Symbols<'c>,
) -> Op<'c> {
    let op = old.op();
    let name = symbol(op).unwrap_or_default();
    let (ty, attributes) = (old.function_type(), old.arg_attrs());
    let new = func::FuncOp::build(
        &Builder::before(op),
        name,
        ty,
        None,
        attributes,
        None,
        false,
    );
    let inputs = ty.as_function().map_or(0, |(inputs, _)| inputs.len());
    replace_attributions(op, new.op(), inputs, symbols);
    new.body().take_body(old.body());
    if op.attribute(names::GPU_KERNEL).is_some() {
        set_kernel(new.op(), entry_point_abi::known_size(op), subgroup_size);
    }
    op.erase();
    new.op()
}

/// Marks a kernel; without a size the launch decides it.
fn set_kernel(function: Op<'_>, size: Option<Vec<i32>>, subgroup_size: Option<i64>) {
    let extents: Vec<i64> = size
        .unwrap_or_default()
        .into_iter()
        .map(i64::from)
        .collect();
    let (context, stage) = (function.context(), mir::Stage::Compute);
    let kernel = mir::KernelAttr::get(context, stage, &extents, subgroup_size, &[]);
    function.set_attribute(names::MIR_KERNEL, kernel);
}

/// Replaces the arguments of `old` after the parameters by globals, placed before `new`, and variables.
fn replace_attributions<'c>(old: Op<'c>, new: Op<'c>, inputs: usize, symbols: &mut Symbols<'c>) {
    let Some(entry) = old.region(0).first_block() else {
        return;
    };
    let shared = old.attribute(names::GPU_WORKGROUP_ATTRIBUTIONS);
    let shared = shared.and_then(AttributeExt::as_int).unwrap_or(0) as usize;
    let attributions: Vec<_> = entry.arguments().skip(inputs).collect();
    for (index, &memory) in attributions.iter().enumerate() {
        let b = Builder::at_start(entry, memory.location());
        let value = if index < shared {
            let name = symbol(old).unwrap_or_default();
            symbols.workgroup_memory(&b, new, &format!("{name}_workgroup_{index}"), memory.ty())
        } else {
            memref::AllocaOp::build(&b, memory.ty(), &[], &[], None).memref()
        };
        memory.replace_all_uses(value);
    }
    for _ in attributions {
        entry.erase_argument(inputs);
    }
}
