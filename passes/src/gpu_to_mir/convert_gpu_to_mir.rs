//! `--convert-gpu-to-mir`: kernels of upstream's `gpu`, `memref`, `index` and `vector`
//! dialects to mir.
//!
//! ```mlir
//! gpu.module @m {                            func.func @k(%x: !mir.ptr<global, f32>
//!   gpu.func @k(%x: memref<?xf32>)               {mir.resource = …}, %n: i32)
//!       kernel attributes {                      attributes {mir.kernel =
//!         known_block_size = …} {                  #mir.kernel<compute, …>} {
//!     %i = gpu.thread_id x               →     %i = mir.gpu.local_id x
//!     %v = memref.load %x[%i] : …              %p = mir.gpu.gep unsigned %x[%i] stride 4
//!     …                                        %v = mir.gpu.load %p
//! ```
//!
//! A memref of static sizes becomes a pointer, one of dynamic sizes a pointer followed by those sizes. `index`
//! becomes an integer of `index-bitwidth` bits. Upstream's passes outline `gpu.launch`, and lower `affine`, `linalg`,
//! `tosa` and `complex` first. Host code in the same module is left out. A module with kernels of
//! mir, lir or gir and none of upstream's stays as it is.
//!
//! The whole module is checked before anything changes. Symbols are converted first, in a serial step; then functions
//! are converted in parallel: memory is passed through branches, loops and calls as pointers and sizes, accesses
//! become loads and stores, and 1:1 patterns do the rest.

use super::{
    INDEX_BITWIDTH, MEMORY_SPACES, all_reduce, arith,
    buffers::Buffers,
    check, clusters, complex, control,
    device::{self, Device},
    flow, general, grid, index, instructions, matrices, outline, parameters, powers, prints,
    subgroup_sizes, subgroups,
    symbols::Symbols,
    types::Types,
    vectors, wide,
};
use crate::profile::{recorded, requested_target};
use gir_dialects::{
    ir::{Context, Op},
    names,
    pass::{self, PassInfo, PassRun, State, parallel_for},
    rewrite::{PatternSet, Patterns},
};
use std::sync::Arc;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "convert-gpu-to-mir",
    description: "Convert kernels of upstream's gpu, memref and index dialects to mir",
    anchor: "builtin.module",
    options: &[INDEX_BITWIDTH, MEMORY_SPACES],
    dialects: &[
        "arith", "cf", "func", "gpu", "math", "memref", "mir", "scf", "ub", "vector",
    ],
    initialize: Some(initialize),
    concerns: None,
    run,
};

fn initialize(context: &Context) -> State {
    let mut patterns = PatternSet::new(context);
    arith::add_patterns(&mut patterns);
    powers::add_patterns(&mut patterns);
    grid::add_patterns(&mut patterns);
    prints::add_patterns(&mut patterns);
    index::add_patterns(&mut patterns);
    subgroups::add_patterns(&mut patterns);
    vectors::add_patterns(&mut patterns);
    Arc::new(patterns.freeze())
}

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let Some(types) = Types::chosen(pass) else {
        return;
    };
    let Some(mut device) = Device::find(module) else {
        return pass.note_unchanged();
    };
    if !general::launch_mapped_loops(module) {
        return;
    }
    if general::has_launches(module) {
        if !general::outline(module) {
            return;
        }
        let Some(found) = Device::find(module) else {
            return;
        };
        device = found;
    }
    if !take_target(module) {
        return;
    }
    let context = module.context();
    let sound = pass::succeeds(|| {
        clusters::take_from_launches(module);
        device.check();
        for &function in &device.functions {
            clusters::check(function, &device.functions);
        }
        device.functions.iter().copied().for_each(general::lower);
        device
            .globals
            .iter()
            .for_each(|&op| complex::lower_global(op));
        device
            .globals
            .iter()
            .for_each(|&global| check::global(global, &types));
        parallel_for(context, &device.functions, |&function| {
            check::function(function, device::is_kernel(function), &types);
        });
    });
    let mut symbols = Symbols::new(module, &device, types);
    let settled = sound && pass::succeeds(|| settle(&mut device, &mut symbols));
    if !settled {
        return;
    }
    module.remove_attribute(names::GPU_CONTAINER_MODULE);
    let patterns: &Patterns = pass.state();
    parallel_for(context, &device.functions, |&function| {
        convert(function, &symbols, &types, patterns);
    });
}

/// Records the target that the modules of kernels ask for, unless there is one; false after a diagnostic.
fn take_target(module: Op<'_>) -> bool {
    if recorded::name_of(module).is_some() {
        return true;
    }
    match requested_target::of(module, None) {
        Ok(Some(name)) => recorded::record(module, &name),
        Ok(None) => true,
        Err(requested_target::Reported) => false,
    }
}

/// Converts the parts that functions share.
fn settle<'c>(device: &mut Device<'c>, symbols: &mut Symbols<'c>) {
    device.drop_host();
    device.functions.iter().copied().for_each(clusters::expand);
    outline::hoist(device, symbols);
    let is_kernel = |function: &Op<'_>| function.attribute(names::MIR_KERNEL).is_some();
    let kernels = device.functions.iter().copied().filter(is_kernel);
    kernels.for_each(parameters::simplify);
    subgroup_sizes::note(&device.functions);
    for &function in &device.functions {
        let _ = instructions::expand(function) && matrices::expand(function);
    }
    all_reduce::lower(&device.functions, symbols);
    symbols.lower(device);
}

fn convert(function: Op<'_>, symbols: &Symbols<'_>, types: &Types, patterns: &Patterns) {
    let is_kernel = function.attribute(names::MIR_KERNEL).is_some();
    let converted = pass::succeeds(|| {
        control::simplify(function);
        wide::lower(function);
        prints::prepare(function, types);
        index::convert_types(function, types);
        flow::expand(function, is_kernel, types);
        Buffers::new(function, symbols, *types).lower();
    });
    if !converted || !pass::succeeds(|| patterns.walk(function)) {
        return;
    }
    function.walk_pre(|op| {
        let dialect = op.name().split_once('.').map_or("", |(dialect, _)| dialect);
        if [
            "gpu", "memref", "index", "builtin", "nvvm", "rocdl", "nvgpu",
        ]
        .contains(&dialect)
        {
            op.error("could not be converted");
        }
    });
}
