//! The equations that each instruction imposes on the types of its operands and result.

use super::is_elementwise;
use super::kinds::{Rule, rule};
use super::solver::{Frame, Relation, Solver, Term, Use};
use crate::gir::text::ast::{Function, Instruction, Item, Module, OperandKind, ValueId};
use crate::gir::text::keywords::{AddressSpace, Scalar};
use crate::gir::text::types::{Type, TypeId, VECTOR_LENGTHS};

/// The equations of one function.
pub(super) struct Rules<'m, 'src, 's, 't> {
    module: &'m Module<'src>,
    function: &'m Function,
    solver: &'s mut Solver<'t>,
}

const WORD: TypeId = TypeId::scalar(Scalar::U32);

impl<'m, 'src, 's, 't> Rules<'m, 'src, 's, 't> {
    pub(super) fn new(
        module: &'m Module<'src>,
        function: &'m Function,
        solver: &'s mut Solver<'t>,
    ) -> Self {
        Self {
            module,
            function,
            solver,
        }
    }

    /// Records the equations of the whole function; values of `open` lack a definition, which is no error.
    pub(super) fn equate_all(&mut self, open: &[ValueId]) {
        let (module, function) = (self.module, self.function);
        self.mark_undefined(open);
        for param in module.params(function) {
            let at = value(param.value, param.name_span.start);
            self.solver.learn(at, param.ty.id);
        }
        for block in module.blocks(function) {
            for instruction in module.instructions(block) {
                self.equate(instruction);
                self.solver.settle();
            }
        }
    }

    /// Marks names without a definition, or with two.
    fn mark_undefined(&mut self, open: &[ValueId]) {
        let is_defined = self.module.have_one_definition(self.function);
        for (index, _) in is_defined
            .iter()
            .enumerate()
            .filter(|(index, defined)| !**defined && !open.contains(&ValueId(*index as u32)))
        {
            self.solver.mark_wrong(index as u32);
        }
    }

    fn equate(&mut self, instruction: &Instruction) {
        match rule(instruction.opcode) {
            Rule::Nothing => {}
            Rule::Same => self.same(instruction, usize::MAX),
            Rule::First => self.same(instruction, 1),
            Rule::FirstByIndex => {
                self.same(instruction, 1);
                self.learn_operand(instruction, 1, WORD);
            }
            Rule::Literal => self.literal(instruction),
            Rule::Compare => self.compare(instruction),
            Rule::Select => self.select(instruction),
            Rule::Load => self.relate_result(Relation::Pointee, instruction),
            Rule::Store => self.relate_operands(Relation::Pointee, instruction),
            Rule::AtomicUpdate => self.atomic_update(instruction),
            Rule::CompareExchange => {
                self.relate_operands(Relation::Pointee, instruction);
                self.relate_result(Relation::Pointee, instruction);
            }
            Rule::Alloc => self.alloc(instruction),
            Rule::Convert => self.convert(instruction),
            Rule::Phi => self.phi(instruction),
            Rule::Branch => self.learn_operand(instruction, 0, WORD),
            Rule::Return => self.ret(instruction),
            Rule::Call => self.call(instruction),
            Rule::Word => {
                self.learn_operand(instruction, 0, WORD);
                self.learn_result(instruction, WORD);
            }
            Rule::Ballot => {
                self.learn_operand(instruction, 0, WORD);
                let (length, element) = (4, Scalar::U32);
                let ty = self
                    .solver
                    .types_mut()
                    .intern(Type::Vector { length, element });
                self.learn_result(instruction, ty);
            }
            Rule::Splat => {
                self.convert(instruction);
                self.element_of_result(instruction, 0);
            }
            Rule::Vector => self.vector(instruction),
            Rule::Extract => self.relate_result(Relation::Element, instruction),
            Rule::Insert => {
                self.same(instruction, 1);
                self.relate_operands(Relation::Element, instruction);
            }
        }
    }

    // Places.

    fn operand(&self, instruction: &Instruction, index: usize) -> Option<Use> {
        let operand = self.module.operands(instruction).get(index)?;
        let place = operand.span.start;
        match operand.kind {
            OperandKind::Value(name) => Some(value(name, place)),
            OperandKind::Constant(constant) => Some(Use {
                term: Term::Type(TypeId::scalar(constant.ty)),
                place,
            }),
            OperandKind::Symbol(symbol) => {
                let definition = self.module.symbol(symbol)?.definition;
                let Some(Item::Global(index)) = definition else {
                    return None;
                };
                let ty = self.module.globals.get(index as usize)?.ty.id;
                let term = Term::Type(ty);
                Some(Use { term, place })
            }
            OperandKind::Block(_) | OperandKind::Text => None,
        }
    }

    fn operands(&self, instruction: &Instruction) -> Vec<Use> {
        let count = self.module.operands(instruction).len();
        (0..count)
            .filter_map(|index| self.operand(instruction, index))
            .collect()
    }

    fn result(&self, instruction: &Instruction) -> Option<Use> {
        Some(value(instruction.result?, instruction.span.start))
    }

    fn learn_operand(&mut self, instruction: &Instruction, index: usize, ty: TypeId) {
        if let Some(operand) = self.operand(instruction, index) {
            self.solver.learn(operand, ty);
        }
    }

    fn learn_result(&mut self, instruction: &Instruction, ty: TypeId) {
        if let Some(result) = self.result(instruction) {
            self.solver.learn(result, ty);
        }
    }

    /// The definition is wrong, so the uses of its result imply nothing.
    fn give_up(&mut self, instruction: &Instruction) {
        if let Some(ValueId(result)) = instruction.result {
            self.solver.mark_wrong(result);
        }
    }

    /// Relates the result to the first operand.
    fn relate_result(&mut self, relation: Relation, instruction: &Instruction) {
        let (Some(first), Some(result)) = (self.operand(instruction, 0), self.result(instruction))
        else {
            return;
        };
        if self.solver.is_wrong(first.term) {
            return self.give_up(instruction);
        }
        self.solver.relate(relation, first, result);
    }

    /// Relates the other operands to the first.
    fn relate_operands(&mut self, relation: Relation, instruction: &Instruction) {
        // A lane follows an inserted element.
        let others = if matches!(relation, Relation::Element) {
            1
        } else {
            usize::MAX
        };
        let uses = self.operands(instruction);
        let Some((&first, rest)) = uses.split_first() else {
            return;
        };
        for &other in rest.iter().take(others) {
            self.solver.relate(relation, first, other);
        }
    }

    // Equations.

    /// The first operands and the result have one type.
    fn same(&mut self, instruction: &Instruction, operands: usize) {
        let uses = self.operands(instruction);
        let uses = &uses[..uses.len().min(operands)];
        let Some((&first, rest)) = uses.split_first() else {
            return self.give_up(instruction);
        };
        let mut fits = true;
        for &other in rest {
            fits &= self.solver.equate(first, other);
        }
        match self.result(instruction) {
            Some(result) if fits => {
                if !self.solver.equate(first, result) {
                    self.give_up(instruction);
                }
            }
            _ => self.give_up(instruction),
        }
    }

    fn literal(&mut self, instruction: &Instruction) {
        if let Some(Term::Type(ty)) = self.operand(instruction, 0).map(|operand| operand.term) {
            self.learn_result(instruction, ty);
        }
    }

    fn compare(&mut self, instruction: &Instruction) {
        if let (Some(lhs), Some(rhs)) = (self.operand(instruction, 0), self.operand(instruction, 1))
            && !self.solver.equate(lhs, rhs)
        {
            return self.give_up(instruction);
        }
        self.relate_result(Relation::Mask, instruction);
    }

    fn select(&mut self, instruction: &Instruction) {
        let uses = self.operands(instruction);
        let (&[condition, yes, no], Some(result)) = (&uses[..], self.result(instruction)) else {
            return;
        };
        if self.solver.equate(yes, no) && self.solver.equate(yes, result) {
            self.solver.relate(Relation::Condition, yes, condition);
        } else {
            self.give_up(instruction);
        }
    }

    fn atomic_update(&mut self, instruction: &Instruction) {
        if self.module.operands(instruction).len() == 1 {
            // A flag: the stored value and the result have different types.
            return self.learn_result(instruction, WORD);
        }
        self.relate_operands(Relation::Pointee, instruction);
        self.relate_result(Relation::Pointee, instruction);
    }

    fn alloc(&mut self, instruction: &Instruction) {
        if let Some(element) = instruction.ty {
            let (space, pointee) = (AddressSpace::Local, element.id);
            let pointer = Type::Pointer { space, pointee };
            let ty = self.solver.types_mut().intern(pointer);
            self.learn_result(instruction, ty);
        }
    }

    fn convert(&mut self, instruction: &Instruction) {
        match instruction.ty {
            Some(written) => self.learn_result(instruction, written.id),
            None if is_elementwise(instruction.opcode) => {
                self.relate_result(Relation::Convert, instruction);
            }
            None => self.relate_result(Relation::Bitcast, instruction),
        }
    }

    fn phi(&mut self, instruction: &Instruction) {
        let Some(written) = instruction.ty else {
            return;
        };
        self.learn_result(instruction, written.id);
        for index in 0..self.module.operands(instruction).len() {
            self.learn_operand(instruction, index, written.id);
        }
    }

    fn ret(&mut self, instruction: &Instruction) {
        if let Some(written) = self.function.return_type {
            self.learn_operand(instruction, 0, written.id);
        }
    }

    fn call(&mut self, instruction: &Instruction) {
        let module = self.module;
        let callee = module
            .operands(instruction)
            .first()
            .map(|operand| operand.kind);
        let Some(OperandKind::Symbol(symbol)) = callee else {
            return;
        };
        let definition = module.symbol(symbol).and_then(|symbol| symbol.definition);
        let Some(Item::Function(index)) = definition else {
            return self.give_up_call(instruction);
        };
        let function = &module.functions[index as usize];
        let given = module.operands(instruction).len() - 1;
        if !function.is_head_whole || module.params(function).len() != given {
            return self.give_up_call(instruction);
        }
        for (index, param) in module.params(function).iter().enumerate() {
            self.learn_operand(instruction, index + 1, param.ty.id);
        }
        match function.return_type {
            Some(written) => self.learn_result(instruction, written.id),
            None => self.give_up(instruction),
        }
    }

    /// The call is wrong, so the types of its arguments are unknown.
    fn give_up_call(&mut self, instruction: &Instruction) {
        let arguments = self.operands(instruction);
        arguments
            .iter()
            .for_each(|argument| self.solver.excuse(argument.term));
        self.give_up(instruction);
    }

    // Vectors.

    fn vector(&mut self, instruction: &Instruction) {
        let Some(ValueId(result)) = instruction.result else {
            return;
        };
        let operands = self.operands(instruction);
        if operands.iter().any(|operand| self.is_vector(operand.term)) {
            return self.concatenation(instruction, &operands);
        }
        let count = self.module.operands(instruction).len();
        self.solver.learn_frame(result, Frame::Vector(count as u8));
        for index in 0..count {
            self.element_of_result(instruction, index);
        }
    }

    fn is_vector(&mut self, term: Term) -> bool {
        matches!(self.solver.frame_of(term), Some(Frame::Vector(_)))
    }

    /// The total number of lanes of vectors and scalars, if all are known.
    fn concatenation(&mut self, instruction: &Instruction, operands: &[Use]) {
        let mut lanes = 0;
        let mut elements = None;
        for operand in operands {
            let Some(known) = self.solver.type_of(operand.term) else {
                return;
            };
            let (length, element) = match self.solver.types().get(known) {
                Type::Vector { length, element } => (length, element),
                Type::Scalar(scalar) => (1, scalar),
                Type::Pointer { .. } => return self.give_up(instruction),
            };
            lanes += usize::from(length);
            if *elements.get_or_insert(element) != element {
                return self.give_up(instruction);
            }
        }
        let length = VECTOR_LENGTHS
            .into_iter()
            .find(|&length| usize::from(length) == lanes);
        let (Some(length), Some(element)) = (length, elements) else {
            return self.give_up(instruction);
        };
        let ty = self
            .solver
            .types_mut()
            .intern(Type::Vector { length, element });
        self.learn_result(instruction, ty);
    }

    /// An operand is an element of the result.
    fn element_of_result(&mut self, instruction: &Instruction, index: usize) {
        let (element, result) = (self.operand(instruction, index), self.result(instruction));
        if let (Some(element), Some(result)) = (element, result) {
            self.solver.relate(Relation::Element, result, element);
        }
    }
}

fn value(name: ValueId, place: u32) -> Use {
    Use {
        term: Term::Value(name.0),
        place,
    }
}
