//! Operations on the lanes of vectors that are split: what each becomes.

use super::{
    pieces::{LANES, pieces},
    regroup::{construct, explode, regroup, take},
};
use crate::lir::split::{
    Replacement::{self, Pieces, Whole},
    Split,
};
use gir_dialects::{
    ir::{self, AttributeExt, Builder, Op, OpView, TypeExt, Value},
    lir,
    upstream::{
        arith::{self, CmpIPredicate},
        vector,
    },
};

/// What takes the place of an operation on vectors that are split; `None` for one
/// that does not work lane by lane.
pub fn replacement<'c>(split: &Split<'_, 'c>, op: Op<'c>) -> Option<Replacement<'c>> {
    let b = Builder::before(op);
    match op.name() {
        lir::LoadOp::NAME => split.load(&b, op.cast()?),
        lir::StoreOp::NAME => Some(split.store(&b, op.cast()?)),
        arith::ConstantOp::NAME => Some(Pieces(constant(&b, op.cast()?)?)),
        vector::FromElementsOp::NAME => {
            let lanes: Vec<_> = op.operands().collect();
            Some(Pieces(assemble(&b, &lanes)))
        }
        vector::BroadcastOp::NAME => {
            let (count, ty) = pieces(op.result(0).ty())?;
            let piece = vector::BroadcastOp::build(&b, ty, op.operand(0)).vector();
            (op.operand(0).ty() == ty.lane()).then(|| Pieces(vec![piece; count]))
        }
        vector::ExtractOp::NAME => {
            let extract = op.cast::<vector::ExtractOp<'c>>()?;
            let lane = position(extract.static_position())?;
            let piece = split.piece(extract.source(), (lane / LANES) as usize);
            Some(Whole(take(&b, piece, lane % LANES)))
        }
        vector::InsertOp::NAME => Some(Pieces(insert(split, &b, op.cast()?)?)),
        vector::BitCastOp::NAME => Some(bitcast(split, &b, op)),
        lir::ExtractLaneOp::NAME => Some(Whole(extract_lane(split, &b, op))),
        lir::InsertLaneOp::NAME => Some(Pieces(insert_lane(split, &b, op))),
        _ => split.elementwise(&b, op),
    }
}

fn insert<'c>(
    split: &Split<'_, 'c>,
    b: &Builder<'c>,
    insert: vector::InsertOp<'c>,
) -> Option<Vec<Value<'c>>> {
    let lane = position(insert.static_position())?;
    let mut pieces = split.all(insert.dest());
    let piece = pieces.get_mut((lane / LANES) as usize)?;
    let position = ir::dense_i64(b.context(), &[i64::from(lane % LANES)]);
    let value = insert.value_to_store();
    *piece = vector::InsertOp::build(b, piece.ty(), value, *piece, &[], position).result();
    Some(pieces)
}

fn bitcast<'c>(split: &Split<'_, 'c>, b: &Builder<'c>, op: Op<'c>) -> Replacement<'c> {
    let ty = op.result(0).ty();
    let lanes = explode(b, &split.all(op.operand(0)));
    let lanes = regroup(b, lanes, ty.lane());
    match pieces(ty) {
        Some(_) => Pieces(assemble(b, &lanes)),
        None => Whole(construct(b, &lanes)),
    }
}

fn extract_lane<'c>(split: &Split<'_, 'c>, b: &Builder<'c>, op: Op<'c>) -> Value<'c> {
    let pieces = split.all(op.operand(0));
    let lane = Lane::new(b, op.operand(1), pieces.len());
    let ty = op.result(0).ty();
    let take = |&piece| lir::ExtractLaneOp::build(b, ty, piece, lane.within).result();
    let mut value = take(&pieces[0]);
    for (index, piece) in pieces.iter().enumerate().skip(1) {
        let is_here = lane.is_in(b, index);
        value = arith::SelectOp::build(b, ty, is_here, take(piece), value).result();
    }
    value
}

fn insert_lane<'c>(split: &Split<'_, 'c>, b: &Builder<'c>, op: Op<'c>) -> Vec<Value<'c>> {
    let pieces = split.all(op.operand(0));
    let lane = Lane::new(b, op.operand(2), pieces.len());
    let insert = |(index, piece): (usize, Value<'c>)| {
        let (ty, value) = (piece.ty(), op.operand(1));
        let changed = lir::InsertLaneOp::build(b, ty, piece, value, lane.within).result();
        let is_here = lane.is_in(b, index);
        arith::SelectOp::build(b, ty, is_here, changed, piece).result()
    };
    pieces.into_iter().enumerate().map(insert).collect()
}

/// A lane by a number: the piece, and the lane within it.
struct Lane<'c> {
    piece: Value<'c>,
    within: Value<'c>,
}

impl<'c> Lane<'c> {
    /// A number beyond the last lane means the last.
    fn new(b: &Builder<'c>, number: Value<'c>, pieces: usize) -> Self {
        let ty = number.ty();
        let constant = |value| arith::ConstantOp::build(b, ty, ir::integer(ty, value)).result();
        let last = constant(pieces as i64 * i64::from(LANES) - 1);
        let number = arith::MinUIOp::build(b, ty, number, last).result();
        let bits = i64::from(LANES.ilog2());
        Self {
            piece: arith::ShRUIOp::build(b, ty, number, constant(bits), false).result(),
            within: arith::AndIOp::build(b, ty, number, constant(i64::from(LANES - 1))).result(),
        }
    }

    /// Whether the lane is in the piece of this index.
    fn is_in(&self, b: &Builder<'c>, index: usize) -> Value<'c> {
        let ty = self.piece.ty();
        let index = arith::ConstantOp::build(b, ty, ir::integer(ty, index as i64)).result();
        let flag = ir::integer_type(b.context(), 1, ir::Signedness::Signless);
        arith::CmpIOp::build(b, flag, CmpIPredicate::Eq, self.piece, index).result()
    }
}

/// The one constant position of `vector.extract` or `vector.insert`.
fn position(positions: ir::Attribute<'_>) -> Option<u32> {
    match positions.as_dense_i64()?.as_slice() {
        // A negative one stands for a position that is no constant.
        &[lane] => u32::try_from(lane).ok(),
        _ => None,
    }
}

/// Pieces with these lanes.
fn assemble<'c>(b: &Builder<'c>, lanes: &[Value<'c>]) -> Vec<Value<'c>> {
    let pieces = lanes.chunks(LANES as usize);
    pieces.map(|lanes| construct(b, lanes)).collect()
}

/// A constant with one value in all lanes, or with known bytes.
fn constant<'c>(b: &Builder<'c>, constant: arith::ConstantOp<'c>) -> Option<Vec<Value<'c>>> {
    let (count, ty) = pieces(constant.result().ty())?;
    let value = constant.value();
    let build = |value| arith::ConstantOp::build(b, ty, value).result();
    if let Some(lane) = value.as_splat() {
        return Some(vec![build(ir::splat(ty, lane)); count]);
    }
    let bytes = value.as_dense_bytes()?;
    let parts = bytes.chunks(bytes.len() / count);
    Some(
        parts
            .map(|part| build(ir::dense_vector(ty, part)))
            .collect(),
    )
}
