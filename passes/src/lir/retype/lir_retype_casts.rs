//! `--lir-retype-casts`: gives memory that is accessed with elements of several sizes a single
//! size.
//!
//! ```mlir
//! %p = lir.gep %x[%i] stride 4                         %b = arith.muli %i, %c4
//! %q = lir.ptr_cast %p : !mir.ptr<workgroup, f32>  →   %p = lir.gep %x[%b] stride 1
//!     -> !mir.ptr<workgroup, i8>                       %v = lir.load %p align 1
//! %v = lir.load %q align 1
//! %w = lir.load %p align 4                             %w = …  // of four loads
//! ```
//!
//! For targets on which a pointer refers to an element of a variable and cannot be cast, SPIR-V for
//! Vulkan among them. It applies where the memory of a pointer is known: a kernel parameter, a
//! global, or a variable. Memory whose accesses are values of its elements, vectors of them, or
//! their lanes does not change, nor does memory with pointers of unknown origin.
//!
//! Workgroup, private and constant memory is declared with the smallest element of its accesses;
//! larger values are assembled. If there are atomics on 32 bits beside smaller accesses, it is
//! declared as words, and smaller stores become atomics on them.
//!
//! A buffer has a view for each size: a `lir.ptr_cast` of the parameter itself, or of the address
//! of the global, to pointers to numbers of that size. Such a target binds the buffer once more
//! under that type, so that each access stays a single one. An access with an alignment below its
//! size is assembled from smaller ones.

use super::{
    accesses::{Access, Accesses},
    declarations::{Declarations, behind},
    memory::Memory,
    narrow,
    offsets::Offsets,
    views::{View, as_pointer_to},
};
use crate::{
    analysis::layout,
    profile::{Atomics, recorded},
};
use gir_dialects::{
    ir::{self, Block, Op, Signedness, Type, TypeExt, Value},
    lir,
    mir::{PtrType, StorageSpace},
    names,
    pass::{PassInfo, PassRun},
    upstream::func,
};
use std::collections::BTreeMap;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-retype-casts",
    description: "Give memory accessed with elements of several sizes a single size, or several views",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "lir", "scf", "vector"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let Some(profile) = recorded::profile(module) else {
        return;
    };
    let declarations = Declarations::new(module);
    for memory in memories(module) {
        if let Some(plan) = Plan::of(memory, &declarations) {
            plan.apply(&declarations, &profile.atomics);
        }
    }
}

/// The memories of a module, in program order.
fn memories(module: Op<'_>) -> Vec<Memory<'_>> {
    let mut found = vec![];
    for op in module.region(0).blocks().flat_map(Block::ops) {
        if let Some(global) = op.cast::<lir::GlobalOp<'_>>() {
            found.push(Memory::Global(global.sym_name()));
        } else if op.is::<func::FuncOp<'_>>() {
            if op.attribute(names::LIR_KERNEL).is_some() {
                let entry = op.region(0).first_block();
                let arguments = entry.into_iter().flat_map(Block::arguments);
                let pointers = arguments.filter(|value| PtrType::from_type(value.ty()).is_some());
                found.extend(pointers.map(Memory::Parameter));
            }
            op.walk_pre(|op| found.extend(op.cast().map(Memory::Variable)));
        }
    }
    found
}

/// The new accesses of a memory.
struct Plan<'c> {
    memory: Memory<'c>,
    points: PtrType<'c>,
    /// The pointers to its start, and the accesses by them.
    roots: Vec<(Value<'c>, Accesses<'c>)>,
}

impl<'c> Plan<'c> {
    /// `None` if it need not change, or some access is unknown.
    fn of(memory: Memory<'c>, declarations: &Declarations<'c>) -> Option<Self> {
        let points = PtrType::from_type(declarations.declared(memory)?)?;
        let roots = declarations.roots(memory).into_iter();
        let roots = roots.map(|root| Some((root, Accesses::of(root)?)));
        let roots = roots.collect::<Option<Vec<_>>>()?;
        let fit = roots.iter().all(|(_, accesses)| accesses.fit);
        (!fit).then_some(Self {
            memory,
            points,
            roots,
        })
    }

    fn accesses(&self) -> impl Iterator<Item = &Access<'c>> {
        self.roots.iter().flat_map(|(_, accesses)| &accesses.list)
    }

    fn is_buffer(&self) -> bool {
        self.points.space() == StorageSpace::Global
    }

    fn apply(self, declarations: &Declarations<'c>, atomics: &Atomics) {
        let Some(smallest) = self.accesses().map(|access| access.unit).min() else {
            // There are no loads or stores.
            self.erase_makers();
            return;
        };
        let unit = (!self.is_buffer()).then_some(smallest);
        let whole = self.accesses().filter(|access| access.is_atomic);
        let apart = whole.filter(|access| unit.is_some_and(|unit| unit != access.unit));
        let apart: Vec<_> = apart.map(|access| access.op).collect();
        match apart.first() {
            None => self.split(declarations, unit),
            Some(_) if self.accesses().all(|access| !access.is_atomic || access.unit == 4) => {
                self.take_for_words(declarations, atomics);
            }
            Some(op) => op.error(format!(
                "is atomic on memory that other accesses split into elements of {} bits, which the target does not support; use separate memory, or elements of one size",
                8 * smallest
            )),
        }
    }

    /// Declares 32-bit words, of which smaller accesses take parts.
    fn take_for_words(&self, declarations: &Declarations<'c>, atomics: &Atomics) {
        let context = self.points.pointee().ctx();
        let word = ir::integer_type(context, 32, Signedness::Signless);
        let new = PtrType::get(context, self.points.space(), word);
        declarations.declare(self.memory, new);
        for (root, _) in &self.roots {
            root.set_type(new);
            narrow::rewrite(*root, atomics);
        }
    }

    /// Accesses the memory by elements of one size, or of each size that occurs.
    fn split(&self, declarations: &Declarations<'c>, unit: Option<i64>) {
        let unit_of = |access: &Access<'c>| unit.unwrap_or(access.unit);
        let mut elements = BTreeMap::<i64, Type<'c>>::new();
        for access in self.accesses() {
            let unit = unit_of(access);
            let element = elements.entry(unit).or_insert_with(|| self.number(unit));
            if access.is_atomic {
                *element = access.ty;
            }
        }
        let declared = self.points.pointee();
        let stays = elements.values().any(|&element| element == declared);
        let base = if stays {
            Some(declared)
        } else {
            elements.values().next().copied()
        };
        let Some(base) = base else { return };
        let pointer = PtrType::get(declared.ctx(), self.points.space(), base);
        if !stays {
            declarations.declare(self.memory, pointer);
        }
        for (root, accesses) in &self.roots {
            root.set_type(pointer);
            let wanted = accesses.list.iter();
            let wanted = wanted.map(|access| (access.place, unit_of(access)));
            let offsets = Offsets::compute(accesses, wanted);
            let views = views(*root, &elements);
            for access in &accesses.list {
                let unit = unit_of(access);
                views[&unit].rewrite(access, offsets.at(access.place, unit));
            }
        }
        self.erase_makers();
    }

    /// The element type of a size: as declared, or an integer.
    fn number(&self, size: i64) -> Type<'c> {
        let declared = self.points.pointee().lane();
        match layout::size(declared) == size {
            true => declared,
            false => ir::integer_type(declared.ctx(), 8 * size as u32, Signedness::Signless),
        }
    }

    /// Erases pointers that are no longer used.
    fn erase_makers(&self) {
        for (_, accesses) in &self.roots {
            // Users come after the values they use.
            for maker in accesses.makers.iter().rev() {
                if !maker.has_uses() {
                    maker.erase();
                }
            }
        }
    }
}

/// Views of the memory at a root, by element size.
fn views<'c>(root: Value<'c>, elements: &BTreeMap<i64, Type<'c>>) -> BTreeMap<i64, View<'c>> {
    let builder = behind(root);
    let view = |element| View {
        first: builder.map_or(root, |builder| as_pointer_to(&builder, root, element)),
        element,
    };
    let views = elements.iter();
    views
        .map(|(&size, &element)| (size, view(element)))
        .collect()
}
