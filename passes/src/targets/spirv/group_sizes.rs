//! Workgroup sizes of kernels, for the functions that query them.

use super::{
    constants::SizeConstants,
    flavour::Flavour,
    uses::{Reach, Uses},
};
use crate::profile::SpirvVersion;
use gir_dialects::{
    ir::{Op, OpView},
    mir::{KernelAttr, Stage},
    names,
    upstream::func,
};
use std::collections::HashMap;

/// Work-items of a workgroup along each axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GroupSize {
    /// The source states them.
    Stated([i64; 3]),
    /// The host sets them.
    Constants(SizeConstants),
}

impl GroupSize {
    /// The constants, if the host sets the size.
    pub fn constants(self) -> Option<SizeConstants> {
        match self {
            Self::Stated(_) => None,
            Self::Constants(size) => Some(size),
        }
    }
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
    /// Collects the sizes of kernels, by the uses of all functions; a missing size has been reported.
    pub fn of(
        kernels: &[func::FuncOp<'c>],
        uses: &HashMap<&'c str, Uses<'c>>,
        flavour: &Flavour,
        version: SpirvVersion,
    ) -> Self {
        let mut sizes = Self::default();
        for kernel in kernels {
            if let Some(size) = of_kernel(kernel.op(), flavour) {
                sizes.kernels.insert(kernel.sym_name(), size);
            }
        }
        // Where the launch may decide a size, functions query it.
        if !flavour.sized_at_launch {
            sizes.common = common(kernels, version);
            for kernel in kernels {
                sizes.share(uses, kernel.sym_name());
            }
        }
        sizes
    }

    /// Passes the size of a kernel to the functions it reaches.
    fn share(&mut self, functions: &HashMap<&'c str, Uses<'c>>, kernel: &'c str) {
        let Some(&size) = self.kernels.get(kernel) else {
            return;
        };
        for name in (Reach { functions }).of(kernel) {
            let asking = functions.get(name).and_then(|uses| uses.group_size);
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

/// The workgroup size of a kernel, if it has one; a diagnostic if one is required.
fn of_kernel(kernel: Op<'_>, flavour: &Flavour) -> Option<GroupSize> {
    let attribute = kernel
        .attribute(names::LIR_KERNEL)
        .and_then(KernelAttr::from_attribute)?;
    if let [x, y, z] = attribute.workgroup_size()[..] {
        return Some(GroupSize::Stated([x, y, z]));
    }
    // Other stages have no workgroups; unsupported ones are refused elsewhere.
    if attribute.stage() != Stage::Compute || flavour.sized_at_launch {
        return None;
    }
    if let Some(constants) = SizeConstants::of(kernel) {
        return Some(GroupSize::Constants(constants));
    }
    kernel.error(
        "is a kernel without a workgroup size, which SPIR-V requires; state its size, or pass --workgroup-size=X,Y,Z",
    );
    None
}

/// The constants that all kernels of a module share for their sizes, if they do. A diagnostic where kernels
/// differ and the SPIR-V version has one size for the module.
fn common(kernels: &[func::FuncOp<'_>], version: SpirvVersion) -> Option<SizeConstants> {
    let kernels: Vec<_> = kernels.iter().map(|kernel| kernel.op()).collect();
    let size = kernels
        .iter()
        .find_map(|kernel| SizeConstants::of(*kernel))?;
    let mut others = kernels.iter();
    let others: Vec<_> = others
        .by_ref()
        .filter(|kernel| SizeConstants::of(**kernel) != Some(size))
        .collect();
    if version < SpirvVersion::V1_6 {
        for kernel in &others {
            kernel.error(
                "has a workgroup size of its own beside a kernel whose size is given by specialisation constants, but before version 1.6 a SPIR-V module for Vulkan has one set of these; state the workgroup size of all kernels or of none (in mir the same mir.workgroup_size_ids and local_size_hint), pass --workgroup-size=X,Y,Z for those without, emit them one by one, or choose target 'vulkan1.3'",
            );
        }
    }
    others.is_empty().then_some(size)
}
