//! Reflection: the information that a host needs to bind and launch kernels (Runa GPU dialect specification section
//! 8).
//!
//! It is collected twice. [`Reflection::of`] reads the names, bindings and offsets of the source, from the attributes
//! of lir before a target's passes take parameters apart. [`Reflection::measure`] reads the results of those passes
//! from the same module: memory use, and the fallbacks they have recorded ([`analysis::taken`]). [`schema`] is the
//! output format.

mod addresses;
mod arguments;
mod collect;
mod indices;
mod parameters;
pub mod schema;
pub mod slots;
pub mod spelling;
mod stage_io;

use crate::analysis::{
    self,
    memory_use::{MemoryUse, Used},
    taken::Fallback,
};
use gir_dialects::ir::{Block, Op};
use schema::{Entry, SharedMemory, Usage};
pub use schema::{Reflection, json_schema};

impl Reflection {
    /// The reflection of a lowered module.
    pub fn of(module: Op<'_>) -> Self {
        collect::module(module)
    }

    /// Adds the memory use and the fallbacks of a module after its target's passes, and the symbols of its kernels.
    pub fn measure(&mut self, module: Op<'_>, entry_name: fn(&str) -> String) {
        let top: Vec<_> = module.region(0).blocks().flat_map(Block::ops).collect();
        let memory = MemoryUse::new(&top);
        for variable in self
            .globals
            .iter_mut()
            .filter_map(|it| it.variable.as_mut())
        {
            *variable = entry_name(variable);
        }
        for entry in &mut self.entries {
            entry.symbol = Some(entry_name(&entry.name)).filter(|symbol| *symbol != entry.name);
            if let Some(kernel) = memory.function(&entry.name) {
                let (used, reached) = memory.of(kernel);
                entry.add(used, analysis::taken::of(&reached));
                addresses::note(entry, kernel);
                indices::note(entry, kernel);
                arguments::note(entry, kernel);
            }
        }
    }
}

impl Entry {
    /// The symbol of the kernel in the program.
    pub fn symbol(&self) -> &str {
        self.symbol.as_deref().unwrap_or(&self.name)
    }

    fn add(&mut self, used: Used, fallbacks: Vec<Fallback>) {
        let bytes = collect::unsigned;
        self.shared_memory = SharedMemory {
            static_bytes: bytes(used.workgroup),
            dynamic: used.is_dynamic,
            index: None,
        };
        self.usage = Usage {
            private_bytes: bytes(used.private),
            constant_bytes: bytes(used.constant),
        };
        self.fallbacks = fallbacks;
    }
}
