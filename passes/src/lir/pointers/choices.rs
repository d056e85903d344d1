//! Pointers chosen by control flow, and the roots of pointers.

use gir_dialects::{
    census::Census,
    ir::{Builder, Op, OpView as _, Value},
    mir::PtrType,
    upstream::{arith, scf},
};
use std::collections::HashSet;

/// The memory that a pointer is based on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Root<'c> {
    /// A parameter or a variable.
    Value(Value<'c>),
    /// A global.
    Global(&'c str),
}

/// Pointers chosen by control flow.
#[derive(Default)]
pub struct Choices<'c> {
    /// In program order, each with its possible values, as operands of ops.
    pub incoming: Vec<(Value<'c>, Vec<(Op<'c>, usize)>)>,
    /// The same pointers as a set.
    pub values: HashSet<Value<'c>>,
}

/// Whether operations with such contents may choose pointers.
pub fn may_be_in(census: Census<'_>) -> bool {
    let chooses = census.has::<arith::SelectOp<'_>>()
        || census.has::<scf::IfOp<'_>>()
        || census.has::<scf::ForOp<'_>>()
        || census.has::<scf::WhileOp<'_>>();
    chooses && census.any_type(|ty| PtrType::from_type(ty).is_some())
}

impl<'c> Choices<'c> {
    /// Collects the choices of a function.
    pub fn collect(function: Op<'c>) -> Self {
        let mut choices = Self::default();
        function.walk_pre(|op| {
            if let Some(select) = op.cast::<arith::SelectOp<'c>>() {
                choices.add(select.result(), vec![(op, 1), (op, 2)]);
            } else if let Some(branch) = op.cast::<scf::IfOp<'c>>() {
                choices.add_if(branch);
            } else if let Some(counted) = op.cast::<scf::ForOp<'c>>() {
                choices.add_for(counted);
            } else if let Some(repeated) = op.cast::<scf::WhileOp<'c>>() {
                choices.add_while(repeated);
            }
        });
        choices
    }

    fn add(&mut self, value: Value<'c>, incoming: Vec<(Op<'c>, usize)>) {
        if PtrType::from_type(value.ty()).is_some() {
            self.incoming.push((value, incoming));
            self.values.insert(value);
        }
    }

    fn add_if(&mut self, branch: scf::IfOp<'c>) {
        let yields: Vec<_> = [branch.then_region(), branch.else_region()]
            .into_iter()
            .filter_map(|region| region.first_block()?.terminator())
            .collect();
        for (index, result) in branch.op().results().enumerate() {
            let incoming = yields.iter().map(|&end| (end, index));
            self.add(result, incoming.collect());
        }
    }

    fn add_for(&mut self, counted: scf::ForOp<'c>) {
        let op = counted.op();
        let Some(body) = counted.region().first_block() else {
            return;
        };
        let Some(end) = body.terminator() else { return };
        // Operands: bounds and step, then the initial values.
        for index in 0..op.result_count() {
            let incoming = vec![(op, 3 + index), (end, index)];
            self.add(body.argument(1 + index), incoming.clone());
            self.add(op.result(index), incoming);
        }
    }

    fn add_while(&mut self, repeated: scf::WhileOp<'c>) {
        let op = repeated.op();
        let (Some(before), Some(after)) = (
            repeated.before().first_block(),
            repeated.after().first_block(),
        ) else {
            return;
        };
        let (Some(condition), Some(end)) = (before.terminator(), after.terminator()) else {
            return;
        };
        for (index, argument) in before.arguments().enumerate() {
            self.add(argument, vec![(op, index), (end, index)]);
        }
        for (index, argument) in after.arguments().enumerate() {
            self.add(argument, vec![(condition, 1 + index)]);
            self.add(op.result(index), vec![(condition, 1 + index)]);
        }
    }
}

/// An insertion point just after the definition of a value.
pub fn behind(value: Value<'_>) -> Option<Builder<'_>> {
    if let Some(block) = value.owner_block() {
        return Some(Builder::at_start(block, value.location()));
    }
    let op = value.defining_op()?;
    let next = op.next()?;
    Some(Builder::before(next).with_location(op.location()))
}
