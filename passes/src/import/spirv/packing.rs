//! Functions of `GLSL.std.450` that pack lanes into a word, and those of matrices.

use super::{
    body::{Body, Outcome},
    types::Ty,
    words::Inst,
};
use crate::import::llvm::operations::cast_bits;
use gir_dialects::{
    ir::{self, OpView, Type, TypeExt, Value},
    upstream::{arith, math},
};
use rspirv::spirv::GLOp;

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Lanes as parts of a word, and back.
    pub fn packing(&mut self, inst: &Inst<'w>, op: GLOp) -> Outcome {
        use GLOp as G;
        let value = match op {
            G::PackSnorm4x8 => self.packed(inst, 8, 127.0, true)?,
            G::PackUnorm4x8 => self.packed(inst, 8, 255.0, false)?,
            G::PackSnorm2x16 => self.packed(inst, 16, 32767.0, true)?,
            G::PackUnorm2x16 => self.packed(inst, 16, 65535.0, false)?,
            G::UnpackSnorm4x8 => self.unpacked(inst, 8, 127.0, true)?,
            G::UnpackUnorm4x8 => self.unpacked(inst, 8, 255.0, false)?,
            G::UnpackSnorm2x16 => self.unpacked(inst, 16, 32767.0, true)?,
            G::UnpackUnorm2x16 => self.unpacked(inst, 16, 65535.0, false)?,
            G::PackHalf2x16 => {
                let x = self.floats(inst, 0)?;
                let half = x.ty().with_lane(Type::float16(self.b.context()));
                let value = self.create(arith::TruncFOp::NAME, half, &[x]);
                self.bits_as(value, self.shared.int(32))?
            }
            G::UnpackHalf2x16 => {
                let half = ir::vector(2, Type::float16(self.b.context()));
                let value = self.bits_as(self.integers(inst, 0)?, half)?;
                let ty = half.with_lane(Type::float32(self.b.context()));
                self.create(arith::ExtFOp::NAME, ty, &[value])
            }
            G::PackDouble2x32 => {
                self.bits_as(self.integers(inst, 0)?, Type::float64(self.b.context()))?
            }
            G::UnpackDouble2x32 => {
                let words = ir::vector(2, self.shared.int(32));
                self.bits_as(self.floats(inst, 0)?, words)?
            }
            other => {
                return Err(format!(
                    "calls {other:?}, which is not supported; compute it otherwise"
                ));
            }
        };
        self.set_checked(inst, |_| Ok(value))
    }

    fn bits_as(&self, value: Value<'c>, ty: Type<'c>) -> Result<Value<'c>, String> {
        let bits = |ty: Type<'c>| {
            let (lanes, lane) = ty.as_vector().unwrap_or((1, ty));
            lanes * lane.number_bits().unwrap_or(0)
        };
        match bits(value.ty()) == bits(ty) {
            true => Ok(cast_bits(&self.b, value, ty)),
            false => Err("packs a value of another size".to_owned()),
        }
    }

    fn packed(
        &self,
        inst: &Inst<'w>,
        width: u32,
        most: f32,
        signed: bool,
    ) -> Result<Value<'c>, String> {
        let x = self.floats(inst, 0)?;
        let ty = x.ty();
        if ty.as_vector().map(|(lanes, _)| lanes * width) != Some(32) {
            return Err("packs another number of lanes than fits".to_owned());
        }
        let least = if signed { -1.0 } else { 0.0 };
        let x = self.same(arith::MaxNumFOp::NAME, &[x, self.float(ty, least)]);
        let x = self.same(arith::MinNumFOp::NAME, &[x, self.float(ty, 1.0)]);
        let x = self.same(arith::MulFOp::NAME, &[x, self.float(ty, most)]);
        let x = self.same(math::RoundEvenOp::NAME, &[x]);
        let int = ty.with_lane(self.shared.int(32));
        let x = self.create(arith::FPToSIOp::NAME, int, &[x]);
        let mask = i64::from(u32::MAX >> (32 - width));
        let lanes = (0..).zip(self.lanes(x)).map(|(at, lane)| {
            let lane = self.same(arith::AndIOp::NAME, &[lane, self.word(mask)]);
            self.same(
                arith::ShLIOp::NAME,
                &[lane, self.word(at * i64::from(width))],
            )
        });
        let all = lanes.reduce(|all, lane| self.same(arith::OrIOp::NAME, &[all, lane]));
        all.ok_or_else(|| "packs nothing".to_owned())
    }

    fn unpacked(
        &self,
        inst: &Inst<'w>,
        width: u32,
        most: f32,
        signed: bool,
    ) -> Result<Value<'c>, String> {
        let x = self.integers(inst, 0)?;
        if x.ty() != self.shared.int(32) {
            return Err("unpacks a value that is no word".to_owned());
        }
        let f32 = Type::float32(self.b.context());
        let lanes = (0..32 / width).map(|at| {
            let above = i64::from(32 - width * (at + 1));
            let up = self.same(arith::ShLIOp::NAME, &[x, self.word(above)]);
            let [shift, convert] = match signed {
                true => [arith::ShRSIOp::NAME, arith::SIToFPOp::NAME],
                false => [arith::ShRUIOp::NAME, arith::UIToFPOp::NAME],
            };
            let lane = self.same(shift, &[up, self.word(i64::from(32 - width))]);
            self.create(convert, f32, &[lane])
        });
        let value = self.vector(&lanes.collect::<Vec<_>>());
        let value = self.same(arith::DivFOp::NAME, &[value, self.float(value.ty(), most)]);
        if !signed {
            return Ok(value);
        }
        Ok(self.same(
            arith::MaxNumFOp::NAME,
            &[value, self.float(value.ty(), -1.0)],
        ))
    }

    /// The determinant, and the inverse by cofactors.
    pub fn matrix_function(&mut self, inst: &Inst<'w>, op: GLOp) -> Outcome {
        let id = inst.word(2)?;
        let columns = self.parts(id)?;
        let is_square = match *self.operand_type(inst, 2)? {
            Ty::Matrix { column, count } => {
                matches!(*self.shared.types.get(column), Ty::Vector { count: rows, .. } if rows == count)
            }
            _ => false,
        };
        if !is_square || !columns[0].ty().lane().is_float() {
            return Err("takes a matrix with as many rows as columns".to_owned());
        }
        let cells: Vec<Vec<Value<'c>>> = columns.iter().map(|&column| self.lanes(column)).collect();
        let all: Vec<usize> = (0..cells.len()).collect();
        let determinant = self.determinant(&cells, &all, &all);
        if op == GLOp::Determinant {
            return self.set_checked(inst, |_| Ok(determinant));
        }
        let size = cells.len();
        let mut columns = vec![];
        for column in 0..size {
            let lanes = (0..size).map(|row| {
                // The transposed cofactor.
                let others = |skipped: usize| {
                    (0..size)
                        .filter(move |&at| at != skipped)
                        .collect::<Vec<_>>()
                };
                let minor = self.determinant(&cells, &others(row), &others(column));
                let minor = match (row + column) % 2 {
                    0 => minor,
                    _ => self.same(arith::NegFOp::NAME, &[minor]),
                };
                self.same(arith::DivFOp::NAME, &[minor, determinant])
            });
            columns.push(self.vector(&lanes.collect::<Vec<_>>()));
        }
        self.set(inst, columns)
    }

    /// The determinant of the cells of some columns and rows, by the first column.
    fn determinant(
        &self,
        cells: &[Vec<Value<'c>>],
        columns: &[usize],
        rows: &[usize],
    ) -> Value<'c> {
        let (first, others) = (columns[0], &columns[1..]);
        if others.is_empty() {
            return cells[first][rows[0]];
        }
        let mut sum: Option<Value<'c>> = None;
        for (at, &row) in rows.iter().enumerate() {
            let rest: Vec<_> = rows.iter().copied().filter(|&other| other != row).collect();
            let minor = self.determinant(cells, others, &rest);
            let product = self.same(arith::MulFOp::NAME, &[cells[first][row], minor]);
            sum = Some(match sum {
                None => product,
                Some(sum) if at % 2 == 1 => self.same(arith::SubFOp::NAME, &[sum, product]),
                Some(sum) => self.same(arith::AddFOp::NAME, &[sum, product]),
            });
        }
        sum.unwrap_or(cells[first][rows[0]])
    }
}
