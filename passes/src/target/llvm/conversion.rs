//! The one conversion of a module to the `llvm` dialect.

use gir_dialects::{
    ir::{Block, Op, OpView},
    lir,
    rewrite::{Conversion, PatternSet, Patterns, TypeConverter},
    upstream::builtin::ModuleOp,
};

/// The patterns of a pass, and the converter that they refer to.
pub struct Prepared {
    patterns: Patterns,
    _converter: TypeConverter,
}

impl Prepared {
    /// Takes patterns that are made with the converter.
    pub fn new(patterns: PatternSet<'_>, converter: TypeConverter) -> Self {
        Self {
            patterns: patterns.freeze(),
            _converter: converter,
        }
    }

    /// Converts all of a module; false after an error.
    pub fn convert(&self, module: Op<'_>) -> bool {
        Conversion::new(module.context())
            .legal_dialect("llvm")
            .legal::<ModuleOp<'_>>()
            .apply(module, &self.patterns, true)
    }
}

/// Moves variables to the start of the function, so that a loop does not make one in
/// each iteration.
pub fn hoist_variables(function: Op<'_>) {
    let mut variables = vec![];
    function.walk_pre(|op| variables.extend(op.cast::<lir::VarOp<'_>>()));
    let start = function.region(0).first_block().and_then(Block::first_op);
    let Some(start) = start else { return };
    for variable in variables {
        if variable.op() != start {
            variable.op().move_before(start);
        }
    }
}
