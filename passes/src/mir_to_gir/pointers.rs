//! Replacement of poison pointers by pointers into the same memory as the alternatives of the same choice.
//!
//! GIR has no such pointers, and SPIR-V allows a choice between pointers into one variable only:
//!
//! ```mlir
//! %u = ub.poison : !mir.ptr<global, i32>
//! cf.cond_br %c, ^out(%p.next : …), ^out(%u : …)
//!   →  cf.cond_br %c, ^out(%p.next : …), ^out(%p : …)
//! ```
//!
//! where `%p.next` is a step from the parameter `%p`. Pointers connected by steps, casts, branches and selections
//! form one set; each poison pointer is replaced by a parameter, a global or storage of the call from its set.

use gir_dialects::{
    ir::{Block, Builder, Op, Type, Value},
    mir,
    upstream::{arith, cf, ub},
};
use std::collections::HashMap;

/// Replaces the poison pointers of a function, whose control flow consists of branches, if their sets have a
/// replacement.
pub fn resolve(function: Op<'_>) {
    let Some(entry) = function.region(0).first_block() else {
        return;
    };
    let (mut undefined, mut sets) = (vec![], Sets::default());
    function.walk_pre(|op| {
        if op.is::<ub::PoisonOp<'_>>() && is_pointer(op.result(0)) {
            undefined.push(op);
        }
    });
    if undefined.is_empty() {
        return;
    }
    function.walk_pre(|op| sets.connect(op));
    let roots = roots(function, entry, &mut sets);
    for op in undefined {
        let set = sets.find(op.result(0));
        if let Some(&root) = roots.get(&set) {
            replace(op, root, entry);
        }
    }
}

fn is_pointer(value: Value<'_>) -> bool {
    is_pointer_type(value.ty())
}

fn is_pointer_type(ty: Type<'_>) -> bool {
    mir::PtrType::from_type(ty).is_some()
}

/// The replacement for each set: its first member that is available everywhere.
fn roots<'c>(function: Op<'c>, entry: Block<'c>, sets: &mut Sets<'c>) -> HashMap<usize, Value<'c>> {
    let mut candidates: Vec<_> = entry
        .arguments()
        .filter(|&value| is_pointer(value))
        .collect();
    function.walk_pre(|op| {
        if op.is::<mir::AddressOfOp<'_>>() || is_local(op) {
            candidates.push(op.result(0));
        }
    });
    let mut roots = HashMap::new();
    for value in candidates {
        roots.entry(sets.find(value)).or_insert(value);
    }
    roots
}

/// Whether an op allocates storage of the call, which moves to the start of the function.
fn is_local(op: Op<'_>) -> bool {
    let ty = op.cast::<mir::AllocOp<'_>>().map(|_| op.result(0).ty());
    let pointer = ty.and_then(mir::PtrType::from_type);
    pointer.is_some_and(|pointer| pointer.space() == mir::StorageSpace::Private)
}

fn replace<'c>(undefined: Op<'c>, root: Value<'c>, entry: Block<'c>) {
    let b = Builder::before(undefined);
    let value = match root.defining_op() {
        Some(op) if op.is::<mir::AddressOfOp<'_>>() => op.copy_before(undefined).result(0),
        Some(op) => {
            if let Some(first) = entry.ops().next().filter(|&first| first != op) {
                op.move_before(first);
            }
            root
        }
        None => root,
    };
    let ty = undefined.result(0).ty();
    let value = match value.ty() == ty {
        true => value,
        false => mir::PtrCastOp::build(&b, ty, value).result(),
    };
    undefined.result(0).replace_all_uses(value);
    undefined.erase();
}

/// Disjoint sets of pointers, by numbers.
#[derive(Default)]
struct Sets<'c> {
    numbers: HashMap<Value<'c>, usize>,
    /// A member of the same set; the representative is its own.
    parents: Vec<usize>,
}

impl<'c> Sets<'c> {
    /// Merges the sets that an op connects.
    fn connect(&mut self, op: Op<'c>) {
        if let Some(branch) = op.cast::<cf::BranchOp<'c>>() {
            self.pass(&branch.dest_operands(), branch.dest());
        } else if let Some(branch) = op.cast::<cf::CondBranchOp<'c>>() {
            self.pass(&branch.true_dest_operands(), branch.true_dest());
            self.pass(&branch.false_dest_operands(), branch.false_dest());
        } else if op.is::<arith::SelectOp<'_>>() {
            self.unite(op.operand(1), op.result(0));
            self.unite(op.operand(2), op.result(0));
        } else if op.is::<mir::GepOp<'_>>() || op.is::<mir::PtrCastOp<'_>>() {
            self.unite(op.operand(0), op.result(0));
        }
    }

    fn pass(&mut self, operands: &[Value<'c>], block: Block<'c>) {
        for (&operand, argument) in operands.iter().zip(block.arguments()) {
            self.unite(operand, argument);
        }
    }

    fn unite(&mut self, a: Value<'c>, b: Value<'c>) {
        if is_pointer(a) {
            let (a, b) = (self.find(a), self.find(b));
            self.parents[a] = b;
        }
    }

    /// The number of a value's set.
    fn find(&mut self, value: Value<'c>) -> usize {
        let next = self.parents.len();
        let mut number = *self.numbers.entry(value).or_insert(next);
        if number == next {
            self.parents.push(next);
        }
        while self.parents[number] != number {
            // Halves the path for the next search.
            self.parents[number] = self.parents[self.parents[number]];
            number = self.parents[number];
        }
        number
    }
}
