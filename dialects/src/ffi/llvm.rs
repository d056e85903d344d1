//! Types of the `llvm` dialect, upstream's conversions to it, and LLVM IR.

use super::{
    ir::{Attribute, Context, Op, Type, TypeExt as _},
    rewrite::{PatternSet, TypeConverter},
    string, sys,
};
use melior::ir::r#type::TypeLike as _;
use mlir_sys::*;

/// A pointer of address space 0.
pub fn pointer(context: &Context) -> Type<'_> {
    pointer_in(context, 0)
}

/// A pointer of an address space.
pub fn pointer_in(context: &Context, space: u32) -> Type<'_> {
    unsafe { Type::from_raw(mlirLLVMPointerTypeGet(context.to_raw(), space)) }
}

/// An array.
pub fn array(element: Type<'_>, count: u64) -> Type<'_> {
    if let Ok(count) = u32::try_from(count) {
        return unsafe { Type::from_raw(mlirLLVMArrayTypeGet(element.to_raw(), count)) };
    }
    // The C API only takes smaller counts.
    let text = format!("!llvm.array<{count} x {element}>");
    Type::parse(element.ctx(), &text).expect("elements of memory are elements of arrays")
}

/// An unnamed structure with naturally aligned members.
pub fn structure<'c>(context: &'c Context, members: &[Type<'c>]) -> Type<'c> {
    let members: Vec<_> = members.iter().map(|ty| ty.to_raw()).collect();
    unsafe {
        Type::from_raw(mlirLLVMStructTypeLiteralGet(
            context.to_raw(),
            members.len() as isize,
            members.as_ptr(),
            false,
        ))
    }
}

/// The type of a function; one without a result returns `!llvm.void`.
pub fn function<'c>(
    context: &'c Context,
    result: Option<Type<'c>>,
    inputs: &[Type<'c>],
) -> Type<'c> {
    let inputs: Vec<_> = inputs.iter().map(|ty| ty.to_raw()).collect();
    unsafe {
        let result = match result {
            Some(ty) => ty.to_raw(),
            None => mlirLLVMVoidTypeGet(context.to_raw()),
        };
        let count = inputs.len() as isize;
        Type::from_raw(mlirLLVMFunctionTypeGet(
            result,
            count,
            inputs.as_ptr(),
            false,
        ))
    }
}

/// The linkage of symbols private to their module.
pub fn internal_linkage(context: &Context) -> Attribute<'_> {
    unsafe {
        Attribute::from_raw(mlirLLVMLinkageAttrGet(
            context.to_raw(),
            MlirLLVMLinkage_MlirLLVMLinkageInternal,
        ))
    }
}

/// The linkage of symbols visible to other modules.
pub fn external_linkage(context: &Context) -> Attribute<'_> {
    unsafe {
        Attribute::from_raw(mlirLLVMLinkageAttrGet(
            context.to_raw(),
            MlirLLVMLinkage_MlirLLVMLinkageExternal,
        ))
    }
}

/// Prints a module of the `llvm` dialect as LLVM IR; `None` after a diagnostic.
pub fn translate(module: Op<'_>) -> Option<Vec<u8>> {
    let mut text: Vec<u8> = Vec::new();
    let data = std::ptr::from_mut(&mut text).cast();
    let ok = unsafe { sys::girTranslateToLlvmIr(module.to_raw(), Some(string::append), data) };
    if !ok {
        super::panic::note_error();
    }
    ok.then_some(text)
}

/// Adds upstream's conversions of arith, cf, func, math, ub and vector, for a converter created by
/// [`TypeConverter::to_llvm`].
pub fn add_conversions(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    unsafe { sys::girRewritePatternSetAddLlvmConversions(patterns.to_raw(), converter.to_raw()) }
}
