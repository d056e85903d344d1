//! Collects the uses of a function, and checks that SPIR-V supports them.

use super::{
    addresses,
    flavour::Flavour,
    handles, memory_model, physical,
    types::{self, lanes_in_words},
    uses::Uses,
    views,
};
use crate::{
    analysis::handles::{bound, is_handle},
    fast_math,
    lir::pointers::lir_address_buffers,
    profile::generic_pointers,
};
use gir_dialects::{
    census::Census,
    ir::{Op, OpView, Type, TypeExt, Value},
    lir,
    mir::{PtrType, StorageSpace},
    names,
    upstream::{
        arith::{self, FastMathFlags},
        func,
        spirv::BuiltIn,
    },
};

/// The builtin input that an op reads, and the component if it reads one of a vector.
pub fn builtin(name: &str) -> Option<(BuiltIn, Option<i32>)> {
    let (builtin, component) = match name {
        lir::SubgroupIdOp::NAME => return Some((BuiltIn::SubgroupId, None)),
        lir::SubgroupSizeOp::NAME => return Some((BuiltIn::SubgroupSize, None)),
        lir::SubgroupLocalIdOp::NAME => return Some((BuiltIn::SubgroupLocalInvocationId, None)),
        lir::NumSubgroupsOp::NAME => return Some((BuiltIn::NumSubgroups, None)),
        lir::VertexIndexOp::NAME => return Some((BuiltIn::VertexIndex, None)),
        lir::InstanceIndexOp::NAME => return Some((BuiltIn::InstanceIndex, None)),
        lir::FragCoordOp::NAME => return Some((BuiltIn::FragCoord, None)),
        lir::IdGlobalXOp::NAME => (BuiltIn::GlobalInvocationId, 0),
        lir::IdGlobalYOp::NAME => (BuiltIn::GlobalInvocationId, 1),
        lir::IdGlobalZOp::NAME => (BuiltIn::GlobalInvocationId, 2),
        lir::IdLocalXOp::NAME => (BuiltIn::LocalInvocationId, 0),
        lir::IdLocalYOp::NAME => (BuiltIn::LocalInvocationId, 1),
        lir::IdLocalZOp::NAME => (BuiltIn::LocalInvocationId, 2),
        lir::IdGroupXOp::NAME => (BuiltIn::WorkgroupId, 0),
        lir::IdGroupYOp::NAME => (BuiltIn::WorkgroupId, 1),
        lir::IdGroupZOp::NAME => (BuiltIn::WorkgroupId, 2),
        lir::NumGroupsXOp::NAME => (BuiltIn::NumWorkgroups, 0),
        lir::NumGroupsYOp::NAME => (BuiltIn::NumWorkgroups, 1),
        lir::NumGroupsZOp::NAME => (BuiltIn::NumWorkgroups, 2),
        _ => return None,
    };
    Some((builtin, Some(component)))
}

/// The axis of an op that queries the workgroup size.
pub fn group_size_axis(name: &str) -> Option<usize> {
    match name {
        lir::GroupSizeXOp::NAME => Some(0),
        lir::GroupSizeYOp::NAME => Some(1),
        lir::GroupSizeZOp::NAME => Some(2),
        _ => None,
    }
}

/// The checks that have work in a module.
#[derive(Clone, Copy)]
pub struct Needed {
    /// Values have generic pointers.
    generic: bool,
    /// A type is not supported: in functions with bindings, and in those with addresses.
    types: [bool; 2],
    /// Values are resources.
    handles: bool,
    /// Accesses have orderings, or operations order accesses.
    orders: bool,
    /// Values are floats.
    floats: bool,
}

impl Needed {
    /// The checks for a module whose contents are known; all if they are not.
    pub fn of(census: Option<Census<'_>>, flavour: &Flavour) -> Self {
        let holds = |needs: &dyn Fn(Census<'_>) -> bool| census.is_none_or(needs);
        let lacks = |is_addressed| {
            holds(&|census| census.any_type(|ty| !is_supported(ty, flavour, is_addressed)))
        };
        let orders = |name: &str| {
            let others = [
                lir::BarrierOp::NAME,
                lir::MemFenceOp::NAME,
                lir::ImageAtomicOp::NAME,
                lir::ImageCompareExchangeOp::NAME,
            ];
            others.contains(&name)
        };
        Self {
            generic: holds(&|census| {
                census.has::<lir::AddrSpaceCastOp<'_>>()
                    || census.any_type(generic_pointers::is_generic)
            }),
            types: [lacks(false), lacks(true)],
            handles: holds(&|census| census.any_type(is_handle)),
            orders: holds(&|census| census.is_ordered() || census.any_name(orders)),
            floats: holds(&|census| census.any_type(|ty| ty.lane().as_float().is_some())),
        }
    }
}

/// Collects the uses of a function; emits an error for each type not yet supported.
pub fn inspect<'c>(function: Op<'c>, flavour: &Flavour, needed: Needed) -> Uses<'c> {
    let mut uses = Uses::default();
    let is_addressed = !flavour.is_physical() && lir_address_buffers::is_addressed(function);
    uses.is_addressed = is_addressed;
    function.walk_pre(|op| {
        if !flavour.is_physical() {
            if needed.generic && generic_pointers::refuse(op, "Vulkan") {
                return;
            }
            check_pointers(op, is_addressed);
        }
        if needed.types[usize::from(is_addressed)] {
            check_types(op, flavour, is_addressed);
        }
        if needed.handles {
            handles::check(op);
        }
        check_storage(op);
        if !flavour.is_physical() && !is_addressed {
            uses.views.extend(views::of(op));
        }
        let name = op.name();
        if needed.floats {
            note_floats(op, &mut uses);
        }
        uses.orders |= needed.orders && memory_model::orders(op);
        if let Some((builtin, _)) = builtin(name) {
            uses.builtins.insert(builtin as i64);
            uses.answered.push(op);
        } else if group_size_axis(name).is_some() {
            uses.group_size.get_or_insert(op);
            uses.answered.push(op);
        } else if [lir::VarOp::NAME, lir::SpecConstantOp::NAME].contains(&name)
            || bound(op).is_some()
        {
            uses.answered.push(op);
        } else if let Some(address) = op.cast::<lir::AddressOfOp<'c>>() {
            uses.globals.insert(address.global());
            uses.answered.push(op);
        } else if let Some(call) = op.cast::<func::CallOp<'c>>() {
            uses.callees.entry(call.callee()).or_insert(op);
        }
    });
    uses
}

fn note_floats<'c>(op: Op<'c>, uses: &mut Uses<'c>) {
    uses.rounds |= fast_math::flags(op).is_some() && !fast_math::may_fuse(op);
    for width in op
        .results()
        .filter_map(|result| result.ty().lane().as_float())
    {
        uses.floats.insert(width);
        note_accuracy(op, width, uses);
        if op.is::<arith::TruncFOp<'_>>() {
            uses.rounded.insert(width);
            // f64 goes to f16 by way of f32.
            uses.floats.insert(32);
            note_accuracy(op, 32, uses);
        }
    }
    if op.is::<arith::CmpFOp<'_>>()
        && let Some(width) = op.operand(0).ty().lane().as_float()
    {
        note_accuracy(op, width, uses);
    }
}

/// Records what the flags of an operation allow for floats of a width; an op without flags, like a load, has no
/// effect.
fn note_accuracy(op: Op<'_>, width: u32, uses: &mut Uses<'_>) {
    const FINITE: [FastMathFlags; 3] =
        [FastMathFlags::NNAN, FastMathFlags::NINF, FastMathFlags::NSZ];
    let Some(flags) = fast_math::flags(op) else {
        return;
    };
    let widths = match FINITE.iter().all(|&flag| flags.contains(flag)) {
        true => &mut uses.finite,
        false => &mut uses.infinite,
    };
    widths.insert(width);
}

/// Checks that a function's own storage is private.
fn check_storage(op: Op<'_>) {
    if let Some(variable) = op.cast::<lir::VarOp<'_>>()
        && PtrType::from_type(variable.result().ty()).map(PtrType::space)
            == Some(StorageSpace::Workgroup)
    {
        op.error("is workgroup storage in a function, which cannot be emitted as SPIR-V yet; make it a lir.global");
    }
}

fn check_types(op: Op<'_>, flavour: &Flavour, is_addressed: bool) {
    let arguments = op
        .regions()
        .flat_map(|region| region.blocks())
        .flat_map(|block| block.arguments());
    let unsupported = op
        .results()
        .chain(arguments)
        .map(Value::ty)
        .find(|&ty| !is_supported(ty, flavour, is_addressed));
    if let Some(ty) = unsupported {
        let remedy = match holds_pointers(ty) {
            true => "memory can hold addresses of global memory, where the profile has 'spirv.buffer_addresses', and no other pointers".to_owned(),
            false => format!(
                "use i1, integers of 8 to 64 bits, floats of 16 to 64 bits, vectors of two to {most} of these, or pointers to one of these",
                most = lanes_in_words(flavour.most_lanes),
            ),
        };
        op.error(format!(
            "has a value of type {ty}, which cannot be emitted as SPIR-V yet; {remedy}"
        ));
    }
}

/// Whether a type is that of pointers to memory that holds pointers.
fn holds_pointers(ty: Type<'_>) -> bool {
    PtrType::from_type(ty).is_some_and(|ty| PtrType::from_type(ty.pointee()).is_some())
}

/// Checks that SPIR-V for Vulkan can tell the memory of each pointer: pointers are parameters of kernels,
/// variables, globals, or derived from one of these.
fn check_pointers(op: Op<'_>, is_addressed: bool) {
    let is_pointer = |ty: Type<'_>| {
        PtrType::from_type(ty).is_some() && !(is_addressed && lir_address_buffers::is_global(ty))
    };
    if let Some(function) = op.cast::<func::FuncOp<'_>>() {
        let (inputs, results) = function.function_type().as_function().unwrap_or_default();
        let takes = inputs.into_iter().any(is_pointer) && op.attribute(names::LIR_KERNEL).is_none();
        if takes || results.into_iter().any(is_pointer) {
            op.error("takes or returns a pointer, which cannot be emitted as SPIR-V yet; pass the values, or inline the calls");
        }
        return;
    }
    let arguments = op
        .regions()
        .flat_map(|region| region.blocks())
        .flat_map(|block| block.arguments());
    let has_pointer = op
        .results()
        .chain(arguments)
        .any(|value| is_pointer(value.ty()));
    // A call is reported at the callee's own declaration.
    if has_pointer && !keeps_base(op.name()) && op.name() != func::CallOp::NAME {
        op.error("chooses a pointer at run time, which cannot be emitted as SPIR-V yet; choose an index or a value");
    }
}

/// Whether the base of the pointers that an op yields is known.
fn keeps_base(name: &str) -> bool {
    [
        lir::VarOp::NAME,
        lir::AddressOfOp::NAME,
        lir::GepOp::NAME,
        lir::PtrCastOp::NAME,
    ]
    .contains(&name)
}

fn is_supported(ty: Type<'_>, flavour: &Flavour, is_addressed: bool) -> bool {
    if is_handle(ty) {
        // They are checked by themselves.
        return true;
    }
    let pointee = |ty| PtrType::from_type(ty).map(PtrType::pointee);
    let mut held = std::iter::successors(pointee(ty), |&ty| pointee(ty));
    // An address says nothing of the pointers that the memory behind it holds.
    if is_addressed && held.any(|ty| pointee(ty).is_some() && !lir_address_buffers::is_global(ty)) {
        return false;
    }
    let ty = if is_addressed {
        addresses::convert(ty)
    } else {
        ty
    };
    let mut pointees = std::iter::successors(pointee(ty), |&ty| pointee(ty));
    let scalar = match flavour.is_physical() {
        true => pointees.last().map(physical::convert),
        // Vulkan memory holds no pointers.
        false => pointees.next(),
    };
    types::is_supported(scalar.unwrap_or(ty), flavour.most_lanes)
}
