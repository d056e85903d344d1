//! Critical sections: the functions of the text that start and end one.

use crate::targets::c_like::spellings::Spellings;
use gir_dialects::lir;

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .statement::<lir::BeginCriticalSectionOp<'_>>(|body, op| {
            body.statement(op, "gir_enter_section();");
            Some(())
        })
        .statement::<lir::EndCriticalSectionOp<'_>>(|body, op| {
            body.statement(op, "gir_leave_section();");
            Some(())
        });
}
