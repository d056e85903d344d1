//! Common parts of all views: casts, attribute setters, segments.

use crate::fixture::{context, i, parse};
use gir_dialects::{
    common::MemoryScope,
    gir,
    ir::{OpView, Value},
    lir,
    upstream::{arith, scf, spirv},
};

const BRANCHES: &str = "
gir.func @f(%c: ui32, %x: si32, %y: si32) {
  gir.br_if %c, ^a(%x, %y : si32, si32), ^b(%y : si32)
^a(%0: si32, %1: si32):
  gir.return
^b(%2: si32):
  gir.return
}";

#[test]
fn segments_divide_the_operands() {
    let context = context();
    let module = parse(&context, BRANCHES);
    let function = module
        .body()
        .first_op()
        .and_then(|op| op.cast::<gir::FuncOp>())
        .unwrap();
    let entry = function.body().first_block().unwrap();
    let branch = entry
        .terminator()
        .and_then(|op| op.cast::<gir::BrIfOp>())
        .unwrap();
    let [condition, x, y] = entry.arguments().collect::<Vec<Value<'_>>>()[..] else {
        panic!("three arguments")
    };
    assert_eq!(branch.condition(), condition);
    assert!(branch.true_operands() == [x, y]);
    assert!(branch.false_operands() == [y]);
    assert!(branch.true_dest() == entry.next().unwrap());
    assert!(branch.false_dest() == branch.true_dest().next().unwrap());
}

#[test]
fn a_cast_looks_at_the_name() {
    let context = context();
    let module = parse(&context, "func.func private @f()");
    let op = module.body().first_op().unwrap();
    assert!(op.cast::<gir::FuncOp>().is_none());
    assert!(op.is::<gir_dialects::upstream::func::FuncOp>());
}

#[test]
fn setters_change_and_remove_attributes() {
    let context = context();
    let module = parse(
        &context,
        "lir.global @g : !mir.ptr<workgroup, f32> count 4 align 4 elem f32",
    );
    let global = module
        .body()
        .first_op()
        .and_then(|op| op.cast::<lir::GlobalOp>())
        .unwrap();
    assert_eq!(
        (global.count(), global.dynamic(), global.address()),
        (4, false, None)
    );
    global.set_count(0);
    global.set_dynamic(true);
    global.set_address(Some(16));
    global.set_sym_name("h");
    assert_eq!(
        (global.count(), global.dynamic(), global.address()),
        (0, true, Some(16))
    );
    assert_eq!(global.sym_name(), "h");
    global.set_dynamic(false);
    global.set_address(None);
    assert_eq!((global.dynamic(), global.address()), (false, None));
}

#[test]
fn optional_parts_may_be_absent() {
    let context = context();
    let module = parse(&context, "func.func @f(%c: i1) { scf.if %c { }\n return }");
    let mut ifs = Vec::new();
    module
        .op()
        .walk_pre(|op| ifs.extend(op.cast::<scf::IfOp>()));
    assert_eq!(ifs.len(), 1);
    assert!(ifs[0].results().is_empty());
    assert!(ifs[0].else_region().is_empty());
    assert_eq!(ifs[0].condition().ty(), i(&context, 1));
}

#[test]
fn names_are_those_of_mlir() {
    assert_eq!(<arith::AddIOp as OpView>::NAME, "arith.addi");
    assert_eq!(<lir::IdGlobalXOp as OpView>::NAME, "lir.id_global_x");
    assert_eq!(
        <spirv::ControlBarrierOp as OpView>::NAME,
        "spirv.ControlBarrier"
    );
    assert_eq!(gir::GlobalOp::SYM_NAME_ATTR, "sym_name");
}

#[test]
fn enums_know_values_and_keywords() {
    for &scope in MemoryScope::ALL {
        assert_eq!(MemoryScope::from_i64(scope as i64), Some(scope));
        assert_eq!(MemoryScope::from_keyword(scope.keyword()), Some(scope));
    }
    assert_eq!(MemoryScope::Workgroup as i64, 2);
    assert_eq!(MemoryScope::Workgroup.keyword(), "workgroup");
    assert_eq!(MemoryScope::from_i64(5), None);
    assert_eq!(MemoryScope::from_keyword("block"), None);
}

#[test]
fn flags_combine() {
    let both = spirv::MemorySemantics::ACQUIRE_RELEASE | spirv::MemorySemantics::WORKGROUP_MEMORY;
    assert_eq!(both.bits(), 0x108);
    assert!(both.contains(spirv::MemorySemantics::WORKGROUP_MEMORY));
    assert!(!both.contains(spirv::MemorySemantics::UNIFORM_MEMORY));
}
