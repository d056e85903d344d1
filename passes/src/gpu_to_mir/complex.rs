//! Complex numbers as vectors of two floats, in values and in memory. Upstream's pass has made operations on the parts
//! of the arithmetic before.
//!
//! ```mlir
//! %z = memref.load %m[%i] : memref<4xcomplex<f32>>       %z = memref.load %m[%i] : memref<4xvector<2xf32>>
//! %r = complex.re %z : complex<f32>                  →   %r = vector.extract %z[0] : f32 from vector<2xf32>
//! %w = complex.create %r, %r : complex<f32>              %w = vector.from_elements %r, %r : vector<2xf32>
//! ```

use super::{check::input_types, memory::lane_of};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Builder, MemRef, Op, Type, TypeExt, Value},
    upstream::{arith, complex, func, memref, vector},
};

/// Replaces the complex numbers of a function.
pub fn lower(function: Op<'_>) {
    let mut found = input_types(function).into_iter().any(is_concerned);
    function.walk_pre(|op| found |= op.results().any(|value| is_concerned(value.ty())));
    if !found {
        return;
    }
    let mut ops = vec![];
    function.walk_pre(|op| ops.push(op));
    for &op in &ops {
        let arguments = op
            .regions()
            .flat_map(|region| region.blocks())
            .flat_map(|block| block.arguments());
        for value in op.results().chain(arguments) {
            value.set_type(replaced(value.ty()));
        }
    }
    for op in ops {
        if let Some(value) = replacement(op) {
            op.result(0).replace_all_uses(value);
            op.erase();
        }
    }
    describe(function);
}

/// Replaces the type of a global, and its contents.
pub fn lower_global(op: Op<'_>) {
    let Some(global) = op.cast::<memref::GlobalOp<'_>>() else {
        return;
    };
    let ty = replaced(global.type_());
    if ty != global.type_() && global.initial_value().is_none_or(is_flag) {
        op.set_attribute(memref::GlobalOp::TYPE_ATTR, ir::type_attr(ty));
    }
}

/// Whether the contents of a global are left open.
fn is_flag(value: Attribute<'_>) -> bool {
    value.shape().is_none()
}

/// The value for the result of an operation on complex numbers, whose types are replaced.
fn replacement(op: Op<'_>) -> Option<Value<'_>> {
    let b = Builder::before(op);
    let ty = op.results().next()?.ty();
    if let Some(number) = op.cast::<complex::ConstantOp<'_>>() {
        let parts = number.value().as_array()?;
        let width = ty.lane().as_float()? as usize / 8;
        let bits = parts.into_iter().filter_map(AttributeExt::as_float_bits);
        let bytes: Vec<_> = bits
            .flat_map(|bits| bits.to_le_bytes()[..width].to_vec())
            .collect();
        let value = ir::dense_vector(ty, &bytes);
        Some(arith::ConstantOp::build(&b, ty, value).result())
    } else if op.is::<complex::CreateOp<'_>>() && ty.as_vector().is_some() {
        let parts: Vec<_> = op.operands().collect();
        Some(vector::FromElementsOp::build(&b, ty, &parts).dest())
    } else {
        let part = match () {
            () if op.is::<complex::ReOp<'_>>() => 0,
            () if op.is::<complex::ImOp<'_>>() => 1,
            () => return None,
        };
        let number = op.operand(0);
        number.ty().as_vector()?;
        Some(lane_of(&b, number, part))
    }
}

/// Sets the type of a function.
fn describe<'c>(function: Op<'c>) {
    let ty = function.attribute(func::FuncOp::FUNCTION_TYPE_ATTR);
    let ty = ty.and_then(Attribute::as_type).and_then(Type::as_function);
    let Some((inputs, results)) = ty else { return };
    let all = |types: Vec<Type<'c>>| types.into_iter().map(replaced).collect::<Vec<_>>();
    let ty = ir::function(function.context(), &all(inputs), &all(results));
    function.set_attribute(func::FuncOp::FUNCTION_TYPE_ATTR, ir::type_attr(ty));
}

fn is_concerned(ty: Type<'_>) -> bool {
    replaced(ty) != ty
}

/// The type for one of or with complex numbers of floats; other types stay.
fn replaced<'c>(ty: Type<'c>) -> Type<'c> {
    let pair = |ty: Type<'c>| {
        let part = ir::complex_part(ty).filter(|part| part.as_float().is_some());
        part.map(|part| ir::vector(2, part))
    };
    match MemRef::of(ty) {
        Some(memref) => pair(memref.element).map_or(ty, |pair| ir::with_element(ty, pair)),
        None => pair(ty).unwrap_or(ty),
    }
}
