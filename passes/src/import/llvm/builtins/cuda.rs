//! NVVM's intrinsics that have no operation upstream, and libdevice, `__nv_*`.

use super::super::warps;
use super::{
    call::{
        Call, Family,
        Meaning::{Build, Nothing, Op},
        Outcome, Row,
    },
    opencl::math::of_name,
    opencl::{
        grid::{BARRIER, fence},
        integers::high_product,
    },
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{self, Attribute, OpView, Signedness, Value},
    mir::{self, PtrType, ReduceKind, StorageSpace},
    upstream::{
        arith::{self, CmpIPredicate},
        math, nvvm,
    },
};

/// The functions.
pub const ROWS: &[Row] = &[
    // Barriers and fences.
    ("llvm.nvvm.barrier0", BARRIER),
    ("llvm.nvvm.barrier.cta.sync.all", BARRIER),
    ("llvm.nvvm.barrier.cta.sync.aligned.all", BARRIER),
    (
        "llvm.nvvm.barrier0.popc",
        Build(|c| count(c, ReduceKind::Add)),
    ),
    (
        "llvm.nvvm.barrier0.and",
        Build(|c| count(c, ReduceKind::And)),
    ),
    ("llvm.nvvm.barrier0.or", Build(|c| count(c, ReduceKind::Or))),
    (
        "llvm.nvvm.barrier.cta.red.popc.aligned.all",
        Build(|c| count(c, ReduceKind::Add)),
    ),
    (
        "llvm.nvvm.barrier.cta.red.and.aligned.all",
        Build(|c| count(c, ReduceKind::And)),
    ),
    (
        "llvm.nvvm.barrier.cta.red.or.aligned.all",
        Build(|c| count(c, ReduceKind::Or)),
    ),
    (
        "llvm.nvvm.membar.cta",
        Build(|c| fence(c, MemoryOrdering::AcqRel, MemoryScope::Workgroup)),
    ),
    (
        "llvm.nvvm.membar.gl",
        Build(|c| fence(c, MemoryOrdering::AcqRel, MemoryScope::Device)),
    ),
    (
        "llvm.nvvm.membar.sys",
        Build(|c| fence(c, MemoryOrdering::AcqRel, MemoryScope::System)),
    ),
    (
        "llvm.nvvm.bar.warp.sync",
        Build(|c| {
            nvvm::SyncWarpOp::build(&c.b, c.arg(0)?);
            Ok(vec![])
        }),
    ),
    // Warps.
    ("llvm.nvvm.shfl.sync.bfly", Build(|c| shuffle(c, "bfly"))),
    ("llvm.nvvm.shfl.sync.down", Build(|c| shuffle(c, "down"))),
    ("llvm.nvvm.shfl.sync.idx", Build(|c| shuffle(c, "idx"))),
    ("llvm.nvvm.shfl.sync.up", Build(|c| shuffle(c, "up"))),
    ("llvm.nvvm.vote.all.sync", Build(|c| vote(c, "all"))),
    ("llvm.nvvm.vote.any.sync", Build(|c| vote(c, "any"))),
    ("llvm.nvvm.vote.uni.sync", Build(|c| vote(c, "uni"))),
    ("llvm.nvvm.vote.ballot.sync", Build(|c| vote(c, "ballot"))),
    // From before masks: the lanes that are there.
    ("llvm.nvvm.shfl.bfly", Build(|c| old_shuffle(c, "bfly"))),
    ("llvm.nvvm.shfl.down", Build(|c| old_shuffle(c, "down"))),
    ("llvm.nvvm.shfl.idx", Build(|c| old_shuffle(c, "idx"))),
    ("llvm.nvvm.shfl.up", Build(|c| old_shuffle(c, "up"))),
    ("llvm.nvvm.vote.all", Build(|c| old_vote(c, "all"))),
    ("llvm.nvvm.vote.any", Build(|c| old_vote(c, "any"))),
    ("llvm.nvvm.vote.uni", Build(|c| old_vote(c, "uni"))),
    ("llvm.nvvm.vote.ballot", Build(|c| old_vote(c, "ballot"))),
    ("llvm.nvvm.match.any.sync", Build(match_any)),
    (
        "llvm.nvvm.isspacep.global",
        Build(|c| is_in(c, StorageSpace::Global)),
    ),
    (
        "llvm.nvvm.isspacep.shared",
        Build(|c| is_in(c, StorageSpace::Workgroup)),
    ),
    (
        "llvm.nvvm.isspacep.const",
        Build(|c| is_in(c, StorageSpace::Constant)),
    ),
    (
        "llvm.nvvm.isspacep.local",
        Build(|c| is_in(c, StorageSpace::Private)),
    ),
    ("llvm.nvvm.nanosleep", Nothing),
    (
        "llvm.nvvm.activemask",
        Build(|c| {
            let flag = ir::integer_type(c.b.context(), 1, Signedness::Signless);
            let all = mir::SubgroupBallotOp::build(&c.b, ir::vector(4, c.word()), c.int(flag, 1));
            c.one(c.lanes(all.result())[0])
        }),
    ),
    // Arithmetic.
    ("llvm.nvvm.fma.rn", Op(math::FmaOp::NAME)),
    ("llvm.nvvm.sqrt", Op(math::SqrtOp::NAME)),
    ("llvm.nvvm.rsqrt", Op(math::RsqrtOp::NAME)),
    ("llvm.nvvm.sin", Op(math::SinOp::NAME)),
    ("llvm.nvvm.cos", Op(math::CosOp::NAME)),
    ("llvm.nvvm.ex2", Op(math::Exp2Op::NAME)),
    ("llvm.nvvm.lg2", Op(math::Log2Op::NAME)),
    (
        "llvm.nvvm.rcp",
        Build(|c| {
            let x = c.arg(0)?;
            c.one(c.op(arith::DivFOp::NAME, &[c.float(x.ty(), 1.0), x]))
        }),
    ),
    ("llvm.nvvm.fmin", Op(arith::MinNumFOp::NAME)),
    ("llvm.nvvm.fmax", Op(arith::MaxNumFOp::NAME)),
    (
        "llvm.nvvm.mulhi",
        Build(|c| {
            c.one(high_product(
                c,
                c.arg(0)?,
                c.arg(1)?,
                c.op_name_has_unsigned(),
            ))
        }),
    ),
    ("__nv_abs", Op(math::AbsIOp::NAME)),
    ("__nv_brev", Op(mir::BitReverseOp::NAME)),
    ("__nv_brevll", Op(mir::BitReverseOp::NAME)),
    ("__nv_clz", Op(math::CountLeadingZerosOp::NAME)),
    ("__nv_clzll", Op(math::CountLeadingZerosOp::NAME)),
    ("__nv_llmax", Op(arith::MaxSIOp::NAME)),
    ("__nv_llmin", Op(arith::MinSIOp::NAME)),
    ("__nv_max", Op(arith::MaxSIOp::NAME)),
    ("__nv_min", Op(arith::MinSIOp::NAME)),
    ("__nv_mul24", Op(arith::MulIOp::NAME)),
    (
        "__nv_mulhi",
        Build(|c| c.one(high_product(c, c.arg(0)?, c.arg(1)?, false))),
    ),
    ("__nv_popc", Op(math::CtPopOp::NAME)),
    ("__nv_popcll", Op(math::CtPopOp::NAME)),
    ("__nv_ullmax", Op(arith::MaxUIOp::NAME)),
    ("__nv_ullmin", Op(arith::MinUIOp::NAME)),
    ("__nv_umax", Op(arith::MaxUIOp::NAME)),
    ("__nv_umin", Op(arith::MinUIOp::NAME)),
    ("__nv_umul24", Op(arith::MulIOp::NAME)),
    (
        "__nv_umulhi",
        Build(|c| c.one(high_product(c, c.arg(0)?, c.arg(1)?, true))),
    ),
    ("__nvvm_reflect", Build(|c| c.one(c.int(c.ty()?, 0)))),
    ("llvm.nvvm.reflect", Build(|c| c.one(c.int(c.ty()?, 0)))),
    ("llvm.nvvm.exit", Nothing),
];

/// Functions whose names contain their types.
pub const FAMILIES: &[Family] = &[("__nv_", Build(libdevice))];

impl Call<'_, '_> {
    /// Whether an intrinsic's name ends in an unsigned type.
    fn op_name_has_unsigned(&self) -> bool {
        self.name.base.ends_with(".ui") || self.name.base.ends_with(".ull")
    }
}

/// A barrier, and a number of the work-items for which a condition holds, or whether it holds for all or any.
fn count<'c>(c: &Call<'_, 'c>, kind: ReduceKind) -> Outcome<'c> {
    let group = MemoryScope::Workgroup;
    mir::BarrierOp::build(&c.b, group, group, MemoryOrdering::AcqRel);
    let condition = *c.args.last().ok_or("has no condition")?;
    let holds = c.compare(CmpIPredicate::Ne, condition, c.int(condition.ty(), 0));
    let holds = c.op_as(arith::ExtUIOp::NAME, c.word(), &[holds]);
    c.one(mir::WorkgroupReduceOp::build(&c.b, c.word(), kind, holds).result())
}

fn keyword<'c>(c: &Call<'_, 'c>, text: &str) -> Result<Attribute<'c>, String> {
    Attribute::parse(c.b.context(), text).ok_or_else(|| format!("needs {text}"))
}

/// A shuffle of a warp; the steps that follow know PTX's rules.
fn shuffle<'c>(c: &Call<'_, 'c>, kind: &str) -> Outcome<'c> {
    shuffled(c, kind, [c.arg(1)?, c.arg(2)?, c.arg(3)?])
}

/// A shuffle from before masks.
fn old_shuffle<'c>(c: &Call<'_, 'c>, kind: &str) -> Outcome<'c> {
    shuffled(c, kind, [c.arg(0)?, c.arg(1)?, c.arg(2)?])
}

fn shuffled<'c>(
    c: &Call<'_, 'c>,
    kind: &str,
    [value, offset, clamp]: [Value<'c>; 3],
) -> Outcome<'c> {
    let kind = keyword(c, &format!("#nvvm<shfl_kind {kind}>"))?;
    if c.results.len() > 1 {
        return Err(
            "returns whether the source is there too; use the form that returns the value"
                .to_owned(),
        );
    }
    let mask = warps::all_lanes(&c.b);
    let moved = nvvm::ShflOp::build(&c.b, c.ty()?, mask, value, offset, clamp, kind, false);
    Ok(vec![moved.res()])
}

fn vote<'c>(c: &Call<'_, 'c>, kind: &str) -> Outcome<'c> {
    Ok(vec![warps::voted(&c.b, kind, c.arg(0)?, c.arg(1)?)?])
}

/// A vote from before masks.
fn old_vote<'c>(c: &Call<'_, 'c>, kind: &str) -> Outcome<'c> {
    let mask = warps::all_lanes(&c.b);
    Ok(vec![warps::voted(&c.b, kind, mask, c.arg(0)?)?])
}

/// The lanes of a mask whose value is that of this one.
fn match_any<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (mask, value, word) = (c.arg(0)?, c.arg(1)?, c.word());
    let idx = keyword(c, "#nvvm<shfl_kind idx>")?;
    let halves = match value.ty() == word {
        true => vec![value],
        false => {
            let above = c.op(arith::ShRUIOp::NAME, &[value, c.int(value.ty(), 32)]);
            let half = |value| c.op_as(arith::TruncIOp::NAME, word, &[value]);
            vec![half(value), half(above)]
        }
    };
    let mut lanes = c.int(word, 0);
    for lane in 0..32 {
        let from = (c.int(word, lane), c.int(word, 31));
        let equal = halves.iter().map(|&half| {
            let all = warps::all_lanes(&c.b);
            let moved = nvvm::ShflOp::build(&c.b, word, all, half, from.0, from.1, idx, false);
            c.compare(CmpIPredicate::Eq, moved.res(), half)
        });
        let equal = equal.reduce(|one, other| c.op(arith::AndIOp::NAME, &[one, other]));
        let equal = equal.ok_or("compares nothing")?;
        let bit = c.select(equal, c.int(word, 1 << lane), c.int(word, 0));
        lanes = c.op(arith::OrIOp::NAME, &[lanes, bit]);
    }
    let flag = ir::integer_type(c.b.context(), 1, Signedness::Signless);
    let named = warps::voted(&c.b, "ballot", mask, c.int(flag, 1))?;
    c.one(c.op(arith::AndIOp::NAME, &[lanes, named]))
}

/// Whether a pointer points into a space, which the compiler knows.
fn is_in<'c>(c: &Call<'_, 'c>, space: StorageSpace) -> Outcome<'c> {
    let pointer = PtrType::from_type(c.arg(0)?.ty()).ok_or("takes a pointer")?;
    c.one(c.int(c.ty()?, i64::from(pointer.space() == space)))
}

/// A function of libdevice by the name of the function of C: `__nv_fast_sinf` is `sin`.
fn libdevice<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let name = c
        .name
        .base
        .trim_start_matches("__nv_")
        .trim_start_matches("fast_");
    let names = [name, name.strip_suffix('f').unwrap_or(name)];
    let known = names.iter().find_map(|name| of_name(name));
    c.build(known.ok_or_else(|| {
        format!(
            "calls '{}' of libdevice, which is not known; link a definition by --link",
            c.name.base
        )
    })?)
}
