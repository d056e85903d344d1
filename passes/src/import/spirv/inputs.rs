//! The position of a work-item in the grid, and inputs and outputs of its stage.

use super::{
    body::Body,
    pointers::{At, Pointer},
    words::Id,
};
use crate::gpu_to_mir::foreign::{add, compare, number, resize};
use gir_dialects::{
    common::Axis,
    ir::{Signedness, Type, TypeExt, Value},
    mir::{self, IoAttr, IoBuiltin},
    upstream::{arith, arith::CmpIPredicate},
};
use rspirv::spirv::{BuiltIn, Decoration, StorageClass};

const AXES: [Axis; 3] = [Axis::X, Axis::Y, Axis::Z];

impl<'c> Body<'_, '_, 'c> {
    /// The pointer to an input: its value, which never changes.
    pub fn input(&self, id: Id, ty: Id) -> Result<Pointer<'c>, String> {
        let source = self.shared.source;
        let parts = match source.decoration_word(id, Decoration::BuiltIn) {
            Some(number) => vec![self.builtin_as(number, ty)?],
            None => self.stage_inputs(id, ty)?,
        };
        Ok(Pointer {
            class: StorageClass::Input,
            ty,
            at: At::Known(parts),
            volatile: false,
        })
    }

    fn builtin_as(&self, number: u32, ty: Id) -> Result<Value<'c>, String> {
        let builtin = BuiltIn::from_u32(number);
        let builtin = builtin.ok_or_else(|| format!("reads the unknown builtin {number}"))?;
        let wanted = match self.shared.parts(ty)?[..] {
            [ty] => ty,
            _ => return Err(format!("reads the builtin {builtin:?} as an aggregate")),
        };
        let value = self.builtin(builtin, wanted)?;
        let is_wider = value.ty().lane().is_int() && wanted.lane().is_int();
        let fits = value.ty().as_vector().map(|(lanes, _)| lanes)
            == wanted.as_vector().map(|(lanes, _)| lanes);
        match () {
            () if value.ty() == wanted => Ok(value),
            () if is_wider && fits => Ok(resize(&self.b, value, wanted, Signedness::Unsigned)),
            () => Err(format!(
                "reads the builtin {builtin:?} as a value of another type"
            )),
        }
    }

    fn builtin(&self, builtin: BuiltIn, wanted: Type<'c>) -> Result<Value<'c>, String> {
        let word = self.shared.int(32);
        let b = &self.b;
        let axes = |make: &dyn Fn(Axis) -> Value<'c>| self.vector(&AXES.map(make));
        let global_size = |axis| {
            let groups = mir::NumWorkgroupsOp::build(b, word, axis).result();
            let size = self.group_extent(axis);
            arith::MulIOp::build(b, word, groups, size, None).result()
        };
        Ok(match builtin {
            BuiltIn::NumWorkgroups => {
                axes(&|axis| mir::NumWorkgroupsOp::build(b, word, axis).result())
            }
            BuiltIn::WorkgroupSize | BuiltIn::EnqueuedWorkgroupSize => {
                axes(&|axis| self.group_extent(axis))
            }
            BuiltIn::WorkgroupId => axes(&|axis| mir::WorkgroupIdOp::build(b, word, axis).result()),
            BuiltIn::LocalInvocationId => {
                axes(&|axis| mir::LocalIdOp::build(b, word, axis).result())
            }
            BuiltIn::GlobalInvocationId => {
                axes(&|axis| mir::GlobalIdOp::build(b, word, axis).result())
            }
            BuiltIn::GlobalSize => axes(&global_size),
            BuiltIn::GlobalOffset => axes(&|_| self.word(0)),
            BuiltIn::LocalInvocationIndex => self.local_index(),
            BuiltIn::GlobalLinearId => {
                let id = |axis| mir::GlobalIdOp::build(b, word, axis).result();
                let times = |l, r| arith::MulIOp::build(b, word, l, r, None).result();
                let plane = add(b, times(id(Axis::Z), global_size(Axis::Y)), id(Axis::Y));
                add(b, times(plane, global_size(Axis::X)), id(Axis::X))
            }
            BuiltIn::SubgroupSize | BuiltIn::SubgroupMaxSize => {
                mir::SubgroupSizeOp::build(b, word).result()
            }
            BuiltIn::NumSubgroups | BuiltIn::NumEnqueuedSubgroups => {
                mir::NumSubgroupsOp::build(b, word).result()
            }
            BuiltIn::SubgroupId => mir::SubgroupIdOp::build(b, word).result(),
            BuiltIn::SubgroupLocalInvocationId => mir::SubgroupLocalIdOp::build(b, word).result(),
            BuiltIn::SubgroupEqMask
            | BuiltIn::SubgroupGeMask
            | BuiltIn::SubgroupGtMask
            | BuiltIn::SubgroupLeMask
            | BuiltIn::SubgroupLtMask => self.lane_mask(builtin),
            BuiltIn::VertexIndex | BuiltIn::VertexId => mir::VertexIndexOp::build(b, word).result(),
            BuiltIn::InstanceIndex | BuiltIn::InstanceId => {
                mir::InstanceIndexOp::build(b, word).result()
            }
            BuiltIn::FragCoord => mir::FragCoordOp::build(b, wanted).result(),
            BuiltIn::FrontFacing => self.stage_builtin(IoBuiltin::FrontFacing, self.shared.int(1)),
            other => match fragment_input(other) {
                Some(io) => self.stage_builtin(io, wanted),
                None => {
                    return Err(format!(
                        "reads the builtin {other:?}, which has no counterpart; pass the value from the host"
                    ));
                }
            },
        })
    }

    fn stage_builtin(&self, builtin: IoBuiltin, ty: Type<'c>) -> Value<'c> {
        let io = IoAttr::get(self.b.context(), None, None, Some(builtin));
        mir::ReadInputOp::build(&self.b, ty, io).result()
    }

    /// The set of work-items of the subgroup whose number compares to the own one.
    pub fn lane_mask(&self, builtin: BuiltIn) -> Value<'c> {
        let word = self.shared.int(32);
        let own = mir::SubgroupLocalIdOp::build(&self.b, word).result();
        let size = mir::SubgroupSizeOp::build(&self.b, word).result();
        let times = |name: &str, l, r| self.create(name, word, &[l, r]);
        use gir_dialects::ir::OpView as _;
        let words = (0..4).map(|at: i64| {
            // Bits from `first` on, below `end`, of the numbers 32 * at and on.
            let below = |end: Value<'c>| {
                let first = self.word(at * 32);
                let rest = times(arith::SubIOp::NAME, end, first);
                let is_before = compare(&self.b, CmpIPredicate::Ult, end, first);
                let is_full = compare(&self.b, CmpIPredicate::Ugt, rest, self.word(31));
                let bit = times(arith::ShLIOp::NAME, self.word(1), rest);
                let bits = times(arith::SubIOp::NAME, bit, self.word(1));
                let bits =
                    crate::gpu_to_mir::foreign::select(&self.b, is_full, self.word(-1), bits);
                crate::gpu_to_mir::foreign::select(&self.b, is_before, self.word(0), bits)
            };
            let next = add(&self.b, own, self.word(1));
            let (first, end) = match builtin {
                BuiltIn::SubgroupEqMask => (own, next),
                BuiltIn::SubgroupGeMask => (own, size),
                BuiltIn::SubgroupGtMask => (next, size),
                BuiltIn::SubgroupLeMask => (self.word(0), next),
                _ => (self.word(0), own),
            };
            times(arith::XOrIOp::NAME, below(end), below(first))
        });
        let words: Vec<_> = words.collect();
        self.vector(&words)
    }

    /// A number in the type of another value.
    pub fn like(&self, value: Value<'c>, of: i64) -> Value<'c> {
        number(&self.b, value.ty(), of)
    }
}

/// The inputs of fragments whose values have the types of the module.
fn fragment_input(builtin: BuiltIn) -> Option<IoBuiltin> {
    Some(match builtin {
        BuiltIn::SampleId => IoBuiltin::SampleId,
        BuiltIn::SamplePosition => IoBuiltin::SamplePosition,
        BuiltIn::SampleMask => IoBuiltin::SampleMaskIn,
        BuiltIn::PointCoord => IoBuiltin::PointCoord,
        BuiltIn::PrimitiveId => IoBuiltin::PrimitiveId,
        BuiltIn::Layer => IoBuiltin::Layer,
        _ => return None,
    })
}
