//! Loads and stores: those of streams take the next element.

use super::atomics;
use crate::targets::c_like::{
    body::Body, expression::Expr, memory, spellings::Spellings, types::CType,
};
use gir_dialects::{ir::Op, lir, names};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .statement::<lir::LoadOp<'_>>(load)
        .statement::<lir::StoreOp<'_>>(store)
        .value::<lir::PtrToIntOp<'_>>(|_, op| refuse(op))
        .value::<lir::IntToPtrOp<'_>>(|_, op| refuse(op))
        .statement::<lir::MemFenceOp<'_>>(|body, op| {
            // One iteration runs after the other, and each access waits for those before it.
            body.begin_statement(op);
            Some(())
        })
        .statement::<lir::BarrierOp<'_>>(barrier);
}

fn refuse<T>(op: Op<'_>) -> Option<T> {
    op.unsupported("has no address on an FPGA, whose memories are ports and arrays; use an index");
    None
}

/// Whether an access is the next one of a stream.
fn is_stream(op: Op<'_>) -> bool {
    op.attribute(names::LIR_HLS_STREAM).is_some()
}

fn load<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    if !is_stream(op) {
        let expr = memory::load(body, op)?;
        body.give(op, expr);
        return Some(());
    }
    let stream = body.operand(op.operand(0));
    let read = Expr::method(&stream, "read", &[], CType::of(op.result(0).ty())?);
    body.begin_statement(op);
    body.make_variable(op.result(0), &read);
    Some(())
}

fn store<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let store = op.cast::<lir::StoreOp<'c>>()?;
    if op.attribute(names::LIR_HLS_INDEPENDENT).is_some()
        && let Some(array) = atomics::name(body, atomics::base(store.ptr()))
    {
        body.out_directive(&format!(
            "#pragma HLS DEPENDENCE variable={array} type=inter dependent=false"
        ));
    }
    if !is_stream(op) {
        return memory::store(body, op);
    }
    let stream = body.operand(store.ptr());
    let ty = match &stream.ty {
        CType::Pointer(_, element) => (**element).clone(),
        _ => CType::of(store.value().ty())?,
    };
    let value = body.coerced(store.value(), &ty);
    let write = Expr::method(&stream, "write", &[&value], ty);
    body.statement(op, format!("{};", write.text));
    Some(())
}

/// The only barrier left is that of one work-item.
fn barrier<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    use gir_dialects::common::MemoryScope;
    let barrier = op.cast::<lir::BarrierOp<'c>>()?;
    if barrier.exec_scope() != MemoryScope::Invocation {
        op.error(
            "is not in a kernel, whose loop over work-items it could split; inline its function",
        );
        return None;
    }
    body.begin_statement(op);
    Some(())
}
