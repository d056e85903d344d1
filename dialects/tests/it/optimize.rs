//! Pipelines of LLVM's passes.

use gir_dialects::optimize;
use inkwell::OptimizationLevel;
use inkwell::context::Context;
use inkwell::memory_buffer::MemoryBuffer;
use inkwell::targets::{
    InitializationConfig, Target, TargetMachine, TargetMachineOptions, TargetTriple,
};

/// A machine that adds two half floats at a time.
fn machine() -> TargetMachine {
    Target::initialize_nvptx(&InitializationConfig::default());
    let triple = TargetTriple::create("nvptx64-nvidia-cuda");
    let options = TargetMachineOptions::new()
        .set_cpu("sm_90")
        .set_level(OptimizationLevel::Aggressive);
    let target = Target::from_triple(&triple).unwrap();
    target
        .create_target_machine_from_options(&triple, options)
        .unwrap()
}

/// The text of a module after LLVM's default pipeline, or its message.
fn optimized(ir: &str, passes: &str) -> Result<String, String> {
    let context = Context::create();
    let buffer = MemoryBuffer::create_from_memory_range_copy(ir.as_bytes(), "ir");
    let module = context.create_module_from_ir(buffer).unwrap();
    optimize::run_passes(&module, &machine(), passes)?;
    Ok(module.print_to_string().to_string())
}

/// A sum of two tables, whose indices have these bits.
fn sum_of_tables(first_mask: u32, second_mask: u32) -> String {
    format!(
        "define void @f(ptr noalias %a, ptr noalias %b, ptr noalias %out, i32 %first, i32 %n) {{
         entry:
           br label %loop
         loop:
           %i = phi i32 [ 0, %entry ], [ %next, %loop ]
           %from = add i32 %i, %first
           %in.a = and i32 %from, {first_mask}
           %at.a = zext i32 %in.a to i64
           %pa = getelementptr half, ptr %a, i64 %at.a
           %x = load half, ptr %pa, align 2
           %in.b = and i32 %i, {second_mask}
           %at.b = zext i32 %in.b to i64
           %pb = getelementptr half, ptr %b, i64 %at.b
           %y = load half, ptr %pb, align 2
           %sum = fadd half %x, %y
           %at = zext i32 %i to i64
           %po = getelementptr half, ptr %out, i64 %at
           store half %sum, ptr %po, align 2
           %next = add nuw nsw i32 %i, 1
           %ends = icmp eq i32 %next, %n
           br i1 %ends, label %exit, label %loop
         exit:
           ret void
         }}"
    )
}

/// Loads of several half floats at once.
fn wide_loads(ir: &str) -> usize {
    ir.matches("load <2 x half>").count()
}

/// The vectoriser tests that an index does not wrap before it reads several elements at once.
#[test]
fn indices_of_one_width_are_tested_together() {
    let text = optimized(&sum_of_tables(63, 63), "default<O3>").unwrap();
    assert_eq!(wide_loads(&text), 2, "{text}");
    let tests = text.matches(" to i6").count();
    assert!(tests >= 1, "{text}");
}

/// LLVM 22 tests the six bits only, and reads the table of four elements beyond its end.
#[test]
fn a_narrow_index_is_not_taken_for_tested() {
    for (first, second) in [(63, 3), (3, 63), (255, 7), (65535, 255)] {
        let text = optimized(&sum_of_tables(first, second), "default<O3>").unwrap();
        assert!(wide_loads(&text) <= 1, "{first} {second}: {text}");
    }
}

#[test]
fn a_bad_pipeline_is_a_message() {
    let said = optimized(&sum_of_tables(1, 1), "default<O9>").unwrap_err();
    assert_eq!(said, "invalid optimization level 'O9'");
}
