//! The position of a work-item in the grid, and inputs and outputs of its stage.

use super::{
    body::{Body, Outcome},
    pointers::{At, Pointer},
    types::Ty,
    words::Id,
};
use crate::gpu_to_mir::foreign::{add, compare, number, resize};
use gir_dialects::{
    common::Axis,
    ir::{Attribute, Signedness, Type, TypeExt, Value},
    mir::{self, Interpolation, IoAttr, IoBuiltin},
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
            BuiltIn::FrontFacing => {
                let io = IoAttr::get(b.context(), None, None, Some(IoBuiltin::FrontFacing));
                mir::ReadInputOp::build(b, self.shared.int(1), io).result()
            }
            other => {
                return Err(format!(
                    "reads the builtin {other:?}, which has no counterpart; pass the value from the host"
                ));
            }
        })
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

    /// The leaves of an input of a vertex or fragment stage: locations follow each other.
    fn stage_inputs(&self, id: Id, ty: Id) -> Result<Vec<Value<'c>>, String> {
        let mut parts = vec![];
        for (io, leaf) in self.stage_places(id, ty)? {
            let ty = self.shared.leaf(leaf)?;
            if IoAttr::from_attribute(io).is_none() {
                parts.push(self.any(ty));
                continue;
            }
            parts.push(mir::ReadInputOp::build(&self.b, ty, io).result());
        }
        Ok(parts)
    }

    /// The places of the leaves of an input or output.
    fn stage_places(&self, id: Id, ty: Id) -> Result<Vec<(Attribute<'c>, Id)>, String> {
        let shared = self.shared;
        let (source, types) = (shared.source, shared.types);
        let flat = |at: Option<u32>, kind| match at {
            Some(member) => source.member_decoration(ty, member, kind).is_some(),
            None => source.decoration(id, kind).is_some(),
        };
        if source
            .decoration(id, Decoration::Component)
            .is_some_and(|words| words != [0])
        {
            return Err(
                "has inputs or outputs that share a location; give each its own".to_owned(),
            );
        }
        let mut found = vec![];
        let mut next = source.decoration_word(id, Decoration::Location);
        let groups: Vec<(Option<u32>, Id)> = match types.get(ty) {
            Ty::Struct { members } => (0..).map(Some).zip(members.iter().copied()).collect(),
            _ => vec![(None, ty)],
        };
        for (member, part) in groups {
            let builtin = match member {
                Some(member) => source.member_decoration(ty, member, Decoration::BuiltIn),
                None => source.decoration(id, Decoration::BuiltIn),
            };
            if let Some(builtin) = builtin.and_then(|words| words.first().copied()) {
                let io = stage_builtin(builtin);
                let is_used = member.is_none_or(|at| shared.uses.has_member(id, at));
                if io.is_none() && is_used {
                    let name = BuiltIn::from_u32(builtin);
                    let name = name.map_or_else(|| builtin.to_string(), |name| format!("{name:?}"));
                    return Err(format!(
                        "uses the builtin {name} of its stage, which mir lacks"
                    ));
                }
                let io = io.filter(|_| is_used);
                for leaf in types.leaves(part)? {
                    let io = io.map(|io| IoAttr::get(shared.context, None, None, Some(io)));
                    found.push((io.unwrap_or_else(|| self.ignored()), leaf));
                }
                continue;
            }
            if let Some(member) = member
                && let Some(&[location, ..]) =
                    source.member_decoration(ty, member, Decoration::Location)
            {
                next = Some(location);
            }
            let interpolation = match () {
                () if flat(member, Decoration::Flat) => Some(Interpolation::Flat),
                () if flat(member, Decoration::NoPerspective) => Some(Interpolation::Linear),
                () => None,
            };
            for leaf in types.leaves(part)? {
                let location = next.ok_or("has an input or output without a location")?;
                next = Some(location.saturating_add(1));
                let io = IoAttr::get(shared.context, Some(location.into()), interpolation, None);
                found.push((io, leaf));
            }
        }
        Ok(found)
    }

    /// The mark of outputs that no target has: distances of clipping that the program declares and does not write.
    fn ignored(&self) -> Attribute<'c> {
        gir_dialects::ir::flag(self.shared.context)
    }

    /// Hands the outputs on.
    pub fn write_outputs(&mut self) -> Outcome {
        let mut has_position = false;
        for id in self.outputs.clone() {
            let pointer = self.variables[&id].clone();
            let parts = self.load(&pointer)?;
            let places = self.stage_places(id, pointer.ty)?;
            for ((io, _), value) in places.into_iter().zip(parts) {
                if let Some(place) = IoAttr::from_attribute(io) {
                    has_position |= place.builtin() == Some(IoBuiltin::Position);
                    mir::WriteOutputOp::build(&self.b, value, io);
                }
            }
        }
        // The position of a vertex whose stage writes none is undefined, as other values zero.
        if self.is_vertex && !has_position {
            let float = Type::float32(self.b.context());
            let position = IoAttr::get(self.shared.context, None, None, Some(IoBuiltin::Position));
            let zero = self.any(gir_dialects::ir::vector(4, float));
            mir::WriteOutputOp::build(&self.b, zero, position);
        }
        Ok(())
    }

    /// A number in the type of another value.
    pub fn like(&self, value: Value<'c>, of: i64) -> Value<'c> {
        number(&self.b, value.ty(), of)
    }
}

fn stage_builtin(number: u32) -> Option<IoBuiltin> {
    match BuiltIn::from_u32(number)? {
        BuiltIn::Position => Some(IoBuiltin::Position),
        BuiltIn::PointSize => Some(IoBuiltin::PointSize),
        BuiltIn::FragDepth => Some(IoBuiltin::FragDepth),
        _ => None,
    }
}
