//! Pointers as places: a memref of one dimension and the number of an element in it.

use crate::{
    analysis::layout,
    lir::arithmetic::{Arithmetic, domains},
};
use gir_dialects::{
    ir::{self, Block, Builder, MemRef, Op, OpView as _, Signedness, Type, TypeExt as _, Value},
    lir,
    mir::PtrType,
    upstream::{arith, memref},
};

/// Bits of the number of an element.
const BITS: u32 = 32;

/// An element of a memref.
#[derive(Clone, Copy)]
pub struct Place<'c> {
    base: Value<'c>,
    /// The number of the element, of [`BITS`]; `None` is 0.
    number: Option<Value<'c>>,
}

impl<'c> Place<'c> {
    /// The first element of a memref.
    pub fn start(base: Value<'c>) -> Self {
        Self { base, number: None }
    }

    /// The type of memory with the elements of a pointer, `count` of them if their number is known; `None` after an
    /// error at `op`.
    pub fn memory(op: Op<'c>, pointer: PtrType<'c>, count: Option<i64>) -> Option<Type<'c>> {
        let element = pointer.pointee();
        if element.as_integer().is_none() && !element.is_float() {
            op.error(format!("has memory of {element}, and a memref for hardware holds numbers; use integers or floats"));
            return None;
        }
        Some(ir::memref(
            &[count.unwrap_or(MemRef::DYNAMIC)],
            element,
            None,
        ))
    }

    /// Memory for a variable, at the start of a function: of two elements at least, as the address of a memory has a
    /// bit in hardware. `None` after an error.
    pub fn variable(entry: Block<'c>, variable: lir::VarOp<'c>) -> Option<Value<'c>> {
        let op = variable.op();
        let pointer = PtrType::from_type(variable.result().ty())?;
        let ty = Self::memory(op, pointer, Some(variable.count().max(2)))?;
        let b = Builder::at_start(entry, op.location());
        Some(memref::AllocOp::build(&b, ty, &[], &[], None).memref())
    }

    /// The place that a gep computes; `None` after an error.
    pub fn step(self, b: &Builder<'c>, gep: lir::GepOp<'c>) -> Option<Self> {
        let element = self.element();
        let size = layout::size(element);
        if gep.stride() % size != 0 {
            gep.op().error(format!(
                "steps by {} bytes in memory of {element}, which has {size}; step by whole elements",
                gep.stride()
            ));
            return None;
        }
        let a = Arithmetic::new(*b);
        let word = ir::integer_type(b.context(), BITS, Signedness::Signless);
        let elements = gep.stride() / size;
        let index = gep.index();
        let mut number = match (domains::constant(index), index.ty().as_integer()) {
            (Some(known), _) => a.int(word, known.wrapping_mul(elements)),
            (None, Some((BITS, _))) => index,
            (None, Some((width, _))) => {
                let name = match (width > BITS, gep.unsigned_index()) {
                    (true, _) => arith::TruncIOp::NAME,
                    (false, true) => arith::ExtUIOp::NAME,
                    (false, false) => arith::ExtSIOp::NAME,
                };
                a.create(name, &[index], word)
            }
            (None, None) => return None,
        };
        if elements != 1 && domains::constant(index).is_none() {
            number = a.binary(arith::MulIOp::NAME, number, a.int(word, elements));
        }
        if let Some(first) = self.number {
            number = a.binary(arith::AddIOp::NAME, first, number);
        }
        Some(Self {
            base: self.base,
            number: Some(number),
        })
    }

    /// Loads a value; `None` after an error at `op`.
    pub fn load(self, b: &Builder<'c>, op: Op<'c>, ty: Type<'c>) -> Option<Value<'c>> {
        let element = self.element();
        self.check(op, ty)?;
        let index = [self.index(b)];
        let value = memref::LoadOp::build(b, element, self.base, &index, None, None).result();
        Some(match ty == element {
            true => value,
            false => arith::BitcastOp::build(b, ty, value).out(),
        })
    }

    /// Stores a value; `None` after an error at `op`.
    pub fn store(self, b: &Builder<'c>, op: Op<'c>, value: Value<'c>) -> Option<()> {
        let element = self.element();
        self.check(op, value.ty())?;
        let index = [self.index(b)];
        let value = match value.ty() == element {
            true => value,
            false => arith::BitcastOp::build(b, element, value).out(),
        };
        memref::StoreOp::build(b, value, self.base, &index, None, None);
        Some(())
    }

    fn element(self) -> Type<'c> {
        MemRef::of(self.base.ty()).map_or(self.base.ty(), |memref| memref.element)
    }

    fn index(self, b: &Builder<'c>) -> Value<'c> {
        let ty = Type::index(b.context());
        match self.number {
            None => index_constant(b, 0),
            Some(number) => match domains::constant(number) {
                Some(known) => index_constant(b, known & i64::from(u32::MAX)),
                None => arith::IndexCastOp::build(b, ty, number).out(),
            },
        }
    }

    /// Whether elements have the bits of a type; reports it otherwise.
    fn check(self, op: Op<'c>, ty: Type<'c>) -> Option<()> {
        let element = self.element();
        let is_number =
            |ty: Type<'c>| ty.as_vector().is_none() && (ty.is_float() || ty.as_integer().is_some());
        let fits = is_number(ty) && ty.number_bits() == element.number_bits();
        if !fits {
            op.error(format!(
                "accesses {ty} in memory of {element}, as no memref does; access whole elements"
            ));
        }
        fits.then_some(())
    }
}

fn index_constant<'c>(b: &Builder<'c>, value: i64) -> Value<'c> {
    Arithmetic::new(*b).int(Type::index(b.context()), value)
}
