//! `--mir-infer-address-spaces`: generic pointers into one known storage space become pointers to that space, in mir
//! and in lir.
//!
//! ```mlir
//! %g = mir.gpu.addrspace_cast %p
//!     : <global, f32> -> <generic, f32>
//! %h = mir.gpu.gep %g[%i] stride 4          →   %h = mir.gpu.gep %p[%i] stride 4
//!     : <generic, f32>, i32                         : <global, f32>, i32
//! %v = mir.gpu.load %h : <generic, f32> -> f32  %v = mir.gpu.load %h : <global, f32> -> f32
//! ```
//!
//! A generic pointer parameter of a kernel points to global storage, because launches pass no other memory. After the
//! pass, the parameter is a pointer to global storage.
//!
//! A pointer is followed through address arithmetic, casts, `arith.select` and `scf`, within a function. If it leaves
//! the function, or meets one from another space, it is cast to the generic space again. An undefined pointer
//! (`ub.poison`) takes the space of the pointers it meets.

use gir_dialects::{
    ir::{self, Block, Builder, Op, OpView, Type, TypeExt, Value},
    lir,
    mir::{self, PtrType, StorageSpace},
    names,
    pass::{PassInfo, PassRun},
    upstream::{arith, func, scf, ub},
};
use std::collections::HashMap;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "mir-infer-address-spaces",
    description: "Turn generic pointers of one origin into pointers to its storage space",
    anchor: "func.func",
    options: &[],
    dialects: &["lir", "mir", "ub"],
    initialize: None,
    concerns: Some(|census| census.any_type(|ty| space_of(ty) == Some(StorageSpace::Generic))),
    run,
};

fn run(pass: &PassRun<'_>) {
    take_global_pointers(pass.op());
    let mut flow = Flow::default();
    pass.op().walk_pre(|op| flow.add(op));
    if flow.casts.is_empty() {
        return;
    }
    let spaces = flow.solve();
    Rewrite { flow, spaces }.apply();
}

/// Makes the generic pointer parameters of a kernel point to global storage, and casts them at its start.
fn take_global_pointers(function: Op<'_>) {
    let is_mir = function.attribute(names::MIR_KERNEL).is_some();
    let (Some(entry), Some(kernel)) = (
        function.region(0).first_block(),
        function.cast::<func::FuncOp<'_>>(),
    ) else {
        return;
    };
    let is_kernel = is_mir || function.attribute(names::LIR_KERNEL).is_some();
    let taken: Vec<_> = entry.arguments().filter(is_generic).collect();
    if !is_kernel || taken.is_empty() {
        return;
    }
    for parameter in taken {
        let (old, uses) = (parameter.ty(), parameter.uses().collect::<Vec<_>>());
        parameter.set_type(in_space(old, StorageSpace::Global));
        if uses.is_empty() {
            continue;
        }
        let b = Builder::at_start(entry, parameter.location());
        let pointer = match is_mir {
            true => mir::AddrSpaceCastOp::build(&b, old, parameter).result(),
            false => lir::AddrSpaceCastOp::build(&b, old, parameter).result(),
        };
        for (user, operand) in uses {
            user.set_operand(operand, pointer);
        }
    }
    let inputs: Vec<_> = entry.arguments().map(Value::ty).collect();
    let results = kernel.function_type().as_function().unwrap_or_default().1;
    kernel.set_function_type(ir::function(function.context(), &inputs, &results));
}

/// The origin of a generic pointer; one without any is in no map.
#[derive(Clone, Copy, PartialEq)]
enum Origin {
    /// One storage space.
    One(StorageSpace),
    /// Several, or one that is unknown in the function.
    Any,
}

impl Origin {
    fn and(self, other: Self) -> Self {
        if self == other { self } else { Self::Any }
    }
}

/// The flow of generic pointers within a function.
#[derive(Default)]
struct Flow<'c> {
    /// All generic pointers, in order.
    pointers: Vec<Value<'c>>,
    /// Casts to and from the generic space.
    casts: Vec<Op<'c>>,
    /// The first pointers of each chain, with their origins.
    origins: Vec<(Value<'c>, Origin)>,
    /// The values that each pointer flows to.
    targets: HashMap<Value<'c>, Vec<Value<'c>>>,
    /// The value that an operand, by operation and index, flows to.
    uses: HashMap<(Op<'c>, usize), Value<'c>>,
}

impl<'c> Flow<'c> {
    /// Adds an operation: the sources of its results and of its blocks' arguments.
    fn add(&mut self, op: Op<'c>) {
        if is_cast(op) {
            self.casts.push(op);
        }
        let arguments = op
            .regions()
            .flat_map(|region| region.blocks())
            .flat_map(Block::arguments);
        let defined: Vec<_> = op.results().chain(arguments).filter(is_generic).collect();
        if defined.is_empty() {
            return;
        }
        self.pointers.extend(&defined);
        if let Some(space) = cast_from(op) {
            self.origins.push((op.result(0), Origin::One(space)));
        } else if is_step(op) {
            self.moves(op, 0, op.result(0));
        } else if op.is::<arith::SelectOp<'c>>() {
            self.moves(op, 1, op.result(0));
            self.moves(op, 2, op.result(0));
        } else if op.is::<scf::ForOp<'c>>() {
            self.add_for(op);
        } else if op.is::<scf::WhileOp<'c>>() {
            self.add_while(op);
        } else if op.is::<scf::IfOp<'c>>()
            || op.is::<scf::IndexSwitchOp<'c>>()
            || op.is::<scf::ExecuteRegionOp<'c>>()
        {
            self.add_branches(op);
        } else if !op.is::<ub::PoisonOp<'c>>() {
            let unknown = defined.into_iter().map(|value| (value, Origin::Any));
            self.origins.extend(unknown);
        }
    }

    /// Adds the flow of an operand to a value.
    fn moves(&mut self, op: Op<'c>, index: usize, target: Value<'c>) {
        if is_generic(&target) {
            self.uses.insert((op, index), target);
            self.becomes(op.operand(index), target);
        }
    }

    fn becomes(&mut self, source: Value<'c>, target: Value<'c>) {
        if is_generic(&target) {
            self.targets.entry(source).or_default().push(target);
        }
    }

    /// Adds the flow of a terminator's operands, from operand `first` on, to values.
    fn ends(
        &mut self,
        block: Option<Block<'c>>,
        first: usize,
        targets: impl Iterator<Item = Value<'c>>,
    ) {
        if let Some(end) = block.and_then(Block::terminator) {
            for (index, target) in targets.enumerate() {
                self.moves(end, first + index, target);
            }
        }
    }

    fn add_for(&mut self, op: Op<'c>) {
        let Some(body) = op.region(0).first_block() else {
            return;
        };
        // Operands 0 to 2 are the bounds and the step, argument 0 is the induction variable.
        for (index, argument) in body.arguments().skip(1).enumerate() {
            self.moves(op, 3 + index, argument);
            self.becomes(argument, op.result(index));
        }
        self.ends(Some(body), 0, body.arguments().skip(1));
    }

    fn add_while(&mut self, op: Op<'c>) {
        let (before, after) = (op.region(0).first_block(), op.region(1).first_block());
        let arguments = |block: Option<Block<'c>>| block.into_iter().flat_map(Block::arguments);
        for (index, argument) in arguments(before).enumerate() {
            self.moves(op, index, argument);
        }
        self.ends(after, 0, arguments(before));
        // Operand 0 of the terminator is the condition.
        self.ends(before, 1, arguments(after));
        for (argument, result) in arguments(after).zip(op.results()) {
            self.becomes(argument, result);
        }
    }

    fn add_branches(&mut self, op: Op<'c>) {
        for region in op.regions() {
            self.ends(region.first_block(), 0, op.results());
        }
    }

    /// The origin of each pointer.
    fn solve(&self) -> HashMap<Value<'c>, Origin> {
        let mut known: HashMap<Value<'c>, Origin> = HashMap::new();
        let mut pending = self.origins.clone();
        while let Some((value, origin)) = pending.pop() {
            let old = known.get(&value).copied();
            let new = old.map_or(origin, |old| old.and(origin));
            if old == Some(new) {
                continue;
            }
            known.insert(value, new);
            let targets = self.targets.get(&value).into_iter().flatten();
            pending.extend(targets.map(|&target| (target, new)));
        }
        known
    }
}

/// The rewrite of a function.
struct Rewrite<'c> {
    flow: Flow<'c>,
    spaces: HashMap<Value<'c>, Origin>,
}

impl<'c> Rewrite<'c> {
    fn apply(&self) {
        for &pointer in &self.flow.pointers {
            if let Some(&Origin::One(space)) = self.spaces.get(&pointer) {
                pointer.set_type(in_space(pointer.ty(), space));
            }
        }
        for &pointer in &self.flow.pointers {
            let uses: Vec<_> = pointer.uses().collect();
            for (user, index) in uses {
                self.settle(user, index);
            }
        }
        // Replaced poison values are erased: they keep their generic type, which targets may lack.
        for &pointer in &self.flow.pointers {
            let poison = pointer.defining_op();
            let poison = poison.filter(|op| op.is::<ub::PoisonOp<'c>>() && !op.has_uses());
            if let Some(poison) = poison {
                poison.erase();
            }
        }
        for &cast in &self.flow.casts {
            let (operand, result) = (cast.operand(0), cast.result(0));
            if operand.ty() == result.ty() {
                result.replace_all_uses(operand);
                cast.erase();
            }
        }
    }

    /// Casts an operand to the type that its user expects.
    fn settle(&self, user: Op<'c>, index: usize) {
        let operand = user.operand(index);
        let wanted = match self.flow.uses.get(&(user, index)) {
            Some(target) => in_space_of(operand.ty(), target.ty()),
            None if is_access(user, index) => return,
            None if is_cast(user) && operand.ty() == user.result(0).ty() => return,
            None => in_space(operand.ty(), StorageSpace::Generic),
        };
        if operand.ty() == wanted {
            return;
        }
        let builder = Builder::before(user);
        let fitting = if self.spaces.contains_key(&operand) {
            self.cast(&builder, operand, wanted)
        } else {
            // It has no origin, so it is undefined.
            ub::PoisonOp::build(&builder, wanted, None).result()
        };
        user.set_operand(index, fitting);
    }

    /// A cast of the function's dialect.
    fn cast(&self, builder: &Builder<'c>, operand: Value<'c>, ty: Type<'c>) -> Value<'c> {
        let is_lir = self
            .flow
            .casts
            .iter()
            .any(|cast| cast.is::<lir::AddrSpaceCastOp<'c>>());
        if is_lir {
            lir::AddrSpaceCastOp::build(builder, ty, operand).result()
        } else {
            mir::AddrSpaceCastOp::build(builder, ty, operand).result()
        }
    }
}

fn is_generic(value: &Value<'_>) -> bool {
    space_of(value.ty()) == Some(StorageSpace::Generic)
}

fn space_of(ty: Type<'_>) -> Option<StorageSpace> {
    PtrType::from_type(ty).map(PtrType::space)
}

/// A pointer type with its space replaced.
fn in_space(ty: Type<'_>, space: StorageSpace) -> Type<'_> {
    PtrType::from_type(ty).map_or(ty, |ptr| PtrType::get(ty.ctx(), space, ptr.pointee()))
}

fn in_space_of<'c>(ty: Type<'c>, other: Type<'c>) -> Type<'c> {
    space_of(other).map_or(ty, |space| in_space(ty, space))
}

fn is_cast(op: Op<'_>) -> bool {
    op.is::<mir::AddrSpaceCastOp<'_>>() || op.is::<lir::AddrSpaceCastOp<'_>>()
}

/// The source space of a cast to the generic one.
fn cast_from(op: Op<'_>) -> Option<StorageSpace> {
    let space = space_of(op.operands().next()?.ty());
    space.filter(|space| is_cast(op) && *space != StorageSpace::Generic)
}

/// Whether the result points into the same object as the first operand.
fn is_step(op: Op<'_>) -> bool {
    const STEPS: &[&str] = &[
        mir::GepOp::NAME,
        mir::PtrCastOp::NAME,
        lir::GepOp::NAME,
        lir::PtrCastOp::NAME,
    ];
    STEPS.contains(&op.name())
}

/// Whether an operand is the address of an access, which may be in any space.
fn is_access(op: Op<'_>, index: usize) -> bool {
    let of_dialect = |prefix: &str| {
        let name = op.name().strip_prefix(prefix);
        name.is_some_and(|name| {
            matches!(name, "load" | "store" | "atomic") || name.starts_with("atomic_")
        })
    };
    index == 0 && (of_dialect("mir.gpu.") || of_dialect("lir."))
}
