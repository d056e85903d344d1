//! Vectors: making them, taking and replacing lanes.

use super::{
    body::Body,
    expression::{Expr, Precedence},
    spellings::Spellings,
    types::{CType, Scalar, UINT},
};
use gir_dialects::{
    ir::{AttributeExt, Op, TypeExt as _, Value},
    lir,
    upstream::{arith, vector},
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .value::<vector::FromElementsOp<'_>>(from_elements)
        .value::<vector::BroadcastOp<'_>>(from_elements)
        .value::<vector::ExtractOp<'_>>(extract)
        .statement::<vector::InsertOp<'_>>(insert)
        .value::<vector::BitCastOp<'_>>(reinterpret)
        .value::<lir::ExtractLaneOp<'_>>(extract_lane)
        .statement::<lir::InsertLaneOp<'_>>(insert_lane);
}

/// The letters of the first four lanes.
const LETTERS: [&str; 4] = ["x", "y", "z", "w"];

/// How a lane of a vector is spelled.
fn lane(index: i64, lanes: u32) -> String {
    match LETTERS.get(index as usize).filter(|_| lanes <= 4) {
        Some(letter) => (*letter).to_owned(),
        None => format!("s{index:x}"),
    }
}

fn from_elements<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let ty = body.type_of_variable(op.result(0));
    let lanes: Vec<_> = op.operands().map(|operand| body.operand(operand)).collect();
    let same: Vec<_> = match ty.lane()? {
        scalar @ Scalar::Int { .. } if !matches!(ty, CType::Mask(..)) => lanes
            .into_iter()
            .map(|lane| body.coerce(lane, &CType::Scalar(scalar)))
            .collect(),
        _ => lanes,
    };
    match (&ty, same.as_slice()) {
        (CType::Scalar(_), [one]) => Some(one.clone()),
        _ => Some(body.language.vector(&same, &ty)),
    }
}

/// The one constant position of `vector.extract` or `vector.insert`.
fn position(op: Op<'_>, fixed: gir_dialects::ir::Attribute<'_>, operands: usize) -> Option<i64> {
    let position = match (
        op.operand_count() == operands,
        fixed.as_dense_i64()?.as_slice(),
    ) {
        (true, &[lane]) => Some(lane),
        _ => None,
    };
    if position.is_none() {
        op.error("takes a position that is no constant, or several; use lir.extract_lane and lir.insert_lane");
    }
    position
}

/// A lane at a constant position.
pub fn extract<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let extract = op.cast::<vector::ExtractOp<'c>>()?;
    let index = position(op, extract.static_position(), 1)?;
    let operand = body.operand(op.operand(0));
    Some(take(body, &operand, index))
}

/// A lane of a vector; a truth value of one of a mask.
fn take(body: &Body<'_, '_>, vector: &Expr, index: i64) -> Expr {
    let Some(lanes) = vector.ty.lanes() else {
        return vector.clone();
    };
    let text = format!(
        "{}.{}",
        vector.within(Precedence::Postfix),
        lane(index, lanes)
    );
    let scalar = vector.ty.lane().unwrap_or(Scalar::unsigned(32));
    let taken = Expr::new(text, Precedence::Postfix, CType::Scalar(scalar), [vector]);
    truth(body, vector, taken)
}

/// A truth value, if the vector is a mask.
fn truth(body: &Body<'_, '_>, vector: &Expr, taken: Expr) -> Expr {
    match vector.ty {
        CType::Mask(..) => {
            let zero = body.language.integer(0, Scalar::signed(32));
            Expr::binary(
                "!=",
                Precedence::Equality,
                [&taken, &zero],
                super::types::BOOL,
            )
        }
        _ => taken,
    }
}

/// A new variable with the value of the vector, and the scalar that replaces a lane of it.
fn changed<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    [vector, scalar]: [Value<'c>; 2],
) -> (String, Expr) {
    let vector = body.operand(vector);
    let scalar = body.operand(scalar);
    body.note_line(op);
    body.make_variable(op.result(0), &vector);
    let made = body.operand(op.result(0));
    let lane = made.ty.lane().map(CType::Scalar);
    let scalar = match (&made.ty, lane) {
        (CType::Mask(_, bits), _) => mask_lane(body, &scalar, *bits),
        (_, Some(ty)) => body.coerce(scalar, &ty),
        (_, None) => scalar,
    };
    (made.text, scalar)
}

/// A truth value as a lane of a mask.
fn mask_lane(body: &Body<'_, '_>, flag: &Expr, bits: u32) -> Expr {
    let [yes, no] = [-1, 0].map(|value| body.language.integer(value, Scalar::signed(bits)));
    body.language.choose(flag, &yes, &no)
}

fn insert<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let insert = op.cast::<vector::InsertOp<'c>>()?;
    let index = position(op, insert.static_position(), 2)?;
    let lanes = CType::of(op.result(0).ty())?.lanes();
    let (name, value) = changed(body, op, [op.operand(1), op.operand(0)]);
    let object = lanes.map_or(name.clone(), |lanes| {
        format!("{name}.{}", lane(index, lanes))
    });
    body.out.line(format!("{object} = {};", value.argument()));
    Some(())
}

/// The number of a lane: one beyond the last means the last.
fn lane_number<'c>(body: &mut Body<'c, '_>, number: Value<'c>, vector: Value<'c>) -> Expr {
    let lanes = vector.ty().as_vector().map_or(1, |(lanes, _)| lanes);
    let number = body.unsigned(number);
    let last = i64::from(lanes) - 1;
    let last = body.language.integer(last, Scalar::unsigned(32));
    Expr::call("min", &[&number, &last], UINT)
}

fn extract_lane<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let (vector, index) = (
        op.operand(0),
        lane_number(body, op.operand(1), op.operand(0)),
    );
    let vector = match vector
        .defining_op()
        .is_some_and(|op| op.is::<arith::ConstantOp<'_>>())
    {
        true => {
            let literal = body.operand(vector);
            body.temporary(&literal)
        }
        false => body.simple(vector),
    };
    let text = body.language.lane(&vector, &index);
    let scalar = vector.ty.lane()?;
    let parts = [&vector, &index];
    let taken = Expr::new(text, Precedence::Postfix, CType::Scalar(scalar), parts);
    Some(truth(body, &vector, taken))
}

fn insert_lane<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let insert = op.cast::<lir::InsertLaneOp<'c>>()?;
    let index = lane_number(body, insert.lane(), insert.vector());
    let (_, value) = changed(body, op, [insert.vector(), insert.value()]);
    let vector = body.operand(op.result(0));
    let object = body.language.lane(&vector, &index);
    body.out.line(format!("{object} = {};", value.argument()));
    Some(())
}

fn reinterpret<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let operand = body.unsigned(op.operand(0));
    Some(
        body.language
            .reinterpret(&operand, &CType::of(op.result(0).ty())?),
    )
}
