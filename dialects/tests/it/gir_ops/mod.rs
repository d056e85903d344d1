//! Every gir op, built through its view.

mod control;
mod memory;
mod numbers;

use crate::fixture::{append, block, f32, module_text, ui};
use gir_dialects::{
    gir::*,
    ir::{self, Builder, Type, Value},
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
