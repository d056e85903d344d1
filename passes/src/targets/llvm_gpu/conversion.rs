//! The conversion of a module for a GPU, in one step.

use super::{Gpu, globals, grid, kernels, names, synchronization};
use crate::{
    profile::recorded,
    targets::llvm::{
        self,
        conversion::{Prepared, hoist_variables},
    },
};
use gir_dialects::{
    ir::{self, Block, Context, Op},
    llvm::add_conversions,
    names as attributes,
    rewrite::{PatternSet, TypeConverter},
    upstream::func,
};

/// The patterns shared by code generators for GPUs; `add` adds those of one of them, including atomics and
/// subgroups.
pub fn prepare<G: Gpu>(
    context: &Context,
    add: fn(&mut PatternSet<'_>, &TypeConverter),
) -> Prepared {
    let converter = TypeConverter::to_llvm(context, llvm::types::convert::<G>);
    let mut patterns = PatternSet::new(context);
    add_conversions(&mut patterns, &converter);
    llvm::memory::add_patterns::<G>(&mut patterns, &converter);
    llvm::synchronization::add_patterns::<G>(&mut patterns, &converter);
    llvm::bits::add_patterns(&mut patterns, &converter);
    grid::add_patterns::<G>(&mut patterns, &converter);
    globals::add_patterns::<G>(&mut patterns, &converter);
    synchronization::add_patterns::<G>(&mut patterns, &converter);
    add(&mut patterns, &converter);
    Prepared::new(patterns, converter)
}

/// Converts a whole module after calling `before`, whose new symbols keep their names; false after an error.
pub fn convert<G: Gpu>(module: Op<'_>, prepared: &Prepared, before: fn(Op<'_>) -> bool) -> bool {
    let Some(profile) = recorded::profile(module) else {
        return false;
    };
    let functions = module.region(0).blocks().flat_map(Block::ops);
    let functions: Vec<_> = functions.filter(|op| op.is::<func::FuncOp<'_>>()).collect();
    if names::make_legal::<G>(module).is_none() || !before(module) {
        return false;
    }
    functions.iter().copied().for_each(hoist_variables);
    let Some(described) = kernels::take::<G>(&functions, &profile) else {
        return false;
    };
    let is_converted = prepared.convert(module);
    if is_converted {
        described.give::<G>(module);
        describe::<G>(module);
    }
    is_converted
}

/// Records the target on a module of the `llvm` dialect.
fn describe<G: Gpu>(module: Op<'_>) {
    let context = module.context();
    let given = [
        (attributes::LLVM_DATA_LAYOUT, G::DATA_LAYOUT),
        (attributes::LLVM_TARGET_TRIPLE, G::TRIPLE),
    ];
    for (name, text) in given {
        module.set_attribute(name, ir::string(context, text));
    }
    G::complete(module);
}
