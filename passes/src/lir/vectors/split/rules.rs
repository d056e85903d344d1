//! The rules of a pass that splits values.

use super::Split;
use crate::analysis::layout;
use gir_dialects::{
    ir::{Op, Type, TypeExt, Value},
    mir::PtrType,
};

/// The types to split, and the replacements of their operations.
pub trait Rules: Sync {
    /// The number of pieces of a type and their common type; `None` for a type that stays whole.
    fn pieces<'c>(&self, ty: Type<'c>) -> Option<(usize, Type<'c>)>;

    /// The replacement of an operation on split values; `None` if there is no counterpart.
    fn replacement<'c>(&self, split: &Split<'_, 'c>, op: Op<'c>) -> Option<Replacement<'c>>;

    /// The error for an operation without a counterpart.
    fn refusal(&self) -> String;

    /// The number of pieces that an element occupies in memory: more than it has if there is
    /// padding after it.
    fn room(&self, ty: Type<'_>) -> i64 {
        let piece = self.pieces(ty).map_or(ty, |(_, piece)| piece);
        layout::size(ty) / layout::size(piece).max(1)
    }

    /// The type of the source that a parameter of a split type has; `None` if it is that of a whole value.
    fn described<'c>(&self, ty: Type<'c>) -> Option<Type<'c>> {
        self.pieces(ty).map(|(_, piece)| piece)
    }

    /// Whether a type is split, or points to one that is.
    fn concern(&self, ty: Type<'_>) -> bool {
        self.pieces(ty).is_some() || self.whole(ty) != ty
    }

    /// The replacement of a type that stays whole: a pointer to a split type becomes one to its
    /// pieces.
    fn whole<'c>(&self, ty: Type<'c>) -> Type<'c> {
        let Some(pointer) = PtrType::from_type(ty) else {
            return ty;
        };
        let pointee = pointer.pointee();
        let new = self
            .pieces(pointee)
            .map_or_else(|| self.whole(pointee), |(_, piece)| piece);
        if new == pointee {
            return ty;
        }
        PtrType::get(ty.ctx(), pointer.space(), new)
    }

    /// The replacements of several types.
    fn expand<'c>(&self, types: &[Type<'c>]) -> Vec<Type<'c>> {
        let pieces = |&ty| match self.pieces(ty) {
            Some((count, piece)) => vec![piece; count],
            None => vec![self.whole(ty)],
        };
        types.iter().flat_map(pieces).collect()
    }
}

/// The replacement of an operation's results.
pub enum Replacement<'c> {
    /// The pieces of its result.
    Pieces(Vec<Value<'c>>),
    /// The pieces of each of several results.
    PiecesOfEach(Vec<Vec<Value<'c>>>),
    /// A value that is not split.
    Whole(Value<'c>),
    /// There is no result.
    Nothing,
}
