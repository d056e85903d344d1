//! Whether kernels fit the limits of a profile.
//!
//! Work-items of a workgroup (Runa GPU dialect specification section 6.1), bytes of
//! scalar parameters, workgroup and private storage. What is sized at launch, and
//! what the profile leaves to the device, is not checked here.

use super::caps::{Limits, Profile};
use gir_dialects::{
    ir::{AttributeExt, Op, OpView, Type},
    lir,
    mir::{self, PtrType, StorageSpace},
    names,
    upstream::func,
};
use std::{
    collections::{BTreeSet, HashMap},
    num::NonZeroU64,
};

/// The functions and globals of a module.
pub struct Sizes<'c> {
    profile: &'static Profile,
    functions: HashMap<&'c str, Op<'c>>,
    globals: HashMap<&'c str, lir::GlobalOp<'c>>,
}

impl<'c> Sizes<'c> {
    /// Reads the top of a module.
    pub fn new(profile: &'static Profile, top: &[Op<'c>]) -> Self {
        let functions = top.iter().filter_map(|op| op.cast::<func::FuncOp<'c>>());
        let globals = top.iter().filter_map(|op| op.cast::<lir::GlobalOp<'c>>());
        Self {
            profile,
            functions: functions.map(|f| (f.sym_name(), f.op())).collect(),
            globals: globals.map(|global| (global.sym_name(), global)).collect(),
        }
    }

    /// Emits an error for each limit a kernel exceeds.
    pub fn check(&self, kernel: func::FuncOp<'c>) {
        let op = kernel.op();
        let attribute = op.attribute(names::LIR_KERNEL);
        if let Some(attribute) = attribute.and_then(mir::KernelAttr::from_attribute) {
            self.check_workgroup(op, &attribute.workgroup_size());
            self.check_bytes(op, &self.used(kernel));
        }
    }

    fn check_workgroup(&self, op: Op<'_>, size: &[i64]) {
        let Limits {
            workgroup_size,
            workgroup_items,
            ..
        } = self.profile.limits;
        let target = &self.profile.name;
        let axes = workgroup_size.into_iter().flatten();
        for ((axis, &size), limit) in "xyz".chars().zip(size).zip(axes) {
            if exceeds(size, Some(limit)) {
                op.error(format!(
                    "has a workgroup of {size} work-items along {axis}; target '{target}' allows {limit}"
                ));
                return;
            }
        }
        let items = size.iter().fold(1_i64, |all, &one| all.saturating_mul(one));
        if let Some(limit) = workgroup_items.filter(|&limit| exceeds(items, Some(limit))) {
            op.error(format!(
                "has a workgroup of {items} work-items; target '{target}' allows {limit}"
            ));
        }
    }

    fn check_bytes(&self, op: Op<'_>, used: &Used) {
        let limits = &self.profile.limits;
        let target = &self.profile.name;
        let checks = [
            ("scalar parameters", used.parameters, limits.parameter_bytes),
            ("workgroup storage", used.workgroup, limits.workgroup_bytes),
            ("private storage", used.private, limits.private_bytes),
            ("constant storage", used.constant, limits.constant_bytes),
        ];
        for (what, bytes, limit) in checks {
            if let Some(limit) = limit.filter(|&limit| exceeds(bytes, Some(limit))) {
                op.error(format!(
                    "uses {bytes} bytes of {what}; target '{target}' allows {limit}"
                ));
            }
        }
    }

    /// What a kernel uses, with the functions it calls.
    fn used(&self, kernel: func::FuncOp<'c>) -> Used {
        let mut used = Used {
            parameters: parameter_bytes(kernel),
            ..Used::default()
        };
        let mut seen = BTreeSet::from([kernel.sym_name()]);
        let mut globals = BTreeSet::new();
        let mut rest = vec![kernel.op()];
        while let Some(function) = rest.pop() {
            function.walk_pre(|op| {
                if let Some(var) = op.cast::<lir::VarOp<'c>>() {
                    used.add_variable(var);
                } else if let Some(address) = op.cast::<lir::AddressOfOp<'c>>() {
                    globals.insert(address.global());
                } else if let Some(call) = op.cast::<func::CallOp<'c>>()
                    && seen.insert(call.callee())
                {
                    rest.extend(self.functions.get(call.callee()).copied());
                }
            });
        }
        for global in globals.iter().filter_map(|name| self.globals.get(name)) {
            used.add_global(*global);
        }
        used
    }
}

/// Bytes a kernel uses.
#[derive(Default)]
struct Used {
    parameters: i64,
    workgroup: i64,
    private: i64,
    constant: i64,
}

impl Used {
    fn add_variable(&mut self, variable: lir::VarOp<'_>) {
        let Some(pointer) = PtrType::from_type(variable.result().ty()) else {
            return;
        };
        let bytes = size(pointer.pointee()).saturating_mul(variable.count());
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
        let bytes = size(pointer.pointee()).saturating_mul(global.count());
        let sum = match pointer.space() {
            StorageSpace::Workgroup => &mut self.workgroup,
            StorageSpace::Constant => &mut self.constant,
            _ => return,
        };
        *sum = sum.saturating_add(bytes);
    }
}

fn parameter_bytes(kernel: func::FuncOp<'_>) -> i64 {
    let parameters = kernel.arg_attrs().and_then(AttributeExt::as_array);
    let places = parameters.unwrap_or_default().into_iter();
    let ends = places
        .filter_map(|given| given.entry(names::LIR_PUSH_CONSTANT))
        .filter_map(lir::PushConstantAttr::from_attribute)
        .map(|place| place.offset().saturating_add(place.size()));
    let stated = kernel
        .op()
        .attribute(names::LIR_PUSH_CONSTANTS)
        .and_then(mir::PushConstantsAttr::from_attribute);
    let stated = stated.map_or(0, |block| block.size());
    ends.max().unwrap_or(0).max(stated)
}

fn size(ty: Type<'_>) -> i64 {
    crate::mir_to_lir::layout::size(ty)
}

fn exceeds(value: i64, limit: Option<NonZeroU64>) -> bool {
    limit.is_some_and(|limit| u64::try_from(value).unwrap_or(0) > limit.get())
}
