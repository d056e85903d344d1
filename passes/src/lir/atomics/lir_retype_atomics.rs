//! `--lir-retype-atomics`: redeclares memory as words of the width that its atomics access.
//!
//! ```mlir
//! lir.global @bins : !mir.ptr<workgroup, i8>      lir.global @bins : !mir.ptr<workgroup, i32>
//!     count 64 align 1 elem ui8                       count 16 align 4 elem i32
//!
//! %p = lir.gep %bins[%i] stride 1                 %index = arith.shrui %i, %c2
//! %old = lir.atomic_or %p, %v              →      %word = lir.gep %bins[%index] stride 4
//!     ordering relaxed scope workgroup            %found = lir.atomic_or %word, …
//!                                                     ordering relaxed scope workgroup
//!                                                 %old = …  // 8 bits of %found
//! %x = lir.load %q align 1                        %x = …    // 8 bits of the load of a word
//! ```
//!
//! For targets without pointer casts, SPIR-V for Vulkan among them: there a kernel parameter or a
//! global has a single type for all accesses. According to the tables `atomics` of the profile, two
//! cases need another type. Floats whose atomics operate on their bits are declared as integers of
//! the same width; accesses stay as they are, through a cast, but native atomics on such floats
//! then operate on the bits as well. Memory with unsupported atomics on 8 and 16 bits is declared
//! as 32-bit words, and every access is rewritten: an atomic becomes one on the word, as in
//! `--lir-widen-atomics`, a load extracts its bits from the word, and a store changes only its
//! bits, by an `and` and an `or` that are atomic because other work-items may write the other bits.
//! A remark names each. A buffer must consist of whole words.
//!
//! Uses that prevent this are errors: a pointer chosen by control flow, passed to a function, or
//! used by other operations, and memory that also has atomics of 64 bits.

use super::{
    lir_expand_atomics::{self, is_update},
    lir_replace_atomic_accesses,
};
use crate::{
    lir::retype::{
        declarations::{Declarations, behind},
        memory::{Demand, Demands},
        narrow,
    },
    profile::recorded,
};
use gir_dialects::{
    ir::{self, Signedness, Type, TypeExt, Value},
    lir,
    mir::PtrType,
    pass::{PassInfo, PassRun},
};
use std::collections::HashSet;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-retype-atomics",
    description: "Declare memory as words of the width that its atomics work on",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "lir", "scf", "vector"],
    initialize: None,
    concerns: Some(|census| census.is_ordered()),
    run,
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let Some(profile) = recorded::profile(module) else {
        return;
    };
    let demands = Demands::collect(module, &profile.atomics);
    if demands.is_empty() {
        return pass.note_unchanged();
    }
    let declarations = Declarations::new(module);
    let mut rewritten = HashSet::new();
    for (memory, demand) in demands.of_memory() {
        let Some(declared) = declarations.declared(memory) else {
            continue;
        };
        let points = PtrType::from_type(declared);
        let Some(points) = points.filter(|points| demand.is_for(points.pointee())) else {
            continue;
        };
        let is_narrow = demand.needs_fields(points.pointee());
        if is_narrow && demand.bits != 32 {
            // Parts of other words are refused at the atomics.
            continue;
        }
        let word = ir::integer_type(module.context(), demand.bits, Signedness::Signless);
        let new = PtrType::get(module.context(), points.space(), word);
        declarations.declare(memory, new);
        if is_narrow {
            rewritten.insert(memory);
        }
        for root in declarations.roots(memory) {
            root.set_type(new);
            match is_narrow {
                true => narrow::rewrite(root, &profile.atomics),
                false => cast(root, declared),
            }
        }
    }
    for missing in demands.floats_on_words(&profile.atomics, &rewritten) {
        lir_replace_atomic_accesses::replace(&missing);
        if is_update(&missing) {
            lir_expand_atomics::expand(&missing, &profile.atomics);
        }
    }
}

/// Casts a pointer back to its old type for its uses.
fn cast<'c>(root: Value<'c>, declared: Type<'c>) {
    let uses: Vec<_> = root.uses().collect();
    let Some(builder) = behind(root).filter(|_| !uses.is_empty()) else {
        return;
    };
    let pointer = lir::PtrCastOp::build(&builder, declared, root).result();
    for (user, operand) in uses {
        user.set_operand(operand, pointer);
    }
}

impl Demand {
    /// Whether memory with these elements must be redeclared.
    fn is_for(&self, element: Type<'_>) -> bool {
        element.as_integer().map(|(width, _)| width) != Some(self.bits)
    }
}
