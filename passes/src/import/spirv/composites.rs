//! Vectors, matrices, arrays and structures as values.

use super::{
    body::{Body, Outcome, Val},
    newer_values,
    types::Ty,
    words::{Id, Inst},
};
use crate::{
    gir_to_mir::arith::constant_value,
    gpu_to_mir::foreign::{compare, resize, select},
};
use gir_dialects::{
    ir::{self, OpView, Signedness, TypeExt, Value},
    mir,
    upstream::{
        arith::{self, CmpIPredicate},
        vector,
    },
};
use rspirv::spirv::Op;

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Converts an instruction of this family; false if it is none.
    pub fn composite(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        match inst.op {
            Op::CompositeConstruct => self.construct(inst)?,
            Op::CompositeExtract => self.extract(inst)?,
            Op::CompositeInsert => self.insert(inst)?,
            Op::VectorShuffle => self.shuffle(inst)?,
            Op::VectorExtractDynamic => self.extract_lane(inst)?,
            Op::VectorInsertDynamic => self.insert_lane(inst)?,
            Op::CopyObject | Op::CopyLogical | Op::ExpectKHR => self.copy(inst)?,
            Op::Undef => {
                let types = self.shared.parts(inst.type_id()?)?.into_iter();
                let parts = types.map(|ty| self.any(ty)).collect();
                self.set_parts(inst, parts)?;
            }
            Op::Transpose => self.transpose(inst)?,
            Op::Dot => {
                let (x, y) = (self.arg(inst, 0)?, self.arg(inst, 1)?);
                let value = self.dot(x, y)?;
                self.set_checked(inst, |_| Ok(value))?;
            }
            Op::VectorTimesScalar | Op::MatrixTimesScalar => self.scale(inst)?,
            Op::MatrixTimesVector => {
                let (columns, vector) = (self.parts(inst.word(0)?)?, self.arg(inst, 1)?);
                let value = self.combination(&columns, vector)?;
                self.set_checked(inst, |_| Ok(value))?;
            }
            Op::VectorTimesMatrix => {
                let (vector, columns) = (self.arg(inst, 0)?, self.parts(inst.word(1)?)?);
                let lanes = columns.iter().map(|&column| self.dot(vector, column));
                let lanes: Vec<_> = lanes.collect::<Result<_, _>>()?;
                let value = self.vector(&lanes);
                self.set_checked(inst, |_| Ok(value))?;
            }
            Op::MatrixTimesMatrix => {
                let (left, right) = (self.parts(inst.word(0)?)?, self.parts(inst.word(1)?)?);
                let columns = right.iter().map(|&column| self.combination(&left, column));
                let columns = columns.collect::<Result<_, _>>()?;
                self.set_composed(inst, columns)?;
            }
            Op::OuterProduct => {
                let (column, row) = (self.arg(inst, 0)?, self.arg(inst, 1)?);
                let lanes = self.lanes(row).into_iter();
                let columns = lanes.map(|lane| self.scaled(column, lane));
                let columns = columns.collect::<Result<_, _>>()?;
                self.set_composed(inst, columns)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn set_composed(&mut self, inst: &Inst<'w>, parts: Vec<Value<'c>>) -> Outcome {
        let ty = inst.type_id()?;
        let types = self.shared.parts(ty)?;
        let parts = self.composed(ty, &types, parts)?;
        self.set_parts(inst, parts)
    }

    fn construct(&mut self, inst: &Inst<'w>) -> Outcome {
        let mut parts = vec![];
        let ty = inst.type_id()?;
        for id in newer_values::constituents(self.shared.types, ty, inst)? {
            parts.extend(self.parts(id)?);
            if parts.len() as u64 > super::types::MOST_LEAVES {
                return Err("has too many parts".to_owned());
            }
        }
        if self.shared.parts(ty)?.is_empty() {
            return self.set(inst, vec![]);
        }
        self.set_composed(inst, parts)
    }

    /// The leaves that indices lead to: their first, their number, and the lane among them.
    fn way(&self, ty: Id, indices: &[u32]) -> Result<(usize, usize, Option<u32>, Id), String> {
        let types = self.shared.types;
        let (mut ty, mut first, mut lane) = (ty, 0, None);
        for &index in indices {
            if matches!(types.get(ty), Ty::Vector { .. }) {
                lane = Some(index);
            }
            let (part, before) = types.part(ty, index.into())?;
            (ty, first) = (part, first + before);
        }
        let count = match lane {
            Some(_) => 1,
            None => usize::try_from(types.leaf_count(ty)).unwrap_or_default(),
        };
        Ok((first, count, lane, ty))
    }

    fn extract(&mut self, inst: &Inst<'w>) -> Outcome {
        let composite = inst.word(0)?;
        let parts = self.parts(composite)?;
        let ty = self.type_of(composite)?;
        let (first, count, lane, _) = self.way(ty, &inst.words[1..])?;
        let found = parts.get(first..first + count);
        let found = found.ok_or("takes a part that there is not")?;
        let found = match lane {
            Some(lane) => vec![self.lane(found[0], lane)],
            None => found.to_vec(),
        };
        let types = self.shared.parts(inst.type_id()?)?;
        if types.len() != found.len() {
            return Err("takes a part of another type than its own".to_owned());
        }
        self.set_composed(inst, found)
    }

    fn insert(&mut self, inst: &Inst<'w>) -> Outcome {
        let (object, composite) = (inst.word(0)?, inst.word(1)?);
        let (new, mut parts) = (self.parts(object)?, self.parts(composite)?);
        let ty = self.type_of(composite)?;
        let (first, count, lane, _) = self.way(ty, &inst.words[2..])?;
        if first + count > parts.len() || new.len() != count {
            return Err("sets a part that there is not".to_owned());
        }
        match lane {
            Some(lane) => {
                let old = parts[first];
                if new[0].ty() != old.ty().lane() {
                    return Err("sets a lane of another type".to_owned());
                }
                parts[first] = self.with_lane(old, new[0], lane);
            }
            None => {
                parts.splice(first..first + count, new);
            }
        }
        self.set_composed(inst, parts)
    }

    /// A vector with another lane.
    pub fn with_lane(&self, old: Value<'c>, new: Value<'c>, lane: u32) -> Value<'c> {
        let position = ir::dense_i64(self.b.context(), &[i64::from(lane)]);
        vector::InsertOp::build(&self.b, old.ty(), new, old, &[], position)
            .op()
            .result(0)
    }

    fn shuffle(&mut self, inst: &Inst<'w>) -> Outcome {
        let (one, other) = (self.arg(inst, 0)?, self.arg(inst, 1)?);
        let ty = self.ty(inst)?;
        let lanes = |value: Value<'c>| value.ty().as_vector().map_or(0, |(lanes, _)| lanes);
        let all = lanes(one) + lanes(other);
        let mask: Vec<u32> = inst.words[2..].to_vec();
        // Any lane will do for one that is undefined.
        let mask = mask
            .into_iter()
            .map(|lane| if lane == u32::MAX { 0 } else { lane });
        let mask: Vec<_> = mask.collect();
        let fits = ty
            .as_vector()
            .is_some_and(|(count, _)| count as usize == mask.len());
        if !fits || mask.iter().any(|&lane| lane >= all) {
            return Err(
                "takes lanes that there are not, or another number than its type has".to_owned(),
            );
        }
        if one.ty().lane() != ty.lane() || other.ty().lane() != ty.lane() {
            return Err("mixes lanes of two types".to_owned());
        }
        let is_first = |lane: &u32| *lane < lanes(one);
        let value = if one.ty() == other.ty()
            && mask.len() > 1
            && !mask.iter().all(|lane| *lane == mask[0])
        {
            let mask: Vec<_> = mask.iter().map(|&lane| i64::from(lane)).collect();
            let mask = ir::dense_i64(self.b.context(), &mask);
            vector::ShuffleOp::build(&self.b, ty, one, other, mask).vector()
        } else {
            let taken: Vec<_> = mask
                .iter()
                .map(|lane| match is_first(lane) {
                    true => self.lane(one, *lane),
                    false => self.lane(other, lane - lanes(one)),
                })
                .collect();
            let types = [ty];
            self.composed(inst.type_id()?, &types, taken)?[0]
        };
        self.set_one(inst, value)
    }

    fn extract_lane(&mut self, inst: &Inst<'w>) -> Outcome {
        let (source, lane) = (self.arg(inst, 0)?, self.arg(inst, 1)?);
        let (count, ty) = source.ty().as_vector().ok_or("takes a lane of a number")?;
        let lane = self.lane_number(lane)?;
        let value = match constant_value(lane) {
            Some(known) => self.lane(source, u32::try_from(known).unwrap_or(0).min(count - 1)),
            None if is_choosable(source) => {
                mir::ExtractLaneOp::build(&self.b, ty, source, lane).result()
            }
            None => {
                let first = self.lane(source, 0);
                (1..count).fold(first, |chosen, at| {
                    let is_it = self.is_lane(lane, at);
                    select(&self.b, is_it, self.lane(source, at), chosen)
                })
            }
        };
        self.set_checked(inst, |_| Ok(value))
    }

    fn insert_lane(&mut self, inst: &Inst<'w>) -> Outcome {
        let (source, new, lane) = (self.arg(inst, 0)?, self.arg(inst, 1)?, self.arg(inst, 2)?);
        let (count, ty) = source.ty().as_vector().ok_or("sets a lane of a number")?;
        if new.ty() != ty {
            return Err("sets a lane of another type".to_owned());
        }
        let lane = self.lane_number(lane)?;
        let value = match constant_value(lane) {
            Some(known) => self.with_lane(
                source,
                new,
                u32::try_from(known).unwrap_or(0).min(count - 1),
            ),
            None if is_choosable(source) => {
                mir::InsertLaneOp::build(&self.b, source.ty(), source, new, lane).result()
            }
            None => {
                let lanes = (0..count).map(|at| {
                    let is_it = self.is_lane(lane, at);
                    select(&self.b, is_it, new, self.lane(source, at))
                });
                let lanes: Vec<_> = lanes.collect();
                self.vector(&lanes)
            }
        };
        self.set_checked(inst, |_| Ok(value))
    }

    fn lane_number(&self, lane: Value<'c>) -> Result<Value<'c>, String> {
        match lane.ty().as_integer() {
            Some(_) => Ok(resize(
                &self.b,
                lane,
                self.shared.int(32),
                Signedness::Unsigned,
            )),
            None => Err("chooses a lane by a value that is no integer".to_owned()),
        }
    }

    fn is_lane(&self, lane: Value<'c>, at: u32) -> Value<'c> {
        compare(&self.b, CmpIPredicate::Eq, lane, self.word(at.into()))
    }

    fn copy(&mut self, inst: &Inst<'w>) -> Outcome {
        let source = inst.word(0)?;
        match self.val(source)? {
            Val::Pointer(pointer) => {
                self.bind(inst.id()?, Val::Pointer(pointer));
                Ok(())
            }
            Val::Choice(choice) => {
                self.bind(inst.id()?, Val::Choice(choice));
                Ok(())
            }
            Val::Parts(parts) => {
                let types = self.shared.parts(inst.type_id()?)?;
                let parts = self.composed(inst.type_id()?, &types, parts)?;
                self.set(inst, parts)
            }
        }
    }

    fn transpose(&mut self, inst: &Inst<'w>) -> Outcome {
        let columns = self.parts(inst.word(0)?)?;
        let value = self.transposed(&columns)?;
        self.set_composed(inst, value)
    }

    /// The rows of a matrix.
    pub fn transposed(&self, columns: &[Value<'c>]) -> Result<Vec<Value<'c>>, String> {
        let rows = columns.first().and_then(|column| column.ty().as_vector());
        let (rows, _) = rows.ok_or("takes the rows of a value that is no matrix")?;
        let row = |at| {
            let lanes = columns.iter().map(|&column| self.lane(column, at));
            self.vector(&lanes.collect::<Vec<_>>())
        };
        Ok((0..rows).map(row).collect())
    }

    /// The sum of products, from left to right.
    pub fn dot(&self, x: Value<'c>, y: Value<'c>) -> Result<Value<'c>, String> {
        if x.ty() != y.ty() || !x.ty().lane().is_float() {
            return Err("multiplies vectors of two types, or of integers".to_owned());
        }
        let products = self
            .lanes(self.same(arith::MulFOp::NAME, &[x, y]))
            .into_iter();
        let sum = products.reduce(|all, lane| self.same(arith::AddFOp::NAME, &[all, lane]));
        sum.ok_or_else(|| "has no lanes".to_owned())
    }

    fn scaled(&self, vector: Value<'c>, by: Value<'c>) -> Result<Value<'c>, String> {
        if vector.ty().lane() != by.ty() || !by.ty().is_float() {
            return Err("multiplies values of two types, or integers".to_owned());
        }
        let by = self.splat(by, vector.ty());
        Ok(self.same(arith::MulFOp::NAME, &[vector, by]))
    }

    /// The sum of columns, each times a lane.
    fn combination(&self, columns: &[Value<'c>], vector: Value<'c>) -> Result<Value<'c>, String> {
        let lanes = self.lanes(vector);
        if lanes.len() != columns.len() {
            return Err("multiplies a matrix by a vector of another length".to_owned());
        }
        let mut sum: Option<Value<'c>> = None;
        for (&column, lane) in columns.iter().zip(lanes) {
            let product = self.scaled(column, lane)?;
            sum = Some(match sum {
                Some(sum) if sum.ty() == product.ty() => {
                    self.same(arith::AddFOp::NAME, &[sum, product])
                }
                Some(_) => return Err("is a product of a matrix of unequal columns".to_owned()),
                None => product,
            });
        }
        sum.ok_or_else(|| "multiplies nothing".to_owned())
    }

    fn scale(&mut self, inst: &Inst<'w>) -> Outcome {
        let (parts, by) = (self.parts(inst.word(0)?)?, self.arg(inst, 1)?);
        let parts = parts.into_iter().map(|part| self.scaled(part, by));
        let parts = parts.collect::<Result<_, _>>()?;
        self.set_composed(inst, parts)
    }
}

/// Whether mir chooses a lane of a vector by a number.
fn is_choosable(vector: Value<'_>) -> bool {
    let is_flag = matches!(vector.ty().lane().as_integer(), Some((1, _)));
    !is_flag && matches!(vector.ty().as_vector(), Some((2 | 3 | 4 | 8 | 16, _)))
}
