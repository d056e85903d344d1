//! The text of a function: a walk over its operations, and the expressions of their operands.
//!
//! [`scheduling`](super::scheduling) decides where an expression stands, [`declarations`](super::declarations)
//! puts values into variables.

use super::{
    attributes::argument_attribute,
    expression::Expr,
    language::Language,
    literals,
    names::ModuleNames,
    schedule::Schedule,
    source_lines::SourceLines,
    spellings::{Spelling, Spellings},
    types::{CType, Scalar, UINT},
    variables::{Frame, Variables},
};
use crate::{analysis::handles, targets::text::Writer};
use gir_dialects::{
    ir::{Block, Op, Value},
    mir::ResourceAttr,
    names,
};
use std::collections::HashMap;

/// The text of a function, as far as it is printed.
pub struct Body<'c, 'a> {
    /// The language.
    pub language: &'a dyn Language,
    /// The tables of operations: that of the language, which is asked first, and that which all share.
    tables: [&'a Spellings; 2],
    /// The names of the module around the function.
    pub module: &'a ModuleNames<'c>,
    pub(super) out: Writer,
    pub(super) variables: Variables<Value<'c>>,
    pub(super) waiting: Schedule<Value<'c>>,
    pub(super) control: Vec<Frame>,
    /// The expressions of values that any use may repeat.
    known: HashMap<Value<'c>, Expr>,
    /// Parameters of the kernel, by set and binding.
    resources: HashMap<(i64, i64), Expr>,
    /// The variable that a kernel returns.
    pub result: Option<String>,
    /// The end of the `if` that a text begins with, if nothing was printed after it.
    pub(super) choice_end: Option<usize>,
    is_complete: bool,
    lines: SourceLines,
}

impl<'c, 'a> Body<'c, 'a> {
    /// The body of a function, empty.
    pub fn new(
        language: &'a dyn Language,
        tables: [&'a Spellings; 2],
        module: &'a ModuleNames<'c>,
        has_lines: bool,
    ) -> Self {
        Self {
            language,
            tables,
            module,
            out: Writer::default(),
            variables: Variables::new(module.namer()),
            waiting: Schedule::default(),
            control: vec![],
            known: HashMap::new(),
            resources: HashMap::new(),
            result: None,
            choice_end: None,
            is_complete: true,
            lines: SourceLines::new(has_lines),
        }
    }

    /// The text, unless something has no spelling.
    pub fn finish(self) -> Option<Writer> {
        self.is_complete.then_some(self.out)
    }

    /// Prints the operations of a block but for its terminator, which the surrounding operation prints.
    pub fn block(&mut self, block: Block<'c>) {
        let end = block.terminator();
        for op in block.ops().filter(|&op| Some(op) != end) {
            self.op(op);
        }
    }

    /// Prints an operation, or has its expression wait.
    fn op(&mut self, op: Op<'c>) {
        let mut tables = self.tables.iter();
        let done = match tables.find_map(|table| table.get(op.name())) {
            Some(Spelling::Value(make)) => make(self, op).map(|expr| self.give(op, expr)),
            Some(Spelling::Statement(print)) => print(self, op),
            None => {
                op.error(format!(
                    "has no {} spelling; another target may have one",
                    self.language.name()
                ));
                None
            }
        };
        if done.is_none() {
            self.is_complete = false;
            for result in op.results() {
                let ty = CType::of(result.ty()).unwrap_or(UINT);
                self.bind(result, Expr::primary("0", ty));
            }
        }
    }

    /// Binds a value to the expression that each of its uses repeats. The value lives in the variables that
    /// the expression names.
    pub fn bind(&mut self, value: Value<'c>, expr: Expr) {
        for &variable in expr.dependencies.variables() {
            self.variables.hold(variable, value);
        }
        self.known.insert(value, expr);
    }

    /// Binds a parameter of a kernel to its expression, also where operations name it by its binding.
    pub fn bind_parameter(&mut self, kernel: Op<'c>, index: usize, expr: Expr) {
        let place = argument_attribute(kernel, index, names::LIR_RESOURCE)
            .and_then(ResourceAttr::from_attribute);
        if let Some(place) = place {
            self.resources
                .insert((place.set(), place.binding()), expr.clone());
        }
        if let Some(block) = kernel.region(0).first_block() {
            self.bind(block.argument(index), expr);
        }
    }

    /// The parameter that an operation names by its binding.
    pub fn resource(&self, op: Op<'c>) -> Option<Expr> {
        let found = handles::bound(op).and_then(|place| self.resources.get(&place));
        if found.is_none() {
            op.error("names a resource that the kernel has no parameter for");
        }
        found.cloned()
    }

    /// The expression that a value is bound to.
    pub(super) fn known(&self, value: Value<'c>) -> Option<&Expr> {
        self.known.get(&value)
    }

    /// The expression of a value. It is taken: the caller prints it, once.
    pub fn operand(&mut self, value: Value<'c>) -> Expr {
        if let Some(expr) = literals::literal(self.language, value, false) {
            return expr;
        }
        self.computed(value)
    }

    /// As [`Self::operand`], of a value that is no constant.
    fn computed(&mut self, value: Value<'c>) -> Expr {
        if let Some(waiting) = self.waiting.take(value) {
            return waiting;
        }
        match self.known(value) {
            Some(expr) => expr.clone(),
            // Only unreachable code uses a value before its definition.
            None => Expr::primary("0", CType::of(value.ty()).unwrap_or(UINT)),
        }
    }

    /// The expression of an integer, or of a vector of integers, unsigned or signed.
    pub fn integer(&mut self, value: Value<'c>, is_signed: bool) -> Expr {
        if let Some(expr) = literals::literal(self.language, value, is_signed) {
            return expr;
        }
        let expr = self.computed(value);
        match expr.ty == expr.ty.with_sign(is_signed) {
            true => expr,
            false => self.language.with_sign(&expr, is_signed),
        }
    }

    /// As [`Self::integer`], unsigned.
    pub fn unsigned(&mut self, value: Value<'c>) -> Expr {
        self.integer(value, false)
    }

    /// As [`Self::integer`], signed.
    pub fn signed(&mut self, value: Value<'c>) -> Expr {
        self.integer(value, true)
    }

    /// The expression of a value, in a form that may be written twice.
    pub fn simple(&mut self, value: Value<'c>) -> Expr {
        let expr = self.operand(value);
        if expr.is_simple() {
            // A variable in memory, whose read no longer waits.
            if self.known(value).is_none() {
                self.bind(value, expr.clone());
            }
            return expr;
        }
        self.separate(value, &expr);
        self.operand(value)
    }

    /// The expression of a value, as one of a type: the sign of integers, and the form of masks, may differ.
    pub fn coerced(&mut self, value: Value<'c>, ty: &CType) -> Expr {
        if let Some(Some(expr)) = ty
            .lane()
            .map(|lane| literals::literal(self.language, value, is_signed(lane)))
            && expr.ty == *ty
        {
            return expr;
        }
        let expr = self.operand(value);
        self.coerce(expr, ty)
    }

    /// An expression as one of a type.
    pub fn coerce(&self, expr: Expr, ty: &CType) -> Expr {
        if expr.ty == *ty {
            return expr;
        }
        match (&expr.ty, ty) {
            (CType::Pointer(..), CType::Pointer(..))
            | (CType::Mask(..), _)
            | (_, CType::Mask(..)) => self.language.convert(&expr, ty),
            _ => self
                .language
                .with_sign(&expr, ty.lane().is_some_and(is_signed)),
        }
    }

    /// Prints a statement with an effect.
    pub fn statement(&mut self, op: Op<'c>, text: impl AsRef<str>) {
        self.begin_statement(op);
        self.out.line(text);
    }

    /// Prints a line behind the statement that has begun.
    pub fn out_line(&mut self, text: &str) {
        self.out.line(text);
    }

    /// Prints a directive at the left margin.
    pub fn out_directive(&mut self, line: &str) {
        self.out.directive(line);
    }

    /// Prints the directives that a language has for an operation: storage of a name, a loop or a function.
    pub(super) fn directives(&mut self, op: Op<'c>, name: &str) {
        for line in self.language.directives(op, name) {
            match line.starts_with('#') {
                true => self.out.directive(line),
                false => self.out.line(line),
            }
        }
    }

    /// Prints the directive for the place of an operation in the source, where directives are wanted.
    pub fn note_line(&mut self, op: Op<'c>) {
        if let Some(directive) = self.lines.directive(op) {
            self.out.directive(directive);
        }
    }

    /// The text that a function prints, apart from the rest.
    pub fn aside(&mut self, print: impl FnOnce(&mut Self)) -> Writer {
        let inside = self.out.inside();
        let outside = std::mem::replace(&mut self.out, inside);
        print(self);
        std::mem::replace(&mut self.out, outside)
    }
}

fn is_signed(lane: Scalar) -> bool {
    matches!(
        lane,
        Scalar::Int {
            is_signed: true,
            ..
        }
    )
}
