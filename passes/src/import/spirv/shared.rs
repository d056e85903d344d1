//! The parts that the conversion of all functions shares: types of mir for those of the module.

use super::{
    debug::{MOST_CALLS, Scope},
    source::Source,
    types::{Ty, Types},
    uses::Uses,
    words::{Id, Inst, Line},
};
use crate::{analysis::layout, import::llvm::types::pointer_type};
use gir_dialects::{
    common::Axis,
    ir::{self, Context, Location, LocationExt as _, Signedness, Type, TypeExt},
    mir::{SamplerType, StorageSpace},
};
use rspirv::spirv::StorageClass;
use std::{
    cell::Cell,
    collections::{BTreeMap, HashMap},
};

/// Parts of a variable that become variables of their own.
const MOST_PARTS: u64 = 64;

/// Pointers to pointers, beyond which a type is taken for a circle.
const MOST_INDIRECTIONS: u32 = 64;

/// A module in conversion.
pub struct Shared<'a, 'w, 'c> {
    /// The context.
    pub context: &'c Context,
    /// The name of the file.
    pub file: &'a str,
    /// The instructions.
    pub source: &'a Source<'w>,
    /// The types.
    pub types: &'a Types,
    /// The facts about variables that functions state.
    pub uses: &'a Uses,
    /// The element types of buffers and of pointer parameters.
    pub elements: HashMap<Id, Type<'c>>,
    /// The names of functions and of variables that are globals of mir.
    pub symbols: HashMap<Id, Vec<String>>,
    /// The names of specialisation constants by their numbers.
    pub specialised: BTreeMap<i32, String>,
    /// The axes of a workgroup's size whose extents are specialisation constants, by their numbers.
    pub axes: HashMap<i32, Axis>,
    /// Whether there is a kernel of another stage than compute.
    pub has_stages: bool,
    /// The size of a workgroup that all entry points state.
    pub group_size: Option<[i64; 3]>,
    /// Operations on constants that have been computed.
    pub steps: Cell<u32>,
    /// Operations on constants that the one being computed is an operand of.
    pub nested: Cell<u32>,
    /// Pointers that lead to the type at hand.
    pub indirections: Cell<u32>,
}

/// The element types that memory of a type may have, with the number of each.
#[derive(Default)]
struct Elements<'c> {
    found: Vec<(Type<'c>, usize)>,
}

impl<'c> Elements<'c> {
    fn add(&mut self, ty: Type<'c>, count: usize) {
        match self.found.iter_mut().find(|(known, _)| *known == ty) {
            Some((_, all)) => *all += count,
            None => self.found.push((ty, count)),
        }
    }

    /// The type of all, or their lanes, or the most frequent of these.
    fn chosen(&self) -> Option<Type<'c>> {
        if let [(only, _)] = *self.found {
            return Some(only);
        }
        let mut lanes = Self::default();
        for &(ty, count) in &self.found {
            lanes.add(ty.lane(), count);
        }
        let best = lanes.found.iter().rev().max_by_key(|(_, count)| *count);
        best.map(|(ty, _)| *ty)
    }
}

impl<'c> Shared<'_, '_, 'c> {
    /// The place of an instruction: in the source of the program if it is known, else in the binary.
    pub fn place(&self, inst: &Inst<'_>) -> Location<'c> {
        let place = match inst.line {
            Some(line) => self.place_of(line),
            None => return Location::new(self.context, self.file, 0, 0),
        };
        match inst.scope {
            Some(scope) => self.inlined(place, scope, MOST_CALLS),
            None => place,
        }
    }

    /// A place in a scope, with the calls through which the scope was inlined.
    fn inlined(&self, place: Location<'c>, scope: Scope, most: usize) -> Location<'c> {
        let known = || {
            let call = self.source.debug_call(scope.call.filter(|_| most > 0)?)?;
            let callee = self.source.debug_function(scope.of)?;
            let caller = self.source.debug_function(call.scope.of)?;
            Some((call, callee, caller))
        };
        let Some((call, callee, caller)) = known() else {
            return place;
        };
        let at = Line {
            file: caller.file,
            line: call.line,
            column: 1,
        };
        let at = self.inlined(self.place_of(at), call.scope, most - 1);
        place.inlined((&callee.name, callee.line as usize), at)
    }

    fn place_of(&self, line: Line) -> Location<'c> {
        let file = self.source.strings.get(&line.file);
        let file = file.map_or(self.file, String::as_str);
        let file = if file.is_empty() { self.file } else { file };
        let (row, column) = (line.line.max(1) as usize, line.column.max(1) as usize);
        Location::new(self.context, file, row, column)
    }

    /// An integer type.
    pub fn int(&self, width: u32) -> Type<'c> {
        ir::integer_type(self.context, width, Signedness::Signless)
    }

    /// The type of mir for a leaf.
    ///
    /// # Errors
    /// If mir has none.
    pub fn leaf(&self, id: Id) -> Result<Type<'c>, String> {
        Ok(match self.types.get(id) {
            Ty::Bool => self.int(1),
            Ty::Int {
                width: width @ (8 | 16 | 32 | 64),
                ..
            } => self.int(*width),
            Ty::Float { width: 16 } => Type::float16(self.context),
            Ty::Float { width: 32 } => Type::float32(self.context),
            Ty::Float { width: 64 } => Type::float64(self.context),
            Ty::Vector { lane, count } => ir::vector(*count, self.leaf(*lane)?),
            Ty::Pointer { class, pointee } => {
                if !self.is_bytes(*class) {
                    return match self.column_pointers(*class, *pointee)?[..] {
                        [only] => Ok(only),
                        _ => Err(
                            "has a pointer to a structure among numbers; point to a member"
                                .to_owned(),
                        ),
                    };
                }
                self.pointer(*class, self.element(*pointee))?
            }
            Ty::Image(shape) => self.image(*shape, self.uses.images.of(id))?,
            Ty::Cooperative(matrix) => {
                let element = self.leaf(matrix.component)?;
                matrix.mir(self.context, element)?
            }
            Ty::Sampler | Ty::SampledImage { .. } => SamplerType::get(self.context),
            ty => return Err(format!("has a value of the type {}", self.described(ty))),
        })
    }

    fn described(&self, ty: &Ty) -> String {
        match ty {
            Ty::Int { width, .. } => {
                format!("of integers of {width} bits; use 8, 16, 32 or 64")
            }
            Ty::Float { width } => format!("of floats of {width} bits; use 16, 32 or 64"),
            Ty::Other(op) => format!("Op{op:?}, which is not supported"),
            other => format!("{other:?}, which has no values here"),
        }
    }

    /// The types of mir for the leaves of a type. Pointers to memory of columns have one for each of them.
    ///
    /// # Errors
    /// If mir has none, or there are too many.
    pub fn parts(&self, id: Id) -> Result<Vec<Type<'c>>, String> {
        if let Ty::Pointer { class, pointee } = *self.types.get(id)
            && !self.is_bytes(class)
        {
            return self.column_pointers(class, pointee);
        }
        let leaves = self.types.leaves(id)?;
        leaves.into_iter().map(|leaf| self.leaf(leaf)).collect()
    }

    /// The types of the pointers to the columns of a type.
    ///
    /// # Errors
    /// If mir has none.
    pub fn column_pointers(
        &self,
        class: StorageClass,
        pointee: Id,
    ) -> Result<Vec<Type<'c>>, String> {
        let before = self.indirections.get();
        if before >= MOST_INDIRECTIONS {
            return Err(format!(
                "has pointers to pointers more than {MOST_INDIRECTIONS} deep"
            ));
        }
        self.indirections.set(before + 1);
        let types = self.pointers_to_columns(class, pointee);
        self.indirections.set(before);
        types
    }

    fn pointers_to_columns(
        &self,
        class: StorageClass,
        pointee: Id,
    ) -> Result<Vec<Type<'c>>, String> {
        if super::pointers::is_value(class) {
            return self.parts(pointee);
        }
        let columns = self.types.columns(pointee)?.into_iter();
        columns
            .map(|column| self.pointer(class, self.stored(column.leaf)?))
            .collect()
    }

    /// The type that memory holds for a leaf: truths are bytes.
    ///
    /// # Errors
    /// If mir has none.
    pub fn stored(&self, leaf: Id) -> Result<Type<'c>, String> {
        let ty = self.leaf(leaf)?;
        match self.types.get(leaf) {
            Ty::Cooperative(_) => {
                Err("keeps a cooperative matrix in memory; keep it in a variable of a function")
            }
            Ty::Image(_) | Ty::Sampler | Ty::SampledImage { .. } => Err(
                "keeps an image or a sampler in a variable; name that of the host where it is used",
            ),
            _ => Ok(()),
        }?;
        Ok(match ty.lane().as_integer() {
            Some((1, _)) => ty.with_lane(self.int(8)),
            _ => ty,
        })
    }

    /// The type of a pointer.
    ///
    /// # Errors
    /// If the memory has no counterpart.
    pub fn pointer(&self, class: StorageClass, element: Type<'c>) -> Result<Type<'c>, String> {
        Ok(pointer_type(self.space(class)?, element))
    }

    /// The types of mir by which functions pass a variable of the module: none where they name it themselves.
    ///
    /// # Errors
    /// If mir has none.
    pub fn variable_parts(&self, variable: Id) -> Result<Vec<Type<'c>>, String> {
        use StorageClass as C;
        let (class, pointee) = self.variable(variable)?;
        match class {
            // Only a kernel of its stage can read an input.
            C::Input if self.has_stages => self.parts(pointee),
            C::Input | C::Workgroup | C::CrossWorkgroup => Ok(vec![]),
            C::UniformConstant if self.symbols.contains_key(&variable) => Ok(vec![]),
            C::UniformConstant => self.resource_parts(variable, pointee),
            C::StorageBuffer | C::Uniform => {
                if let Some((element, count)) = self.buffers(pointee) {
                    if !matches!(self.types.get(element), Ty::Struct { .. }) {
                        return Err(format!(
                            "uses the array of arrays of buffers '{}'; use one array",
                            self.source.name(variable).unwrap_or_default()
                        ));
                    }
                    let ty = self.pointer(class, self.element(element))?;
                    return Ok(match count {
                        Some(count) => vec![ty; count],
                        None => vec![self.pointer(class, ty)?],
                    });
                }
                let element = self.elements.get(&variable).copied();
                let element = element.unwrap_or_else(|| self.element(pointee));
                Ok(vec![self.pointer(class, element)?])
            }
            C::PushConstant if !self.is_scattered(variable) => self.parts(pointee),
            C::Private | C::Output | C::PushConstant => match self.is_scattered(variable) {
                true => self.column_pointers(class, pointee),
                false => {
                    let leaves = self.types.leaves(pointee)?.into_iter();
                    leaves
                        .map(|leaf| self.pointer(class, self.stored(leaf)?))
                        .collect()
                }
            },
            _ => Err(format!(
                "is a variable of the class {class:?}, which is not supported"
            )),
        }
    }

    /// The buffer of which a type is an array, and the number of parameters for it: none where a table has their
    /// addresses.
    pub fn buffers(&self, pointee: Id) -> Option<(Id, Option<usize>)> {
        match *self.types.get(pointee) {
            Ty::Array { element, count } => {
                let count = (count <= MOST_PARTS).then(|| usize::try_from(count).ok());
                Some((element, count.flatten()))
            }
            Ty::RuntimeArray { element } => Some((element, None)),
            _ => None,
        }
    }

    /// The memory and the type of a variable.
    ///
    /// # Errors
    /// If it is none.
    pub fn variable(&self, variable: Id) -> Result<(StorageClass, Id), String> {
        let inst = self.source.defs.get(&variable);
        let inst = inst.ok_or_else(|| format!("uses %{variable}, which is nowhere"))?;
        self.types.pointee(inst.type_id()?)
    }

    /// Whether a variable stays an array in memory: its parts are no variables of their own.
    pub fn is_scattered(&self, variable: Id) -> bool {
        let leaves = self.variable(variable);
        let leaves = leaves.map_or(0, |(_, pointee)| self.types.leaf_count(pointee));
        self.uses.scattered.contains(&variable) || leaves > MOST_PARTS
    }

    /// The storage space of a storage class.
    ///
    /// # Errors
    /// If there is none.
    pub fn space(&self, class: StorageClass) -> Result<StorageSpace, String> {
        use StorageClass as C;
        Ok(match class {
            C::StorageBuffer | C::Uniform | C::PhysicalStorageBuffer | C::CrossWorkgroup => {
                StorageSpace::Global
            }
            C::Workgroup => StorageSpace::Workgroup,
            C::Function | C::Private | C::Output | C::PushConstant | C::Input => {
                StorageSpace::Private
            }
            C::UniformConstant => StorageSpace::Constant,
            C::Generic => StorageSpace::Generic,
            _ => {
                return Err(format!(
                    "has memory of the class {class:?}, which is not supported"
                ));
            }
        })
    }

    /// Whether memory of a class is bytes at explicit places, in which a pointer is one value.
    pub fn is_bytes(&self, class: StorageClass) -> bool {
        use StorageClass as C;
        let is_images = class == C::UniformConstant && !self.source.is_physical;
        match class {
            C::StorageBuffer | C::Uniform | C::PhysicalStorageBuffer => true,
            _ => self.source.is_physical && class != C::Input && !is_images,
        }
    }

    /// The element type of memory behind a pointer of which only the type is known.
    pub fn element(&self, pointee: Id) -> Type<'c> {
        let mut elements = Elements::default();
        self.add_elements(pointee, 16, false, &mut elements, &mut 256);
        elements.chosen().unwrap_or_else(|| self.int(8))
    }

    /// The element type of memory by the types of accesses, and that of its declaration where there are none.
    pub fn accessed_element(&self, root: Id, pointee: Id) -> Type<'c> {
        let mut elements = Elements::default();
        let accesses = self.uses.accesses.get(&root);
        for &(ty, count) in accesses.into_iter().flatten() {
            let is_vector = matches!(self.types.get(ty), Ty::Vector { count: 3, .. });
            if let Ok(ty) = self.stored(ty) {
                elements.add(if is_vector { ty.lane() } else { ty }, count);
            }
        }
        elements.chosen().unwrap_or_else(|| self.element(pointee))
    }

    /// Adds the leaves of a type that lies at an alignment; vectors that may not be aligned are their lanes.
    fn add_elements(
        &self,
        id: Id,
        align: u64,
        padded: bool,
        found: &mut Elements<'c>,
        left: &mut u32,
    ) {
        if *left == 0 {
            return;
        }
        *left -= 1;
        let types = self.types;
        match types.get(id) {
            Ty::Struct { members } => {
                for (at, &member) in members.iter().enumerate() {
                    let (offset, matrix) = types.member(id, at).unwrap_or_default();
                    let align = common(align, offset);
                    match matrix {
                        Some(place) => self.add_matrix(
                            member,
                            common(align, place.stride),
                            place.row_major,
                            found,
                        ),
                        None => self.add_elements(member, align, false, found, left),
                    }
                }
            }
            Ty::Array { element, .. } | Ty::RuntimeArray { element } => {
                let stride = types.stride(id);
                let padded = types.size(*element) <= stride;
                self.add_elements(*element, common(align, stride), padded, found, left);
            }
            Ty::Matrix { column, .. } => {
                self.add_elements(*column, align, true, found, left);
            }
            Ty::Vector { count, .. } => {
                let whole = (padded || *count != 3) && align >= types.size(id);
                self.add_leaf(id, whole, found);
            }
            _ => self.add_leaf(id, true, found),
        }
    }

    fn add_matrix(&self, id: Id, align: u64, row_major: bool, found: &mut Elements<'c>) {
        match self.types.get(id) {
            Ty::Matrix { column, .. } => {
                let whole = !row_major && align >= self.types.size(*column);
                self.add_leaf(*column, whole, found);
            }
            Ty::Array { element, .. } | Ty::RuntimeArray { element } => {
                self.add_matrix(*element, align, row_major, found);
            }
            _ => self.add_leaf(id, false, found),
        }
    }

    fn add_leaf(&self, leaf: Id, whole: bool, found: &mut Elements<'c>) {
        let stored = match *self.types.get(leaf) {
            // Of what a pointer in memory points to nothing is known here: types may be parts of themselves.
            Ty::Pointer { class, .. } => self.pointer(class, self.int(8)),
            Ty::Image(_) | Ty::Sampler => return,
            _ => self.stored(leaf),
        };
        if let Ok(ty) = stored {
            found.add(if whole { ty } else { ty.lane() }, 1);
        }
    }
}

/// The alignment of a place some bytes beyond another.
pub fn common(align: u64, offset: u64) -> u64 {
    match offset {
        0 => align,
        _ => align.min(1 << offset.trailing_zeros().min(62)),
    }
}

/// The bytes of a type of mir.
pub fn size(ty: Type<'_>) -> u64 {
    layout::size(ty).unsigned_abs()
}
