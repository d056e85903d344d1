//! `--lir-make-launchers`: creates a function for each kernel, which the host calls.
//!
//! ```mlir
//! func.func @k(%x: !mir.ptr<global, f32>     func.func @k(%buffers: !llvm.ptr, %scalars: !llvm.ptr,
//!     {lir.resource = …}, %a: f32                 %shared: !llvm.ptr, %grid: !llvm.ptr,
//!     {lir.push_constant = …})                    %first: i64, %end: i64) {
//!     attributes {lir.kernel = …} {            … // loads
//!   %g = lir.id_group_x                →       scf.for unsigned %w = %first to %end step %one : i64 {
//!   …                                            … // the place of workgroup %w
//! }                                              call @k.workgroup(%x, %a, %gx, %gy, %gz, …)
//!                                              }
//! ```
//!
//! The kernel, which computes a workgroup (`--lir-serialize-work-items`), becomes an internal function with the
//! workgroup's position as parameters. The launcher has the kernel's name, and this signature in C:
//!
//! ```c
//! struct grid { uint32_t workgroups[3], workgroup_size[3]; };
//! void k(void *const *buffers, const void *scalars, void *const *shared,
//!        const struct grid *grid, uint64_t first, uint64_t end);
//! ```
//!
//! - `buffers`: those of the pointer parameters in order, then those of the module's globals in order, whether
//!   or not the kernel uses them.
//! - `scalars`: the other parameters, each at the offset of its `lir.push_constant`.
//! - `shared`: workgroup memory whose size the launch decides: that of parameters in order, then that of the
//!   global. Concurrent calls have separate memory.
//! - `grid`: the workgroup size in it is read by kernels that do not state one.
//! - The call runs the workgroups `first` to `end - 1`, counted along x, then y, then z. Where `--lir-merge-workgroups`
//!   gave the kernel a parameter for it, a call of the kernel computes several.
//!
//! Workgroup memory of a known size is on the stack, or for a DSP in the section `.bss.workgroup`, of which a linker
//! script can make a scratchpad. A kernel that needs more than [`MAX_STACK`] bytes of it is
//! an error.

use super::storage::{self, Globals, Provided, Provider, Room};
use crate::{
    analysis::memory_use::MemoryUse,
    lir::{arithmetic::Arithmetic, serialize::lir_merge_workgroups},
    profile::{Tier, recorded},
    targets::llvm::{access::Access, conversion, memory::element_address, types::int},
};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Block, Builder, Op, OpView, Type, TypeExt, Value},
    lir, llvm,
    mir::{KernelAttr, PtrType, Stage, StorageSpace},
    names,
    pass::{PassInfo, PassRun},
    upstream::{
        arith::{self, CmpIPredicate},
        func, scf,
    },
};
use std::collections::HashSet;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-make-launchers",
    description: "Create a function for each kernel, which the host calls",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "func", "llvm", "scf"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    make_launchers(module);
}

/// Maximum bytes of variables of a kernel together with the functions it calls. Hosts give the threads that run
/// it a stack larger by a third.
pub const MAX_STACK: i64 = 48 << 20;

/// Checks that the variables of each kernel fit on the stack; false after an error.
fn fit_on_stack<'c>(module: Op<'c>) -> bool {
    let top: Vec<_> = module.region(0).blocks().flat_map(Block::ops).collect();
    let memory = MemoryUse::new(&top);
    let mut all_fit = true;
    let is_kernel = |op: &&Op<'c>| op.attribute(names::LIR_KERNEL).is_some();
    for kernel in top.iter().filter(is_kernel).filter_map(|op| op.cast()) {
        let (used, _) = memory.of(kernel);
        let bytes = used.private.saturating_add(used.workgroup);
        if bytes > MAX_STACK {
            kernel.op().error(format!(
                "needs {bytes} bytes on the stack of a thread, for workgroup memory and values kept across barriers; at most {MAX_STACK} are available, use a smaller workgroup or smaller variables"
            ));
            all_fit = false;
        }
    }
    all_fit
}

/// Creates the launchers of a module; `None` after an error.
fn make_launchers(module: Op<'_>) -> Option<()> {
    if !fit_on_stack(module) {
        return None;
    }
    let globals = Globals::of(module)?;
    globals.inline_users(module)?;
    let functions: Vec<func::FuncOp<'_>> = module
        .region(0)
        .blocks()
        .flat_map(Block::ops)
        .filter_map(Op::cast::<func::FuncOp<'_>>)
        .filter(|function| function.op().region(0).first_block().is_some())
        .collect();
    let mut names: HashSet<String> = functions
        .iter()
        .map(|function| function.sym_name().to_owned())
        .collect();
    for &function in &functions {
        if function.op().attribute(names::LIR_KERNEL).is_some() {
            launch(function, &globals, &mut names)?;
        }
        let linkage = llvm::internal_linkage(module.context());
        function.op().set_attribute(names::LLVM_LINKAGE, linkage);
        conversion::strip(function.op());
    }
    globals.erase();
    Some(())
}

/// Creates the launcher of a kernel.
fn launch<'c>(
    kernel: func::FuncOp<'c>,
    globals: &Globals<'c>,
    names: &mut HashSet<String>,
) -> Option<()> {
    let op = kernel.op();
    let attribute = op
        .attribute(names::LIR_KERNEL)
        .and_then(KernelAttr::from_attribute)?;
    if attribute.stage() != Stage::Compute {
        op.error("is not a compute kernel; graphics kernels cannot run on a processor");
        return None;
    }
    let parameters = parameters(kernel)?;
    let profile = recorded::known_profile(kernel.op().parent()?);
    let dsp = profile.as_ref().filter(|profile| profile.tier == Tier::Dsp);
    let mut room = match dsp {
        Some(_) => Room::Section(op, names),
        None => Room::Stack,
    };
    let provided = storage::provide(op, globals, &mut room);
    storage::place_variables(op, &mut room);
    let address_bits = dsp.and_then(|profile| profile.address_bits);
    let pointer_bytes = address_bits.map_or(8, |bits| i64::from(bits.get() / 8));
    let places = take_places(op)?;
    let name = kernel.sym_name().to_owned();
    let inner = unused(&name, names);
    kernel.set_sym_name(&inner);
    // A function of its own is simpler than a loop in a loop, and LLVM knows the rounds of its loop.
    let runs_several = parameters
        .iter()
        .any(|parameter| matches!(parameter, Parameter::Workgroups));
    if runs_several {
        op.set_attribute(names::LIR_INLINE, ir::string(op.context(), "noinline"));
    }
    retype(kernel);
    mark_shared(kernel);
    Launcher::new(kernel, &name, pointer_bytes)?.fill(&inner, &parameters, &provided, places);
    Some(())
}

/// An unused name for the function that computes a workgroup.
fn unused(kernel: &str, names: &mut HashSet<String>) -> String {
    let mut name = format!("{kernel}.workgroup");
    while !names.insert(name.clone()) {
        name.push('_');
    }
    name
}

/// The way in which a parameter reaches the kernel.
#[derive(Clone, Copy, Debug)]
enum Parameter<'c> {
    /// A pointer in the list of buffers.
    Buffer(Type<'c>),
    /// A pointer in the list of workgroup memory.
    Shared(Type<'c>),
    /// A value at an offset in the scalars.
    Scalar(Type<'c>, i64),
    /// The number of workgroups of a call.
    Workgroups,
}

/// The parameters of a kernel; `None` after an error.
fn parameters<'c>(kernel: func::FuncOp<'c>) -> Option<Vec<Parameter<'c>>> {
    let (inputs, _) = kernel.function_type().as_function()?;
    let given = kernel.arg_attrs().and_then(Attribute::as_array);
    let given = given.unwrap_or_default();
    let parameter = |(index, ty): (usize, Type<'c>)| {
        let entry = |name| given.get(index).and_then(|given| given.entry(name));
        let place = entry(names::LIR_PUSH_CONSTANT).and_then(lir::PushConstantAttr::from_attribute);
        match (PtrType::from_type(ty).map(PtrType::space), place) {
            _ if entry(names::LIR_MERGED_WORKGROUPS).is_some() => Some(Parameter::Workgroups),
            (Some(StorageSpace::Workgroup), _) => Some(Parameter::Shared(ty)),
            (Some(_), _) => Some(Parameter::Buffer(ty)),
            (None, Some(place)) => Some(Parameter::Scalar(ty, place.offset())),
            (None, None) => {
                kernel.op().error(format!(
                    "has a parameter of type {ty}, which cannot be bound on a processor yet; use pointers and numbers"
                ));
                None
            }
        }
    };
    inputs.into_iter().enumerate().map(parameter).collect()
}

/// Queries of a kernel about its workgroup: its position, then the fields of `struct grid`.
const PLACES: [[&str; 3]; 3] = [
    [
        lir::IdGroupXOp::NAME,
        lir::IdGroupYOp::NAME,
        lir::IdGroupZOp::NAME,
    ],
    [
        lir::NumGroupsXOp::NAME,
        lir::NumGroupsYOp::NAME,
        lir::NumGroupsZOp::NAME,
    ],
    [
        lir::GroupSizeXOp::NAME,
        lir::GroupSizeYOp::NAME,
        lir::GroupSizeZOp::NAME,
    ],
];

/// The [`PLACES`] passed to a kernel, by kind and axis, in the order of its new parameters.
type Told = Vec<(usize, usize)>;

/// Replaces a kernel's queries about its position by parameters; `None` after an error.
fn take_places(kernel: Op<'_>) -> Option<Told> {
    let mut asked = vec![];
    kernel.walk_pre(|op| {
        let indices = (0..3).flat_map(|what| (0..3).map(move |axis| (what, axis)));
        let mut indices = indices.filter(|&(what, axis)| PLACES[what][axis] == op.name());
        asked.extend(indices.next().map(|place| (place, op)));
    });
    let entry = kernel.region(0).first_block()?;
    let mut told: Told = asked.iter().map(|&(place, _)| place).collect();
    told.sort_unstable();
    told.dedup();
    let arguments: Vec<_> = told
        .iter()
        .map(|_| entry.add_argument(int(kernel.context(), 32), kernel.location()))
        .collect();
    for (place, op) in asked {
        if let Ok(index) = told.binary_search(&place) {
            op.result(0).replace_all_uses(arguments[index]);
            op.erase();
        }
    }
    Some(told)
}

/// Gives a function the type of its entry block, and attributes for all its parameters.
fn retype(function: func::FuncOp<'_>) {
    let op = function.op();
    let Some(entry) = op.region(0).first_block() else {
        return;
    };
    let inputs: Vec<_> = entry.arguments().map(Value::ty).collect();
    op.remove_attribute(func::FuncOp::ARG_ATTRS_ATTR);
    function.set_function_type(ir::function(op.context(), &inputs, &[]));
}

/// Declares that no other pointer points to workgroup memory.
fn mark_shared(function: func::FuncOp<'_>) {
    let op = function.op();
    let Some(entry) = op.region(0).first_block() else {
        return;
    };
    let context = op.context();
    let describe = |argument: Value<'_>| {
        let space = PtrType::from_type(argument.ty()).map(PtrType::space);
        match space == Some(StorageSpace::Workgroup) {
            true => ir::dictionary(context, &[(names::LLVM_NO_ALIAS, ir::flag(context))]),
            false => ir::dictionary(context, &[]),
        }
    };
    let attributes: Vec<_> = entry.arguments().map(describe).collect();
    let attributes = ir::array(context, &attributes);
    op.set_attribute(func::FuncOp::ARG_ATTRS_ATTR, attributes);
}

/// The parameters of a launcher.
struct Launcher<'c> {
    /// A builder at the end of its entry block.
    b: Builder<'c>,
    buffers: Value<'c>,
    scalars: Value<'c>,
    shared: Value<'c>,
    grid: Value<'c>,
    first: Value<'c>,
    end: Value<'c>,
    /// Bytes of an address.
    pointer_bytes: i64,
}

impl<'c> Launcher<'c> {
    /// Creates an empty function before the kernel's.
    fn new(kernel: func::FuncOp<'c>, name: &str, pointer_bytes: i64) -> Option<Self> {
        let op = kernel.op();
        let (context, location) = (op.context(), op.location());
        let (pointer, wide) = (llvm::pointer(context), int(context, 64));
        let inputs = [pointer, pointer, pointer, pointer, wide, wide];
        let ty = ir::function(context, &inputs, &[]);
        let function = func::FuncOp::build(&Builder::before(op), name, ty, None, None, None, false);
        let arguments = inputs.map(|ty| (ty, location));
        let entry = Block::new(&arguments);
        function.body().append(entry);
        let [buffers, scalars, shared, grid, first, end] =
            *entry.arguments().collect::<Vec<_>>().as_slice()
        else {
            return None;
        };
        Some(Self {
            b: Builder::at_end(entry, location),
            buffers,
            scalars,
            shared,
            grid,
            first,
            end,
            pointer_bytes,
        })
    }

    fn fill(
        self,
        kernel: &str,
        parameters: &[Parameter<'c>],
        provided: &[Provided<'c>],
        told: Told,
    ) {
        let mut arguments = self.arguments(parameters, provided);
        let workgroups = [0, 1, 2].map(|axis| self.grid_field(axis));
        let counts = workgroups.map(|count| {
            let wide = self.first.ty();
            arith::ExtUIOp::build(&self.b, wide, count).out()
        });
        let sizes = [3, 4, 5].map(|index| self.grid_field(index));
        let merged = parameters
            .iter()
            .position(|parameter| matches!(parameter, Parameter::Workgroups));
        let body = match merged {
            None => self.each_workgroup(),
            Some(_) => self.each_run(),
        };
        let (a, number) = (
            Arithmetic::new(Builder::at_end(body, self.b.location())),
            body.argument(0),
        );
        let place = place(&a, number, counts, workgroups[0].ty());
        for (what, axis) in told {
            arguments.push(match what {
                0 => place[axis],
                1 => workgroups[axis],
                _ => sizes[axis],
            });
        }
        let mut next = None;
        if let Some(index) = merged {
            let count = self.run_length(&a, number, counts[0]);
            arguments[index] = a.create(arith::TruncIOp::NAME, &[count], workgroups[0].ty());
            next = Some(a.binary(arith::AddIOp::NAME, number, count));
        }
        func::CallOp::build(&a.builder, &[], kernel, &arguments, None, None, false);
        let next: Vec<_> = next.into_iter().collect();
        scf::YieldOp::build(&a.builder, &next);
        func::ReturnOp::build(&self.b, &[]);
    }

    /// The body of a loop over the workgroups.
    fn each_workgroup(&self) -> Block<'c> {
        let one = Arithmetic::new(self.b).int(self.first.ty(), 1);
        let nest = scf::ForOp::build(&self.b, &[], self.first, self.end, one, &[], true);
        let body = Block::new(&[(self.first.ty(), self.b.location())]);
        nest.region().append(body);
        body
    }

    /// The body of a loop over runs of workgroups: it has the first workgroup of a run, and gives that of the next.
    fn each_run(&self) -> Block<'c> {
        let (ty, location) = (self.first.ty(), self.b.location());
        let nest = scf::WhileOp::build(&self.b, &[ty], &[self.first]);
        let before = Block::new(&[(ty, location)]);
        nest.before().append(before);
        let a = Arithmetic::new(Builder::at_end(before, location));
        let number = before.argument(0);
        let goes_on = a.cmpi(CmpIPredicate::Ult, number, self.end);
        scf::ConditionOp::build(&a.builder, goes_on, &[number]);
        let body = Block::new(&[(ty, location)]);
        nest.after().append(body);
        body
    }

    /// The number of workgroups from one on, in its row and range, that a call may compute.
    fn run_length(&self, a: &Arithmetic<'c>, number: Value<'c>, row: Value<'c>) -> Value<'c> {
        let ty = number.ty();
        let most = i64::from(lir_merge_workgroups::MOST);
        let least = |x, y| a.binary(arith::MinUIOp::NAME, x, y);
        let x = a.binary(arith::RemUIOp::NAME, number, row);
        let in_row = a.binary(arith::SubIOp::NAME, row, x);
        let in_range = a.binary(arith::SubIOp::NAME, self.end, number);
        let before = a.binary(arith::AndIOp::NAME, x, a.int(ty, most - 1));
        let until = a.binary(arith::SubIOp::NAME, a.int(ty, most), before);
        least(least(in_row, in_range), until)
    }

    /// The arguments of the kernel's parameters, including those for globals.
    fn arguments(&self, parameters: &[Parameter<'c>], provided: &[Provided<'c>]) -> Vec<Value<'c>> {
        let (mut buffers, mut shared) = (0, 0);
        let next = |counter: &mut i32| {
            *counter += 1;
            *counter - 1
        };
        let mut arguments = vec![];
        for parameter in parameters {
            arguments.push(match *parameter {
                Parameter::Buffer(ty) => self.listed(self.buffers, next(&mut buffers), ty),
                Parameter::Shared(ty) => self.listed(self.shared, next(&mut shared), ty),
                Parameter::Scalar(ty, offset) => self.scalar(ty, offset),
                // Each call has its own.
                Parameter::Workgroups => self.first,
            });
        }
        for global in provided {
            arguments.push(match global.provider {
                Provider::Buffer(index) => {
                    self.listed(self.buffers, buffers + index as i32, global.ty)
                }
                _ => self.listed(self.shared, shared, global.ty),
            });
        }
        arguments
    }

    /// An entry of a list of pointers.
    fn listed(&self, list: Value<'c>, index: i32, ty: Type<'c>) -> Value<'c> {
        let pointer = list.ty();
        let entry = self.load(list, index, pointer, pointer, self.pointer_bytes);
        storage::pointer_of(&self.b, entry, ty)
    }

    /// A value from the scalars.
    fn scalar(&self, ty: Type<'c>, offset: i64) -> Value<'c> {
        let byte = int(self.b.context(), 8);
        // The alignment of the block of scalars is not guaranteed.
        self.load(self.scalars, offset as i32, byte, ty, 1)
    }

    /// A field of `struct grid`.
    fn grid_field(&self, index: i32) -> Value<'c> {
        let word = int(self.b.context(), 32);
        self.load(self.grid, index, word, word, 4)
    }

    /// Loads a value `index` elements of type `step` after `base`.
    fn load(
        &self,
        base: Value<'c>,
        index: i32,
        step: Type<'c>,
        ty: Type<'c>,
        align: i64,
    ) -> Value<'c> {
        let address = element_address(&self.b, base, &[], &[index], step);
        let access = Access {
            align,
            is_invariant: true,
            ..Access::default()
        };
        access.load(&self.b, ty, address)
    }
}

/// The position of a workgroup, from its linear index.
fn place<'c>(
    a: &Arithmetic<'c>,
    number: Value<'c>,
    counts: [Value<'c>; 3],
    word: Type<'c>,
) -> [Value<'c>; 3] {
    let [x, y, _] = counts;
    let row = a.binary(arith::DivUIOp::NAME, number, x);
    let plane = a.binary(arith::DivUIOp::NAME, row, y);
    let place = [
        a.binary(arith::RemUIOp::NAME, number, x),
        a.binary(arith::RemUIOp::NAME, row, y),
        plane,
    ];
    place.map(|index| a.create(arith::TruncIOp::NAME, &[index], word))
}
