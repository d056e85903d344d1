//! Critical sections: a lock of the module, held by at most one thread.
//!
//! ```mlir
//! lir.begin_critical_section             llvm.call @"enter section"() : () -> ()
//! …                                  →   …
//! lir.end_critical_section               llvm.call @"leave section"() : () -> ()
//! ```
//!
//! Work-items of a thread run one after the other, so the holder of the lock always makes progress. The lock
//! belongs to the machine code: launches of it share the lock, including concurrent ones.

use gir_dialects::{
    ir::{Module, Op, Value},
    lir,
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::func::CallOp,
};

/// Names that no function of GIR text has.
const ENTER: &str = "enter section";
const LEAVE: &str = "leave section";

/// The lock, and the functions that acquire and release it.
const FUNCTIONS: &str = r#"
llvm.mlir.global internal @"section lock"(0 : i32) {addr_space = 0 : i32} : i32
llvm.func internal @"enter section"() {
  %lock = llvm.mlir.addressof @"section lock" : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^try
^try:
  %old = llvm.atomicrmw xchg %lock, %one acquire : !llvm.ptr, i32
  %is_held = llvm.icmp "ne" %old, %zero : i32
  llvm.cond_br %is_held, ^try, ^inside
^inside:
  llvm.return
}
llvm.func internal @"leave section"() {
  %lock = llvm.mlir.addressof @"section lock" : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.store %zero, %lock atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
"#;

/// Adds the functions that sections call, to a module that has any.
pub fn add_functions(module: Op<'_>) {
    let mut has_sections = false;
    module.walk_pre(|op| has_sections |= op.is::<lir::BeginCriticalSectionOp<'_>>());
    let Some(body) = module.region(0).first_block().filter(|_| has_sections) else {
        return;
    };
    let parsed = Module::parse(module.context(), FUNCTIONS.as_bytes(), "sections", true);
    let Some(parsed) = parsed else { return };
    let functions: Vec<_> = parsed.body().ops().collect();
    for function in functions {
        function.move_to_end(body);
    }
}

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    patterns
        .add_conversion::<lir::BeginCriticalSectionOp<'_>>(converter, enter)
        .add_conversion::<lir::EndCriticalSectionOp<'_>>(converter, leave);
}

fn enter<'c>(op: Op<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    call(op, ENTER, rewriter)
}

fn leave<'c>(op: Op<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    call(op, LEAVE, rewriter)
}

fn call<'c>(op: Op<'c>, function: &str, rewriter: &Rewriter<'c>) -> bool {
    let b = rewriter.before(op);
    CallOp::build(&b, &[], function, &[], None, None, false);
    rewriter.erase(op);
    true
}
