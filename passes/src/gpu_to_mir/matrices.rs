//! `gpu.subgroup_mma_…`: matrices that the work-items of a subgroup hold together.
//!
//! `!gpu.mma_matrix` becomes a cooperative matrix. Products and operations on elements are replaced first, while the
//! types of factors tell their sign; loads and stores with the other accesses of memory.

use super::{accesses::check_writable, buffers::Buffers, extent::constant, types::cooperative};
use crate::gir_to_mir::arith::constant_value;
use gir_dialects::{
    devices::MmaMatrix,
    ir::{self, AttributeExt, Builder, Op, OpView, Signedness, Type, TypeExt, Value},
    mir::{self, CoopMatrixMap, CoopMatrixType, MatrixLayout, StorageSpace},
    upstream::gpu::{self, MMAElementwiseOp},
};

/// Replaces operations on the matrices of a function that access no memory; false after a diagnostic.
pub fn expand(function: Op<'_>) -> bool {
    const EXPANDED: [&str; 5] = [
        gpu::SubgroupMmaComputeOp::NAME,
        gpu::SubgroupMmaConstantMatrixOp::NAME,
        gpu::SubgroupMmaElementwiseOp::NAME,
        gpu::SubgroupMmaExtractThreadLocalOp::NAME,
        gpu::SubgroupMmaInsertThreadLocalOp::NAME,
    ];
    let mut found = vec![];
    function.walk_pre(|op| found.extend(EXPANDED.contains(&op.name()).then_some(op)));
    let mut complete = true;
    for op in found {
        match replacement(op) {
            Some(value) => {
                op.result(0).replace_all_uses(value);
                op.erase();
            }
            None => complete = false,
        }
    }
    complete
}

/// The value of an operation; `None` after a diagnostic. Other values that are replaced have their new types already.
fn replacement<'c>(op: Op<'c>) -> Option<Value<'c>> {
    let b = Builder::before(op);
    let ty = op.result(0).ty();
    if let Some(extract) = op.cast::<gpu::SubgroupMmaExtractThreadLocalOp<'c>>() {
        let number = own_number(op, &extract.indices())?;
        return Some(mir::CoopMatExtractOp::build(&b, ty, extract.matrix(), number).result());
    }
    let ty = cooperative(ty)?;
    Some(
        if let Some(product) = op.cast::<gpu::SubgroupMmaComputeOp<'c>>() {
            let (left, right, sum) = (product.op_a(), product.op_b(), product.op_c());
            let factor = MmaMatrix::of(left.ty()).and_then(|it| it.element.as_integer());
            let is_unsigned = matches!(factor, Some((_, Signedness::Unsigned)));
            mir::CoopMatMulAddOp::build(&b, ty, is_unsigned, left, right, sum).result()
        } else if let Some(map) = op.cast::<gpu::SubgroupMmaElementwiseOp<'c>>() {
            mir::CoopMatMapOp::build(&b, ty, kind(map)?, &map.args()).result()
        } else if let Some(insert) = op.cast::<gpu::SubgroupMmaInsertThreadLocalOp<'c>>() {
            let number = own_number(op, &insert.indices())?;
            mir::CoopMatInsertOp::build(&b, ty, insert.value(), insert.matrix(), number).result()
        } else {
            mir::CoopMatSplatOp::build(&b, ty, op.operand(0)).result()
        },
    )
}

/// The constant index of an element that the work-item holds.
fn own_number(op: Op<'_>, indices: &[Value<'_>]) -> Option<i64> {
    let number = match indices {
        [index] => constant_value(*index).filter(|number| *number >= 0),
        _ => None,
    };
    if number.is_none() {
        op.error("takes an element by an index that is not one constant; use constants, work-items hold few elements");
    }
    number
}

/// The operation on elements; `None` after a diagnostic.
fn kind(map: gpu::SubgroupMmaElementwiseOp<'_>) -> Option<CoopMatrixMap> {
    let keyword = map.op_type().to_string();
    let mut known = MMAElementwiseOp::ALL.iter();
    let known = known.find(|known| keyword.contains(&format!(" {}>", known.keyword())));
    Some(match known? {
        MMAElementwiseOp::ADDF => CoopMatrixMap::AddF,
        MMAElementwiseOp::MULF => CoopMatrixMap::MulF,
        MMAElementwiseOp::SUBF => CoopMatrixMap::SubF,
        MMAElementwiseOp::MAXF => CoopMatrixMap::MaxF,
        MMAElementwiseOp::MINF => CoopMatrixMap::MinF,
        MMAElementwiseOp::DIVF => CoopMatrixMap::DivF,
        MMAElementwiseOp::ADDI => CoopMatrixMap::AddI,
        MMAElementwiseOp::MULI => CoopMatrixMap::MulI,
        MMAElementwiseOp::SUBI => CoopMatrixMap::SubI,
        MMAElementwiseOp::DIVS => CoopMatrixMap::DivSI,
        MMAElementwiseOp::DIVU => CoopMatrixMap::DivUI,
        MMAElementwiseOp::NEGATEF => CoopMatrixMap::NegF,
        MMAElementwiseOp::NEGATES => CoopMatrixMap::NegI,
        MMAElementwiseOp::EXTF => CoopMatrixMap::ExtF,
    })
}

/// Whether an operation loads or stores a matrix, or tiles of one.
pub fn is_access(op: Op<'_>) -> bool {
    op.is::<gpu::SubgroupMmaLoadMatrixOp<'_>>()
        || op.is::<gpu::SubgroupMmaStoreMatrixOp<'_>>()
        || op.is::<mir::FragmentLoadOp<'_>>()
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
    } else if let Some(load) = op.cast::<mir::FragmentLoadOp<'c>>() {
        tiles(buffers, load)?;
    }
    Some(())
}

/// Replaces a load of tiles, whose operands are a memref and indices as long as there are memrefs.
fn tiles<'c>(buffers: &mut Buffers<'_, 'c>, load: mir::FragmentLoadOp<'c>) -> Option<()> {
    let op = load.op();
    let b = Builder::before(op);
    let buffer = buffers.get(load.ptr())?;
    let indices: Vec<_> = op.operands().skip(1).collect();
    let place = buffers.place(&b, &buffer, &indices);
    let types = op.result_types();
    let new = mir::FragmentLoadOp::build(&b, &types, place, load.tiles(), load.transposed());
    for (old, new) in op.results().zip(new.numbers()) {
        old.replace_all_uses(new);
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
