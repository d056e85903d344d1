//! Matrix products: `nvvm.mma.sync`.
//!
//! `--lir-spread-matrices` has split matrices into the numbers of each work-item, one group for each
//! instruction; here they become registers: pairs of `f16` or of bits of `bf16`, four bytes, or a number. LLVM does
//! not treat the instruction as convergent; the translation to LLVM IR marks each one. Products of floats of 8 bits are
//! inline PTX.

use crate::{
    lir::arithmetic::Arithmetic,
    targets::{
        cooperative::tensor_cores::{COLUMNS, Product},
        llvm_gpu::intrinsics,
    },
};
use gir_dialects::{
    ir::{self, Attribute, Builder, Op, OpView as _, Signedness, Type, TypeExt, Value},
    lir, llvm,
    mir::CoopMatrixType,
    upstream::{arith, builtin::UnrealizedConversionCastOp, llvm::ExtractValueOp, nvvm, vector},
};

/// Replaces all products of a module by instructions; false after an error.
pub fn replace_products(module: Op<'_>) -> bool {
    let mut products = vec![];
    module.walk_pre(|op| products.extend(op.cast::<lir::CoopMatMulAddOp<'_>>()));
    let made = products.iter().all(|&product| {
        let made = replace(product);
        if made.is_none() {
            let ty = product.a().ty();
            product.op().error(format!("multiplies a matrix of type {ty}, for which PTX has no instruction; run --lir-spread-matrices before"));
        }
        made.is_some()
    });
    if made {
        remove_casts(module);
    }
    made
}

/// Replaces a product by an instruction.
fn replace<'c>(product: lir::CoopMatMulAddOp<'c>) -> Option<()> {
    let instruction = Product::of(product)?;
    let b = Builder::before(product.op());
    let registers = Registers {
        a: Arithmetic::new(b),
        in_one: instruction.numbers_of_register() as usize,
    };
    let left = registers.of_factor(&numbers(product.a())?);
    let right = registers.of_factor(&numbers(product.b())?);
    let sums = registers.of_sums(&numbers(product.c())?);
    let members: Vec<_> = sums.iter().map(|sum| sum.ty()).collect();
    let value = multiply(&b, instruction, [&left, &right, &sums], &members)?;
    let member = |(index, &ty): (usize, &Type<'c>)| {
        let place = ir::dense_i64(b.context(), &[index as i64]);
        ExtractValueOp::build(&b, ty, value, place).res()
    };
    let made: Vec<_> = members.iter().enumerate().map(member).collect();
    let made = registers.numbers_of_sums(&made);
    let made = UnrealizedConversionCastOp::build(&b, &[product.result().ty()], &made);
    product.result().replace_all_uses(made.op().result(0));
    product.op().erase();
    Some(())
}

/// The instruction on registers: rows of the left factor by columns of the right one. Sums of integers wrap around.
fn multiply<'c>(
    b: &Builder<'c>,
    product: Product,
    [left, right, sums]: [&[Value<'c>]; 3],
    members: &[Type<'c>],
) -> Option<Value<'c>> {
    if product.is_on_small_floats() {
        return Some(multiply_small(b, product, [left, right, sums], members));
    }
    let parsed = |text: &str| Attribute::parse(b.context(), text);
    let (rows, columns) = (
        parsed("#nvvm.mma_layout<row>")?,
        parsed("#nvvm.mma_layout<col>")?,
    );
    let factor = parsed(&format!("#nvvm.mma_type<{}>", product.factor))?;
    let overflow = match product.sum {
        "s32" => Some(parsed("#nvvm.mma_int_overflow<wrapped>")?),
        _ => None,
    };
    let Product { rows: m, depth, .. } = product;
    let shape = parsed(&format!("#nvvm.shape<m = {m}, n = {COLUMNS}, k = {depth}>"))?;
    let multiplied = nvvm::MmaOp::build(
        b,
        llvm::structure(b.context(), members),
        shape,
        None,
        overflow,
        rows,
        columns,
        Some(factor),
        Some(factor),
        left,
        right,
        sums,
    );
    Some(multiplied.res())
}

/// The same of floats of 8 bits, which `nvvm.mma.sync` lacks.
fn multiply_small<'c>(
    b: &Builder<'c>,
    product: Product,
    [left, right, sums]: [&[Value<'c>]; 3],
    members: &[Type<'c>],
) -> Value<'c> {
    let mut next = 0;
    let lists = [members.len(), left.len(), right.len(), sums.len()].map(|count| {
        let places: Vec<_> = (next..next + count)
            .map(|place| format!("${place}"))
            .collect();
        next += count;
        format!("{{{}}}", places.join(", "))
    });
    let text = format!("{} {};", product.name(), lists.join(", "));
    let factors = left.len() + right.len();
    let mut constraints = vec!["=f"; members.len()];
    constraints.extend(vec!["r"; factors]);
    constraints.extend(vec!["f"; sums.len()]);
    let operands = [left, right, sums].concat();
    let ty = llvm::structure(b.context(), members);
    intrinsics::instruction(b, &text, &constraints.join(","), &operands, ty)
}

/// The numbers of a work-item from which a matrix was made.
fn numbers<'c>(matrix: Value<'c>) -> Option<Vec<Value<'c>>> {
    let cast = matrix.defining_op()?;
    cast.is::<UnrealizedConversionCastOp<'_>>()
        .then(|| cast.operands().collect())
}

/// Packs numbers into registers.
struct Registers<'c> {
    a: Arithmetic<'c>,
    /// Numbers of a factor in one register.
    in_one: usize,
}

impl<'c> Registers<'c> {
    fn of_factor(&self, numbers: &[Value<'c>]) -> Vec<Value<'c>> {
        let parts = numbers.chunks(self.in_one);
        parts.map(|numbers| self.packed(numbers)).collect()
    }

    /// Pairs of `f16`; other numbers unchanged.
    fn of_sums(&self, numbers: &[Value<'c>]) -> Vec<Value<'c>> {
        let is_half = numbers
            .first()
            .is_some_and(|number| number.ty().as_float() == Some(16));
        let in_one = if is_half { 2 } else { 1 };
        let parts = numbers.chunks(in_one);
        parts.map(|numbers| self.packed(numbers)).collect()
    }

    fn numbers_of_sums(&self, registers: &[Value<'c>]) -> Vec<Value<'c>> {
        let mut numbers = vec![];
        for &register in registers {
            let Some((lanes, lane)) = register.ty().as_vector() else {
                numbers.push(register);
                continue;
            };
            for place in 0..i64::from(lanes) {
                let place = ir::dense_i64(self.a.builder.context(), &[place]);
                let b = &self.a.builder;
                let number = vector::ExtractOp::build(b, lane, register, &[], place);
                numbers.push(number.result());
            }
        }
        numbers
    }

    /// A vector of floats, or a word of integers, the first one lowest.
    fn packed(&self, numbers: &[Value<'c>]) -> Value<'c> {
        let &[first, ..] = numbers else {
            return self.a.int(self.word(), 0);
        };
        if numbers.len() == 1 {
            return first;
        }
        if first.ty().as_float().is_some() {
            let ty = ir::vector(numbers.len() as u32, first.ty());
            return vector::FromElementsOp::build(&self.a.builder, ty, numbers).dest();
        }
        let word = self.word();
        let bits = i64::from(first.ty().number_bits().unwrap_or(8));
        let mut packed = self.a.create(arith::ExtUIOp::NAME, &[first], word);
        for (place, &number) in (1..).zip(&numbers[1..]) {
            let wide = self.a.create(arith::ExtUIOp::NAME, &[number], word);
            let shift = self.a.int(word, bits * place);
            let moved = self.a.binary(arith::ShLIOp::NAME, wide, shift);
            packed = self.a.binary(arith::OrIOp::NAME, packed, moved);
        }
        packed
    }

    fn word(&self) -> Type<'c> {
        ir::integer_type(self.a.builder.context(), 32, Signedness::Signless)
    }
}

/// Removes the casts of numbers to a matrix and back.
fn remove_casts(module: Op<'_>) {
    let mut casts = vec![];
    module.walk_pre(|op| casts.extend(op.cast::<UnrealizedConversionCastOp<'_>>()));
    let is_matrix = |value: Value<'_>| CoopMatrixType::from_type(value.ty()).is_some();
    let (made, taken): (Vec<_>, Vec<_>) = casts
        .into_iter()
        .map(UnrealizedConversionCastOp::op)
        .filter(|op| op.operands().chain(op.results()).any(is_matrix))
        .partition(|op| op.results().any(is_matrix));
    for op in taken {
        let Some(numbers) = numbers(op.operand(0)) else {
            continue;
        };
        for (result, number) in op.results().zip(numbers) {
            result.replace_all_uses(number);
        }
        op.erase();
    }
    for op in made {
        if !op.results().any(|result| result.has_uses()) {
            op.erase();
        }
    }
}
