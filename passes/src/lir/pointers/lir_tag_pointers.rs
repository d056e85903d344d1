//! `--lir-tag-pointers`: makes control flow choose tagged offsets instead of pointers into several
//! memories.
//!
//! ```mlir
//!                                            // Which memory, and where.
//! %p = arith.select %c, %x, %y               %p = arith.select %c, %x_at_0, %y_at_0 : vector<2xi32>
//!     : !mir.ptr<workgroup, f32>             %tag = vector.extract %p[0]
//!                                            %start = vector.extract %p[1]
//! %q = lir.gep %p[%i] stride 4         →     %k = arith.addi %start, %i
//!                                            %first = arith.cmpi ult, %tag, %one
//! %v = lir.load %q align 4                   %v = scf.if %first -> (f32) {
//!                                              %q = lir.gep %x[%k] stride 4
//!                                              %w = lir.load %q align 4
//!                                              scf.yield %w
//!                                            } else { …of %y… }
//! ```
//!
//! For targets on which phis and selects do not take pointers, SPIR-V for Vulkan among them. It
//! runs after `--lir-index-pointers`, which needs no branches, and handles the remaining pointers
//! into known parameters, variables and globals, even if those of one choice are in different
//! storage spaces. Each access is repeated for each memory, and a remark says so. Pointers from
//! memory and results of calls stay, together with all pointers that they meet. With `generic=true`
//! only choices of generic pointers are replaced, on a target that has pointers as values but no
//! generic storage: Metal and OpenCL C 1.2.

use super::{
    choices::{self, Choices, Root, behind},
    webs::{Web, is_cast},
};
use crate::{analysis::taken, lir::arithmetic::Arithmetic, profile::generic_pointers};
use gir_dialects::{
    ir::{self, Block, Builder, Op, OpView as _, Signedness, Type, TypeExt, Value},
    lir,
    mir::PtrType,
    pass::{OptionKind, PassInfo, PassOption, PassRun},
    upstream::{
        arith::{self, CmpIPredicate},
        scf, ub, vector,
    },
};
use std::{cmp::Ordering, collections::HashMap, ops::Range};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-tag-pointers",
    description: "Let control flow choose tagged offsets instead of pointers into several memories",
    anchor: "func.func",
    options: &[GENERIC],
    dialects: &["arith", "lir", "scf", "ub", "vector"],
    initialize: None,
    concerns: Some(choices::may_be_in),
    run,
};

/// Restricts the pass to generic pointers.
pub const GENERIC: PassOption = PassOption {
    name: "generic",
    description: "Only generic pointers, on targets without generic storage (default: false)",
    kind: OptionKind::Bool(false),
};

/// The maximum number of accesses that those of a function may become.
const MOST_COPIES: usize = 100_000;

fn run(pass: &PassRun<'_>) {
    let function = pass.op();
    let only_generic = pass.bool_option(GENERIC.name);
    if only_generic && generic_pointers::are_native(function) {
        pass.note_unchanged();
        return;
    }
    let choices = Choices::collect(function);
    let mut webs = Web::all(function, &choices);
    let is_generic = |choice: &Value<'_>| generic_pointers::is_generic(choice.ty());
    webs.retain(|web| !only_generic || web.choices.iter().any(is_generic));
    let copies = webs.iter().map(|web| web.accesses.len() * web.roots.len());
    if webs.is_empty() || copies.sum::<usize>() > MOST_COPIES {
        pass.note_unchanged();
        return;
    }
    for web in &webs {
        // Buffers of targets with addresses may have more elements than 32 bits can count.
        let width = if only_generic { 64 } else { 32 };
        Tagger::new(function, web, width).run();
    }
    erase_unused(function);
}

/// Replaces the pointers of a web by numbers.
struct Tagger<'a, 'c> {
    web: &'a Web<'c>,
    /// The insertion point of constants.
    start: Builder<'c>,
    /// The type of the numbers.
    word: Type<'c>,
    /// The index of the memory that each pointer points into, and its offset in units.
    known: HashMap<Value<'c>, [Value<'c>; 2]>,
}

impl<'a, 'c> Tagger<'a, 'c> {
    fn new(function: Op<'c>, web: &'a Web<'c>, width: u32) -> Self {
        let entry = function.region(0).first_block();
        let start = entry.map_or_else(
            || Builder::before(function),
            |entry| Builder::at_start(entry, function.location()),
        );
        Self {
            web,
            start,
            word: ir::integer_type(function.context(), width, Signedness::Signless),
            known: HashMap::new(),
        }
    }

    fn run(&mut self) {
        self.remark();
        let pair = ir::vector(2, self.word);
        for &choice in &self.web.choices {
            choice.set_type(pair);
            let numbers = behind(choice).map(|b| self.take_apart(&b, choice));
            self.known.extend(numbers.map(|numbers| (choice, numbers)));
        }
        for &(op, operand) in &self.web.feeds {
            let b = Builder::before(op);
            let numbers = self.numbers(op.operand(operand));
            let pair = vector::FromElementsOp::build(&b, pair, &numbers);
            op.set_operand(operand, pair.dest());
        }
        for &(op, pointee) in &self.web.accesses {
            let [memory, index] = self.numbers(op.operand(0));
            let access = Access {
                op,
                pointee,
                memory,
                index,
            };
            let results = self.access(None, &access, 0..self.web.roots.len());
            for (old, new) in op.results().zip(results) {
                old.replace_all_uses(new);
            }
            op.erase();
        }
    }

    fn remark(&self) {
        let count = self.web.roots.len();
        let first = self.web.choices.first().and_then(|&choice| made_by(choice));
        if let Some(first) = first {
            taken::note(first, "a choice of numbers");
            first.remark(format!(
                "chooses between pointers into {count} memories, which the target does not support: each access becomes {count} accesses, one of which is executed"
            ));
        }
    }

    /// The memory and the offset of a chosen pointer.
    fn take_apart(&self, b: &Builder<'c>, choice: Value<'c>) -> [Value<'c>; 2] {
        [0, 1].map(|lane| {
            let position = ir::dense_i64(b.context(), &[lane]);
            vector::ExtractOp::build(b, self.word, choice, &[], position).result()
        })
    }

    /// The memory and the offset of any pointer, computed at its definition.
    fn numbers(&mut self, pointer: Value<'c>) -> [Value<'c>; 2] {
        let (mut base, mut steps) = (pointer, vec![]);
        while !self.known.contains_key(&base)
            && let Some(op) = base.defining_op()
            && (op.is::<lir::GepOp<'c>>() || is_cast(op))
        {
            steps.push(op);
            base = op.operand(0);
        }
        let mut numbers = match self.known.get(&base) {
            Some(&known) => known,
            None => self.start_of(base),
        };
        self.known.insert(base, numbers);
        for op in steps.into_iter().rev() {
            if let Some(gep) = op.cast::<lir::GepOp<'c>>() {
                numbers[1] = self.step(numbers[1], gep);
            }
            self.known.insert(op.result(0), numbers);
        }
        numbers
    }

    /// The memory and the offset of its start, or poison.
    fn start_of(&self, base: Value<'c>) -> [Value<'c>; 2] {
        let op = base.defining_op();
        if let Some(poison) = op.and_then(|op| op.cast::<ub::PoisonOp<'c>>()) {
            let b = Builder::before(poison.op());
            let word = ub::PoisonOp::build(&b, self.word, Some(poison.value()));
            return [word.result(); 2];
        }
        let root = match op.and_then(|op| op.cast::<lir::AddressOfOp<'c>>()) {
            Some(address) => Root::Global(address.global()),
            None => Root::Value(base),
        };
        let number = self.web.numbers[&root];
        [number as i64, 0].map(|number| Arithmetic::new(self.start).int(self.word, number))
    }

    /// `base + index * (stride / unit)`
    fn step(&self, base: Value<'c>, gep: lir::GepOp<'c>) -> Value<'c> {
        let a = Arithmetic::new(Builder::before(gep.op()));
        let index = gep.index();
        let converted = |name| a.create(name, &[index], self.word);
        let width = |ty: Type<'_>| ty.as_integer().map_or(0, |(width, _)| width);
        let index = match width(index.ty()).cmp(&width(self.word)) {
            Ordering::Equal => index,
            Ordering::Greater => converted(arith::TruncIOp::NAME),
            Ordering::Less if gep.unsigned_index() => converted(arith::ExtUIOp::NAME),
            Ordering::Less => converted(arith::ExtSIOp::NAME),
        };
        let units = match gep.stride() / self.web.unit {
            1 => index,
            units => a.binary(arith::MulIOp::NAME, index, a.int(self.word, units)),
        };
        a.binary(arith::AddIOp::NAME, base, units)
    }

    /// Emits an access for one of some memories, at the end of a block or before the access;
    /// returns its results.
    fn access(
        &self,
        at: Option<Block<'c>>,
        access: &Access<'c>,
        memories: Range<usize>,
    ) -> Vec<Value<'c>> {
        let op = access.op;
        if memories.len() < 2 {
            let copy = op.copy_before(op);
            if let Some(block) = at {
                copy.move_to_end(block);
            }
            copy.set_operand(
                0,
                self.pointer(&Builder::before(copy), access, memories.start),
            );
            return copy.results().collect();
        }
        let b = at.map_or_else(
            || Builder::before(op),
            |block| Builder::at_end(block, op.location()),
        );
        let (a, middle) = (Arithmetic::new(b), memories.start + memories.len() / 2);
        let bound = a.int(self.word, middle as i64);
        let is_before = a.cmpi(CmpIPredicate::Ult, access.memory, bound);
        let choice = scf::IfOp::build(&b, &op.result_types(), is_before);
        let arms = [
            (choice.then_region(), memories.start..middle),
            (choice.else_region(), middle..memories.end),
        ];
        for (region, memories) in arms {
            let block = Block::new(&[]);
            region.append(block);
            let results = self.access(Some(block), access, memories);
            scf::YieldOp::build(&Builder::at_end(block, op.location()), &results);
        }
        choice.op().results().collect()
    }

    /// The pointer of an access in one of the memories.
    fn pointer(&self, b: &Builder<'c>, access: &Access<'c>, memory: usize) -> Value<'c> {
        let (root, points) = self.web.roots[memory];
        let to = |pointee| PtrType::get(b.context(), points.space(), pointee);
        let base = match root {
            Root::Value(value) => value,
            Root::Global(name) => lir::AddressOfOp::build(b, to(points.pointee()), name).result(),
        };
        let place = lir::GepOp::build(b, base.ty(), base, access.index, self.web.unit, false);
        match access.pointee == points.pointee() {
            true => place.result(),
            false => lir::PtrCastOp::build(b, to(access.pointee), place.result()).result(),
        }
    }
}

/// An access by a pointer that has been replaced by numbers.
struct Access<'c> {
    op: Op<'c>,
    /// The pointee of its pointer.
    pointee: Type<'c>,
    /// The index of the memory.
    memory: Value<'c>,
    /// The offset from its start, in units.
    index: Value<'c>,
}

/// The operation that chooses a pointer.
fn made_by(choice: Value<'_>) -> Option<Op<'_>> {
    let around = || choice.owner_block().and_then(Block::parent_op);
    choice.defining_op().or_else(around)
}

/// Erases pointers that numbers have replaced.
fn erase_unused(function: Op<'_>) {
    let mut makers = vec![];
    function.walk_pre(|op| {
        let points = |value: Value<'_>| PtrType::from_type(value.ty()).is_some();
        let is_poison = op.is::<ub::PoisonOp<'_>>() && points(op.result(0));
        let is_address = op.is::<lir::AddressOfOp<'_>>();
        if is_poison || is_address || op.is::<lir::GepOp<'_>>() || is_cast(op) {
            makers.push(op);
        }
    });
    // Users come after the values they use.
    for op in makers.into_iter().rev() {
        if !op.has_uses() {
            op.erase();
        }
    }
}
