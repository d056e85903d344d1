//! Globals of mir for the memory that kernels of upstream share.
//!
//! `memref.global`, workgroup attributions, allocations in workgroup memory and the memory whose size the launch
//! decides all become `mir.gpu.global`; their uses become a `memref.get_global`.

use super::{
    device::{self, Device, symbol},
    types::{Types, stored},
};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Builder, MemRef, Op, OpView, Type, TypeExt, Value},
    mir::{self, PtrType, StorageSpace},
    upstream::{gpu, memref},
};
use std::collections::{HashMap, HashSet};

/// The symbols of the module, and the globals among them.
pub struct Symbols<'c> {
    types: Types,
    taken: HashSet<String>,
    globals: HashMap<String, Op<'c>>,
}

/// The maximum initial contents of a global in bytes, which its verifier enforces.
const MAX_CONTENTS: i64 = 256 << 20;

impl<'c> Symbols<'c> {
    /// The symbols of a module that keeps its own and those of `device`'s modules.
    pub fn new(module: Op<'c>, device: &Device<'c>, types: Types) -> Self {
        let stay = device::ops(module).filter(|op| !device.modules.contains(op));
        Self {
            types,
            taken: stay.filter_map(symbol).map(str::to_owned).collect(),
            globals: HashMap::new(),
        }
    }

    /// Reserves a name; false if it is taken.
    pub fn claim(&mut self, name: &str) -> bool {
        self.taken.insert(name.to_owned())
    }

    /// An unused name.
    pub fn fresh(&mut self, wanted: &str) -> String {
        let numbered = (1..).map(|number| format!("{wanted}_{number}"));
        let mut names = std::iter::once(wanted.to_owned()).chain(numbered);
        names.find(|name| self.claim(name)).unwrap_or_default()
    }

    /// The global with a name.
    pub fn global(&self, name: &str) -> Option<mir::GlobalOp<'c>> {
        self.globals.get(name).and_then(|op| op.cast())
    }

    /// Workgroup memory as a global before a function; returns its address.
    pub fn workgroup_memory(
        &mut self,
        b: &Builder<'c>,
        function: Op<'c>,
        wanted: &str,
        ty: Type<'c>,
    ) -> Value<'c> {
        let name = self.fresh(wanted);
        if let Some(memref) = MemRef::of(ty) {
            let at = Builder::before(function).with_location(b.location());
            let element = self.types.element(memref.element);
            let pointer = PtrType::get(b.context(), StorageSpace::Workgroup, element);
            // An address needs at least one element.
            let count = memref.count().unwrap_or(1).max(1);
            let global =
                mir::GlobalOp::build(&at, &name, pointer, count, false, element, None, None);
            self.globals.insert(name.clone(), global.op());
        }
        memref::GetGlobalOp::build(b, ty, &name).result()
    }

    /// Replaces everything that becomes a global.
    pub fn lower(&mut self, device: &Device<'c>) {
        for &op in &device.globals {
            if let Some(global) = op.cast() {
                self.lower_global(global);
            }
        }
        for &function in &device.functions {
            let mut allocations = vec![];
            function.walk_pre(|op| {
                if op.is::<memref::AllocOp<'_>>() || op.is::<memref::AllocaOp<'_>>() {
                    allocations.push(op);
                }
            });
            for op in allocations {
                self.lower_allocation(function, op);
            }
        }
        self.lower_dynamic(&device.functions);
    }

    fn lower_global(&mut self, global: memref::GlobalOp<'c>) {
        let op = global.op();
        let Some(memref) = MemRef::of(global.type_()) else {
            return;
        };
        let space = self.types.space(memref.space).ok().flatten();
        let space = match (space, global.constant()) {
            (None, true) => StorageSpace::Constant,
            (None, false) => StorageSpace::Global,
            (Some(space), _) => space,
        };
        if [StorageSpace::Private, StorageSpace::Generic].contains(&space) {
            op.error("is a private variable at module level, where it belongs to no work-item; use 'memref.alloca'");
            return;
        }
        let element = self.types.element(memref.element);
        let count = memref.count().unwrap_or(1);
        let Some(contents) = self.contents(global, &memref, space, count) else {
            return;
        };
        let pointer = PtrType::get(op.context(), space, element);
        let name = global.sym_name();
        let at = Builder::before(op);
        let new = mir::GlobalOp::build(
            &at,
            name,
            pointer,
            count.max(1),
            false,
            element,
            contents,
            None,
        );
        self.globals.insert(name.to_owned(), new.op());
        op.erase();
    }

    /// The initial contents of a global; `None` after a diagnostic.
    fn contents(
        &self,
        global: memref::GlobalOp<'c>,
        memref: &MemRef<'c>,
        space: StorageSpace,
        count: i64,
    ) -> Option<Option<Attribute<'c>>> {
        let op = global.op();
        let Some(value) = global.initial_value() else {
            // Upstream defines a private one; workgroup memory has no initial value anyway.
            let visibility = op.attribute(memref::GlobalOp::SYM_VISIBILITY_ATTR);
            let is_private = visibility.and_then(Attribute::as_str) == Some("private");
            if is_private && space == StorageSpace::Workgroup {
                return Some(None);
            }
            op.error("is only declared, and kernels are not linked with other modules; give it a value, or 'uninitialized'");
            return None;
        };
        if value == ir::flag(op.context()) || count == 0 {
            return Some(None);
        }
        if space == StorageSpace::Workgroup {
            op.error("is workgroup memory, which cannot be initialised; store to it in the kernel");
            return None;
        }
        let element = memref.element;
        if count > MAX_CONTENTS / 8 {
            op.error(format!(
                "has more than {} MiB of initial contents; fill it at run time",
                MAX_CONTENTS >> 20
            ));
            return None;
        }
        let bytes = value
            .as_dense_bytes()
            .filter(|_| element.as_vector().is_none() && stored(element) == element);
        let Some(bytes) = bytes else {
            op.error(format!("has initial contents that are not a dense list of numbers; use dense<…>, and i8, i16, i32 or i64 in place of other integers, for elements of {element}"));
            return None;
        };
        let bytes = match element.is_index() {
            true => self.narrow(op, bytes)?,
            false => bytes,
        };
        Some(Some(ir::dense_elements(
            self.types.element(element),
            &[count],
            &bytes,
        )))
    }

    /// Contents of type `index`, which attributes hold in 64 bits; `None` after a diagnostic.
    fn narrow(&self, op: Op<'c>, bytes: Vec<u8>) -> Option<Vec<u8>> {
        if self.types.index_width == 64 {
            return Some(bytes);
        }
        let numbers = bytes
            .chunks_exact(8)
            .map(|chunk| chunk.try_into().map(i64::from_le_bytes));
        let narrow: Option<Vec<_>> = numbers
            .map(|number| i32::try_from(number.ok()?).ok().map(i32::to_le_bytes))
            .collect();
        if narrow.is_none() {
            op.error(
                "is initialised with an index that does not fit 32 bits; use index-bitwidth=64",
            );
        }
        narrow.map(|narrow| narrow.concat())
    }

    /// Workgroup memory exists once for all work-items, however it is allocated.
    fn lower_allocation(&mut self, function: Op<'c>, op: Op<'c>) {
        let ty = op.result(0).ty();
        let Some(memref) = MemRef::of(ty) else { return };
        if self.types.space(memref.space) != Ok(Some(StorageSpace::Workgroup)) {
            return;
        }
        if memref.count().is_none() {
            op.error("allocates workgroup memory of a size known only at run time; use 'gpu.dynamic_shared_memory', whose size the launch sets");
            return;
        }
        let name = format!("{}_workgroup", symbol(function).unwrap_or_default());
        let value = self.workgroup_memory(&Builder::before(op), function, &name, ty);
        op.result(0).replace_all_uses(value);
        op.erase();
    }

    /// The memory whose size the launch decides: one global for all functions.
    fn lower_dynamic(&mut self, functions: &[Op<'c>]) {
        let mut uses = vec![];
        for function in functions {
            function.walk_pre(|op| uses.extend(op.cast::<gpu::DynamicSharedMemoryOp<'c>>()));
        }
        let Some(first) = functions.first().filter(|_| !uses.is_empty()) else {
            return;
        };
        let context = first.context();
        let byte = ir::integer_type(context, 8, ir::Signedness::Signless);
        let element = self.common_element(&uses).unwrap_or(byte);
        let name = self.fresh("dynamic_shared_memory");
        let pointer = PtrType::get(context, StorageSpace::Workgroup, element);
        let at = Builder::before(*first);
        let global = mir::GlobalOp::build(&at, &name, pointer, 0, true, element, None, None);
        self.globals.insert(name.clone(), global.op());
        for memory in uses {
            let op = memory.op();
            let address =
                memref::GetGlobalOp::build(&Builder::before(op), op.result(0).ty(), &name);
            op.result(0).replace_all_uses(address.result());
            op.erase();
        }
    }

    /// The element type of all views of that memory, if it is one type: not every target can access memory of bytes
    /// as another type.
    fn common_element(&self, uses: &[gpu::DynamicSharedMemoryOp<'c>]) -> Option<Type<'c>> {
        let users = uses.iter().flat_map(|memory| memory.op().result(0).uses());
        let mut elements = users.map(|(user, _)| {
            let view = user.cast::<memref::ViewOp<'c>>()?;
            Some(self.types.element(MemRef::of(view.result().ty())?.element))
        });
        let first = elements.next()??;
        elements.all(|other| other == Some(first)).then_some(first)
    }
}
