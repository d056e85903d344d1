//! `--convert-mir-to-gpu`: kernels of mir to upstream's `gpu`, `memref`, `arith` and `vector` dialects.
//!
//! ```mlir
//! func.func @k(%x: !mir.ptr<global, f32>,      gpu.module @kernels {
//!     %n: i32) attributes {mir.kernel =          gpu.func @k(%x: memref<?xf32>, %n: i32) kernel
//!     #mir.kernel<compute, …>} {                     attributes {known_block_size = …} {
//!   %i = mir.gpu.local_id x               →        %i = gpu.thread_id x
//!   %p = mir.gpu.gep unsigned %x[%n] stride 4      %j = arith.index_castui %n : i32 to index
//!   %v = mir.gpu.load %p                           %v = memref.load %x[%j] : memref<?xf32>
//! ```
//!
//! The inverse of `--convert-gpu-to-mir`. A pointer is a memref of one dimension and the index of an element: a kernel
//! takes the memref, another function both, the indices behind all other parameters. Anything without a counterpart is
//! an error. Saturating arithmetic is expanded first.

use super::{
    atomics, grid,
    places::{self, Place},
    prints, refused, total,
};
use crate::lir::arithmetic::lir_expand_saturating;
use gir_dialects::{
    ir::{
        self, Attribute, AttributeExt as _, Block, Builder, Context, Op, OpSpec, OpView as _, Type,
        TypeExt as _, Value,
    },
    mir::{self, PtrType, StorageSpace},
    names,
    pass::{PassInfo, PassRun, State},
    rewrite::Patterns,
    upstream::{cf, func, gpu, memref},
};
use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "convert-mir-to-gpu",
    description: "Convert kernels of mir to upstream's gpu, memref, arith and vector dialects",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "func", "gpu", "memref", "mir", "vector"],
    initialize: Some(initialize),
    concerns: None,
    run,
};

type Globals<'c> = BTreeMap<&'c str, mir::GlobalOp<'c>>;

fn initialize(context: &Context) -> State {
    Arc::new(lir_expand_saturating::patterns_of_mir(context))
}

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let saturating: &Patterns = pass.state();
    let (mut functions, mut globals, mut sound) = (vec![], Globals::new(), true);
    let ops: Vec<_> = module.region(0).blocks().flat_map(Block::ops).collect();
    for op in ops {
        if let Some(function) = op.cast::<func::FuncOp<'_>>() {
            saturating.walk(op);
            sound &= refused::check(function);
            functions.push(function);
        } else if let Some(global) = op.cast::<mir::GlobalOp<'_>>() {
            sound &= check_global(global);
            globals.insert(global.sym_name(), global);
        } else {
            op.error(
                "has no counterpart in a 'gpu.module'; run --gir-to-mir or --lir-to-mir first",
            );
            sound = false;
        }
    }
    let (Some(first), true) = (functions.first().copied(), sound) else {
        return;
    };
    let b = Builder::before(first.op());
    let target = gpu::GPUModuleOp::build(&b, "kernels", None, None).op();
    if target.region(0).is_empty() {
        target.region(0).append(Block::new(&[]));
    }
    let Some(body) = target.region(0).first_block() else {
        return;
    };
    module.set_attribute(names::GPU_CONTAINER_MODULE, ir::flag(module.context()));
    for function in functions {
        convert(function, body, &globals);
    }
    globals.values().for_each(|global| global.op().erase());
}

/// Only workgroup storage of known size is an attribution.
fn check_global(global: mir::GlobalOp<'_>) -> bool {
    let space = PtrType::from_type(global.type_()).map(PtrType::space);
    let problem = if space != Some(StorageSpace::Workgroup) {
        "is outside of workgroup storage; pass it to the kernels as a parameter"
    } else if global.dynamic() || global.address().is_some() || global.initializer().is_some() {
        "is sized, placed or filled by the launch, as no attribution is; give it a size alone"
    } else if places::memref_of(global.type_(), Some(global.count())).is_none() {
        "has elements that no memref has; use numbers or vectors"
    } else {
        return true;
    };
    global.op().error(problem);
    false
}

/// A function under conversion.
struct Body<'c, 'g> {
    entry: Block<'c>,
    is_kernel: bool,
    globals: &'g Globals<'c>,
    /// Places of pointers.
    places: HashMap<Value<'c>, Place<'c>>,
    /// Workgroup storage by the global, each an argument behind the parameters.
    attributions: BTreeMap<&'c str, Value<'c>>,
    /// Workgroup storage in all.
    shared: i64,
    /// Ops whose results are pointers; their users are converted first.
    pointers: Vec<Op<'c>>,
}

fn convert<'c>(function: func::FuncOp<'c>, target: Block<'c>, globals: &Globals<'c>) {
    let op = function.op();
    let Some(entry) = op.region(0).first_block() else {
        return;
    };
    let kernel = op
        .attribute(names::MIR_KERNEL)
        .and_then(mir::KernelAttr::from_attribute);
    let mut ops = vec![];
    op.walk_pre(|inner| ops.push(inner));
    let mut body = Body {
        entry,
        is_kernel: kernel.is_some(),
        globals,
        places: HashMap::new(),
        attributions: BTreeMap::new(),
        shared: 0,
        pointers: vec![],
    };
    body.parameters(function);
    let inputs: Vec<_> = entry.arguments().map(Value::ty).collect();
    for inner in ops.into_iter().skip(1) {
        if body.convert(inner).is_none() {
            return;
        }
    }
    body.pointers.iter().rev().for_each(|op| op.erase());
    let context = op.context();
    let results = function
        .function_type()
        .as_function()
        .map_or(vec![], |(_, results)| results);
    let ty = ir::type_attr(ir::function(context, &inputs, &results));
    let mut attributes = vec![
        ("function_type", ty),
        ("sym_name", ir::string(context, function.sym_name())),
    ];
    let size: Vec<_> = kernel.map_or(vec![], |kernel| kernel.workgroup_size());
    let size: Vec<_> = size.into_iter().map(|extent| extent as i32).collect();
    if kernel.is_some() {
        attributes.push((names::GPU_KERNEL, ir::flag(context)));
        attributes.push((
            names::GPU_WORKGROUP_ATTRIBUTIONS,
            ir::i64_attr(context, body.shared),
        ));
        if !size.is_empty() {
            attributes.push(("known_block_size", ir::dense_i32(context, &size)));
        }
    }
    let spec = OpSpec {
        attributes: &attributes,
        regions: 1,
        ..OpSpec::default()
    };
    let name = match kernel {
        Some(_) => gpu::GPUFuncOp::NAME,
        None => func::FuncOp::NAME,
    };
    let new = Builder::at_end(target, op.location()).create(name, spec);
    new.region(0).take_body(op.region(0));
    op.erase();
}

impl<'c> Body<'c, '_> {
    fn parameters(&mut self, function: func::FuncOp<'c>) {
        let names = function.arg_attrs().and_then(Attribute::as_array);
        let names = names.unwrap_or_default();
        let index = Type::index(function.op().context());
        for (number, argument) in self
            .entry
            .arguments()
            .collect::<Vec<_>>()
            .into_iter()
            .enumerate()
        {
            let name = names.get(number).and_then(|it| it.entry(names::MIR_NAME));
            if let Some(name) = name.and_then(Attribute::as_str) {
                argument.set_name(name);
            }
            let Some(ty) = places::memref_of(argument.ty(), None) else {
                continue;
            };
            argument.set_type(ty);
            let is_whole = self.is_kernel;
            let first = || self.entry.add_argument(index, argument.location());
            let place = Place {
                base: argument,
                index: (!is_whole).then(first),
            };
            self.places.insert(argument, place);
        }
    }

    fn place(&self, op: Op<'c>, pointer: Value<'c>) -> Option<Place<'c>> {
        let place = self.places.get(&pointer).copied();
        if place.is_none() {
            op.error("uses a pointer of unknown origin; compute it from a parameter or storage");
        }
        place
    }

    /// Converts an op; `None` after an error.
    fn convert(&mut self, op: Op<'c>) -> Option<()> {
        let b = Builder::before(op);
        if let Some(gep) = op.cast::<mir::GepOp<'c>>() {
            let place = self.place(op, gep.base())?.step(&b, gep)?;
            self.found(op, place);
        } else if let Some(cast) = op.cast::<mir::PtrCastOp<'c>>() {
            let place = self.place(op, cast.operand())?;
            self.found(op, place);
        } else if let Some(address) = op.cast::<mir::AddressOfOp<'c>>() {
            let base = self.attribution(op, address.global())?;
            self.found(op, Place { base, index: None });
        } else if let Some(alloc) = op.cast::<mir::AllocOp<'c>>() {
            let base = self.storage(alloc)?;
            self.found(op, Place { base, index: None });
        } else if let Some(load) = op.cast::<mir::LoadOp<'c>>() {
            let ty = load.result().ty();
            let value = self.place(op, load.ptr())?.load(&b, op, ty)?;
            replace(op, value);
        } else if let Some(store) = op.cast::<mir::StoreOp<'c>>() {
            self.place(op, store.ptr())?.store(&b, op, store.value())?;
            op.erase();
        } else if let Some(atomic) = op.cast::<mir::AtomicOp<'c>>() {
            let place = self.place(op, atomic.ptr())?;
            if place.element() != atomic.value().ty() {
                op.error("is an atomic on memory of another type; use a pointer to its own");
                return None;
            }
            let index = place.index(&b);
            replace(op, atomics::convert(&b, atomic, place.base, index)?);
        } else if op.is::<mir::BarrierOp<'_>>() {
            gpu::BarrierOp::build(&b);
            op.erase();
        } else if op.is::<func::CallOp<'_>>() {
            self.call(&b, op)?;
        } else if op.is::<func::ReturnOp<'_>>() && self.is_kernel {
            gpu::ReturnOp::build(&b, &[]);
            op.erase();
        } else if let Some(printf) = op.cast::<mir::PrintfOp<'c>>() {
            prints::printf(&b, printf)?;
            op.erase();
        } else if let Some(assert) = op.cast::<mir::AssertOp<'c>>() {
            cf::AssertOp::build(&b, assert.condition(), assert.message());
            op.erase();
        } else if grid::is_builtin(op) {
            replace(op, grid::convert(&b, op)?);
        } else if total::is_known(op) {
            replace(op, total::expand(&b, op)?);
        }
        Some(())
    }

    fn found(&mut self, op: Op<'c>, place: Place<'c>) {
        self.places.insert(op.result(0), place);
        self.pointers.push(op);
    }

    fn call(&self, b: &Builder<'c>, op: Op<'c>) -> Option<()> {
        let (mut operands, mut indices) = (vec![], vec![]);
        for operand in op.operands() {
            let is_pointer = PtrType::from_type(operand.ty()).is_some();
            if !is_pointer && !self.places.contains_key(&operand) {
                operands.push(operand);
                continue;
            }
            let place = self.place(op, operand)?;
            operands.push(places::unsized_base(b, place.base));
            indices.push(place.index(b));
        }
        operands.extend(indices);
        op.set_operands(&operands);
        Some(())
    }

    /// The workgroup storage of a global.
    fn attribution(&mut self, op: Op<'c>, name: &'c str) -> Option<Value<'c>> {
        if let Some(&known) = self.attributions.get(name) {
            return Some(known);
        }
        let global = self.globals.get(name)?;
        let ty = places::memref_of(global.type_(), Some(global.count()))?;
        let storage = self.share(op, ty)?;
        storage.set_name(name);
        self.attributions.insert(name, storage);
        Some(storage)
    }

    fn share(&mut self, op: Op<'c>, ty: Type<'c>) -> Option<Value<'c>> {
        if !self.is_kernel {
            op.error("names workgroup storage outside of a kernel, which alone has attributions; pass a pointer");
            return None;
        }
        self.shared += 1;
        Some(self.entry.add_argument(ty, op.location()))
    }

    fn storage(&mut self, alloc: mir::AllocOp<'c>) -> Option<Value<'c>> {
        let (op, pointer) = (alloc.op(), alloc.result().ty());
        let ty = places::memref_of(pointer, Some(alloc.count()))?;
        if PtrType::from_type(pointer)?.space() == StorageSpace::Workgroup {
            return self.share(op, ty);
        }
        let b = Builder::at_start(self.entry, op.location());
        Some(memref::AllocaOp::build(&b, ty, &[], &[], None).memref())
    }
}

fn replace<'c>(op: Op<'c>, value: Value<'c>) {
    op.result(0).replace_all_uses(value);
    op.erase();
}
