//! Globals: constant tables, workgroup memory, and variables that the host finds by name (`--module-variables`).

use super::Gpu;
use crate::{
    analysis::{initial_value, layout},
    targets::llvm::{globals::constant, types},
};
use gir_dialects::{
    ir::{self, Attribute, OpView, Value},
    lir, llvm,
    mir::{PtrType, StorageSpace},
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::llvm::{AddrSpaceCastOp, AddressOfOp, GlobalOp},
};

/// Adds the patterns of this family.
pub fn add_patterns<G: Gpu>(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    patterns
        .convert::<lir::GlobalOp<'_>>(converter, global::<G>)
        .convert::<lir::AddressOfOp<'_>>(converter, address_of::<G>);
}

fn global<'c, G: Gpu>(global: lir::GlobalOp<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let op = global.op();
    let made = match PtrType::from_type(global.type_()).map(PtrType::space) {
        Some(StorageSpace::Constant) => table::<G>(global, rewriter),
        Some(StorageSpace::Workgroup) => shared::<G>(global, rewriter),
        Some(StorageSpace::Global) => variable::<G>(global, rewriter),
        _ => None,
    };
    if made.is_some() {
        rewriter.erase(op);
    }
    made.is_some()
}

fn table<'c, G: Gpu>(global: lir::GlobalOp<'c>, rewriter: &Rewriter<'c>) -> Option<()> {
    let op = global.op();
    let value = initial_value::in_memory(global.initializer()?, global.elem_type())?;
    let linkage = llvm::internal_linkage(op.context());
    let align = Some(global.align());
    let space = Some(G::TABLES as i32);
    constant(
        &rewriter.before(op),
        global.sym_name(),
        linkage,
        &value,
        align,
        space,
    );
    Some(())
}

/// Memory of the device that the host may write before a launch.
fn variable<'c, G: Gpu>(global: lir::GlobalOp<'c>, rewriter: &Rewriter<'c>) -> Option<()> {
    let op = global.op();
    let context = op.context();
    let size = layout::size(global.elem_type()).checked_mul(global.count())?;
    let value = match global.initializer() {
        Some(value) => {
            let bytes = initial_value::in_memory(value, global.elem_type())?;
            let is_zero = bytes.iter().all(|&byte| byte == 0);
            (!is_zero).then(|| ir::dense_elements(types::int(context, 8), &[size], &bytes))
        }
        None => None,
    };
    let value = value.or_else(|| Attribute::parse(context, "#llvm.zero"))?;
    GlobalOp::build(
        &rewriter.before(op),
        types::bytes(context, size as u64),
        false,
        global.sym_name(),
        llvm::external_linkage(context),
        false,
        false,
        true,
        Some(value),
        Some(global.align()),
        Some(G::space(StorageSpace::Global) as i32),
        None,
        None,
        None,
        None,
        None,
        None,
    );
    Some(())
}

/// The alignment of memory whose size the launch decides: that of the largest type. Memory whose size is a
/// multiple of it has it too, since LLVM merges adjacent accesses into one.
pub const DYNAMIC_ALIGN: i64 = 16;

/// Uninitialised memory; without a size if the launch decides it.
fn shared<'c, G: Gpu>(global: lir::GlobalOp<'c>, rewriter: &Rewriter<'c>) -> Option<()> {
    let op = global.op();
    let context = op.context();
    let size = layout::size(global.elem_type()).checked_mul(global.count())?;
    let (linkage, size, align) = match global.dynamic() {
        true => (
            llvm::external_linkage(context),
            0,
            global.align().max(DYNAMIC_ALIGN),
        ),
        false => (
            llvm::internal_linkage(context),
            size,
            match size % DYNAMIC_ALIGN {
                0 => global.align().max(DYNAMIC_ALIGN),
                _ => global.align(),
            },
        ),
    };
    GlobalOp::build(
        &rewriter.before(op),
        types::bytes(context, size as u64),
        false,
        global.sym_name(),
        linkage,
        false,
        false,
        false,
        None,
        Some(align),
        Some(G::space(StorageSpace::Workgroup) as i32),
        None,
        None,
        None,
        None,
        None,
        None,
    );
    Some(())
}

fn address_of<'c, G: Gpu>(
    address: lir::AddressOfOp<'c>,
    _: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    let op = address.op();
    let Some(pointer) = PtrType::from_type(op.result(0).ty()) else {
        return false;
    };
    let b = rewriter.before(op);
    let context = op.context();
    let ty = G::pointer(context, pointer.space());
    let place = match pointer.space() {
        StorageSpace::Constant => llvm::pointer_in(context, G::TABLES),
        _ => ty,
    };
    let place_of = AddressOfOp::build(&b, place, address.global()).res();
    let value = match place == ty {
        true => place_of,
        false => AddrSpaceCastOp::build(&b, ty, place_of).res(),
    };
    rewriter.replace(op, &[value]);
    true
}
