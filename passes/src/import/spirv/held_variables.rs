//! Variables that hold cooperative matrices: their beginning, and their way from block to block.
//!
//! Functions take such variables as values, and return what they leave in them.

use super::{
    body::{Body, Outcome, Val},
    held_flow::{self, Access, From},
    pointers::{At, Part, Pointer},
    shared::Shared,
    source::BlockOf,
    words::{Id, Inst},
};
use gir_dialects::ir::{Block, Type, Value};
use rspirv::spirv::{Op, StorageClass};

impl<'c> Shared<'_, '_, 'c> {
    /// The type of what a function gets by a pointer and returns: one that holds cooperative matrices.
    pub fn held_behind(&self, pointer: Id) -> Option<Id> {
        let (class, pointee) = self.types.pointee(pointer).ok()?;
        let is_held = class == StorageClass::Function && self.types.has_cooperative(pointee);
        is_held.then_some(pointee)
    }

    /// The types that a function returns beside its result.
    ///
    /// # Errors
    /// If mir has none.
    pub fn held_results(&self, parameters: &[Inst<'_>]) -> Result<Vec<Type<'c>>, String> {
        let mut all = vec![];
        for parameter in parameters {
            if let Some(pointee) = self.held_behind(parameter.type_id()?) {
                all.extend(self.parts(pointee)?);
            }
        }
        Ok(all)
    }
}

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Makes a variable that is a value, with what it begins with.
    pub fn hold(&mut self, id: Id, ty: Id, initial: Option<Vec<Value<'c>>>) -> Outcome {
        let types = self.shared.parts(ty)?;
        let values = match initial {
            Some(values) => values,
            None => {
                let values = types.iter().map(|&ty| self.any(ty));
                let values: Vec<_> = values.collect();
                self.held.initial.extend(&values);
                values
            }
        };
        let first = self.held.types.len();
        self.held.variables.insert(id, first..first + types.len());
        self.held.types.extend(types);
        self.held.values.get_mut().extend(values);
        let part = Part {
            ways: vec![(None, first)],
            element: None,
        };
        let pointer = Pointer {
            class: StorageClass::Function,
            ty,
            at: At::Held(part),
            volatile: false,
        };
        self.bind(id, Val::Pointer(pointer));
        Ok(())
    }

    /// Makes the variables of the function's first block, and asks where their values come from; `before` are the
    /// predecessors of each block, which are in reverse postorder.
    ///
    /// # Errors
    /// If a variable is too large.
    pub fn hold_variables(
        &mut self,
        order: &[&BlockOf<'w>],
        before: &[Vec<usize>],
    ) -> Result<(), (Inst<'w>, String)> {
        let shared = self.shared;
        let variables = order.first().into_iter().flat_map(|block| &block.insts);
        for inst in variables.filter(|inst| inst.op == Op::Variable) {
            let make = |body: &mut Self| {
                let (class, ty) = shared.variable(inst.id()?)?;
                if class != StorageClass::Function || !shared.types.has_cooperative(ty) {
                    return Ok(());
                }
                body.b = body.b.with_location(shared.place(inst));
                let initial = inst.words.get(1).map(|&id| body.parts(id)).transpose()?;
                body.hold(inst.id()?, ty, initial)
            };
            make(self).map_err(|why| (*inst, why))?;
        }
        if self.held.variables.is_empty() {
            return Ok(());
        }
        let numbers = order.iter().enumerate();
        self.held.numbers = numbers.map(|(at, block)| (block.label, at)).collect();
        self.held.ends = vec![vec![]; order.len()];
        let ids: Vec<_> = self.held.variables.keys().copied().collect();
        for id in ids {
            let accesses: Vec<_> = order.iter().map(|block| self.accesses(block, id)).collect();
            let origins = held_flow::origins(before, &accesses);
            self.held.origins.insert(id, origins);
        }
        Ok(())
    }

    /// The accesses of a block to a variable.
    fn accesses(&self, block: &BlockOf<'w>, variable: Id) -> Access {
        let is_its = |id: Id| self.shared.uses.root(id) == Some(variable);
        let mut access = Access::default();
        for inst in &block.insts {
            let is_named = inst.ids().into_iter().any(is_its);
            // Callers get what parameters hold at the end.
            let is_returned = matches!(inst.op, Op::Return | Op::ReturnValue)
                && self
                    .function
                    .parameters
                    .iter()
                    .any(|it| it.result == Some(variable));
            let stores = match inst.op {
                Op::Variable | Op::AccessChain | Op::InBoundsAccessChain => continue,
                Op::Load => false,
                _ => is_named,
            };
            let is_whole = inst.op == Op::Store && inst.words.first() == Some(&variable);
            access.needs |= (is_named || is_returned) && !is_whole && !access.stores;
            access.stores |= stores;
        }
        access
    }

    /// Gives a block the parameters that it needs.
    pub fn add_held(&mut self, label: Id, block: Block<'c>) {
        let Some(&at) = self.held.numbers.get(&label) else {
            return;
        };
        let place = self.b.location();
        for (&id, leaves) in &self.held.variables {
            if self.held.origins[&id][at] == Some(From::Parameter(at)) {
                let types = self.held.types[leaves.clone()].iter();
                let added = types.map(|&ty| block.add_argument(ty, place)).collect();
                self.held.parameters.insert((id, at), added);
            }
        }
    }

    /// The values at the start of a block become those at hand.
    pub fn enter_held(&mut self, label: Id) {
        let Some(&at) = self.held.numbers.get(&label).filter(|&&at| at > 0) else {
            return;
        };
        let values = self.held.values.get_mut();
        for (&id, leaves) in &self.held.variables {
            let from = match self.held.origins[&id][at] {
                Some(From::Parameter(of)) => &self.held.parameters[&(id, of)],
                Some(From::End(of)) => &self.held.ends[of][leaves.clone()],
                None => continue,
            };
            values[leaves.clone()].copy_from_slice(from);
        }
    }

    /// Keeps the values at the end of a block.
    pub fn leave_held(&mut self, label: Id) {
        if let Some(&at) = self.held.numbers.get(&label) {
            self.held.ends[at] = self.held.values.borrow().clone();
        }
    }

    /// The values that a branch passes to a block beside those for its phis.
    pub fn passed_held(&self, to: Id) -> Vec<Value<'c>> {
        let Some(&at) = self.held.numbers.get(&to) else {
            return vec![];
        };
        let values = self.held.values.borrow();
        let variables = self.held.variables.iter();
        let passed = variables.filter(|(id, _)| self.held.parameters.contains_key(&(**id, at)));
        let leaves = passed.flat_map(|(_, leaves)| values[leaves.clone()].to_vec());
        leaves.collect()
    }

    /// The values that the function returns beside its result.
    pub fn returned_held(&self) -> Vec<Value<'c>> {
        let values = self.held.values.borrow();
        let parameters = self.function.parameters.iter();
        let leaves = parameters.filter_map(|inst| self.held.variables.get(&inst.result?));
        leaves
            .flat_map(|leaves| values[leaves.clone()].to_vec())
            .collect()
    }

    /// Removes the values that variables begin with where the program stores to all of them before.
    pub fn drop_initial(&mut self) {
        for value in std::mem::take(&mut self.held.initial) {
            if let Some(op) = value.defining_op().filter(|_| !value.has_uses()) {
                op.erase();
            }
        }
    }
}
