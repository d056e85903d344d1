//! Operations of a subgroup.

use super::{
    body::{Body, Outcome},
    words::Inst,
};
use crate::{
    analysis::reductions::combination,
    gpu_to_mir::foreign::{self, add, compare, resize, select},
};
use gir_dialects::{
    ir::{OpView, Signedness, Type, TypeExt, Value},
    mir::{self, ReduceKind},
    upstream::{
        arith::{self, CmpIPredicate},
        cf, math,
    },
};
use rspirv::{
    grammar::CoreInstructionTable,
    spirv::{GroupOperation, Op, Scope},
};

/// The reduction of an instruction.
pub fn kind(op: Op) -> Option<ReduceKind> {
    Some(match op {
        Op::GroupNonUniformIAdd | Op::GroupIAdd | Op::GroupIAddNonUniformAMD => ReduceKind::Add,
        Op::GroupNonUniformFAdd | Op::GroupFAdd | Op::GroupFAddNonUniformAMD => ReduceKind::FAdd,
        Op::GroupNonUniformIMul | Op::GroupIMulKHR => ReduceKind::Mul,
        Op::GroupNonUniformFMul | Op::GroupFMulKHR => ReduceKind::FMul,
        Op::GroupNonUniformSMin | Op::GroupSMin | Op::GroupSMinNonUniformAMD => ReduceKind::MinS,
        Op::GroupNonUniformUMin | Op::GroupUMin | Op::GroupUMinNonUniformAMD => ReduceKind::MinU,
        Op::GroupNonUniformFMin | Op::GroupFMin | Op::GroupFMinNonUniformAMD => ReduceKind::FMin,
        Op::GroupNonUniformSMax | Op::GroupSMax | Op::GroupSMaxNonUniformAMD => ReduceKind::MaxS,
        Op::GroupNonUniformUMax | Op::GroupUMax | Op::GroupUMaxNonUniformAMD => ReduceKind::MaxU,
        Op::GroupNonUniformFMax | Op::GroupFMax | Op::GroupFMaxNonUniformAMD => ReduceKind::FMax,
        Op::GroupNonUniformBitwiseAnd
        | Op::GroupNonUniformLogicalAnd
        | Op::GroupBitwiseAndKHR
        | Op::GroupLogicalAndKHR => ReduceKind::And,
        Op::GroupNonUniformBitwiseOr
        | Op::GroupNonUniformLogicalOr
        | Op::GroupBitwiseOrKHR
        | Op::GroupLogicalOrKHR => ReduceKind::Or,
        Op::GroupNonUniformBitwiseXor
        | Op::GroupNonUniformLogicalXor
        | Op::GroupBitwiseXorKHR
        | Op::GroupLogicalXorKHR => ReduceKind::Xor,
        _ => return None,
    })
}

/// Whether an instruction is of a subgroup or a workgroup, and states its scope first.
fn has_scope(op: Op) -> bool {
    CoreInstructionTable::get(op).opname.starts_with("Group")
}

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Converts an instruction of this family; false if it is none.
    pub fn subgroup(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        let op = inst.op;
        let is_of_group = has_scope(op);
        let is_khr = matches!(
            op,
            Op::SubgroupBallotKHR
                | Op::SubgroupFirstInvocationKHR
                | Op::SubgroupAllKHR
                | Op::SubgroupAnyKHR
                | Op::SubgroupAllEqualKHR
                | Op::SubgroupReadInvocationKHR
        );
        if !is_of_group && !is_khr {
            return Ok(false);
        }
        if is_of_group && self.known(inst, 0)? != Scope::Subgroup as u64 {
            self.workgroup(inst)?;
            return Ok(true);
        }
        if let Some(kind) = kind(op) {
            self.reduction(inst, kind)?;
            return Ok(true);
        }
        let at = usize::from(is_of_group);
        match op {
            Op::GroupNonUniformElect => {
                let first = foreign::first_active_lane(&self.b);
                let own = self.own_lane();
                let value = compare(&self.b, CmpIPredicate::Eq, own, first);
                self.set_checked(inst, |_| Ok(value))?;
            }
            Op::GroupNonUniformAll | Op::GroupAll | Op::SubgroupAllKHR => {
                let truth = self.truth(inst, at)?;
                let value = mir::SubgroupAllOp::build(&self.b, truth.ty(), truth).result();
                self.set_checked(inst, |_| Ok(value))?;
            }
            Op::GroupNonUniformAny | Op::GroupAny | Op::SubgroupAnyKHR => {
                let truth = self.truth(inst, at)?;
                let value = mir::SubgroupAnyOp::build(&self.b, truth.ty(), truth).result();
                self.set_checked(inst, |_| Ok(value))?;
            }
            Op::GroupNonUniformAllEqual | Op::SubgroupAllEqualKHR => {
                let value = self.arg(inst, at)?;
                let value = self.all_equal(value)?;
                self.set_checked(inst, |_| Ok(value))?;
            }
            Op::GroupNonUniformBroadcast | Op::GroupBroadcast | Op::SubgroupReadInvocationKHR => {
                let (value, lane) = (self.arg(inst, at)?, self.lane_index(inst, at + 1)?);
                self.move_value(inst, value, |body, part| {
                    mir::SubgroupBroadcastOp::build(&body.b, part.ty(), part, lane).result()
                })?;
            }
            Op::GroupNonUniformBroadcastFirst | Op::SubgroupFirstInvocationKHR => {
                let value = self.arg(inst, at)?;
                let lane = foreign::first_active_lane(&self.b);
                self.move_value(inst, value, |body, part| {
                    mir::SubgroupBroadcastOp::build(&body.b, part.ty(), part, lane).result()
                })?;
            }
            Op::GroupNonUniformBallot | Op::SubgroupBallotKHR => {
                let truth = self.truth(inst, at)?;
                let ty = self.ty(inst)?;
                let value = self.ballot(truth);
                self.set_checked(inst, |_| {
                    if value.ty() == ty {
                        Ok(value)
                    } else {
                        Err("gives four words".to_owned())
                    }
                })?;
            }
            Op::GroupNonUniformInverseBallot => {
                let (mask, own) = (self.mask(inst, at)?, self.own_lane());
                let value = self.has_lane(mask, own);
                self.set_checked(inst, |_| Ok(value))?;
            }
            Op::GroupNonUniformBallotBitExtract => {
                let (mask, lane) = (self.mask(inst, at)?, self.lane_index(inst, at + 1)?);
                let value = self.has_lane(mask, lane);
                self.set_checked(inst, |_| Ok(value))?;
            }
            Op::GroupNonUniformBallotBitCount => self.count_ballot(inst)?,
            Op::GroupNonUniformBallotFindLSB | Op::GroupNonUniformBallotFindMSB => {
                self.find_in_ballot(inst)?;
            }
            Op::GroupNonUniformShuffle => {
                let (value, lane) = (self.arg(inst, at)?, self.lane_index(inst, at + 1)?);
                self.shuffled(inst, value, lane)?;
            }
            Op::GroupNonUniformShuffleXor => {
                let (value, mask) = (self.arg(inst, at)?, self.lane_index(inst, at + 1)?);
                self.move_value(inst, value, |body, part| {
                    mir::SubgroupShuffleXorOp::build(&body.b, part.ty(), part, mask).result()
                })?;
            }
            Op::GroupNonUniformShuffleUp | Op::GroupNonUniformShuffleDown => {
                let (value, by) = (self.arg(inst, at)?, self.lane_index(inst, at + 1)?);
                let name = match op {
                    Op::GroupNonUniformShuffleUp => arith::SubIOp::NAME,
                    _ => arith::AddIOp::NAME,
                };
                let lane = self.same(name, &[self.own_lane(), by]);
                self.shuffled(inst, value, lane)?;
            }
            Op::GroupNonUniformRotateKHR => self.rotate(inst)?,
            Op::GroupNonUniformQuadBroadcast => {
                let (value, lane) = (self.arg(inst, at)?, self.lane_index(inst, at + 1)?);
                let first = self.same(arith::AndIOp::NAME, &[self.own_lane(), self.word(!3)]);
                let lane = add(&self.b, first, lane);
                self.shuffled(inst, value, lane)?;
            }
            Op::GroupNonUniformQuadSwap => {
                let value = self.arg(inst, at)?;
                let mask = match self.known(inst, at + 1)? {
                    0 => 1,
                    1 => 2,
                    2 => 3,
                    other => return Err(format!("swaps in the unknown direction {other}")),
                };
                let mask = self.word(mask);
                self.move_value(inst, value, |body, part| {
                    mir::SubgroupShuffleXorOp::build(&body.b, part.ty(), part, mask).result()
                })?;
            }
            _ => {
                return Err(
                    "has no counterpart among operations of subgroups; use shuffles".to_owned(),
                );
            }
        }
        Ok(true)
    }

    /// The value of the work-item some places on, around the end of the subgroup or of the cluster.
    fn rotate(&mut self, inst: &Inst<'w>) -> Outcome {
        let (value, by) = (self.arg(inst, 1)?, self.lane_index(inst, 2)?);
        let own = self.own_lane();
        let size = match inst.words.get(3) {
            Some(_) => self.word(self.known(inst, 3)?.cast_signed()),
            None => mir::SubgroupSizeOp::build(&self.b, self.shared.int(32)).result(),
        };
        let place = self.same(mir::RemUIOp::NAME, &[own, size]);
        let first = self.same(arith::SubIOp::NAME, &[own, place]);
        // The sum of two numbers below the size does not wrap.
        let by = self.same(mir::RemUIOp::NAME, &[by, size]);
        let place = self.same(mir::RemUIOp::NAME, &[add(&self.b, place, by), size]);
        self.shuffled(inst, value, add(&self.b, first, place))
    }

    fn own_lane(&self) -> Value<'c> {
        mir::SubgroupLocalIdOp::build(&self.b, self.shared.int(32)).result()
    }

    pub fn truth(&self, inst: &Inst<'w>, at: usize) -> Result<Value<'c>, String> {
        let value = self.arg(inst, at)?;
        match value.ty().as_integer() {
            Some((1, _)) => Ok(value),
            _ => Err("asks about a value that is no truth".to_owned()),
        }
    }

    fn lane_index(&self, inst: &Inst<'w>, at: usize) -> Result<Value<'c>, String> {
        let value = self.arg(inst, at)?;
        match value.ty().as_integer() {
            Some(_) => Ok(resize(
                &self.b,
                value,
                self.shared.int(32),
                Signedness::Unsigned,
            )),
            None => Err("names a work-item by a value that is no integer".to_owned()),
        }
    }

    fn mask(&self, inst: &Inst<'w>, at: usize) -> Result<Value<'c>, String> {
        let value = self.arg(inst, at)?;
        let is_mask = value
            .ty()
            .as_vector()
            .is_some_and(|(lanes, lane)| lanes == 4 && matches!(lane.as_integer(), Some((32, _))));
        is_mask
            .then_some(value)
            .ok_or_else(|| "takes four words here".to_owned())
    }

    fn ballot(&self, truth: Value<'c>) -> Value<'c> {
        let ty = gir_dialects::ir::vector(4, self.shared.int(32));
        mir::SubgroupBallotOp::build(&self.b, ty, truth).result()
    }

    /// Moves each number of a value; truths as words.
    fn move_value(
        &mut self,
        inst: &Inst<'w>,
        value: Value<'c>,
        make: impl Fn(&Self, Value<'c>) -> Value<'c>,
    ) -> Outcome {
        let value = self.moved_value(value, make);
        self.set_checked(inst, |_| Ok(value))
    }

    pub fn moved_value(
        &self,
        value: Value<'c>,
        make: impl Fn(&Self, Value<'c>) -> Value<'c>,
    ) -> Value<'c> {
        let each = self.lanes(value).into_iter().map(|part| {
            let is_flag = matches!(part.ty().as_integer(), Some((1, _)));
            if !is_flag {
                return make(self, part);
            }
            let word = self.create(arith::ExtUIOp::NAME, self.shared.int(32), &[part]);
            self.create(arith::TruncIOp::NAME, part.ty(), &[make(self, word)])
        });
        let each: Vec<_> = each.collect();
        match value.ty().as_vector() {
            Some(_) => self.vector(&each),
            None => each[0],
        }
    }

    fn shuffled(&mut self, inst: &Inst<'w>, value: Value<'c>, lane: Value<'c>) -> Outcome {
        self.move_value(inst, value, |body, part| {
            mir::SubgroupShuffleOp::build(&body.b, part.ty(), part, lane).result()
        })
    }

    /// Whether all work-items have one value: that of the first of them.
    fn all_equal(&self, value: Value<'c>) -> Result<Value<'c>, String> {
        let first = foreign::first_active_lane(&self.b);
        let other = self.moved_value(value, |body, part| {
            mir::SubgroupBroadcastOp::build(&body.b, part.ty(), part, first).result()
        });
        let flags = value.ty().with_lane(self.shared.int(1));
        let same = match value.ty().lane().is_float() {
            true => {
                let equal = arith::CmpFPredicate::OEQ;
                arith::CmpFOp::build(&self.b, flags, equal, value, other, None).result()
            }
            false => compare(&self.b, CmpIPredicate::Eq, value, other),
        };
        let lanes = self.lanes(same).into_iter();
        let same = lanes.reduce(|all, lane| self.same(arith::AndIOp::NAME, &[all, lane]));
        let same = same.ok_or("has no lanes")?;
        Ok(mir::SubgroupAllOp::build(&self.b, same.ty(), same).result())
    }

    /// Whether a set has a work-item.
    fn has_lane(&self, mask: Value<'c>, lane: Value<'c>) -> Value<'c> {
        let word = self.same(arith::ShRUIOp::NAME, &[lane, self.word(5)]);
        let word = mir::ExtractLaneOp::build(&self.b, self.shared.int(32), mask, word).result();
        let bit = self.same(arith::AndIOp::NAME, &[lane, self.word(31)]);
        let bits = self.same(arith::ShRUIOp::NAME, &[word, bit]);
        self.create(arith::TruncIOp::NAME, self.shared.int(1), &[bits])
    }

    /// Work-items of a set: all, those up to the own one, or those before it.
    fn count_ballot(&mut self, inst: &Inst<'w>) -> Outcome {
        let mask = self.mask(inst, 2)?;
        let mask = match inst.word(1)? {
            0 => mask,
            way @ (1 | 2) => {
                use rspirv::spirv::BuiltIn;
                let builtin = if way == 1 {
                    BuiltIn::SubgroupLeMask
                } else {
                    BuiltIn::SubgroupLtMask
                };
                self.same(arith::AndIOp::NAME, &[mask, self.lane_mask(builtin)])
            }
            other => return Err(format!("counts in the unknown way {other}")),
        };
        let counts = self
            .lanes(self.same(math::CtPopOp::NAME, &[mask]))
            .into_iter();
        let sum = counts.reduce(|all, lane| add(&self.b, all, lane));
        let sum = sum.ok_or("has no lanes")?;
        self.set_checked(inst, |_| Ok(sum))
    }

    fn find_in_ballot(&mut self, inst: &Inst<'w>) -> Outcome {
        let words = self.lanes(self.mask(inst, 1)?);
        let lowest = inst.op == Op::GroupNonUniformBallotFindLSB;
        let mut found = self.word(0);
        // The last one that is not empty decides.
        let order: Vec<usize> = if lowest {
            vec![3, 2, 1, 0]
        } else {
            vec![0, 1, 2, 3]
        };
        for at in order {
            let word = words[at];
            let bit = match lowest {
                true => self.same(math::CountTrailingZerosOp::NAME, &[word]),
                false => {
                    let zeros = self.same(math::CountLeadingZerosOp::NAME, &[word]);
                    self.same(arith::SubIOp::NAME, &[self.word(31), zeros])
                }
            };
            let bit = add(&self.b, bit, self.word(32 * at as i64));
            let is_there = compare(&self.b, CmpIPredicate::Ne, word, self.word(0));
            found = select(&self.b, is_there, bit, found);
        }
        self.set_checked(inst, |_| Ok(found))
    }

    fn reduction(&mut self, inst: &Inst<'w>, kind: ReduceKind) -> Outcome {
        let value = self.arg(inst, 2)?;
        if !fits(kind, value.ty()) {
            return Err("reduces a value of another kind".to_owned());
        }
        let operation = GroupOperation::from_u32(inst.word(1)?);
        let flag = matches!(value.ty().as_integer(), Some((1, _)));
        let number = match flag {
            true => self.create(arith::ExtUIOp::NAME, self.shared.int(32), &[value]),
            false => value,
        };
        let found = match operation {
            Some(GroupOperation::Reduce) => self.moved_value(number, |body, part| {
                mir::SubgroupReduceOp::build(&body.b, part.ty(), kind, part).result()
            }),
            Some(GroupOperation::InclusiveScan) => self.scan(number, kind, (false, None))?,
            Some(GroupOperation::ExclusiveScan) => self.scan(number, kind, (true, None))?,
            Some(GroupOperation::ClusteredReduce) => {
                let size = self.known(inst, 3)?;
                if !size.is_power_of_two() || size > 128 {
                    return Err(
                        "reduces clusters of a size that is no power of two up to 128".to_owned(),
                    );
                }
                self.scan(number, kind, (false, Some(size.cast_signed())))?
            }
            _ => return Err("reduces in a way that is not supported".to_owned()),
        };
        let found = match flag {
            true => self.create(arith::TruncIOp::NAME, value.ty(), &[found]),
            false => found,
        };
        self.set_checked(inst, |_| Ok(found))
    }

    /// The combination of the values of the work-items that take part: those up to the own one, those before it, or
    /// those of its cluster. A loop asks one after the other, as any of them may be away.
    fn scan(
        &mut self,
        value: Value<'c>,
        kind: ReduceKind,
        (exclusive, cluster): (bool, Option<i64>),
    ) -> Result<Value<'c>, String> {
        let word = self.shared.int(32);
        let truth = foreign::number(&self.b, self.shared.int(1), 1);
        let active = self.ballot(truth);
        let own = self.own_lane();
        let size = mir::SubgroupSizeOp::build(&self.b, word).result();
        self.fold(kind, value.ty(), size, |body, lane| {
            let other = body.moved_value(value, |body, part| {
                mir::SubgroupShuffleOp::build(&body.b, part.ty(), part, lane).result()
            });
            let counts = match cluster {
                Some(size) => {
                    let mask = body.word(-size);
                    let [l, r] =
                        [lane, own].map(|lane| body.same(arith::AndIOp::NAME, &[lane, mask]));
                    compare(&body.b, CmpIPredicate::Eq, l, r)
                }
                None if exclusive => compare(&body.b, CmpIPredicate::Ult, lane, own),
                None => compare(&body.b, CmpIPredicate::Ule, lane, own),
            };
            let is_there = body.has_lane(active, lane);
            (other, body.same(arith::AndIOp::NAME, &[counts, is_there]))
        })
    }

    /// A loop that combines the values of some of a number of work-items, in their order. The closure gives the
    /// value of a work-item by its number, and whether it counts.
    pub fn fold(
        &mut self,
        kind: ReduceKind,
        ty: Type<'c>,
        count: Value<'c>,
        of: impl FnOnce(&Self, Value<'c>) -> (Value<'c>, Value<'c>),
    ) -> Result<Value<'c>, String> {
        let start = self.identity(kind, ty)?;
        let (head, inside, rest) = (
            self.new_block(&[self.shared.int(32), ty]),
            self.new_block(&[]),
            self.new_block(&[]),
        );
        cf::BranchOp::build(&self.b, &[self.word(0), start], head);
        self.go_on_in(head);
        let (at, sum) = (head.argument(0), head.argument(1));
        let goes_on = compare(&self.b, CmpIPredicate::Ult, at, count);
        cf::CondBranchOp::build(&self.b, goes_on, &[], &[], None, inside, rest);
        self.go_on_in(inside);
        let (other, counts) = of(self, at);
        let combined = self.same(combination(kind), &[sum, other]);
        let sum_now = select(&self.b, counts, combined, sum);
        let next = add(&self.b, at, self.word(1));
        cf::BranchOp::build(&self.b, &[next, sum_now], head);
        self.go_on_in(rest);
        Ok(sum)
    }

    /// The value that a combination does not change by.
    pub fn identity(&self, kind: ReduceKind, ty: Type<'c>) -> Result<Value<'c>, String> {
        let bits = ty
            .lane()
            .number_bits()
            .ok_or("reduces a value that is no number")?;
        let int = ty.with_lane(self.shared.int(bits));
        // That of a truth is 0.
        let most = u64::MAX.checked_shr(65 - bits).unwrap_or(0).cast_signed();
        let of = |value| foreign::number(&self.b, int, value);
        Ok(match kind {
            ReduceKind::Add | ReduceKind::Or | ReduceKind::Xor | ReduceKind::MaxU => of(0),
            ReduceKind::Mul => of(1),
            ReduceKind::And | ReduceKind::MinU => of(-1),
            ReduceKind::MinS => of(most),
            ReduceKind::MaxS => of(-most - 1),
            ReduceKind::FAdd => self.float(ty, 0.0),
            ReduceKind::FMul => self.float(ty, 1.0),
            ReduceKind::FMin => self.float(ty, f32::INFINITY),
            ReduceKind::FMax => self.float(ty, f32::NEG_INFINITY),
        })
    }
}

/// Whether a reduction takes a type.
pub fn fits(kind: ReduceKind, ty: Type<'_>) -> bool {
    let of_floats = matches!(
        kind,
        ReduceKind::FAdd | ReduceKind::FMul | ReduceKind::FMin | ReduceKind::FMax
    );
    ty.lane().is_float() == of_floats && (of_floats || ty.lane().is_int())
}
