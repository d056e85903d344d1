//! `memref.reshape`: a view of contiguous memory whose sizes are in memory, as one whose sizes are values.
//!
//! ```mlir
//! %r = memref.reshape %m(%s)           %n = memref.load %s[%c0]
//!     : … -> memref<?x4xf32>    →      %r = memref.reinterpret_cast %m to offset: [0],
//!                                          sizes: [%n, 4], strides: [4, 1] : … to memref<?x4xf32>
//! ```

use super::extent::Extent;
use gir_dialects::{
    ir::{self, Builder, MemRef, OpView, Type, Value},
    upstream::{arith, memref},
};

/// Replaces the operation.
pub fn lower(reshape: memref::ReshapeOp<'_>) {
    let (op, result) = (reshape.op(), reshape.result());
    let shapes = (MemRef::of(result.ty()), MemRef::of(reshape.shape().ty()));
    let (Some(memref), Some(shape)) = shapes else {
        return;
    };
    let b = Builder::before(op);
    let ty = Type::index(b.context());
    let size = |(at, known): (usize, &Option<i64>)| match known {
        Some(known) => Extent::Known(*known),
        None => {
            let place = arith::ConstantOp::build(&b, ty, ir::integer(ty, at as i64)).result();
            let loaded =
                memref::LoadOp::build(&b, shape.element, reshape.shape(), &[place], None, None);
            Extent::Value(match shape.element == ty {
                true => loaded.result(),
                false => arith::IndexCastOp::build(&b, ty, loaded.result()).out(),
            })
        }
    };
    let sizes: Vec<_> = memref.shape.iter().enumerate().map(size).collect();
    let mut stride = Extent::Known(1);
    let mut strides: Vec<_> = sizes
        .iter()
        .rev()
        .map(|size| {
            let outer = stride.times(&b, ty, *size);
            std::mem::replace(&mut stride, outer)
        })
        .collect();
    strides.reverse();
    let [(fixed_sizes, sizes), (fixed_strides, strides)] = [sizes, strides].map(|it| split(&it));
    let context = b.context();
    let cast = memref::ReinterpretCastOp::build(
        &b,
        result.ty(),
        reshape.source(),
        &[],
        &sizes,
        &strides,
        ir::dense_i64(context, &[0]),
        ir::dense_i64(context, &fixed_sizes),
        ir::dense_i64(context, &fixed_strides),
    );
    result.replace_all_uses(cast.result());
    op.erase();
}

/// Numbers in the form of upstream's lists: known ones with a marker for each value, and the values.
fn split<'c>(extents: &[Extent<'c>]) -> (Vec<i64>, Vec<Value<'c>>) {
    let known = |extent: &Extent<'c>| match extent {
        Extent::Known(number) => *number,
        _ => MemRef::DYNAMIC,
    };
    let value = |extent: &Extent<'c>| match extent {
        Extent::Value(value) => Some(*value),
        _ => None,
    };
    (
        extents.iter().map(known).collect(),
        extents.iter().filter_map(value).collect(),
    )
}
