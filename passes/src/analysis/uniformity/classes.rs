//! The uniformity of operations' results.

use gir_dialects::{
    common::Axis,
    ir::{Op, OpView},
    lir, mir,
    upstream::{cf, func, scf, ub},
};

/// Index of a work-item along an axis.
#[derive(Clone, Copy)]
pub struct Id {
    /// The axis: 0, 1 or 2.
    pub axis: usize,
    /// Whether it counts in the grid, rather than in the workgroup.
    pub global: bool,
}

/// The source of an operation's results.
#[derive(Clone, Copy)]
pub enum Class {
    /// The same for all work-items of the workgroup.
    Uniform,
    /// The same for all work-items of a subgroup.
    SubgroupUniform,
    /// The index of the work-item.
    Id(Id),
    /// A load from the address in operand 0.
    Load,
    /// A store to the address in operand 0, without results.
    Store,
    /// A collective of the participating work-items of the subgroup, with the same result for all of them.
    Collective,
    /// Like [`Self::Collective`], but returns the operand itself if that is the same for all.
    Vote,
    /// Computed from the operands alone.
    Computed,
    /// Structured control flow or a call.
    Structured,
    /// Unknown.
    Unknown,
}

/// The class of an operation.
pub fn of(op: Op<'_>) -> Class {
    let name = op.name();
    match name.split_once('.').map(|(dialect, _)| dialect) {
        Some("arith" | "math") => Class::Computed,
        Some("scf" | "func" | "cf") => structured(name),
        Some("mir") => of_mir(op).unwrap_or_else(|| by_effects(op)),
        Some("lir") => of_lir(op).unwrap_or_else(|| by_effects(op)),
        _ if name == ub::PoisonOp::NAME => Class::Uniform,
        _ => by_effects(op),
    }
}

/// An operation without effects is computed from its operands; one without operands may be any builtin.
fn by_effects(op: Op<'_>) -> Class {
    let computed = op.operand_count() > 0 && op.region_count() == 0 && op.is_effect_free();
    if computed {
        Class::Computed
    } else {
        Class::Unknown
    }
}

fn structured(name: &str) -> Class {
    match name {
        scf::IfOp::NAME
        | scf::ForOp::NAME
        | scf::WhileOp::NAME
        | scf::IndexSwitchOp::NAME
        | scf::ExecuteRegionOp::NAME
        | scf::YieldOp::NAME
        | scf::ConditionOp::NAME
        | func::FuncOp::NAME
        | func::CallOp::NAME
        | func::ReturnOp::NAME
        | cf::BranchOp::NAME
        | cf::CondBranchOp::NAME => Class::Structured,
        _ => Class::Unknown,
    }
}

fn of_mir(op: Op<'_>) -> Option<Class> {
    Some(match op.name() {
        mir::WorkgroupIdOp::NAME
        | mir::NumWorkgroupsOp::NAME
        | mir::WorkgroupSizeOp::NAME
        | mir::SubgroupSizeOp::NAME
        | mir::NumSubgroupsOp::NAME
        | mir::WorkgroupAnyOp::NAME
        | mir::WorkgroupAllOp::NAME
        | mir::WorkgroupCountOp::NAME
        | mir::WorkgroupReduceOp::NAME
        | mir::TargetSupportsOp::NAME
        | mir::SpecConstantOp::NAME
        | mir::AddressOfOp::NAME => Class::Uniform,
        mir::SubgroupIdOp::NAME => Class::SubgroupUniform,
        mir::LocalIdOp::NAME => id(mir::LocalIdOp::from_op(op).axis(), false),
        mir::GlobalIdOp::NAME => id(mir::GlobalIdOp::from_op(op).axis(), true),
        mir::LoadOp::NAME => plain_load(op, mir::LoadOp::ORDERING_ATTR),
        mir::StoreOp::NAME => Class::Store,
        mir::SubgroupBroadcastOp::NAME
        | mir::SubgroupBallotOp::NAME
        | mir::SubgroupReduceOp::NAME => Class::Collective,
        mir::SubgroupAnyOp::NAME | mir::SubgroupAllOp::NAME => Class::Vote,
        _ => return None,
    })
}

fn of_lir(op: Op<'_>) -> Option<Class> {
    let local = |axis| {
        Class::Id(Id {
            axis,
            global: false,
        })
    };
    let global = |axis| Class::Id(Id { axis, global: true });
    Some(match op.name() {
        lir::IdGroupXOp::NAME
        | lir::IdGroupYOp::NAME
        | lir::IdGroupZOp::NAME
        | lir::NumGroupsXOp::NAME
        | lir::NumGroupsYOp::NAME
        | lir::NumGroupsZOp::NAME
        | lir::GroupSizeXOp::NAME
        | lir::GroupSizeYOp::NAME
        | lir::GroupSizeZOp::NAME
        | lir::SubgroupSizeOp::NAME
        | lir::NumSubgroupsOp::NAME
        | lir::WorkgroupAnyOp::NAME
        | lir::WorkgroupAllOp::NAME
        | lir::WorkgroupCountOp::NAME
        | lir::WorkgroupReduceOp::NAME
        | lir::TargetSupportsOp::NAME
        | lir::SpecConstantOp::NAME
        | lir::AddressOfOp::NAME => Class::Uniform,
        lir::SubgroupIdOp::NAME => Class::SubgroupUniform,
        lir::IdLocalXOp::NAME => local(0),
        lir::IdLocalYOp::NAME => local(1),
        lir::IdLocalZOp::NAME => local(2),
        lir::IdGlobalXOp::NAME => global(0),
        lir::IdGlobalYOp::NAME => global(1),
        lir::IdGlobalZOp::NAME => global(2),
        lir::LoadOp::NAME => plain_load(op, lir::LoadOp::ORDERING_ATTR),
        lir::StoreOp::NAME => Class::Store,
        lir::SubgroupBroadcastOp::NAME
        | lir::SubgroupBallotOp::NAME
        | lir::SubgroupReduceOp::NAME => Class::Collective,
        lir::SubgroupAnyOp::NAME | lir::SubgroupAllOp::NAME => Class::Vote,
        _ => return None,
    })
}

/// A plain load; an atomic one may see a change between the loads of two work-items.
fn plain_load(op: Op<'_>, ordering: &str) -> Class {
    match op.attribute(ordering) {
        Some(_) => Class::Unknown,
        None => Class::Load,
    }
}

fn id(axis: Axis, global: bool) -> Class {
    Class::Id(Id {
        axis: axis as usize,
        global,
    })
}
