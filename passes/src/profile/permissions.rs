//! The user's permissions, and the attributes by which a module records them.

use gir_dialects::{
    ir::{self, Op},
    names,
};

/// The user's permissions beyond the capabilities of a target, and restrictions of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Permissions {
    /// `--allow-gpu-fallback`: all fallbacks.
    pub gpu_fallback: bool,
    /// `--allow-atomic-fallback`: the fallback of atomics.
    pub atomic_fallback: bool,
    /// `--strict-barriers`: only native barriers.
    pub strict_barriers: bool,
}

/// The attribute of a permission on a module.
type Field = (&'static str, fn(&mut Permissions) -> &mut bool);

const FIELDS: &[Field] = &[
    (names::LIR_ALLOW_GPU_FALLBACK, |p| &mut p.gpu_fallback),
    (names::LIR_ALLOW_ATOMIC_FALLBACK, |p| &mut p.atomic_fallback),
    (names::LIR_STRICT_BARRIERS, |p| &mut p.strict_barriers),
];

impl Permissions {
    /// The permissions that a module records.
    pub fn of(module: Op<'_>) -> Self {
        let mut permissions = Self::default();
        for (name, field) in FIELDS {
            *field(&mut permissions) = module.attribute(name).is_some();
        }
        permissions
    }

    /// Whether an atomic may become a critical section.
    pub fn allow_locks(self) -> bool {
        self.atomic_fallback || self.gpu_fallback
    }

    /// Records the permissions that are set; the others stay unchanged.
    pub fn record(mut self, module: Op<'_>) {
        for (name, field) in FIELDS {
            if *field(&mut self) {
                module.set_attribute(name, ir::flag(module.context()));
            }
        }
    }
}
