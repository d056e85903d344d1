//! `--lir-lower-buffers{pointers=…}`: splits matrices in buffers that are handles; with `pointers`
//! the handles become pointers to bytes.
//!
//! ```mlir
//! func.func @k(%0: !mir.uniform_buffer<f32>      func.func @k(%u: !mir.ptr<global, i8>
//!     {lir.layout = …, lir.resource = …}) … {        {lir.resource = …}) … {
//!   %u = lir.bind_uniform set 0 binding 1          %p = lir.gep %u[%b] stride 1
//!   %v = lir.buffer_load %u[%b] align 16      →    %q = lir.ptr_cast %p
//!     layout std140 : …, i64 -> f32                %v = lir.load %q align 16
//! ```
//!
//! A matrix in a buffer is loaded and stored row by row, or column by column if the layout is
//! column-major. Without `pointers` the handle stays: SPIR-V for Vulkan has buffers whose elements
//! have a stride of their own. With `pointers` images and samplers become parameters, too, instead
//! of results of binding operations. Functions that take handles are inlined.

use crate::{
    analysis::{
        buffer_layout::{Elements, MatrixLayout},
        handles,
    },
    lir::pointers::lir_inline_pointer_calls,
};
use gir_dialects::{
    ir::{
        self, Attribute, AttributeExt, Block, Builder, Context, Op, OpView, Signedness, Type,
        TypeExt, Value,
    },
    lir::{self, Major},
    mir::{self, MatrixType, PtrType, StorageSpace},
    names,
    pass::{OptionKind, PassInfo, PassOption, PassRun, parallel_for},
    upstream::{arith, func},
};
use std::collections::HashSet;

/// Whether buffer handles become pointers.
pub const POINTERS_OPTION: PassOption = PassOption {
    name: "pointers",
    description: "Turn buffer handles into pointers",
    kind: OptionKind::Bool(false),
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-lower-buffers",
    description: "Split matrices in buffers, and turn buffers into pointers",
    anchor: "builtin.module",
    options: &[POINTERS_OPTION],
    dialects: &["arith", "lir"],
    initialize: None,
    concerns: Some(|census| census.any_type(handles::is_handle)),
    run,
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    if lir_inline_pointer_calls::inline(module, takers).is_none() {
        return;
    }
    let pointers = pass.bool_option(POINTERS_OPTION.name);
    let top = module.region(0).blocks().flat_map(Block::ops);
    let functions: Vec<_> = top.filter_map(|op| op.cast::<func::FuncOp<'_>>()).collect();
    parallel_for(module.context(), &functions, |&function| {
        split_matrices(function.op());
        if pointers && function.op().attribute(names::LIR_KERNEL).is_some() {
            make_pointers(function);
        }
    });
}

/// The functions that take a handle, except kernels.
fn takers<'c>(functions: &[func::FuncOp<'c>]) -> HashSet<&'c str> {
    let takes = |function: &&func::FuncOp<'c>| {
        let op = function.op();
        let (inputs, _) = function.function_type().as_function().unwrap_or_default();
        op.attribute(names::LIR_KERNEL).is_none()
            && op.region(0).first_block().is_some()
            && inputs.into_iter().any(handles::is_handle)
    };
    let found = functions.iter().filter(takes);
    found.map(|function| function.sym_name()).collect()
}

/// An access to a buffer.
#[derive(Clone, Copy)]
struct Access<'c> {
    buffer: Value<'c>,
    offset: Value<'c>,
    align: i64,
    rules: mir::Layout,
    /// The stored value, or the type of the loaded one.
    value: Result<Value<'c>, Type<'c>>,
}

impl<'c> Access<'c> {
    fn of(op: Op<'c>) -> Option<Self> {
        if let Some(load) = op.cast::<lir::BufferLoadOp<'c>>() {
            return Some(Self {
                buffer: load.buffer(),
                offset: load.byte_offset(),
                align: load.align(),
                rules: load.layout(),
                value: Err(load.result().ty()),
            });
        }
        let store = op.cast::<lir::BufferStoreOp<'c>>()?;
        Some(Self {
            buffer: store.buffer(),
            offset: store.byte_offset(),
            align: store.align(),
            rules: store.layout(),
            value: Ok(store.value()),
        })
    }

    fn ty(&self) -> Type<'c> {
        self.value.map_or_else(|ty| ty, Value::ty)
    }

    /// The accesses of a function. Each is read only when it is visited, because visiting an
    /// earlier one may have replaced the value it stores.
    fn all(function: Op<'c>) -> impl Iterator<Item = (Op<'c>, Self)> {
        let mut found = vec![];
        function.walk_pre(|op| found.extend(Self::of(op).is_some().then_some(op)));
        found.into_iter().filter_map(|op| Some((op, Self::of(op)?)))
    }

    /// The offset of a row or column.
    fn line_offset(&self, b: &Builder<'c>, number: i64, lines: MatrixLayout) -> Value<'c> {
        if number == 0 {
            return self.offset;
        }
        let ty = self.offset.ty();
        let bytes = ir::integer(ty, number * lines.stride);
        let bytes = arith::ConstantOp::build(b, ty, bytes).result();
        arith::AddIOp::build(b, ty, self.offset, bytes, None).result()
    }
}

/// Splits accesses to matrices into accesses to their rows or columns.
fn split_matrices<'c>(function: Op<'c>) {
    for (op, access) in Access::all(function) {
        let Some(matrix) = MatrixType::from_type(access.ty()) else {
            continue;
        };
        let layout = Elements::new(access.rules, matrix.ty()).and_then(|all| all.matrix);
        let Some(lines) = layout else {
            op.error("has a matrix that the layout does not support; choose another layout");
            continue;
        };
        let b = Builder::before(op);
        match access.value {
            Ok(value) => store_lines(&b, &access, value, Lines::of(matrix, lines)),
            Err(_) => {
                let loaded = load_lines(&b, &access, Lines::of(matrix, lines));
                op.result(0).replace_all_uses(loaded);
            }
        }
        op.erase();
    }
}

/// A matrix whose rows are contiguous in memory.
struct Lines<'c> {
    /// The matrix, transposed if its columns are contiguous.
    matrix: Type<'c>,
    original: Type<'c>,
    count: i64,
    line: Type<'c>,
    layout: MatrixLayout,
}

impl<'c> Lines<'c> {
    fn of(matrix: MatrixType<'c>, layout: MatrixLayout) -> Self {
        let element = matrix.element();
        let (length, count) = match layout.major {
            Major::Row => (matrix.columns(), matrix.rows()),
            Major::Column => (matrix.rows(), matrix.columns()),
        };
        Self {
            matrix: MatrixType::get(element.ctx(), length, count, element),
            original: matrix.ty(),
            count,
            line: ir::vector(length as u32, element),
            layout,
        }
    }

    /// Transposes the matrix if its columns are contiguous.
    fn turned(&self, b: &Builder<'c>, matrix: Value<'c>, ty: Type<'c>) -> Value<'c> {
        match self.layout.major {
            Major::Row => matrix,
            Major::Column => lir::MatTransposeOp::build(b, ty, matrix).result(),
        }
    }
}

fn load_lines<'c>(b: &Builder<'c>, access: &Access<'c>, lines: Lines<'c>) -> Value<'c> {
    let line = |number| {
        let offset = access.line_offset(b, number, lines.layout);
        let (buffer, align, rules) = (access.buffer, access.align, access.rules);
        lir::BufferLoadOp::build(b, lines.line, buffer, offset, align, rules).result()
    };
    let rows: Vec<_> = (0..lines.count).map(line).collect();
    let matrix = lir::MatConstructOp::build(b, lines.matrix, &rows).result();
    lines.turned(b, matrix, lines.original)
}

fn store_lines<'c>(b: &Builder<'c>, access: &Access<'c>, value: Value<'c>, lines: Lines<'c>) {
    let matrix = lines.turned(b, value, lines.matrix);
    for number in 0..lines.count {
        let row = lir::MatRowOp::build(b, lines.line, matrix, number).result();
        let offset = access.line_offset(b, number, lines.layout);
        let (buffer, align, rules) = (access.buffer, access.align, access.rules);
        lir::BufferStoreOp::build(b, buffer, offset, row, align, rules);
    }
}

/// Turns the buffers of a kernel into pointers to bytes.
fn make_pointers(kernel: func::FuncOp<'_>) {
    let op = kernel.op();
    let Some(entry) = op.region(0).first_block() else {
        return;
    };
    let (mut inputs, results) = kernel.function_type().as_function().unwrap_or_default();
    let given = kernel.arg_attrs().and_then(Attribute::as_array);
    let mut given = given.unwrap_or_default();
    for (index, input) in inputs.iter_mut().enumerate() {
        let Some(attributes) = given.get_mut(index).filter(|_| handles::is_handle(*input)) else {
            continue;
        };
        let parameter = entry.argument(index);
        bind(op, *attributes, parameter);
        if handles::element(*input).is_some() {
            *input = bytes(*input);
            parameter.set_type(*input);
            *attributes = described(op.context(), *attributes);
        }
    }
    let context = op.context();
    kernel.set_function_type(ir::function(context, &inputs, &results));
    if !given.is_empty() {
        op.set_attribute(func::FuncOp::ARG_ATTRS_ATTR, ir::array(context, &given));
    }
    for (op, access) in Access::all(op) {
        access_memory(op, &access);
    }
}

/// A pointer to bytes in global storage.
fn bytes(ty: Type<'_>) -> Type<'_> {
    let context = ty.ctx();
    let byte = ir::integer_type(context, 8, Signedness::Signless);
    PtrType::get(context, StorageSpace::Global, byte)
}

/// Replaces the operations that bind a parameter by the parameter.
fn bind<'c>(kernel: Op<'c>, attributes: Attribute<'c>, parameter: Value<'c>) {
    let resource = attributes.entry(names::LIR_RESOURCE);
    let Some(resource) = resource.and_then(mir::ResourceAttr::from_attribute) else {
        return;
    };
    // Operations that bind nothing return `None`.
    let place = Some((resource.set(), resource.binding()));
    let mut bound = vec![];
    kernel.walk_pre(|op| {
        bound.extend((handles::bound(op) == place).then_some(op));
    });
    for op in bound {
        op.result(0).replace_all_uses(parameter);
        op.erase();
    }
}

/// The attributes of a pointer parameter, which has no layout.
fn described<'c>(context: &'c Context, attributes: Attribute<'c>) -> Attribute<'c> {
    let entries = attributes.entries().unwrap_or_default().into_iter();
    let kept = entries.filter(|(name, _)| *name != names::LIR_LAYOUT);
    let entries: Vec<_> = kept
        .map(
            |(name, value)| match mir::ResourceAttr::from_attribute(value) {
                Some(given) => {
                    let (set, binding, kind) = (given.set(), given.binding(), given.kind());
                    let new =
                        mir::ResourceAttr::get(context, set, binding, kind, given.name(), None);
                    (name, new)
                }
                None => (name, value),
            },
        )
        .collect();
    ir::dictionary(context, &entries)
}

/// Replaces a buffer access by one through a pointer.
fn access_memory<'c>(op: Op<'c>, access: &Access<'c>) {
    let b = Builder::before(op);
    let byte = lir::GepOp::build(
        &b,
        access.buffer.ty(),
        access.buffer,
        access.offset,
        1,
        true,
    );
    let place = PtrType::get(op.context(), StorageSpace::Global, access.ty());
    let place = lir::PtrCastOp::build(&b, place, byte.result()).result();
    match access.value {
        Err(ty) => {
            let load = lir::LoadOp::build(&b, ty, place, access.align, false, None, None);
            op.result(0).replace_all_uses(load.result());
        }
        Ok(value) => {
            lir::StoreOp::build(&b, place, value, access.align, false, None, None);
        }
    }
    op.erase();
}
