//! Operations that rearrange elements.

use super::{
    super::arith::select,
    elements::{Elements, element_of, shape_of},
    numbers::index,
    shape,
};
use gir_dialects::{
    ir::{Attribute, AttributeExt, Builder, MemRef, Op, Type, Value},
    upstream::{
        arith::{self, CmpIPredicate},
        ub, vector,
    },
};

/// Replaces an operation of this family; false if it is of another.
pub fn expand<'c>(op: Op<'c>, elements: &Elements) -> bool {
    let b = Builder::before(op);
    let m = Moves { b: &b, elements };
    let moved = if op.is::<vector::FromElementsOp<'c>>() {
        op.operands().collect()
    } else if op.is::<vector::ToElementsOp<'c>>() {
        let all = elements.of(&b, op.operand(0));
        for (old, new) in op.results().zip(all) {
            old.replace_all_uses(new);
        }
        op.erase();
        return true;
    } else if op.is::<vector::ShapeCastOp<'c>>() {
        elements.of(&b, op.operand(0))
    } else if op.is::<vector::BroadcastOp<'c>>() {
        m.broadcast(op.operand(0), &shape_of(op.result(0).ty()))
    } else if let Some(extract) = op.cast::<vector::ExtractOp<'c>>() {
        m.extract(extract)
    } else if let Some(insert) = op.cast::<vector::InsertOp<'c>>() {
        m.insert(insert)
    } else if let Some(slice) = op.cast::<vector::ExtractStridedSliceOp<'c>>() {
        m.slice(slice)
    } else if let Some(slice) = op.cast::<vector::InsertStridedSliceOp<'c>>() {
        m.insert_slice(slice)
    } else if let Some(transpose) = op.cast::<vector::TransposeOp<'c>>() {
        m.transpose(transpose)
    } else if let Some(shuffle) = op.cast::<vector::ShuffleOp<'c>>() {
        m.shuffle(shuffle)
    } else if op.is::<vector::InterleaveOp<'c>>() {
        let [left, right] = [0, 1].map(|at| elements.of(&b, op.operand(at)));
        left.into_iter()
            .zip(right)
            .flat_map(|(l, r)| [l, r])
            .collect()
    } else if op.is::<vector::DeinterleaveOp<'c>>() {
        let all = elements.of(&b, op.operand(0));
        let odd: Vec<_> = all.iter().skip(1).step_by(2).copied().collect();
        elements.replace(&b, op.result(1), &odd);
        all.into_iter().step_by(2).collect()
    } else {
        return false;
    };
    elements.replace(&b, op.result(0), &moved);
    op.erase();
    true
}

/// An index of a dimension.
#[derive(Clone, Copy)]
enum Position<'c> {
    Known(i64),
    Value(Value<'c>),
}

/// The positions of an operation: numbers, and operands for those that are marked.
fn positions<'c>(fixed: Attribute<'c>, dynamic: Vec<Value<'c>>) -> Vec<Position<'c>> {
    let mut dynamic = dynamic.into_iter();
    let fixed = fixed.as_dense_i64().unwrap_or_default();
    let position = |number| match number {
        MemRef::DYNAMIC => dynamic.next().map_or(Position::Known(-1), known),
        number => Position::Known(number),
    };
    fixed.into_iter().map(position).collect()
}

fn known(value: Value<'_>) -> Position<'_> {
    let number = crate::gir_to_mir::arith::constant_value(value);
    number.map_or(Position::Value(value), Position::Known)
}

struct Moves<'a, 'c> {
    b: &'a Builder<'c>,
    elements: &'a Elements,
}

impl<'c> Moves<'_, 'c> {
    /// Dimensions are added in front; those of size 1 repeat.
    fn broadcast(&self, source: Value<'c>, to: &[i64]) -> Vec<Value<'c>> {
        let (all, from) = (self.elements.of(self.b, source), shape_of(source.ty()));
        let place = |place: Vec<i64>| {
            let inner = &place[to.len() - from.len()..];
            let inner: Vec<_> = inner
                .iter()
                .zip(&from)
                .map(|(&at, &size)| at % size)
                .collect();
            all[shape::number(&from, &inner)]
        };
        shape::places(to).map(place).collect()
    }

    fn extract(&self, extract: vector::ExtractOp<'c>) -> Vec<Value<'c>> {
        let source = extract.source();
        let positions = positions(extract.static_position(), extract.dynamic_position());
        let (all, shape) = (self.elements.of(self.b, source), shape_of(source.ty()));
        self.pick(&all, &shape, &positions)
    }

    /// The part of some elements at a position of the outer dimensions.
    fn pick(&self, all: &[Value<'c>], shape: &[i64], positions: &[Position<'c>]) -> Vec<Value<'c>> {
        let (Some((position, inner)), Some((_, rows))) =
            (positions.split_first(), shape.split_first())
        else {
            return all.to_vec();
        };
        let size = shape::volume(rows);
        match *position {
            Position::Known(at) => {
                match usize::try_from(at).ok().filter(|at| at * size < all.len()) {
                    Some(at) => self.pick(&all[at * size..][..size], rows, inner),
                    None => {
                        let kept = shape::volume(&rows[inner.len()..]);
                        vec![self.poison(all[0].ty()); kept]
                    }
                }
            }
            Position::Value(value) => {
                let parts = all
                    .chunks(size)
                    .map(|row| self.pick(row, rows, inner))
                    .zip(0..);
                let chosen = parts.reduce(|(so_far, _), (part, at)| {
                    let is_here = self.is(value, at);
                    (self.choose(is_here, &part, &so_far), at)
                });
                chosen.map_or(vec![], |(chosen, _)| chosen)
            }
        }
    }

    fn insert(&self, insert: vector::InsertOp<'c>) -> Vec<Value<'c>> {
        let dest = insert.dest();
        let positions = positions(insert.static_position(), insert.dynamic_position());
        let value = self.elements.of(self.b, insert.value_to_store());
        let (all, shape) = (self.elements.of(self.b, dest), shape_of(dest.ty()));
        self.put(&value, &all, &shape, &positions)
    }

    /// Some elements with a part replaced, that at a position of the outer dimensions.
    fn put(
        &self,
        new: &[Value<'c>],
        all: &[Value<'c>],
        shape: &[i64],
        positions: &[Position<'c>],
    ) -> Vec<Value<'c>> {
        let (Some((position, inner)), Some((_, rows))) =
            (positions.split_first(), shape.split_first())
        else {
            return new.to_vec();
        };
        let rows_of = all.chunks(shape::volume(rows)).zip(0..);
        let put = |(row, at): (&[Value<'c>], i64)| match *position {
            Position::Known(here) if here == at => self.put(new, row, rows, inner),
            Position::Known(_) => row.to_vec(),
            Position::Value(value) => {
                let replaced = self.put(new, row, rows, inner);
                self.choose(self.is(value, at), &replaced, row)
            }
        };
        rows_of.flat_map(put).collect()
    }

    /// Whether a position is a number.
    fn is(&self, value: Value<'c>, at: i64) -> Value<'c> {
        let number = index(self.b, at);
        super::super::arith::compare(self.b, CmpIPredicate::Eq, value, number)
    }

    fn choose(&self, flag: Value<'c>, yes: &[Value<'c>], no: &[Value<'c>]) -> Vec<Value<'c>> {
        let both = yes.iter().zip(no);
        both.map(|(&yes, &no)| {
            if yes == no {
                yes
            } else {
                select(self.b, flag, yes, no)
            }
        })
        .collect()
    }

    fn poison(&self, ty: Type<'c>) -> Value<'c> {
        ub::PoisonOp::build(self.b, ty, None).result()
    }

    fn slice(&self, slice: vector::ExtractStridedSliceOp<'c>) -> Vec<Value<'c>> {
        let source = slice.source();
        let (all, from) = (self.elements.of(self.b, source), shape_of(source.ty()));
        let (offsets, strides) = (numbers(slice.offsets()), numbers(slice.strides()));
        let here = |place: Vec<i64>| {
            let mut place = place;
            for (at, (&offset, &stride)) in offsets.iter().zip(&strides).enumerate() {
                place[at] = offset + place[at] * stride;
            }
            all[shape::number(&from, &place)]
        };
        shape::places(&shape_of(slice.result().ty()))
            .map(here)
            .collect()
    }

    fn insert_slice(&self, slice: vector::InsertStridedSliceOp<'c>) -> Vec<Value<'c>> {
        let (value, dest) = (slice.value_to_store(), slice.dest());
        let new = self.elements.of(self.b, value);
        let mut all = self.elements.of(self.b, dest);
        let (from, to) = (shape_of(value.ty()), shape_of(dest.ty()));
        let (offsets, strides) = (numbers(slice.offsets()), numbers(slice.strides()));
        for (place, new) in shape::places(&from).zip(new) {
            let mut target = offsets.clone();
            let outer = target.len() - place.len();
            for (at, (&index, &stride)) in place.iter().zip(&strides).enumerate() {
                target[outer + at] += index * stride;
            }
            all[shape::number(&to, &target)] = new;
        }
        all
    }

    fn transpose(&self, transpose: vector::TransposeOp<'c>) -> Vec<Value<'c>> {
        let source = transpose.vector();
        let (all, from) = (self.elements.of(self.b, source), shape_of(source.ty()));
        let order = transpose.permutation().as_dense_i64().unwrap_or_default();
        let here = |place: Vec<i64>| {
            let mut old = vec![0; from.len()];
            for (&dimension, index) in order.iter().zip(place) {
                old[dimension as usize] = index;
            }
            all[shape::number(&from, &old)]
        };
        shape::places(&shape_of(transpose.result().ty()))
            .map(here)
            .collect()
    }

    /// Rows of two vectors; a negative number selects none.
    fn shuffle(&self, shuffle: vector::ShuffleOp<'c>) -> Vec<Value<'c>> {
        let both = [shuffle.v1(), shuffle.v2()].map(|value| self.elements.of(self.b, value));
        let both = both.concat();
        let shape = shape_of(shuffle.v1().ty());
        let size = shape::volume(shape.get(1..).unwrap_or_default());
        let rows = shuffle.mask().as_dense_i64().unwrap_or_default();
        let row = |row: i64| match usize::try_from(row) {
            Ok(row) => both[row * size..][..size].to_vec(),
            Err(_) => vec![self.poison(element_of(shuffle.v1().ty())); size],
        };
        rows.into_iter().flat_map(row).collect()
    }
}

/// The numbers of an array.
pub fn numbers(list: Attribute<'_>) -> Vec<i64> {
    let all = list.as_array().unwrap_or_default();
    all.into_iter().filter_map(AttributeExt::as_int).collect()
}

/// A flag that is known when compiling.
pub fn known_flag(flag: Value<'_>) -> Option<bool> {
    let number = flag.defining_op()?.cast::<arith::ConstantOp<'_>>()?;
    number.value().as_int().map(|bits| bits != 0)
}
