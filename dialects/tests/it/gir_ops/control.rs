//! Ops of gir for work-items and control flow, built through their views.

use super::function;
use crate::fixture::{append, f32, module_text, ui};
use gir_dialects::{
    common::{Axis, MemoryOrdering, MemoryScope},
    gir::{self, *},
    ir::{self, Attribute, Builder, Type},
};
use pretty_assertions::assert_eq;

#[test]
fn subgroups() {
    let text = module_text(|b| {
        let c = b.context();
        function(b, &[f32(c), ui(c, 32)], |b, arguments| {
            let [x, i] = arguments[..] else {
                panic!("two arguments")
            };
            SubgroupIdOp::build(b, i.ty());
            SubgroupSizeOp::build(b, i.ty());
            SubgroupLocalIdOp::build(b, i.ty());
            NumSubgroupsOp::build(b, i.ty());
            SubgroupShuffleOp::build(b, x.ty(), x, i);
            SubgroupShuffleXorOp::build(b, x.ty(), x, i);
            SubgroupBroadcastOp::build(b, x.ty(), x, i);
            SubgroupAnyOp::build(b, i.ty(), i);
            SubgroupAllOp::build(b, i.ty(), i);
            SubgroupBallotOp::build(b, Type::vector(&[4], i.ty()), i);
            let reduce = SubgroupReduceOp::build(b, x.ty(), ReduceOp::Max, x);
            assert_eq!(reduce.op_(), ReduceOp::Max);
        });
    });
    assert_eq!(
        text,
        "\
module {
  gir.func @f(%arg0: f32, %arg1: ui32) {
    %0 = gir.subgroup_id
    %1 = gir.subgroup_size
    %2 = gir.subgroup_local_id
    %3 = gir.num_subgroups
    %4 = gir.subgroup.shuffle %arg0, %arg1 : f32
    %5 = gir.subgroup.shuffle_xor %arg0, %arg1 : f32
    %6 = gir.subgroup.broadcast %arg0, %arg1 : f32
    %7 = gir.subgroup.any %arg1
    %8 = gir.subgroup.all %arg1
    %9 = gir.subgroup.ballot %arg1 -> vector<4xui32>
    %10 = gir.subgroup.reduce max %arg0 : f32
    gir.return
  }
}
"
    );
}

#[test]
fn grid() {
    let text = module_text(|b| {
        function(b, &[], |b, _| {
            let word = ui(b.context(), 32);
            GlobalIdOp::build(b, word, Axis::X);
            LocalIdOp::build(b, word, Axis::Y);
            WorkgroupIdOp::build(b, word, Axis::Z);
            NumWorkgroupsOp::build(b, word, Axis::X);
            WorkgroupSizeOp::build(b, word, Axis::Y);
            let workgroup = MemoryScope::Workgroup;
            BarrierOp::build(b, workgroup, workgroup, MemoryOrdering::AcqRel);
            FenceOp::build(b, MemoryScope::Device, MemoryOrdering::Release);
        });
    });
    assert_eq!(
        text,
        "\
module {
  gir.func @f() {
    %0 = gir.global_id x
    %1 = gir.local_id y
    %2 = gir.workgroup_id z
    %3 = gir.num_workgroups x
    %4 = gir.workgroup_size y
    gir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    gir.fence mem_scope device semantics release
    gir.return
  }
}
"
    );
}

#[test]
fn branches() {
    let text = module_text(|b| {
        let c = b.context();
        let (word, location) = (ui(c, 32), b.location());
        let ty = ir::function(c, &[word], &[]);
        let labels: Vec<Attribute<'_>> = ["entry", "a", "b"]
            .iter()
            .map(|label| ir::string(c, label))
            .collect();
        let labels = Some(ir::array(c, &labels));
        let function = gir::FuncOp::build(
            b, "f", ty, false, false, true, None, None, labels, None, None,
        );
        let entry = append(function.body(), &[word], location);
        let (first, second) = (
            append(function.body(), &[word], location),
            append(function.body(), &[], location),
        );
        let x = entry.argument(0);
        BrIfOp::build(
            &Builder::at_end(entry, location),
            x,
            &[x],
            &[],
            first,
            second,
        );
        BrOp::build(&Builder::at_end(first, location), &[], second);
        ReturnOp::build(&Builder::at_end(second, location), None);
    });
    assert_eq!(
        text,
        r#"module {
  gir.func @f(%arg0: ui32) attributes {block_names = ["entry", "a", "b"], noinline_hint} {
    gir.br_if %arg0, ^bb1(%arg0 : ui32), ^bb2
  ^bb1(%0: ui32):  // pred: ^bb0
    gir.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    gir.return
  }
}
"#
    );
}
