//! Discarded fragments.
//!
//! SPIR-V 1.6 and later has an instruction after which the rest of the kernel computes without effects. Earlier
//! versions have `OpKill`, which ends the kernel: it must terminate a block, so it stands in a function of its
//! own, which is called.

use super::{placeholders, variables::Variables};
use crate::profile::SpirvVersion;
use gir_dialects::{
    ir::{self, Block, Builder, Op, OpView},
    lir,
    upstream::spirv::{self, FunctionControl, FunctionControlAttr},
};
use rspirv::spirv::Op as Instruction;

/// The way a module discards fragments.
pub enum Discards {
    /// By `OpDemoteToHelperInvocation`.
    Demote,
    /// By a function of this name.
    Call(String),
}

impl Discards {
    /// The way of this version; the function gets a name that is not in use.
    pub fn new(version: SpirvVersion, variables: &mut Variables<'_>) -> Self {
        match version >= SpirvVersion::V1_6 {
            true => Self::Demote,
            false => Self::Call(variables.fresh("discard".to_owned())),
        }
    }

    /// Lowers the discards of a function; returns whether it has any.
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

    /// Defines the function, if this version needs one.
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
