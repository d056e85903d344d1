//! Workgroup sizes of kernels, for the functions that query them.

use super::{
    entry_points::{self, Reach},
    source::{Source, is_kernel},
    specialisation::{self, SizeConstants},
};
use crate::profile::SpirvVersion;
use gir_dialects::ir::OpView;
use std::collections::HashMap;

/// Work-items of a workgroup along each axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GroupSize {
    /// The source states them.
    Stated([i64; 3]),
    /// The host sets them.
    Constants(SizeConstants),
}

/// The workgroups of kernels.
#[derive(Default)]
pub struct GroupSizes<'c> {
    /// By the kernel's symbol.
    pub kernels: HashMap<&'c str, GroupSize>,
    /// The sizes seen by functions other than kernels.
    shared: HashMap<&'c str, GroupSize>,
    /// The constants by which the host sets all sizes.
    pub common: Option<SizeConstants>,
}

impl<'c> GroupSizes<'c> {
    /// Collects the sizes; a missing size has been reported.
    pub fn of(source: &Source<'c>, version: SpirvVersion) -> Self {
        let mut sizes = Self::default();
        let kernels = source
            .functions
            .iter()
            .filter(|function| is_kernel(function.op()));
        for kernel in kernels {
            if let Some(size) = entry_points::workgroup_size(kernel.op(), source.flavour) {
                sizes.kernels.insert(kernel.sym_name(), size);
            }
        }
        if !source.flavour.sized_at_launch {
            sizes.common = specialisation::common_size(source, version);
        }
        // Where the launch may decide a size, functions query it.
        let known = source
            .functions
            .iter()
            .filter(|_| !source.flavour.sized_at_launch);
        for kernel in known {
            sizes.share(source, kernel.sym_name());
        }
        sizes
    }

    /// Passes the size of a kernel to the functions it reaches.
    fn share(&mut self, source: &Source<'c>, kernel: &'c str) {
        let Some(&size) = self.kernels.get(kernel) else {
            return;
        };
        let reach = Reach {
            functions: &source.uses,
        };
        for name in reach.of(kernel) {
            let asking = source.uses.get(name).and_then(|uses| uses.group_size);
            let Some(asking) = asking else { continue };
            if *self.shared.entry(name).or_insert(size) != size {
                asking.error(
                    "is reached from kernels with different workgroup sizes; make a function for each",
                );
            }
        }
    }

    /// The size that a function sees; `None` where the launch decides it.
    pub fn inside(&self, function: &str) -> Option<GroupSize> {
        let size = self
            .kernels
            .get(function)
            .or_else(|| self.shared.get(function));
        size.copied().or(self.common.map(GroupSize::Constants))
    }
}
