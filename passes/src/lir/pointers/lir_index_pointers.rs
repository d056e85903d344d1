//! `--lir-index-pointers`: makes control flow choose indices instead of pointers.
//!
//! ```mlir
//! %r = scf.for … iter_args(%p = %x)              %r = scf.for … iter_args(%i = %c0)
//!     -> (!mir.ptr<global, f32>) {                    -> (i32) {
//!   %v = lir.load %p align 4                        %p = lir.gep %x[%i] stride 4
//!   %q = lir.gep %p[%one] stride 4           →      %v = lir.load %p align 4
//!   scf.yield %q                                    %j = arith.addi %i, %one
//! }                                                 scf.yield %j
//!                                                 }
//! ```
//!
//! For targets on which phis and selects do not take pointers, SPIR-V for Vulkan among them. It
//! applies where all pointers that meet are based on the same parameter, variable or global; other
//! choices stay. Indices count in the greatest common divisor of the strides and are 32 bits wide,
//! as on such targets. A choice among poison values only, such as for a loop exit that is never
//! taken, becomes an index, too: its pointer uses, which are never executed, get a poison value of
//! their own.

use super::choices::{self, Choices, Root, behind};
use crate::lir::arithmetic::gcd;
use gir_dialects::{
    ir::{self, Builder, Op, OpView, Signedness, Type, TypeExt, Value},
    lir,
    pass::{PassInfo, PassRun},
    upstream::{arith, ub},
};
use std::collections::{HashMap, HashSet};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-index-pointers",
    description: "Let control flow choose indices instead of pointers",
    anchor: "func.func",
    options: &[],
    dialects: &["arith", "lir"],
    initialize: None,
    concerns: Some(choices::may_be_in),
    run,
};

fn run(pass: &PassRun<'_>) {
    let choices = Choices::collect(pass.op());
    if choices.incoming.is_empty() {
        return;
    }
    let (roots, nowhere) = roots(&choices);
    let mut indexer = Indexer {
        function: pass.op(),
        units: units(pass.op(), &roots),
        roots,
        nowhere,
        indices: HashMap::new(),
        zero: None,
    };
    indexer.run(&choices);
}

/// The roots of choices whose pointers all have the same one, and the choices without any, which
/// are poison.
fn roots<'c>(choices: &Choices<'c>) -> (HashMap<Value<'c>, Root<'c>>, HashSet<Value<'c>>) {
    let mut roots = HashMap::new();
    let mut mixed = HashSet::new();
    let mut changed = true;
    while changed {
        changed = false;
        for (choice, incoming) in &choices.incoming {
            if mixed.contains(choice) {
                continue;
            }
            for &(op, operand) in incoming {
                match root_of(op.operand(operand), &roots, choices, &mixed) {
                    Known::Nothing => {}
                    Known::Root(root) => match roots.insert(*choice, root) {
                        None => changed = true,
                        Some(old) if old == root => {}
                        Some(_) => changed |= mixed.insert(*choice),
                    },
                    Known::Mixed => changed |= mixed.insert(*choice),
                }
            }
        }
    }
    roots.retain(|choice, _| !mixed.contains(choice));
    let all = choices.values.iter().copied();
    let nowhere = all.filter(|choice| !mixed.contains(choice) && !roots.contains_key(choice));
    let nowhere = nowhere.collect();
    (roots, nowhere)
}

/// The current knowledge of a pointer.
enum Known<'c> {
    /// Poison, or a choice not known yet.
    Nothing,
    Root(Root<'c>),
    Mixed,
}

fn root_of<'c>(
    mut value: Value<'c>,
    roots: &HashMap<Value<'c>, Root<'c>>,
    choices: &Choices<'c>,
    mixed: &HashSet<Value<'c>>,
) -> Known<'c> {
    loop {
        if mixed.contains(&value) {
            return Known::Mixed;
        }
        if let Some(&root) = roots.get(&value) {
            return Known::Root(root);
        }
        if choices.values.contains(&value) {
            return Known::Nothing;
        }
        let Some(op) = value.defining_op() else {
            return Known::Root(Root::Value(value));
        };
        if let Some(gep) = op.cast::<lir::GepOp<'c>>() {
            value = gep.base();
        } else if op.is::<lir::PtrCastOp<'c>>() {
            value = op.operand(0);
        } else if let Some(address) = op.cast::<lir::AddressOfOp<'c>>() {
            return Known::Root(Root::Global(address.global()));
        } else if op.is::<lir::VarOp<'c>>() {
            return Known::Root(Root::Value(value));
        } else if op.is::<ub::PoisonOp<'c>>() {
            return Known::Nothing;
        } else {
            return Known::Mixed;
        }
    }
}

/// The unit of the indices on each root, in bytes.
fn units<'c>(function: Op<'c>, roots: &HashMap<Value<'c>, Root<'c>>) -> HashMap<Root<'c>, i64> {
    let mut units = HashMap::new();
    let (none, unmixed) = (Choices::default(), HashSet::new());
    function.walk_pre(|op| {
        if let Some(gep) = op.cast::<lir::GepOp<'c>>()
            && let Known::Root(root) = root_of(gep.base(), roots, &none, &unmixed)
        {
            let unit = units.entry(root).or_insert(gep.stride());
            *unit = gcd(*unit, gep.stride());
        }
    });
    units
}

struct Indexer<'c> {
    function: Op<'c>,
    roots: HashMap<Value<'c>, Root<'c>>,
    /// Choices among poison values only.
    nowhere: HashSet<Value<'c>>,
    units: HashMap<Root<'c>, i64>,
    /// The index of each pointer seen.
    indices: HashMap<Value<'c>, Value<'c>>,
    zero: Option<Value<'c>>,
}

impl<'c> Indexer<'c> {
    fn run(&mut self, choices: &Choices<'c>) {
        let chosen: Vec<_> = choices
            .incoming
            .iter()
            .filter(|(choice, _)| self.roots.contains_key(choice) || self.nowhere.contains(choice))
            .collect();
        // Build pointers from the indices while the choices still have their old type.
        let mut feeds: HashSet<(Op<'c>, usize)> = HashSet::new();
        for (_, incoming) in &chosen {
            feeds.extend(incoming.iter().copied());
        }
        for (choice, _) in &chosen {
            self.rebuild_pointer(*choice, &feeds);
            choice.set_type(self.int());
            self.indices.insert(*choice, *choice);
        }
        for &(op, operand) in &feeds {
            let index = self.index(op.operand(operand), op);
            op.set_operand(operand, index);
        }
        self.erase_unused_poison();
    }

    /// Erases the poison values replaced by indices; the others still have pointer type.
    fn erase_unused_poison(&mut self) {
        let ops = self
            .indices
            .drain()
            .map(|(pointer, _)| pointer.defining_op());
        for op in ops.flatten() {
            if op.is::<ub::PoisonOp<'c>>() && !op.has_uses() {
                op.erase();
            }
        }
    }

    fn int(&self) -> Type<'c> {
        ir::integer_type(self.function.context(), 32, Signedness::Signless)
    }

    /// Replaces the uses of a choice, except for those that feed other choices, by a pointer made
    /// of the root and the index.
    fn rebuild_pointer(&mut self, choice: Value<'c>, feeds: &HashSet<(Op<'c>, usize)>) {
        let uses: Vec<_> = choice
            .uses()
            .filter(|usage| !feeds.contains(usage))
            .collect();
        let Some(builder) = behind(choice).filter(|_| !uses.is_empty()) else {
            return;
        };
        let Some(&root) = self.roots.get(&choice) else {
            let nowhere = ub::PoisonOp::build(&builder, choice.ty(), None).result();
            for (user, operand) in uses {
                user.set_operand(operand, nowhere);
            }
            return;
        };
        let unit = self.units.get(&root).copied().unwrap_or(1);
        let base = match root {
            Root::Value(value) => value,
            Root::Global(name) => lir::AddressOfOp::build(&builder, choice.ty(), name).result(),
        };
        let mut pointer =
            lir::GepOp::build(&builder, base.ty(), base, choice, unit, false).result();
        if pointer.ty() != choice.ty() {
            pointer = lir::PtrCastOp::build(&builder, choice.ty(), pointer).result();
        }
        for (user, operand) in uses {
            user.set_operand(operand, pointer);
        }
    }

    /// The index of a pointer relative to its root, computed at the pointer's definition.
    fn index(&mut self, pointer: Value<'c>, user: Op<'c>) -> Value<'c> {
        if let Some(&index) = self.indices.get(&pointer) {
            return index;
        }
        let op = pointer.defining_op();
        let index = if let Some(gep) = op.and_then(|op| op.cast::<lir::GepOp<'c>>()) {
            let base = self.index(gep.base(), gep.op());
            self.step(base, gep)
        } else if let Some(cast) = op.filter(|op| op.is::<lir::PtrCastOp<'c>>()) {
            self.index(cast.operand(0), cast)
        } else if let Some(poison) = op.and_then(|op| op.cast::<ub::PoisonOp<'c>>()) {
            let value = poison.value();
            let builder = Builder::before(poison.op());
            ub::PoisonOp::build(&builder, self.int(), Some(value)).result()
        } else {
            self.zero(user)
        };
        self.indices.insert(pointer, index);
        index
    }

    fn zero(&mut self, user: Op<'c>) -> Value<'c> {
        let int = self.int();
        let function = self.function;
        *self.zero.get_or_insert_with(|| {
            let entry = function.region(0).first_block();
            let location = function.location();
            let builder = entry.map_or_else(
                || Builder::before(user),
                |entry| Builder::at_start(entry, location),
            );
            arith::ConstantOp::build(&builder, int, ir::integer(int, 0)).result()
        })
    }

    /// `base + index * (stride / unit)`
    fn step(&self, base: Value<'c>, gep: lir::GepOp<'c>) -> Value<'c> {
        let b = Builder::before(gep.op());
        let int = self.int();
        let mut index = gep.index();
        match index.ty().as_integer() {
            Some((width, _)) if width > 32 => {
                index = arith::TruncIOp::build(&b, int, index, None).op().result(0);
            }
            Some((width, _)) if width < 32 && gep.unsigned_index() => {
                index = arith::ExtUIOp::build(&b, int, index).op().result(0);
            }
            Some((width, _)) if width < 32 => {
                index = arith::ExtSIOp::build(&b, int, index).op().result(0);
            }
            _ => {}
        }
        let unit = self.unit_below(gep);
        if gep.stride() != unit {
            let factor = ir::integer(int, gep.stride() / unit);
            let factor = arith::ConstantOp::build(&b, int, factor).result();
            index = arith::MulIOp::build(&b, int, index, factor, None).result();
        }
        if Some(base) == self.zero {
            return index;
        }
        arith::AddIOp::build(&b, int, base, index, None).result()
    }

    /// The unit of the root of a pointer.
    fn unit_below(&self, gep: lir::GepOp<'c>) -> i64 {
        let (none, unmixed) = (Choices::default(), HashSet::new());
        let unit = match root_of(gep.base(), &self.roots, &none, &unmixed) {
            Known::Root(root) => self.units.get(&root).copied(),
            _ => None,
        };
        unit.unwrap_or(gep.stride())
    }
}
