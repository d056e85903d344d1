//! `--lir-to-memref`: kernels that compute a whole grid to upstream's dialects `func`, `scf`, `arith` and `memref`.
//!
//! ```mlir
//! func.func @k(%x: !mir.ptr<global, i32>     func.func @k(%x: memref<?xi32>, %n: i32, …) {
//!     {lir.resource = …}, %n: i32, …)          %v = arith.index_cast %i : i32 to index
//!     attributes {lir.kernel = …} {      →     %w = memref.load %x[%v] : memref<?xi32>
//!   %p = lir.gep unsigned %x[%i] stride 4      …
//!   %w = lir.load %p align 4
//! ```
//!
//! The numbers of workgroups become parameters behind all others, and behind them the extents of a workgroup, where the
//! kernel asks for them.
//!
//! A pointer is a memref of one dimension and the number of an element in it, computed in 32 bits: memory has fewer
//! elements. Workgroup and private storage are memrefs of the kernel, constant tables are `memref.global`s. Critical
//! sections and fences are left out: the kernel is one process, whose accesses have the order of the program, and the
//! memory is its own while it runs. Minimum, maximum, absolute value and counts of bits become plain arithmetic. An op
//! or annotation without a counterpart is an error, never left out; annotations for FPGAs become attributes with the
//! prefix `fpga.`.

use super::{arithmetic, kernels, memory::Place, storage::Globals};
use gir_dialects::{
    ir::{Block, Builder, Op, OpView as _, Value},
    lir,
    mir::PtrType,
    names,
    pass::{PassInfo, PassRun},
    upstream::func,
};
use std::collections::HashMap;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-to-memref",
    description: "Convert kernels that compute a grid to upstream's func, scf, arith and memref dialects",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "cf", "func", "memref", "scf"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    convert_module(pass.op());
}

/// `None` after an error.
fn convert_module(module: Op<'_>) -> Option<()> {
    check_top(module)?;
    let globals = Globals::of(module)?;
    globals.inline_users(module)?;
    let top = module.region(0).blocks().flat_map(Block::ops);
    let functions: Vec<_> = top.filter_map(Op::cast::<func::FuncOp<'_>>).collect();
    for &function in &functions {
        convert(function, &globals)?;
    }
    globals.finish();
    functions.into_iter().for_each(kernels::finish);
    kernels::strip(module);
    Some(())
}

/// Checks that a module has functions and globals only; `None` after errors.
fn check_top(module: Op<'_>) -> Option<()> {
    let mut is_lowered = true;
    for op in module.region(0).blocks().flat_map(Block::ops) {
        if !op.is::<func::FuncOp<'_>>() && !op.is::<lir::GlobalOp<'_>>() {
            op.error("has no counterpart in upstream's dialects func, scf, arith and memref; run --lower-to-lir first");
            is_lowered = false;
        }
    }
    is_lowered.then_some(())
}

/// Dialects whose operations stay.
const KEPT: [&str; 6] = ["arith", "cf", "func", "math", "scf", "ub"];

/// A function under conversion.
struct Body<'c, 'g> {
    entry: Block<'c>,
    globals: &'g Globals<'c>,
    places: HashMap<Value<'c>, Place<'c>>,
    /// Storage that a global has in this function.
    storage: HashMap<&'c str, Value<'c>>,
    /// Ops whose results are pointers; their users are converted first.
    pointers: Vec<Op<'c>>,
}

/// `None` after an error.
fn convert<'c>(function: func::FuncOp<'c>, globals: &Globals<'c>) -> Option<()> {
    let op = function.op();
    let Some(entry) = op.region(0).first_block() else {
        op.error("is only declared; link its definition");
        return None;
    };
    if is_kernel(op) {
        kernels::add_grid(op, entry);
    }
    let mut ops = vec![];
    op.walk_pre(|inner| ops.push(inner));
    let mut body = Body {
        entry,
        globals,
        places: HashMap::new(),
        storage: HashMap::new(),
        pointers: vec![],
    };
    body.parameters(op)?;
    for inner in ops.into_iter().skip(1) {
        body.convert(inner)?;
    }
    body.pointers.iter().rev().for_each(|op| op.erase());
    Some(())
}

impl<'c> Body<'c, '_> {
    /// Makes memrefs of the pointers among the parameters; `None` after an error.
    fn parameters(&mut self, function: Op<'c>) -> Option<()> {
        let parameters: Vec<_> = self.entry.arguments().collect();
        let names = kernels::parameter_names(function);
        for (number, argument) in parameters.into_iter().enumerate() {
            if let Some(Some(name)) = names.get(number) {
                argument.set_name(name);
            }
            let Some(pointer) = PtrType::from_type(argument.ty()) else {
                continue;
            };
            argument.set_type(Place::memory(function, pointer, None)?);
            self.places.insert(argument, Place::start(argument));
        }
        Some(())
    }

    fn place(&self, op: Op<'c>, pointer: Value<'c>) -> Option<Place<'c>> {
        let place = self.places.get(&pointer).copied();
        if place.is_none() {
            op.error("uses a pointer whose memory is not known; compute it from a parameter or from storage");
        }
        place
    }

    /// Converts an op; `None` after an error.
    fn convert(&mut self, op: Op<'c>) -> Option<()> {
        let b = Builder::before(op);
        if let Some(gep) = op.cast::<lir::GepOp<'c>>() {
            let place = self.place(op, gep.base())?.step(&b, gep)?;
            self.found(op, place);
        } else if let Some(cast) = op.cast::<lir::PtrCastOp<'c>>() {
            let place = self.place(op, cast.operand())?;
            self.found(op, place);
        } else if let Some(address) = op.cast::<lir::AddressOfOp<'c>>() {
            let base = self.global(op, address.global())?;
            self.found(op, Place::start(base));
        } else if let Some(variable) = op.cast::<lir::VarOp<'c>>() {
            let base = Place::variable(self.entry, variable)?;
            self.found(op, Place::start(base));
        } else if let Some(load) = op.cast::<lir::LoadOp<'c>>() {
            check_plain(op, load.ordering().is_some(), load.is_volatile())?;
            let value = self
                .place(op, load.ptr())?
                .load(&b, op, load.result().ty())?;
            op.result(0).replace_all_uses(value);
            op.erase();
        } else if let Some(store) = op.cast::<lir::StoreOp<'c>>() {
            check_plain(op, store.ordering().is_some(), store.is_volatile())?;
            self.place(op, store.ptr())?.store(&b, op, store.value())?;
            op.erase();
        } else if is_order(op) {
            op.erase();
        } else if !arithmetic::expand(&b, op) {
            self.keep(op)?;
        }
        Some(())
    }

    fn found(&mut self, op: Op<'c>, place: Place<'c>) {
        self.places.insert(op.result(0), place);
        self.pointers.push(op);
    }

    /// The memory of a global in this function.
    fn global(&mut self, op: Op<'c>, name: &'c str) -> Option<Value<'c>> {
        if let Some(&known) = self.storage.get(name) {
            return Some(known);
        }
        let memory = self.globals.memory(op, self.entry, name)?;
        self.storage.insert(name, memory);
        Some(memory)
    }

    /// Checks that an op may stay; `None` after an error.
    fn keep(&self, op: Op<'c>) -> Option<()> {
        let name = op.name();
        let dialect = name.split_once('.').map_or(name, |(dialect, _)| dialect);
        if !KEPT.contains(&dialect) {
            op.error("has no counterpart in upstream's dialects func, scf, arith and memref; remove it for this flow");
            return None;
        }
        let arguments = op.regions().flat_map(|region| region.blocks());
        let arguments = arguments.flat_map(|block| block.arguments());
        let mut values = op.results().chain(arguments).chain(op.operands());
        if values.any(|value| PtrType::from_type(value.ty()).is_some()) {
            op.error("carries a pointer, and a memref has no index with it; carry the index");
            return None;
        }
        Some(())
    }
}

/// Checks that an access is neither atomic nor volatile; `None` after an error.
fn check_plain(op: Op<'_>, is_atomic: bool, is_volatile: bool) -> Option<()> {
    let problem = match (is_atomic, is_volatile) {
        (true, _) => {
            "is atomic, as no access to a memref is; --allow-atomic-fallback makes it a critical section"
        }
        (_, true) => "is volatile, as no access to a memref is; remove it",
        _ => return Some(()),
    };
    op.error(problem);
    None
}

/// Whether an op only orders accesses.
fn is_order(op: Op<'_>) -> bool {
    op.is::<lir::BeginCriticalSectionOp<'_>>()
        || op.is::<lir::EndCriticalSectionOp<'_>>()
        || op.is::<lir::MemFenceOp<'_>>()
}

/// Whether a function is a kernel.
pub fn is_kernel(function: Op<'_>) -> bool {
    function.attribute(names::LIR_KERNEL).is_some()
}
