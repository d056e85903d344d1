//! `--lir-expand-small-floats`: holds floats of small formats as integers, and computes with them in f32.
//!
//! ```mlir
//! %v = lir.load %p align 2                  %b = lir.load %p align 2
//!   : <global, bf16> → bf16                   : <global, i16> → i16
//! %s = arith.addf %v, %v : bf16       →     %w = arith.extui %b : i16 to i32
//!                                           %u = arith.shli %w, %c16 : i32
//!                                           %x = arith.bitcast %u : i32 to f32
//!                                           %y = arith.addf %x, %x : f32
//!                                           …                    // %y, rounded to 16 bits
//!                                           %s = arith.trunci %r : i32 to i16
//! ```
//!
//! `bf16` becomes `i16`, `f8E4M3FN` and `f8E5M2` become `i8`, `tf32` becomes `i32`: an f32 whose last 13 bits are 0.
//! Every operation is computed in f32 and rounded once, to nearest even. Sums, differences, products, quotients and
//! square roots are the nearest ones then, as f32 has more than twice as many digits; `math.fma` is computed in
//! integers, and other functions have the error of f32, rounded. Conversions from f64 and from integers round once.
//!
//! A NaN becomes a quiet NaN, subnormal numbers are kept, and a number beyond the largest one becomes infinity, in
//! `f8E4M3FN`, which has none, a NaN: conversions do not saturate. Reductions of subgroups and workgroups round their
//! result only.
//!
//! Memory keeps its layout, and parameters keep their `lir.type`, so that reflection names the format. Cooperative
//! matrices keep their element types and take them from integers in memory. Atomics move small floats, but do not
//! compute with them.

use super::operations;
use crate::lir::vectors::split::{self, Replacement, Rules, Split};
use gir_dialects::{
    ir::{self, Block, Op, Signedness, Type, TypeExt, Value},
    lir,
    mir::{PtrType, StorageBufferType, UniformBufferType},
    pass::{PassInfo, PassRun},
    upstream::func,
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-expand-small-floats",
    description: "Hold floats of small formats as integers, and compute with them in f32",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "lir", "math", "ub", "vector"],
    initialize: None,
    concerns: Some(|census| census.any_type(|ty| SmallFloats.concern(ty))),
    run,
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let mut found = false;
    module.walk_pre(|op| found = found || concerns(op));
    match found {
        true => split::module(module, &SmallFloats),
        false => pass.note_unchanged(),
    }
}

/// The type that holds a value: an integer in place of a small float.
pub fn held(ty: Type<'_>) -> Type<'_> {
    let Some(format) = ty.lane().as_small_float() else {
        return ty;
    };
    let bits = format.stored_bits();
    ty.with_lane(ir::integer_type(ty.ctx(), bits, Signedness::Signless))
}

/// Whether an operation has small floats among its results, arguments and parameters, or memory of them.
fn concerns(op: Op<'_>) -> bool {
    let concern = |ty: Type<'_>| SmallFloats.concern(ty);
    if let Some(function) = op.cast::<func::FuncOp<'_>>() {
        let (inputs, results) = function.function_type().as_function().unwrap_or_default();
        return inputs.into_iter().chain(results).any(concern);
    }
    if let Some(global) = op.cast::<lir::GlobalOp<'_>>() {
        return concern(global.type_());
    }
    let blocks = op.regions().flat_map(|region| region.blocks());
    let arguments = blocks.flat_map(Block::arguments);
    op.results().chain(arguments).map(Value::ty).any(concern)
}

/// Holds each small float as one integer.
struct SmallFloats;

impl Rules for SmallFloats {
    fn pieces<'c>(&self, ty: Type<'c>) -> Option<(usize, Type<'c>)> {
        let held = held(ty);
        (held != ty).then_some((1, held))
    }

    fn replacement<'c>(&self, split: &Split<'_, 'c>, op: Op<'c>) -> Option<Replacement<'c>> {
        operations::replacement(split, op)
    }

    fn refusal(&self) -> String {
        "does not take bf16, tf32 and floats of 8 bits; extend them to f32, and truncate the result"
            .into()
    }

    fn room(&self, _: Type<'_>) -> i64 {
        1
    }

    fn described<'c>(&self, ty: Type<'c>) -> Option<Type<'c>> {
        Some(ty)
    }

    fn whole<'c>(&self, ty: Type<'c>) -> Type<'c> {
        let within = |ty| match held(ty) {
            held if held != ty => held,
            _ => self.whole(ty),
        };
        if let Some(pointer) = PtrType::from_type(ty) {
            let pointee = within(pointer.pointee());
            return PtrType::get(ty.ctx(), pointer.space(), pointee);
        }
        if let Some(buffer) = StorageBufferType::from_type(ty) {
            return StorageBufferType::get(ty.ctx(), within(buffer.element()));
        }
        match UniformBufferType::from_type(ty) {
            Some(buffer) => UniformBufferType::get(ty.ctx(), within(buffer.element())),
            None => ty,
        }
    }
}
