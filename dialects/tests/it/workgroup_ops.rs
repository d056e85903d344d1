//! Workgroup operations of mir and lir, built through their views.

use crate::{
    fixture::{f32, i, module_text},
    mir_ops::function,
};
use gir_dialects::{
    lir,
    mir::{self, ReduceKind},
};
use pretty_assertions::assert_eq;

#[test]
fn of_mir() {
    let text = module_text(|b| {
        let (bit, word) = (i(b.context(), 1), i(b.context(), 32));
        function(b, &[bit, word], |b, arguments| {
            let (c, x) = (arguments[0], arguments[1]);
            mir::WorkgroupAnyOp::build(b, bit, c);
            mir::WorkgroupAllOp::build(b, bit, c);
            mir::WorkgroupCountOp::build(b, word, c);
            let reduce = mir::WorkgroupReduceOp::build(b, word, ReduceKind::Xor, x);
            assert_eq!((reduce.kind(), reduce.value()), (ReduceKind::Xor, x));
        });
    });
    assert_eq!(
        text,
        "\
module {
  func.func @f(%arg0: i1, %arg1: i32) {
    %0 = mir.gpu.workgroup_any %arg0
    %1 = mir.gpu.workgroup_all %arg0
    %2 = mir.gpu.workgroup_count %arg0
    %3 = mir.gpu.workgroup_reduce xor %arg1 : i32
    return
  }
}
"
    );
}

#[test]
fn of_lir() {
    let text = module_text(|b| {
        let (bit, word, float) = (i(b.context(), 1), i(b.context(), 32), f32(b.context()));
        function(b, &[bit, float], |b, arguments| {
            let (c, x) = (arguments[0], arguments[1]);
            lir::WorkgroupAnyOp::build(b, bit, c);
            lir::WorkgroupAllOp::build(b, bit, c);
            lir::WorkgroupCountOp::build(b, word, c);
            let reduce = lir::WorkgroupReduceOp::build(b, float, ReduceKind::FMul, x);
            assert_eq!((reduce.kind(), reduce.value()), (ReduceKind::FMul, x));
        });
    });
    assert_eq!(
        text,
        "\
module {
  func.func @f(%arg0: i1, %arg1: f32) {
    %0 = lir.workgroup_any %arg0
    %1 = lir.workgroup_all %arg0
    %2 = lir.workgroup_count %arg0
    %3 = lir.workgroup_reduce fmul %arg1 : f32
    return
  }
}
"
    );
}
