//! Loops are unrolled once: the assembler of PTX leaves alone the loops that LLVM has unrolled.
//!
//! NVIDIA's assembler unrolls loops, too, even those whose bodies are already several iterations, and spends registers
//! without a gain. LLVM gives a loop the properties listed in `llvm.loop.unroll.followup_unrolled` when it has unrolled
//! it (LLVM, "Code Transformation Metadata", "Loop Unrolling"), and the one here becomes `.pragma "nounroll"` (PTX ISA,
//! "Pragma Strings"). Other loops are left to the assembler.

use inkwell::context::Context;
use inkwell::memory_buffer::MemoryBuffer;
use inkwell::module::Module;
use inkwell::values::{FunctionValue, InstructionValue, MetadataValue};
use std::collections::HashMap;
use std::fmt::Write as _;

/// The property of each loop.
const UNROLLED_ONCE: &str =
    "!0 = !{!\"llvm.loop.unroll.followup_unrolled\", !{!\"llvm.loop.unroll.disable\"}}\n";

/// Sets the property on every loop of a module.
pub fn unroll_once<'c>(context: &'c Context, module: &Module<'c>) -> Result<(), String> {
    let latches: Vec<_> = module.get_functions().flat_map(latches).collect();
    let kind = context.get_kind_id("llvm.loop");
    for (latch, identity) in latches.iter().zip(identities(context, latches.len())?) {
        let given = latch.set_metadata(identity, kind);
        given.map_err(|error| format!("a loop cannot be described: {error}"))?;
    }
    Ok(())
}

/// The back edges of a function: in the order of its blocks only these go back.
fn latches(function: FunctionValue<'_>) -> Vec<InstructionValue<'_>> {
    let blocks = function.get_basic_blocks();
    let places: HashMap<_, _> = blocks.iter().copied().zip(0..).collect();
    let is_back = |place: usize, branch: &InstructionValue<'_>| {
        let mut targets = branch.get_operands().flatten().filter_map(|at| at.block());
        targets.any(|target| places.get(&target).is_some_and(|&start| start <= place))
    };
    let ends = blocks.iter().map(|block| block.get_terminator());
    let ends = ends
        .enumerate()
        .filter_map(|(place, end)| Some((place, end?)));
    ends.filter(|(place, end)| is_back(*place, end))
        .map(|(_, end)| end)
        .collect()
}

/// This many loop ids with the property. Each refers to itself, which only text can express.
fn identities(context: &Context, count: usize) -> Result<Vec<MetadataValue<'_>>, String> {
    let names: Vec<_> = (1..=count).map(|number| format!("!{number}")).collect();
    let mut text = format!("!loops = !{{{}}}\n{UNROLLED_ONCE}", names.join(", "));
    for name in names {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{name} = distinct !{{{name}, !0}}");
    }
    let text = MemoryBuffer::create_from_memory_range_copy(text.as_bytes(), "loops");
    let module = context.create_module_from_ir(text);
    let module = module.map_err(|error| format!("loops cannot be described: {error}"))?;
    Ok(module.get_global_metadata("loops"))
}
