//! Products of matrices (PTX ISA, "Matrix multiply-accumulate operation using mma instruction").

use super::super::fault::Outcome;
use super::super::program::{Factor, Inst, Product, Register, Space, Sum, Tiles};
use super::super::text::tree::Operand;
use super::super::values::types::{Kind, Type};
use super::body::Body;
use super::modifiers::Modifiers;
use super::operands::exactly;

/// The shapes: rows, depth and types. The right factor has 8 columns.
const SHAPES: &[(&str, u32, u32, &[Factor])] = &[
    ("m16n8k4", 16, 4, &[Factor::Tensor]),
    (
        "m16n8k8",
        16,
        8,
        &[Factor::Half, Factor::Bfloat, Factor::Tensor],
    ),
    (
        "m16n8k16",
        16,
        16,
        &[
            Factor::Half,
            Factor::Bfloat,
            Factor::Signed,
            Factor::Unsigned,
        ],
    ),
    (
        "m16n8k32",
        16,
        32,
        &[
            Factor::Signed,
            Factor::Unsigned,
            Factor::Byte4,
            Factor::Byte5,
        ],
    ),
    ("m8n8k16", 8, 16, &[Factor::Signed, Factor::Unsigned]),
    ("m8n8k4", 8, 4, &[Factor::Double]),
];

impl<'t> Body<'_, 't> {
    /// `mma.sync`
    pub fn product(
        &mut self,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        let line = modifiers.line();
        let is_known = ["sync", "aligned", "row", "col"]
            .into_iter()
            .all(|word| modifiers.has(word));
        let shape = SHAPES.iter().find(|(name, ..)| modifiers.has(name));
        let (true, Some(&(_, rows, depth, factors))) = (is_known, shape) else {
            return Err(modifiers.unknown());
        };
        let types = ["d", "a", "b", "c"].map(|_| modifiers.one_of(TYPES));
        modifiers.finish()?;
        let (factor, sum) = match types {
            [Some("f16"), Some("f16"), Some("f16"), Some("f16")] => (Factor::Half, Sum::Half),
            [Some("f32"), Some("f16"), Some("f16"), Some("f32")] => (Factor::Half, Sum::Float),
            [Some("f32"), Some("bf16"), Some("bf16"), Some("f32")] => (Factor::Bfloat, Sum::Float),
            [Some("f32"), Some("tf32"), Some("tf32"), Some("f32")] => (Factor::Tensor, Sum::Float),
            [Some("f32"), Some("e4m3"), Some("e4m3"), Some("f32")] => (Factor::Byte4, Sum::Float),
            [Some("f32"), Some("e5m2"), Some("e5m2"), Some("f32")] => (Factor::Byte5, Sum::Float),
            [Some("f64"), Some("f64"), Some("f64"), Some("f64")] => (Factor::Double, Sum::Double),
            [Some("s32"), Some("s8"), Some("s8"), Some("s32")] => (Factor::Signed, Sum::Int),
            [Some("s32"), Some("u8"), Some("u8"), Some("s32")] => (Factor::Unsigned, Sum::Int),
            _ => return Err(modifiers.unknown()),
        };
        if !factors.contains(&factor) {
            return Err(modifiers.unknown());
        }
        let [d, a, b, c] = exactly::<4>(line, operands)?;
        let product = Product {
            rows,
            depth,
            factor,
            sum,
            d: vec![],
            a: vec![],
            b: vec![],
            c: vec![],
        };
        let [of_factor, of_sum] = [factor.per_register(), sum.per_register()];
        let count = |elements: u32, per_register: u32| (elements / 32 / per_register) as usize;
        let (of_left, of_right) = (count(rows * depth, of_factor), count(8 * depth, of_factor));
        let of_sums = count(rows * 8, of_sum);
        let [factor_bits, sum_bits] = [factor == Factor::Double, sum == Sum::Double]
            .map(|is_double| if is_double { 64 } else { 32 });
        let d = Self::elements(line, d, of_sums)?
            .iter()
            .map(|one| self.target(line, one, bits(sum_bits)));
        let d = d.collect::<Outcome<Vec<_>>>()?;
        Ok(Inst::Product(Box::new(Product {
            d,
            a: self.registers(line, a, of_left, factor_bits)?,
            b: self.registers(line, b, of_right, factor_bits)?,
            c: self.registers(line, c, of_sums, sum_bits)?,
            ..product
        })))
    }

    /// `ldmatrix`
    pub fn tiles(
        &mut self,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        let line = modifiers.line();
        let is_known = ["sync", "aligned", "m8n8", "b16"]
            .into_iter()
            .all(|word| modifiers.has(word));
        let count = ["x1", "x2", "x4"]
            .into_iter()
            .find(|word| modifiers.has(word));
        let is_transposed = modifiers.has("trans");
        let space = Self::space(&mut modifiers).unwrap_or(Space::Generic);
        let (true, Some(count)) = (is_known, count) else {
            return Err(modifiers.unknown());
        };
        modifiers.finish()?;
        let count = count[1..].parse().unwrap_or(1);
        let [d, at] = exactly::<2>(line, operands)?;
        let (at, space) = self.place(line, at, space)?;
        let to = Self::elements(line, d, count)?.iter();
        let to = to.map(|one| self.target(line, one, bits(32)));
        let to = to.collect::<Outcome<Vec<_>>>()?;
        Ok(Inst::Tiles(Box::new(Tiles {
            space,
            at,
            is_transposed,
            to,
        })))
    }

    fn registers(
        &mut self,
        line: u32,
        operand: &Operand<'t>,
        count: usize,
        width: u32,
    ) -> Outcome<Vec<Register>> {
        let elements = Self::elements(line, operand, count)?.iter();
        elements
            .map(|one| self.source(line, one, bits(width)))
            .collect()
    }
}

const TYPES: &[&str] = &[
    "f16", "bf16", "tf32", "e4m3", "e5m2", "f32", "f64", "s32", "s8", "u8",
];

fn bits(bits: u32) -> Type {
    Type {
        kind: Kind::Bits,
        bits,
    }
}
