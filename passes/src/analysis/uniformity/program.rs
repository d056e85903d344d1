//! The functions of a module, their calls, and the places where work-items wait for each other.

use super::Group;
use crate::analysis::linkage;
use gir_dialects::{
    common::MemoryScope,
    ir::{Block, Op, OpView, Value},
    lir,
    mir::{self, KernelAttr},
    names,
    pass::parallel_for,
    upstream::func,
};
use std::{collections::HashMap, sync::OnceLock};

/// The workgroups a function runs in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// No kernel calls the function.
    Unreached,
    /// Workgroups of these extents along x, y and z.
    Known([u64; 3]),
    /// Several sizes, or one set at launch.
    Various,
}

impl Size {
    /// The extents, if they are known.
    pub fn extents(self) -> Option<[u64; 3]> {
        match self {
            Self::Known(extents) => Some(extents),
            Self::Unreached | Self::Various => None,
        }
    }

    fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::Unreached, size) | (size, Self::Unreached) => size,
            (one, same) if one == same => one,
            _ => Self::Various,
        }
    }
}

/// A place at which work-items of a group wait for each other.
#[derive(Clone, Copy)]
pub struct Wait<'c> {
    /// The barrier, or the call of a function that leads to one.
    pub op: Op<'c>,
    /// The group whose work-items wait.
    pub group: Group,
    /// The barrier itself, if `op` is a call.
    pub within: Option<Op<'c>>,
}

/// A function.
pub struct Function<'c> {
    /// The function.
    pub op: func::FuncOp<'c>,
    /// Whether it is a kernel.
    pub is_kernel: bool,
    /// The workgroups it runs in.
    pub size: Size,
    /// Calls of functions of the module, with their indices.
    pub calls: Vec<(Op<'c>, usize)>,
    /// The calls of this function in the module.
    pub callers: Vec<Op<'c>>,
    /// Whether other modules may call it, too.
    is_exported: bool,
    /// Whether `lir.break` and the like leave more than the region that they end.
    pub has_exits: bool,
    /// Its own barriers, and other operations that need all work-items of a group.
    barriers: Vec<(Op<'c>, Group)>,
    /// For each group, a barrier that a call of this function may reach.
    leads_to: [Option<Op<'c>>; 2],
}

impl<'c> Function<'c> {
    /// The first block, whose arguments are the parameters; a declaration has none.
    pub fn entry(&self) -> Option<Block<'c>> {
        self.op.op().region(0).first_block()
    }

    /// All calls of this function; empty if some are unknown.
    pub fn all_callers(&self) -> &[Op<'c>] {
        match self.is_exported {
            true => &[],
            false => &self.callers,
        }
    }
}

/// The functions of a module.
pub struct Program<'c> {
    /// All, in order.
    pub functions: Vec<Function<'c>>,
    by_name: HashMap<&'c str, usize>,
    by_op: HashMap<Op<'c>, usize>,
}

impl<'c> Program<'c> {
    /// Reads a module.
    pub fn of(module: Op<'c>) -> Self {
        let top = module.region(0).blocks().flat_map(Block::ops);
        let ops: Vec<func::FuncOp<'c>> = top.filter_map(Op::cast).collect();
        let named = ops.iter().enumerate();
        let by_name = named
            .clone()
            .map(|(index, op)| (op.sym_name(), index))
            .collect();
        let by_op = named.map(|(index, op)| (op.op(), index)).collect();
        let mut program = Self {
            functions: vec![],
            by_name,
            by_op,
        };
        program.functions = scan(module, &ops)
            .into_iter()
            .zip(&ops)
            .map(|(found, &op)| program.function(op, found))
            .collect();
        program.connect();
        program.spread_sizes();
        program.spread_barriers();
        program
    }

    fn function(&self, op: func::FuncOp<'c>, found: Found<'c>) -> Function<'c> {
        let kernel = [names::MIR_KERNEL, names::LIR_KERNEL]
            .iter()
            .find_map(|name| KernelAttr::from_attribute(op.op().attribute(name)?));
        let is_exported = linkage::is_exported(op);
        let elsewhere = match is_exported {
            true => Size::Various,
            false => Size::Unreached,
        };
        let calls = found.calls.into_iter();
        let calls = calls.filter_map(|call| Some((call.op(), *self.by_name.get(call.callee())?)));
        Function {
            op,
            is_kernel: kernel.is_some(),
            size: kernel.map_or(elsewhere, own_size),
            calls: calls.collect(),
            callers: vec![],
            is_exported,
            has_exits: found.has_exits,
            barriers: found.barriers,
            leads_to: [None; 2],
        }
    }

    fn connect(&mut self) {
        for caller in 0..self.functions.len() {
            for (call, callee) in self.functions[caller].calls.clone() {
                self.functions[callee].callers.push(call);
            }
        }
    }

    /// Sets the sizes of functions to those of their callers.
    fn spread_sizes(&mut self) {
        let all = 0..self.functions.len();
        let is_start = |function: &Function<'_>| function.is_kernel || function.is_exported;
        let mut pending: Vec<_> = all
            .filter(|&index| is_start(&self.functions[index]))
            .collect();
        while let Some(caller) = pending.pop() {
            let size = self.functions[caller].size;
            for (_, callee) in self.functions[caller].calls.clone() {
                let callee_size = &mut self.functions[callee].size;
                let joined = callee_size.and(size);
                if joined != *callee_size {
                    *callee_size = joined;
                    pending.push(callee);
                }
            }
        }
    }

    /// Propagates the barriers of callees to their callers.
    fn spread_barriers(&mut self) {
        for group in [Group::Workgroup, Group::Subgroup] {
            let mut pending = vec![];
            for (index, function) in self.functions.iter_mut().enumerate() {
                let mut own = function.barriers.iter();
                if let Some((barrier, _)) = own.find(|(_, waiting)| *waiting == group) {
                    function.leads_to[group as usize] = Some(*barrier);
                    pending.push(index);
                }
            }
            while let Some(callee) = pending.pop() {
                let barrier = self.functions[callee].leads_to[group as usize];
                for call in self.functions[callee].callers.clone() {
                    let Some(caller) = self.around(call) else {
                        continue;
                    };
                    let known = &mut self.functions[caller].leads_to[group as usize];
                    if known.is_none() {
                        *known = barrier;
                        pending.push(caller);
                    }
                }
            }
        }
    }

    /// Whether an operation is one of the functions.
    pub fn is_function(&self, op: Op<'c>) -> bool {
        self.by_op.contains_key(&op)
    }

    /// Whether an operation is a function with exits.
    pub fn has_exits(&self, op: Op<'c>) -> bool {
        let index = self.by_op.get(&op);
        index.is_some_and(|&index| self.functions[index].has_exits)
    }

    /// The function that holds an operation.
    pub fn around(&self, op: Op<'c>) -> Option<usize> {
        let mut op = op;
        loop {
            if let Some(&index) = self.by_op.get(&op) {
                return Some(index);
            }
            op = op.parent()?;
        }
    }

    /// The callee of a call, if it is a function of the module.
    pub fn callee(&self, call: Op<'c>) -> Option<&Function<'c>> {
        let name = call.cast::<func::CallOp<'c>>()?.callee();
        self.by_name.get(name).map(|&index| &self.functions[index])
    }

    /// The function of which a value is a parameter.
    pub fn parameter_of(&self, value: Value<'c>) -> Option<&Function<'c>> {
        let block = value.owner_block()?;
        let index = *self.by_op.get(&block.parent_op()?)?;
        let function = &self.functions[index];
        (function.entry() == Some(block)).then_some(function)
    }

    /// Functions that may reach a barrier, with all their callees.
    pub fn waiting(&self) -> Vec<usize> {
        let leads = |function: &Function<'c>| function.leads_to.iter().any(Option::is_some);
        let all = 0..self.functions.len();
        let mut found: Vec<_> = all.filter(|&index| leads(&self.functions[index])).collect();
        let mut seen = vec![false; self.functions.len()];
        found.iter().for_each(|&index| seen[index] = true);
        let mut next = 0;
        while let Some(&index) = found.get(next) {
            next += 1;
            for &(_, callee) in &self.functions[index].calls {
                if !std::mem::replace(&mut seen[callee], true) {
                    found.push(callee);
                }
            }
        }
        found.sort_unstable();
        found
    }

    /// The places where the work-items of a function wait, in no particular order.
    pub fn waits(&self, function: usize) -> Vec<Wait<'c>> {
        let Function {
            barriers, calls, ..
        } = &self.functions[function];
        let own = barriers.iter().map(|&(op, group)| Wait {
            op,
            group,
            within: None,
        });
        let of_calls = calls.iter().flat_map(|&(op, callee)| {
            [Group::Workgroup, Group::Subgroup].map(|group| {
                let within = self.functions[callee].leads_to[group as usize];
                within.map(|_| Wait { op, group, within })
            })
        });
        own.chain(of_calls.flatten()).collect()
    }
}

fn own_size(kernel: KernelAttr<'_>) -> Size {
    let extents = kernel.workgroup_size();
    let extents: Option<Vec<u64>> = extents.iter().map(|&n| u64::try_from(n).ok()).collect();
    match extents.as_deref() {
        Some(&[x, y, z]) => Size::Known([x, y, z]),
        _ => Size::Various,
    }
}

/// The relevant operations of a function.
#[derive(Default)]
struct Found<'c> {
    calls: Vec<func::CallOp<'c>>,
    barriers: Vec<(Op<'c>, Group)>,
    has_exits: bool,
}

/// Scans all functions in parallel.
fn scan<'c>(module: Op<'c>, functions: &[func::FuncOp<'c>]) -> Vec<Found<'c>> {
    let items: Vec<_> = functions
        .iter()
        .map(|function| (function.op(), OnceLock::new()))
        .collect();
    parallel_for(module.context(), &items, |(function, place)| {
        let mut found = Found::default();
        function.walk_pre(|op| {
            if let Some(group) = waiting_group(op) {
                found.barriers.push((op, group));
            } else {
                found.has_exits |= is_exit(op);
                found.calls.extend(op.cast::<func::CallOp<'c>>());
            }
        });
        let _ = place.set(found);
    });
    items
        .into_iter()
        .map(|(_, place)| place.into_inner().unwrap_or_default())
        .collect()
}

fn is_exit(op: Op<'_>) -> bool {
    matches!(
        op.name(),
        lir::BreakOp::NAME | lir::ContinueOp::NAME | lir::ReturnOp::NAME
    )
}

/// Whether work-items wait for each other at operations of a name.
pub fn waits(name: &str) -> bool {
    [mir::BarrierOp::NAME, lir::BarrierOp::NAME].contains(&name) || is_collective(name)
}

/// Whether the work-items of a workgroup compute a result together.
fn is_collective(name: &str) -> bool {
    matches!(
        name,
        mir::WorkgroupAnyOp::NAME
            | mir::WorkgroupAllOp::NAME
            | mir::WorkgroupCountOp::NAME
            | mir::WorkgroupReduceOp::NAME
            | lir::WorkgroupAnyOp::NAME
            | lir::WorkgroupAllOp::NAME
            | lir::WorkgroupCountOp::NAME
            | lir::WorkgroupReduceOp::NAME
    )
}

/// The group whose work-items wait for each other at an operation.
fn waiting_group(op: Op<'_>) -> Option<Group> {
    let scope = match op.name() {
        mir::BarrierOp::NAME => mir::BarrierOp::from_op(op).exec_scope(),
        lir::BarrierOp::NAME => lir::BarrierOp::from_op(op).exec_scope(),
        name if is_collective(name) => MemoryScope::Workgroup,
        _ => return None,
    };
    Some(match scope {
        MemoryScope::Subgroup => Group::Subgroup,
        _ => Group::Workgroup,
    })
}
