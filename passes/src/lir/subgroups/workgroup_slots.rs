//! Shared memory with a slot for each work-item of a workgroup, through which work-items exchange
//! values.

use crate::{
    analysis::layout,
    lir::{arithmetic::Arithmetic, workgroup_sizes::WorkgroupSize},
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{self, AttributeExt, Block, Builder, Op, OpView as _, Type, Value},
    lir,
    mir::{PtrType, StorageSpace},
    upstream::arith,
};
use std::collections::{BTreeMap, BTreeSet};

/// The maximum number of work-items of a workgroup; no device allows nearly as many.
const MAX_WORK_ITEMS: i64 = 1 << 20;

/// The only workgroup size; `None` after a diagnostic at `op`.
pub fn known_size(op: Op<'_>, size: Option<&WorkgroupSize>) -> Option<[i64; 3]> {
    let message = match size {
        Some(&WorkgroupSize::One(size)) if is_possible(size) => return Some(size),
        Some(WorkgroupSize::One(_)) => {
            "is reached from a kernel with a workgroup of more than a million work-items; make it smaller"
        }
        Some(WorkgroupSize::Unstated) => {
            "is reached from a kernel without workgroup_size, which says how much shared memory it needs; give the kernel one"
        }
        Some(WorkgroupSize::Several) => {
            "is reached from kernels with different workgroup sizes; make a function for each"
        }
        None => {
            "is not reached from any kernel, so that it has no workgroup; remove the function, or call it"
        }
    };
    op.error(message);
    None
}

fn is_possible(size: [i64; 3]) -> bool {
    let product = |product: i64, extent: &i64| product.checked_mul(*extent);
    let items = size.iter().try_fold(1, product);
    items.is_some_and(|items| items <= MAX_WORK_ITEMS)
}

/// The shared memory of a module.
pub struct Slots<'c> {
    /// The symbols of the module.
    taken: BTreeSet<&'c str>,
    /// The globals by the name of the type and the number of work-items.
    globals: BTreeMap<(String, i64), (String, Type<'c>)>,
}

impl<'c> Slots<'c> {
    /// Creates an empty set, and reads the module's symbols.
    pub fn new(module: Op<'c>) -> Self {
        let top = module.region(0).blocks().flat_map(Block::ops);
        Self {
            taken: top
                .filter_map(|op| op.attribute("sym_name")?.as_str())
                .collect(),
            globals: BTreeMap::new(),
        }
    }

    /// The name of the memory for values of a type, one per work-item.
    pub fn of(&mut self, ty: Type<'c>, count: i64) -> String {
        let taken = &self.taken;
        let new = |(ty_name, count): &(String, i64)| {
            let mut name = format!("gir_workgroup_{ty_name}_{count}");
            while taken.contains(name.as_str()) {
                name.push('_');
            }
            (name, ty)
        };
        let entry = self.globals.entry((ty.to_string(), count));
        entry.or_insert_with_key(new).0.clone()
    }

    /// Emits the globals requested so far.
    pub fn declare(&self, module: Op<'c>) {
        let Some(body) = module.region(0).first_block() else {
            return;
        };
        let builder = Builder::at_end(body, module.location());
        for ((_, count), (name, ty)) in &self.globals {
            let pointer = PtrType::get(module.context(), StorageSpace::Workgroup, *ty);
            let align = layout::align(*ty);
            lir::GlobalOp::build(
                &builder, name, pointer, *count, align, false, *ty, None, None,
            );
        }
    }
}

/// The address of slots for values of a type.
pub fn address<'c>(b: &Builder<'c>, name: &str, ty: Type<'c>) -> Value<'c> {
    let pointer = PtrType::get(b.context(), StorageSpace::Workgroup, ty);
    lir::AddressOfOp::build(b, pointer, name).result()
}

/// The linear index of the work-item in a workgroup of a size: x fastest, then y, then z.
pub fn number<'c>(b: &Builder<'c>, [width, height, depth]: [i64; 3]) -> Value<'c> {
    let a = Arithmetic::new(*b);
    let word = ir::integer_type(b.context(), 32, ir::Signedness::Signless);
    let mut number = lir::IdLocalXOp::build(b, word).result();
    let mut add = |id: Value<'c>, stride: i64| {
        let before = a.binary(arith::MulIOp::NAME, id, a.int(word, stride));
        number = a.binary(arith::AddIOp::NAME, number, before);
    };
    if height > 1 {
        add(lir::IdLocalYOp::build(b, word).result(), width);
    }
    if depth > 1 {
        add(lir::IdLocalZOp::build(b, word).result(), width * height);
    }
    number
}

/// A pointer to the slot of a work-item.
pub fn slot<'c>(b: &Builder<'c>, slots: Value<'c>, number: Value<'c>) -> Value<'c> {
    let stride = PtrType::from_type(slots.ty()).map_or(1, |ptr| layout::size(ptr.pointee()));
    lir::GepOp::build(b, slots.ty(), slots, number, stride, true).result()
}

/// Loads the value of a slot.
pub fn load<'c>(b: &Builder<'c>, place: Value<'c>, ty: Type<'c>) -> Value<'c> {
    lir::LoadOp::build(b, ty, place, layout::align(ty), false, None, None).result()
}

/// Stores a value to a slot.
pub fn store<'c>(b: &Builder<'c>, place: Value<'c>, value: Value<'c>) {
    lir::StoreOp::build(
        b,
        place,
        value,
        layout::align(value.ty()),
        false,
        None,
        None,
    );
}

/// A barrier of the workgroup, which makes the values in the slots visible.
pub fn barrier(b: &Builder<'_>) {
    let workgroup = MemoryScope::Workgroup;
    lir::BarrierOp::build(b, workgroup, workgroup, MemoryOrdering::AcqRel);
}
