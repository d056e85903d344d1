//! The walk over a function.

use super::{
    choose,
    facts::{Case, Fact, Facts, width},
    flatten::{self, Plan},
    lookahead::Lookahead,
    prune::{self, Unused},
    sink::{self, Breaks, Domain, Site},
    values,
};
use gir_dialects::{
    ir::{Block, Builder, Op, Value},
    upstream::{
        arith::{self, CmpIPredicate},
        scf,
    },
};
use std::collections::HashMap;

/// The kinds of exits to create.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// `lir.return`
    pub returns: bool,
    /// `lir.break`
    pub breaks: bool,
    /// `lir.continue`
    pub continues: bool,
    /// Breaks and continues inside ifs, too.
    pub nested: bool,
    /// The maximum number of returns.
    pub max_returns: usize,
}

/// The recovery of one function's exits.
pub struct Recovery<'c> {
    pub(super) options: Options,
    pub(super) facts: Facts<'c>,
    pub(super) ahead: Lookahead<'c>,
    /// The enclosing loops, the innermost last.
    pub(super) loops: Vec<LoopExits<'c>>,
    /// The number of returns created so far.
    pub(super) returns: usize,
    /// The planned transformations of ifs.
    pub(super) plan: Plan<'c>,
    /// Operations without uses in the source program. They stay, unless they compute with flags.
    unused: Unused<'c>,
    /// Replaced values and their replacements.
    renamed: HashMap<Value<'c>, Value<'c>>,
    /// The breaks of finished loops.
    pub(super) breaks: Breaks<'c>,
    /// The number of operations inside each operation.
    sizes: HashMap<Op<'c>, usize>,
    /// Replaced operations. They are kept alive to the end, so that no new operation reuses their
    /// address.
    removed: Block<'c>,
}

/// The exits of a loop under way.
pub(super) struct LoopExits<'c> {
    pub(super) op: Op<'c>,
    /// The number of breaks and continues created so far.
    pub(super) made: usize,
    pub(super) breaks: Vec<Site<'c>>,
}

/// The exits created so far: returns, and breaks and continues of the innermost loop.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Made(usize, usize);

/// Whether control reaches the end of a block.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reached {
    /// It does.
    End,
    /// It stays in a loop, or leaves the function.
    Nothing,
}

impl<'c> Recovery<'c> {
    /// Recovers the exits of a function with one block.
    pub fn run(function: Op<'c>, body: Block<'c>, options: Options) {
        let mut recovery = Self {
            options,
            facts: Facts::default(),
            ahead: Lookahead::default(),
            loops: vec![],
            returns: 0,
            plan: Plan::default(),
            unused: prune::unused(body),
            renamed: HashMap::new(),
            breaks: Breaks::default(),
            sizes: sizes(function),
            removed: Block::new(&[]),
        };
        recovery.block(body, 0);
        let Self {
            plan,
            breaks,
            unused,
            removed,
            ..
        } = recovery;
        flatten::block(body, &plan, removed);
        sink::block(body, breaks, removed);
        removed.erase();
        choose::block(body);
        prune::block(body, &unused);
    }

    /// Handles a block nested in `level` ifs of its loop or function.
    pub(super) fn block(&mut self, block: Block<'c>, level: usize) -> Reached {
        let mut next = block.first_op();
        while let Some(op) = next {
            next = op.next();
            if self.op(op, level) == Reached::Nothing {
                if let Some(dead) = next {
                    self.cut_from(dead);
                }
                return Reached::Nothing;
            }
        }
        Reached::End
    }

    fn op(&mut self, op: Op<'c>, level: usize) -> Reached {
        if let Some(choice) = op.cast::<scf::IfOp<'c>>() {
            return self.choice(choice, level);
        } else if let Some(while_) = op.cast::<scf::WhileOp<'c>>() {
            return self.while_loop(while_, level);
        } else if let Some(counted) = op.cast::<scf::ForOp<'c>>() {
            self.for_loop(counted);
        } else {
            self.flag(op);
        }
        Reached::End
    }

    /// Removes unreachable operations, from an op on.
    fn cut_from(&mut self, first: Op<'c>) {
        let Some(end) = first.block().and_then(Block::terminator) else {
            return;
        };
        let mut next = Some(first).filter(|next| *next != end);
        while let Some(dead) = next {
            next = dead.next().filter(|next| *next != end);
            self.remove(dead);
        }
        let builder = Builder::before(end);
        let values: Vec<_> = end
            .operands()
            .map(|value| values::poison(&builder, value.ty()))
            .collect();
        end.set_operands(&values);
    }

    /// Learns the result of an op.
    fn flag(&mut self, op: Op<'c>) {
        let uses_flags = self.facts.uses_flags(op);
        if uses_flags {
            self.unused.remove(&op);
        }
        if let Some(select) = op.cast::<arith::SelectOp<'c>>()
            && uses_flags
            && let Some(chosen) = self.chosen(select)
        {
            self.rename(select.result(), chosen);
            self.facts.hand_out(chosen);
            return;
        }
        let Some(fact) = self.facts.compute(op) else {
            return;
        };
        if uses_flags {
            self.learn(op.result(0), fact, &Builder::before(op));
        } else {
            self.facts.learn(op.result(0), fact);
        }
    }

    /// The operand that a select chooses, if its condition is known.
    fn chosen(&self, select: arith::SelectOp<'c>) -> Option<Value<'c>> {
        let condition = select.condition();
        width(condition.ty()).filter(|width| *width == 1)?;
        Some(if self.facts.number(condition)? == 1 {
            select.true_value()
        } else {
            select.false_value()
        })
    }

    /// Records a fact about a flag, and replaces it by its simplest form.
    pub(super) fn learn(&mut self, flag: Value<'c>, fact: Fact<'c>, b: &Builder<'c>) {
        self.facts.hand_out(flag);
        let plain = match &fact {
            Fact::Constant(number) => Some(values::number(b, *number, flag.ty())),
            Fact::Of(root, cases) if *root != flag && width(flag.ty()) == Some(1) => {
                test(b, flag, *root, cases)
            }
            Fact::Of(..) => None,
        };
        if let Some(plain) = plain {
            self.rename(flag, plain);
            self.facts.hand_out(plain);
            if let Fact::Of(root, _) = fact
                && root != plain
            {
                self.facts.learn(plain, fact.clone());
            }
        }
        self.facts.learn(flag, fact);
    }

    /// The possible values of an integer here.
    pub(super) fn domain(&self, value: Value<'c>) -> Domain {
        self.facts.of(value).map(|fact| fact.numbers())
    }

    pub(super) fn made(&self) -> Made {
        Made(
            self.returns,
            self.loops.last().map_or(0, |exits| exits.made),
        )
    }

    /// The number of operations in a block.
    pub(super) fn size(&self, block: Option<Block<'c>>) -> usize {
        let ops = block.into_iter().flat_map(Block::ops);
        ops.map(|op| 1 + self.sizes.get(&op).copied().unwrap_or(0))
            .sum()
    }

    /// Removes an op from the function.
    pub(super) fn remove(&mut self, op: Op<'c>) {
        op.move_to_end(self.removed);
    }

    /// Replaces an op by another.
    pub(super) fn replace(&mut self, old: Op<'c>, new: Op<'c>) {
        for (old, new) in old.results().zip(new.results()) {
            self.rename(old, new);
        }
        self.remove(old);
    }

    /// Replaces a value by another.
    pub(super) fn rename(&mut self, old: Value<'c>, new: Value<'c>) {
        old.replace_all_uses(new);
        self.renamed.insert(old, new);
    }

    /// The current replacement of a value that a path recorded.
    pub(super) fn now(&self, mut value: Value<'c>) -> Value<'c> {
        while let Some(&new) = self.renamed.get(&value) {
            value = new;
        }
        value
    }
}

/// A simpler form of a flag that depends on a value; `None` if it is the simplest.
fn test<'c>(
    b: &Builder<'c>,
    flag: Value<'c>,
    root: Value<'c>,
    cases: &[Case],
) -> Option<Value<'c>> {
    let is_flag = width(root.ty()) == Some(1);
    if is_flag && cases.iter().all(|(key, flag)| key == flag) {
        return Some(root);
    }
    let op = flag.defining_op()?;
    let tests = op.is::<arith::CmpIOp<'c>>() || op.is::<arith::XOrIOp<'c>>();
    if tests && op.operands().any(|operand| operand == root) {
        return None;
    }
    if is_flag {
        return Some(values::negate(b, root));
    }
    let keys = |wanted: u64| {
        let cases = cases.iter().filter(move |(_, flag)| *flag == wanted);
        cases.map(|&(key, _)| key).collect::<Vec<_>>()
    };
    match (keys(1).as_slice(), keys(0).as_slice()) {
        (&[key], _) => Some(values::compare(b, CmpIPredicate::Eq, root, key)),
        (_, &[key]) => Some(values::compare(b, CmpIPredicate::Ne, root, key)),
        _ => None,
    }
}

/// The number of operations inside each operation that has regions.
fn sizes(function: Op<'_>) -> HashMap<Op<'_>, usize> {
    let mut sizes: HashMap<Op<'_>, usize> = HashMap::new();
    function.walk_post(|op| {
        if op == function {
            return;
        }
        let own = 1 + sizes.get(&op).copied().unwrap_or(0);
        if let Some(parent) = op.parent() {
            *sizes.entry(parent).or_default() += own;
        }
    });
    sizes
}
