//! The memory used by kernels, including the functions they call.

use crate::analysis::layout;
use gir_dialects::{
    ir::{Op, OpView, TypeExt},
    lir,
    mir::{PtrType, StorageSpace},
    upstream::func,
};
use std::collections::{BTreeSet, HashMap};

/// The functions and globals of a module.
pub struct MemoryUse<'c> {
    functions: HashMap<&'c str, Op<'c>>,
    globals: HashMap<&'c str, lir::GlobalOp<'c>>,
}

/// The memory used by a kernel, in bytes per address space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Used {
    /// Workgroup storage of known size.
    pub workgroup: i64,
    /// Whether there is workgroup storage whose size the launch decides.
    pub is_dynamic: bool,
    /// Private storage.
    pub private: i64,
    /// Constant storage.
    pub constant: i64,
}

impl<'c> MemoryUse<'c> {
    /// Reads the top-level operations of a module.
    pub fn new(top: &[Op<'c>]) -> Self {
        let functions = top.iter().filter_map(|op| op.cast::<func::FuncOp<'c>>());
        let globals = top.iter().filter_map(|op| op.cast::<lir::GlobalOp<'c>>());
        Self {
            functions: functions.map(|f| (f.sym_name(), f.op())).collect(),
            globals: globals.map(|global| (global.sym_name(), global)).collect(),
        }
    }

    /// The function with a name.
    pub fn function(&self, name: &str) -> Option<func::FuncOp<'c>> {
        self.functions.get(name)?.cast()
    }

    /// Visits all operations of a kernel and of the functions it calls, directly or not; returns
    /// these functions, the kernel first.
    pub fn walk_reached(
        &self,
        kernel: func::FuncOp<'c>,
        visit: &mut dyn FnMut(Op<'c>),
    ) -> Vec<Op<'c>> {
        let mut seen = BTreeSet::from([kernel.sym_name()]);
        let mut reached = vec![kernel.op()];
        let mut next = 0;
        while let Some(&function) = reached.get(next) {
            next += 1;
            function.walk_pre(|op| {
                visit(op);
                if let Some(call) = op.cast::<func::CallOp<'c>>()
                    && seen.insert(call.callee())
                {
                    reached.extend(self.functions.get(call.callee()).copied());
                }
            });
        }
        reached
    }

    /// The memory used by a kernel, and the functions it reaches.
    pub fn of(&self, kernel: func::FuncOp<'c>) -> (Used, Vec<Op<'c>>) {
        let mut used = Used {
            is_dynamic: takes_workgroup_storage(kernel),
            ..Used::default()
        };
        let mut globals = BTreeSet::new();
        let reached = self.walk_reached(kernel, &mut |op| {
            if let Some(var) = op.cast::<lir::VarOp<'c>>() {
                used.add_variable(var);
            } else if let Some(address) = op.cast::<lir::AddressOfOp<'c>>() {
                globals.insert(address.global());
            }
        });
        for global in globals.iter().filter_map(|name| self.globals.get(name)) {
            used.add_global(*global);
        }
        (used, reached)
    }
}

impl Used {
    fn add_variable(&mut self, variable: lir::VarOp<'_>) {
        let Some(pointer) = PtrType::from_type(variable.result().ty()) else {
            return;
        };
        let bytes = layout::size(pointer.pointee()).saturating_mul(variable.count());
        let sum = match pointer.space() {
            StorageSpace::Workgroup => &mut self.workgroup,
            _ => &mut self.private,
        };
        *sum = sum.saturating_add(bytes);
    }

    fn add_global(&mut self, global: lir::GlobalOp<'_>) {
        let Some(pointer) = PtrType::from_type(global.type_()) else {
            return;
        };
        let bytes = layout::size(pointer.pointee()).saturating_mul(global.count());
        let sum = match pointer.space() {
            StorageSpace::Workgroup => &mut self.workgroup,
            StorageSpace::Constant => &mut self.constant,
            _ => return,
        };
        *sum = sum.saturating_add(bytes);
        self.is_dynamic |= global.dynamic();
    }
}

/// Whether a kernel has a parameter that points to workgroup storage.
fn takes_workgroup_storage(kernel: func::FuncOp<'_>) -> bool {
    let types = kernel.function_type().as_function();
    let pointers = types.into_iter().flat_map(|(inputs, _)| inputs);
    let mut spaces = pointers.filter_map(|ty| PtrType::from_type(ty).map(PtrType::space));
    spaces.any(|space| space == StorageSpace::Workgroup)
}
