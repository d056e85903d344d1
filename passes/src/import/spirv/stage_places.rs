//! Inputs and outputs of stages at their locations.
//!
//! Variables that share a location by components are one vector of mir: an input is read as a whole, of which each
//! variable is some lanes, and an output is written when all of them are known.

use super::{
    body::{Body, Outcome},
    types::Ty,
    words::Id,
};
use gir_dialects::{
    ir::{self, Attribute, Type, TypeExt, Value},
    mir::{self, Interpolation, IoAttr, IoBuiltin},
};
use rspirv::spirv::{BuiltIn, Decoration, StorageClass};
use std::collections::{BTreeMap, HashMap};

/// The place of a leaf: an [`IoAttr`], or a mark that no target has it.
struct Place<'c> {
    io: Attribute<'c>,
    leaf: Id,
    /// Its first lane at the location.
    component: u32,
}

/// An output that variables share: its place, and the lanes that are known.
type Shared<'c> = (Attribute<'c>, Vec<Option<Value<'c>>>);

fn lanes_of(ty: Type<'_>) -> u32 {
    ty.as_vector().map_or(1, |(lanes, _)| lanes)
}

impl<'c> Body<'_, '_, 'c> {
    /// The leaves of an input of a vertex or fragment stage: locations follow each other.
    pub fn stage_inputs(&self, id: Id, ty: Id) -> Result<Vec<Value<'c>>, String> {
        let mut parts = vec![];
        let lanes = self.lanes_of_locations(StorageClass::Input)?;
        for place in self.stage_places(id, ty)? {
            let own = self.shared.leaf(place.leaf)?;
            let Some(io) = IoAttr::from_attribute(place.io) else {
                parts.push(self.any(own));
                continue;
            };
            let all = io.location().and_then(|at| lanes.get(&at).copied());
            let value = match all.filter(|&all| all != lanes_of(own)) {
                Some(all) => {
                    let whole = ir::vector(all, own.lane());
                    let whole = mir::ReadInputOp::build(&self.b, whole, place.io).result();
                    let lanes = self.lanes(whole);
                    let first = place.component as usize;
                    self.vector(&lanes[first..first + lanes_of(own) as usize])
                }
                None => mir::ReadInputOp::build(&self.b, own, place.io).result(),
            };
            parts.push(value);
        }
        Ok(parts)
    }

    /// The lanes that variables of the stage have together at each location.
    fn lanes_of_locations(&self, class: StorageClass) -> Result<HashMap<i64, u32>, String> {
        let mut lanes = HashMap::new();
        for (id, ty) in self.interface(class) {
            for place in self.stage_places(id, ty)? {
                let io = IoAttr::from_attribute(place.io);
                let Some(location) = io.and_then(|io| io.location()) else {
                    continue;
                };
                let own = self.shared.leaf(place.leaf)?;
                let end = place.component + lanes_of(own);
                if end > 4 || place.component > 0 && own.lane().number_bits() == Some(64) {
                    return Err("has components beyond the four of 32 bits of a location".into());
                }
                let known = lanes.entry(location).or_insert(end);
                *known = end.max(*known);
            }
        }
        Ok(lanes)
    }

    /// The variables of a class that the function uses.
    fn interface(&self, class: StorageClass) -> Vec<(Id, Id)> {
        let shared = self.shared;
        let used = shared.uses.variables.get(&self.function.id);
        let used = used.into_iter().flatten();
        let variables = used.filter_map(|&id| {
            let (own, ty) = shared.variable(id).ok()?;
            let is_builtin = shared.source.decoration(id, Decoration::BuiltIn).is_some();
            (own == class && !is_builtin).then_some((id, ty))
        });
        variables.collect()
    }

    /// The places of the leaves of an input or output.
    fn stage_places(&self, id: Id, ty: Id) -> Result<Vec<Place<'c>>, String> {
        let shared = self.shared;
        let (source, types) = (shared.source, shared.types);
        let flat = |at: Option<u32>, kind| match at {
            Some(member) => source.member_decoration(ty, member, kind).is_some(),
            None => source.decoration(id, kind).is_some(),
        };
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
                let is_used = member.is_none_or(|at| shared.uses.has_member(id, at));
                found.extend(self.builtin_places(builtin, part, is_used)?);
                continue;
            }
            if let Some(member) = member
                && let Some(&[location, ..]) =
                    source.member_decoration(ty, member, Decoration::Location)
            {
                next = Some(location);
            }
            let component = match member {
                Some(member) => source.member_decoration(ty, member, Decoration::Component),
                None => source.decoration(id, Decoration::Component),
            };
            let component = component.and_then(|words| words.first().copied());
            let component = component.unwrap_or(0);
            if component > 3 {
                return Err("has a component beyond the four of a location".to_owned());
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
                found.push(Place {
                    io,
                    leaf,
                    component,
                });
            }
        }
        Ok(found)
    }

    /// The places of a builtin; no target has it where the program does not use it.
    fn builtin_places(
        &self,
        builtin: u32,
        ty: Id,
        is_used: bool,
    ) -> Result<Vec<Place<'c>>, String> {
        let shared = self.shared;
        let io = output_builtin(builtin);
        if io.is_none() && is_used {
            let name = BuiltIn::from_u32(builtin);
            let name = name.map_or_else(|| builtin.to_string(), |name| format!("{name:?}"));
            return Err(format!(
                "uses the builtin {name} of its stage, which mir lacks"
            ));
        }
        let io = io.filter(|_| is_used);
        let leaves = shared.types.leaves(ty)?;
        if io.is_some() && leaves.len() > 1 {
            return Err("writes a mask of more than 32 samples, which mir lacks".to_owned());
        }
        let io = io.map(|io| IoAttr::get(shared.context, None, None, Some(io)));
        let places = leaves.into_iter().map(|leaf| Place {
            io: io.unwrap_or_else(|| self.ignored()),
            leaf,
            component: 0,
        });
        Ok(places.collect())
    }

    /// The mark of outputs that no target has: distances of clipping that the program declares and does not write.
    fn ignored(&self) -> Attribute<'c> {
        gir_dialects::ir::flag(self.shared.context)
    }

    /// Hands the outputs on.
    pub fn write_outputs(&mut self) -> Outcome {
        let mut has_position = false;
        let lanes = self.lanes_of_locations(StorageClass::Output)?;
        let mut shared: BTreeMap<i64, Shared<'c>> = BTreeMap::new();
        for id in self.outputs.clone() {
            let pointer = self.variables[&id].clone();
            let parts = self.load(&pointer)?;
            let places = self.stage_places(id, pointer.ty)?;
            for (place, value) in places.into_iter().zip(parts) {
                let Some(io) = IoAttr::from_attribute(place.io) else {
                    continue;
                };
                has_position |= io.builtin() == Some(IoBuiltin::Position);
                let all = io.location().and_then(|at| Some((at, *lanes.get(&at)?)));
                match all.filter(|(_, all)| *all != lanes_of(value.ty())) {
                    Some((location, all)) => {
                        let whole = shared.entry(location);
                        let whole = whole.or_insert_with(|| (place.io, vec![None; all as usize]));
                        for (at, lane) in (place.component as usize..).zip(self.lanes(value)) {
                            whole.1[at] = Some(lane);
                        }
                    }
                    None => {
                        mir::WriteOutputOp::build(&self.b, value, place.io);
                    }
                }
            }
        }
        for (_, (io, lanes)) in shared {
            let first = lanes.iter().flatten().next().copied();
            let Some(ty) = first.map(|lane| lane.ty()) else {
                continue;
            };
            let lanes: Vec<_> = lanes
                .into_iter()
                .map(|lane| lane.unwrap_or_else(|| self.any(ty)))
                .collect();
            if lanes.iter().any(|lane| lane.ty() != ty) {
                return Err("has outputs of several types at a location; give each its own".into());
            }
            mir::WriteOutputOp::build(&self.b, self.vector(&lanes), io);
        }
        // The position of a vertex whose stage writes none is undefined, as other values zero.
        if self.is_vertex && !has_position {
            let float = Type::float32(self.b.context());
            let position = IoAttr::get(self.shared.context, None, None, Some(IoBuiltin::Position));
            let zero = self.any(ir::vector(4, float));
            mir::WriteOutputOp::build(&self.b, zero, position);
        }
        Ok(())
    }
}

fn output_builtin(number: u32) -> Option<IoBuiltin> {
    match BuiltIn::from_u32(number)? {
        BuiltIn::SampleMask => Some(IoBuiltin::SampleMask),
        BuiltIn::Position => Some(IoBuiltin::Position),
        BuiltIn::PointSize => Some(IoBuiltin::PointSize),
        BuiltIn::FragDepth => Some(IoBuiltin::FragDepth),
        _ => None,
    }
}
