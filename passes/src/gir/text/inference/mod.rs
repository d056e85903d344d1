//! The result types of conversions that are written without `->`, by unification.
//!
//! The type of a value follows from its uses: operands that must agree, pointees, arguments, phis, returns. [`rules`]
//! turns each instruction into equations between the types of values, [`solver`] solves them with union-find, a
//! function at a time. The solution is written into the tree, so that its reader sees a type at every conversion that
//! has one. The reader reports all other errors.

mod conclusions;
mod kinds;
mod rules;
mod solver;

use super::ast::{Function, Instruction, Module, OperandKind, TypeUse, ValueId};
use super::diagnostics::{Diagnostic, Note};
use super::forms::Target;
use super::opcodes::Opcode;
use super::span::Span;
use super::types::{TypeId, TypeTable};
use rules::Rules;
use solver::{Known, Solver};

/// Completes the conversions of `module` that lack their type.
///
/// Returns errors for those without a unique answer; they stay without a type, as do those that depend on them or on
/// another error.
pub fn infer(module: &mut Module<'_>) -> Vec<Diagnostic> {
    let mut types = std::mem::take(&mut module.types);
    let mut mistakes = vec![];
    let mut answers = vec![];
    for function in &module.functions {
        let unknown = unknown_conversions(module, function);
        if !unknown.is_empty() {
            let mut inference = Inference::new(module, function, (&mut types, &[]), &unknown);
            inference.answer(&unknown, &mut answers, &mut mistakes);
        }
    }
    module.types = types;
    for (index, answer) in answers {
        module.instructions[index].ty = Some(answer);
    }
    mistakes
}

/// The types of values of a function, as far as the text determines them; `None` for the others. The values of `open`
/// have no definition, so their types follow from their uses alone.
pub(super) fn types_of(
    module: &mut Module<'_>,
    function: usize,
    open: &[ValueId],
    values: &[Option<ValueId>],
) -> Vec<Option<TypeId>> {
    let mut types = std::mem::take(&mut module.types);
    let known = module.functions.get(function).map(|function| {
        let unknown = unknown_conversions(module, function);
        let count = module.values(function).len();
        let mut inference = Inference::new(module, function, (&mut types, open), &unknown);
        let known = values.iter().map(|value| {
            let ValueId(value) = value.filter(|value| (value.0 as usize) < count)?;
            inference.solver.known(value).map(|known| known.ty)
        });
        known.collect()
    });
    module.types = types;
    known.unwrap_or_else(|| vec![None; values.len()])
}

/// Whether an instruction is a conversion that leaves its result type open.
fn is_unknown(instruction: &Instruction) -> bool {
    instruction.ty.is_none() && instruction.opcode.info().form.target == Target::Optional
}

/// The conversions of a function without a type, as indices into the module's arena.
fn unknown_conversions(module: &Module<'_>, function: &Function) -> Vec<usize> {
    let blocks = module.blocks(function).iter();
    let indices = blocks.flat_map(|block| block.instructions.indices());
    indices
        .filter(|&index| is_unknown(&module.instructions[index]))
        .collect()
}

/// The solved equations of one function.
struct Inference<'m, 'src, 't> {
    module: &'m Module<'src>,
    function: &'m Function,
    solver: Solver<'t>,
}

impl<'m, 'src, 't> Inference<'m, 'src, 't> {
    fn new(
        module: &'m Module<'src>,
        function: &'m Function,
        (types, open): (&'t mut TypeTable, &[ValueId]),
        unknown: &[usize],
    ) -> Self {
        let mut solver = Solver::new(types, module.values(function).len());
        for &index in unknown {
            if let Some(ValueId(result)) = module.instructions[index].result {
                solver.mark_inferred(result);
            }
        }
        let mut rules = Rules::new(module, function, &mut solver);
        rules.equate_all(open);
        Self {
            module,
            function,
            solver,
        }
    }

    /// Records the type of each conversion, or the reason why it has none, once for all conversions that share it.
    fn answer(
        &mut self,
        unknown: &[usize],
        answers: &mut Vec<(usize, TypeUse)>,
        mistakes: &mut Vec<Diagnostic>,
    ) {
        // The deciding use may be in an unreadable part.
        let is_whole = self.function.is_head_whole && self.function.is_body_whole;
        for &index in unknown {
            let instruction = &self.module.instructions[index];
            let Some(ValueId(result)) = instruction.result else {
                continue;
            };
            match (self.solver.known(result), self.solver.rival(result)) {
                (Some(first), Some(second)) => {
                    if self.solver.report_once(result) {
                        mistakes.push(self.contradiction(instruction, first, second));
                    }
                }
                (Some(known), None) => answers.push((
                    index,
                    TypeUse {
                        id: known.ty,
                        span: instruction.opcode_span(),
                    },
                )),
                (None, _) => {
                    if is_whole
                        && self.has_known_operand(instruction)
                        && self.solver.report_once(result)
                    {
                        mistakes.push(self.no_answer(instruction, result));
                    }
                }
            }
        }
    }

    /// Whether the operand of a conversion has a type; if not, the conversion that defines the operand is reported.
    fn has_known_operand(&mut self, instruction: &Instruction) -> bool {
        match self
            .module
            .operands(instruction)
            .first()
            .map(|operand| operand.kind)
        {
            Some(OperandKind::Value(ValueId(value))) => self.solver.known(value).is_some(),
            Some(OperandKind::Constant(_)) => true,
            _ => false,
        }
    }

    fn no_answer(&self, instruction: &Instruction, result: u32) -> Diagnostic {
        let name = self.module.values(self.function)[result as usize].name;
        let message = format!(
            "'{}' needs its result type, which no use of '%{name}' determines; write '-> TYPE' after \
             the operand",
            instruction.opcode
        );
        Diagnostic::new(instruction.opcode_span(), message)
    }

    fn contradiction(&self, instruction: &Instruction, first: Known, second: Known) -> Diagnostic {
        let text = |ty: TypeId| self.solver.types().display(ty).to_string();
        let (one, other) = (text(first.ty), text(second.ty));
        let message = format!(
            "'{}' has two possible result types; write '-> {one}' or '-> {other}' after the operand",
            instruction.opcode
        );
        let note = |place: u32, ty: &str| Note {
            span: Some(Span::at(place)),
            message: format!("it is {ty} if this is right"),
        };
        let mut diagnostic = Diagnostic::new(instruction.opcode_span(), message);
        diagnostic.notes = vec![note(first.place, &one), note(second.place, &other)];
        diagnostic
    }
}

/// Whether a conversion keeps the number of lanes; the others keep the bits.
fn is_elementwise(opcode: Opcode) -> bool {
    opcode != Opcode::Bitcast
}
