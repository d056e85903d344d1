//! Every mir op, built through its view.

use crate::fixture::{block, f32, i, module_text};
use gir_dialects::{
    common::{Axis, MemoryOrdering, MemoryScope},
    ir::{self, Builder, Type, Value},
    mir::{self, *},
    upstream::func,
};
use pretty_assertions::assert_eq;

/// A function whose body `fill` builds from the arguments.
pub fn function<'c>(
    module: &Builder<'c>,
    inputs: &[Type<'c>],
    fill: impl FnOnce(&Builder<'c>, &[Value<'c>]),
) {
    let ty = ir::function(module.context(), inputs, &[]);
    let function = func::FuncOp::build(module, "f", ty, None, None, None, false);
    let builder = block(function.body(), inputs, module.location());
    let entry = function.body().first_block().expect("just appended");
    fill(&builder, &entry.arguments().collect::<Vec<_>>());
    func::ReturnOp::build(&builder, &[]);
}

#[test]
fn memory_and_atomics() {
    let text = module_text(|b| {
        let c = b.context();
        let word = i(c, 32);
        let global = PtrType::get(c, StorageSpace::Global, word);
        let tile = PtrType::get(c, StorageSpace::Workgroup, f32(c));
        GlobalOp::build(b, "tile", tile, 0, true, f32(c), None, None);
        function(b, &[global, word], |b, arguments| {
            let [p, v] = arguments[..] else {
                panic!("two arguments")
            };
            AddressOfOp::build(b, tile, "tile");
            AllocOp::build(b, PtrType::get(c, StorageSpace::Private, word), 4);
            let element = GepOp::build(b, global, p, v, 4, true);
            assert!(element.unsigned_index());
            GepOp::build(b, global, p, v, 4, false);
            LoadOp::build(b, word, element.result(), false, None, None);
            StoreOp::build(b, element.result(), v, false, None, None);
            PtrCastOp::build(b, PtrType::get(c, StorageSpace::Global, f32(c)), p);
            let (relaxed, device) = (MemoryOrdering::Relaxed, MemoryScope::Device);
            AtomicOp::build(b, word, AtomicKind::Add, p, v, relaxed, device);
            let (succ, fail) = (MemoryOrdering::SeqCst, MemoryOrdering::Relaxed);
            AtomicCompareExchangeOp::build(b, word, p, v, v, succ, fail, device);
        });
    });
    assert_eq!(text, "\
module {
  mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 0 dynamic elem f32
  func.func @f(%arg0: !mir.ptr<global, i32>, %arg1: i32) {
    %0 = mir.gpu.address_of @tile : <workgroup, f32>
    %1 = mir.gpu.alloc 4 : <private, i32>
    %2 = mir.gpu.gep unsigned %arg0[%arg1] stride 4 : <global, i32>, i32
    %3 = mir.gpu.gep %arg0[%arg1] stride 4 : <global, i32>, i32
    %4 = mir.gpu.load %2 : <global, i32> -> i32
    mir.gpu.store %2, %arg1 : <global, i32>, i32
    %5 = mir.gpu.ptr_cast %arg0 : <global, i32> -> <global, f32>
    %6 = mir.gpu.atomic add %arg0, %arg1 ordering relaxed scope device : <global, i32>, i32 -> i32
    %7 = mir.gpu.atomic_compare_exchange %arg0, %arg1, %arg1 ordering_succ seq_cst ordering_fail relaxed scope device : <global, i32>, i32, i32 -> i32
    return
  }
}
");
}

#[test]
fn grid() {
    let text = module_text(|b| {
        function(b, &[], |b, _| {
            let word = i(b.context(), 32);
            GlobalIdOp::build(b, word, Axis::X);
            LocalIdOp::build(b, word, Axis::Y);
            WorkgroupIdOp::build(b, word, Axis::Z);
            NumWorkgroupsOp::build(b, word, Axis::X);
            WorkgroupSizeOp::build(b, word, Axis::Y);
            let workgroup = MemoryScope::Workgroup;
            BarrierOp::build(b, workgroup, workgroup, MemoryOrdering::AcqRel);
            MemoryFenceOp::build(b, MemoryScope::Device, MemoryOrdering::Release);
        });
    });
    assert_eq!(
        text,
        "\
module {
  func.func @f() {
    %0 = mir.gpu.global_id x
    %1 = mir.gpu.local_id y
    %2 = mir.gpu.workgroup_id z
    %3 = mir.gpu.num_workgroups x
    %4 = mir.gpu.workgroup_size y
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    mir.gpu.memory_fence mem_scope device semantics release
    return
  }
}
"
    );
}

#[test]
fn total_arithmetic() {
    let text = module_text(|b| {
        let c = b.context();
        function(b, &[i(c, 32), f32(c)], |b, arguments| {
            let [x, y] = arguments[..] else {
                panic!("two arguments")
            };
            let word = x.ty();
            mir::DivSIOp::build(b, word, x, x);
            mir::DivUIOp::build(b, word, x, x);
            mir::RemSIOp::build(b, word, x, x);
            mir::RemUIOp::build(b, word, x, x);
            mir::ShlIOp::build(b, word, x, x);
            mir::ShrSIOp::build(b, word, x, x);
            mir::ShrUIOp::build(b, word, x, x);
            mir::FPToSIOp::build(b, word, y);
            mir::FPToUIOp::build(b, word, y);
        });
    });
    assert_eq!(
        text,
        "\
module {
  func.func @f(%arg0: i32, %arg1: f32) {
    %0 = mir.divsi %arg0, %arg0 : i32
    %1 = mir.divui %arg0, %arg0 : i32
    %2 = mir.remsi %arg0, %arg0 : i32
    %3 = mir.remui %arg0, %arg0 : i32
    %4 = mir.shli %arg0, %arg0 : i32
    %5 = mir.shrsi %arg0, %arg0 : i32
    %6 = mir.shrui %arg0, %arg0 : i32
    %7 = mir.fptosi %arg1 : f32 -> i32
    %8 = mir.fptoui %arg1 : f32 -> i32
    return
  }
}
"
    );
}

#[test]
fn math() {
    let text = module_text(|b| {
        function(b, &[i(b.context(), 8)], |b, arguments| {
            BitReverseOp::build(b, arguments[0].ty(), arguments[0]);
        });
    });
    assert_eq!(
        text,
        "\
module {
  func.func @f(%arg0: i8) {
    %0 = mir.bitreverse %arg0 : i8
    return
  }
}
"
    );
}

#[test]
fn lanes_of_vectors() {
    let text = module_text(|b| {
        let c = b.context();
        let vector = ir::vector(4, f32(c));
        function(b, &[vector, i(c, 32)], |b, arguments| {
            let [v, lane] = arguments[..] else {
                panic!("two arguments")
            };
            let value = mir::ExtractLaneOp::build(b, f32(c), v, lane).result();
            mir::InsertLaneOp::build(b, v.ty(), v, value, lane);
        });
    });
    assert_eq!(
        text,
        "\
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: i32) {
    %0 = mir.extract_lane %arg0[%arg1] : vector<4xf32>
    %1 = mir.insert_lane %0, %arg0[%arg1] : vector<4xf32>
    return
  }
}
"
    );
}
