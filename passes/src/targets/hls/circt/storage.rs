//! Globals: workgroup storage becomes memory of the kernels, tables stay outside of them.

use super::memory::Place;
use crate::{analysis::initial_value, lir::pointers::lir_inline_pointer_calls};
use gir_dialects::{
    ir::{self, Block, Builder, Op, OpView as _, Type, Value},
    lir,
    mir::{PtrType, StorageSpace},
    upstream::memref,
};
use std::collections::HashMap;

/// The globals of a module, by name.
pub struct Globals<'c> {
    by_name: HashMap<&'c str, lir::GlobalOp<'c>>,
}

impl<'c> Globals<'c> {
    /// Reads a module; `None` after an error.
    pub fn of(module: Op<'c>) -> Option<Self> {
        let top = module.region(0).blocks().flat_map(Block::ops);
        let mut by_name = HashMap::new();
        for global in top.filter_map(Op::cast::<lir::GlobalOp<'c>>) {
            let space = PtrType::from_type(global.type_())?.space();
            let is_known = match space {
                StorageSpace::Workgroup => !global.dynamic() && global.initializer().is_none(),
                _ => is_table(global),
            };
            if !is_known {
                global.op().error("has storage that this flow does not provide; give it an initial value, or put it into global or workgroup storage");
                return None;
            }
            by_name.insert(global.sym_name(), global);
        }
        Some(Self { by_name })
    }

    /// Inlines functions that use workgroup storage into the kernels; `None` after an error.
    pub fn inline_users(&self, module: Op<'c>) -> Option<()> {
        lir_inline_pointer_calls::inline_users(module, |name| {
            self.by_name
                .get(name)
                .is_some_and(|&global| !is_table(global))
        })
    }

    /// The memory of a global at the start of a function that uses it; `None` after an error.
    pub fn memory(&self, op: Op<'c>, entry: Block<'c>, name: &str) -> Option<Value<'c>> {
        let Some(&global) = self.by_name.get(name) else {
            op.error(format!(
                "takes the address of '{name}', of which the module has no global"
            ));
            return None;
        };
        let b = Builder::at_start(entry, global.op().location());
        let ty = memory_type(global)?;
        let memory = match is_table(global) {
            true => memref::GetGlobalOp::build(&b, ty, name).result(),
            false => memref::AllocOp::build(&b, ty, &[], &[], None).memref(),
        };
        memory.set_name(name);
        Some(memory)
    }

    /// Makes upstream's globals of the tables, and erases the others.
    pub fn finish(self) {
        let mut globals: Vec<_> = self.by_name.into_values().collect();
        globals.sort_by_key(|global| global.sym_name());
        for global in globals {
            let table = is_table(global).then(|| table(global)).flatten();
            if table.is_none() && is_table(global) {
                global
                    .op()
                    .error("has an initial value that no memref has; use numbers");
            }
            global.op().erase();
        }
    }
}

fn is_table(global: lir::GlobalOp<'_>) -> bool {
    let space = PtrType::from_type(global.type_()).map(PtrType::space);
    space == Some(StorageSpace::Constant) && global.initializer().is_some()
}

/// The type of the memory; `None` after an error.
fn memory_type<'c>(global: lir::GlobalOp<'c>) -> Option<Type<'c>> {
    let pointer = PtrType::from_type(global.type_())?;
    // A memory in hardware has an address of a bit at least.
    let least = if is_table(global) { 1 } else { 2 };
    Place::memory(global.op(), pointer, Some(global.count().max(least)))
}

fn table(global: lir::GlobalOp<'_>) -> Option<()> {
    let op = global.op();
    let ty = memory_type(global)?;
    let pointer = PtrType::from_type(global.type_())?;
    let bytes = initial_value::in_memory(global.initializer()?, pointer.pointee())?;
    let value = ir::dense_elements(pointer.pointee(), &[global.count()], &bytes);
    let b = Builder::before(op);
    memref::GlobalOp::build(
        &b,
        global.sym_name(),
        Some("private"),
        ty,
        Some(value),
        true,
        None,
    );
    Some(())
}
