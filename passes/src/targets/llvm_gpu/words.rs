//! Values as 32-bit words, which subgroup instructions move.

use crate::{analysis::layout, lir::arithmetic::Arithmetic};
use gir_dialects::{
    ir::{self, Builder, OpView, Signedness, Type, Value},
    upstream::arith,
};

/// Splits values into 32-bit words, and combines words into values.
pub struct Words<'c> {
    b: Builder<'c>,
    a: Arithmetic<'c>,
    word: Type<'c>,
}

impl<'c> Words<'c> {
    /// Builds its code with a builder.
    pub fn new(b: Builder<'c>) -> Self {
        let word = ir::integer_type(b.context(), 32, Signedness::Signless);
        let a = Arithmetic::new(b);
        Self { b, a, word }
    }

    /// The words of a value, the lowest first.
    pub fn of(&self, value: Value<'c>) -> Vec<Value<'c>> {
        let bits = self.bits(value);
        let a = &self.a;
        match layout::size(value.ty()) {
            8 => {
                let high = a.binary(arith::ShRUIOp::NAME, bits, a.int(bits.ty(), 32));
                let low =
                    [bits, high].map(|bits| a.create(arith::TruncIOp::NAME, &[bits], self.word));
                low.to_vec()
            }
            4 => vec![bits],
            _ => vec![a.create(arith::ExtUIOp::NAME, &[bits], self.word)],
        }
    }

    /// The value of a type, from its words.
    pub fn value(&self, words: &[Value<'c>], ty: Type<'c>) -> Value<'c> {
        let own = self.integer(8 * layout::size(ty) as u32);
        let a = &self.a;
        let bits = match *words {
            [low, high] => {
                let [low, high] =
                    [low, high].map(|word| a.create(arith::ExtUIOp::NAME, &[word], own));
                let high = a.binary(arith::ShLIOp::NAME, high, a.int(own, 32));
                a.binary(arith::OrIOp::NAME, low, high)
            }
            [word] if own != self.word => a.create(arith::TruncIOp::NAME, &[word], own),
            _ => words[0],
        };
        match own == ty {
            true => bits,
            false => arith::BitcastOp::build(&self.b, ty, bits).out(),
        }
    }

    fn bits(&self, value: Value<'c>) -> Value<'c> {
        let own = self.integer(8 * layout::size(value.ty()) as u32);
        match own == value.ty() {
            true => value,
            false => arith::BitcastOp::build(&self.b, own, value).out(),
        }
    }

    fn integer(&self, bits: u32) -> Type<'c> {
        ir::integer_type(self.b.context(), bits, Signedness::Signless)
    }
}
