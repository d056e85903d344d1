//! Types of GIR text, interned: equal types have equal ids, so a consumer translates each once.

use std::collections::HashMap;
use std::fmt;

use super::keywords::{AddressSpace, Scalar};

/// The maximum depth of nested pointers.
pub const MAX_TYPE_DEPTH: usize = 64;

/// The vector lengths of the language.
pub const VECTOR_LENGTHS: [u8; 5] = [2, 3, 4, 8, 16];

/// An interned type; [`TypeTable::get`] gives its structure, [`TypeId::index`] a dense key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TypeId(u32);

impl TypeId {
    /// The id of a scalar type, the same in every table.
    pub const fn scalar(scalar: Scalar) -> Self {
        Self(scalar as u32)
    }

    /// Position in [`TypeTable::iter`]'s order, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The structure of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// A number.
    Scalar(Scalar),
    /// `vecN<T>`; the length is one of [`VECTOR_LENGTHS`].
    Vector {
        /// N.
        length: u8,
        /// T.
        element: Scalar,
    },
    /// `ptr[AS]<T>`.
    Pointer {
        /// AS.
        space: AddressSpace,
        /// T.
        pointee: TypeId,
    },
}

/// All types of a module; the scalars always come first.
#[derive(Clone, Debug)]
pub struct TypeTable {
    types: Vec<Type>,
    ids: HashMap<Type, TypeId>,
}

impl Default for TypeTable {
    fn default() -> Self {
        let mut table = Self {
            types: Vec::new(),
            ids: HashMap::new(),
        };
        for &scalar in Scalar::ALL {
            table.intern(Type::Scalar(scalar));
        }
        table
    }
}

impl TypeTable {
    /// The structure of `id`, which must come from this table.
    pub fn get(&self, id: TypeId) -> Type {
        // An id of another table has no right answer; the first scalar stands in.
        self.types
            .get(id.index())
            .copied()
            .unwrap_or(Type::Scalar(Scalar::I8))
    }

    /// Every type in order of first use; a pointer's pointee always comes before it.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (TypeId, Type)> + '_ {
        self.types
            .iter()
            .enumerate()
            .map(|(index, &ty)| (TypeId(index as u32), ty))
    }

    /// The id of `ty`, new if the table has not seen it.
    pub fn intern(&mut self, ty: Type) -> TypeId {
        let next = TypeId(self.types.len() as u32);
        let id = *self.ids.entry(ty).or_insert(next);
        if id == next {
            self.types.push(ty);
        }
        id
    }

    /// `id` as GIR text.
    pub fn display(&self, id: TypeId) -> impl fmt::Display + '_ {
        DisplayType { table: self, id }
    }
}

struct DisplayType<'table> {
    table: &'table TypeTable,
    id: TypeId,
}

impl fmt::Display for DisplayType<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut id, mut depth) = (self.id, 0);
        while let Type::Pointer { space, pointee } = self.table.get(id) {
            write!(formatter, "ptr[{space}]<")?;
            (id, depth) = (pointee, depth + 1);
        }
        match self.table.get(id) {
            Type::Vector { length, element } => write!(formatter, "vec{length}<{element}>")?,
            Type::Scalar(scalar) => write!(formatter, "{scalar}")?,
            Type::Pointer { .. } => {}
        }
        (0..depth).try_for_each(|_| formatter.write_str(">"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_types_share_an_id_and_print_as_text() {
        let mut table = TypeTable::default();
        let element = Scalar::F32;
        let vector = table.intern(Type::Vector { length: 4, element });
        let space = AddressSpace::Global;
        let pointer = Type::Pointer {
            space,
            pointee: vector,
        };
        let id = table.intern(pointer);
        assert_eq!(table.intern(pointer), id);
        assert_eq!(table.get(id), pointer);
        assert_eq!(table.display(id).to_string(), "ptr[global]<vec4<f32>>");
        assert_eq!(table.intern(Type::Scalar(element)), TypeId::scalar(element));
        assert_eq!(table.iter().len(), Scalar::ALL.len() + 2);
    }
}
