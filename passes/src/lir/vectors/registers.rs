//! Operations that a target has instructions for, on vectors of the length of a register, where all other vectors are
//! numbers. A pass of the target marks them with [`names::LIR_REGISTER_LANES`].

use super::{
    regroup::Regrouping,
    split::{Replacement, Split},
};
use crate::analysis::layout;
use gir_dialects::{
    ir::{self, AttributeExt, Op, OpSpec, OpView, Signedness, Type, TypeExt, Value},
    lir,
    mir::PtrType,
    names,
    upstream::{arith, vector},
};

/// A marked operation while it is split.
pub struct Registers<'s, 'c> {
    op: Op<'c>,
    regrouping: &'s Regrouping<'s, 'c>,
    split: &'s Split<'s, 'c>,
    lanes: usize,
}

impl<'s, 'c> Registers<'s, 'c> {
    /// The operation, if it is marked and vectors become numbers.
    pub fn of(
        op: Op<'c>,
        regrouping: &'s Regrouping<'s, 'c>,
        split: &'s Split<'s, 'c>,
    ) -> Option<Self> {
        let lanes = op.attribute(names::LIR_REGISTER_LANES)?.as_int()?;
        let ty = vector_of(op)?;
        let (_, piece) = regrouping.shapes.pieces(ty)?;
        piece.as_vector().is_none().then_some(Self {
            op,
            regrouping,
            split,
            lanes: usize::try_from(lanes).ok().filter(|&lanes| lanes > 0)?,
        })
    }

    /// The operation on each register, and the lanes of the results.
    pub fn replacement(&self) -> Option<Replacement<'c>> {
        Some(match self.op.name() {
            lir::LoadOp::NAME => self.load(self.op.cast()?),
            lir::StoreOp::NAME => self.store(self.op.cast()?),
            _ => self.compute(),
        })
    }

    /// The type of a register of the operation's lanes.
    fn register_of(&self, ty: Type<'c>) -> Type<'c> {
        ir::vector(self.lanes as u32, ty.lane())
    }

    fn load(&self, load: lir::LoadOp<'c>) -> Replacement<'c> {
        let ty = load.result().ty();
        let register = self.register_of(ty);
        let count = ty
            .as_vector()
            .map_or(0, |(lanes, _)| lanes as usize / self.lanes);
        let load = |index| {
            let (place, align) = self.place(load.ptr(), load.align(), index, register);
            let b = &self.regrouping.b;
            lir::LoadOp::build(b, register, place, align, false, None, None).result()
        };
        let registers: Vec<_> = (0..count).map(load).collect();
        Replacement::Pieces(self.regrouping.explode(&registers))
    }

    fn store(&self, store: lir::StoreOp<'c>) -> Replacement<'c> {
        let register = self.register_of(store.value().ty());
        for (index, lanes) in self.split.all(store.value()).chunks(self.lanes).enumerate() {
            let (place, align) = self.place(store.ptr(), store.align(), index, register);
            let value = self.register(lanes, register);
            let b = &self.regrouping.b;
            lir::StoreOp::build(b, place, value, align, false, None, None);
        }
        Replacement::Nothing
    }

    fn compute(&self) -> Replacement<'c> {
        let op = self.op;
        let register = self.register_of(op.result(0).ty());
        let operands: Vec<_> = op.operands().map(|value| self.split.all(value)).collect();
        let mut attributes = op.attributes();
        attributes.retain(|(name, _)| *name != names::LIR_REGISTER_LANES);
        let count = operands.first().map_or(0, |lanes| lanes.len() / self.lanes);
        let compute = |index: usize| {
            let from = index * self.lanes;
            let operands: Vec<_> = operands
                .iter()
                .map(|lanes| self.register(&lanes[from..from + self.lanes], register))
                .collect();
            let spec = OpSpec {
                operands: &operands,
                results: &[register],
                attributes: &attributes,
                ..OpSpec::default()
            };
            self.regrouping.b.create(op.name(), spec).result(0)
        };
        let registers: Vec<_> = (0..count).map(compute).collect();
        Replacement::Pieces(self.regrouping.explode(&registers))
    }

    /// The pointer to a register in memory, and its alignment.
    fn place(
        &self,
        first: Value<'c>,
        align: i64,
        index: usize,
        register: Type<'c>,
    ) -> (Value<'c>, i64) {
        let b = &self.regrouping.b;
        let size = layout::size(register);
        let mut place = first;
        if index > 0 {
            let word = ir::integer_type(b.context(), 32, Signedness::Signless);
            let lane = ir::integer(word, (index * self.lanes) as i64);
            let lane = arith::ConstantOp::build(b, word, lane).result();
            let stride = size / self.lanes as i64;
            place = lir::GepOp::build(b, first.ty(), first, lane, stride, false).result();
        }
        let space = PtrType::from_type(first.ty()).map(PtrType::space);
        if let Some(space) = space {
            let registers = PtrType::get(b.context(), space, register);
            place = lir::PtrCastOp::build(b, registers, place).result();
        }
        (place, align.min(size))
    }

    /// A register of these lanes: the one that they were taken from, if they were from one.
    fn register(&self, lanes: &[Value<'c>], ty: Type<'c>) -> Value<'c> {
        if let Some(whole) = source(lanes).filter(|whole| whole.ty() == ty) {
            return whole;
        }
        match lanes {
            [first, rest @ ..] if rest.iter().all(|lane| lane == first) => {
                self.regrouping.fill(*first, ty)
            }
            _ => self.regrouping.construct(lanes, ty),
        }
    }
}

/// The type of the vectors of an operation.
fn vector_of<'c>(op: Op<'c>) -> Option<Type<'c>> {
    let value = match op.cast::<lir::StoreOp<'c>>() {
        Some(store) => store.value(),
        None => op.results().next()?,
    };
    value.ty().as_vector().map(|_| value.ty())
}

/// The vector whose lanes these are, each in its place.
fn source<'c>(lanes: &[Value<'c>]) -> Option<Value<'c>> {
    let mut whole = None;
    for (index, lane) in lanes.iter().enumerate() {
        let extract = lane.defining_op()?.cast::<vector::ExtractOp<'c>>()?;
        let place = extract.static_position().as_dense_i64()?;
        let is_here = place.as_slice() == [index as i64];
        if !is_here || whole.is_some_and(|whole| whole != extract.source()) {
            return None;
        }
        whole = Some(extract.source());
    }
    whole
}
