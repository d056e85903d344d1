//! Critical sections of lir, built through their views.

use crate::{fixture::module_text, mir_ops::function};
use gir_dialects::lir::{BeginCriticalSectionOp, EndCriticalSectionOp};
use pretty_assertions::assert_eq;

#[test]
fn critical_sections() {
    let text = module_text(|b| {
        function(b, &[], |b, _| {
            BeginCriticalSectionOp::build(b);
            EndCriticalSectionOp::build(b);
        });
    });
    assert_eq!(
        text,
        "\
module {
  func.func @f() {
    lir.begin_critical_section
    lir.end_critical_section
    return
  }
}
"
    );
}
