//! `gpu.all_reduce` without a counterpart in mir: by a body, propagating NaNs, or in a function that does not know the
//! size of its workgroup. It becomes a tree in workgroup memory.
//!
//! ```mlir
//!                                     memref.store %v, %all[%own]
//!                                     gpu.barrier
//! %r = gpu.all_reduce %v {…}      →   scf.while (%width = 64) … {
//!                                       … // %all[%own] += %all[%own + %half], below %width
//!                                       gpu.barrier
//!                                     }
//!                                     %r = memref.load %all[0]
//!                                     gpu.barrier
//! ```
//!
//! In each round half as many work-items combine two values each; the size need not be a power of two. After the last
//! barrier the memory can be reused. Where the launch decides the size, the memory has room for [`MAX_SIZE`] values:
//! work-items beyond these add their values to it in groups of as many, one group after the other, before the rounds.

use super::{
    arith::{add, combine, compare},
    device::symbol,
    subgroups,
    symbols::Symbols,
};
use gir_dialects::{
    ir::{self, AttributeExt, Block, Builder, Context, Op, OpView, Type, TypeExt, Value},
    mir, names,
    upstream::{
        arith::{self, CmpIPredicate},
        gpu::{
            self, AddressSpace, AddressSpaceAttr, AllReduceOperation, AllReduceOperationAttr,
            Dimension, DimensionAttr,
        },
        memref, scf,
    },
};
use std::collections::HashMap;

/// The maximum number of work-items in a workgroup of CUDA, Metal, and most devices: larger workgroups take a round
/// more.
const MAX_SIZE: i64 = 1024;

/// Expands those reductions of functions into operations of upstream.
pub fn lower<'c>(functions: &[Op<'c>], symbols: &mut Symbols<'c>) {
    let is_kernel = |function: &Op<'_>| function.attribute(names::MIR_KERNEL).is_some();
    let mut kernels = functions.iter().copied().filter(is_kernel).peekable();
    // A function that kernels call has a workgroup of one of them.
    let are_sized =
        kernels.peek().is_some() && kernels.all(|kernel| workgroup_size(kernel).is_some());
    for &function in functions {
        lower_in(function, are_sized, symbols);
    }
}

fn lower_in<'c>(function: Op<'c>, are_sized: bool, symbols: &mut Symbols<'c>) {
    let size = workgroup_size(function);
    let mut reductions = vec![];
    function.walk_pre(|op| {
        let reduction = op.cast::<gpu::AllReduceOp<'c>>();
        let stays =
            |reduction: &_| (are_sized || size.is_some()) && is_operation_of_mir(*reduction);
        reductions.extend(reduction.filter(|reduction| !stays(reduction)));
    });
    let mut scratch = HashMap::new();
    for reduction in reductions {
        let op = reduction.op();
        let Some(step) = Step::of(reduction) else {
            continue;
        };
        let (b, ty) = (Builder::before(op), reduction.value().ty());
        let name = scratch.get(&ty.to_string()).cloned();
        let capacity = size.map_or(MAX_SIZE, |size| size.iter().product());
        let (memory, name) = scratch_memory(&b, function, (ty, capacity), name, symbols);
        scratch.insert(ty.to_string(), name);
        let (own, count) = match size {
            Some(size) => (own_place(&b, size), None),
            None => own_place_of_launch(&b),
        };
        let tree = Tree {
            memory,
            own,
            capacity,
            count,
            step,
        };
        let total = tree.build(&b, reduction.value());
        op.result(0).replace_all_uses(total);
        op.erase();
    }
}

fn is_operation_of_mir(reduction: gpu::AllReduceOp<'_>) -> bool {
    let operation = reduction
        .op_()
        .and_then(AllReduceOperationAttr::from_attribute);
    let ty = reduction.value().ty();
    operation.is_some_and(|operation| {
        let kind = subgroups::kind(operation.value(), ty.is_float());
        kind.is_some() && subgroups::fits_flags(ty, operation.value())
    })
}

/// The number of work-items along each axis, as the function states it.
fn workgroup_size(function: Op<'_>) -> Option<[i64; 3]> {
    let kernel = function.attribute(names::MIR_KERNEL);
    let kernel = kernel.and_then(mir::KernelAttr::from_attribute);
    let size = kernel
        .map(mir::KernelAttr::workgroup_size)
        .filter(|size| !size.is_empty());
    let known = function.attribute(names::GPU_KNOWN_BLOCK_SIZE);
    let known = known.and_then(AttributeExt::as_dense_i32);
    let size = size.or_else(|| Some(known?.into_iter().map(i64::from).collect()));
    size?.try_into().ok()
}

/// Memory for a value of each work-item, and its name; reuses the global of that name if there is one.
fn scratch_memory<'c>(
    b: &Builder<'c>,
    function: Op<'c>,
    (ty, capacity): (Type<'c>, i64),
    name: Option<String>,
    symbols: &mut Symbols<'c>,
) -> (Value<'c>, String) {
    let space = AddressSpaceAttr::get(b.context(), AddressSpace::Workgroup);
    let memory = ir::memref(&[capacity], ty, Some(space));
    if let Some(name) = name {
        return (memref::GetGlobalOp::build(b, memory, &name).result(), name);
    }
    let wanted = format!("{}_all_reduce", symbol(function).unwrap_or_default());
    let value = symbols.workgroup_memory(b, function, &wanted, memory);
    let address = value
        .defining_op()
        .and_then(|op| op.cast::<memref::GetGlobalOp<'c>>());
    let name = address.map_or(wanted, |address| address.name().to_owned());
    (value, name)
}

fn index<'c>(context: &'c Context) -> Type<'c> {
    Type::index(context)
}

fn number<'c>(b: &Builder<'c>, value: i64) -> Value<'c> {
    let ty = index(b.context());
    arith::ConstantOp::build(b, ty, ir::integer(ty, value)).result()
}

/// The number of a work-item in its workgroup: `x + size_x * (y + size_y * z)`.
fn own_place<'c>(b: &Builder<'c>, size: [i64; 3]) -> Value<'c> {
    let axes = [Dimension::Z, Dimension::Y, Dimension::X]
        .into_iter()
        .zip(size.into_iter().rev());
    let mut place = None;
    for (axis, extent) in axes.filter(|&(_, extent)| extent > 1) {
        let axis = DimensionAttr::get(b.context(), axis);
        let id = gpu::ThreadIdOp::build(b, index(b.context()), axis, None).result();
        place = Some(match place {
            None => id,
            Some(outer) => {
                let rows =
                    arith::MulIOp::build(b, id.ty(), outer, number(b, extent), None).result();
                add(b, rows, id)
            }
        });
    }
    place.unwrap_or_else(|| number(b, 0))
}

/// The number of a work-item in a workgroup whose size the launch decides, and the number of its work-items.
fn own_place_of_launch<'c>(b: &Builder<'c>) -> (Value<'c>, Option<Value<'c>>) {
    let ty = index(b.context());
    let times = |l, r| arith::MulIOp::build(b, ty, l, r, None).result();
    let along = |axis| {
        let axis = DimensionAttr::get(b.context(), axis);
        (
            gpu::ThreadIdOp::build(b, ty, axis, None).result(),
            gpu::BlockDimOp::build(b, ty, axis, None).result(),
        )
    };
    let [(x, width), (y, height), (z, depth)] =
        [Dimension::X, Dimension::Y, Dimension::Z].map(along);
    let row = add(b, times(z, height), y);
    let count = times(times(depth, height), width);
    (add(b, times(row, width), x), Some(count))
}

/// The combination of two values.
enum Step<'c> {
    Operation(AllReduceOperation),
    /// A block with two arguments, which is copied.
    Body(Block<'c>),
}

impl<'c> Step<'c> {
    /// The step of a reduction; `None` after a diagnostic.
    fn of(reduction: gpu::AllReduceOp<'c>) -> Option<Self> {
        let operation = reduction
            .op_()
            .and_then(AllReduceOperationAttr::from_attribute);
        if let Some(operation) = operation {
            return Some(Self::Operation(operation.value()));
        }
        let body = reduction.body().first_block()?;
        if body.next().is_some() {
            reduction
                .op()
                .error("has a body of several blocks; write it with 'arith.select' or 'scf.if'");
            return None;
        }
        Some(Self::Body(body))
    }

    /// The combination of two values, emitted at the end of a block.
    fn apply(
        &self,
        block: Block<'c>,
        b: &Builder<'c>,
        left: Value<'c>,
        right: Value<'c>,
    ) -> Value<'c> {
        let body = match self {
            Self::Operation(operation) => return combine(b, *operation, left, right),
            Self::Body(body) => body,
        };
        let mut copies = HashMap::from([(body.argument(0), left), (body.argument(1), right)]);
        let copied = |copies: &HashMap<_, _>, value| copies.get(&value).copied().unwrap_or(value);
        let end = body.terminator();
        for op in body.ops().filter(|&op| Some(op) != end) {
            let copy = op.copy_to_end(block);
            copy.walk_pre(|inner| {
                for (at, operand) in inner.operands().enumerate() {
                    inner.set_operand(at, copied(&copies, operand));
                }
            });
            copies.extend(op.results().zip(copy.results()));
        }
        end.map_or(left, |end| copied(&copies, end.operand(0)))
    }
}

/// A reduction over the workgroup.
struct Tree<'c> {
    memory: Value<'c>,
    own: Value<'c>,
    capacity: i64,
    /// The number of values, if the launch decides it.
    count: Option<Value<'c>>,
    step: Step<'c>,
}

impl<'c> Tree<'c> {
    fn build(&self, b: &Builder<'c>, value: Value<'c>) -> Value<'c> {
        let width = match self.count {
            None => {
                memref::StoreOp::build(b, value, self.memory, &[self.own], None, None);
                gpu::BarrierOp::build(b);
                number(b, self.capacity)
            }
            Some(count) => self.gather(b, value, count),
        };
        let (ty, location) = (index(b.context()), b.location());
        let rounds = scf::WhileOp::build(b, &[ty], &[width]);
        let before = Block::new(&[(ty, location)]);
        rounds.before().append(before);
        let test = Builder::at_end(before, location);
        let width = before.argument(0);
        let goes_on = compare(&test, CmpIPredicate::Ugt, width, number(&test, 1));
        scf::ConditionOp::build(&test, goes_on, &[width]);
        let after = Block::new(&[(ty, location)]);
        rounds.after().append(after);
        self.round(after, &Builder::at_end(after, location));
        let total = self.load(b, number(b, 0), value.ty());
        gpu::BarrierOp::build(b);
        total
    }

    /// Fills the memory with the values of all work-items, of which there may be more than places; returns the number
    /// of filled places.
    fn gather(&self, b: &Builder<'c>, value: Value<'c>, count: Value<'c>) -> Value<'c> {
        let places = number(b, self.capacity);
        let is_first = compare(b, CmpIPredicate::Ult, self.own, places);
        Self::if_then(b, is_first, |_, b| {
            memref::StoreOp::build(b, value, self.memory, &[self.own], None, None);
        });
        gpu::BarrierOp::build(b);
        let (ty, location) = (index(b.context()), b.location());
        let groups = scf::ForOp::build(b, &[], places, count, places, &[], false);
        let body = Block::new(&[(ty, location)]);
        groups.region().append(body);
        let (each, first) = (Builder::at_end(body, location), body.argument(0));
        // Those before the group wrap around, and are beyond it, too.
        let place = arith::SubIOp::build(&each, ty, self.own, first, None).result();
        let is_in_group = compare(&each, CmpIPredicate::Ult, place, places);
        Self::if_then(&each, is_in_group, |inside, b| {
            let so_far = self.load(b, place, value.ty());
            let joined = self.step.apply(inside, b, so_far, value);
            memref::StoreOp::build(b, joined, self.memory, &[place], None, None);
        });
        gpu::BarrierOp::build(&each);
        scf::YieldOp::build(&each, &[]);
        arith::MinUIOp::build(b, ty, count, places).result()
    }

    /// Emits operations that a condition guards.
    fn if_then(b: &Builder<'c>, condition: Value<'c>, emit: impl FnOnce(Block<'c>, &Builder<'c>)) {
        let guarded = scf::IfOp::build(b, &[], condition);
        let inside = Block::new(&[]);
        guarded.then_region().append(inside);
        let at = Builder::at_end(inside, b.location());
        emit(inside, &at);
        scf::YieldOp::build(&at, &[]);
    }

    /// Combines the values in the first places, whose number is the block's argument: the upper half joins the lower.
    fn round(&self, block: Block<'c>, b: &Builder<'c>) {
        let width = block.argument(0);
        let rounded = add(b, width, number(b, 1));
        let half = arith::DivUIOp::build(b, width.ty(), rounded, number(b, 2), false).result();
        let partner = add(b, self.own, half);
        let is_there = compare(b, CmpIPredicate::Ult, partner, width);
        Self::if_then(b, is_there, |inside, at| {
            let ty = self.element();
            let (left, right) = (self.load(at, self.own, ty), self.load(at, partner, ty));
            let joined = self.step.apply(inside, at, left, right);
            memref::StoreOp::build(at, joined, self.memory, &[self.own], None, None);
        });
        gpu::BarrierOp::build(b);
        scf::YieldOp::build(b, &[half]);
    }

    fn element(&self) -> Type<'c> {
        let ty = self.memory.ty();
        ir::MemRef::of(ty).map_or(ty, |memref| memref.element)
    }

    fn load(&self, b: &Builder<'c>, place: Value<'c>, ty: Type<'c>) -> Value<'c> {
        memref::LoadOp::build(b, ty, self.memory, &[place], None, None).result()
    }
}
