//! Values at arbitrary offsets in memory of 32-bit words.

use crate::{
    analysis::layout,
    lir::{
        arithmetic::Arithmetic,
        atomics::{bits, exchange_loop::ExchangeLoop, word_field::WordField},
    },
    profile::{AtomicOperation, Atomics, Scalar},
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{self, Builder, OpView, Signedness, Type, TypeExt, Value},
    lir,
    mir::{PtrType, StorageSpace},
    upstream::{arith, vector},
};

/// A place in memory of words.
#[derive(Clone, Copy)]
pub struct Piece<'c> {
    /// The first word.
    root: Value<'c>,
    /// The computed byte offset from it.
    offset: Option<Value<'c>>,
    /// The constant byte offset from that.
    more: i64,
}

impl<'c> Piece<'c> {
    /// The place at a byte offset from the first word; none is 0.
    pub fn at(root: Value<'c>, offset: Option<Value<'c>>) -> Self {
        Self {
            root,
            offset,
            more: 0,
        }
    }

    fn next(self, bytes: i64) -> Self {
        Self {
            more: self.more + bytes,
            ..self
        }
    }

    fn word_type(&self) -> Type<'c> {
        ir::integer_type(self.root.ty().ctx(), 32, Signedness::Signless)
    }

    fn bytes(&self, b: &Builder<'c>) -> Value<'c> {
        let a = Arithmetic::new(*b);
        let more = || a.int(self.word_type(), self.more);
        match self.offset {
            None => more(),
            Some(offset) if self.more == 0 => offset,
            Some(offset) => a.binary(arith::AddIOp::NAME, offset, more()),
        }
    }

    /// A pointer to the word that contains it.
    pub fn word(&self, b: &Builder<'c>) -> Value<'c> {
        if self.offset.is_none() && self.more < 4 {
            return self.root;
        }
        let a = Arithmetic::new(*b);
        let two = a.int(self.word_type(), 2);
        let index = a.binary(arith::ShRUIOp::NAME, self.bytes(b), two);
        lir::GepOp::build(b, self.root.ty(), self.root, index, 4, true).result()
    }

    /// A pointer to the word, cast to a 32-bit number type.
    pub fn word_as(&self, b: &Builder<'c>, ty: Type<'c>) -> Value<'c> {
        let word = self.word(b);
        match PtrType::from_type(word.ty()) {
            Some(points) if points.pointee() != ty => {
                let ty = PtrType::get(b.context(), points.space(), ty);
                lir::PtrCastOp::build(b, ty, word).result()
            }
            _ => word,
        }
    }

    /// An 8- or 16-bit field at this place.
    pub fn field(&self, b: &Builder<'c>, ty: Type<'c>) -> WordField<'c> {
        let a = Arithmetic::new(*b);
        let three = a.int(self.word_type(), 3);
        let byte = a.binary(arith::AndIOp::NAME, self.bytes(b), three);
        WordField {
            word: self.word(b),
            shift: a.binary(arith::ShLIOp::NAME, byte, three),
            ty,
        }
    }

    /// Loads a value.
    pub fn load(&self, b: &Builder<'c>, ty: Type<'c>, is_volatile: bool) -> Value<'c> {
        if let Some((lanes, lane)) = ty.as_vector() {
            let size = layout::size(lane);
            let load = |index| {
                self.next(i64::from(index) * size)
                    .load(b, lane, is_volatile)
            };
            let values: Vec<_> = (0..lanes).map(load).collect();
            return vector::FromElementsOp::build(b, ty, &values).dest();
        }
        let word = |piece: Self| {
            let (place, ty) = (piece.word(b), self.word_type());
            lir::LoadOp::build(b, ty, place, 4, is_volatile, None, None).result()
        };
        match layout::size(ty) {
            8 => {
                let halves = [word(*self), word(self.next(4))];
                bits::cast(b, joined(b, halves, bits::integer_of(b, ty)), ty)
            }
            4 => bits::cast(b, word(*self), ty),
            _ => {
                let field = self.field(b, ty);
                field.take(b, word(*self))
            }
        }
    }

    /// Stores a value; returns whether that took atomics.
    pub fn store(&self, b: &Builder<'c>, value: Value<'c>, atomics: &Atomics) -> bool {
        if let Some((lanes, lane)) = value.ty().as_vector() {
            let size = layout::size(lane);
            let mut takes_atomics = false;
            for index in 0..i64::from(lanes) {
                let position = ir::dense_i64(b.context(), &[index]);
                let lane = vector::ExtractOp::build(b, lane, value, &[], position).result();
                takes_atomics |= self.next(index * size).store(b, lane, atomics);
            }
            return takes_atomics;
        }
        let store = |piece: Self, word| {
            lir::StoreOp::build(b, piece.word(b), word, 4, false, None, None);
        };
        match layout::size(value.ty()) {
            8 => {
                let [low, high] = halves(b, bits::of(b, value), self.word_type());
                store(*self, low);
                store(self.next(4), high);
            }
            4 => store(*self, bits::of(b, value)),
            _ => self.store_field(b, value, atomics),
        }
        layout::size(value.ty()) < 4
    }

    /// Stores a bit field of a word whose other bits other work-items may change.
    fn store_field(&self, b: &Builder<'c>, value: Value<'c>, atomics: &Atomics) {
        let field = self.field(b, value.ty());
        let space = PtrType::from_type(self.root.ty()).map(PtrType::space);
        let scope = match space {
            Some(StorageSpace::Workgroup) => MemoryScope::Workgroup,
            _ => MemoryScope::Device,
        };
        let order = (MemoryOrdering::Relaxed, scope);
        let has = |operation| atomics.is_native(Scalar::I32, operation);
        let (ty, word) = (self.word_type(), field.word);
        let (others, new) = (field.others(b), field.place(b, value));
        if has(AtomicOperation::And) && has(AtomicOperation::Or) {
            // Other work-items must not read these bits in between: that would be a race.
            lir::AtomicAndOp::build(b, ty, word, others, order.0, order.1);
            lir::AtomicOrOp::build(b, ty, word, new, order.0, order.1);
        } else {
            ExchangeLoop::new(word, order).repeat(b, |b, word| {
                let a = Arithmetic::new(*b);
                let rest = a.binary(arith::AndIOp::NAME, word, others);
                a.binary(arith::OrIOp::NAME, rest, new)
            });
        }
    }
}

/// A 64-bit number from its halves, the lower one first.
fn joined<'c>(b: &Builder<'c>, [low, high]: [Value<'c>; 2], ty: Type<'c>) -> Value<'c> {
    let a = Arithmetic::new(*b);
    let [low, high] = [low, high].map(|half| a.create(arith::ExtUIOp::NAME, &[half], ty));
    let high = a.binary(arith::ShLIOp::NAME, high, a.int(ty, 32));
    a.binary(arith::OrIOp::NAME, low, high)
}

/// The halves of a 64-bit number, the lower one first.
fn halves<'c>(b: &Builder<'c>, number: Value<'c>, half: Type<'c>) -> [Value<'c>; 2] {
    let a = Arithmetic::new(*b);
    let high = a.binary(arith::ShRUIOp::NAME, number, a.int(number.ty(), 32));
    [number, high].map(|number| a.create(arith::TruncIOp::NAME, &[number], half))
}
