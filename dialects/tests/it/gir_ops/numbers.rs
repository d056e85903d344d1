//! Ops of gir on numbers and vectors of them, built through their views.

use super::function;
use crate::fixture::{f32, module_text, si, ui};
use gir_dialects::{
    gir::*,
    ir::{self, Type},
};
use pretty_assertions::assert_eq;

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
