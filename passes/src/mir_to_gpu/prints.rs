//! `printf`.

use gir_dialects::{
    ir::{Builder, OpView, TypeExt as _},
    mir,
    upstream::gpu,
};

/// `gpu.printf`, whose arguments are numbers; `None` after an error.
pub fn printf<'c>(b: &Builder<'c>, printf: mir::PrintfOp<'c>) -> Option<()> {
    let op = printf.op();
    let arguments: Vec<_> = op.operands().collect();
    if arguments.iter().any(|it| it.ty().as_vector().is_some()) {
        op.error("prints a vector, as 'gpu.printf' cannot; print its elements");
        return None;
    }
    gpu::PrintfOp::build(b, printf.format(), &arguments);
    Some(())
}
