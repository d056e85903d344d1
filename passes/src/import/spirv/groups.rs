//! Operations of a workgroup: votes, reductions, broadcasts and scans.

use super::{
    body::{Body, Outcome},
    subgroups::{fits, kind},
    words::Inst,
};
use crate::{
    gpu_to_mir::foreign::{compare, resize, select},
    import::llvm::operations::cast_bits,
};
use gir_dialects::{
    common::Axis,
    ir::{OpView, Signedness, TypeExt, Value},
    mir::{self, ReduceKind},
    upstream::arith::{self, CmpIPredicate},
};
use rspirv::spirv::{GroupOperation, Op, Scope};

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Converts an operation of a workgroup.
    pub fn workgroup(&mut self, inst: &Inst<'w>) -> Outcome {
        if self.known(inst, 0)? != Scope::Workgroup as u64 {
            return Err("is of a group that is neither a subgroup nor a workgroup".to_owned());
        }
        if let Some(kind) = kind(inst.op) {
            return self.combined(inst, kind);
        }
        match inst.op {
            Op::GroupAll | Op::GroupNonUniformAll => {
                let truth = self.truth(inst, 1)?;
                let value = mir::WorkgroupAllOp::build(&self.b, truth.ty(), truth).result();
                self.set_checked(inst, |_| Ok(value))
            }
            Op::GroupAny | Op::GroupNonUniformAny => {
                let truth = self.truth(inst, 1)?;
                let value = mir::WorkgroupAnyOp::build(&self.b, truth.ty(), truth).result();
                self.set_checked(inst, |_| Ok(value))
            }
            Op::GroupBroadcast => {
                let (value, is_it) = (self.arg(inst, 1)?, self.is_named(inst)?);
                let value = self.moved_value(value, |body, part| body.of_one(part, is_it));
                self.set_checked(inst, |_| Ok(value))
            }
            _ => Err(
                "is an operation of a workgroup that no target has; use workgroup memory"
                    .to_owned(),
            ),
        }
    }

    fn combined(&mut self, inst: &Inst<'w>, kind: ReduceKind) -> Outcome {
        let value = self.arg(inst, 2)?;
        if !fits(kind, value.ty()) {
            return Err("reduces a value of another kind".to_owned());
        }
        let flags = value.ty();
        let is_flag = matches!(flags.lane().as_integer(), Some((1, _)));
        let value = match is_flag {
            true => self.create(
                arith::ExtUIOp::NAME,
                flags.with_lane(self.shared.int(32)),
                &[value],
            ),
            false => value,
        };
        let value = match GroupOperation::from_u32(inst.word(1)?) {
            Some(GroupOperation::Reduce) => self.moved_value(value, |body, part| {
                mir::WorkgroupReduceOp::build(&body.b, part.ty(), kind, part).result()
            }),
            Some(GroupOperation::InclusiveScan) => self.workgroup_scan(value, kind, false)?,
            Some(GroupOperation::ExclusiveScan) => self.workgroup_scan(value, kind, true)?,
            _ => return Err("reduces in a way that is not supported".to_owned()),
        };
        let value = match is_flag {
            true => self.create(arith::TruncIOp::NAME, flags, &[value]),
            false => value,
        };
        self.set_checked(inst, |_| Ok(value))
    }

    /// Whether the work-item is the one whose local id an operand states, of one to three numbers.
    fn is_named(&self, inst: &Inst<'w>) -> Result<Value<'c>, String> {
        let id = self.arg(inst, 2)?;
        if id.ty().lane().as_integer().is_none() {
            return Err("names a work-item by a value that is no integer".to_owned());
        }
        let word = self.shared.int(32);
        let axes = [Axis::X, Axis::Y, Axis::Z];
        let each = self.lanes(id).into_iter().zip(axes).map(|(wanted, axis)| {
            let own = mir::LocalIdOp::build(&self.b, word, axis).result();
            let own = resize(&self.b, own, wanted.ty(), Signedness::Unsigned);
            compare(&self.b, CmpIPredicate::Eq, own, wanted)
        });
        let all = each.reduce(|all, one| self.same(arith::AndIOp::NAME, &[all, one]));
        all.ok_or_else(|| "names no work-item".to_owned())
    }

    /// The number of one work-item for all: the others have no bits set.
    fn of_one(&self, number: Value<'c>, is_it: Value<'c>) -> Value<'c> {
        let bits = self.shared.int(number.ty().number_bits().unwrap_or(32));
        let own = cast_bits(&self.b, number, bits);
        let own = select(&self.b, is_it, own, self.like(own, 0));
        let all = mir::WorkgroupReduceOp::build(&self.b, bits, ReduceKind::Or, own).result();
        cast_bits(&self.b, all, number.ty())
    }

    /// The combination of the values of the work-items before the own one, and with the own one: all of them tell
    /// theirs one after the other.
    fn workgroup_scan(
        &mut self,
        value: Value<'c>,
        kind: ReduceKind,
        exclusive: bool,
    ) -> Result<Value<'c>, String> {
        let (own, count) = (self.local_index(), self.group_size());
        let predicate = match exclusive {
            true => CmpIPredicate::Ult,
            false => CmpIPredicate::Ule,
        };
        self.fold(kind, value.ty(), count, |body, at| {
            let is_it = compare(&body.b, CmpIPredicate::Eq, at, own);
            let other = body.moved_value(value, |body, part| body.of_one(part, is_it));
            (other, compare(&body.b, predicate, at, own))
        })
    }
}
