//! The examples of the GIR specification (R-GIR-27, R-GIR-96 to R-GIR-104), and their trees.

use super::{accept, accept_with, print};
use crate::gir::text::ParseOptions;
use crate::gir::text::ast::{BlockId, Initializer, OperandKind, ValueId};
use crate::gir::text::keywords::{AddressSpace, Scalar};
use crate::gir::text::opcodes::Opcode;
use crate::gir::text::types::{Type, TypeId};

const EXAMPLES: &str = include_str!("specification.gir");

/// R-GIR-27: the three globals of section 3 are among those.
#[test]
fn all_examples_are_read_also_in_strict_mode() {
    for strict in [false, true] {
        let module = accept_with(EXAMPLES, ParseOptions { strict });
        assert_eq!(module.globals.len(), 6);
        assert_eq!(module.functions.len(), 11);
        assert_eq!(module.items.len(), 17);
    }
}

/// R-GIR-1: reading, printing and reading again yields the same module.
#[test]
fn printed_examples_are_a_fixpoint() {
    let printed = print(&accept(EXAMPLES));
    assert_eq!(print(&accept(&printed)), printed);
    assert!(printed.contains("  %old = atomic.cmpxchg %lock, 0u32, 1u32 ordering_succ=acq_rel ordering_fail=acquire scope=device\n"));
    assert!(printed.contains("  %const_ff = uconst 255u32\n"));
    assert!(printed.contains("global @counter : ptr[global]<u32> = addr(0x0)\n"));
}

#[test]
fn the_tree_resolves_values_blocks_and_spans() {
    let text = "func @abs_i32(%x: i32) -> i32 {\nentry:\n  %is_neg = icmp.lt %x, 0i\n  br_if \
                %is_neg, neg, done\nneg:\n  %neg_x = sub 0i, %x\n  br done\ndone:\n  %res = phi \
                i32 [ %x, entry ], [ %neg_x, neg ]\n  ret %res\n}\n";
    let module = accept(text);
    let function = module.functions[0];
    let blocks = module.blocks(&function);
    assert_eq!(
        blocks.iter().map(|block| block.name).collect::<Vec<_>>(),
        ["entry", "neg", "done"]
    );
    let values = module.values(&function);
    assert_eq!(values[0].name, "x");
    assert_eq!(
        values[0].definition,
        Some(module.params(&function)[0].name_span)
    );
    let compare = module.instructions(&blocks[0])[0];
    assert_eq!(
        (compare.opcode, compare.result),
        (Opcode::IcmpLt, Some(ValueId(1)))
    );
    assert_eq!(compare.span.text(text), "%is_neg = icmp.lt %x, 0i");
    assert_eq!(compare.opcode_span().text(text), "icmp.lt");
    let branch = module.operands(&module.instructions(&blocks[0])[1]);
    let kinds: Vec<_> = branch.iter().map(|operand| operand.kind).collect();
    let block = |index| OperandKind::Block(BlockId(index));
    assert_eq!(kinds, [OperandKind::Value(ValueId(1)), block(1), block(2)]);
    assert_eq!(branch[2].span.text(text), "done");
    let phi = module.instructions(&blocks[2])[0];
    assert_eq!(phi.ty.map(|ty| ty.id), Some(TypeId::scalar(Scalar::I32)));
    let incoming = module.operands(&phi);
    assert_eq!((incoming[1].kind, incoming[3].kind), (block(0), block(1)));
    assert_eq!(function.span.text(text), text.trim_end());
}

#[test]
fn globals_know_their_pointer() {
    let text = "global @t : ptr[const]<u32> count=2 = [1u, 0x2u]\n";
    let module = accept(text);
    let global = module.globals[0];
    assert_eq!(global.space, AddressSpace::Const);
    assert_eq!(module.types.get(global.pointee), Type::Scalar(Scalar::U32));
    assert_eq!(global.ty.span.text(text), "ptr[const]<u32>");
    assert_eq!(global.name_span.text(text), "@t");
    assert_eq!(global.initializer, Initializer::Elements);
    assert_eq!(global.initializer_span.text(text), "[1u, 0x2u]");
    assert_eq!(module.elements(&global)[1].span.text(text), "0x2u");
}
