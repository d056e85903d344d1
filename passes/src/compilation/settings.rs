//! The settings that a module records before its passes run.

use super::workgroup_size;
use crate::{
    compiler::Compiler,
    fast_math,
    link::kernel_choice::keep_kernel,
    lir::globals::lir_place_globals::give_ordinary_storage,
    profile::{Permissions, options::Options, recorded, requested_target},
};
use gir_dialects::ir::Op;

/// The settings of a compilation beyond its source and its passes.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The profile to compile for; a module that is lowered for another one is an error.
    pub target: Option<String>,
    /// The profile of a module that has none, where `target` names none.
    pub default_target: Option<&'static str>,
    /// The fallbacks that are permitted.
    pub permissions: Permissions,
    /// Options of the target.
    pub options: Options,
    /// The only kernel to compile; all of them if `None`.
    pub kernel: Option<String>,
    /// The size of workgroups of kernels that state none.
    pub workgroup_size: Option<[u32; 3]>,
    /// Whether floats may be approximated.
    pub has_fast_math: bool,
    /// Whether globals with `addr(…)` get storage like others, for a host without memory at these addresses.
    pub has_ordinary_storage: bool,
}

impl Settings {
    /// Those that are the same whatever the target.
    #[must_use]
    pub fn of_every_target(&self) -> Self {
        Self {
            target: None,
            default_target: None,
            options: Options::default(),
            ..self.clone()
        }
    }

    /// Those that depend on the target, for a module that records the others.
    #[must_use]
    pub fn of_target(&self) -> Self {
        Self {
            target: self.target.clone(),
            default_target: self.default_target,
            permissions: self.permissions,
            options: self.options.clone(),
            ..Self::default()
        }
    }

    /// Records the settings on a module; false after a diagnostic.
    pub fn record(&self, module: Op<'_>, compiler: Compiler<'_>) -> bool {
        if self.has_ordinary_storage && !give_ordinary_storage(module) {
            return false;
        }
        if self.has_fast_math {
            fast_math::allow(module);
        }
        if let Some(size) = self.workgroup_size {
            workgroup_size::give(module, size);
        }
        self.permissions.record(module);
        self.options.record(module);
        self.record_target(module)
            && (self.options.is_empty() || recorded::profile(module).is_some())
            && self.keep_kernel(module, compiler)
    }

    fn record_target(&self, module: Op<'_>) -> bool {
        let has_none = recorded::name_of(module).is_none();
        let default = self.default_target.filter(|_| has_none);
        if let Some(default) = default.filter(|_| self.target.is_none()) {
            return match requested_target::of(module, Some(default)) {
                Ok(asked) => recorded::record(module, asked.as_deref().unwrap_or(default)),
                Err(requested_target::Reported) => false,
            };
        }
        self.target
            .as_deref()
            .is_none_or(|target| recorded::record(module, target))
    }

    fn keep_kernel(&self, module: Op<'_>, compiler: Compiler<'_>) -> bool {
        let kernel = self.kernel.as_deref();
        kernel.is_none_or(|name| keep_kernel(module, name, compiler))
    }
}
