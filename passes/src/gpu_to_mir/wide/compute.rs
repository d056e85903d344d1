//! Operations that compute each element from those at the same place.

use super::{
    elements::{Elements, element_of, shape_of},
    numbers::{fused, index},
    shape,
};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Builder, Op, OpSpec, OpView, Type, TypeExt, Value},
    upstream::{arith, gpu, ub, vector},
};

/// Replaces an operation of this family; false if it is of another.
pub fn expand<'c>(op: Op<'c>, elements: &Elements) -> bool {
    let b = Builder::before(op);
    if let Some(number) = op.cast::<arith::ConstantOp<'c>>() {
        let Some(values) = constants(&b, number) else {
            return false;
        };
        elements.replace(&b, op.result(0), &values);
    } else if op.is::<ub::PoisonOp<'c>>() {
        let ty = op.result(0).ty();
        let poison = ub::PoisonOp::build(&b, element_of(ty), None).result();
        elements.replace(
            &b,
            op.result(0),
            &vec![poison; shape::volume(&shape_of(ty))],
        );
    } else if op.is::<vector::StepOp<'c>>() {
        let count = shape::volume(&shape_of(op.result(0).ty()));
        let numbers: Vec<_> = (0..count as i64).map(|number| index(&b, number)).collect();
        elements.replace(&b, op.result(0), &numbers);
    } else if let Some(fma) = op.cast::<vector::FMAOp<'c>>() {
        let [x, y, z] = [fma.lhs(), fma.rhs(), fma.acc()].map(|value| elements.of(&b, value));
        let sums = x.into_iter().zip(y).zip(z);
        let sums: Vec<_> = sums.map(|((x, y), z)| fused(&b, [x, y, z])).collect();
        elements.replace(&b, op.result(0), &sums);
    } else if let Some(cast) = op.cast::<vector::BitCastOp<'c>>() {
        return bitcast(cast, elements);
    } else if ["arith", "math"].contains(&op.name().split('.').next().unwrap_or_default())
        || EXCHANGES.contains(&op.name())
    {
        by_element(&b, op, elements);
    } else {
        return false;
    }
    op.erase();
    true
}

/// Operations of subgroups that exchange each element for itself.
const EXCHANGES: &[&str] = &[
    gpu::RotateOp::NAME,
    gpu::ShuffleOp::NAME,
    gpu::SubgroupBroadcastOp::NAME,
    gpu::SubgroupReduceOp::NAME,
];

/// The same operation on each element. A result that is no vector is the same for all.
fn by_element<'c>(b: &Builder<'c>, op: Op<'c>, elements: &Elements) {
    let operands: Vec<_> = op.operands().map(|value| elements.of(b, value)).collect();
    let types: Vec<_> = op.results().map(|result| element_of(result.ty())).collect();
    let count = shape::volume(&shape_of(op.result(0).ty()));
    let attributes = op.attributes();
    let mut results = vec![vec![]; types.len()];
    for at in 0..count {
        // A scalar, the condition of a select, holds for all.
        let operands: Vec<_> = operands
            .iter()
            .map(|all| all[at.min(all.len() - 1)])
            .collect();
        let spec = OpSpec {
            operands: &operands,
            results: &types,
            attributes: &attributes,
            ..OpSpec::default()
        };
        let new = b.create(op.name(), spec);
        for (all, result) in results.iter_mut().zip(new.results()) {
            all.push(result);
        }
    }
    for (old, new) in op.results().zip(&results) {
        match old.ty().vector_shape() {
            Some(_) => elements.replace(b, old, new),
            None => new
                .iter()
                .take(1)
                .for_each(|&one| old.replace_all_uses(one)),
        }
    }
}

/// The elements of a constant, equal ones once.
fn constants<'c>(b: &Builder<'c>, number: arith::ConstantOp<'c>) -> Option<Vec<Value<'c>>> {
    let value = number.value();
    let ty = number.op().result(0).ty();
    let element = element_of(ty);
    let mut made: Vec<(Attribute<'c>, Value<'c>)> = vec![];
    let values = attributes(value, element, shape::volume(&shape_of(ty)))?;
    let mut constant = |value: Attribute<'c>| {
        if let Some((_, known)) = made.iter().find(|(other, _)| *other == value) {
            return *known;
        }
        let constant = arith::ConstantOp::build(b, element, value).result();
        made.push((value, constant));
        constant
    };
    Some(values.into_iter().map(&mut constant).collect())
}

/// The elements of a dense attribute.
fn attributes<'c>(
    value: Attribute<'c>,
    element: Type<'c>,
    count: usize,
) -> Option<Vec<Attribute<'c>>> {
    if let Some(all) = value.as_splat() {
        return Some(vec![all; count]);
    }
    if let Some(flags) = value.as_dense_bools() {
        let flag = |flag| ir::integer(element, -i64::from(flag));
        return Some(flags.into_iter().map(flag).collect());
    }
    let bytes = value.as_dense_bytes()?;
    let is_float = !element.is_int() && !element.is_index();
    let chunks = bytes.chunks_exact(bytes.len().checked_div(count).filter(|&size| size > 0)?);
    let one = |chunk: &[u8]| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        let bits = u64::from_le_bytes(word);
        match is_float {
            true => ir::float_bits(element, bits),
            false => {
                let unused = 64 - 8 * chunk.len().min(8) as u32;
                ir::integer(element, (bits << unused).cast_signed() >> unused)
            }
        }
    };
    Some(chunks.map(one).collect())
}

/// The bits of each row as elements of another type.
fn bitcast<'c>(cast: vector::BitCastOp<'c>, elements: &Elements) -> bool {
    let op = cast.op();
    let b = Builder::before(op);
    let [from, to] = [cast.source().ty(), cast.result().ty()].map(element_of);
    let (Some(narrow), Some(wide)) = (bits(from), bits(to)) else {
        return false;
    };
    let sources = elements.of(&b, cast.source());
    let word = |width| ir::integer_type(b.context(), width, ir::Signedness::Signless);
    let pieces: Vec<_> = match narrow < wide {
        true => sources
            .chunks((wide / narrow) as usize)
            .map(|parts| joined(&b, parts, word(narrow), word(wide)))
            .collect(),
        false => sources
            .iter()
            .flat_map(|&source| parts(&b, source, word(narrow), word(wide)))
            .collect(),
    };
    let pieces: Vec<_> = pieces
        .into_iter()
        .map(|bits| as_type(&b, bits, to))
        .collect();
    elements.replace(&b, op.result(0), &pieces);
    op.erase();
    true
}

fn bits(ty: Type<'_>) -> Option<u32> {
    ty.number_bits()
}

fn as_type<'c>(b: &Builder<'c>, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
    match value.ty() == ty {
        true => value,
        false => arith::BitcastOp::build(b, ty, value).out(),
    }
}

/// One integer of several values, the first in its lowest bits.
fn joined<'c>(b: &Builder<'c>, parts: &[Value<'c>], narrow: Type<'c>, wide: Type<'c>) -> Value<'c> {
    let width = i64::from(bits(narrow).unwrap_or(0));
    let wider = parts.iter().zip(0..).map(|(&part, place)| {
        let part = as_type(b, part, narrow);
        let part = arith::ExtUIOp::build(b, wide, part).out();
        let by = arith::ConstantOp::build(b, wide, ir::integer(wide, place * width)).result();
        arith::ShLIOp::build(b, wide, part, by, None).result()
    });
    let all: Vec<_> = wider.collect();
    let joined = all.into_iter();
    let joined = joined.reduce(|all, part| arith::OrIOp::build(b, wide, all, part).result());
    joined.unwrap_or(parts[0])
}

/// The parts of a value's bits, the lowest first.
fn parts<'c>(
    b: &Builder<'c>,
    source: Value<'c>,
    wide: Type<'c>,
    narrow: Type<'c>,
) -> Vec<Value<'c>> {
    let source = as_type(b, source, wide);
    if wide == narrow {
        return vec![source];
    }
    let (all, width) = (bits(wide).unwrap_or(0), bits(narrow).unwrap_or(1));
    let part = |place: u32| {
        let by = ir::integer(wide, i64::from(place * width));
        let by = arith::ConstantOp::build(b, wide, by).result();
        let low = arith::ShRUIOp::build(b, wide, source, by, false).result();
        arith::TruncIOp::build(b, narrow, low, None).out()
    };
    (0..all / width).map(part).collect()
}
