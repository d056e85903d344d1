//! `--convert-llvm-to-mir`: kernels of the `llvm` dialect, which LLVM IR becomes, to mir.
//!
//! ```mlir
//! llvm.func spir_kernelcc @k(                      func.func @k(%x: !mir.ptr<global, f32>
//!     %x: !llvm.ptr<1>) {                              {mir.resource = …}) attributes {
//!   %i = llvm.call @_Z13get_global_idj(%c0)    →       mir.kernel = #mir.kernel<compute>} {
//!   %p = llvm.getelementptr %x[%i] : …, f32        %i = mir.gpu.global_id x : i32
//!   %v = llvm.load %p : !llvm.ptr<1> -> f32        %p = mir.gpu.gep unsigned %x[%i] stride 4
//!   …                                              %v = mir.gpu.load %p
//! ```
//!
//! A module with a triple of SPIR, SPIR-V, NVIDIA's or AMD's GPUs is converted, others stay as they are. The
//! storage spaces and element types of all pointers are found first, from all uses in the module. Then functions,
//! globals and bodies are made: each operation becomes those of mir, `arith`, `math`, `vector` and `cf`. Functions
//! of OpenCL, CUDA and HIP become their meaning. Arithmetic that overflows wraps, an undefined value is zero, flags
//! for fast arithmetic are dropped. The steps that follow the conversion of upstream's kernels follow here too.

use super::{
    convert::Conversion,
    functions, globals, kernel_names, kernels,
    layout::Layout,
    prints, signatures, spirv_annotations, spirv_builtins, spirv_metadata,
    types::is_defined,
    votes,
    world::{self, World},
};
use crate::gpu_to_mir::foreign;
use gir_dialects::{
    ir::{Block, Context, Op, OpView},
    pass::{self, PassInfo, PassRun, State},
    rewrite::Patterns,
    upstream::llvm,
};
use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "convert-llvm-to-mir",
    description: "Convert kernels of the llvm dialect, imported from LLVM IR, to mir",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "cf", "func", "math", "mir", "scf", "ub", "vector"],
    initialize: Some(initialize),
    concerns: None,
    run,
};

fn initialize(context: &Context) -> State {
    Arc::new(foreign::patterns(context))
}

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let Some(world) = world_of(module) else {
        return pass.note_unchanged();
    };
    let mut found = vec![];
    if pass::succeeds(|| found = convert(module, world)) {
        let patterns: &Patterns = pass.state();
        foreign::finish(&found, patterns);
    }
}

fn top<'c>(module: Op<'c>) -> impl Iterator<Item = Op<'c>> {
    module.region(0).blocks().flat_map(Block::ops)
}

/// Whether a module is one that the pass converts.
pub fn concerns(module: Op<'_>) -> bool {
    world_of(module).is_some()
}

fn world_of(module: Op<'_>) -> Option<World> {
    let has_functions = top(module).any(|op| op.is::<llvm::LLVMFuncOp<'_>>());
    has_functions.then(|| World::of(module)).flatten()
}

/// Converts a module; returns the functions of mir.
fn convert<'c>(module: Op<'c>, world: World) -> Vec<Op<'c>> {
    let functions: Vec<_> = top(module)
        .filter_map(|op| op.cast::<llvm::LLVMFuncOp<'c>>())
        .collect();
    let globals: Vec<_> = top(module)
        .filter_map(|op| op.cast::<llvm::GlobalOp<'c>>())
        .collect();
    let by_name: HashMap<_, _> = functions.iter().map(|&one| (one.sym_name(), one)).collect();
    let defined: Vec<_> = functions
        .into_iter()
        .filter(|&one| is_defined(one))
        .collect();
    let defined = needed(defined, &by_name);
    let layout = Layout::of(module, world);
    let read = |&function: &_| spirv_builtins::replace(function, layout);
    let read: Vec<_> = defined.iter().map(read).collect();
    if !spirv_metadata::check_decorations(module) || read.contains(&false) {
        return vec![];
    }
    let by_symbol: HashMap<_, _> = globals.iter().map(|&one| (one.sym_name(), one)).collect();
    let annotated = |&function: &_| spirv_annotations::replace(function, &by_symbol, layout);
    let annotated: Vec<_> = defined.iter().map(annotated).collect();
    if annotated.contains(&false) {
        return vec![];
    }
    let printed = |&function: &_| prints::convert(function, &by_symbol, layout);
    // All of them, so that each reports its errors.
    let converted: Vec<_> = defined.iter().map(printed).collect();
    if converted.contains(&false) {
        return vec![];
    }
    if is_recursive(&defined) {
        return vec![];
    }
    let used = used_globals(&defined);
    let globals: Vec<_> = globals
        .into_iter()
        .filter(|one| used.contains(one.sym_name()))
        .collect();
    let mut pointers = votes::pointers((world, layout), &by_name, &globals, &defined);
    globals::join_dynamic(world, &mut pointers, &globals);
    let global_names = globals::names(world, &globals, &by_name);
    let conversion = Conversion {
        global_names,
        world,
        layout,
        pointers,
        functions: by_name,
    };
    globals::convert(&conversion, &globals);
    let mut made = vec![];
    for &function in &defined {
        if let Some(new) = signatures::declare(&conversion, function)
            && functions::convert(&conversion, function, new)
        {
            made.push(new.op());
        }
    }
    if made.len() == defined.len() {
        globals::erase_unused(module);
        erase_others(module);
        spirv_metadata::finish(module);
        world::forget(module);
    }
    made
}

/// Erases all kernels but the one of a name, if there is one of that name.
pub fn keep_kernel(module: Op<'_>, name: &str) {
    let functions = top(module).filter_map(|op| op.cast::<llvm::LLVMFuncOp<'_>>());
    let kernels: Vec<_> = functions.filter(|&one| kernels::is_kernel(one)).collect();
    let names: Vec<_> = kernels.iter().map(|kernel| kernel.sym_name()).collect();
    if let Some(name) = kernel_names::choose(&names, name) {
        let others = kernels.iter().filter(|kernel| kernel.sym_name() != name);
        others.for_each(|kernel| kernel.op().erase());
    }
}

/// The functions that kernels need; all functions of a module without kernels.
fn needed<'c>(
    defined: Vec<llvm::LLVMFuncOp<'c>>,
    by_name: &HashMap<&'c str, llvm::LLVMFuncOp<'c>>,
) -> Vec<llvm::LLVMFuncOp<'c>> {
    let kernels = defined.iter().filter(|&&one| kernels::is_kernel(one));
    let mut pending: Vec<_> = kernels.map(|kernel| kernel.sym_name()).collect();
    if pending.is_empty() {
        return defined;
    }
    let mut reached = HashSet::new();
    while let Some(name) = pending.pop() {
        if let Some(function) = by_name.get(name).filter(|_| reached.insert(name)) {
            function.op().walk_pre(|op| {
                let call = op.cast::<llvm::CallOp<'c>>();
                pending.extend(call.and_then(llvm::CallOp::callee));
            });
        }
    }
    let is_reached = |function: &llvm::LLVMFuncOp<'c>| reached.contains(function.sym_name());
    defined.into_iter().filter(is_reached).collect()
}

/// Reports a call that leads back to its own function; returns whether there is one.
fn is_recursive<'c>(functions: &[llvm::LLVMFuncOp<'c>]) -> bool {
    let calls = |function: &llvm::LLVMFuncOp<'c>| {
        let mut calls = vec![];
        function.op().walk_pre(|op| {
            let call = op.cast::<llvm::CallOp<'c>>();
            calls.extend(call.and_then(|call| Some((op, call.callee()?))));
        });
        calls
    };
    let calls: HashMap<_, _> = functions
        .iter()
        .map(|function| (function.sym_name(), calls(function)))
        .collect();
    let leads_to = |from: &'c str, to: &'c str| {
        let (mut pending, mut seen) = (vec![from], HashSet::new());
        while let Some(name) = pending.pop() {
            if name == to {
                return true;
            }
            if seen.insert(name) {
                pending.extend(
                    calls
                        .get(name)
                        .into_iter()
                        .flatten()
                        .map(|(_, callee)| *callee),
                );
            }
        }
        false
    };
    let mut found = false;
    for function in functions {
        let name = function.sym_name();
        for (op, callee) in &calls[name] {
            if calls.contains_key(callee) && leads_to(callee, name) {
                op.error(format!(
                    "calls '@{callee}', which leads back to '@{name}': functions must not be recursive; use a loop"
                ));
                found = true;
            }
        }
    }
    found
}

/// The names of the globals that functions use.
fn used_globals<'c>(functions: &[llvm::LLVMFuncOp<'c>]) -> HashSet<&'c str> {
    let mut used = HashSet::new();
    for function in functions {
        function.op().walk_pre(|op| {
            used.extend(
                op.cast::<llvm::AddressOfOp<'c>>()
                    .map(llvm::AddressOfOp::global_name),
            );
        });
    }
    used
}

/// Erases what is left of the `llvm` dialect.
fn erase_others(module: Op<'_>) {
    let left: Vec<_> = top(module)
        .filter(|op| op.name().starts_with("llvm."))
        .collect();
    left.into_iter().for_each(Op::erase);
}
