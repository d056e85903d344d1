//! Every lir op, built through its view.

use crate::{
    fixture::{block, f32, i, module_text},
    mir_ops::function,
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir,
    lir::*,
    mir::{PtrType, StorageSpace},
};
use pretty_assertions::assert_eq;

#[test]
fn memory() {
    let text = module_text(|b| {
        let c = b.context();
        let word = i(c, 32);
        let global = PtrType::get(c, StorageSpace::Global, word);
        let tile = PtrType::get(c, StorageSpace::Workgroup, f32(c));
        GlobalOp::build(b, "tile", tile, 64, 4, false, f32(c), None, None);
        function(b, &[global, word], |b, arguments| {
            let [p, v] = arguments[..] else {
                panic!("two arguments")
            };
            AddressOfOp::build(b, tile, "tile");
            VarOp::build(b, PtrType::get(c, StorageSpace::Private, word), 4, 4);
            let element = GepOp::build(b, global, p, v, 4, false);
            LoadOp::build(b, word, element.result(), 4, false, None, None);
            let store = StoreOp::build(b, element.result(), v, 4, false, None, None);
            assert_eq!((store.value(), store.align()), (v, 4));
            PtrCastOp::build(b, PtrType::get(c, StorageSpace::Global, f32(c)), p);
        });
    });
    assert_eq!(
        text,
        "\
module {
  lir.global @tile : !mir.ptr<workgroup, f32> count 64 align 4 elem f32
  func.func @f(%arg0: !mir.ptr<global, i32>, %arg1: i32) {
    %0 = lir.address_of @tile : <workgroup, f32>
    %1 = lir.var 4 align 4 : <private, i32>
    %2 = lir.gep %arg0[%arg1] stride 4 : <global, i32>, i32
    %3 = lir.load %2 align 4 : <global, i32> -> i32
    lir.store %2, %arg1 align 4 : <global, i32>, i32
    %4 = lir.ptr_cast %arg0 : <global, i32> -> <global, f32>
    return
  }
}
"
    );
}

#[test]
fn atomics() {
    let text = module_text(|b| {
        let c = b.context();
        let word = i(c, 32);
        function(
            b,
            &[PtrType::get(c, StorageSpace::Global, word), word],
            |b, arguments| {
                let [p, v] = arguments[..] else {
                    panic!("two arguments")
                };
                let (order, scope) = (MemoryOrdering::Relaxed, MemoryScope::Device);
                AtomicAddOp::build(b, word, p, v, order, scope);
                AtomicSubOp::build(b, word, p, v, order, scope);
                AtomicAndOp::build(b, word, p, v, order, scope);
                AtomicOrOp::build(b, word, p, v, order, scope);
                AtomicXorOp::build(b, word, p, v, order, scope);
                AtomicMinOp::build(b, word, p, v, order, scope, Sign::Signed);
                AtomicMaxOp::build(b, word, p, v, order, scope, Sign::Unsigned);
                AtomicExchangeOp::build(b, word, p, v, order, scope);
                AtomicCompareExchangeOp::build(b, word, p, v, v, order, order, scope);
            },
        );
    });
    assert_eq!(text, "\
module {
  func.func @f(%arg0: !mir.ptr<global, i32>, %arg1: i32) {
    %0 = lir.atomic_add %arg0, %arg1 ordering relaxed scope device : <global, i32>, i32 -> i32
    %1 = lir.atomic_sub %arg0, %arg1 ordering relaxed scope device : <global, i32>, i32 -> i32
    %2 = lir.atomic_and %arg0, %arg1 ordering relaxed scope device : <global, i32>, i32 -> i32
    %3 = lir.atomic_or %arg0, %arg1 ordering relaxed scope device : <global, i32>, i32 -> i32
    %4 = lir.atomic_xor %arg0, %arg1 ordering relaxed scope device : <global, i32>, i32 -> i32
    %5 = lir.atomic_min signed %arg0, %arg1 ordering relaxed scope device : <global, i32>, i32 -> i32
    %6 = lir.atomic_max unsigned %arg0, %arg1 ordering relaxed scope device : <global, i32>, i32 -> i32
    %7 = lir.atomic_exchange %arg0, %arg1 ordering relaxed scope device : <global, i32>, i32 -> i32
    %8 = lir.atomic_compare_exchange %arg0, %arg1, %arg1 ordering_succ relaxed ordering_fail relaxed scope device : <global, i32>, i32, i32 -> i32
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
            IdGlobalXOp::build(b, word);
            IdGlobalYOp::build(b, word);
            IdGlobalZOp::build(b, word);
            IdLocalXOp::build(b, word);
            IdLocalYOp::build(b, word);
            IdLocalZOp::build(b, word);
            IdGroupXOp::build(b, word);
            IdGroupYOp::build(b, word);
            IdGroupZOp::build(b, word);
            NumGroupsXOp::build(b, word);
            NumGroupsYOp::build(b, word);
            NumGroupsZOp::build(b, word);
            GroupSizeXOp::build(b, word);
            GroupSizeYOp::build(b, word);
            GroupSizeZOp::build(b, word);
            let workgroup = MemoryScope::Workgroup;
            BarrierOp::build(b, workgroup, workgroup, MemoryOrdering::AcqRel);
            MemFenceOp::build(b, MemoryScope::Device, MemoryOrdering::Release);
        });
    });
    assert_eq!(
        text,
        "\
module {
  func.func @f() {
    %0 = lir.id_global_x
    %1 = lir.id_global_y
    %2 = lir.id_global_z
    %3 = lir.id_local_x
    %4 = lir.id_local_y
    %5 = lir.id_local_z
    %6 = lir.id_group_x
    %7 = lir.id_group_y
    %8 = lir.id_group_z
    %9 = lir.num_groups_x
    %10 = lir.num_groups_y
    %11 = lir.num_groups_z
    %12 = lir.group_size_x
    %13 = lir.group_size_y
    %14 = lir.group_size_z
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    lir.mem_fence mem_scope device semantics release
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
            DivSIOp::build(b, word, x, x);
            DivUIOp::build(b, word, x, x);
            RemSIOp::build(b, word, x, x);
            RemUIOp::build(b, word, x, x);
            ShlIOp::build(b, word, x, x);
            ShrSIOp::build(b, word, x, x);
            ShrUIOp::build(b, word, x, x);
            FPToSIOp::build(b, word, y);
            FPToUIOp::build(b, word, y);
        });
    });
    assert_eq!(
        text,
        "\
module {
  func.func @f(%arg0: i32, %arg1: f32) {
    %0 = lir.divsi %arg0, %arg0 : i32
    %1 = lir.divui %arg0, %arg0 : i32
    %2 = lir.remsi %arg0, %arg0 : i32
    %3 = lir.remui %arg0, %arg0 : i32
    %4 = lir.shli %arg0, %arg0 : i32
    %5 = lir.shrsi %arg0, %arg0 : i32
    %6 = lir.shrui %arg0, %arg0 : i32
    %7 = lir.fptosi %arg1 : f32 -> i32
    %8 = lir.fptoui %arg1 : f32 -> i32
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
    %0 = lir.bitreverse %arg0 : i8
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
            let value = ExtractLaneOp::build(b, f32(c), v, lane).result();
            InsertLaneOp::build(b, v.ty(), v, value, lane);
        });
    });
    assert_eq!(
        text,
        "\
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: i32) {
    %0 = lir.extract_lane %arg0[%arg1] : vector<4xf32>
    %1 = lir.insert_lane %0, %arg0[%arg1] : vector<4xf32>
    return
  }
}
"
    );
}

#[test]
fn control() {
    let text = module_text(|b| {
        let c = b.context();
        function(b, &[i(c, 1), i(c, 32)], |b, arguments| {
            let [flag, x] = arguments[..] else {
                panic!("two arguments")
            };
            let (word, location) = (x.ty(), b.location());
            let choice = IfOp::build(b, &[word], flag);
            YieldOp::build(&block(choice.then_region(), &[], location), &[x]);
            ReturnOp::build(&block(choice.else_region(), &[], location), &[]);
            let endless = LoopOp::build(b, &[word], &[x]);
            assert_eq!(endless.inits(), [x]);
            let body = block(endless.body(), &[word], location);
            let skipping = IfOp::build(&body, &[], flag);
            ContinueOp::build(&block(skipping.then_region(), &[], location), &[x]);
            BreakOp::build(&body, &[x]);
            let counted = ForOp::build(b, &[], x, x, x, &[], true);
            assert!(counted.unsigned_cmp());
            ContinueOp::build(&block(counted.body(), &[word], location), &[]);
        });
    });
    assert_eq!(
        text,
        "\
module {
  func.func @f(%arg0: i1, %arg1: i32) {
    %0 = lir.if %arg0 -> i32 {
      lir.yield %arg1 : i32
    } else {
      lir.return
    }
    %1 = lir.loop iter_args(%arg2 = %arg1) : (i32) -> i32 {
      lir.if %arg0 {
        lir.continue %arg1 : i32
      }
      lir.break %arg1 : i32
    }
    lir.for unsigned %arg2 = %arg1 to %arg1 step %arg1 : i32 {
      lir.continue
    }
    return
  }
}
"
    );
}
