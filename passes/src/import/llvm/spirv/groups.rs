//! Instructions of subgroups and workgroups.

use super::{atomics::scope, instruction::Instruction};
use crate::import::llvm::builtins::{Call, Outcome, scans};
use gir_dialects::{
    common::MemoryScope,
    ir::{self, OpView as _, Signedness, Type, TypeExt as _, Value},
    mir::{self, ReduceKind},
    upstream::{
        arith::{self, CmpIPredicate},
        spirv::GroupOperation,
    },
};

/// Reductions by the ends of their names.
const REDUCTIONS: &[(&str, ReduceKind)] = &[
    ("BitwiseAnd", ReduceKind::And),
    ("BitwiseOr", ReduceKind::Or),
    ("BitwiseXor", ReduceKind::Xor),
    ("FAdd", ReduceKind::FAdd),
    ("FMax", ReduceKind::FMax),
    ("FMin", ReduceKind::FMin),
    ("FMul", ReduceKind::FMul),
    ("IAdd", ReduceKind::Add),
    ("IMul", ReduceKind::Mul),
    ("SMax", ReduceKind::MaxS),
    ("SMin", ReduceKind::MinS),
    ("UMax", ReduceKind::MaxU),
    ("UMin", ReduceKind::MinU),
];

/// Extensions at the ends of names.
const VENDORS: [&str; 3] = ["KHR", "EXT", "INTEL"];

/// The meaning of an instruction of this family.
pub fn build<'c>(c: &Call<'_, 'c>, instruction: &Instruction<'_>) -> Option<Outcome<'c>> {
    let vendor = VENDORS
        .iter()
        .find_map(|end| instruction.name.strip_suffix(end));
    let name = vendor.unwrap_or(instruction.name);
    if let Some(name) = name.strip_prefix("Subgroup") {
        // Intel's shuffles state no scope.
        return [Origin::Lane, Origin::Mask]
            .into_iter()
            .find(|from| from.name() == name)
            .map(|from| moved(c, from, 0));
    }
    let name = name.strip_prefix("Group")?;
    let non_uniform = name.strip_prefix("NonUniform");
    let name = non_uniform.unwrap_or(name);
    if let Some(&(_, kind)) = REDUCTIONS.iter().find(|(known, _)| *known == name) {
        return Some(reduce(c, kind, non_uniform.is_none()));
    }
    if let Some(&from) = Origin::ALL.iter().find(|from| from.name() == name) {
        return Some(in_subgroup(c).and_then(|()| moved(c, from, 1)));
    }
    Some(match name {
        "All" => vote(c, true),
        "Any" => vote(c, false),
        "Ballot" => in_subgroup(c).and_then(|()| ballot(c)),
        _ => return None,
    })
}

/// Where a work-item gets a value from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// The same lane for all.
    One,
    /// A lane of its choice.
    Lane,
    /// The lane with its own number exclusive-or a mask.
    Mask,
    /// The lane that many before it.
    Before,
    /// The lane that many behind it.
    Behind,
}

impl Origin {
    const ALL: [Self; 5] = [
        Self::One,
        Self::Lane,
        Self::Mask,
        Self::Before,
        Self::Behind,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::One => "Broadcast",
            Self::Lane => "Shuffle",
            Self::Mask => "ShuffleXor",
            Self::Before => "ShuffleUp",
            Self::Behind => "ShuffleDown",
        }
    }
}

/// Whether the first argument is the scope of the workgroup, not that of a subgroup.
fn is_wide(c: &Call<'_, '_>) -> Result<bool, String> {
    match scope(c.constant(0)?)? {
        MemoryScope::Workgroup => Ok(true),
        MemoryScope::Subgroup => Ok(false),
        _ => Err("is of a scope other than workgroups and subgroups; use one of these".to_owned()),
    }
}

fn in_subgroup(c: &Call<'_, '_>) -> Result<(), String> {
    match is_wide(c)? {
        false => Ok(()),
        true => Err(
            "exchanges values in a workgroup, which targets do not have; use a subgroup or workgroup memory"
                .to_owned(),
        ),
    }
}

fn flag<'c>(c: &Call<'_, 'c>) -> Type<'c> {
    ir::integer_type(c.b.context(), 1, Signedness::Signless)
}

/// A condition, which may be a byte.
fn condition<'c>(c: &Call<'_, 'c>, at: usize) -> Result<Value<'c>, String> {
    let value = c.arg(at)?;
    Ok(match value.ty().number_bits() {
        Some(1) => value,
        _ => c.compare(CmpIPredicate::Ne, value, c.int(value.ty(), 0)),
    })
}

fn vote<'c>(c: &Call<'_, 'c>, all: bool) -> Outcome<'c> {
    let condition = condition(c, 1)?;
    c.one(match (is_wide(c)?, all) {
        (true, true) => mir::WorkgroupAllOp::build(&c.b, flag(c), condition).result(),
        (true, false) => mir::WorkgroupAnyOp::build(&c.b, flag(c), condition).result(),
        (false, true) => mir::SubgroupAllOp::build(&c.b, flag(c), condition).result(),
        (false, false) => mir::SubgroupAnyOp::build(&c.b, flag(c), condition).result(),
    })
}

fn ballot<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let four = ir::vector(4, c.word());
    c.one(mir::SubgroupBallotOp::build(&c.b, four, condition(c, 1)?).result())
}

/// Reduces or scans; `all_take_part` if all work-items of the group do.
fn reduce<'c>(c: &Call<'_, 'c>, kind: ReduceKind, all_take_part: bool) -> Outcome<'c> {
    let (value, is_wide) = (c.arg(2)?, is_wide(c)?);
    if value.ty().as_vector().is_some() {
        return Err("reduces vectors, which targets do not; reduce each lane".to_owned());
    }
    let operation = c.constant(1)?;
    let is_inclusive = operation == GroupOperation::InclusiveScan as i64;
    if operation == GroupOperation::Reduce as i64 {
        return c.one(match is_wide {
            true => mir::WorkgroupReduceOp::build(&c.b, value.ty(), kind, value).result(),
            false => mir::SubgroupReduceOp::build(&c.b, value.ty(), kind, value).result(),
        });
    }
    let is_scan = is_inclusive || operation == GroupOperation::ExclusiveScan as i64;
    match (is_scan, is_wide, all_take_part) {
        (false, ..) => Err("reduces parts of a subgroup, which is not supported; reduce the subgroup".to_owned()),
        (_, true, _) => Err(
            "scans a workgroup, for which targets have no operation; scan subgroups, or add up in workgroup memory"
                .to_owned(),
        ),
        (_, _, false) => Err(
            "scans the work-items of a subgroup that happen to take part, which is not supported; scan where all do, by '__spirv_Group…'"
                .to_owned(),
        ),
        _ => c.one(scans::subgroup(c, value, kind, is_inclusive)),
    }
}

/// Moves a value, which an argument is, by the argument behind it.
fn moved<'c>(c: &Call<'_, 'c>, from: Origin, at: usize) -> Outcome<'c> {
    let (value, by) = (c.arg(at)?, c.arg(at + 1)?);
    let ty = value.ty();
    let own = || mir::SubgroupLocalIdOp::build(&c.b, c.word()).result();
    let shuffle = |lane| mir::SubgroupShuffleOp::build(&c.b, ty, value, lane).result();
    c.one(match from {
        Origin::One => mir::SubgroupBroadcastOp::build(&c.b, ty, value, by).result(),
        Origin::Lane => shuffle(by),
        Origin::Mask => mir::SubgroupShuffleXorOp::build(&c.b, ty, value, by).result(),
        Origin::Before => shuffle(c.op(arith::SubIOp::NAME, &[own(), by])),
        Origin::Behind => shuffle(c.add(own(), by)),
    })
}
