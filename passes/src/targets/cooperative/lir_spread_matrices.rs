//! `--lir-spread-matrices`: distributes the numbers of a cooperative matrix over the work-items.
//!
//! ```mlir
//! %d = lir.coop_mat_mul_add %a, %b, %c     %l = lir.subgroup_shuffle %a0, %row_0
//!   : <8x8xi32, a, …>, … -> …         →    %r = lir.subgroup_shuffle %b0, %column_0
//!                                          %0 = arith.muli %l, %r : i32
//!                                          %1 = arith.addi %c0, %0 : i32      // and so on
//! ```
//!
//! [`fragments`](super::fragments) assigns elements to work-items: loads and stores access them one by one.
//! NVIDIA's instructions use the same assignment, so a product becomes those instructions that the architecture
//! has; [`instructions`] describes their form in lir. Where there is none, and for matrices of integers in
//! Metal, whose matrices have floats (MSL, section 2.4), the work-items exchange their numbers. This is a
//! fallback: a remark reports each place, and the function records it in `lir.fallbacks`. Metal's matrices of
//! other shapes stay, and printing refuses them.

use super::{
    elements,
    fragments::{Fragment, HOLDERS, SIDE},
    instructions, lir_expand_fragments, memory, products,
    tensor_cores::{Extents, TensorCores},
};
use crate::{
    analysis::taken,
    lir::vectors::split::{
        self,
        Replacement::{self, Nothing, Pieces, Whole},
        Rules, Split,
    },
    profile::{Family, recorded},
};
use gir_dialects::{
    ir::{Builder, LocationExt, Op, OpView, Type, TypeExt},
    lir,
    mir::{self, CoopMatrixType},
    names,
    pass::{PassInfo, PassRun},
    upstream::{arith, builtin::UnrealizedConversionCastOp, func, ub},
};
use std::collections::HashSet;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-spread-matrices",
    description: "Distribute the numbers of a cooperative matrix over the work-items of a subgroup",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "lir", "math", "ub"],
    initialize: None,
    concerns: None,
    run,
};

/// The replacement of matrices, for remarks and records.
pub const INSTEAD: &str = "numbers that the work-items of a subgroup exchange";

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let Some(profile) = recorded::profile(module) else {
        return;
    };
    let cores = (profile.family == Family::Cuda).then(|| TensorCores::of(module, &profile));
    let is_spread = spread(module, cores);
    if cores.is_none() {
        elements::take_apart(module);
    }
    let has_products = cores.is_some() && lir_expand_fragments::to_instructions(module);
    if !is_spread && !has_products {
        pass.note_unchanged();
    }
}

/// Spreads the matrices of a module; returns whether there are any.
fn spread(module: Op<'_>, cores: Option<TensorCores>) -> bool {
    let spread = Spread { cores };
    if !spread.takes_all(module) {
        return true;
    }
    let mut found = vec![];
    module.walk_pre(|op| {
        let mut values = op.operands().chain(op.results());
        let is_lirs = op.name().starts_with("lir.") && !is_instruction(op);
        if is_lirs && values.any(|value| CoopMatrixType::from_type(value.ty()).is_some()) {
            found.push(op);
        }
    });
    if cores.is_none() {
        found.retain(|op| {
            let mut values = op.operands().chain(op.results());
            values.any(|value| spread.fragment(value.ty()).is_some())
        });
    }
    if found.is_empty() {
        return false;
    }
    // Tiles of a matrix have the matrix's location.
    let mut places = HashSet::new();
    found.retain(|op| places.insert((op.name(), op.location().place())));
    let mut is_good = true;
    for op in found {
        if let Some(reason) = spread.why_exchanged(op) {
            op.remark(format!("becomes {INSTEAD}: {reason}"));
            taken::note(op, INSTEAD);
        }
        is_good &= has_holders(op) && elements::has_number(op);
    }
    if is_good {
        split::module(module, &spread);
    }
    true
}

/// The types of an operation's results; for a function, also those of its parameters.
fn types(op: Op<'_>) -> Vec<Type<'_>> {
    let signature = op
        .cast::<func::FuncOp<'_>>()
        .and_then(|function| function.function_type().as_function());
    let (mut types, results) = signature.unwrap_or_default();
    types.extend(results);
    types.extend(op.results().map(|result| result.ty()));
    types
}

/// Whether a product is on matrices that this pass has made: a single instruction.
fn is_instruction(op: Op<'_>) -> bool {
    let product = op.cast::<lir::CoopMatMulAddOp<'_>>();
    let made = product.and_then(|product| product.a().defining_op());
    made.is_some_and(|made| made.is::<UnrealizedConversionCastOp<'_>>())
}

/// Whether a workgroup consists of whole subgroups, as far as its size is known; otherwise reports an error.
pub fn has_holders(op: Op<'_>) -> bool {
    let parents = std::iter::successors(Some(op), |op| op.parent());
    let mut kernels = parents.filter_map(|op| op.attribute(names::LIR_KERNEL));
    let kernel = kernels.next().and_then(mir::KernelAttr::from_attribute);
    let size = kernel.map_or(vec![], |kernel| kernel.workgroup_size().to_vec());
    let is_whole = size.is_empty() || size.iter().product::<i64>() % HOLDERS == 0;
    if !is_whole {
        op.error(format!(
            "is held by subgroups of {HOLDERS} work-items, but a subgroup of the kernel is partial; make the workgroup size a multiple of {HOLDERS}"
        ));
    }
    is_whole
}

/// The distribution of matrices over the numbers of work-items.
struct Spread {
    /// NVIDIA's tensor cores; with `None`, for Metal, matrices of floats stay.
    cores: Option<TensorCores>,
}

impl Spread {
    /// A work-item's share of values of a type.
    fn fragment<'c>(&self, ty: Type<'c>) -> Option<Fragment<'c>> {
        let matrix = CoopMatrixType::from_type(ty)?;
        let is_spread = self.cores.is_some()
            || [matrix.rows(), matrix.columns()] == [SIDE; 2]
                && matrix.element().as_integer().is_some();
        is_spread.then(|| Fragment::of(matrix)).flatten()
    }

    /// Whether all matrices of a module are spread; otherwise reports the operations that define or use one
    /// that is not. The matrices that stay in Metal are checked by its printer.
    fn takes_all(&self, module: Op<'_>) -> bool {
        let mut is_good = true;
        module.walk_pre(|op| {
            let odd = types(op).into_iter().find(|&ty| {
                CoopMatrixType::from_type(ty).is_some() && self.fragment(ty).is_none()
            });
            if let Some(ty) = odd.filter(|_| self.cores.is_some()) {
                is_good = false;
                op.error(format!(
                    "has a matrix of type {ty}; NVIDIA's GPUs support those whose rows and columns are multiples of {SIDE}, and a depth of 4 of f64 and tf32"
                ));
            }
        });
        is_good
    }

    /// The reason for which an operation has no instruction.
    fn why_exchanged(&self, op: Op<'_>) -> Option<String> {
        let Some(cores) = self.cores else {
            return Some("Metal has matrices of floats only".to_owned());
        };
        let product = op.cast::<lir::CoopMatMulAddOp<'_>>()?;
        let [factor, sum] = [product.a(), product.c()]
            .map(|matrix| CoopMatrixType::from_type(matrix.ty()).map(CoopMatrixType::element));
        let (factor, sum) = (factor?, sum?);
        match self.extents(cores, product) {
            Some(_) => None,
            None => Some(format!(
                "the target has no instruction for such matrices of {factor} with sums of {sum}"
            )),
        }
    }

    /// The extents of the instructions for a product.
    fn extents(&self, cores: TensorCores, product: lir::CoopMatMulAddOp<'_>) -> Option<Extents> {
        let factor = CoopMatrixType::from_type(product.a().ty())?;
        let sum = CoopMatrixType::from_type(product.c().ty())?;
        let extents = cores.extents(factor.element(), sum.element())?;
        let least = extents.depths.last()?;
        (factor.columns() % least == 0).then_some(extents)
    }
}

impl Rules for Spread {
    fn pieces<'c>(&self, ty: Type<'c>) -> Option<(usize, Type<'c>)> {
        let fragment = self.fragment(ty)?;
        Some((fragment.count(), fragment.element))
    }

    fn replacement<'c>(&self, split: &Split<'_, 'c>, op: Op<'c>) -> Option<Replacement<'c>> {
        let b = Builder::before(op);
        match op.name() {
            arith::SelectOp::NAME | ub::PoisonOp::NAME => split.elementwise(&b, op),
            lir::CoopMatSplatOp::NAME => {
                let (count, _) = self.pieces(op.result(0).ty())?;
                Some(Pieces(vec![op.operand(0); count]))
            }
            lir::CoopMatMapOp::NAME => elements::map(b, split, op.cast()?).map(Pieces),
            lir::CoopMatExtractOp::NAME => elements::extract(split, op.cast()?).map(Whole),
            lir::CoopMatInsertOp::NAME => elements::insert(split, op.cast()?).map(Pieces),
            lir::CoopMatLoadOp::NAME => memory::load(b, op.cast()?).map(Pieces),
            lir::CoopMatStoreOp::NAME => {
                let store = op.cast::<lir::CoopMatStoreOp<'c>>()?;
                memory::store(b, store, &split.all(store.value())).map(|()| Nothing)
            }
            lir::CoopMatMulAddOp::NAME => {
                let product = op.cast()?;
                let extents = self.cores.and_then(|cores| self.extents(cores, product));
                match extents {
                    Some(extents) => instructions::multiply(b, split, product, extents).map(Pieces),
                    None => products::multiply(b, split, product).map(Pieces),
                }
            }
            _ => None,
        }
    }

    fn refusal(&self) -> String {
        match self.cores {
            None => format!(
                "has matrices with other extents than the {SIDE} rows and {SIDE} columns of Metal"
            ),
            Some(_) => "uses matrices in a way that NVIDIA's GPUs do not support".to_owned(),
        }
    }
}
