//! `--lir-expand-fragments`: makes shuffles of products of matrices in registers, and of loads of tiles, where the
//! target has no instruction.
//!
//! ```mlir
//! %d0, %d1 = lir.fragment_mul_add              %l = lir.subgroup_shuffle %a0, %row_0
//!   rows 8 depth 4 of f64 (%a0, %b0,           %r = lir.subgroup_shuffle %b0, %column_0
//!   %c0, %c1) : …                        →     %0 = math.fma %l, %r, %c0 : f64
//!                                              …                          // and so on
//! ```
//!
//! NVIDIA's GPUs from sm_75 on have instructions for loads and most products; those stay, and
//! `--lir-spread-matrices` brings products into the form that emitters take. For other products the work-items
//! exchange their factors, as for cooperative matrices without instructions; of a load they exchange the places of
//! rows, and then load their numbers one by one. A remark reports each place, and the function records it in
//! `lir.fallbacks`. With `loads` no load stays, for languages without the instruction.

use super::{
    fragments::{Fragment, HOLDERS, SIDE},
    lir_spread_matrices::{INSTEAD, has_holders},
    own::Own,
    products::{self, Share},
    tensor_cores::TensorCores,
    tiles,
};
use crate::{
    analysis::taken,
    lir::reaching_kernels::meet_facts,
    profile::{Family, recorded},
};
use gir_dialects::{
    common::MemoryScope,
    ir::{Block, Builder, Op, OpView, Type, TypeExt, Value},
    lir,
    mir::{CoopMatrixType, CoopMatrixUse, KernelAttr},
    pass::{OptionKind, PassInfo, PassOption, PassRun},
    upstream::builtin::UnrealizedConversionCastOp,
};

/// Whether all loads are expanded.
pub const LOADS_OPTION: PassOption = PassOption {
    name: "loads",
    description: "Expand all loads of tiles, without a remark, and no products",
    kind: OptionKind::Bool(false),
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-expand-fragments",
    description: "Compute products of matrices in registers, and loads of tiles, by shuffles, where there is no instruction",
    anchor: "builtin.module",
    options: &[LOADS_OPTION],
    dialects: &["arith", "lir", "math"],
    initialize: None,
    concerns: Some(|census| {
        census.has::<lir::FragmentMulAddOp<'_>>() || census.has::<lir::FragmentLoadOp<'_>>()
    }),
    run,
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    if pass.bool_option(LOADS_OPTION.name) {
        let loads = loads(module);
        if loads.is_empty() {
            pass.note_unchanged();
        }
        loads.into_iter().for_each(tiles::expand);
        return;
    }
    let Some(profile) = recorded::profile(module) else {
        return;
    };
    let cores = (profile.family == Family::Cuda).then(|| TensorCores::of(module, &profile));
    let top: Vec<Op<'_>> = module.region(0).blocks().flat_map(Block::ops).collect();
    let functions: Vec<_> = top.iter().filter_map(|op| op.cast()).collect();
    let of_target = profile.subgroup_size.map(|size| i64::from(size.get()));
    let widths = meet_facts(
        &functions,
        |kernel| kernel.and_then(KernelAttr::subgroup_size).or(of_target),
        |one, other| one.filter(|_| one == other),
    );
    let (mut found, mut found_loads) = (vec![], vec![]);
    for function in &functions {
        let root = function.op();
        let width = widths.get(function.sym_name()).copied();
        let is_warp = width.unwrap_or(of_target) == Some(HOLDERS);
        let held = products(root).into_iter();
        let held = held.filter(|product| is_held(product.op(), is_warp));
        found.extend(held.filter(|&product| !has_instruction(cores, product)));
        let held = loads(root).into_iter();
        let held = held.filter(|load| is_held(load.op(), is_warp));
        match cores.is_some_and(TensorCores::load) {
            true => held.for_each(|load| tiles::align(load, &top)),
            false => found_loads.extend(held),
        }
    }
    if found.is_empty() && found_loads.is_empty() {
        pass.note_unchanged();
    }
    for product in found {
        let factor = product.factor();
        product.op().remark(format!(
            "becomes {INSTEAD}: the target has no instruction for such matrices of {factor}"
        ));
        taken::note(product.op(), INSTEAD);
        expand(product);
    }
    for load in found_loads {
        if taken::note(load.op(), INSTEAD) {
            load.op().remark(format!(
                "becomes {INSTEAD}: the target has no instruction for it"
            ));
        }
        tiles::expand(load);
    }
}

/// Whether an operation's subgroups have the size that it is for; otherwise reports an error.
fn is_held(op: Op<'_>, is_warp: bool) -> bool {
    if !is_warp {
        op.error(format!(
            "is held by subgroups of {HOLDERS} work-items, which those here need not have; state 'subgroup_size = {HOLDERS}' on the kernel"
        ));
    }
    is_warp && has_holders(op)
}

/// All products of matrices in registers.
fn products(module: Op<'_>) -> Vec<lir::FragmentMulAddOp<'_>> {
    let mut found = vec![];
    module.walk_pre(|op| found.extend(op.cast::<lir::FragmentMulAddOp<'_>>()));
    found
}

/// All loads of tiles.
fn loads(root: Op<'_>) -> Vec<lir::FragmentLoadOp<'_>> {
    let mut found = vec![];
    root.walk_pre(|op| found.extend(op.cast::<lir::FragmentLoadOp<'_>>()));
    found
}

fn has_instruction(cores: Option<TensorCores>, product: lir::FragmentMulAddOp<'_>) -> bool {
    let sum = product.op().result(0).ty();
    let extents = [product.rows(), product.depth()];
    cores.is_some_and(|cores| cores.multiply(product.factor(), sum, extents))
}

/// The extents of the left factor, of the right one and of the sum.
fn matrices<'c>(product: lir::FragmentMulAddOp<'c>) -> [CoopMatrixType<'c>; 3] {
    let (rows, depth) = (product.rows(), product.depth());
    let (factor, sum) = (product.factor(), product.op().result(0).ty());
    let matrix = |rows, columns, element: Type<'c>, of| {
        let scope = MemoryScope::Subgroup;
        let ty = CoopMatrixType::get(element.ctx(), rows, columns, element, of, scope);
        CoopMatrixType::from_type(ty)
    };
    let parts = [
        matrix(rows, depth, factor, CoopMatrixUse::A),
        matrix(depth, SIDE, factor, CoopMatrixUse::B),
        matrix(rows, SIDE, sum, CoopMatrixUse::Accumulator),
    ];
    parts.map(|part| part.expect("a cooperative matrix"))
}

/// The numbers of the left factor, of the right one and of the sum.
fn numbers<'c>(product: lir::FragmentMulAddOp<'c>) -> [Vec<Value<'c>>; 3] {
    let mut numbers = product.numbers().into_iter();
    matrices(product).map(|matrix| {
        let count = (matrix.rows() * matrix.columns() / HOLDERS) as usize;
        numbers.by_ref().take(count).collect()
    })
}

fn expand<'c>(product: lir::FragmentMulAddOp<'c>) -> Option<()> {
    let own = Own::new(Builder::before(product.op()));
    let [left, right, sum] = matrices(product);
    let [left_numbers, right_numbers, sums] = numbers(product);
    let share = |matrix: CoopMatrixType<'c>, numbers| {
        Some(Share {
            fragment: Fragment::in_registers(matrix)?,
            small: matrix.element().as_small_float(),
            numbers,
        })
    };
    let mut left = share(left, left_numbers)?;
    left.numbers = row_by_row(&left.fragment, &left.numbers);
    let shares = [left, share(right, right_numbers)?, share(sum, sums)?];
    let made = products::exchange(&own, &shares, product.unsigned_factors())?;
    replace(product.op(), &made);
    Some(())
}

/// Numbers in the order of a fragment's blocks, of those in the order of registers: there, blocks below each other
/// come first.
fn row_by_row<'c>(fragment: &Fragment<'c>, numbers: &[Value<'c>]) -> Vec<Value<'c>> {
    let [rows, _] = fragment.blocks;
    let held = fragment.held as usize;
    let of_block = |[row, column]: [i64; 2]| {
        let first = (column * rows + row) as usize * held;
        numbers[first..first + held].to_vec()
    };
    fragment.places().flat_map(of_block).collect()
}

fn replace<'c>(op: Op<'c>, made: &[Value<'c>]) {
    for (result, &value) in op.results().zip(made) {
        result.replace_all_uses(value);
    }
    op.erase();
}

/// Brings products that are instructions into the form that emitters take, of
/// [`instructions`](super::instructions). Returns whether there are any.
pub fn to_instructions(module: Op<'_>) -> bool {
    let found = products(module);
    for &product in &found {
        let b = Builder::before(product.op());
        let (types, numbers) = (matrices(product), numbers(product));
        let mut made = types.iter().zip(&numbers).map(|(matrix, numbers)| {
            UnrealizedConversionCastOp::build(&b, &[matrix.ty()], numbers)
                .op()
                .result(0)
        });
        let (Some(left), Some(right), Some(sum)) = (made.next(), made.next(), made.next()) else {
            continue;
        };
        let is_unsigned = product.unsigned_factors();
        let sum = lir::CoopMatMulAddOp::build(&b, sum.ty(), is_unsigned, left, right, sum);
        let results = product.op().result_types();
        let cast = UnrealizedConversionCastOp::build(&b, &results, &[sum.result()]);
        replace(product.op(), &cast.op().results().collect::<Vec<_>>());
    }
    !found.is_empty()
}
