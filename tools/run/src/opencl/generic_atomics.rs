//! Atomics by generic pointers in a SPIR-V binary, which not every device's compiler links.

use std::collections::BTreeSet;

use rspirv::dr::{Instruction, Module, Operand};
use rspirv::spirv::{Op, StorageClass, Word};

/// The first operation of a binary that is atomic by a generic pointer.
pub(super) fn first(binary: &[u8]) -> Option<String> {
    let module = gir::targets::spirv::load(binary).ok()?;
    let types = generic_types(&module);
    let functions = module.functions.iter();
    let parameters = functions.flat_map(|function| &function.parameters);
    let blocks = module
        .functions
        .iter()
        .flat_map(|function| &function.blocks);
    let body = blocks.flat_map(|block| &block.instructions);
    let pointers: BTreeSet<Word> = parameters
        .chain(body.clone())
        .filter(|one| one.result_type.is_some_and(|ty| types.contains(&ty)))
        .filter_map(|one| one.result_id)
        .collect();
    let is_generic = |atomic: &&Instruction| match atomic.operands.first() {
        Some(Operand::IdRef(pointer)) => pointers.contains(pointer),
        _ => false,
    };
    let mut atomics = body.filter(|one| one.class.opname.starts_with("Atomic"));
    let found = atomics.find(is_generic)?;
    Some(format!("Op{}", found.class.opname))
}

/// The types of generic pointers.
fn generic_types(module: &Module) -> BTreeSet<Word> {
    let pointers = module.types_global_values.iter();
    let pointers = pointers.filter(|one| one.class.opcode == Op::TypePointer);
    pointers
        .filter(|one| one.operands.first() == Some(&Operand::StorageClass(StorageClass::Generic)))
        .filter_map(|one| one.result_id)
        .collect()
}
