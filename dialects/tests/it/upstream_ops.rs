//! Views of upstream dialects: the operations that gir's passes build.

use crate::{
    fixture::{append, block, f32, i, module_text},
    mir_ops::function,
};
use gir_dialects::{
    ir::{self, Builder},
    upstream::{arith, cf, func, math, scf, spirv, ub},
};
use pretty_assertions::assert_eq;

#[test]
fn arithmetic() {
    let text = module_text(|b| {
        let c = b.context();
        function(b, &[i(c, 32), f32(c)], |b, arguments| {
            let [x, y] = arguments[..] else {
                panic!("two arguments")
            };
            let (word, bit) = (x.ty(), i(c, 1));
            arith::ConstantOp::build(b, word, ir::integer(word, 7));
            arith::AddIOp::build(b, word, x, x, None);
            let nsw = arith::IntegerOverflowFlags::NSW;
            let nsw = arith::IntegerOverflowFlagsAttr::get(c, nsw);
            arith::AddIOp::build(b, word, x, x, Some(nsw));
            arith::MulFOp::build(b, y.ty(), y, y, None);
            let less = arith::CmpIOp::build(b, bit, arith::CmpIPredicate::Ult, x, x);
            assert_eq!(less.predicate(), arith::CmpIPredicate::Ult);
            arith::CmpFOp::build(b, bit, arith::CmpFPredicate::OEQ, y, y, None);
            arith::SelectOp::build(b, word, less.result(), x, x);
            math::SqrtOp::build(b, y.ty(), y, None);
            ub::PoisonOp::build(b, word, None);
        });
    });
    assert_eq!(
        text,
        "\
module {
  func.func @f(%arg0: i32, %arg1: f32) {
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.addi %arg0, %arg0 overflow<nsw> : i32
    %2 = arith.mulf %arg1, %arg1 : f32
    %3 = arith.cmpi ult, %arg0, %arg0 : i32
    %4 = arith.cmpf oeq, %arg1, %arg1 : f32
    %5 = arith.select %3, %arg0, %arg0 : i32
    %6 = math.sqrt %arg1 : f32
    %7 = ub.poison : i32
    return
  }
}
"
    );
}

#[test]
fn unstructured_control() {
    let text = module_text(|b| {
        let c = b.context();
        let (bit, word, location) = (i(c, 1), i(c, 32), b.location());
        let ty = ir::function(c, &[bit, word], &[word]);
        let function = func::FuncOp::build(b, "f", ty, None, None, None, false);
        let entry = append(function.body(), &[bit, word], location);
        let (first, second) = (
            append(function.body(), &[word], location),
            append(function.body(), &[word], location),
        );
        let [condition, x] = [entry.argument(0), entry.argument(1)];
        let (entry, middle) = (
            Builder::at_end(entry, location),
            Builder::at_end(first, location),
        );
        cf::CondBranchOp::build(&entry, condition, &[x], &[x], None, first, second);
        cf::BranchOp::build(&middle, &[first.argument(0)], second);
        let end = Builder::at_end(second, location);
        let call = func::CallOp::build(&end, &[word], "f", &[condition, x], None, None, false);
        assert_eq!(call.callee(), "f");
        func::ReturnOp::build(&end, &call.results());
    });
    assert_eq!(
        text,
        "\
module {
  func.func @f(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg1 : i32)
  ^bb1(%0: i32):  // pred: ^bb0
    cf.br ^bb2(%0 : i32)
  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
    %2 = call @f(%arg0, %arg1) : (i1, i32) -> i32
    return %2 : i32
  }
}
"
    );
}

#[test]
fn structured_control() {
    let text = module_text(|b| {
        let c = b.context();
        function(b, &[i(c, 1), i(c, 32)], |b, arguments| {
            let [condition, n] = arguments[..] else {
                panic!("two arguments")
            };
            let (location, word) = (b.location(), n.ty());
            let branch = scf::IfOp::build(b, &[word], condition);
            scf::YieldOp::build(&block(branch.then_region(), &[], location), &[n]);
            scf::YieldOp::build(&block(branch.else_region(), &[], location), &[n]);
            let count = scf::ForOp::build(b, &[word], n, n, n, &[n], true);
            let body = append(count.region(), &[word, word], location);
            assert!(count.unsigned_cmp());
            assert!(count.init_args() == [n]);
            assert_eq!((count.lower_bound(), count.step()), (n, n));
            scf::YieldOp::build(&Builder::at_end(body, location), &[body.argument(1)]);
            let repeat = scf::WhileOp::build(b, &[word], &[n]);
            let before = append(repeat.before(), &[word], location);
            let arguments = [before.argument(0)];
            scf::ConditionOp::build(&Builder::at_end(before, location), condition, &arguments);
            let after = append(repeat.after(), &[word], location);
            scf::YieldOp::build(&Builder::at_end(after, location), &[after.argument(0)]);
        });
    });
    assert_eq!(text, "\
module {
  func.func @f(%arg0: i1, %arg1: i32) {
    %0 = scf.if %arg0 -> (i32) {
      scf.yield %arg1 : i32
    } else {
      scf.yield %arg1 : i32
    }
    %1 = scf.for unsigned %arg2 = %arg1 to %arg1 step %arg1 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      scf.yield %arg3 : i32
    }
    %2 = scf.while (%arg2 = %arg1) : (i32) -> i32 {
      scf.condition(%arg0) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      scf.yield %arg2 : i32
    }
    return
  }
}
");
}

#[test]
fn spirv_module() {
    let text = module_text(|b| {
        let c = b.context();
        let addressing = spirv::AddressingModelAttr::get(c, spirv::AddressingModel::Logical);
        let memory = spirv::MemoryModelAttr::get(c, spirv::MemoryModel::GLSL450);
        let module = spirv::ModuleOp::build(b, addressing, memory, None, None);
        let inside = block(module.region(), &[], b.location());
        let ty = ir::function(c, &[i(c, 32)], &[]);
        let control = spirv::FunctionControlAttr::get(c, spirv::FunctionControl::NONE);
        let function = spirv::FuncOp::build(&inside, ty, None, None, "f", control, None);
        let entry = append(function.body(), &[i(c, 32)], b.location());
        let b = Builder::at_end(entry, b.location());
        let x = entry.argument(0);
        spirv::IAddOp::build(&b, x.ty(), x, x);
        let scope = spirv::ScopeAttr::get(c, spirv::Scope::Workgroup);
        let semantics =
            spirv::MemorySemantics::ACQUIRE_RELEASE | spirv::MemorySemantics::WORKGROUP_MEMORY;
        let semantics = spirv::MemorySemanticsAttr::get(c, semantics);
        spirv::ControlBarrierOp::build(&b, scope, scope, semantics);
        spirv::ReturnOp::build(&b);
    });
    assert_eq!(
        text,
        r#"module {
  spirv.module Logical GLSL450 {
    spirv.func @f(%arg0: i32) "None" {
      %0 = spirv.IAdd %arg0, %arg0 : i32
      spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease|WorkgroupMemory>
      spirv.Return
    }
  }
}
"#
    );
}
