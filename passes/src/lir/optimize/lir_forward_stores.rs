//! `--lir-forward-stores`: forwards stored and loaded values to later loads.
//!
//! ```mlir
//! lir.store %p, %v align 4                   lir.store %p, %v align 4
//! %a = lir.load %p align 4              →    lir.store %q, %v align 4
//! lir.store %q, %a align 4
//! %b = lir.load %p align 4                   %b = lir.load %p align 4
//! ```
//!
//! A load from an address that the work-item has stored to or loaded from before becomes that
//! value, unless memory may have changed in between: by a store to an address that may be the same,
//! or by an operation that orders memory or affects other work-items: a barrier, a fence, an atomic
//! or volatile access, a call. None of these changes a private variable whose address does not
//! escape.
//!
//! Both arms of a branch start with the values known before it; after it, values that neither arm
//! has changed are known. In a loop, values are known that no iteration changes. A private variable
//! that is no longer loaded from is removed, with its stores. If a load was replaced, the function
//! is folded again, as by `--lir-canonicalize`.

use crate::analysis::memory::{Access, Escapes};
use gir_dialects::{
    fold,
    ir::{Block, Op, OpView, Value},
    lir,
    mir::{PtrType, StorageSpace},
    pass::{PassInfo, PassRun},
    upstream::scf,
};
use std::collections::HashMap;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-forward-stores",
    description: "Replace loads by values stored or loaded before",
    anchor: "func.func",
    options: &[],
    dialects: &["arith", "ub"],
    initialize: None,
    concerns: None,
    run,
};

/// The maximum number of places known at a time, and of stores of a loop that are told apart. More
/// of either would make the running time superlinear.
const MOST: usize = 32;

fn run(pass: &PassRun<'_>) {
    let mut forwarding = Forwarding::default();
    forwarding.summarize(pass.op());
    for block in blocks(pass.op()) {
        // In a graph of blocks, nothing is known at the start of each.
        forwarding.visit_block(block, &mut vec![]);
    }
    let has_removed = remove_unread(pass.op());
    if forwarding.is_changed || has_removed {
        // Removes unused addresses, and folds operations on the forwarded values.
        fold::simplify(pass.op());
    } else {
        pass.note_unchanged();
    }
}

fn blocks<'c>(op: Op<'c>) -> impl Iterator<Item = Block<'c>> {
    op.regions().flat_map(|region| region.blocks())
}

/// A place in memory with known contents.
#[derive(Clone, Copy)]
struct Content<'c> {
    place: Access<'c>,
    value: Value<'c>,
    /// Whether it is in a private variable whose address does not escape.
    is_local: bool,
}

/// The memory that a part of a program may change.
#[derive(Clone, Default)]
struct Changes<'c> {
    stores: Vec<Access<'c>>,
    /// Memory shared with other work-items.
    shared: bool,
    /// All memory, because there are too many stores.
    all: bool,
}

#[derive(Default)]
struct Forwarding<'c> {
    escapes: Escapes<'c>,
    /// The changes by the regions of an operation.
    changes: HashMap<Op<'c>, Changes<'c>>,
    is_changed: bool,
}

impl<'c> Changes<'c> {
    fn add(&mut self, op: Op<'c>) {
        if let Some(access) = Access::of(op) {
            self.stores.extend(access.stored.map(|_| access));
        } else {
            self.shared |= changes_shared(op);
        }
        self.limit();
    }

    fn add_all(&mut self, inner: &Self) {
        self.stores.extend(&inner.stores);
        self.shared |= inner.shared;
        self.all |= inner.all;
        self.limit();
    }

    fn limit(&mut self) {
        if self.stores.len() > MOST {
            self.stores.clear();
            self.all = true;
        }
    }
}

/// Whether an operation without regions may change shared memory, or lets others change it.
fn changes_shared(op: Op<'_>) -> bool {
    let effects = op.effects();
    (effects.writes || effects.others) && !op.is::<lir::VarOp<'_>>()
}

impl<'c> Forwarding<'c> {
    /// Records the changes of each operation with regions inside an operation.
    fn summarize(&mut self, root: Op<'c>) -> Changes<'c> {
        let mut all = Changes::default();
        for op in blocks(root).flat_map(Block::ops) {
            if op.region_count() == 0 {
                all.add(op);
            } else {
                let inner = self.summarize(op);
                all.add_all(&inner);
                self.changes.insert(op, inner);
            }
        }
        all
    }

    fn visit_block(&mut self, block: Block<'c>, known: &mut Vec<Content<'c>>) {
        let mut next = block.first_op();
        while let Some(op) = next {
            next = op.next();
            if op.region_count() > 0 {
                self.visit_regions(op, known);
            } else if let Some(access) = Access::of(op) {
                self.visit_access(op, access, known);
            } else if changes_shared(op) {
                known.retain(|content| content.is_local);
            }
        }
    }

    fn visit_regions(&mut self, op: Op<'c>, known: &mut Vec<Content<'c>>) {
        let is_branch = op.is::<scf::IfOp<'_>>() || op.is::<lir::IfOp<'_>>();
        if !is_branch {
            // The next iteration sees the changes of the previous one.
            self.apply_changes(op, known);
        }
        for region in op.regions() {
            let first = region.first_block();
            let is_graph = first.is_some_and(|block| block.next().is_some());
            for block in region.blocks() {
                let mut inside = if is_graph { vec![] } else { known.clone() };
                self.visit_block(block, &mut inside);
            }
        }
        if is_branch {
            self.apply_changes(op, known);
        }
    }

    /// Forgets places that the regions of an operation may change.
    fn apply_changes(&mut self, op: Op<'c>, known: &mut Vec<Content<'c>>) {
        let Some(changes) = self.changes.get(&op) else {
            known.clear();
            return;
        };
        if changes.all {
            known.clear();
        }
        if changes.shared {
            known.retain(|content| content.is_local);
        }
        for store in &changes.stores {
            let is_local = self.escapes.is_local(&store.address);
            forget(known, store, is_local);
        }
    }

    fn visit_access(&mut self, op: Op<'c>, access: Access<'c>, known: &mut Vec<Content<'c>>) {
        let is_local = self.escapes.is_local(&access.address);
        let value = if let Some(stored) = access.stored {
            forget(known, &access, is_local);
            stored
        } else {
            let loaded = op.result(0);
            let before = known.iter().find(|content| {
                content.place.address.is_same(&access.address) && content.value.ty() == loaded.ty()
            });
            if let Some(content) = before {
                loaded.replace_all_uses(content.value);
                op.erase();
                self.is_changed = true;
                return;
            }
            loaded
        };
        if known.len() == MOST {
            known.remove(0);
        }
        known.push(Content {
            place: access,
            value,
            is_local,
        });
    }
}

/// Forgets places that a store may change.
fn forget<'c>(known: &mut Vec<Content<'c>>, store: &Access<'c>, is_local: bool) {
    let Access { address, size, .. } = store;
    known.retain(|content| {
        let place = &content.place;
        let is_elsewhere = address.variable() != place.address.variable();
        (is_local || content.is_local) && is_elsewhere
            || address.is_disjoint(*size, &place.address, place.size)
    });
}

/// Removes private variables that are only stored to; returns whether there were any.
fn remove_unread(function: Op<'_>) -> bool {
    let mut variables = vec![];
    function.walk_pre(|op| {
        let is_private = |variable: &lir::VarOp<'_>| {
            PtrType::from_type(variable.result().ty())
                .is_some_and(|pointer| pointer.space() == StorageSpace::Private)
        };
        variables.extend(op.cast::<lir::VarOp<'_>>().filter(is_private));
    });
    let mut is_changed = false;
    for variable in variables {
        if let Some(users) = stores_only(variable) {
            // Users of a pointer come after it.
            users.into_iter().rev().for_each(Op::erase);
            is_changed = true;
        }
    }
    is_changed
}

/// A variable and all its users, each after its operands, if it is only stored to.
fn stores_only(variable: lir::VarOp<'_>) -> Option<Vec<Op<'_>>> {
    let mut all = vec![variable.op()];
    let mut next = 0;
    while let Some(&op) = all.get(next) {
        next += 1;
        if op.result_count() == 0 {
            continue;
        }
        let pointer = op.result(0);
        for (user, _) in pointer.uses() {
            let is_pointer = user.is::<lir::GepOp<'_>>() || user.is::<lir::PtrCastOp<'_>>();
            let stored = Access::of(user).and_then(|access| access.stored);
            if !is_pointer && stored.is_none_or(|value| value == pointer) {
                return None;
            }
            all.push(user);
        }
    }
    Some(all)
}
