//! Union-find over the types of a function's values.
//!
//! Values of equal type form a class. A class knows its type, or at least its frame (a pointer's address space, a
//! vector's length), and the relations to other classes that wait for it. Every class learns its type once and every
//! relation waits in two classes, so the work is linear up to the logarithm of merging.

use crate::gir::text::keywords::AddressSpace;
use crate::gir::text::types::{Type, TypeId, TypeTable};

/// A type, and the place in the text that implies it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub(super) ty: TypeId,
    pub(super) place: u32,
}

/// A value of the function, or a term of known type.
#[derive(Clone, Copy, Debug)]
pub(super) enum Term {
    Value(u32),
    Type(TypeId),
}

/// A term and its place in the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Use {
    pub(super) term: Term,
    pub(super) place: u32,
}

/// The relation of the second term's type to that of the first.
#[derive(Clone, Copy, Debug)]
pub(super) enum Relation {
    /// The pointee of the first.
    Pointee,
    /// The element of the first, a vector.
    Element,
    /// The result of comparing values of the first's type.
    Mask,
    /// The condition that selects between values of the first's type.
    Condition,
    /// The first converted lane by lane.
    Convert,
    /// The first with its bits kept.
    Bitcast,
}

/// The part of a type that may be known before the whole.
#[derive(Clone, Copy, Debug)]
pub(super) enum Frame {
    Pointer(AddressSpace),
    Vector(u8),
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Equation {
    pub(super) relation: Relation,
    pub(super) first: Use,
    pub(super) second: Use,
}

/// Values of one type.
#[derive(Debug, Default)]
struct Class {
    known: Option<Known>,
    /// A conflicting type that a use demands.
    rival: Option<Known>,
    frame: Option<Frame>,
    /// Whether a conversion without a type is among the values.
    is_inferred: bool,
    /// Whether its error, if it has one, is reported or caused by another.
    is_reported: bool,
    /// True if the definition is wrong: nothing is known and nothing follows.
    is_wrong: bool,
    /// Equations to revisit once the class knows more.
    waiting: Vec<u32>,
}

/// Equations and the types derived from them.
#[derive(Debug)]
pub(super) struct Solver<'t> {
    pub(super) types: &'t mut TypeTable,
    parents: Vec<u32>,
    classes: Vec<Class>,
    pub(super) equations: Vec<Equation>,
    /// Equations that may yield new types.
    pub(super) pending: Vec<u32>,
}

impl<'t> Solver<'t> {
    /// A solver for values numbered from 0.
    pub(super) fn new(types: &'t mut TypeTable, values: usize) -> Self {
        Self {
            types,
            parents: (0..values as u32).collect(),
            classes: std::iter::repeat_with(Class::default)
                .take(values)
                .collect(),
            equations: vec![],
            pending: vec![],
        }
    }

    pub(super) fn types(&self) -> &TypeTable {
        self.types
    }

    pub(super) fn types_mut(&mut self) -> &mut TypeTable {
        self.types
    }

    pub(super) fn known(&mut self, value: u32) -> Option<Known> {
        self.class(value).known
    }

    pub(super) fn rival(&mut self, value: u32) -> Option<Known> {
        self.class(value).rival
    }

    /// True on the first call for a class, unless the class is excused.
    pub(super) fn report_once(&mut self, value: u32) -> bool {
        !std::mem::replace(&mut self.class(value).is_reported, true)
    }

    /// Marks the type of `value` as inferred.
    pub(super) fn mark_inferred(&mut self, value: u32) {
        self.class(value).is_inferred = true;
    }

    /// Marks the definition of `value` as wrong.
    pub(super) fn mark_wrong(&mut self, value: u32) {
        self.class(value).is_wrong = true;
    }

    fn find(&mut self, value: u32) -> u32 {
        let mut value = value;
        while self.parents[value as usize] != value {
            let above = self.parents[self.parents[value as usize] as usize];
            self.parents[value as usize] = above;
            value = above;
        }
        value
    }

    fn class(&mut self, value: u32) -> &mut Class {
        let root = self.find(value);
        &mut self.classes[root as usize]
    }

    /// The type of a term, if known.
    pub(super) fn type_of(&mut self, term: Term) -> Option<TypeId> {
        match term {
            Term::Type(ty) => Some(ty),
            Term::Value(value) => self.known(value).map(|known| known.ty),
        }
    }

    pub(super) fn frame_of(&mut self, term: Term) -> Option<Frame> {
        match self.type_of(term) {
            Some(ty) => frame(self.types.get(ty)),
            None => match term {
                Term::Value(value) => self.class(value).frame,
                Term::Type(_) => None,
            },
        }
    }

    pub(super) fn is_inferred(&mut self, term: Term) -> bool {
        matches!(term, Term::Value(value) if self.class(value).is_inferred)
    }

    /// Whether the term's definition is wrong.
    pub(super) fn is_wrong(&mut self, term: Term) -> bool {
        matches!(term, Term::Value(value) if self.class(value).is_wrong)
    }

    /// Records that a term has type `ty`; false if another type is known.
    pub(super) fn learn(&mut self, at: Use, ty: TypeId) -> bool {
        let value = match at.term {
            Term::Type(known) => return known == ty,
            Term::Value(value) => value,
        };
        let root = self.find(value) as usize;
        let class = &mut self.classes[root];
        let answer = Known {
            ty,
            place: at.place,
        };
        match class.known {
            _ if class.is_wrong => false,
            Some(known) if known.ty == ty => true,
            Some(_) => {
                if class.is_inferred {
                    class.rival.get_or_insert(answer);
                }
                false
            }
            None => {
                class.known = Some(answer);
                self.pending.append(&mut class.waiting);
                true
            }
        }
    }

    /// Records the frame of the type of `value`.
    pub(super) fn learn_frame(&mut self, value: u32, frame: Frame) {
        let root = self.find(value) as usize;
        let class = &mut self.classes[root];
        if class.known.is_none() && class.frame.is_none() {
            class.frame = Some(frame);
            self.pending.extend(&class.waiting);
        }
    }

    /// Records that two terms have one type; false if their types are known to differ.
    pub(super) fn equate(&mut self, one: Use, other: Use) -> bool {
        let (a, b) = match (one.term, other.term) {
            (Term::Type(a), Term::Type(b)) => return a == b,
            (Term::Type(ty), Term::Value(_)) => {
                return self.learn(
                    Use {
                        place: one.place,
                        ..other
                    },
                    ty,
                );
            }
            (Term::Value(_), Term::Type(ty)) => {
                return self.learn(
                    Use {
                        place: other.place,
                        ..one
                    },
                    ty,
                );
            }
            (Term::Value(a), Term::Value(b)) => (self.find(a), self.find(b)),
        };
        if a == b {
            return !self.classes[a as usize].is_wrong;
        }
        if self.classes[a as usize].is_wrong || self.classes[b as usize].is_wrong {
            // The right definition might imply types that are unknown now.
            self.classes[a as usize].is_reported = true;
            self.classes[b as usize].is_reported = true;
            return false;
        }
        match (
            self.classes[a as usize].known,
            self.classes[b as usize].known,
        ) {
            (Some(left), Some(right)) if left.ty != right.ty => {
                let (on_left, on_right) = (
                    Use {
                        place: other.place,
                        ..one
                    },
                    Use {
                        place: one.place,
                        ..other
                    },
                );
                self.learn(on_left, right.ty);
                self.learn(on_right, left.ty);
                false
            }
            (Some(left), None) => self.adopt(left, (a, one.place), (b, other)),
            (None, Some(right)) => self.adopt(right, (b, other.place), (a, one)),
            _ => self.merge(a, b),
        }
    }

    /// Merges a class into one that knows its type.
    fn adopt(&mut self, known: Known, (from, place): (u32, u32), (to, at): (u32, Use)) -> bool {
        self.learn(Use { place, ..at }, known.ty);
        // An inferred type is explained by the place that implied it first.
        let place = match self.classes[from as usize].is_inferred {
            true => known.place,
            false => place,
        };
        self.merge(from, to);
        self.class(to).known = Some(Known { place, ..known });
        true
    }

    /// Merges two classes; returns true.
    fn merge(&mut self, a: u32, b: u32) -> bool {
        let is_longer = |one: u32, other: u32| {
            self.classes[one as usize].waiting.len() > self.classes[other as usize].waiting.len()
        };
        let (from, into) = if is_longer(a, b) { (b, a) } else { (a, b) };
        self.parents[from as usize] = into;
        let mut from = std::mem::take(&mut self.classes[from as usize]);
        let into = &mut self.classes[into as usize];
        if into.known.is_none() && into.frame.is_some() != from.frame.is_some() {
            let unframed = if into.frame.is_some() { &from } else { &*into };
            self.pending.extend(&unframed.waiting);
        }
        into.known = into.known.or(from.known);
        into.rival = into.rival.or(from.rival);
        into.frame = into.frame.or(from.frame);
        into.is_inferred |= from.is_inferred;
        into.is_reported |= from.is_reported;
        into.waiting.append(&mut from.waiting);
        true
    }

    /// Records the relation of `second` to `first`.
    pub(super) fn relate(&mut self, relation: Relation, first: Use, second: Use) {
        let equation = Equation {
            relation,
            first,
            second,
        };
        let index = self.equations.len() as u32;
        self.equations.push(equation);
        for at in [first, second] {
            if let Term::Value(value) = at.term {
                let class = self.class(value);
                if class.known.is_none() {
                    class.waiting.push(index);
                }
            }
        }
        self.pending.push(index);
    }

    /// Attributes the unknown type of a term to another error.
    pub(super) fn excuse(&mut self, term: Term) {
        if let Term::Value(value) = term {
            self.class(value).is_reported = true;
        }
    }
}

/// The frame of a type.
pub(super) fn frame(ty: Type) -> Option<Frame> {
    match ty {
        Type::Pointer { space, .. } => Some(Frame::Pointer(space)),
        Type::Vector { length, .. } => Some(Frame::Vector(length)),
        Type::Scalar(_) => None,
    }
}
