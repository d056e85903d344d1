//! Operations that combine elements.
//!
//! Elements are combined one after another, from the first; products are rounded before they are added.

use super::{
    super::{arith::combine, arith::select, vectors::operation},
    elements::{Elements, element_of, shape_of},
    moves,
    numbers::product,
    shape,
};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Builder, Op, Type, TypeExt, Value},
    upstream::{
        arith,
        gpu::AllReduceOperation,
        vector::{self, CombiningKind, CombiningKindAttr},
    },
};
use melior::ir::attribute::FloatAttribute;

/// Replaces an operation of this family; false if it is of another.
pub fn expand<'c>(op: Op<'c>, elements: &Elements, mask: Option<&[Value<'c>]>) -> bool {
    let b = Builder::before(op);
    let r = Reducer {
        b: &b,
        elements,
        mask,
    };
    let result = if let Some(reduction) = op.cast::<vector::ReductionOp<'c>>() {
        vec![r.reduction(reduction)]
    } else if let Some(reduction) = op.cast::<vector::MultiDimReductionOp<'c>>() {
        r.multi_reduction(reduction)
    } else if let Some(contraction) = op.cast::<vector::ContractionOp<'c>>() {
        let Some(result) = r.contraction(contraction) else {
            return false;
        };
        result
    } else if let Some(outer) = op.cast::<vector::OuterProductOp<'c>>() {
        r.outer_product(outer)
    } else if let Some(scan) = op.cast::<vector::ScanOp<'c>>() {
        let (all, last) = r.scan(scan);
        elements.replace(&b, op.result(1), &last);
        all
    } else {
        return false;
    };
    elements.replace(&b, op.result(0), &result);
    op.erase();
    true
}

fn kind(attribute: Attribute<'_>) -> AllReduceOperation {
    let kind = CombiningKindAttr::from_attribute(attribute);
    operation(kind.map_or(CombiningKind::ADD, CombiningKindAttr::value))
}

struct Reducer<'a, 'c> {
    b: &'a Builder<'c>,
    elements: &'a Elements,
    /// The elements to combine, all without it.
    mask: Option<&'a [Value<'c>]>,
}

impl<'c> Reducer<'_, 'c> {
    fn of(&self, value: Value<'c>) -> Vec<Value<'c>> {
        self.elements.of(self.b, value)
    }

    /// A total with the element of a number, unless the mask leaves it out.
    fn join(
        &self,
        kind: AllReduceOperation,
        total: Value<'c>,
        number: usize,
        element: impl FnOnce() -> Value<'c>,
    ) -> Value<'c> {
        let flag = self.mask.map(|mask| mask[number]);
        let known = flag.and_then(moves::known_flag);
        if known == Some(false) {
            return total;
        }
        let joined = combine(self.b, kind, total, element());
        match flag {
            Some(flag) if known.is_none() => select(self.b, flag, joined, total),
            _ => joined,
        }
    }

    fn reduction(&self, reduction: vector::ReductionOp<'c>) -> Value<'c> {
        let (all, kind) = (self.of(reduction.vector()), kind(reduction.kind()));
        let ty = all[0].ty();
        let first = match (reduction.acc(), self.mask) {
            (Some(total), _) => total,
            (None, Some(mask)) => {
                let neutral = neutral(self.b, kind, ty);
                select(self.b, mask[0], all[0], neutral)
            }
            (None, None) => all[0],
        };
        let rest = usize::from(reduction.acc().is_none());
        let rest = all.iter().enumerate().skip(rest);
        rest.fold(first, |total, (number, &element)| {
            self.join(kind, total, number, || element)
        })
    }

    fn multi_reduction(&self, reduction: vector::MultiDimReductionOp<'c>) -> Vec<Value<'c>> {
        let (source, kind) = (reduction.source(), kind(reduction.kind()));
        let shape = shape_of(source.ty());
        let reduced = reduction.reduction_dims();
        let reduced = reduced
            .as_dense_i64()
            .unwrap_or_else(|| moves::numbers(reduced));
        let is_kept = |at: &usize| !reduced.contains(&(*at as i64));
        let kept: Vec<_> = (0..shape.len()).filter(is_kept).collect();
        let to: Vec<_> = kept.iter().map(|&at| shape[at]).collect();
        let mut totals = self.of(reduction.acc());
        for (number, (place, element)) in shape::places(&shape).zip(self.of(source)).enumerate() {
            let target: Vec<_> = kept.iter().map(|&at| place[at]).collect();
            let target = shape::number(&to, &target);
            totals[target] = self.join(kind, totals[target], number, || element);
        }
        totals
    }

    /// `None` if a map is more than a choice of dimensions.
    fn contraction(&self, contraction: vector::ContractionOp<'c>) -> Option<Vec<Value<'c>>> {
        let maps = contraction.indexing_maps().as_array()?;
        let mut dimensions = 0;
        let mut chosen = vec![];
        for map in maps {
            let (count, results) = ir::projection(map)?;
            dimensions = count;
            chosen.push(results.into_iter().collect::<Option<Vec<usize>>>()?);
        }
        let [left, right, to] = <[_; 3]>::try_from(chosen).ok()?;
        let (lhs, rhs) = (contraction.lhs(), contraction.rhs());
        let shapes = [lhs, rhs, contraction.acc()].map(|value| shape_of(value.ty()));
        let mut extents = vec![1; dimensions];
        for (map, shape) in [&left, &right, &to].into_iter().zip(&shapes) {
            for (&dimension, &extent) in map.iter().zip(shape) {
                extents[dimension] = extent;
            }
        }
        let at = |map: &[usize], shape: &[i64], place: &[i64]| {
            let inner: Vec<_> = map.iter().map(|&dimension| place[dimension]).collect();
            shape::number(shape, &inner)
        };
        let (l, r) = (self.of(lhs), self.of(rhs));
        let mut totals = self.of(contraction.acc());
        let ty = totals[0].ty();
        let kind = kind(contraction.kind());
        for (number, place) in shape::places(&extents).enumerate() {
            let target = at(&to, &shapes[2], &place);
            totals[target] = self.join(kind, totals[target], number, || {
                let (l, r) = (
                    l[at(&left, &shapes[0], &place)],
                    r[at(&right, &shapes[1], &place)],
                );
                product(self.b, l, r, ty)
            });
        }
        Some(totals)
    }

    fn outer_product(&self, outer: vector::OuterProductOp<'c>) -> Vec<Value<'c>> {
        let (l, r) = (self.of(outer.lhs()), self.of(outer.rhs()));
        let ty = element_of(outer.result().ty());
        let totals = outer.acc().map(|acc| self.of(acc));
        let kind = kind(outer.kind());
        let pairs = l.iter().flat_map(|&l| r.iter().map(move |&r| (l, r)));
        let one = |(number, (l, r)): (usize, (Value<'c>, Value<'c>))| {
            let element = || product(self.b, l, r, ty);
            match &totals {
                Some(totals) => self.join(kind, totals[number], number, element),
                None => element(),
            }
        };
        pairs.enumerate().map(one).collect()
    }

    /// The totals along a dimension, and the last of each.
    fn scan(&self, scan: vector::ScanOp<'c>) -> (Vec<Value<'c>>, Vec<Value<'c>>) {
        let (source, kind) = (scan.source(), kind(scan.kind()));
        let shape = shape_of(source.ty());
        let along = scan.reduction_dim() as usize;
        let mut rows = shape.clone();
        rows.remove(along);
        let mut totals = self.of(scan.initial_value());
        let all = self.of(source);
        let mut result = all.clone();
        for index in 0..shape[along] {
            for (row, mut place) in shape::places(&rows).enumerate() {
                place.insert(along, index);
                let here = shape::number(&shape, &place);
                let taken = match (index, scan.inclusive()) {
                    (0, true) => None,
                    (0, false) => Some(totals[row]),
                    (_, true) => Some(combine(self.b, kind, totals[row], all[here])),
                    (_, false) => {
                        place[along] = index - 1;
                        let before = all[shape::number(&shape, &place)];
                        Some(combine(self.b, kind, totals[row], before))
                    }
                };
                totals[row] = taken.unwrap_or(all[here]);
                result[here] = totals[row];
            }
        }
        (result, totals)
    }
}

/// The value that changes no other in a combination.
fn neutral<'c>(b: &Builder<'c>, kind: AllReduceOperation, ty: Type<'c>) -> Value<'c> {
    use AllReduceOperation as A;
    let attribute = match ty.as_float() {
        Some(width) => {
            let infinity = match width {
                16 => 0x7c00,
                32 => 0x7f80_0000,
                _ => 0x7ff0_0000_0000_0000_u64,
            };
            let sign = 1 << (width - 1);
            let one = match width {
                16 => 0x3c00,
                32 => 0x3f80_0000,
                _ => 0x3ff0_0000_0000_0000,
            };
            let bits = match kind {
                A::MUL => one,
                A::MINIMUMF => infinity,
                A::MAXIMUMF => infinity | sign,
                // The others ignore a NaN; of zeros, the sum keeps the other's sign.
                A::MINNUMF | A::MAXNUMF => infinity | (1 << (width - 9).max(9)),
                _ => sign,
            };
            ir::float_bits(ty, bits)
        }
        None if ty.is_float() => {
            // The nearest one of the format; infinity, where it has none, is a NaN, which `minnum` ignores.
            let number = match kind {
                A::MUL => 1.0,
                A::MINIMUMF => f64::INFINITY,
                A::MAXIMUMF => f64::NEG_INFINITY,
                A::MINNUMF | A::MAXNUMF => f64::NAN,
                _ => -0.0,
            };
            FloatAttribute::new(ty.ctx(), ty, number).into()
        }
        None => {
            let width = ty.as_integer().map_or(64, |(width, _)| width);
            let least = i64::MIN >> (64 - width);
            ir::integer(
                ty,
                match kind {
                    A::MUL => 1,
                    A::AND | A::MINUI => -1,
                    A::MINSI => !least,
                    A::MAXSI => least,
                    _ => 0,
                },
            )
        }
    };
    arith::ConstantOp::build(b, ty, attribute).result()
}
