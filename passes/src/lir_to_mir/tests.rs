//! Modules of mir come back from lir, and each op of lir is raised or is known to stay.

use super::lir_to_mir;
use crate::{
    compile,
    compiler::Compiler,
    mir_to_gir::tests::{modules_of, modules_of_mir},
    mir_to_lir::mir_to_lir,
    step::{Setting, Step},
};
use gir_dialects::{
    diagnostic::keep_messages,
    ir::{Block, Context, Op},
    upstream::func,
};
use std::collections::BTreeSet;

/// The ops that only lowered modules have. Structured control flow becomes branches.
const WITHOUT_FORM: &str = "lir.begin_critical_section lir.bind_image lir.bind_sampler lir.bind_storage \
    lir.bind_uniform lir.buffer_load lir.buffer_store lir.check_access lir.check_barrier lir.check_site \
    lir.check_storage lir.check_uniform lir.containing_word lir.end_critical_section lir.image_fetch \
    lir.image_load lir.image_sample lir.image_store ";

/// The end of the message for an op that stays.
const NO_COUNTERPART: &str =
    " op has no counterpart in mir; raise the module as it is before this step of lowering";

/// Lowers without folding, so that the code stays as it is.
const LOWER: Step<'_> = Step::with(
    &mir_to_lir::PASS,
    &[Setting::flag(&mir_to_lir::SIMPLIFY_OPTION, false)],
);
const RAISE: Step<'_> = Step::of(&lir_to_mir::PASS);

fn succeeds(context: &Context, module: Op<'_>, step: Step<'_>) -> Result<(), Vec<String>> {
    let run = || Compiler::default().run(module, &[step]);
    let (succeeded, messages) = keep_messages(context, run);
    succeeded.then_some(()).ok_or(messages)
}

/// lowering, raising and lowering again gives the first lowered module.
#[test]
fn modules_of_mir_come_back_from_lir() {
    let context = compile::new_context();
    let (mut raised, mut refused) = (0, 0);
    for module in modules_of_mir(&context) {
        let op = module.op();
        if succeeds(&context, op, LOWER).is_err() {
            continue;
        }
        let before = op.to_string();
        if let Err(messages) = succeeds(&context, op, RAISE) {
            let known = |message: &String| message.contains("has no counterpart in mir");
            assert!(messages.iter().all(known), "{messages:?}\n{before}");
            refused += 1;
            continue;
        }
        assert!(!op.to_string().contains("= lir."), "{op}");
        succeeds(&context, op, LOWER).unwrap();
        assert_eq!(op.to_string(), before);
        raised += 1;
    }
    assert!(raised > 10 * refused, "{raised} raised, {refused} refused");
}

/// each op of lir has a counterpart in mir, or is refused.
#[test]
fn every_op_of_lir_is_raised_or_known_to_stay() {
    let context = compile::new_context();
    let mut without_form = BTreeSet::new();
    // Both dialects are loaded before the patterns are made.
    let (_mir, modules) = (modules_of_mir(&context), modules_of(&context, "lir"));
    let patterns = lir_to_mir::patterns(&context);
    for module in modules {
        let ops = module.op().region(0).blocks().flat_map(Block::ops);
        let raise = || {
            ops.filter(|op| op.is::<func::FuncOp<'_>>())
                .for_each(|function| lir_to_mir::raise_body(function, &patterns));
        };
        let ((), messages) = keep_messages(&context, raise);
        for message in messages {
            let op = message.strip_suffix(NO_COUNTERPART).unwrap();
            without_form.insert(op.trim_matches('\'').to_owned());
        }
    }
    let known: BTreeSet<_> = WITHOUT_FORM.split_whitespace().map(str::to_owned).collect();
    assert_eq!(without_form, known);
}
