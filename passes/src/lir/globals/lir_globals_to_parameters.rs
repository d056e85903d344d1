//! `--lir-globals-to-parameters`: turns globals that the host provides into kernel parameters.
//!
//! ```mlir
//! lir.global @lut : <global, f32> …          func.func @k(%x: !mir.ptr<global, f32> …,
//! func.func @k(%x: !mir.ptr<global, f32> …)      %lut: !mir.ptr<global, f32>
//!     attributes {lir.kernel = …} {       →          {lir.name = "lut", lir.resource = …})
//!   %p = lir.address_of @lut                     attributes {lir.kernel = …} {
//!   %v = lir.load %p align 4                   %v = lir.load %lut align 4
//! ```
//!
//! For targets whose modules have no host-bindable variables in global memory, OpenCL among them.
//! Every kernel gets a parameter for each global in global memory, in program order, whether it
//! uses it or not, and after them one for each global in workgroup memory that it uses and whose
//! size the launch decides. With `unused=false` kernels take only the buffers that they use, for
//! targets that identify parameters by number; with `dynamic=false` the workgroup memory stays a
//! global, for targets that support that. Functions that use such globals are inlined. Buffers of a
//! module with `--module-variables` stay globals, but for those at fixed addresses.

use crate::{lir::pointers::lir_inline_pointer_calls, profile::module_variables};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Block, Op, OpView, TypeExt, Value},
    lir,
    mir::{PtrType, StorageSpace},
    names,
    pass::{OptionKind, PassInfo, PassOption, PassRun},
    upstream::func,
};
use std::collections::HashMap;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-globals-to-parameters",
    description: "Turn globals that the host provides into parameters of the kernels",
    anchor: "builtin.module",
    options: &[UNUSED, DYNAMIC],
    dialects: &[],
    initialize: None,
    concerns: None,
    run,
};

/// Whether kernels take buffers that they do not use.
pub const UNUSED: PassOption = PassOption {
    name: "unused",
    description: "Whether kernels take buffers that they do not use (default: true)",
    kind: OptionKind::Bool(true),
};

/// Whether memory that the launch sizes is passed, too.
pub const DYNAMIC: PassOption = PassOption {
    name: "dynamic",
    description: "Whether workgroup memory that the launch sizes becomes a parameter, too (default: true)",
    kind: OptionKind::Bool(true),
};

fn run(pass: &PassRun<'_>) {
    let [takes_unused, takes_dynamic] =
        [UNUSED, DYNAMIC].map(|option| pass.bool_option(option.name));
    move_globals(pass.op(), takes_unused, takes_dynamic);
}

/// Returns `None` after a diagnostic.
fn move_globals(module: Op<'_>, takes_unused: bool, takes_dynamic: bool) -> Option<()> {
    let mut globals = provided(module);
    let keeps_variables = module_variables::of(module);
    let is_variable = |global: &lir::GlobalOp<'_>| !global.dynamic() && global.address().is_none();
    globals.retain(|global| takes_dynamic || !global.dynamic());
    globals.retain(|global| !(keeps_variables && is_variable(global)));
    if globals.is_empty() {
        return Some(());
    }
    lir_inline_pointer_calls::inline_users(module, |name| {
        globals.iter().any(|global| global.sym_name() == name)
    })?;
    let kernels = module.region(0).blocks().flat_map(Block::ops);
    for kernel in kernels.filter(|op| op.attribute(names::LIR_KERNEL).is_some()) {
        if let Some(kernel) = kernel.cast() {
            add_parameters(kernel, &globals, takes_unused);
        }
    }
    globals.iter().for_each(|global| global.op().erase());
    Some(())
}

/// The globals that the host provides: buffers first, then workgroup memory sized by the launch.
fn provided(module: Op<'_>) -> Vec<lir::GlobalOp<'_>> {
    let space = |global: &lir::GlobalOp<'_>| PtrType::from_type(global.type_()).map(PtrType::space);
    let globals = module.region(0).blocks().flat_map(Block::ops);
    let globals: Vec<_> = globals.filter_map(Op::cast::<lir::GlobalOp<'_>>).collect();
    let of = |wanted, is_wanted: fn(&lir::GlobalOp<'_>) -> bool| {
        let globals = globals.iter().copied();
        globals.filter(move |global| space(global) == Some(wanted) && is_wanted(global))
    };
    let buffers = of(StorageSpace::Global, |_| true);
    buffers
        .chain(of(StorageSpace::Workgroup, |global| global.dynamic()))
        .collect()
}

/// Adds a parameter to a kernel for each global, and replaces its address.
fn add_parameters<'c>(kernel: func::FuncOp<'c>, globals: &[lir::GlobalOp<'c>], takes_unused: bool) {
    let op = kernel.op();
    let Some(entry) = op.region(0).first_block() else {
        return;
    };
    let mut values = HashMap::new();
    let mut described = descriptions(kernel, entry.argument_count());
    let used = addresses(op);
    let is_used = |name: &str| used.iter().any(|address| address.global() == name);
    let taken = globals.iter();
    let is_taken = |global: &&lir::GlobalOp<'_>| {
        takes_unused && !global.dynamic() || is_used(global.sym_name())
    };
    for global in taken.filter(is_taken) {
        let value = entry.add_argument(global.type_(), global.op().location());
        values.insert(global.sym_name(), value);
        described.push(description(*global));
    }
    for address in used {
        if let Some(&value) = values.get(address.global()) {
            address.result().replace_all_uses(value);
            address.op().erase();
        }
    }
    let inputs: Vec<_> = entry.arguments().map(Value::ty).collect();
    let results = kernel.function_type().as_function().unwrap_or_default().1;
    kernel.set_function_type(ir::function(op.context(), &inputs, &results));
    let described = ir::array(op.context(), &described);
    op.set_attribute(func::FuncOp::ARG_ATTRS_ATTR, described);
}

fn addresses(kernel: Op<'_>) -> Vec<lir::AddressOfOp<'_>> {
    let mut addresses = vec![];
    kernel.walk_pre(|op| addresses.extend(op.cast::<lir::AddressOfOp<'_>>()));
    addresses
}

/// The attributes of the existing parameters of a kernel.
fn descriptions(kernel: func::FuncOp<'_>, count: usize) -> Vec<Attribute<'_>> {
    let given = kernel.arg_attrs().and_then(Attribute::as_array);
    let none = ir::dictionary(kernel.op().context(), &[]);
    given.unwrap_or_else(|| vec![none; count])
}

/// The attributes of the parameter for a global.
fn description(global: lir::GlobalOp<'_>) -> Attribute<'_> {
    let op = global.op();
    let kept = [names::LIR_RESOURCE, names::LIR_SPEC_ID];
    let kept = kept
        .into_iter()
        .filter_map(|name| Some((name, op.attribute(name)?)));
    let name = ir::string(op.context(), global.sym_name());
    let entries: Vec<_> = kept.chain([(names::LIR_NAME, name)]).collect();
    ir::dictionary(op.context(), &entries)
}
