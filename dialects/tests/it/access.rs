//! Accesses to memory, as the `.td` files state them.

use crate::{
    every_op::table,
    fixture::{context, parse},
};
use gir_dialects::{
    common::{AtomicOperation as A, MemoryOrdering, MemoryScope},
    ir::Op,
    lir, mir,
};
use pretty_assertions::assert_eq;

const INPUT: &str = "\
func.func @f(%p: !mir.ptr<global, i32>, %v: i32) {
  %0 = lir.load %p align 4 : <global, i32> -> i32
  %1 = lir.load %p align 4 ordering acquire scope device : <global, i32> -> i32
  lir.store %p, %v align 4 : <global, i32>, i32
  %2 = lir.atomic_add %p, %v ordering relaxed scope workgroup : <global, i32>, i32 -> i32
  %3 = lir.atomic_compare_exchange %p, %v, %v ordering_succ acq_rel ordering_fail acquire scope system
    : <global, i32>, i32, i32 -> i32
  lir.atomic_flag_clear %p ordering release scope device : <global, i32>
  %4 = mir.gpu.load %p : <global, i32> -> i32
  %5 = arith.addi %v, %v : i32
  return
}";

/// The ops of the function above.
fn ops(root: Op<'_>) -> Vec<Op<'_>> {
    let mut found = vec![];
    root.walk_pre(|op| found.push(op));
    found.drain(..2);
    found
}

#[test]
fn an_access_has_its_operation_orderings_and_scope() {
    use MemoryOrdering as O;
    let context = context();
    let module = parse(&context, INPUT);
    let accesses = ops(module.op()).into_iter().map(|op| {
        let access = lir::memory_access(op)?;
        Some((access.operation(), access.orderings(), access.scope()))
    });
    assert_eq!(
        accesses.collect::<Vec<_>>(),
        [
            Some((A::Load, vec![], None)),
            Some((A::Load, vec![O::Acquire], Some(MemoryScope::Device))),
            Some((A::Store, vec![], None)),
            Some((A::Add, vec![O::Relaxed], Some(MemoryScope::Workgroup))),
            Some((
                A::CompareExchange,
                vec![O::AcqRel, O::Acquire],
                Some(MemoryScope::System)
            )),
            Some((A::Store, vec![O::Release], Some(MemoryScope::Device))),
            None,
            None,
            None,
        ]
    );
}

#[test]
fn an_access_is_atomic_with_an_ordering_and_reads_and_writes_as_its_operation() {
    let context = context();
    let module = parse(&context, INPUT);
    let accesses = ops(module.op()).into_iter().filter_map(lir::memory_access);
    let facts = accesses.map(|access| {
        let ty = access.value_type().map(|ty| ty.to_string());
        (access.is_atomic(), access.reads(), access.writes(), ty)
    });
    let word = || Some("i32".to_owned());
    assert_eq!(
        facts.collect::<Vec<_>>(),
        [
            (false, true, false, word()),
            (true, true, false, word()),
            (false, false, true, word()),
            (true, true, true, word()),
            (true, true, true, word()),
            (true, false, true, word()),
        ]
    );
    let load = ops(module.op())[6];
    assert!(mir::memory_access(load).is_some_and(|access| !access.writes()));
}

#[test]
fn relaxing_changes_all_orderings() {
    let context = context();
    let module = parse(&context, INPUT);
    let exchange = ops(module.op())[4];
    let access = lir::memory_access(exchange).unwrap();
    access.relax();
    assert_eq!(access.orderings(), [MemoryOrdering::Relaxed; 2]);
    assert_eq!(access.scope(), Some(MemoryScope::System));
}

/// An atomic without `access` would pass the check of its target unseen. Those on texels have no pointer: each emission
/// checks their orderings.
#[test]
fn every_op_of_lir_with_an_ordering_states_its_access() {
    let keeper = table::keeper("lir");
    let mut ordered = 0;
    for record in keeper.all_derived_definitions("Op") {
        let arguments = record.dag_value("arguments").unwrap();
        let names: Vec<_> = arguments.args().filter_map(|(name, _)| name).collect();
        let is_on_texel = names.contains(&"image");
        if !is_on_texel && names.iter().any(|name| name.starts_with("ordering")) {
            ordered += 1;
            let access = record.optional_def_value("access");
            assert!(access.is_some(), "{}", record.name().unwrap());
        }
    }
    assert!(ordered > 15, "{ordered} ops have orderings");
}
