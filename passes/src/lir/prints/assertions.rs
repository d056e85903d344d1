//! Control flow of assertions: the rest of a work-item is skipped behind one that fails.
//!
//! A variable of each kernel says whether its work-item has ended. The operations of a block behind an assertion, or
//! behind a construct that contains one, go into an `scf.if` that tests it; so do those behind the next one, side by
//! side, so that the nesting does not grow. Loops with assertions test it with their condition, counted ones become
//! `scf.while` for that.
//!
//! Before a barrier, or a construct that contains one, the work-items of its group vote if one of them may have ended
//! since the last vote; then none goes on, or all do. A loop with a barrier votes at the end of its body as well, so
//! that all leave it.

use super::{lir_lower_printf::assertion, records::Buffer};
use crate::{
    analysis::uniformity::{Analysis, Group},
    lir::{arithmetic::Arithmetic, integers::words::counted, pointers::lir_inline_pointer_calls},
};
use gir_dialects::{
    ir::{self, Block, Builder, Op, OpView, Signedness, Type, TypeExt as _, Value},
    lir,
    mir::{PtrType, StorageSpace},
    names,
    upstream::{
        arith::{self, CmpIPredicate},
        func, scf, ub,
    },
};
use std::collections::{HashMap, HashSet};

/// Inlines functions with assertions into kernels; `None` after an error.
pub fn inline(module: Op<'_>) -> Option<()> {
    let is_kernel = |op: &Op<'_>| op.attribute(names::LIR_KERNEL).is_some();
    let mut top = module.region(0).blocks().flat_map(Block::ops);
    // A module of functions alone is a library.
    if top.any(|op| is_kernel(&op)) {
        lir_inline_pointer_calls::inline(module, asserting)?;
    }
    let mut left = None;
    for op in module.region(0).blocks().flat_map(Block::ops) {
        if !is_kernel(&op) {
            op.walk_pre(|op| {
                left = left.or_else(|| Some(op).filter(|op| op.is::<lir::AssertOp<'_>>()));
            });
        }
    }
    match left {
        Some(assert) => {
            assert.error("is in a function that other modules call, and a caller elsewhere would go on; assert in the kernel, or compile both as one module");
            None
        }
        None => Some(()),
    }
}

/// The functions other than kernels that may end a work-item, their callers included.
fn asserting<'c>(functions: &[func::FuncOp<'c>]) -> HashSet<&'c str> {
    let mut found = HashSet::new();
    loop {
        let before = found.len();
        for function in functions {
            let mut asserts = false;
            function.op().walk_pre(|op| {
                let call = op.cast::<func::CallOp<'_>>();
                asserts |= op.is::<lir::AssertOp<'_>>();
                asserts |= call.is_some_and(|call| found.contains(call.callee()));
            });
            if asserts && function.op().attribute(names::LIR_KERNEL).is_none() {
                found.insert(function.sym_name());
            }
        }
        if found.len() == before {
            return found;
        }
    }
}

/// Lowers the assertions of all kernels; `None` after an error.
pub fn lower<'c>(module: Op<'c>, buffer: &Buffer<'c>) -> Option<()> {
    let mut waits = HashMap::new();
    if let Some(analysis) = Analysis::of_barriers(module) {
        for wait in analysis.waits() {
            note_wait(&mut waits, wait.op, wait.group);
        }
    }
    let top = module.region(0).blocks().flat_map(Block::ops);
    for kernel in top.filter(|op| op.is::<func::FuncOp<'_>>()) {
        let mut asserts = vec![];
        kernel.walk_pre(|op| asserts.extend(op.cast::<lir::AssertOp<'c>>()));
        let (Some(first), Some(entry)) = (asserts.first(), kernel.region(0).first_block()) else {
            continue;
        };
        let mut risky = HashSet::new();
        for assert in &asserts {
            let mut around = Some(assert.op());
            while let Some(op) = around.filter(|op| *op != kernel && risky.insert(*op)) {
                around = op.parent();
            }
        }
        let b = Builder::at_start(entry, first.op().location());
        let word = ir::integer_type(b.context(), 32, Signedness::Signless);
        let ty = PtrType::get(b.context(), StorageSpace::Private, word);
        let ended = lir::VarOp::build(&b, ty, 1, 4).result();
        ended.set_name("ended");
        let zero = Arithmetic::new(b).int(word, 0);
        lir::StoreOp::build(&b, ended, zero, 4, false, None, None);
        let mut body = Body {
            buffer,
            waits: &waits,
            risky,
            ended,
            word,
        };
        body.block(entry, Risk::default())?;
    }
    Some(())
}

/// Notes that work-items wait at an operation, and in the constructs around it. A workgroup comprises subgroups.
fn note_wait<'c>(waits: &mut HashMap<Op<'c>, Group>, op: Op<'c>, group: Group) {
    let mut around = Some(op);
    while let Some(op) = around {
        let known = waits.entry(op).or_insert(group);
        if group == Group::Workgroup {
            *known = group;
        }
        around = op.parent();
    }
}

/// The work-items that may have ended at a place.
#[derive(Clone, Copy, Debug, Default)]
struct Risk {
    /// The own one.
    own: bool,
    /// Others of the workgroup, while this one goes on.
    workgroup: bool,
    /// Others of the subgroup, while this one goes on.
    subgroup: bool,
}

impl Risk {
    /// An assertion has come.
    const ALL: Self = Self {
        own: true,
        workgroup: true,
        subgroup: true,
    };

    fn or(self, other: Self) -> Self {
        Self {
            own: self.own || other.own,
            workgroup: self.workgroup || other.workgroup,
            subgroup: self.subgroup || other.subgroup,
        }
    }

    fn is_open(self, group: Group) -> bool {
        match group {
            Group::Workgroup => self.workgroup,
            Group::Subgroup => self.subgroup,
        }
    }

    /// The group has voted.
    fn voted(self, group: Group) -> Self {
        Self {
            workgroup: self.workgroup && group != Group::Workgroup,
            subgroup: false,
            ..self
        }
    }
}

/// A kernel under way.
struct Body<'c, 'b> {
    buffer: &'b Buffer<'c>,
    /// Operations at or in which work-items wait.
    waits: &'b HashMap<Op<'c>, Group>,
    /// Assertions, and the constructs around them.
    risky: HashSet<Op<'c>>,
    /// The variable that is 1 when the work-item has ended.
    ended: Value<'c>,
    word: Type<'c>,
}

impl<'c> Body<'c, '_> {
    /// Guards the operations of a block; returns the risk at its end, `None` after an error.
    fn block(&mut self, block: Block<'c>, mut risk: Risk) -> Option<Risk> {
        let end = block.terminator();
        let ops: Vec<_> = block.ops().filter(|op| Some(*op) != end).collect();
        let mut segment = Segment::new(risk.own);
        for op in ops {
            let waits = self.waits.get(&op).copied();
            if let Some(group) = waits.filter(|&group| risk.is_open(group)) {
                segment.close(self);
                let ended = self.vote(&Builder::before(op), group);
                risk = risk.voted(group);
                segment = Segment::new(true);
                segment.ended = Some(ended);
            }
            if self.risky.contains(&op) {
                let (op, inner) = self.construct(op, waits)?;
                segment.ops.push(op);
                segment.close(self);
                risk = risk.or(inner);
                segment = Segment::new(true);
            } else {
                segment.ops.push(op);
            }
        }
        segment.close(self);
        Some(risk)
    }

    /// Lowers an assertion or a construct with assertions; returns the operation in its place.
    fn construct(&mut self, op: Op<'c>, waits: Option<Group>) -> Option<(Op<'c>, Risk)> {
        if let Some(assert) = op.cast::<lir::AssertOp<'c>>() {
            return Some((self.assert(assert)?, Risk::ALL));
        }
        if op.is::<scf::IfOp<'c>>() {
            let mut risk = Risk::default();
            for region in op.regions() {
                if let Some(block) = region.first_block() {
                    risk = risk.or(self.block(block, Risk::default())?);
                }
            }
            return Some((op, risk));
        }
        let repeated = match op.cast::<scf::ForOp<'c>>() {
            Some(counted) => counted::repeat(counted),
            None => op.cast::<scf::WhileOp<'c>>(),
        };
        let Some(repeated) = repeated else {
            op.error("contains an assertion, for which it would have to end; run --lir-lower-printf before passes that make exits");
            return None;
        };
        let risk = self.repeat(repeated, waits)?;
        Some((repeated.op(), risk))
    }

    /// The choice in the place of an assertion.
    fn assert(&self, assert: lir::AssertOp<'c>) -> Option<Op<'c>> {
        let wanted = assertion(assert);
        let mut known = self.buffer.table.assertions.iter();
        let number = known.position(|known| *known == wanted)?;
        let op = assert.op();
        let choice = scf::IfOp::build(&Builder::before(op), &[], assert.condition());
        let [holds, fails] = [Block::new(&[]), Block::new(&[])];
        choice.then_region().append(holds);
        choice.else_region().append(fails);
        scf::YieldOp::build(&Builder::at_end(holds, op.location()), &[]);
        let b = Builder::at_end(fails, op.location());
        self.buffer.fail(b, number);
        let one = Arithmetic::new(b).int(self.word, 1);
        lir::StoreOp::build(&b, self.ended, one, 4, false, None, None);
        scf::YieldOp::build(&b, &[]);
        op.erase();
        Some(choice.op())
    }

    fn repeat(&mut self, repeated: scf::WhileOp<'c>, waits: Option<Group>) -> Option<Risk> {
        let (before, after) = (
            repeated.before().first_block()?,
            repeated.after().first_block()?,
        );
        let mut risk = self.block(after, Risk::default())?;
        risk = self.vote_at_end(after, waits, risk);
        // The condition is computed once more when the body has ended the work-item.
        let entering = Risk { own: true, ..risk };
        risk = risk.or(self.block(before, entering)?);
        risk = self.vote_at_end(before, waits, risk);
        let end = before.terminator()?.cast::<scf::ConditionOp<'c>>()?;
        let b = Builder::before(end.op());
        let a = Arithmetic::new(b);
        let no = a.int(end.condition().ty(), 0);
        let condition = a.select(self.goes_on(&b), end.condition(), no);
        end.op().set_operand(0, condition);
        Some(risk)
    }

    /// Votes at the end of a block if a group waits in the loop around it, so that none stays in the loop alone.
    fn vote_at_end(&self, block: Block<'c>, waits: Option<Group>, risk: Risk) -> Risk {
        match (waits, block.terminator()) {
            (Some(group), Some(end)) if risk.is_open(group) => {
                self.vote(&Builder::before(end), group);
                risk.voted(group)
            }
            _ => risk,
        }
    }

    /// Ends all work-items of a group if one has ended; whether it has.
    fn vote(&self, b: &Builder<'c>, group: Group) -> Value<'c> {
        let own = self.has_ended(b);
        let flag = own.ty();
        let any = match group {
            Group::Workgroup => lir::WorkgroupAnyOp::build(b, flag, own).result(),
            Group::Subgroup => lir::SubgroupAnyOp::build(b, flag, own, None).result(),
        };
        let number = arith::ExtUIOp::build(b, self.word, any).out();
        lir::StoreOp::build(b, self.ended, number, 4, false, None, None);
        any
    }

    fn has_ended(&self, b: &Builder<'c>) -> Value<'c> {
        self.compare(b, CmpIPredicate::Ne)
    }

    fn goes_on(&self, b: &Builder<'c>) -> Value<'c> {
        self.compare(b, CmpIPredicate::Eq)
    }

    fn compare(&self, b: &Builder<'c>, predicate: CmpIPredicate) -> Value<'c> {
        let number = lir::LoadOp::build(b, self.word, self.ended, 4, false, None, None).result();
        let a = Arithmetic::new(*b);
        a.cmpi(predicate, number, a.int(self.word, 0))
    }
}

/// Operations of a block that are executed together.
struct Segment<'c> {
    ops: Vec<Op<'c>>,
    /// Whether the work-item may have ended before them.
    is_guarded: bool,
    /// The result of a vote right before them.
    ended: Option<Value<'c>>,
}

impl<'c> Segment<'c> {
    fn new(is_guarded: bool) -> Self {
        Self {
            ops: vec![],
            is_guarded,
            ended: None,
        }
    }

    /// Puts the operations into a choice, if they are guarded.
    fn close(self, body: &Body<'c, '_>) {
        if !self.is_guarded {
            return;
        }
        let mut inside: HashSet<_> = self.ops.iter().copied().collect();
        let mut guarded: Vec<Op<'c>> = vec![];
        for op in self.ops {
            let is_ready = op
                .operands()
                .all(|value| value.defining_op().is_none_or(|op| !inside.contains(&op)));
            if is_ready && is_harmless(op) {
                inside.remove(&op);
                if let Some(&first) = guarded.first() {
                    op.move_before(first);
                }
            } else {
                guarded.push(op);
            }
        }
        let Some(&first) = guarded.first() else {
            return;
        };
        let b = Builder::before(first);
        let goes_on = match self.ended {
            Some(ended) => {
                let a = Arithmetic::new(b);
                a.binary(arith::XOrIOp::NAME, ended, a.int(ended.ty(), -1))
            }
            None => body.goes_on(&b),
        };
        let results: Vec<_> = guarded
            .iter()
            .flat_map(|op| op.results())
            .map(|value| (value, uses_outside(value, first, &inside)))
            .filter(|(_, uses)| !uses.is_empty())
            .collect();
        let types: Vec<_> = results.iter().map(|(value, _)| value.ty()).collect();
        let choice = scf::IfOp::build(&b, &types, goes_on);
        let [goes_on, ends] = [Block::new(&[]), Block::new(&[])];
        choice.then_region().append(goes_on);
        for op in &guarded {
            op.move_to_end(goes_on);
        }
        let location = choice.op().location();
        let values: Vec<_> = results.iter().map(|(value, _)| *value).collect();
        scf::YieldOp::build(&Builder::at_end(goes_on, location), &values);
        if !types.is_empty() {
            choice.else_region().append(ends);
            let b = Builder::at_end(ends, location);
            let nothing: Vec<_> = types.iter().map(|&ty| nothing(&b, ty)).collect();
            scf::YieldOp::build(&b, &nothing);
        }
        for ((_, uses), new) in results.iter().zip(choice.op().results()) {
            for &(user, index) in uses {
                user.set_operand(index, new);
            }
        }
    }
}

/// The uses of a value by operations outside of a segment of the block of `first`.
fn uses_outside<'c>(
    value: Value<'c>,
    first: Op<'c>,
    segment: &HashSet<Op<'c>>,
) -> Vec<(Op<'c>, usize)> {
    let block = first.block();
    let is_outside = |user: Op<'c>| {
        let mut around = Some(user);
        while let Some(op) = around {
            if op.block() == block {
                return !segment.contains(&op);
            }
            around = op.parent();
        }
        true
    };
    value.uses().filter(|(user, _)| is_outside(*user)).collect()
}

/// Whether an operation may be executed by a work-item that has ended: it has no effect, whatever its operands.
fn is_harmless(op: Op<'_>) -> bool {
    op.is::<arith::ConstantOp<'_>>()
        || op.is::<arith::CmpIOp<'_>>()
        || op.is::<lir::AddressOfOp<'_>>()
        || op.is::<lir::VarOp<'_>>()
        || op.is::<lir::GepOp<'_>>()
        || op.is::<lir::PtrCastOp<'_>>()
        || op.is::<lir::AddrSpaceCastOp<'_>>()
}

/// The value of an operation that is not executed.
fn nothing<'c>(b: &Builder<'c>, ty: Type<'c>) -> Value<'c> {
    let a = Arithmetic::new(*b);
    let lane = ty.lane();
    if lane.is_int() {
        return a.int(ty, 0);
    }
    match lane.as_float() {
        Some(_) => a.float(ty, 0.0),
        None => poison(b, ty),
    }
}

fn poison<'c>(b: &Builder<'c>, ty: Type<'c>) -> Value<'c> {
    let attribute = melior::ir::Attribute::parse(b.context(), "#ub.poison");
    ub::PoisonOp::build(b, ty, attribute).result()
}
