//! Places of types of the `llvm` dialect in memory.
//!
//! Scalars and vectors align to their size, rounded up to a power of two, as on all three worlds.

use super::world::World;
use gir_dialects::{
    ir::{self, Op, Signedness, Type, TypeExt},
    llvm_import::LlvmType,
};

/// The sizes of a module.
#[derive(Clone, Copy)]
pub struct Layout {
    world: World,
    /// Bytes of a pointer to global memory.
    pointer: i64,
}

impl Layout {
    /// The layout of a module's triple.
    pub fn of(module: Op<'_>, world: World) -> Self {
        let triple = super::world::triple(module).unwrap_or_default();
        let family = triple.split('-').next().unwrap_or_default();
        let pointer = match family {
            "spir" | "spirv32" | "nvptx" => 4,
            _ => 8,
        };
        Self { world, pointer }
    }

    /// The bytes of a pointer, by its address space.
    pub fn pointer_size(self, space: u32) -> i64 {
        match (self.world, space) {
            (World::Amd, 3 | 5) => 4,
            _ => self.pointer,
        }
    }

    /// The bytes from one element of an array to the next.
    pub fn size(self, ty: Type<'_>) -> i64 {
        match LlvmType::of(ty) {
            Some(LlvmType::Pointer(space)) => self.pointer_size(space),
            Some(LlvmType::Array(element, count)) => self.size(element) * count,
            Some(LlvmType::Struct(members, packed)) => {
                rounded_up(self.places(&members, packed).1, self.align(ty))
            }
            None => match ty.as_vector() {
                Some((lanes, lane)) => bytes(u64::from(lanes) * bits(lane)),
                None => bytes(bits(ty)),
            },
        }
    }

    /// The alignment in bytes.
    pub fn align(self, ty: Type<'_>) -> i64 {
        match LlvmType::of(ty) {
            Some(LlvmType::Array(element, _)) => self.align(element),
            Some(LlvmType::Struct(_, true)) => 1,
            Some(LlvmType::Struct(members, false)) => {
                let aligns = members.iter().map(|&member| self.align(member));
                aligns.max().unwrap_or(1)
            }
            _ => self.size(ty),
        }
    }

    /// The offsets of members, and their end.
    fn places(self, members: &[Type<'_>], packed: bool) -> (Vec<i64>, i64) {
        let mut end = 0_i64;
        let places = members.iter().map(|&member| {
            let align = if packed { 1 } else { self.align(member) };
            let place = rounded_up(end, align);
            end = place + self.size(member);
            place
        });
        let places = places.collect();
        (places, end)
    }

    /// The type and the offset of a part of an aggregate.
    pub fn part<'c>(self, ty: Type<'c>, index: i64) -> Option<(Type<'c>, i64)> {
        match LlvmType::of(ty) {
            Some(LlvmType::Array(element, _)) => Some((element, self.size(element) * index)),
            Some(LlvmType::Struct(members, packed)) => {
                let at = usize::try_from(index).ok()?;
                let (places, _) = self.places(&members, packed);
                Some((*members.get(at)?, *places.get(at)?))
            }
            _ => {
                let (_, lane) = ty.as_vector()?;
                Some((lane, self.size(lane) * index))
            }
        }
    }

    /// The values that an aggregate consists of, with their offsets; of another type, itself.
    pub fn leaves<'c>(self, ty: Type<'c>) -> Vec<(Type<'c>, i64)> {
        let mut found = vec![];
        self.add_leaves(ty, 0, &mut found);
        found
    }

    fn add_leaves<'c>(self, ty: Type<'c>, at: i64, found: &mut Vec<(Type<'c>, i64)>) {
        match LlvmType::of(ty) {
            Some(LlvmType::Array(element, count)) => {
                let size = self.size(element);
                (0..count).for_each(|index| self.add_leaves(element, at + index * size, found));
            }
            Some(LlvmType::Struct(members, packed)) => {
                let (places, _) = self.places(&members, packed);
                for (member, place) in members.into_iter().zip(places) {
                    self.add_leaves(member, at + place, found);
                }
            }
            // Events are no values: copies are done when their function returns.
            _ if is_event(ty) => {}
            _ => match halves(ty) {
                Some(half) => found.extend([(half, at), (half, at + 8)]),
                None => found.push((ty, at)),
            },
        }
    }

    /// The number of values that an aggregate consists of; 1 of another type.
    pub fn leaf_count(self, ty: Type<'_>) -> usize {
        match LlvmType::of(ty) {
            Some(LlvmType::Array(element, count)) => {
                self.leaf_count(element) * usize::try_from(count).unwrap_or_default()
            }
            Some(LlvmType::Struct(members, _)) => {
                members.iter().map(|&member| self.leaf_count(member)).sum()
            }
            _ if is_event(ty) => 0,
            _ if halves(ty).is_some() => 2,
            _ => 1,
        }
    }
}

fn is_event(ty: Type<'_>) -> bool {
    super::handles::of(ty) == Some(super::handles::Handle::Event)
}

/// The type of the two halves, the lower one first, of an integer of 128 bits.
pub fn halves(ty: Type<'_>) -> Option<Type<'_>> {
    let is_wide = matches!(ty.as_integer(), Some((128, _)));
    is_wide.then(|| ir::integer_type(ty.ctx(), 64, Signedness::Signless))
}

/// The bits of a number.
fn bits(ty: Type<'_>) -> u64 {
    u64::from(ty.number_bits().unwrap_or(64))
}

/// The bytes that some bits take, a power of two.
fn bytes(bits: u64) -> i64 {
    bits.div_ceil(8).max(1).next_power_of_two().cast_signed()
}

/// The next multiple of an alignment.
fn rounded_up(place: i64, align: i64) -> i64 {
    (place + align - 1) / align * align
}
