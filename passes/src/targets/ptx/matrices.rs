//! Matrix products: LLVM's intrinsics for `mma.sync`.
//!
//! `--lir-spread-matrices` has split matrices into the numbers of each work-item, one group for each
//! instruction; here they become registers: pairs of `f16` or of bits of `bf16`, four bytes, or a number. LLVM does
//! not treat these intrinsics as convergent, so each call is marked.

use crate::{lir::arithmetic::Arithmetic, targets::cooperative::tensor_cores::Product};
use gir_dialects::{
    ir::{self, Builder, Module, Op, OpView as _, Signedness, Type, TypeExt, Value},
    lir, llvm,
    mir::CoopMatrixType,
    upstream::{
        arith,
        builtin::UnrealizedConversionCastOp,
        llvm::{CallOp, ExtractValueOp, LLVMFuncOp},
        vector,
    },
};
use std::collections::BTreeMap;

/// Replaces all products of a module by calls; false after an error.
pub fn call_products(module: Op<'_>) -> bool {
    let mut products = vec![];
    module.walk_pre(|op| products.extend(op.cast::<lir::CoopMatMulAddOp<'_>>()));
    let mut functions = BTreeMap::new();
    let made = products.iter().all(|&product| {
        let made = call(product, &mut functions);
        if made.is_none() {
            let ty = product.a().ty();
            product.op().error(format!("multiplies a matrix of type {ty}, for which PTX has no instruction; run --lir-spread-matrices before"));
        }
        made.is_some()
    });
    if made {
        remove_casts(module);
        declare(module, &functions);
    }
    made
}

/// The call of a product. `functions` collects the types of the called intrinsics.
fn call<'c>(
    product: lir::CoopMatMulAddOp<'c>,
    functions: &mut BTreeMap<String, (Vec<Type<'c>>, Type<'c>)>,
) -> Option<()> {
    let instruction = Product::of(product)?;
    let b = Builder::before(product.op());
    let registers = Registers {
        a: Arithmetic::new(b),
        in_one: instruction.numbers_of_register() as usize,
    };
    let mut operands = vec![];
    for matrix in [product.a(), product.b()] {
        operands.extend(registers.of_factor(&numbers(matrix)?));
    }
    let sums = numbers(product.c())?;
    let sums = registers.of_sums(&sums);
    operands.extend_from_slice(&sums);
    let given: Vec<_> = operands.iter().map(|operand| operand.ty()).collect();
    let members: Vec<_> = sums.iter().map(|sum| sum.ty()).collect();
    let result = llvm::structure(b.context(), &members);
    let name = function(instruction);
    let value = convergent_call(&b, &name, &operands, result);
    functions.insert(name, (given, result));
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

/// The numbers of a work-item from which a matrix was made.
fn numbers<'c>(matrix: Value<'c>) -> Option<Vec<Value<'c>>> {
    let cast = matrix.defining_op()?;
    cast.is::<UnrealizedConversionCastOp<'_>>()
        .then(|| cast.operands().collect())
}

/// LLVM's name of the intrinsic (LLVM, "IntrinsicsNVVM.td", `MMA_NAME`): it contains the types of float sums,
/// or otherwise the type of the factors.
fn function(product: Product) -> String {
    let types = match product.sum {
        "f64" => "f64".to_owned(),
        "s32" => product.factor.to_owned(),
        _ if product.factor == "bf16" => "bf16".to_owned(),
        sum => format!("{sum}.{sum}"),
    };
    format!("llvm.nvvm.mma.{}.row.col.{types}", product.shape())
}

fn convergent_call<'c>(
    b: &Builder<'c>,
    name: &str,
    operands: &[Value<'c>],
    result: Type<'c>,
) -> Value<'c> {
    let call = CallOp::build(
        b,
        Some(result),
        None,
        Some(name),
        operands,
        None,
        None,
        None,
        None,
        true,
        false,
        false,
        &[],
        &[],
        None,
        None,
        None,
        false,
        false,
        false,
        None,
        None,
        None,
        None,
    );
    call.op().result(0)
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

/// Declares LLVM's intrinsics.
fn declare(module: Op<'_>, functions: &BTreeMap<String, (Vec<Type<'_>>, Type<'_>)>) {
    let Some(body) = module.region(0).first_block() else {
        return;
    };
    let mut text = String::new();
    for (name, (given, result)) in functions {
        let given: Vec<_> = given.iter().map(Type::to_string).collect();
        let given = given.join(", ");
        text += &format!("llvm.func @{name}({given}) -> {result} attributes {{convergent}}\n");
    }
    let Some(parsed) = Module::parse(module.context(), text.as_bytes(), "products", true) else {
        return;
    };
    let declared: Vec<_> = parsed.body().ops().collect();
    for function in declared {
        if function.is::<LLVMFuncOp<'_>>() {
            function.move_to_end(body);
        }
    }
}
