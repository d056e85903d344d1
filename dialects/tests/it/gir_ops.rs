//! Every gir op, built through its view.

use crate::fixture::{append, block, f32, module_text, si, ui};
use gir_dialects::{
    common::{Axis, MemoryOrdering, MemoryScope},
    gir::{self, *},
    ir::{self, Attribute, Builder, Type, Value},
    names,
};
use pretty_assertions::assert_eq;

/// A function whose body `fill` builds from the arguments.
fn function<'c>(
    module: &Builder<'c>,
    inputs: &[Type<'c>],
    fill: impl FnOnce(&Builder<'c>, &[Value<'c>]),
) {
    let context = module.context();
    let ty = ir::function(context, inputs, &[]);
    let function = FuncOp::build(
        module, "f", ty, false, false, false, None, None, None, None, None,
    );
    let entry = append(function.body(), inputs, module.location());
    let builder = Builder::at_end(entry, module.location());
    fill(&builder, &entry.arguments().collect::<Vec<_>>());
    ReturnOp::build(&builder, None);
}

fn pointer<'c>(builder: &Builder<'c>, space: AddressSpace, pointee: Type<'c>) -> Type<'c> {
    PtrType::get(builder.context(), space, pointee)
}

#[test]
fn module_level() {
    let text = module_text(|b| {
        let (c, f) = (b.context(), f32(b.context()));
        let shared = pointer(b, AddressSpace::Shared, f);
        let table = pointer(b, AddressSpace::Const, ui(c, 32));
        GlobalOp::build(b, "tile", shared, Some(256), false, None, None);
        let mapped = pointer(b, AddressSpace::Global, f);
        GlobalOp::build(b, "mapped", mapped, Some(4), false, None, Some(4096));
        GlobalOp::build(b, "any", shared, None, true, None, None);
        let one = ir::integer(ui(c, 32), 1);
        GlobalOp::build(b, "one", table, None, false, Some(one), None);
        let ty = ir::function(c, &[f], &[f]);
        let callee = FuncOp::build(
            b, "callee", ty, false, true, false, None, None, None, None, None,
        );
        let inside = block(callee.body(), &[f], b.location());
        let argument = callee.body().first_block().unwrap().argument(0);
        ReturnOp::build(&inside, Some(argument));
        let names = ir::array(
            c,
            &[ir::dictionary(c, &[(names::GIR_NAME, ir::string(c, "x"))])],
        );
        let sizes = Some([64, 1, 1].as_slice());
        let ty = ir::function(c, &[f], &[]);
        let kernel = FuncOp::build(
            b,
            "k",
            ty,
            true,
            false,
            false,
            sizes,
            Some(32),
            None,
            Some(names),
            None,
        );
        let inside = block(kernel.body(), &[f], b.location());
        let argument = kernel.body().first_block().unwrap().argument(0);
        CallOp::build(&inside, Some(f), "callee", &[argument]);
        AddressOfOp::build(&inside, shared, "tile");
        ReturnOp::build(&inside, None);
    });
    assert_eq!(
        text,
        r#"module {
  gir.global @tile : !gir.ptr<shared, f32> count 256
  gir.global @mapped : !gir.ptr<global, f32> count 4 addr(4096)
  gir.global @any : !gir.ptr<shared, f32> dynamic
  gir.global @one : !gir.ptr<const, ui32> = 1 : ui32
  gir.func @callee(%arg0: f32) -> f32 attributes {inline_hint} {
    gir.return %arg0 : f32
  }
  gir.func @k(%arg0: f32 {gir.name = "x"}) attributes {kernel, subgroup_size = 32 : i32, workgroup_size = array<i32: 64, 1, 1>} {
    %0 = gir.call @callee(%arg0) : (f32) -> f32
    %1 = gir.address_of @tile : <shared, f32>
    gir.return
  }
}
"#
    );
}

#[test]
fn constants() {
    let text = module_text(|b| {
        function(b, &[], |b, _| {
            let c = b.context();
            IConstOp::build(b, si(c, 32), ir::integer(si(c, 32), -7));
            UConstOp::build(b, ui(c, 8), ir::integer(ui(c, 8), 255));
            FConstOp::build(b, f32(c), ir::float_bits(f32(c), 0x3f80_0000));
        });
    });
    assert_eq!(
        text,
        "\
module {
  gir.func @f() {
    %0 = gir.iconst -7 : si32
    %1 = gir.uconst 255 : ui8
    %2 = gir.fconst 1.000000e+00 : f32
    gir.return
  }
}
"
    );
}

#[test]
fn math() {
    let text = module_text(|b| {
        let c = b.context();
        function(b, &[f32(c), si(c, 32)], |b, arguments| {
            let [x, n] = arguments[..] else {
                panic!("two arguments")
            };
            let (f, i) = (x.ty(), n.ty());
            SqrtOp::build(b, f, x);
            RsqrtOp::build(b, f, x);
            SinOp::build(b, f, x);
            CosOp::build(b, f, x);
            TanOp::build(b, f, x);
            ExpOp::build(b, f, x);
            Exp2Op::build(b, f, x);
            LogOp::build(b, f, x);
            Log2Op::build(b, f, x);
            FloorOp::build(b, f, x);
            CeilOp::build(b, f, x);
            RoundOp::build(b, f, x);
            RintOp::build(b, f, x);
            TruncFOp::build(b, f, x);
            PowOp::build(b, f, x, x);
            let fma = FmaOp::build(b, f, x, x, x);
            assert_eq!([fma.a(), fma.b(), fma.c()], [x, x, x]);
            AbsOp::build(b, i, n);
            PopcountOp::build(b, i, n);
            ClzOp::build(b, i, n);
            CtzOp::build(b, i, n);
            BitreverseOp::build(b, i, n);
            MinOp::build(b, i, n, n);
            MaxOp::build(b, i, n, n);
            let clamp = ClampOp::build(b, i, n, n, n);
            assert_eq!([clamp.x(), clamp.lo(), clamp.hi()], [n, n, n]);
        });
    });
    assert_eq!(
        text,
        "\
module {
  gir.func @f(%arg0: f32, %arg1: si32) {
    %0 = gir.sqrt %arg0 : f32
    %1 = gir.rsqrt %arg0 : f32
    %2 = gir.sin %arg0 : f32
    %3 = gir.cos %arg0 : f32
    %4 = gir.tan %arg0 : f32
    %5 = gir.exp %arg0 : f32
    %6 = gir.exp2 %arg0 : f32
    %7 = gir.log %arg0 : f32
    %8 = gir.log2 %arg0 : f32
    %9 = gir.floor %arg0 : f32
    %10 = gir.ceil %arg0 : f32
    %11 = gir.round %arg0 : f32
    %12 = gir.rint %arg0 : f32
    %13 = gir.trunc_f %arg0 : f32
    %14 = gir.pow %arg0, %arg0 : f32
    %15 = gir.fma %arg0, %arg0, %arg0 : f32
    %16 = gir.abs %arg1 : si32
    %17 = gir.popcount %arg1 : si32
    %18 = gir.clz %arg1 : si32
    %19 = gir.ctz %arg1 : si32
    %20 = gir.bitreverse %arg1 : si32
    %21 = gir.min %arg1, %arg1 : si32
    %22 = gir.max %arg1, %arg1 : si32
    %23 = gir.clamp %arg1, %arg1, %arg1 : si32
    gir.return
  }
}
"
    );
}

#[test]
fn arithmetic() {
    let text = module_text(|b| {
        let c = b.context();
        function(b, &[si(c, 32), f32(c), ui(c, 32)], |b, arguments| {
            let [x, y, z] = arguments[..] else {
                panic!("three arguments")
            };
            let (int, float, unsigned) = (x.ty(), y.ty(), z.ty());
            MovOp::build(b, int, x);
            AddOp::build(b, int, x, x);
            SubOp::build(b, float, y, y);
            MulOp::build(b, unsigned, z, z);
            DivOp::build(b, int, x, x);
            RemOp::build(b, int, x, x);
            NegOp::build(b, float, y);
            AndOp::build(b, int, x, x);
            OrOp::build(b, int, x, x);
            XorOp::build(b, int, x, x);
            NotOp::build(b, int, x);
            ShlOp::build(b, int, x, x);
            ShrOp::build(b, unsigned, z, z);
            ICmpOp::build(b, unsigned, IntPredicate::Lt, x, x);
            UCmpOp::build(b, unsigned, IntPredicate::Ge, z, z);
            let condition = FCmpOp::build(b, unsigned, FloatPredicate::Une, y, y);
            assert_eq!(condition.predicate(), FloatPredicate::Une);
            SelectOp::build(b, float, condition.result(), y, y);
        });
    });
    assert_eq!(
        text,
        "\
module {
  gir.func @f(%arg0: si32, %arg1: f32, %arg2: ui32) {
    %0 = gir.mov %arg0 : si32
    %1 = gir.add %arg0, %arg0 : si32
    %2 = gir.sub %arg1, %arg1 : f32
    %3 = gir.mul %arg2, %arg2 : ui32
    %4 = gir.div %arg0, %arg0 : si32
    %5 = gir.rem %arg0, %arg0 : si32
    %6 = gir.neg %arg1 : f32
    %7 = gir.and %arg0, %arg0 : si32
    %8 = gir.or %arg0, %arg0 : si32
    %9 = gir.xor %arg0, %arg0 : si32
    %10 = gir.not %arg0 : si32
    %11 = gir.shl %arg0, %arg0 : si32
    %12 = gir.shr %arg2, %arg2 : ui32
    %13 = gir.icmp lt %arg0, %arg0 : si32
    %14 = gir.ucmp ge %arg2, %arg2 : ui32
    %15 = gir.fcmp une %arg1, %arg1 : f32
    %16 = gir.select %15, %arg1, %arg1 : f32
    gir.return
  }
}
"
    );
}

#[test]
fn conversions() {
    let text = module_text(|b| {
        let c = b.context();
        function(b, &[si(c, 32), f32(c), ui(c, 32)], |b, arguments| {
            let [x, y, z] = arguments[..] else {
                panic!("three arguments")
            };
            let c = b.context();
            BitcastOp::build(b, f32(c), x);
            TruncOp::build(b, si(c, 8), x);
            ZExtOp::build(b, ui(c, 64), z);
            SExtOp::build(b, si(c, 64), x);
            FPToSIOp::build(b, si(c, 32), y);
            FPToUIOp::build(b, ui(c, 32), y);
            SIToFPOp::build(b, f32(c), x);
            UIToFPOp::build(b, f32(c), z);
            FPExtOp::build(b, Type::float64(c), y);
            FPTruncOp::build(b, Type::float16(c), y);
        });
    });
    assert_eq!(
        text,
        "\
module {
  gir.func @f(%arg0: si32, %arg1: f32, %arg2: ui32) {
    %0 = gir.bitcast %arg0 : si32 -> f32
    %1 = gir.trunc %arg0 : si32 -> si8
    %2 = gir.zext %arg2 : ui32 -> ui64
    %3 = gir.sext %arg0 : si32 -> si64
    %4 = gir.fptosi %arg1 : f32 -> si32
    %5 = gir.fptoui %arg1 : f32 -> ui32
    %6 = gir.sitofp %arg0 : si32 -> f32
    %7 = gir.uitofp %arg2 : ui32 -> f32
    %8 = gir.fpext %arg1 : f32 -> f64
    %9 = gir.fptrunc %arg1 : f32 -> f16
    gir.return
  }
}
"
    );
}

#[test]
fn memory_and_atomics() {
    let text = module_text(|b| {
        let c = b.context();
        let pointer_type = pointer(b, AddressSpace::Global, ui(c, 32));
        function(b, &[pointer_type, ui(c, 32)], |b, arguments| {
            let [p, v] = arguments[..] else {
                panic!("two arguments")
            };
            let (word, device) = (v.ty(), MemoryScope::Device);
            AllocOp::build(b, pointer(b, AddressSpace::Local, word), 16);
            let element = GepOp::build(b, p.ty(), p, v, 4);
            assert_eq!(element.stride(), 4);
            LoadOp::build(b, word, element.result());
            StoreOp::build(b, element.result(), v);
            let relaxed = MemoryOrdering::Relaxed;
            let rmw = AtomicRmwOp::build(b, word, RmwOp::MaxU, p, v, relaxed, device);
            assert_eq!((rmw.op_(), rmw.scope()), (RmwOp::MaxU, device));
            let (succ, fail) = (MemoryOrdering::AcqRel, MemoryOrdering::Acquire);
            AtomicCmpxchgOp::build(b, word, p, v, v, succ, fail, MemoryScope::System);
        });
    });
    assert_eq!(text, "\
module {
  gir.func @f(%arg0: !gir.ptr<global, ui32>, %arg1: ui32) {
    %0 = gir.alloc 16 : <local, ui32>
    %1 = gir.gep %arg0[%arg1] stride 4 : <global, ui32>, ui32
    %2 = gir.load %1 : <global, ui32> -> ui32
    gir.store %1, %arg1 : <global, ui32>, ui32
    %3 = gir.atomic.rmw max_u %arg0, %arg1 ordering relaxed scope device : <global, ui32>, ui32 -> ui32
    %4 = gir.atomic.cmpxchg %arg0, %arg1, %arg1 ordering_succ acq_rel ordering_fail acquire scope system : <global, ui32>, ui32, ui32 -> ui32
    gir.return
  }
}
");
}

#[test]
fn atomics_without_old_values_and_flags() {
    let text = module_text(|b| {
        let c = b.context();
        let pointer_type = pointer(b, AddressSpace::Global, ui(c, 32));
        function(b, &[pointer_type, ui(c, 32)], |b, arguments| {
            let [p, v] = arguments[..] else {
                panic!("two arguments")
            };
            let (relaxed, device) = (MemoryOrdering::Relaxed, MemoryScope::Device);
            let load = AtomicLoadOp::build(b, v.ty(), p, MemoryOrdering::Acquire, device);
            assert_eq!(load.ordering(), MemoryOrdering::Acquire);
            AtomicStoreOp::build(b, p, v, MemoryOrdering::Release, device);
            AtomicRmwOp::build(b, v.ty(), RmwOp::IncWrap, p, v, relaxed, device);
            AtomicFlagTestAndSetOp::build(b, ui(c, 32), p, relaxed, device);
            AtomicFlagClearOp::build(b, p, relaxed, device);
            let generic = pointer(b, AddressSpace::Generic, v.ty());
            AddrSpaceCastOp::build(b, generic, p);
        });
    });
    assert_eq!(
        text,
        "\
module {
  gir.func @f(%arg0: !gir.ptr<global, ui32>, %arg1: ui32) {
    %0 = gir.atomic.load %arg0 ordering acquire scope device : <global, ui32> -> ui32
    gir.atomic.store %arg0, %arg1 ordering release scope device : <global, ui32>, ui32
    %1 = gir.atomic.rmw inc_wrap %arg0, %arg1 ordering relaxed scope device : <global, ui32>, ui32 -> ui32
    %2 = gir.atomic.flag_test_and_set %arg0 ordering relaxed scope device : <global, ui32>
    gir.atomic.flag_clear %arg0 ordering relaxed scope device : <global, ui32>
    %3 = gir.addrspacecast %arg0 : <global, ui32> -> <generic, ui32>
    gir.return
  }
}
"
    );
}

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

#[test]
fn vectors() {
    let text = module_text(|b| {
        let c = b.context();
        function(b, &[f32(c), ui(c, 32)], |b, arguments| {
            let [x, lane] = arguments[..] else {
                panic!("two arguments")
            };
            let pair = VecOp::build(b, ir::vector(2, x.ty()), &[x, x]);
            assert_eq!(pair.elements(), [x, x]);
            let splat = SplatOp::build(b, ir::vector(4, x.ty()), x).result();
            let extract = ExtractOp::build(b, x.ty(), splat, lane);
            assert_eq!(extract.lane(), lane);
            InsertOp::build(b, splat.ty(), splat, extract.result(), lane);
            let flags = ir::vector(4, lane.ty());
            let less = FCmpOp::build(b, flags, FloatPredicate::Olt, splat, splat).result();
            SelectOp::build(b, splat.ty(), less, splat, splat);
        });
    });
    assert_eq!(
        text,
        "\
module {
  gir.func @f(%arg0: f32, %arg1: ui32) {
    %0 = gir.vec %arg0, %arg0 : f32, f32 -> vector<2xf32>
    %1 = gir.splat %arg0 : vector<4xf32>
    %2 = gir.extract %1[%arg1] : vector<4xf32>
    %3 = gir.insert %2, %1[%arg1] : vector<4xf32>
    %4 = gir.fcmp olt %1, %1 : vector<4xf32>
    %5 = gir.select %4, %1, %1 : vector<4xui32>, vector<4xf32>
    gir.return
  }
}
"
    );
}
