//! The stages of a dataflow as functions of their own: Vitis runs calls at the same time, with declarations between
//! them and nothing else (UG1399, "Canonical Forms").
//!
//! ```c++
//! groups: for (…) {                          static void k_stage(float* in, float tile[64]) { items: for … }
//!     items: for (…) { tile[…] = in[…]; }    static void k_stage2(float tile[64], float* out) { items2: for … }
//!     items2: for (…) { out[…] = tile[…]; }  …
//! }                                       →  groups: for (…) {
//!                                                float tile[64];
//!                                                k_stage(in, tile);
//!                                                k_stage2(tile, out);
//!                                            }
//! ```
//!
//! [`super::dataflow`] has proved that one stage writes a memory between them and one reads it. Such a memory of a
//! workgroup becomes an array of the region, which has a copy for each workgroup under way; no work-item finds in it
//! what another workgroup has left.

use super::{
    dataflow::{self, parameter_name},
    kernels::is_kernel,
    loops::is_loop,
    streams,
};
use gir_dialects::{
    ir::{self, Block, Builder, Op, OpView as _, Value},
    lir,
    mir::{PtrType, StorageSpace},
    names, pass,
    upstream::{arith, func},
};
use std::collections::{HashMap, HashSet};

/// Makes functions of the stages of a checked module, with their pragmas; false after an error.
pub fn outline(module: Op<'_>) -> bool {
    let mut annotated = vec![];
    module.walk_pre(|op| {
        if op.attribute(names::LIR_FPGA_DATAFLOW).is_some() {
            annotated.push(op);
        }
    });
    let mut symbols = Symbols::of(module);
    pass::succeeds(|| {
        for op in annotated {
            outline_stages(op, &mut symbols);
        }
    })
}

fn outline_stages(annotated: Op<'_>, symbols: &mut Symbols) {
    let mut around = std::iter::successors(Some(annotated), |op| op.parent());
    let function = around.find(|op| op.is::<func::FuncOp<'_>>());
    let body = dataflow::place(annotated).region(0).first_block();
    let (Some(function), Some(body)) = (function, body) else {
        return;
    };
    let stages = dataflow::stages(body).into_iter();
    let stages: Vec<_> = stages.filter(|stage| is_loop(*stage)).collect();
    stages.iter().for_each(|stage| lift(*stage));
    if is_kernel(annotated) {
        declare(function, body);
    }
    for stage in stages {
        if stage.results().any(Value::has_uses) {
            stage.error("is a stage of a dataflow and hands a value on to what follows; store it, so that the next stage can load it");
            continue;
        }
        outline_stage(stage, function, symbols);
    }
    let blocks = std::iter::successors(Some(body), |block| block.parent_op()?.block());
    let unused = blocks.flat_map(|block| block.ops().collect::<Vec<_>>());
    for op in unused.collect::<Vec<_>>().into_iter().rev() {
        if op.is_effect_free() && op.region_count() == 0 && !op.has_uses() && op.result_count() > 0
        {
            op.erase();
        }
    }
}

/// Moves questions about the grid and addresses of globals in front of a stage: the kernel has their answers.
fn lift(stage: Op<'_>) {
    let mut found = vec![];
    stage.walk_pre(|op| {
        let is_question = op.operand_count() == 0 && op.region_count() == 0 && op != stage;
        if is_question && op.is_effect_free() && op.result_count() > 0 && !is_copied(op) {
            found.push(op);
        }
    });
    found.into_iter().for_each(|op| op.move_before(stage));
}

/// Whether functions compute a value themselves instead of getting it.
fn is_copied(op: Op<'_>) -> bool {
    if let Some(address) = op.cast::<lir::AddressOfOp<'_>>() {
        let pointer = PtrType::from_type(address.result().ty());
        return pointer.map(PtrType::space) == Some(StorageSpace::Constant);
    }
    let is_pure = op.is_effect_free() && op.region_count() == 0;
    is_pure && (op.operand_count() > 0 || op.is::<arith::ConstantOp<'_>>())
}

/// Declares the memory in the body of a kernel's dataflow that only its stages use.
fn declare<'c>(function: Op<'c>, body: Block<'c>) {
    let mut memories = vec![];
    let mut addresses: HashMap<&str, Vec<Op<'c>>> = HashMap::new();
    function.walk_pre(|op| {
        if op.is::<lir::VarOp<'_>>() {
            memories.push(op);
        }
        if let Some(address) = op.cast::<lir::AddressOfOp<'c>>() {
            addresses.entry(address.global()).or_default().push(op);
        }
    });
    let Some(first) = body.first_op() else {
        return;
    };
    let is_in_body = |(user, _): (Op<'c>, usize)| is_within(user, body);
    for memory in memories {
        let is_outside = !is_within(memory, body);
        if is_outside && memory.result(0).uses().all(is_in_body) {
            memory.move_before(first);
        }
    }
    let mut replaced = vec![];
    let top = function.block().into_iter().flat_map(Block::ops);
    for global in top.filter_map(Op::cast::<lir::GlobalOp<'c>>) {
        let is_shared =
            PtrType::from_type(global.type_()).map(PtrType::space) == Some(StorageSpace::Workgroup);
        let named = addresses.remove(global.sym_name()).unwrap_or_default();
        let mut users = named.iter().flat_map(|address| address.result(0).uses());
        if !is_shared || named.is_empty() || !users.all(is_in_body) {
            continue;
        }
        let b = Builder::before(first).with_location(global.op().location());
        let memory = lir::VarOp::build(&b, global.type_(), global.count(), global.align());
        for attribute in [names::LIR_HLS_DIRECTIVES, names::LIR_FPGA_PARTITION] {
            if let Some(value) = global.op().attribute(attribute) {
                memory.op().set_attribute(attribute, value);
            }
        }
        memory.result().set_name(global.sym_name());
        for address in named {
            address.result(0).replace_all_uses(memory.result());
            address.erase();
        }
        replaced.push(global);
    }
    // Its name is that of the array then.
    if replaced.is_empty() {
        return;
    }
    let used = used_globals(function);
    for global in replaced {
        if !used.contains(global.sym_name()) {
            global.op().erase();
        }
    }
}

/// The names of the globals that the functions beside one use, and it itself.
fn used_globals<'c>(function: Op<'c>) -> HashSet<&'c str> {
    let mut used = HashSet::new();
    for op in function.block().into_iter().flat_map(Block::ops) {
        op.walk_pre(|inner| {
            let address = inner.cast::<lir::AddressOfOp<'c>>();
            used.extend(address.map(|address| address.global()));
        });
    }
    used
}

/// Whether an operation is in a block or deeper.
fn is_within<'c>(op: Op<'c>, block: Block<'c>) -> bool {
    let mut around = std::iter::successors(op.block(), |home| home.parent_op()?.block());
    around.any(|home| home == block)
}

/// Makes a function of a loop.
fn outline_stage<'c>(stage: Op<'c>, function: Op<'c>, symbols: &mut Symbols) {
    let Some(symbol) = function.cast::<func::FuncOp<'c>>() else {
        return;
    };
    let location = stage.location();
    let mut new = Stage {
        entry: Block::new(&[]),
        known: HashMap::new(),
        arguments: vec![],
    };
    let is_inside = |value: Value<'c>| {
        let home = value.parent_block().and_then(Block::parent_op);
        let mut around = std::iter::successors(home, |op| op.parent());
        around.any(|op| op == stage)
    };
    let mut ops = vec![];
    stage.walk_pre(|op| ops.push(op));
    for op in ops {
        for (index, value) in op.operands().enumerate().collect::<Vec<_>>() {
            if !is_inside(value) {
                op.set_operand(index, new.import(value));
            }
        }
    }
    let Stage {
        entry, arguments, ..
    } = new;
    let types: Vec<_> = arguments.iter().map(|value| value.ty()).collect();
    let name = symbols.free_name(&format!("{}_stage", symbol.sym_name()));
    let context = function.context();
    func::CallOp::build(
        &Builder::before(stage),
        &[],
        &name,
        &arguments,
        None,
        None,
        false,
    );
    stage.move_to_end(entry);
    func::ReturnOp::build(&Builder::at_end(entry, location), &[]);
    let ty = ir::function(context, &types, &[]);
    let b = Builder::before(function).with_location(location);
    let made = func::FuncOp::build(&b, &name, ty, None, None, None, false);
    made.body().append(entry);
    let counts: Vec<_> = arguments.iter().map(|value| count(*value)).collect();
    made.op()
        .set_attribute(names::LIR_HLS_COUNTS, ir::dense_i64(context, &counts));
    let of_kernel = streams::of(function);
    let is_stream = |value: &Value<'c>| {
        let is_parameter = value.defining_op().is_none()
            && value.owner_block() == function.region(0).first_block();
        is_parameter && of_kernel.contains(&value.index())
    };
    let streams = arguments
        .iter()
        .enumerate()
        .filter(|(_, value)| is_stream(value));
    let streams: Vec<_> = streams.map(|(index, _)| index as i64).collect();
    if !streams.is_empty() {
        made.op()
            .set_attribute(names::LIR_HLS_STREAMS, ir::dense_i64(context, &streams));
    }
}

/// The name of a value in the source, if it has one.
fn name(value: Value<'_>) -> Option<String> {
    let is_parameter = value.defining_op().is_none();
    let given = is_parameter.then(|| parameter_name(value)).flatten();
    given.or_else(|| value.name().map(str::to_owned))
}

/// The elements of an array that a function gets; 0 of another value.
fn count(value: Value<'_>) -> i64 {
    let array = value.defining_op().and_then(Op::cast::<lir::VarOp<'_>>);
    array.map_or(0, |array| array.count())
}

/// The names of the functions and globals of a module.
struct Symbols(HashSet<String>);

impl Symbols {
    fn of(module: Op<'_>) -> Self {
        let top = module.region(0).blocks().flat_map(Block::ops);
        let names = top.filter_map(|op| {
            let function = op.cast::<func::FuncOp<'_>>();
            let global = op.cast::<lir::GlobalOp<'_>>();
            let name = function.map(|function| function.sym_name());
            name.or_else(|| global.map(|global| global.sym_name()))
        });
        Self(names.map(str::to_owned).collect())
    }

    /// A name that none has.
    fn free_name(&mut self, wish: &str) -> String {
        let numbered = (2..).map(|number| format!("{wish}{number}"));
        let mut names = std::iter::once(wish.to_owned()).chain(numbered);
        names
            .find(|name| self.0.insert(name.clone()))
            .unwrap_or_default()
    }
}

/// A function under construction.
struct Stage<'c> {
    entry: Block<'c>,
    /// Values of the kernel, and those that the function has for them.
    known: HashMap<Value<'c>, Value<'c>>,
    /// The values of the kernel that the function gets.
    arguments: Vec<Value<'c>>,
}

impl<'c> Stage<'c> {
    /// The value of the function for one of the kernel.
    fn import(&mut self, value: Value<'c>) -> Value<'c> {
        if let Some(&known) = self.known.get(&value) {
            return known;
        }
        let computed = value.defining_op().filter(|op| is_copied(*op));
        let own = if let Some(op) = computed {
            let operands: Vec<_> = op.operands().map(|operand| self.import(operand)).collect();
            let copy = op.copy_to_end(self.entry);
            copy.set_operands(&operands);
            copy.result(value.index())
        } else {
            self.arguments.push(value);
            let argument = self.entry.add_argument(value.ty(), value.location());
            if let Some(name) = name(value) {
                argument.set_name(&name);
            }
            argument
        };
        self.known.insert(value, own);
        own
    }
}
