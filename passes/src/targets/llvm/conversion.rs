//! The conversion of a module to the `llvm` dialect, in one step.

use crate::lir::optimize::inlining::{self, Inlining};
use gir_dialects::{
    conversion::Conversion,
    ir::{self, AttributeExt, Block, Op, OpView},
    lir, names,
    rewrite::{PatternSet, Patterns, TypeConverter},
    upstream::{builtin::ModuleOp, func, llvm::LLVMFuncOp},
};

/// The problem with an operation that stays, the end of a sentence about it.
const PROBLEM: &str =
    "has no form in LLVM IR for this target; remove it, or lower the source of the module again";

/// The patterns of a pass, and the converter that they refer to.
pub struct Prepared {
    patterns: Patterns,
    _converter: TypeConverter,
}

impl Prepared {
    /// Takes patterns that were built with the converter.
    pub fn new(patterns: PatternSet<'_>, converter: TypeConverter) -> Self {
        Self {
            patterns: patterns.freeze(),
            _converter: converter,
        }
    }

    /// The patterns.
    pub fn patterns(&self) -> &Patterns {
        &self.patterns
    }

    /// Converts a whole module to some dialects; false after an error.
    pub fn convert(&self, module: Op<'_>, dialects: &[&str]) -> bool {
        let mut conversion = Conversion::new(module.context());
        for dialect in dialects {
            conversion.legal_dialect(dialect);
        }
        let is_converted =
            conversion
                .legal::<ModuleOp<'_>>()
                .apply(module, self.patterns(), true, PROBLEM);
        if is_converted {
            let functions = module.region(0).blocks().flat_map(Block::ops);
            functions
                .filter_map(Op::cast::<LLVMFuncOp<'_>>)
                .for_each(pass_on_wish);
        }
        is_converted
    }
}

/// Passes the source's inlining attribute on to LLVM.
fn pass_on_wish(function: LLVMFuncOp<'_>) {
    let op = function.op();
    let told = match inlining::wish(op) {
        Some(Inlining::Always) => LLVMFuncOp::ALWAYS_INLINE_ATTR,
        Some(Inlining::Never) => LLVMFuncOp::NO_INLINE_ATTR,
        None => return,
    };
    op.set_attribute(told, ir::flag(op.context()));
    op.remove_attribute(names::LIR_INLINE);
}

/// Removes lir's attributes, which LLVM does not know, except the inlining attribute that [`Prepared::convert`]
/// passes on.
pub fn strip(function: Op<'_>) {
    let is_of_lir = |name: &str| name.starts_with("lir.") && name != names::LIR_INLINE;
    for (name, _) in function.attributes() {
        if is_of_lir(name) {
            function.remove_attribute(name);
        }
    }
    let arguments = function.attribute(func::FuncOp::ARG_ATTRS_ATTR);
    let Some(arguments) = arguments.and_then(AttributeExt::as_array) else {
        return;
    };
    let context = function.context();
    let rest = arguments.into_iter().map(|argument| {
        let mut entries = argument.entries().unwrap_or_default();
        entries.retain(|(name, _)| !is_of_lir(name));
        ir::dictionary(context, &entries)
    });
    let rest: Vec<_> = rest.collect();
    function.set_attribute(func::FuncOp::ARG_ATTRS_ATTR, ir::array(context, &rest));
}

/// Moves variables to the start of the function, so that a loop does not allocate one in each iteration.
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
