//! Subgroup operations.

use super::flavour::Flavour;
use gir_dialects::{
    ir::{Attribute, Context, Op, OpSpec, OpView},
    lir,
    mir::ReduceKind,
    rewrite::{PatternSet, Rewriter},
    upstream::spirv::{
        self, BuiltIn, Capability, GroupOperation, GroupOperationAttr, Scope, ScopeAttr,
    },
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .add::<lir::SubgroupShuffleOp<'_>>(shuffle)
        .add::<lir::SubgroupShuffleXorOp<'_>>(shuffle_xor)
        .add::<lir::SubgroupBroadcastOp<'_>>(broadcast)
        .add::<lir::SubgroupAnyOp<'_>>(any)
        .add::<lir::SubgroupAllOp<'_>>(all)
        .add::<lir::SubgroupBallotOp<'_>>(ballot)
        .rewrite::<lir::SubgroupReduceOp<'_>>(reduce);
}

/// Whether a builtin input is about the subgroup; such an input is a scalar.
pub fn is_input(builtin: BuiltIn) -> bool {
    matches!(
        builtin,
        BuiltIn::SubgroupId
            | BuiltIn::SubgroupSize
            | BuiltIn::SubgroupLocalInvocationId
            | BuiltIn::NumSubgroups
    )
}

/// The capability of a lowered operation or variable for subgroups; OpenCL's subgroup inputs need none.
pub fn capability(op: Op<'_>, name: &str) -> Option<Capability> {
    if name == spirv::GlobalVariableOp::NAME {
        let variable = op.cast::<spirv::GlobalVariableOp<'_>>()?;
        if Flavour::around(op).is_physical() {
            return None;
        }
        let names = [
            BuiltIn::SubgroupId,
            BuiltIn::SubgroupSize,
            BuiltIn::SubgroupLocalInvocationId,
            BuiltIn::NumSubgroups,
        ]
        .map(BuiltIn::keyword);
        let builtin = variable.built_in()?;
        return names
            .contains(&builtin)
            .then_some(Capability::GroupNonUniform);
    }
    Some(match name.strip_prefix("spirv.GroupNonUniform")? {
        "Shuffle" | "ShuffleXor" => Capability::GroupNonUniformShuffle,
        "Broadcast" | "Ballot" => Capability::GroupNonUniformBallot,
        "Any" | "All" => Capability::GroupNonUniformVote,
        // Only reductions remain.
        _ => Capability::GroupNonUniformArithmetic,
    })
}

/// Replaces an operation by a SPIR-V operation with the same operands.
fn replace<'c>(
    op: Op<'c>,
    rewriter: &Rewriter<'c>,
    name: &str,
    attributes: &[(&str, Attribute<'c>)],
) -> bool {
    let operands: smallvec::SmallVec<[_; 2]> = op.operands().collect();
    let spec = OpSpec {
        operands: &operands,
        results: &[op.result(0).ty()],
        attributes,
        ..OpSpec::default()
    };
    let new = rewriter.before(op).create(name, spec);
    rewriter.replace(op, &[new.result(0)]);
    true
}

fn scope(context: &Context) -> (&'static str, Attribute<'_>) {
    let scope = ScopeAttr::get(context, Scope::Subgroup);
    (spirv::GroupNonUniformAnyOp::EXECUTION_SCOPE_ATTR, scope)
}

/// Patterns that change the name and add the scope.
macro_rules! renames {
    ($($name:ident => $spirv:ident;)*) => {$(
        fn $name<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
            replace(op, rewriter, spirv::$spirv::NAME, &[scope(op.context())])
        }
    )*};
}

renames! {
    shuffle => GroupNonUniformShuffleOp;
    shuffle_xor => GroupNonUniformShuffleXorOp;
    any => GroupNonUniformAnyOp;
    all => GroupNonUniformAllOp;
    ballot => GroupNonUniformBallotOp;
}

/// Before SPIR-V 1.5 a broadcast takes a constant lane, and later versions need a feature for any other; a
/// shuffle gives the same result.
fn broadcast<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let lane = op.operand(1).defining_op();
    let is_constant = lane.is_some_and(|lane| lane.is::<spirv::ConstantOp<'c>>());
    let name = match is_constant {
        true => spirv::GroupNonUniformBroadcastOp::NAME,
        false => spirv::GroupNonUniformShuffleOp::NAME,
    };
    replace(op, rewriter, name, &[scope(op.context())])
}

fn reduce<'c>(reduce: lir::SubgroupReduceOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = reduce.op();
    let name = match reduce.kind() {
        ReduceKind::Add => spirv::GroupNonUniformIAddOp::NAME,
        ReduceKind::Mul => spirv::GroupNonUniformIMulOp::NAME,
        ReduceKind::MinS => spirv::GroupNonUniformSMinOp::NAME,
        ReduceKind::MinU => spirv::GroupNonUniformUMinOp::NAME,
        ReduceKind::MaxS => spirv::GroupNonUniformSMaxOp::NAME,
        ReduceKind::MaxU => spirv::GroupNonUniformUMaxOp::NAME,
        ReduceKind::And => spirv::GroupNonUniformBitwiseAndOp::NAME,
        ReduceKind::Or => spirv::GroupNonUniformBitwiseOrOp::NAME,
        ReduceKind::Xor => spirv::GroupNonUniformBitwiseXorOp::NAME,
        ReduceKind::FAdd => spirv::GroupNonUniformFAddOp::NAME,
        ReduceKind::FMul => spirv::GroupNonUniformFMulOp::NAME,
        ReduceKind::FMin => spirv::GroupNonUniformFMinOp::NAME,
        ReduceKind::FMax => spirv::GroupNonUniformFMaxOp::NAME,
    };
    let group = GroupOperationAttr::get(op.context(), GroupOperation::Reduce);
    let attributes = [
        scope(op.context()),
        (spirv::GroupNonUniformIAddOp::GROUP_OPERATION_ATTR, group),
    ];
    replace(op, rewriter, name, &attributes)
}
