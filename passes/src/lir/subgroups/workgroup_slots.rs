//! Shared memory with a slot for each work-item of a workgroup, through which work-items
//! give each other values.

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

/// Work-items that a workgroup can have; no device allows nearly as many.
const MAX_WORK_ITEMS: i64 = 1 << 20;

/// The one size of the workgroups; `None` after a diagnostic at `op`.
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
    /// Symbols of the module.
    taken: BTreeSet<&'c str>,
    /// By the spelling of the type and the number of work-items.
    globals: BTreeMap<(String, i64), (String, Type<'c>)>,
}

impl<'c> Slots<'c> {
    /// None yet; reads the module's symbols.
    pub fn new(module: Op<'c>) -> Self {
        let top = module.region(0).blocks().flat_map(Block::ops);
        Self {
            taken: top
                .filter_map(|op| op.attribute("sym_name")?.as_str())
                .collect(),
            globals: BTreeMap::new(),
        }
    }

    /// The name of the memory for values of a type, one of each work-item.
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

    /// Makes the globals of what has been asked for.
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

/// The work-item's number in a workgroup of a size: along x, then y, then z.
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

/// The place of a number.
pub fn slot<'c>(b: &Builder<'c>, slots: Value<'c>, number: Value<'c>) -> Value<'c> {
    let stride = PtrType::from_type(slots.ty()).map_or(1, |ptr| layout::size(ptr.pointee()));
    lir::GepOp::build(b, slots.ty(), slots, number, stride, true).result()
}

/// What stands in a place.
pub fn load<'c>(b: &Builder<'c>, place: Value<'c>, ty: Type<'c>) -> Value<'c> {
    lir::LoadOp::build(b, ty, place, layout::align(ty), false, None, None).result()
}

/// Puts a value into a place.
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

/// All work-items of the workgroup come here, and see each other's values behind it.
pub fn barrier(b: &Builder<'_>) {
    let workgroup = MemoryScope::Workgroup;
    lir::BarrierOp::build(b, workgroup, workgroup, MemoryOrdering::AcqRel);
}
