//! The parts that the conversion of all functions shares.

use super::{layout::Layout, pointers::Pointers, world::World};
use gir_dialects::upstream::llvm;
use std::collections::HashMap;

/// A module in conversion.
pub struct Conversion<'c> {
    /// Its triple's family.
    pub world: World,
    /// Its sizes.
    pub layout: Layout,
    /// Its pointers.
    pub pointers: Pointers<'c>,
    /// Its functions by name, declarations among them.
    pub functions: HashMap<&'c str, llvm::LLVMFuncOp<'c>>,
    /// The names of its globals in mir.
    pub global_names: HashMap<&'c str, String>,
}
