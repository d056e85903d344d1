//! Descriptions of types in debug information.
//!
//! SPIR-V's integers have no signs here: they are described as unsigned.

use super::{
    binary::Encoded,
    debug_set::{
        Arg::{Id, Number},
        Debug, Kind, Set,
    },
};
use rspirv::spirv::{Decoration, Op as Opcode};
use std::collections::HashMap;

/// `Unspecified`, `Address`, `Boolean`, `Float` and `Unsigned`: encodings of numbers.
const UNSPECIFIED: u32 = 0;
const ADDRESS: u32 = 1;
const BOOLEAN: u32 = 2;
const FLOAT: u32 = 3;
const UNSIGNED: u32 = 6;

/// `Class` and `Structure`: tags of composite types.
const CLASS: u32 = 0;
const STRUCTURE: u32 = 1;

/// The name of all structures: those of programs have none.
const STRUCT: &str = "struct";

/// `FlagIsPublic`
const PUBLIC: u32 = 3;

/// The types of a module, by their ids.
#[derive(Default)]
pub struct Types {
    /// Opcode and operands behind the id.
    types: HashMap<u32, (Opcode, Vec<u32>)>,
    /// Constants of 32 bits.
    constants: HashMap<u32, u32>,
    /// Offsets of the members of structures.
    offsets: HashMap<(u32, u32), u32>,
}

impl Types {
    /// Takes note of a type, a constant, or the offset of a member.
    pub fn note(&mut self, instruction: Encoded<'_>) {
        let words = &instruction.words[1..];
        match (instruction.opcode, words) {
            (Opcode::Constant, &[_, id, value]) => {
                self.constants.insert(id, value);
            }
            (Opcode::MemberDecorate, &[ty, member, kind, offset])
                if kind == Decoration::Offset as u32 =>
            {
                self.offsets.insert((ty, member), offset);
            }
            (opcode, [id, rest @ ..]) if is_type(opcode) => {
                self.types.insert(*id, (opcode, rest.to_vec()));
            }
            _ => {}
        }
    }

    /// The types of the result and the parameters of a function type.
    pub fn signature(&self, ty: u32) -> Vec<u32> {
        match self.types.get(&ty) {
            Some((Opcode::TypeFunction, types)) => types.clone(),
            _ => vec![],
        }
    }

    /// Bits of a value of a type; 0 if the type does not tell.
    fn bits(&self, ty: u32) -> u32 {
        let Some((opcode, rest)) = self.types.get(&ty) else {
            return 0;
        };
        match (*opcode, &rest[..]) {
            (Opcode::TypeInt | Opcode::TypeFloat, [width, ..]) => *width,
            (Opcode::TypeBool, _) => 32,
            (Opcode::TypeVector, &[lane, count]) => self.bits(lane).saturating_mul(count),
            (Opcode::TypeArray, &[element, length]) => {
                let length = self.constants.get(&length).copied().unwrap_or(0);
                self.bits(element).saturating_mul(length)
            }
            (Opcode::TypePointer, _) => 64,
            (Opcode::TypeStruct, members) => {
                let ends = members.iter().zip(0..).map(|(&member, number)| {
                    let offset = self.offsets.get(&(ty, number)).copied().unwrap_or(0);
                    offset.saturating_mul(8).saturating_add(self.bits(member))
                });
                ends.max().unwrap_or(0)
            }
            _ => 0,
        }
    }

    /// The description of a type; types that are declared in the program are at a place: its source and scope.
    pub fn describe(&self, set: &mut Set, ty: u32, place: (u32, u32)) -> u32 {
        self.describe_named(set, ty, &[], place)
    }

    /// Like [`Self::describe`], of a structure whose members have names. Others may share the type and name them
    /// differently.
    pub fn describe_named(&self, set: &mut Set, ty: u32, names: &[&str], place: (u32, u32)) -> u32 {
        let Some((opcode, rest)) = self.types.get(&ty) else {
            return opaque(set, "unknown", place);
        };
        match (*opcode, &rest[..]) {
            (Opcode::TypeVoid, _) => ty,
            (Opcode::TypeBool, _) => basic(set, &self.name(ty), 32, BOOLEAN),
            (Opcode::TypeInt, [width, ..]) => basic(set, &self.name(ty), *width, UNSIGNED),
            (Opcode::TypeFloat, [width, ..]) => basic(set, &self.name(ty), *width, FLOAT),
            (Opcode::TypeVector, &[lane, count]) => {
                let lane = self.describe(set, lane, place);
                set.global(Debug::TypeVector, &[Id(lane), Number(count)])
            }
            (Opcode::TypeArray, &[element, length]) => {
                let element = self.describe(set, element, place);
                match self.constants.get(&length) {
                    Some(_) => set.global(Debug::TypeArray, &[Id(element), Id(length)]),
                    None => self.unsized_array(set, element),
                }
            }
            (Opcode::TypeRuntimeArray, &[element]) => {
                let element = self.describe(set, element, place);
                self.unsized_array(set, element)
            }
            (Opcode::TypePointer, &[class, pointee]) => {
                let base = self.pointee(set, pointee, place);
                set.global(Debug::TypePointer, &[Id(base), Number(class), Number(0)])
            }
            (Opcode::TypeStruct, members) => self.structure(set, (ty, members), names, place),
            (opcode, _) => opaque(set, kind_of(opcode), place),
        }
    }

    /// The description of memory that a pointer points to. It must be a basic type (`spirv-val` insists).
    fn pointee(&self, set: &mut Set, ty: u32, place: (u32, u32)) -> u32 {
        let opcode = self.types.get(&ty).map(|(opcode, _)| *opcode);
        let is_number = matches!(
            opcode,
            Some(Opcode::TypeBool | Opcode::TypeInt | Opcode::TypeFloat)
        );
        if is_number {
            return self.describe(set, ty, place);
        }
        let encoding = match opcode {
            Some(Opcode::TypePointer) => ADDRESS,
            _ => UNSPECIFIED,
        };
        basic(set, &self.name(ty), self.bits(ty), encoding)
    }

    /// The name of a type.
    fn name(&self, ty: u32) -> String {
        let Some((opcode, rest)) = self.types.get(&ty) else {
            return "unknown".to_owned();
        };
        match (*opcode, &rest[..]) {
            (Opcode::TypeVoid, _) => "void".to_owned(),
            (Opcode::TypeBool, _) => "bool".to_owned(),
            (Opcode::TypeInt, [width, ..]) => format!("i{width}"),
            (Opcode::TypeFloat, [width, ..]) => format!("f{width}"),
            (Opcode::TypeVector, &[lane, count]) => format!("vec{count}<{}>", self.name(lane)),
            (Opcode::TypeArray, &[element, _]) => format!("array<{}>", self.name(element)),
            (Opcode::TypePointer, _) => "ptr".to_owned(),
            (Opcode::TypeStruct, _) => STRUCT.to_owned(),
            (opcode, _) => kind_of(opcode).to_owned(),
        }
    }

    /// An array whose length the launch decides.
    fn unsized_array(&self, set: &mut Set, element: u32) -> u32 {
        let none = set.constant(0);
        set.global(Debug::TypeArray, &[Id(element), Id(none)])
    }

    fn structure(
        &self,
        set: &mut Set,
        (ty, members): (u32, &[u32]),
        names: &[&str],
        (source, scope): (u32, u32),
    ) -> u32 {
        let mut described = vec![];
        // Members name their structure in OpenCL's set, which would be a circle.
        let members = if set.kind == Kind::Shader {
            members
        } else {
            &[]
        };
        let names = names.iter().copied().chain(std::iter::repeat(""));
        for ((&member, number), name) in members.iter().zip(0..).zip(names) {
            let base = self.describe(set, member, (source, scope));
            let offset = self.offsets.get(&(ty, number)).copied().unwrap_or(0);
            let (name, bits) = (set.text(name), self.bits(member));
            let (at, size) = (offset.saturating_mul(8), Number(bits));
            let flags = Number(PUBLIC);
            let operands = [
                name,
                Id(base),
                Id(source),
                Number(0),
                Number(0),
                Number(at),
                size,
                flags,
            ];
            described.push(Id(set.global(Debug::TypeMember, &operands)));
        }
        let size = set.constant(self.bits(ty));
        let name = set.text(STRUCT);
        let mut operands = vec![name, Number(STRUCTURE), Id(source), Number(0), Number(0)];
        operands.extend([Id(scope), name, Id(size), Number(0)]);
        operands.extend(described);
        set.global(Debug::TypeComposite, &operands)
    }
}

fn is_type(opcode: Opcode) -> bool {
    // All of them have names that begin alike.
    format!("{opcode:?}").starts_with("Type")
}

fn kind_of(opcode: Opcode) -> &'static str {
    match opcode {
        Opcode::TypeImage => "image",
        Opcode::TypeSampler => "sampler",
        Opcode::TypeSampledImage => "sampled image",
        _ => "opaque",
    }
}

fn basic(set: &mut Set, name: &str, width: u32, encoding: u32) -> u32 {
    let (name, size) = (set.text(name), set.constant(width));
    let mut operands = vec![name, Id(size), Number(encoding)];
    if set.kind == Kind::Shader {
        operands.push(Number(0));
    }
    set.global(Debug::TypeBasic, &operands)
}

/// A type without a visible form.
fn opaque(set: &mut Set, name: &str, (source, scope): (u32, u32)) -> u32 {
    let size = set.global(Debug::InfoNone, &[]);
    let linkage = set.text(&format!("@{name}"));
    let name = set.text(name);
    let mut operands = vec![name, Number(CLASS), Id(source), Number(0), Number(0)];
    operands.extend([Id(scope), linkage, Id(size), Number(0)]);
    set.global(Debug::TypeComposite, &operands)
}
