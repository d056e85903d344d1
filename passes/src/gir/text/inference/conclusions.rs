//! Conclusions from equations once the types in them are known.

use super::solver::{Equation, Frame, Relation, Solver, Term, Use, frame};
use crate::gir::text::keywords::Scalar;
use crate::gir::text::types::{MAX_TYPE_DEPTH, Type, TypeId};

impl Solver<'_> {
    /// Draws all conclusions.
    pub(super) fn settle(&mut self) {
        while let Some(index) = self.pending.pop() {
            let Equation {
                relation,
                first,
                second,
            } = self.equations[index as usize];
            match relation {
                Relation::Pointee | Relation::Element => self.settle_part(relation, first, second),
                Relation::Mask | Relation::Condition => self.settle_mask(relation, first, second),
                Relation::Convert | Relation::Bitcast => self.settle_frame(relation, first, second),
            }
        }
    }

    fn settle_part(&mut self, relation: Relation, whole: Use, part: Use) {
        let known = self.type_of(part.term);
        let Some(ty) = self.type_of(whole.term) else {
            if let (Some(known), Some(frame)) = (known, self.frame_of(whole.term))
                && let Some(ty) = self.framed(frame, known)
            {
                self.learn(whole, ty);
            }
            return;
        };
        let inner = match (relation, self.types.get(ty)) {
            (Relation::Pointee, Type::Pointer { pointee, .. }) => pointee,
            (Relation::Element, Type::Vector { element, .. }) => TypeId::scalar(element),
            _ => return self.excuse(part.term),
        };
        // The type of a class without inferred values is right.
        if !self.learn(part, inner)
            && self.is_inferred(whole.term)
            && let (Some(known), Some(frame)) = (known, frame(self.types.get(ty)))
            && let Some(ty) = self.framed(frame, known)
        {
            self.learn(whole, ty);
        }
    }

    /// The type of a pointer to `inner`, or of a vector of it.
    fn framed(&mut self, frame: Frame, inner: TypeId) -> Option<TypeId> {
        let ty = match (frame, self.types.get(inner)) {
            (Frame::Pointer(space), _) if self.depth(inner) < MAX_TYPE_DEPTH => Type::Pointer {
                space,
                pointee: inner,
            },
            (Frame::Vector(length), Type::Scalar(element)) => Type::Vector { length, element },
            _ => return None,
        };
        Some(self.types.intern(ty))
    }

    /// How deep pointers nest in a type.
    fn depth(&self, ty: TypeId) -> usize {
        let (mut ty, mut depth) = (ty, 0);
        while let Type::Pointer { pointee, .. } = self.types.get(ty) {
            (ty, depth) = (pointee, depth + 1);
        }
        depth
    }

    fn settle_mask(&mut self, relation: Relation, compared: Use, mask: Use) {
        let Some(ty) = self.type_of(compared.term) else {
            return;
        };
        let ty = match (relation, self.types.get(ty)) {
            (Relation::Mask, Type::Vector { length, .. }) => self.types.intern(Type::Vector {
                length,
                element: Scalar::U32,
            }),
            (Relation::Mask, Type::Scalar(_)) => TypeId::scalar(Scalar::U32),
            (Relation::Condition, Type::Scalar(_) | Type::Pointer { .. }) => {
                TypeId::scalar(Scalar::U32)
            }
            _ => return self.excuse(mask.term),
        };
        self.learn(mask, ty);
    }

    fn settle_frame(&mut self, relation: Relation, from: Use, to: Use) {
        let Term::Value(result) = to.term else { return };
        match (relation, self.frame_of(from.term)) {
            (Relation::Bitcast, Some(frame @ Frame::Pointer(_)))
            | (Relation::Convert, Some(frame @ Frame::Vector(_))) => {
                self.learn_frame(result, frame);
            }
            _ => {}
        }
    }
}
