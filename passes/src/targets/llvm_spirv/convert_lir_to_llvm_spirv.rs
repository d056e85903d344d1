//! `--convert-lir-to-llvm-spirv`: converts lir and the upstream dialects used with it to the `llvm` dialect, with the
//! operations of SPIR-V as calls.
//!
//! ```mlir
//! func.func @k(%p: !mir.ptr<global, i32> …)         llvm.func spir_kernelcc @k(%p: !llvm.ptr<1>)
//!     attributes {lir.kernel = …} {                   %x = llvm.call spir_funccc
//!   %i = lir.id_global_x                                 @_Z33__spirv_BuiltInGlobalInvocationIdi(%c0)
//!   lir.barrier …                                →   %i = llvm.trunc %x : i64 to i32
//!                                                     llvm.call spir_funccc
//!                                                        @_Z22__spirv_ControlBarrieriii(%c2, %c2, %c784)
//! ```
//!
//! Like `--lir-to-llvm`, for a module of a target with SPIR-V for OpenCL. Triple, layout and metadata become attributes
//! of the module and its functions.

use super::{
    annotations, atomics, declarations, grid, images, kernels, math, memory, module,
    specialisation, subgroups, synchronization,
};
use crate::{
    analysis::{
        images::{mark_writers, unmark_writer, writers},
        layout,
    },
    lir::arithmetic::Arithmetic,
    profile::recorded,
    targets::llvm::{
        bits,
        conversion::{Prepared, hoist_variables},
        memory as addresses,
    },
};
use gir_dialects::{
    ir::{self, Block, Builder, Context, Op, OpView, Type, TypeExt as _},
    lir,
    llvm::add_conversions,
    mir::{PtrType, StorageSpace},
    names,
    pass::{PassInfo, PassRun, State},
    rewrite::{PatternSet, TypeConverter},
    upstream::{
        arith,
        llvm::{CallOp, LLVMFuncOp},
        vector,
    },
};
use std::{cmp::Ordering, sync::Arc};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "convert-lir-to-llvm-spirv",
    description: "Convert lir, arith, cf, func, math, ub and vector to the llvm dialect with calls for SPIR-V",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "llvm", "vector"],
    initialize: Some(initialize),
    concerns: None,
    run,
};

fn initialize(context: &Context) -> State {
    let converter = TypeConverter::to_llvm(context, images::convert);
    let mut patterns = PatternSet::new(context);
    add_conversions(&mut patterns, &converter);
    addresses::add_patterns::<super::machine::Spir>(&mut patterns, &converter);
    bits::add_patterns(&mut patterns, &converter);
    atomics::add_patterns(&mut patterns, &converter);
    grid::add_patterns(&mut patterns, &converter);
    images::add_patterns(&mut patterns, &converter);
    memory::add_patterns(&mut patterns, &converter);
    specialisation::add_patterns(&mut patterns, &converter);
    subgroups::add_patterns(&mut patterns, &converter);
    synchronization::add_patterns(&mut patterns, &converter);
    Arc::new(Prepared::new(patterns, converter))
}

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let has_functions = declarations::functions(module).next().is_some();
    if has_functions && kernels::functions(module).is_empty() {
        return pass.note_unchanged();
    }
    let families = super::TEXT.families;
    if recorded::profile_for(module, PASS.argument, families).is_none() {
        return;
    }
    convert(module, pass.state());
}

fn convert(module: Op<'_>, prepared: &Prepared) -> Option<()> {
    let functions = kernels::functions(module);
    let mut rounding = vec![];
    for function in &functions {
        let op = function.op();
        images::check(op).then_some(())?;
        if op.attribute(names::LIR_KERNEL).is_some() && kernels::rounds(module) {
            rounding.push(function.sym_name().to_owned());
        }
        prepare(op);
    }
    let writers = writers(module);
    let described = kernels::take(&functions)?;
    // Behind it, for it removes all marks.
    mark_writers(&writers);
    prepared.convert(module, &["llvm"]).then_some(())?;
    let converted = module.region(0).blocks().flat_map(Block::ops);
    converted.for_each(unmark_writer);
    module::give_to_operations(module);
    annotations::add(module);
    described.give(module);
    set_conventions(module);
    declarations::add(module);
    grid::declare(module);
    let facts = (grid::address_bits(module), &rounding[..]);
    module::describe(module, facts, |kernel, mode| described.size(kernel, mode));
    described.give_sizes(module);
    Some(())
}

/// Replaces what the conversion has no pattern for.
fn prepare(function: Op<'_>) {
    hoist_variables(function);
    module::note_operations(function);
    atomics::replace_ordered_accesses(function);
    memory::replace_words(function);
    math::replace(function);
    spread_conditions(function);
    mask_parts(function);
    lower_alignments(function);
}

/// Gives a choice between vectors a condition for each lane: before version 1.4 SPIR-V takes no other.
fn spread_conditions(function: Op<'_>) {
    function.walk_pre(|op| {
        let Some(select) = op.cast::<arith::SelectOp<'_>>() else {
            return;
        };
        let (condition, ty) = (select.condition(), op.result(0).ty());
        if ty.as_vector().is_some() && condition.ty().as_vector().is_none() {
            let lanes = ty.with_lane(condition.ty());
            let spread = vector::BroadcastOp::build(&Builder::before(op), lanes, condition);
            op.set_operand(0, spread.vector());
        }
    });
}

/// Masks a number where it is narrowed and widened again: LLVM 22's back end does the same, with a mask of the wrong
/// width if the three widths differ.
fn mask_parts(function: Op<'_>) {
    let mut widened = vec![];
    function.walk_pre(|op| {
        let narrowed = op.cast::<arith::ExtUIOp<'_>>().map(|_| op.operand(0));
        let narrowed = narrowed.and_then(|value| value.defining_op());
        if let Some(narrowed) = narrowed.filter(|op| op.is::<arith::TruncIOp<'_>>()) {
            widened.push((op, narrowed));
        }
    });
    for (op, narrowed) in widened {
        let (whole, ty) = (narrowed.operand(0), op.result(0).ty());
        let bits = |ty: Type<'_>| ty.lane().number_bits().unwrap_or(64);
        let a = Arithmetic::new(Builder::before(op));
        let mask = (1_i64 << bits(narrowed.result(0).ty())) - 1;
        let part = a.binary(arith::AndIOp::NAME, whole, a.int(whole.ty(), mask));
        let value = match bits(whole.ty()).cmp(&bits(ty)) {
            Ordering::Less => a.create(arith::ExtUIOp::NAME, &[part], ty),
            Ordering::Equal => part,
            Ordering::Greater => a.create(arith::TruncIOp::NAME, &[part], ty),
        };
        op.result(0).replace_all_uses(value);
        op.erase();
    }
}

/// Lowers the alignment that accesses to the stack assume to that of a lane: Intel's compiler for processors does not
/// align variables to whole vectors.
fn lower_alignments(function: Op<'_>) {
    function.walk_pre(|op| {
        let (pointer, align) = if let Some(load) = op.cast::<lir::LoadOp<'_>>() {
            (load.ptr(), load.align())
        } else if let Some(store) = op.cast::<lir::StoreOp<'_>>() {
            (store.ptr(), store.align())
        } else {
            return;
        };
        let Some(ty) = PtrType::from_type(pointer.ty()) else {
            return;
        };
        if matches!(ty.space(), StorageSpace::Private | StorageSpace::Generic) {
            let lane = layout::size(ty.pointee().lane());
            let align = ir::i64_attr(op.context(), align.min(lane));
            op.set_attribute(lir::LoadOp::ALIGN_ATTR, align);
        }
    });
}

/// Gives all calls the convention of the functions that they call: a call by another is undefined.
fn set_conventions(module: Op<'_>) {
    let convention = super::instruction::convention(module.context());
    let functions = module.region(0).blocks().flat_map(Block::ops);
    for function in functions.filter(|op| op.is::<LLVMFuncOp<'_>>()) {
        function.walk_pre(|op| {
            if let Some(convention) = convention.filter(|_| op.is::<CallOp<'_>>()) {
                op.set_attribute(CallOp::C_CONV_ATTR, convention);
            }
        });
    }
}
