//! What a pass takes apart.

use super::Split;
use crate::analysis::layout;
use gir_dialects::{
    ir::{Op, Type, TypeExt, Value},
    mir::PtrType,
};

/// What is taken apart, and how.
pub trait Rules: Sync {
    /// How many pieces a type has, all of the type given; `None` for one that stays
    /// whole.
    fn pieces<'c>(&self, ty: Type<'c>) -> Option<(usize, Type<'c>)>;

    /// What takes the place of an operation on values that are taken apart; `None`
    /// for one without a counterpart.
    fn replacement<'c>(&self, split: &Split<'_, 'c>, op: Op<'c>) -> Option<Replacement<'c>>;

    /// The error at an operation without a counterpart.
    fn refusal(&self) -> String;

    /// Pieces that an element takes in memory: more than it has if there is room
    /// behind it.
    fn room(&self, ty: Type<'_>) -> i64 {
        let piece = self.pieces(ty).map_or(ty, |(_, piece)| piece);
        layout::size(ty) / layout::size(piece).max(1)
    }

    /// Whether a type is taken apart, or points to one that is.
    fn concern(&self, ty: Type<'_>) -> bool {
        self.pieces(ty).is_some() || self.whole(ty) != ty
    }

    /// A type that stays whole; a pointer to one that does not points to its pieces.
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

    /// The types that take the place of others.
    fn expand<'c>(&self, types: &[Type<'c>]) -> Vec<Type<'c>> {
        let pieces = |&ty| match self.pieces(ty) {
            Some((count, piece)) => vec![piece; count],
            None => vec![self.whole(ty)],
        };
        types.iter().flat_map(pieces).collect()
    }
}

/// What takes the place of an operation's results, if it has any.
pub enum Replacement<'c> {
    /// The pieces of its result.
    Pieces(Vec<Value<'c>>),
    /// The pieces of each of several results.
    PiecesOfEach(Vec<Vec<Value<'c>>>),
    /// A value that is not taken apart.
    Whole(Value<'c>),
    /// There is no result.
    Nothing,
}
