//! Fragments that are dropped.
//!
//! From SPIR-V 1.6 on there is an instruction that has the rest of the kernel compute without
//! effects. Before, `OpKill` ends the kernel: it has to end a block, so it stands in a function of
//! its own, which is called.

use super::{placeholders, variables::Variables};
use crate::profile::SpirvVersion;
use gir_dialects::{
    ir::{self, Block, Builder, Op, OpView},
    lir,
    upstream::spirv::{self, FunctionControl, FunctionControlAttr},
};
use rspirv::spirv::Op as Instruction;

/// How a module drops fragments.
pub enum Discards {
    /// By an instruction.
    Demote,
    /// By a function of this name.
    Call(String),
}

impl Discards {
    /// As this version does; the name of the function is one that nothing has.
    pub fn new(version: SpirvVersion, variables: &mut Variables<'_>) -> Self {
        match version >= SpirvVersion::V1_6 {
            true => Self::Demote,
            false => Self::Call(variables.fresh("discard".to_owned())),
        }
    }

    /// Lowers those of a function; whether it has any.
    pub fn lower(&self, function: Op<'_>) -> bool {
        let mut ops = vec![];
        function.walk_pre(|op| ops.extend(op.is::<lir::DiscardOp<'_>>().then_some(op)));
        for op in &ops {
            let b = Builder::before(*op);
            match self {
                Self::Demote => {
                    placeholders::call(&b, Instruction::DemoteToHelperInvocation, &[], None);
                }
                Self::Call(name) => {
                    spirv::FunctionCallOp::build(&b, None, name, &[], None, None);
                }
            }
            op.erase();
        }
        !ops.is_empty()
    }

    /// Defines the function, if there is one.
    pub fn define<'c>(&self, b: &Builder<'c>) -> Option<Op<'c>> {
        let Self::Call(name) = self else { return None };
        let context = b.context();
        let ty = ir::function(context, &[], &[]);
        let control = FunctionControlAttr::get(context, FunctionControl::NONE);
        let function = spirv::FuncOp::build(b, ty, None, None, name, control, None).op();
        let body = Block::new(&[]);
        function.region(0).append(body);
        spirv::KillOp::build(&Builder::at_end(body, b.location()));
        Some(function)
    }
}
