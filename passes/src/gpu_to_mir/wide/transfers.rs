//! Accesses to consecutive elements of memory: `vector.load` and `store`, and transfers, which may pad, mask, permute
//! and repeat.

use super::{
    elements::{Elements, shape_of},
    masks::{both, less},
    moves::known_flag,
    numbers::index,
    shape,
};
use gir_dialects::{
    ir::{self, AttributeExt, Block, Builder, MemRef, Op, OpView, TypeExt, Value},
    upstream::{arith, memref, scf, vector},
};

/// Whether a transfer is more than a load or a store of a row.
pub fn is_special(op: Op<'_>) -> bool {
    let (map, in_bounds, mask) = if let Some(read) = op.cast::<vector::TransferReadOp<'_>>() {
        (read.permutation_map(), read.in_bounds(), read.mask())
    } else if let Some(write) = op.cast::<vector::TransferWriteOp<'_>>() {
        (write.permutation_map(), write.in_bounds(), write.mask())
    } else {
        return false;
    };
    let is_inside = |one: &ir::Attribute<'_>| one.as_int().is_some_and(|bit| bit != 0);
    let in_bounds = in_bounds.as_array().unwrap_or_default();
    mask.is_some() || !ir::is_minor_identity_map(map) || !in_bounds.iter().all(is_inside)
}

/// Replaces an operation of this family; false if it is of another.
pub fn expand<'c>(op: Op<'c>, elements: &Elements, mask: Option<&[Value<'c>]>) -> bool {
    let b = Builder::before(op);
    if let Some(load) = op.cast::<vector::LoadOp<'c>>() {
        let row = Row::of(load.base(), load.indices());
        let Some(places) = row.trailing(&b, &shape_of(load.result().ty())) else {
            return false;
        };
        let loaded: Vec<_> = places.iter().map(|place| row.load(&b, place)).collect();
        elements.replace(&b, op.result(0), &loaded);
    } else if let Some(store) = op.cast::<vector::StoreOp<'c>>() {
        let value = store.value_to_store();
        let row = Row::of(store.base(), store.indices());
        let Some(places) = row.trailing(&b, &shape_of(value.ty())) else {
            return false;
        };
        for (place, value) in places.iter().zip(elements.of(&b, value)) {
            row.store(&b, place, value);
        }
    } else if let Some(read) = op.cast::<vector::TransferReadOp<'c>>() {
        return read_all(&b, read, elements, mask).is_some();
    } else if let Some(write) = op.cast::<vector::TransferWriteOp<'c>>() {
        return write_all(&b, write, elements, mask).is_some();
    } else {
        return false;
    }
    op.erase();
    true
}

/// Memory from an element on.
pub struct Row<'c> {
    base: Value<'c>,
    indices: Vec<Value<'c>>,
}

impl<'c> Row<'c> {
    pub fn of(base: Value<'c>, indices: Vec<Value<'c>>) -> Self {
        Self { base, indices }
    }

    /// The indices of the elements of a vector that lies along the last dimensions. `None` if memory holds vectors.
    fn trailing(&self, b: &Builder<'c>, shape: &[i64]) -> Option<Vec<Vec<Value<'c>>>> {
        let outer = self.indices.len().checked_sub(shape.len())?;
        let is_scalar = MemRef::of(self.base.ty())?.element.vector_shape().is_none();
        let place = |place: Vec<i64>| {
            let mut indices = self.indices.clone();
            for (at, step) in place.into_iter().enumerate() {
                indices[outer + at] = plus(b, indices[outer + at], step);
            }
            indices
        };
        is_scalar.then(|| shape::places(shape).map(place).collect())
    }

    /// The indices of the element a number of elements on, in the last dimension.
    pub fn next(&self, b: &Builder<'c>, step: Value<'c>) -> Vec<Value<'c>> {
        let mut indices = self.indices.clone();
        if let Some(last) = indices.last_mut() {
            *last = sum(b, *last, step);
        }
        indices
    }

    pub fn load(&self, b: &Builder<'c>, indices: &[Value<'c>]) -> Value<'c> {
        let ty = MemRef::of(self.base.ty()).map_or(self.base.ty(), |memref| memref.element);
        memref::LoadOp::build(b, ty, self.base, indices, None, None).result()
    }

    pub fn store(&self, b: &Builder<'c>, indices: &[Value<'c>], value: Value<'c>) {
        memref::StoreOp::build(b, value, self.base, indices, None, None);
    }

    /// The element, or another value unless a flag is set.
    pub fn load_if(
        &self,
        b: &Builder<'c>,
        flag: Option<Value<'c>>,
        indices: &[Value<'c>],
        other: Value<'c>,
    ) -> Value<'c> {
        match flag.map(|flag| (flag, known_flag(flag))) {
            None | Some((_, Some(true))) => self.load(b, indices),
            Some((_, Some(false))) => other,
            Some((flag, None)) => {
                let choice = scf::IfOp::build(b, &[other.ty()], flag);
                let (yes, no) = (Block::new(&[]), Block::new(&[]));
                choice.then_region().append(yes);
                choice.else_region().append(no);
                let inside = Builder::at_end(yes, b.location());
                let loaded = self.load(&inside, indices);
                scf::YieldOp::build(&inside, &[loaded]);
                scf::YieldOp::build(&Builder::at_end(no, b.location()), &[other]);
                choice.results()[0]
            }
        }
    }

    /// Stores an element if a flag is set.
    pub fn store_if(
        &self,
        b: &Builder<'c>,
        flag: Option<Value<'c>>,
        indices: &[Value<'c>],
        value: Value<'c>,
    ) {
        match flag.map(|flag| (flag, known_flag(flag))) {
            None | Some((_, Some(true))) => self.store(b, indices, value),
            Some((_, Some(false))) => (),
            Some((flag, None)) => {
                let choice = scf::IfOp::build(b, &[], flag);
                let yes = Block::new(&[]);
                choice.then_region().append(yes);
                let inside = Builder::at_end(yes, b.location());
                self.store(&inside, indices, value);
                scf::YieldOp::build(&inside, &[]);
            }
        }
    }
}

/// An index a number further.
fn plus<'c>(b: &Builder<'c>, value: Value<'c>, step: i64) -> Value<'c> {
    match step {
        0 => value,
        step => sum(b, value, index(b, step)),
    }
}

/// The sum of two indices.
pub fn sum<'c>(b: &Builder<'c>, l: Value<'c>, r: Value<'c>) -> Value<'c> {
    let known = crate::gir_to_mir::arith::constant_value;
    match (known(l), known(r)) {
        (Some(l), Some(r)) => index(b, l.wrapping_add(r)),
        _ => arith::AddIOp::build(b, l.ty(), l, r, None).result(),
    }
}

/// The elements of memory that a transfer moves.
struct Transfer<'c> {
    row: Row<'c>,
    /// The dimension of memory for each of the vector's, but for those inside of an element; `None` where it repeats.
    dimensions: Vec<Option<usize>>,
    /// Whether each of these is known to stay inside of memory.
    in_bounds: Vec<bool>,
    shape: Vec<i64>,
    /// Elements of the vector in one of memory.
    inner: usize,
}

/// An element of memory: its indices, and whether it is transferred.
struct Spot<'c> {
    indices: Vec<Value<'c>>,
    flag: Option<Value<'c>>,
}

impl<'c> Transfer<'c> {
    fn new(
        row: Row<'c>,
        (map, in_bounds): (ir::Attribute<'c>, ir::Attribute<'c>),
        vector: ir::Type<'c>,
    ) -> Option<Self> {
        let (_, dimensions) = ir::projection(map)?;
        let mut shape = shape_of(vector);
        let element = MemRef::of(row.base.ty())?.element;
        let inner = shape.split_off(dimensions.len());
        let in_bounds = in_bounds.as_array().unwrap_or_default();
        let is_inside = |one: ir::Attribute<'c>| one.as_int().is_some_and(|bit| bit != 0);
        let fits = inner == shape_of(element);
        fits.then(|| Self {
            row,
            dimensions,
            in_bounds: in_bounds.into_iter().map(is_inside).collect(),
            shape,
            inner: shape::volume(&inner),
        })
    }

    /// All elements of memory in the order of the vector.
    fn spots(&self, b: &Builder<'c>, mask: Option<&[Value<'c>]>) -> Vec<Spot<'c>> {
        let memref = MemRef::of(self.row.base.ty());
        let shape = memref.map_or(vec![], |memref| memref.shape);
        let size = |dimension: usize| match shape[dimension] {
            Some(extent) => index(b, extent),
            None => {
                let at = index(b, dimension as i64);
                memref::DimOp::build(b, at.ty(), self.row.base, at).result()
            }
        };
        // One test for each index of a dimension that may leave memory.
        let places = |(at, &dimension): (usize, &Option<usize>)| {
            let Some(dimension) = dimension else {
                return vec![(None, None); self.shape[at] as usize];
            };
            let is_inside = self.in_bounds.get(at).copied().unwrap_or(false);
            let limit = (!is_inside).then(|| size(dimension));
            let place = |step| {
                let index = plus(b, self.row.indices[dimension], step);
                (Some(index), limit.map(|limit| less(b, index, limit)))
            };
            (0..self.shape[at]).map(place).collect::<Vec<_>>()
        };
        let places: Vec<_> = self.dimensions.iter().enumerate().map(places).collect();
        let masks = self.mask_dimensions();
        let mask_shape: Vec<_> = masks.iter().map(|&at| self.shape[at]).collect();
        let spot = |place: Vec<i64>| {
            let mut indices = self.row.indices.clone();
            let mut flag = mask.map(|mask| {
                let here: Vec<_> = masks.iter().map(|&at| place[at]).collect();
                mask[shape::number(&mask_shape, &here)]
            });
            for (at, &step) in place.iter().enumerate() {
                let (index, is_inside) = places[at][step as usize];
                if let (Some(index), Some(dimension)) = (index, self.dimensions[at]) {
                    indices[dimension] = index;
                }
                flag = match (flag, is_inside) {
                    (Some(flag), Some(is_inside)) => Some(both(b, flag, is_inside)),
                    (flag, is_inside) => flag.or(is_inside),
                };
            }
            Spot { indices, flag }
        };
        shape::places(&self.shape).map(spot).collect()
    }

    /// The vector's dimensions that a mask has, in the order of memory's.
    fn mask_dimensions(&self) -> Vec<usize> {
        let used = self.dimensions.iter().enumerate();
        let mut used: Vec<_> = used.filter_map(|(at, &to)| Some((to?, at))).collect();
        used.sort_unstable();
        used.into_iter().map(|(_, at)| at).collect()
    }
}

fn read_all<'c>(
    b: &Builder<'c>,
    read: vector::TransferReadOp<'c>,
    elements: &Elements,
    mask: Option<&[Value<'c>]>,
) -> Option<()> {
    let op = read.op();
    let row = Row::of(read.base(), read.indices());
    let ty = read.vector().ty();
    let transfer = Transfer::new(row, (read.permutation_map(), read.in_bounds()), ty)?;
    let own = read.mask().map(|mask| elements.of(b, mask));
    let spots = transfer.spots(b, own.as_deref().or(mask));
    let padding = read.padding();
    let load = |spot: Spot<'c>| {
        let loaded = transfer.row.load_if(b, spot.flag, &spot.indices, padding);
        elements.of(b, loaded)
    };
    let all: Vec<_> = spots.into_iter().flat_map(load).collect();
    elements.replace(b, op.result(0), &all);
    op.erase();
    Some(())
}

fn write_all<'c>(
    b: &Builder<'c>,
    write: vector::TransferWriteOp<'c>,
    elements: &Elements,
    mask: Option<&[Value<'c>]>,
) -> Option<()> {
    let op = write.op();
    let row = Row::of(write.base(), write.indices());
    let value = write.value_to_store();
    let transfer = Transfer::new(
        row,
        (write.permutation_map(), write.in_bounds()),
        value.ty(),
    )?;
    let own = write.mask().map(|mask| elements.of(b, mask));
    let spots = transfer.spots(b, own.as_deref().or(mask));
    let all = elements.of(b, value);
    let element = MemRef::of(transfer.row.base.ty())?.element;
    for (spot, parts) in spots.into_iter().zip(all.chunks(transfer.inner.max(1))) {
        let value = match (element.vector_shape(), parts) {
            (None, &[value]) => value,
            _ => vector::FromElementsOp::build(b, element, parts).dest(),
        };
        transfer.row.store_if(b, spot.flag, &spot.indices, value);
    }
    op.erase();
    Some(())
}
