//! The subgroup sizes of functions, if known at compile time: a device with several sizes is
//! queried when the kernel runs.

use crate::{lir::reaching_kernels::meet_facts, profile::Profile};
use gir_dialects::{ir::Op, upstream::func::FuncOp};
use std::collections::HashMap;

/// The subgroup size of each function: specified by its kernels, or else by the target.
pub struct SubgroupWidths<'c> {
    of_target: Option<i64>,
    of_functions: HashMap<&'c str, Option<i64>>,
}

impl<'c> SubgroupWidths<'c> {
    /// Reads the top-level operations of a module.
    pub fn new(profile: &Profile, top: &[Op<'c>]) -> Self {
        let of_target = profile.subgroup_size.map(|size| i64::from(size.get()));
        let functions: Vec<FuncOp<'c>> = top.iter().filter_map(|op| op.cast()).collect();
        let of_functions = meet_facts(
            &functions,
            |kernel| of_target.and_then(|own| Some(kernel?.subgroup_size().unwrap_or(own))),
            |one, other| one.filter(|_| one == other),
        );
        Self {
            of_target,
            of_functions,
        }
    }

    /// The subgroup size in a top-level operation; `None` if it is unknown, or not unique.
    pub fn of(&self, op: Op<'c>) -> Option<i64> {
        let function = op.cast::<FuncOp<'c>>();
        let stated = function.and_then(|function| self.of_functions.get(function.sym_name()));
        stated.copied().unwrap_or(self.of_target)
    }
}
