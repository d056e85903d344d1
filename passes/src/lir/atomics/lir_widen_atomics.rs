//! `--lir-widen-atomics`: expands atomics on 8 and 16 bits into atomics on the containing word.
//!
//! ```mlir
//! %old = lir.atomic_add %p, %v          %word, %shift = lir.containing_word %p
//!     ordering relaxed scope device         : <global, i8> -> <global, i32>
//!                                       %found = scf.while (%guess = %zero) : (i32) -> i32 {
//!                                    →    %now = …   // 8 bits of %guess above %shift
//!                                         %sum = arith.addi %now, %v : i8
//!                                         %next = …  // %guess with these bits instead
//!                                         %found = lir.atomic_compare_exchange %word, %guess, %next …
//!                                         …
//!                                       %old = … // 8 bits of %found
//! ```
//!
//! For targets that lack them according to the tables `atomics` of their profiles, and whose
//! pointers are addresses; a remark names each. `and`, `or` and `xor` need no loop. A load is one
//! of the word. The other bits of the word are written back unchanged, in the same atomic step. A
//! word that extends beyond the end of a buffer is in the same memory page.

use crate::{
    analysis::taken,
    lir::atomics::{self, Missing, bits, word_field::WordField},
    profile::Means,
};
use gir_dialects::{
    ir::{self, Builder, Op, OpView, Signedness, Value},
    lir,
    mir::PtrType,
    pass::{PassInfo, PassRun},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-widen-atomics",
    description: "Expand atomics on 8 and 16 bits that the target lacks into atomics on words",
    anchor: "func.func",
    options: &[],
    dialects: &["arith", "lir", "scf"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let missing = atomics::missing(pass.op());
    if missing.is_empty() {
        pass.note_unchanged();
    }
    let narrow = missing.iter().filter(|one| one.means == Means::Word);
    narrow.for_each(widen);
}

fn widen(missing: &Missing<'_>) {
    let op = missing.op;
    taken::remark(op, "an atomic on the word around it");
    let b = Builder::before(op);
    let Some(field) = field(&b, op.operand(0)) else {
        return;
    };
    let result = field.atomic(&b, op);
    atomics::replace(op, result);
}

/// The bit field of the containing word that a pointer points to.
fn field<'c>(b: &Builder<'c>, pointer: Value<'c>) -> Option<WordField<'c>> {
    let context = b.context();
    let word = ir::integer_type(context, 32, Signedness::Signless);
    let space = PtrType::from_type(pointer.ty())?.space();
    let place = lir::ContainingWordOp::build(b, PtrType::get(context, space, word), word, pointer);
    let op: Op<'c> = place.op();
    Some(WordField {
        word: op.result(0),
        shift: op.result(1),
        ty: bits::number_at(pointer),
    })
}
