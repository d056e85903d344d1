//! Source lines for `-g`, from which LLVM emits `.file` and `.loc`.

use gir_dialects::{
    ir::{Attribute, AttributeExt, Block, Location, LocationExt, Op, OpView},
    upstream::llvm::LLVMFuncOp,
};
use std::fmt::Write as _;

/// Attaches the source lines to the functions of a module of the `llvm` dialect. From then on the locations of
/// operations are used.
pub fn keep(module: Op<'_>) {
    let functions = module.region(0).blocks().flat_map(Block::ops);
    let functions = functions.filter_map(Op::cast::<LLVMFuncOp<'_>>);
    let placed: Vec<_> = functions
        .filter(|function| function.op().region(0).first_block().is_some())
        .filter_map(|function| Some((function, function.op().location().place()?)))
        .collect();
    let mut text = String::from("[");
    for (number, (function, (file, line, _))) in placed.iter().enumerate() {
        let separator = if number == 0 { "" } else { ", " };
        // All functions of one file share a compile unit.
        let unit = placed.iter().position(|(_, (other, ..))| other == file);
        let subprogram = subprogram(
            function.sym_name(),
            file,
            *line,
            (number, unit.unwrap_or(0)),
        );
        // Writing to a string cannot fail.
        let _ = write!(text, "{separator}{subprogram}");
    }
    text.push(']');
    let described = Attribute::parse(module.context(), &text).and_then(Attribute::as_array);
    for ((function, _), subprogram) in placed.iter().zip(described.unwrap_or_default()) {
        let op = function.op();
        op.set_location(Location::fused(op.context(), &[op.location()], subprogram));
    }
}

/// MLIR's debug information of a function in a file, as the text of an attribute. Equal numbers denote the same
/// object.
fn subprogram(name: &str, file: &str, line: usize, (number, unit): (usize, usize)) -> String {
    let [name, file] = [name, file].map(|text| text.escape_default().to_string());
    let file = format!("#llvm.di_file<\"{file}\" in \"\">");
    let unit = format!(
        "#llvm.di_compile_unit<id = distinct[{}]<>, sourceLanguage = DW_LANG_C, file = {file}, \
         producer = \"gir\", isOptimized = true, emissionKind = DebugDirectivesOnly>",
        2 * unit
    );
    format!(
        "#llvm.di_subprogram<id = distinct[{}]<>, compileUnit = {unit}, scope = {file}, \
         name = \"{name}\", linkageName = \"{name}\", file = {file}, line = {line}, \
         scopeLine = {line}, subprogramFlags = \"Definition|Optimized\", \
         type = #llvm.di_subroutine_type<>>",
        2 * number + 1
    )
}
