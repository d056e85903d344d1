//! `--lir-address-buffers`: passes buffer addresses to kernels that use pointers as values.
//!
//! ```mlir
//! func.func @k(%x: !mir.ptr<global, f32>           func.func @k(%x: !mir.ptr<global, f32>
//!     {lir.resource = …},                              {lir.resource = …, lir.push_constant =
//!   %y: !mir.ptr<global, f32>                             #lir.push_constant<offset = 0, size = 8>},
//!     {lir.resource = …}) …                    →     %y: !mir.ptr<global, f32>
//!                                                      {lir.resource = …, lir.push_constant =
//!                                                         #lir.push_constant<offset = 8, size = 8>}) …
//!   lir.store %table, %x align 8                     lir.store %table, %x align 8
//!   %p = lir.load %slot align 8                      %p = lir.load %slot align 8
//! ```
//!
//! For targets whose pointers refer to elements of variables, but that also support pointers made
//! from buffer addresses: SPIR-V for Vulkan, if the profile has `spirv.buffer_addresses`. A kernel
//! needs them if memory holds pointers, control flow chooses between them or they are numbers; a remark
//! names the first such operation. All its pointers to global storage are then addresses. The host passes the
//! addresses of the parameters after the scalars, followed by those of globals in buffers, as
//! parameters that the pass adds. Other kernels keep their bindings, and so do vertex and fragment
//! kernels, which share push constants.
//!
//! It runs after `--lir-inline-pointer-calls`, `--lir-index-pointers` and `--lir-tag-pointers`,
//! which remove all pointer values that can be removed.

use crate::{
    analysis::taken,
    profile::{Profile, recorded},
};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Block, Context, Op, OpView, Type, TypeExt, Value},
    lir,
    mir::{KernelAttr, PtrType, PushConstantsAttr, Stage, StorageSpace},
    names,
    pass::{PassInfo, PassRun},
    upstream::{func, ub},
};
use std::collections::HashMap;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-address-buffers",
    description: "Pass the addresses of buffers to kernels that use pointers as values",
    anchor: "builtin.module",
    options: &[],
    dialects: &["lir"],
    initialize: None,
    concerns: None,
    run,
};

/// The size of an address in bytes.
const ADDRESS: i64 = 8;

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let Some(profile) = recorded::profile(module) else {
        return;
    };
    let mut is_changed = false;
    if has_addresses(&profile) {
        let top: Vec<_> = module.region(0).blocks().flat_map(Block::ops).collect();
        let globals = top.iter().filter_map(|op| op.cast::<lir::GlobalOp<'_>>());
        let globals: HashMap<_, _> = globals.map(|global| (global.sym_name(), global)).collect();
        for kernel in top.iter().filter_map(|op| op.cast::<func::FuncOp<'_>>()) {
            if is_compute(kernel.op())
                && let Some(first) = first_value(kernel.op())
            {
                is_changed = true;
                taken::note(first, "an address");
                first.remark("uses a pointer as a value: the kernel gets the addresses of its buffers instead of bindings");
                address(kernel, &globals, &profile);
            }
        }
    }
    if !is_changed {
        pass.note_unchanged();
    }
}

/// Whether kernels of a profile may get addresses, which are 64-bit integers.
fn has_addresses(profile: &Profile) -> bool {
    let can = profile
        .spirv
        .as_ref()
        .is_some_and(|spirv| spirv.buffer_addresses.is_usable());
    can && profile.types.i64.is_native()
}

/// Whether a function is a kernel that may get the addresses of its buffers.
pub fn may_have_addresses(function: Op<'_>) -> bool {
    let profile = function.parent().and_then(recorded::profile);
    is_compute(function) && profile.is_some_and(|profile| has_addresses(&profile))
}

fn is_compute(function: Op<'_>) -> bool {
    let kernel = function.attribute(names::LIR_KERNEL);
    let kernel = kernel.and_then(KernelAttr::from_attribute);
    kernel.is_some_and(|kernel| kernel.stage() == Stage::Compute)
}

/// Whether pointers to global storage are addresses in a kernel of Vulkan: it gets some, or makes them of numbers.
pub fn is_addressed(kernel: Op<'_>) -> bool {
    gets_addresses(kernel) || makes_pointers(kernel)
}

/// Whether a kernel gets the addresses of its buffers.
pub fn gets_addresses(kernel: Op<'_>) -> bool {
    let kernel = kernel.cast::<func::FuncOp<'_>>();
    let parameters = kernel.map(parameters).unwrap_or_default();
    parameters
        .iter()
        .any(|&(ty, given)| is_global(ty) && given.entry(names::LIR_PUSH_CONSTANT).is_some())
}

/// Whether a kernel makes pointers to global storage of numbers.
fn makes_pointers(kernel: Op<'_>) -> bool {
    let mut found = false;
    kernel.walk_pre(|op| {
        found |= op
            .cast::<lir::IntToPtrOp<'_>>()
            .is_some_and(|made| is_global(made.result().ty()));
    });
    found
}

/// Whether a type is a pointer to global storage.
pub fn is_global(ty: Type<'_>) -> bool {
    PtrType::from_type(ty).map(PtrType::space) == Some(StorageSpace::Global)
}

/// The first operation of a kernel that creates, stores or passes on a pointer to global storage as
/// a value.
fn first_value(kernel: Op<'_>) -> Option<Op<'_>> {
    let mut first = None;
    kernel.walk_pre(|op| {
        if first.is_none() && op != kernel && treats_pointer_as_value(op) {
            first = Some(op);
        }
    });
    let (inputs, _) = kernel
        .cast::<func::FuncOp<'_>>()?
        .function_type()
        .as_function()?;
    let holds_pointers = |&ty: &Type<'_>| {
        is_global(ty) && PtrType::from_type(ty).is_some_and(|points| is_global(points.pointee()))
    };
    first.or_else(|| inputs.iter().any(holds_pointers).then_some(kernel))
}

fn treats_pointer_as_value(op: Op<'_>) -> bool {
    let makes = op.results().any(|value| is_global(value.ty()));
    let keeps_base = op.is::<lir::GepOp<'_>>()
        || op.is::<lir::PtrCastOp<'_>>()
        || op.is::<lir::AddressOfOp<'_>>()
        || op.is::<ub::PoisonOp<'_>>();
    let blocks = op.regions().flat_map(|region| region.blocks());
    let takes = blocks
        .flat_map(Block::arguments)
        .any(|value| is_global(value.ty()));
    let stores = op
        .cast::<lir::StoreOp<'_>>()
        .is_some_and(|store| is_global(store.value().ty()));
    let numbers = op
        .cast::<lir::PtrToIntOp<'_>>()
        .is_some_and(|address| is_global(address.operand().ty()));
    (makes && !keeps_base) || takes || stores || numbers
}

/// The types of the parameters, with their attributes.
fn parameters(kernel: func::FuncOp<'_>) -> Vec<(Type<'_>, Attribute<'_>)> {
    let types = kernel.function_type().as_function();
    let types = types.map_or(vec![], |(inputs, _)| inputs);
    let none = ir::dictionary(kernel.op().context(), &[]);
    let given = kernel.arg_attrs().and_then(Attribute::as_array);
    let given = given.unwrap_or_else(|| vec![none; types.len()]);
    types.into_iter().zip(given).collect()
}

/// Places the addresses of the buffers after the scalars.
fn address<'c>(
    kernel: func::FuncOp<'c>,
    globals: &HashMap<&'c str, lir::GlobalOp<'c>>,
    profile: &Profile,
) {
    let op = kernel.op();
    let mut end = end_of_scalars(kernel);
    add_globals(kernel, globals);
    let described: Vec<_> = parameters(kernel)
        .into_iter()
        .map(|(ty, given)| match is_global(ty) {
            true => addressed(op.context(), given, &mut end),
            false => given,
        })
        .collect();
    let described = ir::array(op.context(), &described);
    op.set_attribute(func::FuncOp::ARG_ATTRS_ATTR, described);
    let block = PushConstantsAttr::get(op.context(), end, ADDRESS);
    op.set_attribute(names::LIR_PUSH_CONSTANTS, block);
    let limit = profile
        .limits
        .parameter_bytes
        .map_or(i64::MAX, |limit| limit.get() as i64);
    if end > limit {
        op.error(format!(
            "takes {end} bytes of push constants with the addresses of its buffers; target '{}' allows {limit}, pass fewer parameters",
            profile.name
        ));
    }
}

/// The attributes of a parameter whose address is in the push constants.
fn addressed<'c>(context: &'c Context, given: Attribute<'c>, end: &mut i64) -> Attribute<'c> {
    let offset = (*end + ADDRESS - 1) / ADDRESS * ADDRESS;
    *end = offset + ADDRESS;
    let place = lir::PushConstantAttr::get(context, offset, ADDRESS);
    let entries = given.entries().unwrap_or_default().into_iter();
    let entries: Vec<_> = entries.chain([(names::LIR_PUSH_CONSTANT, place)]).collect();
    ir::dictionary(context, &entries)
}

/// The end of a kernel's push constants.
fn end_of_scalars(kernel: func::FuncOp<'_>) -> i64 {
    let stated = kernel.op().attribute(names::LIR_PUSH_CONSTANTS);
    let stated = stated.and_then(PushConstantsAttr::from_attribute);
    let places = parameters(kernel).into_iter();
    let places = places.filter_map(|(_, given)| given.entry(names::LIR_PUSH_CONSTANT));
    let ends = places
        .filter_map(lir::PushConstantAttr::from_attribute)
        .map(|place| place.offset() + place.size());
    ends.chain(stated.map(|block| block.size()))
        .max()
        .unwrap_or(0)
}

/// Adds a parameter to a kernel for each global in a buffer whose address it takes.
fn add_globals<'c>(kernel: func::FuncOp<'c>, globals: &HashMap<&'c str, lir::GlobalOp<'c>>) {
    let op = kernel.op();
    let Some(entry) = op.region(0).first_block() else {
        return;
    };
    let mut addresses = vec![];
    op.walk_pre(|op| addresses.extend(op.cast::<lir::AddressOfOp<'c>>()));
    let mut described: Vec<_> = parameters(kernel)
        .into_iter()
        .map(|(_, given)| given)
        .collect();
    let mut values = HashMap::<&str, Value<'c>>::new();
    for address in addresses
        .into_iter()
        .filter(|address| is_global(address.result().ty()))
    {
        let name = address.global();
        let Some(global) = globals.get(name) else {
            continue;
        };
        let value = *values.entry(name).or_insert_with(|| {
            let symbol = ir::symbol_ref(op.context(), name);
            described.push(ir::dictionary(
                op.context(),
                &[(names::LIR_ADDRESS_OF, symbol)],
            ));
            entry.add_argument(global.type_(), global.op().location())
        });
        address.result().replace_all_uses(value);
        address.op().erase();
    }
    let inputs: Vec<_> = entry.arguments().map(|value| value.ty()).collect();
    let results = kernel.function_type().as_function().unwrap_or_default().1;
    kernel.set_function_type(ir::function(op.context(), &inputs, &results));
    let described = ir::array(op.context(), &described);
    op.set_attribute(func::FuncOp::ARG_ATTRS_ATTR, described);
}
