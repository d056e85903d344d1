//! Atomics (Guide, section 10.14): relaxed functions with the scope in their names. Earlier passes have
//! inserted the fences of orderings.
//!
//! A function without a suffix has device scope, `_block` workgroup scope (used for narrower scopes too), and
//! `_system` includes the host.

use super::{
    accesses::{Access, EXCHANGE_OF_16, HALF_SUM},
    version::Cuda,
};
use crate::targets::c_like::{
    atomics::{self, Kind, Update, Updates, WordAddress},
    body::Body,
    expression::{Expr, Precedence},
    spellings::Spellings,
    types::{CType, Scalar},
};
use gir_dialects::{
    common::MemoryScope,
    ir::{Op, TypeExt, Value},
    lir,
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    atomics::add_integer_updates::<Cuda>(spellings);
    atomics::add_float_sum::<Cuda>(spellings);
    spellings
        .value::<lir::AtomicIncWrapOp<'_>>(|body, op| {
            let atomic = op.cast::<lir::AtomicIncWrapOp<'_>>()?;
            let operands = (atomic.ptr(), atomic.value());
            wrapping(body, ("atomicInc", atomic.scope()), operands)
        })
        .value::<lir::AtomicDecWrapOp<'_>>(|body, op| {
            let atomic = op.cast::<lir::AtomicDecWrapOp<'_>>()?;
            let operands = (atomic.ptr(), atomic.value());
            wrapping(body, ("atomicDec", atomic.scope()), operands)
        })
        .value::<lir::AtomicCompareExchangeOp<'_>>(compare_exchange)
        .statement::<lir::ContainingWordOp<'_>>(containing_word);
}

/// The name of a function for a scope.
pub fn function(name: &str, scope: MemoryScope) -> String {
    let suffix = match scope {
        MemoryScope::Invocation | MemoryScope::Subgroup | MemoryScope::Workgroup => "_block",
        MemoryScope::Device => "",
        MemoryScope::System => "_system",
    };
    format!("{name}{suffix}")
}

/// The address of an object in the form that the functions take: they are declared for the types of C.
pub fn object<'c>(body: &mut Body<'c, '_>, pointer: Value<'c>, ty: &CType) -> Expr {
    let pointer = body.operand(pointer);
    let CType::Pointer(space, element) = &pointer.ty else {
        return pointer;
    };
    let wanted = match ty {
        CType::Scalar(Scalar::Int { bits, is_signed }) => match (bits, is_signed) {
            (64, true) => CType::Named("long long".to_owned()),
            (64, false) => CType::Named("unsigned long long".to_owned()),
            (16, _) => CType::Named("unsigned short".to_owned()),
            _ => ty.clone(),
        },
        ty => ty.clone(),
    };
    match **element == wanted {
        true => pointer,
        false => body
            .language
            .convert(&pointer, &CType::Pointer(*space, Box::new(wanted))),
    }
}

impl Updates for Cuda {
    fn update<'c>(body: &mut Body<'c, '_>, update: Update<'c>) -> Option<Expr> {
        let value = body.integer(update.value, update.is_signed);
        let is_wide = value.ty.lane()?.bits() == 64;
        let (name, value) = match update.kind {
            Kind::Add => ("atomicAdd", value),
            // There is no 64-bit version.
            Kind::Sub if is_wide => {
                let zero = body.language.integer(0, value.ty.lane()?);
                let sides = [&zero, &value];
                let opposite = Expr::binary("-", Precedence::Additive, sides, value.ty.clone());
                ("atomicAdd", opposite)
            }
            Kind::Sub => ("atomicSub", value),
            Kind::And => ("atomicAnd", value),
            Kind::Or => ("atomicOr", value),
            Kind::Xor => ("atomicXor", value),
            Kind::Min => ("atomicMin", value),
            Kind::Max => ("atomicMax", value),
            Kind::Exchange => return Some(exchange(body, update.pointer, value, update.scope)),
        };
        // Halves have functions of device scope only, which includes workgroups.
        let function = match (value.ty.lane()?, update.scope) {
            (Scalar::Float(16), MemoryScope::System) => HALF_SUM.function(),
            (Scalar::Float(16), _) => name.to_owned(),
            (_, scope) => function(name, scope),
        };
        let pointer = object(body, update.pointer, &value.ty);
        let ty = value.ty.clone();
        Some(Expr::call(&function, &[&pointer, &value], ty))
    }
}

/// The function of the text for a 16-bit operation that the host sees; CUDA C++ has none.
pub fn of_16_bits_for_system(op: Op<'_>) -> Option<Access> {
    if let Some(sum) = op.cast::<lir::AtomicFAddOp<'_>>() {
        let is_half = sum.value().ty().as_float() == Some(16);
        return (is_half && sum.scope() == MemoryScope::System).then_some(HALF_SUM);
    }
    let exchange = op.cast::<lir::AtomicCompareExchangeOp<'_>>()?;
    let is_narrow = CType::of(exchange.desired().ty())?.lane()?.bits() == 16;
    (is_narrow && exchange.scope() == MemoryScope::System).then_some(EXCHANGE_OF_16)
}

/// Exchanges numbers of any type by their bits: there is a function for `float` but none for `double`.
pub fn exchange<'c>(
    body: &mut Body<'c, '_>,
    pointer: Value<'c>,
    value: Expr,
    scope: MemoryScope,
) -> Expr {
    let function = function("atomicExch", scope);
    let ty = value.ty.clone();
    let bits = match ty {
        CType::Scalar(Scalar::Float(64)) => {
            let bits = CType::Scalar(Scalar::unsigned(64));
            body.language.reinterpret(&value, &bits)
        }
        _ => value,
    };
    let pointer = object(body, pointer, &bits.ty);
    let call = Expr::call(&function, &[&pointer, &bits], bits.ty.clone());
    match call.ty == ty {
        true => call,
        false => body.language.reinterpret(&call, &ty),
    }
}

fn wrapping<'c>(
    body: &mut Body<'c, '_>,
    (name, scope): (&str, MemoryScope),
    (pointer, value): (Value<'c>, Value<'c>),
) -> Option<Expr> {
    let value = body.unsigned(value);
    let pointer = object(body, pointer, &value.ty);
    let ty = value.ty.clone();
    Some(Expr::call(&function(name, scope), &[&pointer, &value], ty))
}

/// Compare-exchange of 16, 32 and 64 bits. The 16-bit one has device scope only, which includes workgroups.
fn compare_exchange<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let exchange = op.cast::<lir::AtomicCompareExchangeOp<'c>>()?;
    let expected = body.unsigned(exchange.expected());
    let desired = body.unsigned(exchange.desired());
    let pointer = object(body, exchange.ptr(), &desired.ty);
    let is_narrow = desired.ty.lane()?.bits() == 16;
    let function = match of_16_bits_for_system(op) {
        Some(access) => access.function(),
        None if is_narrow => "atomicCAS".to_owned(),
        None => function("atomicCAS", exchange.scope()),
    };
    let operands = [&pointer, &expected, &desired];
    Some(Expr::call(&function, &operands, desired.ty.clone()))
}

fn containing_word<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let spelling = WordAddress {
        number: "uintptr_t",
        mask: "~(uintptr_t)3",
        word: CType::Named("uint32_t_alias".to_owned()),
    };
    atomics::containing_word(body, op, spelling)
}
