//! Stages: those that are lowered, and the restrictions of functions that kernels call.

use gir_dialects::{
    ir::{Op, OpView},
    mir::{KernelAttr, Stage},
    names, stages,
    upstream::func,
};
use std::collections::HashMap;

/// The stage of a kernel, before or after its attributes are renamed.
pub fn of(function: Op<'_>) -> Option<Stage> {
    let kernel = [names::MIR_KERNEL, names::LIR_KERNEL]
        .into_iter()
        .find_map(|name| function.attribute(name))?;
    KernelAttr::from_attribute(kernel).map(KernelAttr::stage)
}

/// Reports kernels of stages that only a future version lowers.
pub fn refuse_future(functions: &[Op<'_>]) {
    for function in functions {
        match of(*function) {
            None | Some(Stage::Compute | Stage::Vertex | Stage::Fragment) => {}
            Some(stage) => function.error(format!(
                "is a kernel of the future stage '{}', which cannot be lowered; compute, vertex and fragment can",
                stage.keyword()
            )),
        }
    }
}

/// For each function other than a kernel, the kernels that reach it, one of each stage.
pub struct Reached<'c> {
    kernels: HashMap<&'c str, Vec<(Stage, &'c str)>>,
}

impl<'c> Reached<'c> {
    /// Follows the calls of all kernels.
    pub fn new(functions: &[Op<'c>]) -> Self {
        let mut reached = Self {
            kernels: HashMap::new(),
        };
        // Without other functions there are no calls to follow.
        if functions.iter().all(|function| of(*function).is_some()) {
            return reached;
        }
        let by_name: HashMap<_, _> = functions
            .iter()
            .filter_map(|op| op.cast::<func::FuncOp<'c>>())
            .map(|function| (function.sym_name(), function.op()))
            .collect();
        let callees: HashMap<_, _> = by_name
            .iter()
            .map(|(&name, &function)| (name, callees(function)))
            .collect();
        for function in functions {
            if let (Some(stage), Some(kernel)) =
                (of(*function), function.cast::<func::FuncOp<'c>>())
            {
                reached.follow(stage, kernel.sym_name(), &callees);
            }
        }
        reached
    }

    fn follow(&mut self, stage: Stage, kernel: &'c str, callees: &HashMap<&'c str, Vec<&'c str>>) {
        let mut pending = vec![kernel];
        while let Some(caller) = pending.pop() {
            for &callee in callees.get(caller).into_iter().flatten() {
                let kernels = self.kernels.entry(callee).or_default();
                if !kernels.iter().any(|(known, _)| *known == stage) {
                    kernels.push((stage, kernel));
                    pending.push(callee);
                }
            }
        }
    }

    /// The stages that run a function, with a kernel for each.
    pub fn stages(&self, function: Op<'c>) -> Vec<(Stage, &'c str)> {
        let Some(named) = function.cast::<func::FuncOp<'c>>() else {
            return vec![];
        };
        let name = named.sym_name();
        match of(function) {
            Some(stage) => vec![(stage, name)],
            None => self.kernels.get(name).cloned().unwrap_or_default(),
        }
    }

    /// Reports operations of a function that a calling kernel does not support; the verifier checks kernels
    /// themselves.
    pub fn check(&self, function: Op<'c>) {
        let callers = self.stages(function);
        if of(function).is_some() || callers.is_empty() {
            return;
        }
        function.walk_pre(|op| {
            let Some(needed) = stages::of(op) else { return };
            let other = callers.iter().find(|(stage, _)| *stage != needed);
            if let Some((stage, kernel)) = other {
                op.error(format!(
                    "is for {} kernels, but {} kernel '{kernel}' calls the function",
                    needed.keyword(),
                    stage.keyword()
                ));
            }
        });
    }
}

/// The functions that a function calls.
fn callees<'c>(function: Op<'c>) -> Vec<&'c str> {
    let mut callees = vec![];
    function.walk_pre(|op| {
        callees.extend(op.cast::<func::CallOp<'c>>().map(|call| call.callee()));
    });
    callees.sort_unstable();
    callees.dedup();
    callees
}
