//! Values that become several, as parameters and in branches, loops and calls: memrefs, and vectors that mir lacks.
//!
//! Each becomes its parts, a memref a pointer and its open numbers. At the start of a block an
//! `unrealized_conversion_cast` puts it together; where it is passed on, another takes it apart. The next steps replace
//! both.
//!
//! ```mlir
//! %m = scf.for … iter_args(%a = %x)     %p, %n = cast %x
//!     -> (memref<?xf32>) {              %q:2 = scf.for … iter_args(%b = %p, %k = %n)
//!   …                               →       -> (!mir.ptr<generic, f32>, i32) {
//!   scf.yield %a                          %a = cast %b, %k
//! }                                       … %c, %l = cast %a
//!                                         scf.yield %c, %l
//! ```

use super::{
    functions,
    types::{Role, Types},
};
use gir_dialects::{
    ir::{Block, Builder, MemRef, Op, OpSpec, OpView, Type, Value},
    upstream::{builtin, cf, func, gpu, scf},
};

/// The values that become several.
pub trait Split {
    /// The types of the parts of a value of a type; `None` if it stays whole.
    fn parts<'c>(&self, ty: Type<'c>, role: Role) -> Option<Vec<Type<'c>>>;
}

impl Split for Types {
    fn parts<'c>(&self, ty: Type<'c>, role: Role) -> Option<Vec<Type<'c>>> {
        MemRef::of(ty)?;
        self.expanded(ty, role).ok()
    }
}

/// Takes apart the memrefs that leave or enter a block of a function.
pub fn expand(function: Op<'_>, is_kernel: bool, types: &Types) {
    let role = match is_kernel {
        true => Role::KernelParameter,
        false => Role::Value,
    };
    split(function, role, types);
    functions::describe(function, is_kernel, role, types);
}

/// Takes apart the values that leave or enter a block of a function. Its type stays.
pub fn split(function: Op<'_>, role: Role, how: &impl Split) {
    let flow = Flow { how };
    let mut ops = vec![];
    function.walk_pre(|op| ops.push(op));
    let entry = function.region(0).first_block();
    for &op in &ops {
        for block in op.regions().flat_map(|region| region.blocks()) {
            let is_entry = Some(block) == entry;
            flow.expand_arguments(block, if is_entry { role } else { Role::Value });
        }
    }
    for &op in &ops {
        flow.expand_op(op);
    }
}

struct Flow<'a, S> {
    how: &'a S,
}

impl<S: Split> Flow<'_, S> {
    fn is_whole(&self, value: Value<'_>) -> bool {
        self.how.parts(value.ty(), Role::Value).is_some()
    }

    fn types<'c>(&self, ty: Type<'c>, role: Role) -> Vec<Type<'c>> {
        self.how.parts(ty, role).unwrap_or_else(|| vec![ty])
    }

    /// Replaces the arguments of a block that are split by their parts.
    fn expand_arguments<'c>(&self, block: Block<'c>, role: Role) {
        let old: Vec<_> = block.arguments().collect();
        if !old.iter().any(|&value| self.is_whole(value)) {
            return;
        }
        for &argument in &old {
            let types = self.types(argument.ty(), role);
            let location = argument.location();
            let parts: Vec<_> = types
                .into_iter()
                .map(|ty| block.add_argument(ty, location))
                .collect();
            let b = Builder::at_start(block, location);
            argument.replace_all_uses(self.put_together(&b, argument, &parts));
        }
        for _ in &old {
            block.erase_argument(0);
        }
    }

    /// Takes apart the split values among an op's passed operands and its results.
    fn expand_op<'c>(&self, op: Op<'c>) {
        const ENDS: &[&str] = &[
            cf::BranchOp::NAME,
            func::ReturnOp::NAME,
            gpu::ReturnOp::NAME,
            scf::ConditionOp::NAME,
            scf::YieldOp::NAME,
        ];
        const STRUCTURED: &[&str] = &[
            func::CallOp::NAME,
            scf::ForOp::NAME,
            scf::IfOp::NAME,
            scf::WhileOp::NAME,
        ];
        let mut values = op.operands().chain(op.results());
        if !values.any(|value| self.is_whole(value)) {
            return;
        }
        let b = Builder::before(op);
        if ENDS.contains(&op.name()) {
            op.set_operands(&self.apart(&b, op.operands()));
        } else if let Some(branch) = op.cast::<cf::CondBranchOp<'c>>() {
            let yes = self.apart(&b, branch.true_dest_operands().into_iter());
            let no = self.apart(&b, branch.false_dest_operands().into_iter());
            let weights = branch.branch_weights();
            let (condition, to) = (
                branch.condition(),
                (branch.true_dest(), branch.false_dest()),
            );
            cf::CondBranchOp::build(&b, condition, &yes, &no, weights.as_deref(), to.0, to.1);
            op.erase();
        } else if STRUCTURED.contains(&op.name()) {
            self.rebuild(op);
        }
    }

    /// The operands, with each split one replaced by its parts.
    fn apart<'c>(
        &self,
        b: &Builder<'c>,
        values: impl Iterator<Item = Value<'c>>,
    ) -> Vec<Value<'c>> {
        values
            .flat_map(|value| match self.is_whole(value) {
                true => {
                    let types = self.types(value.ty(), Role::Value);
                    builtin::UnrealizedConversionCastOp::build(b, &types, &[value]).outputs()
                }
                false => vec![value],
            })
            .collect()
    }

    /// Rebuilds the op with the parts of its split operands and results.
    fn rebuild<'c>(&self, op: Op<'c>) {
        let b = Builder::before(op);
        let operands = self.apart(&b, op.operands());
        let parts: Vec<_> = op
            .results()
            .map(|result| self.types(result.ty(), Role::Value))
            .collect();
        // Attributes of a call's arguments are by position, and only hints.
        let of_arguments = [func::CallOp::ARG_ATTRS_ATTR, func::CallOp::RES_ATTRS_ATTR];
        let mut attributes = op.attributes();
        attributes.retain(|(name, _)| !of_arguments.contains(name));
        let new = b.create(
            op.name(),
            OpSpec {
                operands: &operands,
                results: &parts.concat(),
                attributes: &attributes,
                regions: op.region_count(),
                successors: &[],
            },
        );
        for (new, old) in new.regions().zip(op.regions()) {
            new.take_body(old);
        }
        let mut results = new.results();
        for (old, types) in op.results().zip(&parts) {
            let own: Vec<_> = results.by_ref().take(types.len()).collect();
            old.replace_all_uses(self.put_together(&b, old, &own));
        }
        // The casts were made before the old op, but after the new one.
        op.erase();
    }

    /// The value of its parts: the part itself, or the value made of them.
    fn put_together<'c>(
        &self,
        b: &Builder<'c>,
        whole: Value<'c>,
        parts: &[Value<'c>],
    ) -> Value<'c> {
        match parts {
            [part] if !self.is_whole(whole) => *part,
            parts => {
                builtin::UnrealizedConversionCastOp::build(b, &[whole.ty()], parts).outputs()[0]
            }
        }
    }
}
