//! Host code that launches kernels, as calls of functions that whoever runs it defines.
//!
//! ```mlir
//! gpu.launch_func @m::@k                      func.call @gir_pass_memory_0(%0, %x)
//!     blocks in (%g, %c1, %c1)                func.call @gir_pass_number(%n64)
//!     threads in (%b, %c1, %c1)        →      func.call @gir_launch(%0, %g, %c1, %c1, %b, %c1, %c1, %zero)
//!     args(%x : memref<?xf32>, %n : i32)
//! ```
//!
//! Numbers travel as 64 bits: indices as they are, integers extended by zeros, floats by their bits. A memref travels
//! as upstream's descriptor, by upstream's `llvm.emit_c_interface`: `_mlir_ciface_gir_pass_memory_0` gets the number
//! of the type and the address of the descriptor. The function [`ENTRY`] asks for the arguments of the function that
//! is run, calls it and hands over its results, by the same means.
//!
//! Host and device share the memory as host code sees it: `gpu.alloc` is `memref.alloc`, `gpu.memcpy` a copy. Launches
//! run one after the other, which satisfies every order that tokens ask for.

use crate::gir_to_mir::arith::constant_value;
use gir_dialects::{
    ir::{self, Builder, Context, MemRef, Module, Op, OpView, Type, TypeExt, Value},
    upstream::{arith, func, gpu, memref},
};
use std::collections::BTreeSet;

/// The function that runs the program.
pub const ENTRY: &str = "gir_entry";

/// `(kernel, grid x, y, z, workgroup x, y, z, bytes of dynamic workgroup memory)`: launches a kernel with the
/// arguments passed since the last launch.
pub const LAUNCH: &str = "gir_launch";

/// `(number)`: passes a number to the next launch.
pub const PASS_NUMBER: &str = "gir_pass_number";

/// `(type, descriptor)`: passes memory to the next launch. The number of the type is appended to the name.
pub const PASS_MEMORY: &str = "gir_pass_memory_";

/// `(argument) -> number`: an argument of the program.
pub const ARGUMENT_NUMBER: &str = "gir_argument_number";

/// `(argument) -> descriptor`: an argument of the program. The number of the type is appended.
pub const ARGUMENT_MEMORY: &str = "gir_argument_memory_";

/// `(result, number)`: a result of the program.
pub const RESULT_NUMBER: &str = "gir_result_number";

/// `(result, descriptor)`: a result of the program. The number of the type is appended.
pub const RESULT_MEMORY: &str = "gir_result_memory_";

/// The prefix of functions that take memrefs by descriptors, which upstream defines.
pub const BY_DESCRIPTOR: &str = "_mlir_ciface_";

/// A value that is passed to a kernel, or to the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Passed {
    /// A number of this type in MLIR's spelling.
    Number(String),
    /// Memory of the type with this number in [`Host::memories`].
    Memory(usize),
}

/// A memref type, in numbers that are none where run time decides them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memory {
    /// The element type in MLIR's spelling.
    pub element: String,
    /// The extents, outermost first.
    pub shape: Vec<Option<i64>>,
    /// The strides, in elements.
    pub strides: Vec<Option<i64>>,
    /// The offset of the first element.
    pub offset: Option<i64>,
    /// Whether elements are stored row by row from the start, without gaps.
    pub is_identity: bool,
}

/// A kernel that host code launches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kernel {
    /// The module that it is in, and its name.
    pub place: (String, String),
    /// The types of its parameters.
    pub parameters: Vec<Passed>,
}

/// The interface of host code in terms of its calls.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Host {
    /// The kernels, by the number that host code launches them by.
    pub kernels: Vec<Kernel>,
    /// The memref types, by number.
    pub memories: Vec<Memory>,
    /// The parameters of the function that is run.
    pub parameters: Vec<Passed>,
    /// Its results.
    pub results: Vec<Passed>,
}

/// Replaces the operations of `gpu` in host code by calls, and adds the entry for a function. The kernels stay.
/// `None` after a diagnostic.
pub fn replace<'c>(module: &Module<'c>, function: &str) -> Option<Host> {
    let mut calls = Calls {
        module,
        host: Host::default(),
        types: vec![],
        declared: BTreeSet::new(),
    };
    let main = find(module.op(), function)?;
    let device_ops = device_ops(module.op());
    let is_done = device_ops.iter().all(|&op| calls.replace(op).is_some());
    // Tokens are used by later operations only.
    for op in device_ops.into_iter().rev().filter(|_| is_done) {
        if op.has_uses() {
            op.unsupported(
                "yields a token that control flow carries; wait for it in the block that makes it",
            );
            return None;
        }
        op.erase();
    }
    is_done.then(|| calls.entry(main))?.map(|()| calls.host)
}

/// The function to run.
fn find<'c>(module: Op<'c>, name: &str) -> Option<func::FuncOp<'c>> {
    let functions: Vec<_> = module
        .region(0)
        .blocks()
        .flat_map(ir::Block::ops)
        .filter_map(|op| op.cast::<func::FuncOp<'c>>())
        .filter(|function| !function.body().is_empty())
        .collect();
    let found = functions.iter().find(|it| it.sym_name() == name);
    if found.is_none() {
        let known: Vec<_> = functions.iter().map(|it| it.sym_name()).collect();
        let known = match known.as_slice() {
            [] => "it has none with a body".to_owned(),
            known => format!("it has {}", known.join(", ")),
        };
        gir_dialects::diagnostic::mistake(
            module.location(),
            format!("the program has no function '{name}': {known}"),
        );
    }
    found.copied()
}

/// The operations of `gpu` outside of kernels, in order.
fn device_ops(module: Op<'_>) -> Vec<Op<'_>> {
    let mut found = vec![];
    for op in module.region(0).blocks().flat_map(ir::Block::ops) {
        if !op.is::<gpu::GPUModuleOp<'_>>() {
            op.walk_pre(|inner| found.extend(inner.name().starts_with("gpu.").then_some(inner)));
        }
    }
    found
}

struct Calls<'c, 'm> {
    module: &'m Module<'c>,
    host: Host,
    /// The types of `host.memories`.
    types: Vec<Type<'c>>,
    declared: BTreeSet<String>,
}

impl<'c> Calls<'c, '_> {
    fn context(&self) -> &'c Context {
        self.module.op().context()
    }

    fn i64(&self) -> Type<'c> {
        ir::integer_type(self.context(), 64, ir::Signedness::Signless)
    }

    /// Replaces an operation of `gpu`, which stays until all are replaced.
    fn replace(&mut self, op: Op<'c>) -> Option<()> {
        let b = Builder::before(op);
        if let Some(launch) = op.cast::<gpu::LaunchFuncOp<'c>>() {
            return self.launch(&b, launch);
        }
        if let Some(alloc) = op.cast::<gpu::AllocOp<'c>>() {
            let (sizes, symbols) = (alloc.dynamic_sizes(), alloc.symbol_operands());
            let ty = alloc.memref().ty();
            let new = memref::AllocOp::build(&b, ty, &sizes, &symbols, None).memref();
            alloc.memref().replace_all_uses(new);
        } else if let Some(free) = op.cast::<gpu::DeallocOp<'c>>() {
            memref::DeallocOp::build(&b, free.memref());
        } else if let Some(copy) = op.cast::<gpu::MemcpyOp<'c>>() {
            memref::CopyOp::build(&b, copy.src(), copy.dst());
        } else if !op.is::<gpu::WaitOp<'_>>()
            && !op.is::<gpu::HostRegisterOp<'_>>()
            && !op.is::<gpu::HostUnregisterOp<'_>>()
        {
            op.unsupported("is not supported in host code that gir-run runs; launches, 'gpu.alloc', 'gpu.dealloc', 'gpu.memcpy' and 'gpu.wait' are");
            return None;
        }
        Some(())
    }

    fn launch(&mut self, b: &Builder<'c>, launch: gpu::LaunchFuncOp<'c>) -> Option<()> {
        let op = launch.op();
        // Kernels know clusters of constant sizes.
        let extents = [
            launch.cluster_size_x(),
            launch.cluster_size_y(),
            launch.cluster_size_z(),
        ];
        let mut extents = extents.into_iter().flatten();
        if extents.any(|extent| constant_value(extent).is_none()) {
            op.unsupported("launches clusters of a size that is not constant; use constants");
            return None;
        }
        let place = kernel_place(launch)?;
        let operands = launch.kernel_operands();
        let passed: Option<Vec<_>> = operands
            .iter()
            .map(|&value| self.pass(b, op, value))
            .collect();
        let kernel = Kernel {
            place,
            parameters: passed?,
        };
        let number = self.number_of(kernel);
        let mut arguments = vec![self.constant(b, number as i64)];
        for extent in [
            launch.grid_size_x(),
            launch.grid_size_y(),
            launch.grid_size_z(),
            launch.block_size_x(),
            launch.block_size_y(),
            launch.block_size_z(),
        ] {
            arguments.push(self.widened(b, op, extent)?);
        }
        arguments.push(match launch.dynamic_shared_memory_size() {
            Some(bytes) => self.widened(b, op, bytes)?,
            None => self.constant(b, 0),
        });
        self.call(b, LAUNCH.to_owned(), &arguments, &[]);
        Some(())
    }

    fn number_of(&mut self, kernel: Kernel) -> usize {
        let kernels = &mut self.host.kernels;
        let known = kernels.iter().position(|known| *known == kernel);
        known.unwrap_or_else(|| {
            kernels.push(kernel);
            kernels.len() - 1
        })
    }

    /// Passes a value to the next launch.
    fn pass(&mut self, b: &Builder<'c>, op: Op<'c>, value: Value<'c>) -> Option<Passed> {
        let passed = self.kind(op, value.ty())?;
        match &passed {
            Passed::Memory(number) => {
                let arguments = [self.constant(b, *number as i64), value];
                self.call(b, format!("{PASS_MEMORY}{number}"), &arguments, &[]);
            }
            Passed::Number(_) => {
                let number = self.widened(b, op, value)?;
                self.call(b, PASS_NUMBER.to_owned(), &[number], &[]);
            }
        }
        Some(passed)
    }

    /// How values of a type are passed; `None` after a diagnostic.
    fn kind(&mut self, op: Op<'c>, ty: Type<'c>) -> Option<Passed> {
        if ty.is_index() || ty.as_float().is_some() || ty.as_integer().is_some_and(|it| it.0 <= 64)
        {
            return Some(Passed::Number(ty.to_string()));
        }
        let known = self.types.iter().position(|&known| known == ty);
        if let Some(number) = known {
            return Some(Passed::Memory(number));
        }
        let Some(memory) = memory(ty) else {
            op.unsupported(format!("passes a value of '{ty}', which gir-run cannot; numbers and strided memrefs of numbers can be passed"));
            return None;
        };
        self.types.push(ty);
        self.host.memories.push(memory);
        Some(Passed::Memory(self.types.len() - 1))
    }

    /// A number as 64 bits.
    fn widened(&self, b: &Builder<'c>, op: Op<'c>, value: Value<'c>) -> Option<Value<'c>> {
        let ty = value.ty();
        if ty.is_index() {
            return Some(arith::IndexCastOp::build(b, self.i64(), value).out());
        }
        let width = ty.as_float().or_else(|| Some(ty.as_integer()?.0));
        let Some(width) = width.filter(|&width| width <= 64) else {
            op.unsupported(format!("passes a value of '{ty}', which gir-run cannot"));
            return None;
        };
        let integer = ir::integer_type(self.context(), width, ir::Signedness::Signless);
        let bits = match ty.as_float() {
            Some(_) => arith::BitcastOp::build(b, integer, value).out(),
            None => value,
        };
        Some(match width {
            64 => bits,
            _ => arith::ExtUIOp::build(b, self.i64(), bits).out(),
        })
    }

    /// The number of a type from 64 bits.
    fn narrowed(&self, b: &Builder<'c>, ty: Type<'c>, value: Value<'c>) -> Value<'c> {
        if ty.is_index() {
            return arith::IndexCastOp::build(b, ty, value).out();
        }
        let width = ty
            .as_float()
            .or_else(|| Some(ty.as_integer()?.0))
            .unwrap_or(64);
        let integer = ir::integer_type(self.context(), width, ir::Signedness::Signless);
        let bits = match width {
            64 => value,
            _ => arith::TruncIOp::build(b, integer, value, None).out(),
        };
        match ty.as_float() {
            Some(_) => arith::BitcastOp::build(b, ty, bits).out(),
            None => bits,
        }
    }

    fn constant(&self, b: &Builder<'c>, value: i64) -> Value<'c> {
        let value = ir::i64_attr(self.context(), value);
        arith::ConstantOp::build(b, self.i64(), value).result()
    }

    /// Calls a function that is declared on its first call.
    fn call(
        &mut self,
        b: &Builder<'c>,
        name: String,
        arguments: &[Value<'c>],
        results: &[Type<'c>],
    ) -> Vec<Value<'c>> {
        let call = func::CallOp::build(b, results, &name, arguments, None, None, false);
        if !self.declared.contains(&name) {
            let types: Vec<_> = arguments.iter().map(|value| value.ty()).collect();
            self.declare(&name, &types, results);
            self.declared.insert(name);
        }
        call.results()
    }

    fn declare(&self, name: &str, inputs: &[Type<'c>], results: &[Type<'c>]) {
        let context = self.context();
        let b = Builder::at_end(self.module.body(), self.module.op().location());
        let ty = ir::function(context, inputs, results);
        let function = func::FuncOp::build(&b, name, ty, Some("private"), None, None, false);
        let mut types = inputs.iter().chain(results);
        if types.any(|&ty| MemRef::of(ty).is_some()) {
            let flag = ir::flag(context);
            function.op().set_attribute("llvm.emit_c_interface", flag);
        }
    }

    /// Adds the function [`ENTRY`].
    fn entry(&mut self, main: func::FuncOp<'c>) -> Option<()> {
        let (context, op) = (self.context(), main.op());
        let (inputs, outputs) = main.function_type().as_function()?;
        let at_end = Builder::at_end(self.module.body(), op.location());
        let ty = ir::function(context, &[], &[]);
        let entry = func::FuncOp::build(&at_end, ENTRY, ty, None, None, None, false);
        let block = ir::Block::new(&[]);
        entry.body().append(block);
        let b = Builder::at_end(block, op.location());
        let mut arguments = vec![];
        for (index, &ty) in inputs.iter().enumerate() {
            let passed = self.kind(op, ty)?;
            let place = self.constant(&b, index as i64);
            let got = match &passed {
                Passed::Memory(number) => {
                    self.call(&b, format!("{ARGUMENT_MEMORY}{number}"), &[place], &[ty])
                }
                Passed::Number(_) => {
                    let results = [self.i64()];
                    self.call(&b, ARGUMENT_NUMBER.to_owned(), &[place], &results)
                }
            };
            arguments.push(match &passed {
                Passed::Memory(_) => got[0],
                Passed::Number(_) => self.narrowed(&b, ty, got[0]),
            });
            self.host.parameters.push(passed);
        }
        let name = main.sym_name();
        let results = func::CallOp::build(&b, &outputs, name, &arguments, None, None, false);
        for (index, value) in results.results().into_iter().enumerate() {
            let passed = self.kind(op, value.ty())?;
            let place = self.constant(&b, index as i64);
            match &passed {
                Passed::Memory(number) => {
                    let name = format!("{RESULT_MEMORY}{number}");
                    self.call(&b, name, &[place, value], &[]);
                }
                Passed::Number(_) => {
                    let number = self.widened(&b, op, value)?;
                    self.call(&b, RESULT_NUMBER.to_owned(), &[place, number], &[]);
                }
            }
            self.host.results.push(passed);
        }
        func::ReturnOp::build(&b, &[]);
        Some(())
    }
}

/// The module and the name of the kernel of a launch.
fn kernel_place(launch: gpu::LaunchFuncOp<'_>) -> Option<(String, String)> {
    let symbol = launch.kernel().to_string();
    let place = symbol.split_once("::").map(|(module, kernel)| {
        let bare = |name: &str| name.trim_start_matches('@').trim_matches('"').to_owned();
        (bare(module), bare(kernel))
    });
    if place.is_none() {
        launch.op().unsupported(format!(
            "launches {symbol}, which is in no 'gpu.module'; put the kernel into one"
        ));
    }
    place
}

/// A memref type that can be passed.
fn memory(ty: Type<'_>) -> Option<Memory> {
    let memref = MemRef::of(ty)?;
    let is_number = |ty: Type<'_>| {
        ty.is_index() || ty.as_float().is_some() || ty.as_integer().is_some_and(|it| it.0 <= 64)
    };
    let (strides, offset) = memref.strides.clone()?;
    is_number(memref.element).then(|| Memory {
        element: memref.element.to_string(),
        is_identity: memref.is_identity,
        shape: memref.shape,
        strides,
        offset,
    })
}
