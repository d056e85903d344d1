//! Accesses to elements that a mask or a vector of indices selects.

use super::{
    elements::Elements,
    numbers::index,
    transfers::{Row, sum},
};
use gir_dialects::{
    ir::{Builder, Op, Type, Value},
    upstream::{arith, vector},
};

/// Replaces an operation of this family; false if it is of another.
pub fn expand<'c>(op: Op<'c>, elements: &Elements) -> bool {
    let b = Builder::before(op);
    let s = Scattered { b: &b, elements };
    let loaded = if let Some(load) = op.cast::<vector::MaskedLoadOp<'c>>() {
        let mask = elements.of(&b, load.mask());
        let steps = (0..mask.len() as i64).map(|at| index(&b, at)).collect();
        let row = Row::of(load.base(), load.indices());
        Some(s.load(&row, &mask, steps, load.pass_thru()))
    } else if let Some(store) = op.cast::<vector::MaskedStoreOp<'c>>() {
        let mask = elements.of(&b, store.mask());
        let steps = (0..mask.len() as i64).map(|at| index(&b, at)).collect();
        let row = Row::of(store.base(), store.indices());
        s.store(&row, &mask, steps, store.value_to_store());
        None
    } else if let Some(gather) = op.cast::<vector::GatherOp<'c>>() {
        let mask = elements.of(&b, gather.mask());
        let steps = s.indices(gather.indices());
        let row = Row::of(gather.base(), gather.offsets());
        Some(s.load(&row, &mask, steps, gather.pass_thru()))
    } else if let Some(scatter) = op.cast::<vector::ScatterOp<'c>>() {
        let mask = elements.of(&b, scatter.mask());
        let steps = s.indices(scatter.indices());
        let row = Row::of(scatter.base(), scatter.offsets());
        s.store(&row, &mask, steps, scatter.value_to_store());
        None
    } else if let Some(load) = op.cast::<vector::ExpandLoadOp<'c>>() {
        let mask = elements.of(&b, load.mask());
        let steps = s.counts(&mask);
        let row = Row::of(load.base(), load.indices());
        Some(s.load(&row, &mask, steps, load.pass_thru()))
    } else if let Some(store) = op.cast::<vector::CompressStoreOp<'c>>() {
        let mask = elements.of(&b, store.mask());
        let steps = s.counts(&mask);
        let row = Row::of(store.base(), store.indices());
        s.store(&row, &mask, steps, store.value_to_store());
        None
    } else {
        return false;
    };
    if let Some(loaded) = loaded {
        elements.replace(&b, op.result(0), &loaded);
    }
    op.erase();
    true
}

struct Scattered<'a, 'c> {
    b: &'a Builder<'c>,
    elements: &'a Elements,
}

impl<'c> Scattered<'_, 'c> {
    fn load(
        &self,
        row: &Row<'c>,
        mask: &[Value<'c>],
        steps: Vec<Value<'c>>,
        others: Value<'c>,
    ) -> Vec<Value<'c>> {
        let others = self.elements.of(self.b, others);
        let all = mask.iter().zip(steps).zip(others);
        let load = |((&flag, step), other)| {
            let place = row.next(self.b, step);
            row.load_if(self.b, Some(flag), &place, other)
        };
        all.map(load).collect()
    }

    /// Stores in the order of the lanes: of two in one place, the last remains.
    fn store(&self, row: &Row<'c>, mask: &[Value<'c>], steps: Vec<Value<'c>>, values: Value<'c>) {
        let values = self.elements.of(self.b, values);
        for ((&flag, step), value) in mask.iter().zip(steps).zip(values) {
            let place = row.next(self.b, step);
            row.store_if(self.b, Some(flag), &place, value);
        }
    }

    /// Numbers of any width as indices.
    fn indices(&self, vector: Value<'c>) -> Vec<Value<'c>> {
        let ty = Type::index(self.b.context());
        let all = self.elements.of(self.b, vector).into_iter();
        let index = |value: Value<'c>| match value.ty() == ty {
            true => value,
            false => arith::IndexCastOp::build(self.b, ty, value).out(),
        };
        all.map(index).collect()
    }

    /// The number of set flags before each.
    fn counts(&self, mask: &[Value<'c>]) -> Vec<Value<'c>> {
        let ty = Type::index(self.b.context());
        let count = |before: &mut Value<'c>, &flag: &Value<'c>| {
            let here = *before;
            let one = arith::IndexCastUIOp::build(self.b, ty, flag).out();
            *before = sum(self.b, here, one);
            Some(here)
        };
        mask.iter().scan(index(self.b, 0), count).collect()
    }
}
