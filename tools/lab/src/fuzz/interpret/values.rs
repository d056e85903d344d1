//! The value of an expression.

use gir_run::element::Scalar;

use super::super::number;
use super::super::program::{Expr, Kind, Lane, Pointer, Value};
use super::{BUDGET, Flow, Frame, Machine, TooLong, scalar};

type Result<T = Value> = std::result::Result<T, TooLong>;

impl<'a> Machine<'a> {
    /// Whether a `u32` is not 0.
    pub(super) fn holds(&mut self, condition: &Expr, frame: &mut Frame<'a>) -> Result<bool> {
        Ok(self.number(condition, frame)? != 0)
    }

    /// A `u32`.
    pub(super) fn number(&mut self, expr: &Expr, frame: &mut Frame<'a>) -> Result<u32> {
        Ok(scalar(&self.value(expr, frame)?) as u32)
    }

    pub(super) fn value(&mut self, expr: &Expr, frame: &mut Frame<'a>) -> Result {
        self.steps += expr.ty.lanes() as u64;
        if self.steps > BUDGET {
            return Err(TooLong);
        }
        let ty = expr.ty.lane();
        Ok(match &expr.kind {
            Kind::Variable(variable) => frame.variables[*variable].clone(),
            Kind::Constant(bits) => Value::from_elem(*bits, 1),
            Kind::Unary(op, value) => {
                self.by_lane([&**value], frame, |[bits]| number::unary(*op, ty, bits))?
            }
            Kind::Binary(op, operands) => self.by_lane(operands.each_ref(), frame, |[x, y]| {
                number::binary(*op, ty, x, y)
            })?,
            Kind::Fma(operands) => {
                self.by_lane(operands.each_ref(), frame, |bits| number::fma(ty, bits))?
            }
            Kind::Compare(op, unordered, operands) => {
                let of = operands[0].ty.lane();
                self.by_lane(operands.each_ref(), frame, |[x, y]| {
                    number::compare(*op, *unordered, of, x, y).into()
                })?
            }
            Kind::Select(operands) => self.by_lane(
                operands.each_ref(),
                frame,
                |[which, x, y]| {
                    if which == 0 { y } else { x }
                },
            )?,
            Kind::Convert(conversion, value) => {
                let from = value.ty.lane();
                self.by_lane([&**value], frame, |[bits]| {
                    number::convert(*conversion, from, ty, bits)
                })?
            }
            Kind::Bits(value) => {
                let from = value.ty.lane();
                self.by_lane([&**value], frame, |[bits]| number::canonical(from, bits))?
            }
            Kind::Float(value) => self.by_lane([&**value], frame, |[bits]| finite(ty, bits))?,
            Kind::Lanes(lanes) => {
                let lanes = lanes.iter().map(|lane| self.value(lane, frame));
                lanes.map(|lane| Ok(scalar(&lane?))).collect::<Result>()?
            }
            Kind::Splat(value) => {
                Value::from_elem(scalar(&self.value(value, frame)?), expr.ty.lanes())
            }
            Kind::Extract(vector, lane) => {
                let vector = self.value(vector, frame)?;
                let lane = self.lane(lane, vector.len(), frame)?;
                Value::from_elem(vector[lane], 1)
            }
            Kind::Insert(operands, lane) => {
                let [vector, value] = operands.each_ref();
                let mut vector = self.value(vector, frame)?;
                let value = self.value(value, frame)?;
                let lane = self.lane(lane, vector.len(), frame)?;
                vector[lane] = scalar(&value);
                vector
            }
            Kind::Load(array, index) => self.loaded(*array, index, frame)?,
            Kind::Through(pointer, index) => self.loaded_through(pointer, index, frame)?,
            Kind::Call(helper, arguments, pointers) => {
                self.call(*helper, arguments, pointers, frame)?
            }
        })
    }

    /// Evaluates all operands, then computes the lanes one by one.
    fn by_lane<const N: usize>(
        &mut self,
        operands: [&Expr; N],
        frame: &mut Frame<'a>,
        compute: impl Fn([u64; N]) -> u64,
    ) -> Result {
        let mut values = Vec::with_capacity(N);
        for operand in operands {
            values.push(self.value(operand, frame)?);
        }
        let lanes = values.first().map_or(0, |value| value.len());
        let lane = |lane: usize| compute(std::array::from_fn(|operand| values[operand][lane]));
        Ok((0..lanes).map(lane).collect())
    }

    fn lane(&mut self, lane: &Lane, lanes: usize, frame: &mut Frame<'a>) -> Result<usize> {
        Ok(match lane {
            Lane::Constant(lane) => *lane,
            Lane::Computed(lane) => self.number(lane, frame)? as usize % lanes,
        })
    }

    fn call(
        &mut self,
        helper: usize,
        arguments: &[Expr],
        pointers: &[Pointer],
        frame: &mut Frame<'a>,
    ) -> Result {
        let arguments = arguments.iter().map(|argument| self.value(argument, frame));
        let arguments = arguments.collect::<Result<Vec<_>>>()?;
        let pointers = pointers.iter().map(|pointer| self.address(pointer, frame));
        let pointers = pointers.collect::<Result<Vec<_>>>()?;
        let item = std::mem::take(&mut frame.item);
        let mut callee = Frame::new(&self.program.helpers[helper], item);
        for (variable, value) in callee.variables.iter_mut().zip(arguments) {
            *variable = value;
        }
        for (variable, address) in callee.pointers.iter_mut().zip(pointers) {
            *variable = Some(address);
        }
        let flow = self.block(&callee.function.body, &mut callee)?;
        frame.item = callee.item;
        frame.item.stack.pop();
        match flow {
            Flow::Return(Some(value)) => Ok(value),
            other => unreachable!("a helper ended with {other:?}"),
        }
    }
}

/// The finite float with these bits.
fn finite(ty: Scalar, bits: u64) -> u64 {
    bits & number::finite(super::super::program::width(ty))
}
