//! Operations of a GPU's dialect, and calls of those of LLVM's intrinsics that have none.

use gir_dialects::{
    ir::{Builder, Op, OpView, Type, Value},
    upstream::llvm::{CallIntrinsicOp, InlineAsmOp},
};

/// The 32-bit result of an operation that exists for each axis: a dialect's classes for x, y and z.
macro_rules! on_axis {
    ($b:expr, $axis:expr, $x:ty, $y:ty, $z:ty) => {{
        let word = $crate::targets::llvm::types::int($b.context(), 32);
        match $axis {
            $crate::targets::llvm_gpu::Axis::X => <$x>::build($b, word, None).res(),
            $crate::targets::llvm_gpu::Axis::Y => <$y>::build($b, word, None).res(),
            $crate::targets::llvm_gpu::Axis::Z => <$z>::build($b, word, None).res(),
        }
    }};
}
pub(in crate::targets) use on_axis;

/// The result of an intrinsic.
pub fn call<'c>(b: &Builder<'c>, name: &str, operands: &[Value<'c>], ty: Type<'c>) -> Value<'c> {
    build(b, name, operands, Some(ty)).result(0)
}

/// Calls an intrinsic that has no result.
pub fn run<'c>(b: &Builder<'c>, name: &str, operands: &[Value<'c>]) {
    build(b, name, operands, None);
}

fn build<'c>(b: &Builder<'c>, name: &str, operands: &[Value<'c>], ty: Option<Type<'c>>) -> Op<'c> {
    CallIntrinsicOp::build(b, ty, name, operands, None, &[], &[], None, None, None).op()
}

/// The result of an inline assembly instruction: `$0` is the result, `$1` the first operand. `constraints` has
/// the registers of all of them. The instruction may access any memory.
pub fn instruction<'c>(
    b: &Builder<'c>,
    text: &str,
    constraints: &str,
    operands: &[Value<'c>],
    ty: Type<'c>,
) -> Value<'c> {
    let written = InlineAsmOp::build(
        b,
        Some(ty),
        operands,
        text,
        &format!("{constraints},~{{memory}}"),
        true,
        false,
        None,
        None,
        None,
    );
    written.op().result(0)
}
