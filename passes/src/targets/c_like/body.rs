//! The body of a function: which value stands where.
//!
//! An operation whose value is used once becomes part of the expression that uses it, unless that
//! would move a read of memory across something that may write it; others become variables. An
//! expression waits until it is used; one that reads memory is put into a variable at the latest
//! before the next operation with an effect.

use super::{
    assignments::Target,
    expression::{Expr, Wide},
    language::Language,
    literals,
    module::ModuleNames,
    shared,
    spellings::Spelling,
    types::CType,
};
use crate::{
    analysis::handles,
    targets::text::{Namer, Writer},
};
use gir_dialects::{
    ir::{Block, LocationExt, Op, Value},
    lir,
    mir::ResourceAttr,
    names,
};
use std::collections::{BTreeMap, HashMap, HashSet};

/// Characters of an expression beyond which it becomes a variable: longer ones are hard to read,
/// and compilers nest expressions only so deep.
const LONGEST: usize = 100;

/// An expression that has not been printed yet.
struct Waiting {
    expr: Expr,
    /// Its place in the order of the program.
    order: usize,
}

/// What is printed of a function.
pub struct Body<'c, 'a> {
    /// The language.
    pub language: &'a dyn Language,
    /// What stands around the function.
    pub module: &'a ModuleNames<'c>,
    pub(super) out: Writer,
    pub(super) namer: Namer,
    known: HashMap<Value<'c>, Expr>,
    /// Parameters of the kernel, by set and binding.
    resources: HashMap<(i64, i64), Expr>,
    waiting: HashMap<Value<'c>, Waiting>,
    /// Those of them that read memory, in their order.
    reading: BTreeMap<usize, Value<'c>>,
    order: usize,
    /// Whether the operands taken since the operation began read memory.
    has_read: bool,
    /// Variables that are assigned more than once.
    pub(super) mutable: HashSet<String>,
    /// All variables, in the order of their declarations.
    pub(super) declared: Vec<String>,
    pub(super) control: Vec<super::control::Frame>,
    /// The variable that a kernel returns.
    pub result: Option<String>,
    /// The values that live in each variable.
    held: HashMap<String, Vec<Value<'c>>>,
    /// Where the `if` ends that a text begins with, if that is what was printed last.
    pub(super) choice_end: Option<usize>,
    is_complete: bool,
    /// The line of the source that the last directive names.
    line: Option<(String, usize)>,
    has_lines: bool,
}

impl<'c, 'a> Body<'c, 'a> {
    /// The body of a function, empty.
    pub fn new(language: &'a dyn Language, module: &'a ModuleNames<'c>, has_lines: bool) -> Self {
        Self {
            language,
            module,
            out: Writer::default(),
            namer: module.namer(),
            known: HashMap::new(),
            resources: HashMap::new(),
            waiting: HashMap::new(),
            reading: BTreeMap::new(),
            order: 0,
            has_read: false,
            mutable: HashSet::new(),
            declared: vec![],
            control: vec![],
            result: None,
            held: HashMap::new(),
            choice_end: None,
            is_complete: true,
            line: None,
            has_lines,
        }
    }

    /// The text, unless something has no spelling.
    pub fn finish(self) -> Option<Writer> {
        self.is_complete.then_some(self.out)
    }

    /// Prints the operations of a block but for its terminator, which is for what surrounds it.
    pub fn block(&mut self, block: Block<'c>) {
        let end = block.terminator();
        for op in block.ops().filter(|&op| Some(op) != end) {
            self.op(op);
        }
    }

    /// Prints an operation, or has its expression wait.
    fn op(&mut self, op: Op<'c>) {
        self.has_read = false;
        let spelling = self.language.spellings().get(op.name());
        let done = match spelling.or_else(|| shared::spellings().get(op.name())) {
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
                let ty = CType::of(result.ty()).unwrap_or(super::types::UINT);
                self.bind(result, Expr::primary("0", ty));
            }
        }
    }

    /// Takes the expression of an operation with one result.
    fn give(&mut self, op: Op<'c>, expr: Expr) {
        let value = op.result(0);
        let effects = op.effects();
        if effects.writes || effects.others {
            self.settle_reads();
            self.note_line(op);
            match value.has_uses() {
                true => self.keep(op, value, expr),
                false => self.out.line(format!("{};", expr.text)),
            }
            return;
        }
        self.give_choice(op, value, expr);
    }

    /// Takes the expression of a value of an operation that has no effect but reading.
    pub(super) fn give_choice(&mut self, op: Op<'c>, value: Value<'c>, expr: Expr) {
        if !value.has_uses() {
            return;
        }
        let reads = op.effects().reads || self.has_read;
        if !reads && self.is_repeatable(value, &expr) {
            self.bind(value, expr);
            return;
        }
        let stays = value.uses().next().is_some_and(|(user, _)| {
            user.block() == op.block() && !super::control::repeats_operands(user)
        });
        if value.has_one_use() && stays && expr.text.len() <= LONGEST {
            self.wait(value, expr, reads);
        } else {
            self.note_line(op);
            self.keep(op, value, expr);
        }
    }

    /// Puts the value of an operation into the variable that the end of the block wants it in, or
    /// into a new one.
    pub(super) fn keep(&mut self, op: Op<'c>, value: Value<'c>, expr: Expr) {
        match super::control::destination(self, op, value) {
            Some(target) => {
                self.settle_mentions(&target.name);
                super::assignments::assign(self, &[Some(target.clone())], vec![expr]);
                self.bind_variable(value, &target);
            }
            None => self.make_variable(value, &expr),
        }
    }

    /// Whether an expression may stand in several places: a name, a literal, or the address of an
    /// element with such an index that nobody counts on from.
    fn is_repeatable(&self, value: Value<'c>, expr: &Expr) -> bool {
        let is_address = expr.object.as_deref().is_some_and(|object| {
            object.len() < 40
                && object
                    .chars()
                    .all(|c| c.is_ascii_alphanumeric() || "_.[]".contains(c))
                && !value.uses().any(|(user, _)| user.is::<lir::GepOp<'_>>())
        });
        (expr.is_simple() || is_address)
            && super::expression::words(&expr.text).all(|word| !self.mutable.contains(word))
    }

    fn wait(&mut self, value: Value<'c>, expr: Expr, reads: bool) {
        let order = self.order;
        self.order += 1;
        if reads {
            self.reading.insert(order, value);
        }
        self.waiting.insert(value, Waiting { expr, order });
    }

    /// Says what stands for a value wherever it is used.
    pub fn bind(&mut self, value: Value<'c>, expr: Expr) {
        self.known.insert(value, expr);
    }

    /// Says what stands for a kernel's parameter, also where operations name it by its binding.
    pub fn bind_parameter(&mut self, kernel: Op<'c>, index: usize, expr: Expr) {
        let place = super::functions::argument_attribute(kernel, index, names::LIR_RESOURCE)
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

    /// What stands for a value. It is taken: whoever asks prints it, once.
    pub fn operand(&mut self, value: Value<'c>) -> Expr {
        if let Some(expr) = literals::literal(self.language, value, false) {
            return expr;
        }
        if let Some(waiting) = self.waiting.remove(&value) {
            self.has_read |= self.reading.remove(&waiting.order).is_some();
            return waiting.expr;
        }
        match self.known.get(&value) {
            Some(expr) => expr.clone(),
            // Only code that nothing reaches uses what has no definition before.
            None => Expr::primary("0", CType::of(value.ty()).unwrap_or(super::types::UINT)),
        }
    }

    /// An integer, or a vector of them, without a sign or with one.
    pub fn integer(&mut self, value: Value<'c>, is_signed: bool) -> Expr {
        if let Some(expr) = literals::literal(self.language, value, is_signed) {
            return expr;
        }
        let expr = self.operand(value);
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

    /// What stands for a value, in a form that may be written twice.
    pub fn simple(&mut self, value: Value<'c>) -> Expr {
        let expr = self.operand(value);
        if expr.is_simple() {
            return expr;
        }
        self.make_variable(value, &expr);
        self.operand(value)
    }

    /// A value as one of a type: the sign of integers, and the form of masks, may differ.
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

    /// The type that a variable for a value has.
    pub fn variable_type(&self, value: Value<'c>, expr: &Expr) -> CType {
        match &expr.ty {
            // All that are assigned to one variable have one form.
            CType::Mask(lanes, _) => self.language.flags(*lanes),
            CType::Scalar(_) | CType::Vector(..) => {
                expr.ty.with_sign(super::signs::is_signed(value))
            }
            other => other.clone(),
        }
    }

    /// The type that a variable has which several values are put into.
    pub fn type_of_variable(&self, value: Value<'c>) -> CType {
        match self.type_of(value.ty()).map(|ty| self.form(ty)) {
            Some(ty @ (CType::Pointer(..) | CType::Mask(..) | CType::Named(_))) => ty,
            Some(ty) => ty.with_sign(super::signs::is_signed(value)),
            None => super::types::UINT,
        }
    }

    /// A type in the form that variables have: of vectors of truth values there may be several.
    pub fn form(&self, ty: CType) -> CType {
        match ty {
            CType::Vector(lanes, super::types::Scalar::Bool) => self.language.flags(lanes),
            other => other,
        }
    }

    /// The type of a parameter of a function that is no kernel.
    pub fn type_of_parameter(&self, ty: gir_dialects::ir::Type<'c>) -> CType {
        self.form(self.type_of(ty).unwrap_or(super::types::UINT))
    }

    /// The type of values of a type of lir.
    pub fn type_of(&self, ty: gir_dialects::ir::Type<'c>) -> Option<CType> {
        CType::of(ty).or_else(|| self.language.object(ty))
    }

    /// A new variable that several values are put into, called as one of them.
    pub fn new_target(&mut self, value: Value<'c>, named: Value<'c>) -> Target {
        let ty = self.type_of_variable(value);
        let name = self.name_for(named, "t");
        self.mutable.insert(name.clone());
        Target { name, ty }
    }

    /// Declares a variable without a value.
    pub fn declare(&mut self, target: &Target) {
        let type_name = self.language.type_name(&target.ty);
        self.out.line(format!("{type_name} {};", target.name));
    }

    /// Says that a value lives in a variable.
    pub fn bind_variable(&mut self, value: Value<'c>, target: &Target) {
        let holders = self.held.entry(target.name.clone()).or_default();
        holders.push(value);
        self.bind(value, Expr::primary(&target.name, target.ty.clone()));
    }

    /// The values that live in a variable.
    pub fn holders(&self, name: &str) -> &[Value<'c>] {
        self.held.get(name).map_or(&[], Vec::as_slice)
    }

    /// The variable of a value that is used once: who uses it may have the variable. A use in a loop
    /// that the value stands outside of is one in each iteration.
    pub fn handed_on(&self, value: Value<'c>) -> Option<Target> {
        let expr = self.known.get(&value).filter(|_| value.has_one_use())?;
        let (user, _) = value.uses().next()?;
        if super::loops::repeats(user, value) {
            return None;
        }
        let is_held =
            self.holders(&expr.text).contains(&value) && self.mutable.contains(&expr.text);
        is_held.then(|| Target {
            name: expr.text.clone(),
            ty: expr.ty.clone(),
        })
    }

    /// Puts an expression into a variable of its own.
    pub fn temporary(&mut self, expr: &Expr) -> Expr {
        let name = self.namer.name("t");
        self.declared.push(name.clone());
        let type_name = self.language.type_name(&expr.ty);
        self.out
            .line(format!("{type_name} {name} = {};", expr.argument()));
        Expr::primary(name, expr.ty.clone())
    }

    /// Whether an expression names no variable that was declared after the first `outside`.
    pub fn stands_outside(&self, expr: &Expr, outside: usize) -> bool {
        let mut inside = self.declared[outside..].iter();
        inside.all(|name| !expr.mentions(name))
    }

    /// A name that nothing has yet.
    pub fn fresh_name(&mut self, wish: &str) -> String {
        self.namer.name(wish)
    }

    /// A name for a value, as the source calls it.
    pub fn name_for(&mut self, value: Value<'c>, otherwise: &str) -> String {
        let name = self.namer.name(value.name().unwrap_or(otherwise));
        self.declared.push(name.clone());
        name
    }

    /// Puts an expression into a new variable.
    pub fn make_variable(&mut self, value: Value<'c>, expr: &Expr) {
        let ty = match expr.ty {
            CType::Mask(..) => expr.ty.clone(),
            _ => self.variable_type(value, expr),
        };
        let name = self.name_for(value, "t");
        if let Some(wide) = expr.wide.as_ref().filter(|_| super::memory::counts(value)) {
            self.out
                .line(format!("{} {name} = {};", wide.type_name, wide.text));
            let named = Expr::primary(&name, expr.ty.clone());
            let narrow = self.language.convert(
                &Expr {
                    ty: CType::Named(wide.type_name.to_owned()),
                    ..named
                },
                &expr.ty,
            );
            self.bind(
                value,
                Expr {
                    wide: Some(Wide {
                        text: name,
                        ..wide.clone()
                    }),
                    ..narrow
                },
            );
            return;
        }
        let expr = self.coerce(expr.clone(), &ty);
        let qualifier = super::read_only::qualifier(value, &ty);
        let type_name = self.language.qualified(&ty, qualifier);
        self.out
            .line(format!("{type_name} {name} = {};", expr.argument()));
        self.bind(value, Expr::primary(name, ty));
    }

    /// Puts all waiting expressions that read memory into variables: it may change.
    pub fn settle_reads(&mut self) {
        while let Some((_, value)) = self.reading.pop_first() {
            self.settle(value);
        }
    }

    /// Puts all waiting expressions into variables in which a name stands: it will mean something
    /// else.
    pub fn settle_mentions(&mut self, name: &str) {
        let mut found: Vec<_> = self
            .waiting
            .iter()
            .filter(|(_, waiting)| waiting.expr.mentions(name))
            .map(|(&value, waiting)| (waiting.order, value))
            .collect();
        found.sort_unstable_by_key(|&(order, _)| order);
        for (order, value) in found {
            self.reading.remove(&order);
            self.settle(value);
        }
    }

    fn settle(&mut self, value: Value<'c>) {
        if let Some(waiting) = self.waiting.remove(&value) {
            self.make_variable(value, &waiting.expr);
        }
    }

    /// Begins a statement that `op` is: what waits and reads memory that the statement may write
    /// comes before it. Its operands are to be taken before.
    pub fn begin_statement(&mut self, op: Op<'c>) {
        let effects = op.effects();
        if effects.writes || effects.others {
            self.settle_reads();
        }
        self.note_line(op);
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

    /// Says which line of the source the next one is of, where that is asked for.
    pub fn note_line(&mut self, op: Op<'c>) {
        if !self.has_lines {
            return;
        }
        let Some((file, line, _)) = op.location().place() else {
            return;
        };
        let place = Some((file, line));
        if self.line != place {
            if let Some((file, line)) = &place {
                let file = file.replace('\\', "\\\\").replace('"', "\\\"");
                self.out.directive(format!("#line {line} \"{file}\""));
            }
            self.line = place;
        }
    }

    /// Prints what a function prints into a text of its own.
    pub fn aside(&mut self, print: impl FnOnce(&mut Self)) -> Writer {
        let inside = self.out.inside();
        let outside = std::mem::replace(&mut self.out, inside);
        print(self);
        std::mem::replace(&mut self.out, outside)
    }
}

fn is_signed(lane: super::types::Scalar) -> bool {
    matches!(
        lane,
        super::types::Scalar::Int {
            is_signed: true,
            ..
        }
    )
}
