//! Lowering of operations on split vectors.

use super::{registers::Registers, regroup::Regrouping, shapes::Shapes};
use crate::lir::{
    arithmetic::Arithmetic,
    vectors::split::{
        Replacement::{self, Nothing, Pieces, PiecesOfEach, Whole},
        Split,
    },
};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Builder, Op, OpSpec, OpView, Type, TypeExt, Value},
    lir,
    mir::PtrType,
    names,
    upstream::{
        arith::{self, CmpIPredicate},
        vector,
    },
};

/// Operations on vectors that do not work lane by lane: they keep whole vectors.
const WHOLE: &[&str] = &[
    lir::BufferLoadOp::NAME,
    lir::BufferStoreOp::NAME,
    lir::FragCoordOp::NAME,
    lir::ImageAtomicOp::NAME,
    lir::ImageCompareExchangeOp::NAME,
    lir::ImageFetchOp::NAME,
    lir::ImageGatherOp::NAME,
    lir::ImageLoadOp::NAME,
    lir::ImageSampleOp::NAME,
    lir::ImageSizeOp::NAME,
    lir::ImageStoreOp::NAME,
    lir::ReadInputOp::NAME,
    lir::SubgroupBallotOp::NAME,
    lir::WriteOutputOp::NAME,
];

/// The replacement of an operation on split vectors; `None` if it does not work lane by lane.
pub fn replacement<'c>(
    shapes: &Shapes,
    split: &Split<'_, 'c>,
    op: Op<'c>,
) -> Option<Replacement<'c>> {
    let lanes = InLanes {
        a: Arithmetic::new(Builder::before(op)),
        regrouping: Regrouping {
            b: Builder::before(op),
            shapes,
        },
        shapes,
        split,
        op,
    };
    lanes.replacement()
}

/// An operation while it is split.
struct InLanes<'s, 'c> {
    a: Arithmetic<'c>,
    regrouping: Regrouping<'s, 'c>,
    shapes: &'s Shapes,
    split: &'s Split<'s, 'c>,
    op: Op<'c>,
}

impl<'c> InLanes<'_, 'c> {
    fn replacement(&self) -> Option<Replacement<'c>> {
        let (op, b) = (self.op, &self.a.builder);
        if let Some(registers) = Registers::of(op, &self.regrouping, self.split) {
            return registers.replacement();
        }
        Some(match op.name() {
            lir::LoadOp::NAME => match self.whole_load(op.cast()?) {
                Some(whole) => whole,
                None => self.split.load(b, op.cast()?)?,
            },
            lir::StoreOp::NAME => match self.whole_store(op.cast()?) {
                Some(whole) => whole,
                None => self.split.store(b, op.cast()?),
            },
            arith::ConstantOp::NAME => Pieces(self.constant()?),
            vector::FromElementsOp::NAME => {
                let lanes: Vec<_> = op.operands().collect();
                self.result(&lanes)
            }
            vector::BroadcastOp::NAME => {
                let ty = op.result(0).ty();
                let (count, piece) = self.shapes.pieces(ty)?;
                if op.operand(0).ty() != ty.lane() {
                    return None;
                }
                Pieces(vec![self.regrouping.fill(op.operand(0), piece); count])
            }
            vector::ExtractOp::NAME => {
                let extract = op.cast::<vector::ExtractOp<'c>>()?;
                let lane = position(extract.static_position())?;
                let (piece, within) = self.place(extract.source().ty(), lane);
                let piece = self.split.piece(extract.source(), piece);
                Whole(self.regrouping.take(piece, within))
            }
            vector::InsertOp::NAME => {
                let insert = op.cast::<vector::InsertOp<'c>>()?;
                let lane = position(insert.static_position())?;
                let (piece, within) = self.place(insert.dest().ty(), lane);
                let mut pieces = self.split.all(insert.dest());
                let changed = pieces.get_mut(piece)?;
                *changed = self.regrouping.put(op.operand(0), *changed, within);
                Pieces(pieces)
            }
            vector::BitCastOp::NAME => {
                let lane = op.result(0).ty().lane();
                self.result(&self.regrouping.regroup(self.lanes(0), lane))
            }
            lir::ExtractLaneOp::NAME => Whole(self.extract_lane()),
            lir::InsertLaneOp::NAME => Pieces(self.insert_lane()),
            name if WHOLE.contains(&name) => self.whole(),
            _ => self.elementwise()?,
        })
    }

    /// Loads a vector whole, if possible, and extracts its lanes.
    fn whole_load(&self, load: lir::LoadOp<'c>) -> Option<Replacement<'c>> {
        let (b, ty) = (&self.a.builder, load.result().ty());
        let place = self.whole_place(load.ptr(), ty, load.align(), load.is_volatile())?;
        let whole = lir::LoadOp::build(b, ty, place, load.align(), false, None, None).result();
        Some(self.result(&self.regrouping.explode(&[whole])))
    }

    /// Stores a vector whole, if possible, constructed from its lanes.
    fn whole_store(&self, store: lir::StoreOp<'c>) -> Option<Replacement<'c>> {
        let (b, ty) = (&self.a.builder, store.value().ty());
        let place = self.whole_place(store.ptr(), ty, store.align(), store.is_volatile())?;
        let lanes = self.regrouping.explode(&self.split.all(store.value()));
        let whole = self.regrouping.construct(&lanes, ty);
        lir::StoreOp::build(b, place, whole, store.align(), false, None, None);
        Some(Nothing)
    }

    /// The address of a vector that is accessed whole, as a pointer to vectors.
    fn whole_place(
        &self,
        place: Value<'c>,
        ty: Type<'c>,
        align: i64,
        is_volatile: bool,
    ) -> Option<Value<'c>> {
        let space = PtrType::from_type(place.ty())?.space();
        if is_volatile || !self.shapes.crosses_whole(ty, align, space) || !is_declared(place) {
            return None;
        }
        let b = &self.a.builder;
        let vectors = PtrType::get(b.context(), space, ty);
        Some(lir::PtrCastOp::build(b, vectors, place).result())
    }

    /// The index of the piece that contains a lane, and the index of the lane in it.
    fn place(&self, ty: Type<'c>, lane: usize) -> (usize, u32) {
        let piece = self.shapes.pieces(ty).map_or(ty, |(_, piece)| piece);
        let length = piece.as_vector().map_or(1, |(lanes, _)| lanes as usize);
        (lane / length, (lane % length) as u32)
    }

    /// The lanes of an operand.
    fn lanes(&self, index: usize) -> Vec<Value<'c>> {
        self.regrouping
            .explode(&self.split.all(self.op.operand(index)))
    }

    /// The pieces of a value of a type, assembled from its lanes.
    fn assemble(&self, lanes: &[Value<'c>], ty: Type<'c>) -> Vec<Value<'c>> {
        let piece = self.shapes.pieces(ty).map_or(ty, |(_, piece)| piece);
        let length = piece.as_vector().map_or(1, |(lanes, _)| lanes as usize);
        let pieces = lanes.chunks(length);
        pieces
            .map(|lanes| self.regrouping.construct(lanes, piece))
            .collect()
    }

    /// The replacement of the operation's result, given its lanes.
    fn result(&self, lanes: &[Value<'c>]) -> Replacement<'c> {
        PiecesOfEach(vec![self.assemble(lanes, self.op.result(0).ty())])
    }

    /// The operation on each piece, or on each lane if its types are split differently.
    fn elementwise(&self) -> Option<Replacement<'c>> {
        let op = self.op;
        let count = |ty: Type<'c>| self.shapes.pieces(ty).map_or(1, |(count, _)| count);
        let values = op.operands().chain(op.results());
        let mut vectors = values
            .map(Value::ty)
            .filter(|ty| ty.as_vector().is_some())
            .map(count);
        let first = vectors.next()?;
        if vectors.all(|count| count == first) {
            return self.split.elementwise(&self.a.builder, op);
        }
        const DIALECTS: &[&str] = &["arith", "math", "lir", "ub"];
        let (dialect, _) = op.name().split_once('.')?;
        if !DIALECTS.contains(&dialect) || op.result_count() == 0 {
            return None;
        }
        self.lane_by_lane()
    }

    fn lane_by_lane(&self) -> Option<Replacement<'c>> {
        let op = self.op;
        let (count, _) = op.result(0).ty().as_vector()?;
        let operands: Vec<_> = (0..op.operand_count())
            .map(|index| (op.operand(index), self.lanes(index)))
            .collect();
        let types: Vec<_> = op.results().map(|result| result.ty().lane()).collect();
        let attributes = op.attributes();
        let lane = |lane: usize| {
            let operands: Vec<_> = operands
                .iter()
                .map(|(whole, lanes)| match whole.ty().as_vector() {
                    Some(_) => lanes[lane],
                    None => *whole,
                })
                .collect();
            let spec = OpSpec {
                operands: &operands,
                results: &types,
                attributes: &attributes,
                ..OpSpec::default()
            };
            self.a.builder.create(op.name(), spec)
        };
        let lanes: Vec<_> = (0..count as usize).map(lane).collect();
        let all = op.results().enumerate().map(|(index, result)| {
            let lanes: Vec<_> = lanes.iter().map(|lane| lane.result(index)).collect();
            self.assemble(&lanes, result.ty())
        });
        Some(PiecesOfEach(all.collect()))
    }

    /// The operation unchanged, on vectors constructed from their pieces.
    fn whole(&self) -> Replacement<'c> {
        let op = self.op;
        let operands: Vec<_> = (0..op.operand_count())
            .map(|index| match self.shapes.pieces(op.operand(index).ty()) {
                Some(_) => {
                    let ty = op.operand(index).ty();
                    self.regrouping.construct(&self.lanes(index), ty)
                }
                None => op.operand(index),
            })
            .collect();
        let spec = OpSpec {
            operands: &operands,
            results: &op.result_types(),
            attributes: &op.attributes(),
            ..OpSpec::default()
        };
        let new = self.a.builder.create(op.name(), spec);
        if op.result_count() == 0 {
            return Nothing;
        }
        let all = new.results().map(|result| {
            let lanes = self.regrouping.explode(&[result]);
            match self.shapes.pieces(result.ty()) {
                Some(_) => self.assemble(&lanes, result.ty()),
                None => vec![result],
            }
        });
        PiecesOfEach(all.collect())
    }

    fn extract_lane(&self) -> Value<'c> {
        let pieces = self.split.all(self.op.operand(0));
        let lane = Lane::new(&self.a, self.op.operand(1), &pieces);
        let ty = self.op.result(0).ty();
        let take = |&piece: &Value<'c>| match piece.ty().as_vector() {
            Some(_) => lir::ExtractLaneOp::build(&self.a.builder, ty, piece, lane.within).result(),
            None => piece,
        };
        let mut value = take(&pieces[0]);
        for (index, piece) in pieces.iter().enumerate().skip(1) {
            let is_here = lane.is_in(&self.a, index);
            value = self.a.select(is_here, take(piece), value);
        }
        value
    }

    fn insert_lane(&self) -> Vec<Value<'c>> {
        let (op, a) = (self.op, &self.a);
        let pieces = self.split.all(op.operand(0));
        let lane = Lane::new(a, op.operand(2), &pieces);
        let insert = |(index, &piece): (usize, &Value<'c>)| {
            let (ty, value) = (piece.ty(), op.operand(1));
            let changed = match ty.as_vector() {
                Some(_) => {
                    lir::InsertLaneOp::build(&a.builder, ty, piece, value, lane.within).result()
                }
                None => value,
            };
            a.select(lane.is_in(a, index), changed, piece)
        };
        pieces.iter().enumerate().map(insert).collect()
    }

    /// A constant with one value in all lanes, or with known bytes.
    fn constant(&self) -> Option<Vec<Value<'c>>> {
        let constant = self.op.cast::<arith::ConstantOp<'c>>()?;
        let (count, ty) = self.shapes.pieces(constant.result().ty())?;
        let value = constant.value();
        let build = |value| arith::ConstantOp::build(&self.a.builder, ty, value).result();
        if let Some(lane) = value.as_splat() {
            let piece = ty.as_vector().map_or(lane, |_| ir::splat(ty, lane));
            return Some(vec![build(piece); count]);
        }
        if let Some(flags) = value.as_dense_bools() {
            let flag = |&flag: &bool| self.a.int(ty.lane(), flag.into());
            let lanes: Vec<_> = flags.iter().map(flag).collect();
            return Some(self.assemble(&lanes, constant.result().ty()));
        }
        let bytes = value.as_dense_bytes()?;
        let parts = bytes.chunks(bytes.len() / count);
        Some(parts.map(|part| build(of_bytes(ty, part))).collect())
    }
}

/// Whether a place is in memory declared with the pointee type of its pointer: source languages do
/// not allow access as another type.
fn is_declared(mut place: Value<'_>) -> bool {
    while let Some(op) = place.defining_op() {
        match op.is::<lir::GepOp<'_>>() {
            true => place = op.operand(0),
            false => return op.is::<lir::AddressOfOp<'_>>(),
        }
    }
    let parent = place.owner_block().and_then(|block| block.parent_op());
    parent.is_some_and(|kernel| {
        kernel.attribute(names::LIR_KERNEL).is_some()
            && kernel.region(0).first_block() == place.owner_block()
    })
}

/// A constant with these bytes.
fn of_bytes<'c>(ty: Type<'c>, bytes: &[u8]) -> Attribute<'c> {
    if ty.as_vector().is_some() {
        return ir::dense_vector(ty, bytes);
    }
    let mut bits = [0; 8];
    bits[..bytes.len()].copy_from_slice(bytes);
    match ty.as_float() {
        Some(_) => ir::float_bits(ty, u64::from_le_bytes(bits)),
        None => ir::integer(ty, i64::from_le_bytes(bits)),
    }
}

/// A lane with a dynamic index: its piece, and its index in that.
struct Lane<'c> {
    piece: Value<'c>,
    within: Value<'c>,
}

impl<'c> Lane<'c> {
    /// Indices beyond the last lane are clamped to it.
    fn new(a: &Arithmetic<'c>, number: Value<'c>, pieces: &[Value<'c>]) -> Self {
        let ty = number.ty();
        let lanes = pieces[0].ty().as_vector().map_or(1, |(lanes, _)| lanes);
        let last = a.int(ty, pieces.len() as i64 * i64::from(lanes) - 1);
        let number = a.binary(arith::MinUIOp::NAME, number, last);
        if lanes == 1 {
            return Self {
                piece: number,
                within: number,
            };
        }
        // Lengths are powers of two, except for 3, and no longer vector is split into pieces of 3.
        let bits = a.int(ty, i64::from(lanes.ilog2()));
        let below = a.int(ty, i64::from(lanes) - 1);
        Self {
            piece: a.binary(arith::ShRUIOp::NAME, number, bits),
            within: a.binary(arith::AndIOp::NAME, number, below),
        }
    }

    /// Whether the lane is in the piece of an index.
    fn is_in(&self, a: &Arithmetic<'c>, index: usize) -> Value<'c> {
        let index = a.int(self.piece.ty(), index as i64);
        a.cmpi(CmpIPredicate::Eq, self.piece, index)
    }
}

/// The single constant position of `vector.extract` or `vector.insert`.
fn position(positions: Attribute<'_>) -> Option<usize> {
    match positions.as_dense_i64()?.as_slice() {
        // A negative number marks a position that is not constant.
        &[lane] => usize::try_from(lane).ok(),
        _ => None,
    }
}
