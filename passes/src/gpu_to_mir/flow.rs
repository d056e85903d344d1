//! Memrefs as parameters, and in branches, loops and calls.
//!
//! Each becomes a pointer and its dynamic sizes. At the start of a block an `unrealized_conversion_cast` puts it
//! together; where it is passed on, another takes it apart. The next steps replace both.
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
    buffers::is_memref,
    functions,
    types::{Role, Types},
};
use gir_dialects::{
    ir::{Block, Builder, Op, OpSpec, OpView, Type, Value},
    upstream::{builtin, cf, func, gpu, scf},
};

/// Takes apart the memrefs that leave or enter a block of a function.
pub fn expand(function: Op<'_>, is_kernel: bool, types: &Types) {
    let flow = Flow { types };
    let mut ops = vec![];
    function.walk_pre(|op| ops.push(op));
    let role = match is_kernel {
        true => Role::KernelParameter,
        false => Role::Value,
    };
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
    functions::describe(function, is_kernel, role, types);
}

struct Flow<'a> {
    types: &'a Types,
}

impl Flow<'_> {
    fn types<'c>(&self, ty: Type<'c>, role: Role) -> Vec<Type<'c>> {
        self.types.expanded(ty, role).unwrap_or_else(|_| vec![ty])
    }

    /// Replaces the memrefs among a block's arguments by their parts.
    fn expand_arguments<'c>(&self, block: Block<'c>, role: Role) {
        let old: Vec<_> = block.arguments().collect();
        if !old.iter().any(|&value| is_memref(value)) {
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
            argument.replace_all_uses(put_together(&b, argument, &parts));
        }
        for _ in &old {
            block.erase_argument(0);
        }
    }

    /// Takes apart the memrefs among an op's passed operands and its results.
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
        if !op.operands().chain(op.results()).any(is_memref) {
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

    /// The operands, with each memref replaced by its parts.
    fn apart<'c>(
        &self,
        b: &Builder<'c>,
        values: impl Iterator<Item = Value<'c>>,
    ) -> Vec<Value<'c>> {
        values
            .flat_map(|value| match is_memref(value) {
                true => {
                    let types = self.types(value.ty(), Role::Value);
                    builtin::UnrealizedConversionCastOp::build(b, &types, &[value]).outputs()
                }
                false => vec![value],
            })
            .collect()
    }

    /// Rebuilds the op with the parts of its memref operands and results.
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
            old.replace_all_uses(put_together(&b, old, &own));
        }
        // The casts were made before the old op, but after the new one.
        op.erase();
    }
}

/// The value of its parts: the part itself, or the memref made of them.
fn put_together<'c>(b: &Builder<'c>, whole: Value<'c>, parts: &[Value<'c>]) -> Value<'c> {
    match parts {
        [part] if !is_memref(whole) => *part,
        parts => builtin::UnrealizedConversionCastOp::build(b, &[whole.ty()], parts).outputs()[0],
    }
}
