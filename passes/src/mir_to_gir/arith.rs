//! Constants, arithmetic, comparisons, selections and conversions.

use super::{
    site::{Rule, Site},
    types,
    values::{self, Sign},
};
use gir_dialects::{
    gir::{self, FloatPredicate, IntPredicate},
    ir::{self, Attribute, AttributeExt, Op, OpView, Signedness, Type, TypeExt, Value},
    mir,
    upstream::{
        arith::{self, CmpFPredicate, CmpIPredicate},
        ub,
    },
};

/// The rule of this family for an op.
pub fn rule(name: &str) -> Option<Rule> {
    Some(match name {
        arith::ConstantOp::NAME => constant,
        ub::PoisonOp::NAME => poison,
        arith::CmpIOp::NAME => compare_integers,
        arith::CmpFOp::NAME => compare_floats,
        arith::SelectOp::NAME => select,
        arith::TruncIOp::NAME => truncate,
        arith::ExtUIOp::NAME => extend_unsigned,
        arith::BitcastOp::NAME => bitcast,
        _ if conversion(name).is_some() => convert,
        _ if same(name).is_some() => uniform,
        _ => return None,
    })
}

/// Ops whose operands and result have one type.
fn same(name: &str) -> Option<(&'static str, Sign)> {
    use Sign::{Same, Signed, Unsigned};
    Some(match name {
        arith::AddIOp::NAME | arith::AddFOp::NAME => (gir::AddOp::NAME, Same),
        arith::SubIOp::NAME | arith::SubFOp::NAME => (gir::SubOp::NAME, Same),
        arith::MulIOp::NAME | arith::MulFOp::NAME => (gir::MulOp::NAME, Same),
        arith::DivFOp::NAME => (gir::DivOp::NAME, Same),
        arith::NegFOp::NAME => (gir::NegOp::NAME, Same),
        arith::AndIOp::NAME => (gir::AndOp::NAME, Same),
        arith::OrIOp::NAME => (gir::OrOp::NAME, Same),
        arith::XOrIOp::NAME => (gir::XorOp::NAME, Same),
        arith::DivSIOp::NAME | mir::DivSIOp::NAME => (gir::DivOp::NAME, Signed),
        arith::DivUIOp::NAME | mir::DivUIOp::NAME => (gir::DivOp::NAME, Unsigned),
        arith::RemSIOp::NAME | mir::RemSIOp::NAME => (gir::RemOp::NAME, Signed),
        arith::RemUIOp::NAME | mir::RemUIOp::NAME => (gir::RemOp::NAME, Unsigned),
        arith::ShLIOp::NAME | mir::ShlIOp::NAME => (gir::ShlOp::NAME, Same),
        arith::ShRSIOp::NAME | mir::ShrSIOp::NAME => (gir::ShrOp::NAME, Signed),
        arith::ShRUIOp::NAME | mir::ShrUIOp::NAME => (gir::ShrOp::NAME, Unsigned),
        arith::MinSIOp::NAME => (gir::MinOp::NAME, Signed),
        arith::MaxSIOp::NAME => (gir::MaxOp::NAME, Signed),
        arith::MinUIOp::NAME => (gir::MinOp::NAME, Unsigned),
        arith::MaxUIOp::NAME => (gir::MaxOp::NAME, Unsigned),
        arith::MinNumFOp::NAME => (gir::MinOp::NAME, Same),
        arith::MaxNumFOp::NAME => (gir::MaxOp::NAME, Same),
        _ => return super::math::same(name),
    })
}

/// Whether an op reads its operands as signed integers; `None` if the sign does not matter.
pub fn reads_signed(op: Op<'_>) -> Option<bool> {
    if let Some(compare) = op.cast::<arith::CmpIOp<'_>>() {
        return integer_predicate(compare.predicate()).1;
    }
    let sign = same(op.name()).or_else(|| conversion(op.name()))?.1;
    match sign {
        Sign::Same => None,
        Sign::Signed => Some(true),
        Sign::Unsigned => Some(false),
    }
}

fn uniform<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let (name, sign) = same(op.name())?;
    let operands: Vec<_> = op.operands().collect();
    let operands = values::alike(site, sign, &operands);
    Some(vec![values::create(
        site,
        name,
        &operands,
        operands[0].ty(),
    )])
}

/// Conversions to another type: the op of gir, and the sign of its operand.
fn conversion(name: &str) -> Option<(&'static str, Sign)> {
    Some(match name {
        arith::ExtSIOp::NAME => (gir::SExtOp::NAME, Sign::Signed),
        arith::SIToFPOp::NAME => (gir::SIToFPOp::NAME, Sign::Signed),
        arith::UIToFPOp::NAME => (gir::UIToFPOp::NAME, Sign::Unsigned),
        arith::FPToSIOp::NAME | mir::FPToSIOp::NAME => (gir::FPToSIOp::NAME, Sign::Same),
        arith::FPToUIOp::NAME | mir::FPToUIOp::NAME => (gir::FPToUIOp::NAME, Sign::Same),
        arith::ExtFOp::NAME => (gir::FPExtOp::NAME, Sign::Same),
        arith::TruncFOp::NAME => (gir::FPTruncOp::NAME, Sign::Same),
        _ => return None,
    })
}

fn convert<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let (name, sign) = conversion(op.name())?;
    let operand = values::alike(site, sign, &[op.operand(0)]);
    let result = site.result_type(op)?;
    let gives_signed = [gir::SExtOp::NAME, gir::FPToSIOp::NAME].contains(&name);
    let result = match gives_signed {
        true => types::with_sign(result, Signedness::Signed),
        false => result,
    };
    let value = values::create(site, name, &operand, result);
    let is_flag = types::is_flag(op.result(0).ty());
    Some(vec![match is_flag {
        true => lowest_bit(site, value),
        false => value,
    }])
}

fn truncate<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let (operand, result) = (op.operand(0), site.result_type(op)?);
    if types::is_flag(op.result(0).ty()) {
        let low = lowest_bit(site, operand);
        return Some(vec![resize(site, low, result)]);
    }
    let sign = operand.ty().lane().as_integer()?.1;
    let result = types::with_sign(result, sign);
    Some(vec![gir::TruncOp::build(site, result, operand).result()])
}

fn lowest_bit<'c>(site: &Site<'c, '_>, value: Value<'c>) -> Value<'c> {
    let ty = types::with_sign(value.ty(), Signedness::Unsigned);
    let value = values::cast(site, value, ty);
    let one = values::splat(site, ty, 1);
    gir::AndOp::build(site, ty, value, one).result()
}

/// An unsigned integer in another width.
fn resize<'c>(site: &Site<'c, '_>, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
    let width = |ty: Type<'c>| ty.lane().as_integer().map_or(0, |(width, _)| width);
    match width(value.ty()).cmp(&width(ty)) {
        std::cmp::Ordering::Less => gir::ZExtOp::build(site, ty, value).result(),
        std::cmp::Ordering::Equal => value,
        std::cmp::Ordering::Greater => gir::TruncOp::build(site, ty, value).result(),
    }
}

/// A flag is a u32, which may be wider than the result.
fn extend_unsigned<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let operand = values::alike(site, Sign::Unsigned, &[op.operand(0)])[0];
    Some(vec![resize(site, operand, site.result_type(op)?)])
}

fn bitcast<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let (operand, result) = (op.operand(0), site.result_type(op)?);
    Some(vec![values::cast(site, operand, result)])
}

fn constant<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let (ty, value) = (
        site.result_type(op)?,
        op.attribute(arith::ConstantOp::VALUE_ATTR)?,
    );
    if ty.as_vector().is_none() {
        let value = value.as_splat().unwrap_or(value);
        return Some(vec![scalar(site, value, ty, op)]);
    }
    if let Some(value) = value.as_splat() {
        let lane = scalar(site, value, ty.lane(), op);
        return Some(vec![gir::SplatOp::build(site, ty, lane).result()]);
    }
    let lanes = lanes_of(site, value, ty);
    if lanes.is_empty() {
        op.error("has no GIR form; use vector.from_elements of numbers");
        return None;
    }
    Some(vec![gir::VecOp::build(site, ty, &lanes).result()])
}

/// The lanes of a vector of gir as constants; empty for an attribute without dense elements.
fn lanes_of<'c>(site: &Site<'c, '_>, value: Attribute<'c>, ty: Type<'c>) -> Vec<Value<'c>> {
    let lane = ty.lane();
    if let Some(flags) = value.as_dense_bools() {
        let flags = flags.into_iter().map(i64::from);
        return flags
            .map(|flag| values::integer(site, lane, flag))
            .collect();
    }
    let (bytes, (lanes, _)) = match value.as_dense_bytes().zip(ty.as_vector()) {
        Some(found) => found,
        None => return vec![],
    };
    let lanes = bytes.chunks(bytes.len() / lanes as usize);
    lanes.map(|bytes| lane_of(site, bytes, lane)).collect()
}

fn scalar<'c>(site: &Site<'c, '_>, value: Attribute<'c>, ty: Type<'c>, op: Op<'c>) -> Value<'c> {
    match value.as_int() {
        Some(number) if types::is_flag(op.result(0).ty()) => values::integer(site, ty, number & 1),
        Some(number) => values::integer(site, ty, number),
        None => values::float(site, value, ty),
    }
}

fn lane_of<'c>(site: &Site<'c, '_>, bytes: &[u8], ty: Type<'c>) -> Value<'c> {
    let mut raw = [0; 8];
    raw[..bytes.len()].copy_from_slice(bytes);
    let bits = u64::from_le_bytes(raw);
    match ty.is_int() {
        true => values::integer(site, ty, bits as i64),
        false => values::float(site, ir::float_bits(ty, bits), ty),
    }
}

/// Replaces poison by an arbitrary value.
fn poison<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let ty = site.result_type(op)?;
    if gir::PtrType::from_type(ty).is_some() {
        return super::memory::any_pointer(op, site, ty);
    }
    Some(vec![values::zero(site, ty)])
}

/// The predicate, and whether it reads signed integers; `None` if the sign does not matter.
fn integer_predicate(predicate: CmpIPredicate) -> (IntPredicate, Option<bool>) {
    match predicate {
        CmpIPredicate::Eq => (IntPredicate::Eq, None),
        CmpIPredicate::Ne => (IntPredicate::Ne, None),
        CmpIPredicate::Slt => (IntPredicate::Lt, Some(true)),
        CmpIPredicate::Sle => (IntPredicate::Le, Some(true)),
        CmpIPredicate::Sgt => (IntPredicate::Gt, Some(true)),
        CmpIPredicate::Sge => (IntPredicate::Ge, Some(true)),
        CmpIPredicate::Ult => (IntPredicate::Lt, Some(false)),
        CmpIPredicate::Ule => (IntPredicate::Le, Some(false)),
        CmpIPredicate::Ugt => (IntPredicate::Gt, Some(false)),
        CmpIPredicate::Uge => (IntPredicate::Ge, Some(false)),
    }
}

fn compare_integers<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let compare = op.cast::<arith::CmpIOp<'c>>()?;
    let (predicate, signed) = integer_predicate(compare.predicate());
    let sign = match signed {
        None => Sign::Same,
        Some(true) => Sign::Signed,
        Some(false) => Sign::Unsigned,
    };
    let operands = values::alike(site, sign, &[compare.lhs(), compare.rhs()]);
    let (ty, [a, b]) = (site.result_type(op)?, [operands[0], operands[1]]);
    let is_signed = crate::gir_to_mir::types::is_signed(a.ty());
    Some(vec![match is_signed {
        true => gir::ICmpOp::build(site, ty, predicate, a, b).result(),
        false => gir::UCmpOp::build(site, ty, predicate, a, b).result(),
    }])
}

/// The predicate; `None` for those that GIR lacks.
fn float_predicate(predicate: CmpFPredicate) -> Option<FloatPredicate> {
    Some(match predicate {
        CmpFPredicate::OEQ => FloatPredicate::Oeq,
        CmpFPredicate::ONE => FloatPredicate::One,
        CmpFPredicate::OLT => FloatPredicate::Olt,
        CmpFPredicate::OLE => FloatPredicate::Ole,
        CmpFPredicate::OGT => FloatPredicate::Ogt,
        CmpFPredicate::OGE => FloatPredicate::Oge,
        CmpFPredicate::UEQ => FloatPredicate::Ueq,
        CmpFPredicate::UNE => FloatPredicate::Une,
        CmpFPredicate::ULT => FloatPredicate::Ult,
        CmpFPredicate::ULE => FloatPredicate::Ule,
        CmpFPredicate::UGT => FloatPredicate::Ugt,
        CmpFPredicate::UGE => FloatPredicate::Uge,
        _ => return None,
    })
}

/// A number equals itself, a NaN does not; the predicates that GIR lacks are built from that.
fn compare_floats<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let compare = op.cast::<arith::CmpFOp<'c>>()?;
    let (a, b, ty) = (compare.lhs(), compare.rhs(), site.result_type(op)?);
    let compared = |predicate, a, b| gir::FCmpOp::build(site, ty, predicate, a, b).result();
    if let Some(predicate) = float_predicate(compare.predicate()) {
        return Some(vec![compared(predicate, a, b)]);
    }
    let both = |predicate| [a, b].map(|value| compared(predicate, value, value));
    Some(vec![match compare.predicate() {
        CmpFPredicate::ORD => {
            values::create(site, gir::AndOp::NAME, &both(FloatPredicate::Oeq), ty)
        }
        CmpFPredicate::UNO => values::create(site, gir::OrOp::NAME, &both(FloatPredicate::Une), ty),
        CmpFPredicate::AlwaysTrue => values::splat(site, ty, 1),
        _ => values::splat(site, ty, 0),
    }])
}

fn select<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let chosen = values::alike(site, Sign::Same, &[op.operand(1), op.operand(2)]);
    let ty = chosen[0].ty();
    Some(vec![
        gir::SelectOp::build(site, ty, op.operand(0), chosen[0], chosen[1]).result(),
    ])
}
