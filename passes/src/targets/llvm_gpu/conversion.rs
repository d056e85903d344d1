//! The conversion of a module for a GPU, in one step, to a `gpu.module` that upstream's passes compile.
//!
//! ```mlir
//! module attributes {gpu.container_module, lir.target = "cuda-sm_90"} {
//!   gpu.module @kernels [#nvvm.target<chip = "sm_90">] attributes {llvm.data_layout = …, llvm.target_triple = …} {
//!     llvm.func @k(…) attributes {nvvm.kernel, …}
//!   }
//! }
//! ```

use super::{Gpu, debug_attributes::Detail, globals, grid, kernels, lines, names, synchronization};
use crate::{
    analysis::converted::is_converted,
    compiler::Compiler,
    profile::recorded,
    targets::llvm::{
        self,
        conversion::{Prepared, hoist_variables},
    },
};
use gir_dialects::{
    ir::{self, Attribute, Block, Builder, Context, Op, OpView},
    llvm::{add_conversions, translate},
    names as attributes,
    rewrite::{PatternSet, TypeConverter},
    upstream::{func, gpu},
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

/// Converts a whole module after calling `before`, whose new symbols keep their names; false after an error. A module
/// that is converted stays as it is.
pub fn convert<G: Gpu>(module: Op<'_>, prepared: &Prepared, before: fn(Op<'_>) -> bool) -> bool {
    if converted(module).is_some() {
        return true;
    }
    let Some(profile) = recorded::profile_for(module, G::FLAG, &[G::FAMILY]) else {
        return false;
    };
    let target = G::target(module, &profile);
    let functions = module.region(0).blocks().flat_map(Block::ops);
    let functions: Vec<_> = functions.filter(|op| op.is::<func::FuncOp<'_>>()).collect();
    if names::make_legal::<G>(module).is_none() || !before(module) {
        return false;
    }
    functions.iter().copied().for_each(hoist_variables);
    let Some(described) = kernels::take::<G>(&functions, &profile) else {
        return false;
    };
    let is_converted = prepared.convert(module, &["llvm", G::DIALECT]);
    if is_converted {
        described.give::<G>(module);
        enclose::<G>(module, &target);
    }
    is_converted
}

/// The name of the module of kernels.
const KERNELS: &str = "kernels";

/// The module of kernels that the conversion has made.
pub fn converted(module: Op<'_>) -> Option<Op<'_>> {
    let mut top = module.region(0).blocks().flat_map(Block::ops);
    top.find(|&op| is_converted(op))
}

/// The LLVM IR of a converted module, with debug information of a detail if that is asked for.
pub fn llvm_ir(module: Op<'_>, compiler: Compiler<'_>, detail: Detail) -> Option<Vec<u8>> {
    let device = converted(module)?;
    if compiler.has_debug_info() {
        lines::keep(device, detail);
    }
    translate(device)
}

/// Moves everything into a module of kernels, which records the target.
fn enclose<G: Gpu>(module: Op<'_>, target: &str) {
    let context = module.context();
    let Some(body) = module.region(0).first_block() else {
        return;
    };
    let converted: Vec<_> = body.ops().collect();
    let target = Attribute::parse(context, target).map(|target| ir::array(context, &[target]));
    let b = Builder::at_end(body, module.location());
    let device = gpu::GPUModuleOp::build(&b, KERNELS, target, None).op();
    if device.region(0).is_empty() {
        device.region(0).append(Block::new(&[]));
    }
    let Some(inner) = device.region(0).first_block() else {
        return;
    };
    converted.iter().for_each(|op| op.move_to_end(inner));
    module.set_attribute(attributes::GPU_CONTAINER_MODULE, ir::flag(context));
    let given = [
        (attributes::LLVM_DATA_LAYOUT, G::DATA_LAYOUT),
        (attributes::LLVM_TARGET_TRIPLE, G::TRIPLE),
    ];
    for (name, text) in given {
        device.set_attribute(name, ir::string(context, text));
    }
    G::complete(device);
}
