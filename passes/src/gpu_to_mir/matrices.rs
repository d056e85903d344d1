//! `gpu.subgroup_mma_…`: matrices that the work-items of a subgroup hold together.
//!
//! `!gpu.mma_matrix` becomes a cooperative matrix. Products and constants are replaced first, while the types of
//! factors tell their sign; loads and stores with the other accesses of memory.

use super::{accesses::check_writable, buffers::Buffers, extent::constant, types::cooperative};
use gir_dialects::{
    devices::MmaMatrix,
    ir::{self, AttributeExt, Builder, Op, Signedness, Type, TypeExt, Value},
    mir::{self, CoopMatrixType, MatrixLayout, StorageSpace},
    upstream::gpu,
};

/// Replaces products and constants of a function.
pub fn expand(function: Op<'_>) {
    let mut found = vec![];
    function.walk_pre(|op| {
        let is_product = op.is::<gpu::SubgroupMmaComputeOp<'_>>();
        if is_product || op.is::<gpu::SubgroupMmaConstantMatrixOp<'_>>() {
            found.push(op);
        }
    });
    for op in found {
        let b = Builder::before(op);
        let Some(ty) = cooperative(op.result(0).ty()) else {
            continue;
        };
        let value = match op.cast::<gpu::SubgroupMmaComputeOp<'_>>() {
            Some(product) => {
                let (left, right, sum) = (product.op_a(), product.op_b(), product.op_c());
                let factor = MmaMatrix::of(left.ty()).and_then(|it| it.element.as_integer());
                let is_unsigned = matches!(factor, Some((_, Signedness::Unsigned)));
                // The sum of another product has its new type already.
                mir::CoopMatMulAddOp::build(&b, ty, is_unsigned, left, right, sum).result()
            }
            None => mir::CoopMatSplatOp::build(&b, ty, op.operand(0)).result(),
        };
        op.result(0).replace_all_uses(value);
        op.erase();
    }
}

/// Whether an operation loads or stores a matrix.
pub fn is_access(op: Op<'_>) -> bool {
    op.is::<gpu::SubgroupMmaLoadMatrixOp<'_>>() || op.is::<gpu::SubgroupMmaStoreMatrixOp<'_>>()
}

/// Replaces a load or store; `None` after a diagnostic.
pub fn access<'c>(buffers: &mut Buffers<'_, 'c>, op: Op<'c>) -> Option<()> {
    if let Some(load) = op.cast::<gpu::SubgroupMmaLoadMatrixOp<'c>>() {
        let b = Builder::before(op);
        let ty = op.result(0).ty();
        let (memory, indices) = (load.src_memref(), load.indices());
        let place = place(buffers, op, memory, &indices, ty)?;
        let (stride, layout) = (stride(&b, load.lead_dimension()), layout(load.transpose()));
        let loaded = mir::CoopMatLoadOp::build(&b, ty, place, stride, layout).result();
        buffers.replace(op, loaded);
    } else if let Some(store) = op.cast::<gpu::SubgroupMmaStoreMatrixOp<'c>>() {
        let b = Builder::before(op);
        let (memory, indices, value) = (store.dst_memref(), store.indices(), store.src());
        let place = place(buffers, op, memory, &indices, value.ty())?;
        let buffer = buffers.get(memory)?;
        check_writable(op, buffer.space())?;
        let (stride, layout) = (
            stride(&b, store.lead_dimension()),
            layout(store.transpose()),
        );
        mir::CoopMatStoreOp::build(&b, place, value, stride, layout);
    }
    Some(())
}

/// The address of the first element of a matrix in memory of its elements.
fn place<'c>(
    buffers: &mut Buffers<'_, 'c>,
    op: Op<'c>,
    memory: Value<'c>,
    indices: &[Value<'c>],
    matrix: Type<'c>,
) -> Option<Value<'c>> {
    let buffer = buffers.get(memory)?;
    let element = CoopMatrixType::from_type(matrix)?.element();
    if buffer.space() == StorageSpace::Private {
        op.error("accesses private memory, which the work-items of a subgroup do not share; use workgroup or global memory");
        return None;
    }
    if buffer.element() != element {
        op.error(format!(
            "moves elements of {element} to or from memory of {}; make them equal",
            buffer.element()
        ));
        return None;
    }
    Some(buffers.place(&Builder::before(op), &buffer, indices))
}

/// The distance of rows.
fn stride<'c>(b: &Builder<'c>, dimension: ir::Attribute<'c>) -> Value<'c> {
    let word = ir::integer_type(b.context(), 32, Signedness::Signless);
    constant(b, word, dimension.as_int().unwrap_or(0))
}

fn layout(is_transposed: bool) -> MatrixLayout {
    match is_transposed {
        true => MatrixLayout::ColumnMajor,
        false => MatrixLayout::RowMajor,
    }
}
