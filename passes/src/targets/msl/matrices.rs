//! Cooperative matrices as SIMD-group matrices (MSL, sections 2.4 and 6.7): 8 rows and 8 columns, of `half` or
//! `float`.
//!
//! Their functions write variables by reference, so each matrix has a variable; a sum whose old value has no
//! other use is updated in place. The elements of a work-item are `thread_elements()` of the header
//! `metal_simdgroup_matrix`. Matrices of integers no longer exist here: see
//! [`lir_spread_matrices`](crate::targets::cooperative::lir_spread_matrices).

use crate::targets::{
    c_like::{
        body::Body,
        constants,
        expression::{Expr, Precedence},
        literals, objects,
        spellings::Spellings,
        types::{CType, Scalar},
    },
    cooperative::{
        fragments::{HOLDERS, SIDE},
        lir_spread_matrices::has_holders,
    },
};
use gir_dialects::{
    ir::{Op, Type, TypeExt, Value},
    lir,
    mir::{CoopMatrixType, MatrixLayout, PtrType, StorageSpace},
    upstream::ub,
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .statement::<lir::CoopMatLoadOp<'_>>(load)
        .statement::<lir::CoopMatStoreOp<'_>>(store)
        .statement::<lir::CoopMatSplatOp<'_>>(splat)
        .statement::<lir::CoopMatMulAddOp<'_>>(multiply_add)
        .value::<lir::CoopMatExtractOp<'_>>(extract)
        .statement::<lir::CoopMatInsertOp<'_>>(insert)
        .statement::<ub::PoisonOp<'_>>(poison);
}

/// The Metal type of a matrix, if there is one.
pub fn matrix(ty: Type<'_>) -> Option<CType> {
    let matrix = CoopMatrixType::from_type(ty)?;
    let element = match matrix.element().as_float()? {
        16 => "half",
        32 => "float",
        _ => return None,
    };
    let is_known = matrix.rows() == SIDE && matrix.columns() == SIDE;
    is_known.then(|| CType::Named(format!("simdgroup_{element}{SIDE}x{SIDE}")))
}

/// The type of an operation's matrix; `None` after reporting that Metal has none.
fn checked(op: Op<'_>, ty: Type<'_>) -> Option<CType> {
    let found = matrix(ty);
    if found.is_none() {
        op.error(format!(
            "has a matrix of type {ty}, which Metal does not have; its subgroups have matrices of f16, f32 and integers whose rows and columns are multiples of {SIDE}"
        ));
        return None;
    }
    found.filter(|_| has_holders(op))
}

/// The pointer, the stride and the layout argument, in the order of Metal's functions.
fn place<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    (pointer, align): (Value<'c>, i64),
    (stride, layout): (Value<'c>, MatrixLayout),
) -> Option<String> {
    let ty = PtrType::from_type(pointer.ty())?;
    let bytes = CType::of(ty.pointee())?.stride(body.language.address_bits())?;
    let refusal = match ty.space() {
        StorageSpace::Global | StorageSpace::Workgroup if align < bytes => {
            "has elements that are not aligned to their size, which Metal's matrix functions require"
        }
        // Accesses of matrix functions are not coherent (MSL, section 4.8).
        StorageSpace::Global
            if body
                .language
                .space(StorageSpace::Global)
                .starts_with("coherent") =>
        {
            "accesses storage that the module orders for other workgroups, so its pointers are coherent, which Metal's matrix functions do not accept; order it for the workgroup"
        }
        StorageSpace::Global | StorageSpace::Workgroup => "",
        _ => {
            "has a pointer to neither global nor workgroup storage, which Metal's matrix functions require"
        }
    };
    if !refusal.is_empty() {
        op.error(refusal);
        return None;
    }
    let pointer = body.operand(pointer);
    let stride = body.unsigned(stride);
    let layout = match layout {
        MatrixLayout::RowMajor => "",
        MatrixLayout::ColumnMajor => ", ulong2(0), true",
    };
    Some(format!(
        "{}, {}{layout}",
        pointer.argument(),
        stride.argument()
    ))
}

fn load<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let load = op.cast::<lir::CoopMatLoadOp<'c>>()?;
    checked(op, load.result().ty())?;
    let (pointer, lines) = ((load.ptr(), load.align()), (load.stride(), load.layout()));
    let place = place(body, op, pointer, lines)?;
    body.begin_statement(op);
    let target = objects::variable(body, op, load.result(), None);
    body.out_line(&format!("simdgroup_load({}, {place});", target.name));
    Some(())
}

fn store<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let store = op.cast::<lir::CoopMatStoreOp<'c>>()?;
    checked(op, store.value().ty())?;
    let value = body.operand(store.value());
    let (pointer, lines) = (
        (store.ptr(), store.align()),
        (store.stride(), store.layout()),
    );
    let place = place(body, op, pointer, lines)?;
    body.statement(
        op,
        format!("simdgroup_store({}, {place});", value.argument()),
    );
    Some(())
}

fn splat<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let splat = op.cast::<lir::CoopMatSplatOp<'c>>()?;
    checked(op, splat.result().ty())?;
    let value = body.operand(splat.value());
    fill(body, op, &value);
    Some(())
}

/// Poison becomes zeros.
fn poison<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let ty = op.result(0).ty();
    let Some(matrix) = CoopMatrixType::from_type(ty) else {
        return constants::check(body, op);
    };
    checked(op, ty)?;
    let lane = Scalar::Float(matrix.element().as_float()?);
    let zero = literals::number(body.language, 0, lane);
    fill(body, op, &zero);
    Some(())
}

/// A variable with the same value in every element.
fn fill<'c>(body: &mut Body<'c, '_>, op: Op<'c>, value: &Expr) {
    let ty = body.language.type_name(&value.ty);
    let function = format!("make_filled_simdgroup_matrix<{ty}, {SIDE}, {SIDE}>");
    let filled = Expr::call(&function, &[value], value.ty.clone());
    body.begin_statement(op);
    objects::assign(body, op, op.result(0), &filled);
}

fn multiply_add<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let product = op.cast::<lir::CoopMatMulAddOp<'c>>()?;
    for operand in op.operands() {
        checked(op, operand.ty())?;
    }
    let operands: Vec<_> = op.operands().map(|operand| body.operand(operand)).collect();
    body.begin_statement(op);
    let target = objects::variable(body, op, product.result(), Some(product.c()));
    let operands: Vec<_> = operands.iter().map(Expr::argument).collect();
    body.out_line(&format!(
        "simdgroup_multiply_accumulate({}, {});",
        target.name,
        operands.join(", ")
    ));
    Some(())
}

/// Element `number` of the work-item; `None` after reporting that it has fewer.
fn element<'c>(op: Op<'c>, matrix: Value<'c>, name: &str, number: i64) -> Option<String> {
    checked(op, matrix.ty())?;
    let count = SIDE * SIDE / HOLDERS;
    if number >= count {
        let ty = matrix.ty();
        op.error(format!(
            "takes element {number} of the work-item, which holds {count} of {ty}; take one of these"
        ));
        return None;
    }
    Some(format!("{name}.thread_elements()[{number}]"))
}

fn extract<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let extract = op.cast::<lir::CoopMatExtractOp<'c>>()?;
    let matrix = body.simple(extract.matrix());
    let text = element(op, extract.matrix(), &matrix.text, extract.number())?;
    let ty = CType::of(extract.result().ty())?;
    Some(Expr::new(text, Precedence::Postfix, ty, [&matrix]))
}

fn insert<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let insert = op.cast::<lir::CoopMatInsertOp<'c>>()?;
    let value = body.operand(insert.value());
    body.begin_statement(op);
    let target = objects::changed(body, op, insert.result(), insert.matrix());
    let place = element(op, insert.matrix(), &target.name, insert.number())?;
    body.out_line(&format!("{place} = {};", value.argument()));
    Some(())
}
