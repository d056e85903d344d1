//! Annotations that Vulkan's memory model requires and GLSL's implies.
//!
//! In Vulkan's model a barrier, a fence or an atomic orders only those other accesses that are declared as not
//! private to the work-item (`NonPrivatePointer`, `NonPrivateTexel`). A release makes writes available, and an acquire
//! makes them visible, only if it says so (`MakeAvailable`, `MakeVisible`). The device scope is a capability of its
//! own.

use super::{capabilities::Capabilities, flavour::Flavour, placeholders};
use crate::profile::atomic_uses::texel_order;
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{AttributeExt, Op, Value},
    lir,
    spirv::as_pointer,
    upstream::spirv::{
        self, Capability, ImageOperands, ImageOperandsAttr, MemoryAccess, MemoryAccessAttr,
        MemoryModel, MemorySemantics, Scope, ScopeAttr, StorageClass,
    },
};

/// Whether a flavour has this memory model.
pub fn applies(flavour: &Flavour) -> bool {
    flavour.memory_model == MemoryModel::Vulkan
}

/// Whether an operation of lir orders the accesses around it.
pub fn orders(op: Op<'_>) -> bool {
    let is_ordered = |ordering: MemoryOrdering| ordering != MemoryOrdering::Relaxed;
    if let Some(access) = lir::memory_access(op) {
        return access.scope() != Some(MemoryScope::Invocation)
            && access.orderings().into_iter().any(is_ordered);
    }
    if let Some((orderings, scope)) = texel_order(op) {
        return scope != MemoryScope::Invocation && orderings.into_iter().any(is_ordered);
    }
    let barrier = op.cast::<lir::BarrierOp<'_>>();
    let fence = op.cast::<lir::MemFenceOp<'_>>();
    let semantics = barrier.map(lir::BarrierOp::semantics);
    semantics
        .or(fence.map(lir::MemFenceOp::semantics))
        .is_some_and(is_ordered)
}

/// The semantics bits of a release and an acquire beside ordering.
pub fn semantics(ordering: MemoryOrdering) -> MemorySemantics {
    match ordering {
        MemoryOrdering::Relaxed => MemorySemantics::NONE,
        MemoryOrdering::Acquire => MemorySemantics::MAKE_VISIBLE,
        MemoryOrdering::Release => MemorySemantics::MAKE_AVAILABLE,
        MemoryOrdering::AcqRel | MemoryOrdering::SeqCst => {
            MemorySemantics::MAKE_AVAILABLE | MemorySemantics::MAKE_VISIBLE
        }
    }
}

/// Marks the accesses of a lowered function to shared memory and to storage images as not private.
pub fn share_accesses(function: Op<'_>) {
    const TEXELS: &str = spirv::ImageReadOp::IMAGE_OPERANDS_ATTR;
    function.walk_pre(|op| {
        if op.is::<spirv::ImageReadOp<'_>>() || op.is::<spirv::ImageWriteOp<'_>>() {
            let shared = ImageOperandsAttr::get(op.context(), ImageOperands::NON_PRIVATE_TEXEL);
            op.set_attribute(TEXELS, shared);
        }
        let is_access = op.is::<spirv::LoadOp<'_>>() || op.is::<spirv::StoreOp<'_>>();
        if is_access && is_shared(op.operand(0)) {
            share(op);
        }
    });
}

fn is_shared(place: Value<'_>) -> bool {
    let class = as_pointer(place.ty()).map(|(_, class)| class);
    matches!(
        class,
        Some(
            StorageClass::StorageBuffer
                | StorageClass::PhysicalStorageBuffer
                | StorageClass::Workgroup
        )
    )
}

fn share(access: Op<'_>) {
    const NAME: &str = spirv::LoadOp::MEMORY_ACCESS_ATTR;
    let context = access.context();
    let known = [
        MemoryAccess::VOLATILE,
        MemoryAccess::ALIGNED,
        MemoryAccess::ALIGNED | MemoryAccess::VOLATILE,
    ];
    let given = access.attribute(NAME);
    let mut known = known.into_iter();
    let given = known.find(|&how| given == Some(MemoryAccessAttr::get(context, how)));
    let how = given.unwrap_or(MemoryAccess::NONE) | MemoryAccess::NON_PRIVATE_POINTER;
    access.set_attribute(NAME, MemoryAccessAttr::get(context, how));
}

/// Adds the capability of a lowered operation's scope.
pub fn require_scope(op: Op<'_>, needed: &mut Capabilities) {
    let device = ScopeAttr::get(op.context(), Scope::Device);
    let is_stated = op.attribute(spirv::MemoryBarrierOp::MEMORY_SCOPE_ATTR) == Some(device);
    let is_operand = placeholders::instruction(op).is_some()
        && op.operand_count() > 1
        && constant(op.operand(1)) == Some(Scope::Device as i64);
    if is_stated || is_operand {
        needed.require(Capability::VulkanMemoryModelDeviceScope);
    }
}

fn constant(value: Value<'_>) -> Option<i64> {
    let constant = value.defining_op()?.cast::<spirv::ConstantOp<'_>>()?;
    constant.value().as_int()
}
