//! The propagation of uniformity through a program.
//!
//! Everything counts as uniform until something lowers it: the index of a work-item, memory that changes, a result of
//! a branch that not all take. A lowered value lowers its dependents, along uses, results of structured control flow,
//! and calls. A value is visited at most twice.

use super::{
    Uniformity,
    classes::{self, Class},
    lanes::{Evaluator, Fact},
    memory::Memory,
    paths,
    program::Program,
};
use gir_dialects::{
    ir::{Block, Op, OpView, Type, Value},
    lir,
    mir::{self, PtrType},
    upstream::{func, scf},
};
use std::{collections::HashMap, rc::Rc};

/// The uniformity of all values of some functions.
pub struct Flow<'c> {
    /// The functions.
    pub program: Rc<Program<'c>>,
    /// The exact values of integers.
    pub lanes: Evaluator<'c>,
    memory: Memory<'c>,
    /// Values that are not uniform.
    lowered: HashMap<Value<'c>, Uniformity>,
    pending: Vec<Value<'c>>,
    /// Operations whose result depends on the participating work-items.
    collectives: Vec<Op<'c>>,
}

/// Whether a pointer's pointee is a pointer.
fn leads_on(ty: Type<'_>) -> bool {
    let pointee = PtrType::from_type(ty).map(PtrType::pointee);
    pointee.is_some_and(|pointee| PtrType::from_type(pointee).is_some())
}

impl<'c> Flow<'c> {
    /// Analyses functions, which must include all their callees.
    pub fn of(program: Rc<Program<'c>>, functions: &[usize]) -> Self {
        let mut flow = Self {
            lanes: Evaluator::new(Rc::clone(&program)),
            program: Rc::clone(&program),
            memory: Memory::default(),
            lowered: HashMap::new(),
            pending: vec![],
            collectives: vec![],
        };
        let mut loads = vec![];
        for &index in functions {
            flow.begin(index, &mut loads);
        }
        for load in loads {
            flow.begin_load(load);
        }
        flow.solve();
        flow.settle_collectives();
        flow
    }

    /// The proved uniformity of a value.
    pub fn uniformity(&self, value: Value<'c>) -> Uniformity {
        let lowered = self.lowered.get(&value).copied();
        lowered.unwrap_or(Uniformity::Workgroup)
    }

    /// Makes a value less uniform.
    fn lower(&mut self, value: Value<'c>, to: Uniformity) {
        if to > self.uniformity(value) {
            self.lowered.insert(value, to);
            self.pending.push(value);
        }
    }

    fn lower_all(&mut self, values: impl IntoIterator<Item = Value<'c>>, to: Uniformity) {
        for value in values {
            self.lower(value, to);
        }
    }

    /// Lowers the first non-uniform values of a function.
    fn begin(&mut self, index: usize, loads: &mut Vec<Op<'c>>) {
        let program = Rc::clone(&self.program);
        let function = &program.functions[index];
        let extents = function.size.extents();
        if extents == Some([1; 3]) {
            return;
        }
        if let (false, Some(entry), []) =
            (function.is_kernel, function.entry(), function.all_callers())
        {
            self.lower_all(entry.arguments(), Uniformity::Unknown);
        }
        function.op.op().walk_pre(|op| match classes::of(op) {
            Class::Uniform | Class::Computed => {}
            Class::SubgroupUniform => self.lower_all(op.results(), Uniformity::Subgroup),
            Class::Id(id) => match extents {
                Some(extents) if extents[id.axis] == 1 => {}
                extents => {
                    self.lower(op.result(0), Uniformity::Unknown);
                    if let Some(extents) = extents {
                        self.lanes.add_id(op.result(0), id, extents);
                    }
                }
            },
            Class::Load => loads.push(op),
            Class::Store => self.memory.write(&program, op.operand(0)),
            Class::Vote => self.collectives.push(op),
            Class::Collective => {
                self.lower_all(op.results(), Uniformity::Subgroup);
                self.collectives.push(op);
            }
            Class::Structured => self.begin_structured(op),
            Class::Unknown => self.begin_unknown(op),
        });
    }

    /// Blocks of an unstructured graph are not followed, nor are external functions.
    fn begin_structured(&mut self, op: Op<'c>) {
        let later = op
            .regions()
            .filter_map(|region| region.first_block()?.next());
        for block in later.collect::<Vec<_>>() {
            let rest = std::iter::successors(Some(block), |block| block.next());
            self.lower_all(rest.flat_map(Block::arguments), Uniformity::Unknown);
            self.lower_all(op.results(), Uniformity::Unknown);
            self.lower_results_of_calls(op);
        }
        let is_foreign = |op| {
            let callee = self.program.callee(op);
            callee.is_none_or(|callee| callee.entry().is_none())
        };
        if op.is::<func::CallOp<'c>>() && is_foreign(op) {
            self.begin_unknown(op);
            if op.operands().any(|value| leads_on(value.ty())) {
                self.memory.write_anything();
            }
        }
    }

    fn lower_results_of_calls(&mut self, function: Op<'c>) {
        let program = Rc::clone(&self.program);
        let found = program
            .around(function)
            .map(|index| &program.functions[index]);
        if let Some(function) = found.filter(|found| found.op.op() == function) {
            for call in &function.callers {
                self.lower_all(call.results(), Uniformity::Unknown);
            }
        }
    }

    fn begin_unknown(&mut self, op: Op<'c>) {
        self.lower_all(op.results(), Uniformity::Unknown);
        let blocks = op.regions().flat_map(|region| region.blocks());
        self.lower_all(blocks.flat_map(Block::arguments), Uniformity::Unknown);
        let access = mir::memory_access(op).or_else(|| lir::memory_access(op));
        if access.is_some_and(|access| !access.writes()) {
            return;
        }
        if op.operand_count() > 0 && !op.is_effect_free() {
            let pointers = op
                .operands()
                .filter(|value| PtrType::from_type(value.ty()).is_some());
            for pointer in pointers {
                self.memory.write(&self.program, pointer);
            }
        }
    }

    fn begin_load(&mut self, load: Op<'c>) {
        if !self.memory.is_constant(&self.program, load.operand(0)) {
            self.lower_all(load.results(), Uniformity::Unknown);
        }
    }

    fn solve(&mut self) {
        while let Some(value) = self.pending.pop() {
            let level = self.uniformity(value);
            let uses: Vec<_> = value.uses().collect();
            for (user, index) in uses {
                self.follow(user, index, level);
            }
        }
    }

    /// Propagates an operand that has become less uniform to its user.
    fn follow(&mut self, user: Op<'c>, index: usize, level: Uniformity) {
        match user.name() {
            scf::IfOp::NAME | scf::IndexSwitchOp::NAME => self.follow_choice(user, level),
            scf::ForOp::NAME => self.follow_for(user, index, level),
            scf::WhileOp::NAME => self.lower_argument(user.region(0).first_block(), index, level),
            scf::ConditionOp::NAME => self.follow_condition(user, index, level),
            scf::YieldOp::NAME => self.follow_yield(user, index, level),
            func::CallOp::NAME => {
                let entry = self.program.callee(user).and_then(|callee| callee.entry());
                self.lower_argument(entry, index, level);
            }
            func::ReturnOp::NAME => self.follow_return(user, index, level),
            _ => self.follow_computation(user, level),
        }
    }

    fn follow_computation(&mut self, user: Op<'c>, level: Uniformity) {
        match classes::of(user) {
            Class::Computed | Class::Load => self.lower_all(user.results(), level),
            Class::Vote => self.lower_all(user.results(), Uniformity::Subgroup),
            _ => {}
        }
    }

    /// If work-items take different branches, a result is the same for all only if all branches yield the same value.
    fn follow_choice(&mut self, op: Op<'c>, level: Uniformity) {
        if matches!(
            self.lanes.fact(op.operand(0)),
            Fact::Constant(_) | Fact::Uniform
        ) {
            return;
        }
        let ends: Vec<_> = op
            .regions()
            .filter_map(|region| region.first_block()?.terminator())
            .collect();
        for result in op.results() {
            let mut given = ends.iter().map(|end| end.operand(result.index()));
            let first = given.next();
            if !given.all(|value| Some(value) == first) {
                self.lower(result, level);
            }
        }
    }

    fn follow_for(&mut self, op: Op<'c>, index: usize, level: Uniformity) {
        let body = op.region(0).first_block();
        if let Some(carried) = index.checked_sub(3) {
            self.lower_argument(body, carried + 1, level);
            self.lower(op.result(carried), level);
            return;
        }
        if index != 1 {
            self.lower_argument(body, 0, level);
        }
        let rounds = self.lanes.rounds(scf::ForOp::from_op(op));
        if !matches!(rounds, Fact::Constant(_)) {
            self.lower_all(op.results(), level);
        }
    }

    fn follow_condition(&mut self, end: Op<'c>, index: usize, level: Uniformity) {
        let Some(repeated) = end.parent() else { return };
        match index.checked_sub(1) {
            Some(carried) => {
                self.lower_argument(repeated.region(1).first_block(), carried, level);
                self.lower(repeated.result(carried), level);
            }
            None if self.lanes.fact(end.operand(0)) != Fact::Uniform => {
                self.lower_all(repeated.results(), level);
            }
            None => {}
        }
    }

    fn follow_yield(&mut self, end: Op<'c>, index: usize, level: Uniformity) {
        let Some(parent) = end.parent() else { return };
        match parent.name() {
            scf::WhileOp::NAME => {
                self.lower_argument(parent.region(0).first_block(), index, level);
            }
            scf::ForOp::NAME => {
                self.lower_argument(end.block(), index + 1, level);
                self.lower(parent.result(index), level);
            }
            scf::IfOp::NAME | scf::IndexSwitchOp::NAME | scf::ExecuteRegionOp::NAME => {
                self.lower(parent.result(index), level);
            }
            _ => {}
        }
    }

    fn follow_return(&mut self, end: Op<'c>, index: usize, level: Uniformity) {
        let program = Rc::clone(&self.program);
        if let Some(function) = program.around(end) {
            for call in &program.functions[function].callers {
                self.lower(call.result(index), level);
            }
        }
    }

    fn lower_argument(&mut self, block: Option<Block<'c>>, index: usize, level: Uniformity) {
        if let Some(block) = block {
            self.lower(block.argument(index), level);
        }
    }

    /// A collective returns the same value to all work-items of a subgroup only if all of them arrive together.
    /// Lowering one result can cause other collectives to diverge.
    fn settle_collectives(&mut self) {
        let mut claiming = self.collectives.clone();
        for _ in 0..MAX_ROUNDS {
            let apart = paths::apart_in_subgroup(self, &claiming);
            if apart.is_empty() {
                return;
            }
            claiming.retain(|op| !apart.contains(op));
            self.give_up(apart);
        }
        self.give_up(claiming);
    }

    fn give_up(&mut self, collectives: impl IntoIterator<Item = Op<'c>>) {
        for op in collectives {
            if self.uniformity(op.result(0)) == Uniformity::Subgroup {
                self.lower(op.result(0), Uniformity::Unknown);
            }
        }
        self.solve();
    }
}

/// The number of rounds before all remaining collectives are lowered.
const MAX_ROUNDS: usize = 8;
