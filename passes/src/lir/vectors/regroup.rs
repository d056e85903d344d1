//! Bitcasts between vectors of different lengths.
//!
//! Each step is one that targets support: up to four lanes are joined to one number, or one number
//! is divided into up to four lanes. Bytes become 64-bit numbers by way of 32-bit ones. Where there
//! are no vectors of that many lanes, numbers are shifted.

use super::shapes::Shapes;
use crate::lir::arithmetic::Arithmetic;
use gir_dialects::{
    ir::{self, Builder, OpView, Signedness, Type, TypeExt, Value},
    upstream::{arith, vector},
};

/// The maximum number of lanes that one step joins or divides.
const MOST: u32 = 4;

/// Builds and splits vectors.
pub struct Regrouping<'s, 'c> {
    /// The insertion point.
    pub b: Builder<'c>,
    /// The vectors that the target supports.
    pub shapes: &'s Shapes,
}

impl<'c> Regrouping<'_, 'c> {
    /// The bits of `lanes`, the first in the lowest, as numbers of type `to`.
    pub fn regroup(&self, lanes: Vec<Value<'c>>, to: Type<'c>) -> Vec<Value<'c>> {
        let Some(first) = lanes.first() else {
            return lanes;
        };
        let (have, want) = (width(first.ty()), width(to));
        let step = (have.max(want) / have.min(want)).min(MOST);
        if have == want {
            return lanes.into_iter().map(|lane| self.cast(lane, to)).collect();
        }
        let next = if have < want {
            let joined = lanes.chunks(step as usize);
            joined.map(|lanes| self.join(lanes, have * step)).collect()
        } else {
            let parts = lanes.into_iter();
            parts
                .flat_map(|lane| self.divide(lane, step, have / step))
                .collect()
        };
        self.regroup(next, to)
    }

    /// Reinterprets a value as another type of the same width.
    fn cast(&self, value: Value<'c>, to: Type<'c>) -> Value<'c> {
        match value.ty() == to {
            true => value,
            false => arith::BitcastOp::build(&self.b, to, value).out(),
        }
    }

    fn integer(&self, width: u32) -> Type<'c> {
        ir::integer_type(self.b.context(), width, Signedness::Signless)
    }

    /// Joins several numbers to one of this width.
    fn join(&self, lanes: &[Value<'c>], width: u32) -> Value<'c> {
        let shapes = self.shapes;
        if !shapes.has(lanes.len() as u32, lanes[0].ty()) || !shapes.has(1, self.integer(width)) {
            return self.join_by_shifts(lanes, width);
        }
        let vector = self.construct(lanes, ir::vector(lanes.len() as u32, lanes[0].ty()));
        let one = ir::vector(1, self.integer(width));
        let cast = vector::BitCastOp::build(&self.b, one, vector).result();
        self.take(cast, 0)
    }

    fn join_by_shifts(&self, lanes: &[Value<'c>], to: u32) -> Value<'c> {
        let (a, wide) = (Arithmetic::new(self.b), self.integer(to));
        let have = width(lanes[0].ty());
        let parts = lanes.iter().enumerate().map(|(index, &lane)| {
            let bits = self.cast(lane, self.integer(have));
            let part = a.create(arith::ExtUIOp::NAME, &[bits], wide);
            match index {
                0 => part,
                _ => {
                    let amount = a.int(wide, index as i64 * i64::from(have));
                    a.binary(arith::ShLIOp::NAME, part, amount)
                }
            }
        });
        let joined = parts.reduce(|all, part| a.binary(arith::OrIOp::NAME, all, part));
        joined.unwrap_or(lanes[0])
    }

    /// Divides a number into `count` numbers of this width.
    fn divide(&self, lane: Value<'c>, count: u32, width: u32) -> Vec<Value<'c>> {
        if !self.shapes.has(count, self.integer(width)) || !self.shapes.has(1, lane.ty()) {
            return self.divide_by_shifts(lane, count, width);
        }
        let one = self.construct(&[lane], ir::vector(1, lane.ty()));
        let parts = ir::vector(count, self.integer(width));
        let cast = vector::BitCastOp::build(&self.b, parts, one).result();
        (0..count).map(|part| self.take(cast, part)).collect()
    }

    fn divide_by_shifts(&self, lane: Value<'c>, count: u32, to: u32) -> Vec<Value<'c>> {
        let a = Arithmetic::new(self.b);
        let bits = self.cast(lane, self.integer(width(lane.ty())));
        let part = |index: u32| {
            let amount = a.int(bits.ty(), i64::from(index * to));
            let shifted = match index {
                0 => bits,
                _ => a.binary(arith::ShRUIOp::NAME, bits, amount),
            };
            a.create(arith::TruncIOp::NAME, &[shifted], self.integer(to))
        };
        (0..count).map(part).collect()
    }

    /// A vector of a type from its lanes; for a scalar type, the lane itself.
    pub fn construct(&self, lanes: &[Value<'c>], ty: Type<'c>) -> Value<'c> {
        match (lanes, ty.as_vector()) {
            (&[lane], None) => lane,
            _ => vector::FromElementsOp::build(&self.b, ty, lanes).dest(),
        }
    }

    /// A lane of a vector; a scalar is its only lane.
    pub fn take(&self, vector: Value<'c>, lane: u32) -> Value<'c> {
        if vector.ty().as_vector().is_none() {
            return vector;
        }
        let position = ir::dense_i64(self.b.context(), &[i64::from(lane)]);
        vector::ExtractOp::build(&self.b, vector.ty().lane(), vector, &[], position).result()
    }

    /// Replaces a lane of a vector.
    pub fn put(&self, value: Value<'c>, vector: Value<'c>, lane: u32) -> Value<'c> {
        if vector.ty().as_vector().is_none() {
            return value;
        }
        let position = ir::dense_i64(self.b.context(), &[i64::from(lane)]);
        vector::InsertOp::build(&self.b, vector.ty(), value, vector, &[], position).result()
    }

    /// A number in all lanes of a type.
    pub fn fill(&self, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
        match ty.as_vector() {
            Some(_) => vector::BroadcastOp::build(&self.b, ty, value).vector(),
            None => value,
        }
    }

    /// All lanes of some vectors; a scalar is its only lane.
    pub fn explode(&self, vectors: &[Value<'c>]) -> Vec<Value<'c>> {
        let lanes = |&vector: &Value<'c>| match vector.ty().as_vector() {
            Some((count, _)) => (0..count).map(|lane| self.take(vector, lane)).collect(),
            None => vec![vector],
        };
        vectors.iter().flat_map(lanes).collect()
    }
}

fn width(ty: Type<'_>) -> u32 {
    let width = ty.as_integer().map(|(width, _)| width);
    width.or_else(|| ty.as_float()).unwrap_or(1)
}
