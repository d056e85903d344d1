//! Loads and stores: each work-item accesses its own elements.

use super::{fragments::Fragment, own::Own};
use crate::{analysis::layout, lir::arithmetic::domains};
use gir_dialects::{
    ir::{self, Builder, OpView as _, Signedness, Value},
    lir,
    mir::{CoopMatrixType, MatrixLayout},
    upstream::arith,
};
use std::collections::HashMap;

/// Loads a work-item's elements of a matrix in memory.
pub fn load<'c>(b: Builder<'c>, load: lir::CoopMatLoadOp<'c>) -> Option<Vec<Value<'c>>> {
    let fragment = Fragment::of(CoopMatrixType::from_type(load.result().ty())?)?;
    let align = load.align().min(layout::align(fragment.element));
    let places = Places::new(b, &fragment, load.ptr(), (load.stride(), load.layout())).all();
    let load =
        |place| lir::LoadOp::build(&b, fragment.element, place, align, false, None, None).result();
    Some(places.into_iter().map(load).collect())
}

/// Stores a work-item's elements to memory.
pub fn store<'c>(
    b: Builder<'c>,
    store: lir::CoopMatStoreOp<'c>,
    values: &[Value<'c>],
) -> Option<()> {
    let fragment = Fragment::of(CoopMatrixType::from_type(store.value().ty())?)?;
    let align = store.align().min(layout::align(fragment.element));
    let places = Places::new(b, &fragment, store.ptr(), (store.stride(), store.layout())).all();
    for (place, &value) in places.into_iter().zip(values) {
        lir::StoreOp::build(&b, place, value, align, false, None, None);
    }
    Some(())
}

/// The places of a fragment's elements in memory. A line is a contiguous row or column.
struct Places<'f, 'c> {
    own: Own<'c>,
    fragment: &'f Fragment<'c>,
    stride: Value<'c>,
    layout: MatrixLayout,
    /// The first element of the first block.
    first: Value<'c>,
    /// The elements some lines after the first, by number of lines.
    lines: HashMap<i64, Value<'c>>,
}

impl<'f, 'c> Places<'f, 'c> {
    fn new(
        b: Builder<'c>,
        fragment: &'f Fragment<'c>,
        pointer: Value<'c>,
        (stride, layout): (Value<'c>, MatrixLayout),
    ) -> Self {
        let own = Own::new(b);
        let along = own.times(own.in_line, fragment.held);
        let [row, column] = match fragment.is_of_row {
            true => [own.line, along],
            false => [along, own.line],
        };
        let (line, in_line) = match layout {
            MatrixLayout::RowMajor => (row, column),
            MatrixLayout::ColumnMajor => (column, row),
        };
        let wide = ir::integer_type(b.context(), 64, Signedness::Signless);
        let [line, in_line, step] = [line, in_line, stride].map(|value| own.widened(value, wide));
        let start = own.a.binary(arith::MulIOp::NAME, line, step);
        let index = own.a.binary(arith::AddIOp::NAME, start, in_line);
        let size = layout::size(fragment.element);
        let first = lir::GepOp::build(&b, pointer.ty(), pointer, index, size, true).result();
        Self {
            own,
            fragment,
            stride,
            layout,
            first,
            lines: HashMap::new(),
        }
    }

    /// All places, in the order of the elements.
    fn all(mut self) -> Vec<Value<'c>> {
        let Fragment { held, block, .. } = *self.fragment;
        let mut places = vec![];
        for [row, column] in self.fragment.places() {
            for number in 0..held {
                let [mut row, mut column] = [row * block[0], column * block[1]];
                match self.fragment.is_of_row {
                    true => column += number,
                    false => row += number,
                }
                places.push(match self.layout {
                    MatrixLayout::RowMajor => self.place(row, column),
                    MatrixLayout::ColumnMajor => self.place(column, row),
                });
            }
        }
        places
    }

    /// The place some lines and some elements after the first.
    fn place(&mut self, lines: i64, elements: i64) -> Value<'c> {
        let constant = domains::constant(self.stride).map(|stride| i64::from(stride as u32));
        let there = constant.map(|stride| lines * stride + elements);
        match there.filter(|&elements| elements <= i64::from(i32::MAX)) {
            Some(elements) => self.behind(self.first, elements),
            None => {
                let line = match self.lines.get(&lines) {
                    Some(&line) => line,
                    None => self.line(lines),
                };
                self.behind(line, elements)
            }
        }
    }

    /// The place some lines after the first.
    fn line(&mut self, lines: i64) -> Value<'c> {
        if lines == 0 {
            return self.first;
        }
        let b = &self.own.a.builder;
        let bytes = lines * layout::size(self.fragment.element);
        let ty = self.first.ty();
        let place = lir::GepOp::build(b, ty, self.first, self.stride, bytes, true).result();
        self.lines.insert(lines, place);
        place
    }

    fn behind(&self, start: Value<'c>, elements: i64) -> Value<'c> {
        if elements == 0 {
            return start;
        }
        let b = &self.own.a.builder;
        let word = ir::integer_type(b.context(), 32, Signedness::Signless);
        let size = layout::size(self.fragment.element);
        let elements = self.own.a.int(word, elements);
        lir::GepOp::build(b, start.ty(), start, elements, size, true).result()
    }
}
