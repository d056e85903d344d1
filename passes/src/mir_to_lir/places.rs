//! Places that the lowering chooses: offsets of scalars, bindings of globals, and ids of sizes at launch.

use super::spec_constants;
use crate::analysis::layout;
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Context, Op, Type, TypeExt},
    lir, mir, names,
    upstream::func,
};
use std::collections::BTreeSet;

/// Assigns the ids of the constants that set the sizes of shared memory at launch.
pub struct SizesAtLaunch {
    next: i64,
    /// The ids of the program's own constants.
    taken: BTreeSet<i64>,
}

impl SizesAtLaunch {
    /// Ids from 0 that none of the program's own constants has.
    pub fn new(functions: &[Op<'_>]) -> Self {
        Self {
            next: 0,
            taken: spec_constants::ids(functions),
        }
    }

    /// The next id, as an attribute.
    pub fn take<'c>(&mut self, context: &'c Context) -> Attribute<'c> {
        ir::i32_attr(context, self.take_id())
    }

    /// The next id.
    pub fn take_id(&mut self) -> i64 {
        while self.taken.contains(&self.next) {
            self.next += 1;
        }
        self.next += 1;
        self.next - 1
    }
}

/// The scalars of a kernel in order, each at its alignment.
#[derive(Default)]
pub struct ParameterBlock {
    size: i64,
    align: i64,
}

impl ParameterBlock {
    /// The place of the next scalar.
    pub fn place<'c>(&mut self, ty: Type<'c>) -> Attribute<'c> {
        let (size, align) = (layout::size(ty), layout::align(ty));
        let offset = (self.size + align - 1) / align * align;
        self.size = offset + size;
        self.align = self.align.max(align);
        lir::PushConstantAttr::get(ty.ctx(), offset, size)
    }

    /// States size and alignment on a kernel that has scalars, or checks the stated ones.
    pub fn describe(&self, kernel: Op<'_>) {
        if self.align == 0 {
            return;
        }
        let stated = kernel
            .attribute(names::LIR_PUSH_CONSTANTS)
            .and_then(mir::PushConstantsAttr::from_attribute);
        let Some(stated) = stated else {
            let own = mir::PushConstantsAttr::get(kernel.context(), self.size, self.align);
            kernel.set_attribute(names::LIR_PUSH_CONSTANTS, own);
            return;
        };
        if stated.size() < self.size || stated.align() < self.align {
            kernel.error(format!(
                "states push constants of {} bytes aligned to {}, but its scalar parameters take {} aligned to {}",
                stated.size(),
                stated.align(),
                self.size,
                self.align
            ));
        }
    }
}

/// Bindings of set 0 for globals, after the parameters of all kernels.
pub struct Bindings {
    next: i64,
    taken: Vec<i64>,
}

impl Bindings {
    /// The bindings behind those of the kernels among these functions, whose annotations are those of lir.
    pub fn new(functions: &[Op<'_>]) -> Self {
        let mut bindings = Self {
            next: 0,
            taken: vec![],
        };
        let kernels = functions
            .iter()
            .filter(|function| function.attribute(names::LIR_KERNEL).is_some());
        for kernel in kernels.filter_map(|op| op.cast::<func::FuncOp<'_>>()) {
            let parameters = kernel
                .arg_attrs()
                .and_then(Attribute::as_array)
                .unwrap_or_default();
            bindings.next = bindings.next.max(parameters.len() as i64);
            let resources = parameters
                .iter()
                .filter_map(|given| given.entry(names::LIR_RESOURCE));
            for resource in resources.filter_map(mir::ResourceAttr::from_attribute) {
                if resource.set() == 0 {
                    bindings.taken.push(resource.binding());
                }
            }
        }
        bindings
    }

    /// The next binding; an error if a parameter claims it.
    fn take(&mut self, global: Op<'_>) -> i64 {
        let binding = self.next;
        self.next += 1;
        if self.taken.contains(&binding) {
            global.error(format!(
                "would get set 0, binding {binding}, which a parameter's resource(…) claims; choose another binding there"
            ));
        }
        binding
    }

    /// The next binding of a global, as an attribute.
    pub fn next<'c>(&mut self, global: Op<'c>) -> Attribute<'c> {
        let binding = self.take(global);
        let kind = mir::ResourceKind::Storage;
        mir::ResourceAttr::get(global.context(), 0, binding, kind, None, None)
    }

    /// Gives a global the next binding.
    pub fn bind(&mut self, global: Op<'_>) {
        global.set_attribute(names::LIR_RESOURCE, self.next(global));
    }
}
