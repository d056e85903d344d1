//! What a target has: the data a profile consists of.
//!
//! The fields are the keys of a profile file, and of `--list-targets=json`. A
//! profile says how far it has each feature of the Runa GPU dialect specification
//! (section 14.1), which types, storage spaces, atomics, orderings and scopes, and
//! how large things may be. What is unknown or decided by the device is absent.

pub mod atomic_uses;
mod atomics;
pub mod fallbacks;
pub mod generic_pointers;
pub mod keywords;
pub mod known;
pub mod legality;
pub mod metal_arguments;
pub mod metal_platform;
pub mod profile_file;
pub mod ptx_libdevice;
pub mod ptx_version;
pub mod recorded;
pub mod sizes;
pub mod spirv_choice;
pub mod spirv_extensions;
mod subgroups;
mod values;

pub use atomics::{Atomics, Means};
pub use subgroups::{MAX_EXPANDED, Subgroups};
pub use values::{
    AddressBits, AtomicOperation, Execution, Family, FloatWidths, Lanes, MemoryModel, Scalar,
    SpirvVersion, Support, Tier,
};

pub use known::{GENERIC, find};

use gir_dialects::{
    common::{Feature, MemoryOrdering, MemoryScope},
    mir::StorageSpace,
};
use keywords::Set;
use serde::{Deserialize, Serialize};
use std::{
    collections::{BTreeMap, BTreeSet},
    num::{NonZeroU32, NonZeroU64},
};

/// A target profile.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Profile {
    /// What `--target` calls it: the key of its table.
    #[serde(skip_deserializing)]
    pub name: String,
    /// The profile whose values it has where it gives none.
    pub base: Option<String>,
    /// What it is, in a line.
    pub summary: String,
    /// What can be emitted for it.
    pub family: Family,
    /// Its capability tier.
    pub tier: Tier,
    /// What work-items are.
    pub execution: Execution,
    /// Bits of an address, or of an index where there are no addresses.
    pub address_bits: Option<AddressBits>,
    /// Work-items in a subgroup, where that is a constant.
    pub subgroup_size: Option<NonZeroU32>,
    /// Lengths of vectors it takes as such; others are split.
    pub vectors: Vec<Lanes>,
    /// How far it has what is not the same everywhere.
    pub features: Features,
    /// How far it has each type of numbers.
    pub types: Types,
    /// How far it has each storage space.
    pub memory: Memory,
    /// Orderings and scopes.
    pub synchronization: Synchronization,
    /// Atomics of its own.
    pub atomics: Atomics,
    /// Sizes of subgroups, and reductions.
    pub subgroups: Subgroups,
    /// What is larger is refused.
    pub limits: Limits,
    /// What every device of the profile has; less than the limits, where devices
    /// differ.
    pub guaranteed: Limits,
    /// Modes of floats that SPIR-V asks it for.
    pub float_controls: FloatControls,
    /// What its SPIR-V is.
    pub spirv: Option<Spirv>,
    /// What only DSPs have.
    pub dsp: Option<Dsp>,
    /// What only FPGAs have.
    pub fpga: Option<Fpga>,
}

/// How far a target has the features of Runa GPU dialect specification section 14.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Features {
    pub atomics: Support,
    pub barriers: Support,
    pub images: Support,
    pub matrices: Support,
    pub subgroups: Support,
    pub critical_sections: Support,
}

/// How far a target has each type of numbers.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Types {
    pub i8: Support,
    pub i16: Support,
    pub i32: Support,
    pub i64: Support,
    pub f16: Support,
    pub f32: Support,
    pub f64: Support,
}

impl Types {
    /// How far the target has a type.
    pub fn support(&self, scalar: Scalar) -> Support {
        match scalar {
            Scalar::I8 => self.i8,
            Scalar::I16 => self.i16,
            Scalar::I32 => self.i32,
            Scalar::I64 => self.i64,
            Scalar::F16 => self.f16,
            Scalar::F32 => self.f32,
            Scalar::F64 => self.f64,
        }
    }
}

/// How far a target has each storage space.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Memory {
    pub private: Support,
    pub workgroup: Support,
    pub global: Support,
    pub constant: Support,
    pub generic: Support,
}

impl Memory {
    /// How far the target has a space.
    pub fn support(&self, space: StorageSpace) -> Support {
        match space {
            StorageSpace::Private => self.private,
            StorageSpace::Workgroup => self.workgroup,
            StorageSpace::Global => self.global,
            StorageSpace::Constant => self.constant,
            StorageSpace::Generic => self.generic,
        }
    }
}

/// Orderings and scopes a target has, with fences where its atomics have less.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Synchronization {
    /// Of atomics and fences. A weaker one becomes the next stronger.
    pub orderings: Set<MemoryOrdering>,
    /// Of atomics and fences. A narrower one becomes the next wider.
    pub scopes: Set<MemoryScope>,
    /// What a barrier can join.
    pub barriers: Set<MemoryScope>,
}

impl Synchronization {
    /// Whether the target has an ordering, or one that is stronger.
    pub fn has_ordering(&self, ordering: MemoryOrdering) -> bool {
        has_ordering(&self.orderings, ordering)
    }

    /// Whether the target has a scope, or one that is wider. A single work-item
    /// needs none.
    pub fn has_scope(&self, scope: MemoryScope) -> bool {
        let wide_enough = |one: MemoryScope| one as i64 >= scope as i64;
        scope == MemoryScope::Invocation || self.scopes.iter().any(wide_enough)
    }
}

/// Whether an ordering, or one that is stronger, is among others.
fn has_ordering(orderings: &Set<MemoryOrdering>, ordering: MemoryOrdering) -> bool {
    use MemoryOrdering as O;
    let enough: &[O] = match ordering {
        O::Relaxed => O::ALL,
        O::Acquire => &[O::Acquire, O::AcqRel, O::SeqCst],
        O::Release => &[O::Release, O::AcqRel, O::SeqCst],
        O::AcqRel => &[O::AcqRel, O::SeqCst],
        O::SeqCst => &[O::SeqCst],
    };
    enough.iter().any(|&one| orderings.contains(one))
}

/// Sizes.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Work-items of a workgroup along x, y and z.
    pub workgroup_size: Option<[NonZeroU64; 3]>,
    /// Work-items of a workgroup.
    pub workgroup_items: Option<NonZeroU64>,
    /// Bytes of the scalar parameters of a kernel.
    pub parameter_bytes: Option<NonZeroU64>,
    /// Bytes of workgroup storage of a kernel whose size is known when it is
    /// compiled.
    pub workgroup_bytes: Option<NonZeroU64>,
    /// The same where the launch sizes it.
    pub dynamic_workgroup_bytes: Option<NonZeroU64>,
    /// Bytes of private storage of a work-item.
    pub private_bytes: Option<NonZeroU64>,
    /// Bytes of constant storage of a module.
    pub constant_bytes: Option<NonZeroU64>,
}

/// What the SPIR-V of a profile is.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Spirv {
    /// Its version; a profile based on another may leave it out.
    pub version: Option<SpirvVersion>,
    /// The memory model of modules for Vulkan; GLSL's if it says nothing.
    pub memory_model: Option<MemoryModel>,
    /// How far pointers can be the addresses of buffers, where they are not all addresses.
    pub buffer_addresses: Support,
    /// Whether workgroup sizes that the launch decides are specialisation constants; else the
    /// launch says them, or the kernel has to.
    pub sized_by_constants: bool,
    /// Bytes of the largest constant table that is an array of the functions that read it; a larger
    /// one is a buffer that the host fills. All are constants of the module if it says nothing.
    pub table_bytes: Option<NonZeroU64>,
    /// The extensions that a module must not declare.
    pub without: BTreeSet<String>,
}

/// Modes of floats: the execution modes of `SPV_KHR_float_controls`, each for some widths.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FloatControls {
    /// Subnormals are neither read nor written as zeros.
    pub denorm_preserve: FloatWidths,
    /// Zeros have signs, and infinities and NaNs are computed with.
    pub signed_zero_inf_nan_preserve: FloatWidths,
    /// Results are rounded to the nearest number, a tie to the even one.
    pub rounding_mode_rte: FloatWidths,
}

/// What only DSPs have.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Dsp {
    /// Cores.
    pub cores: Option<NonZeroU32>,
    /// Bits of a vector register.
    pub simd_bits: Option<NonZeroU32>,
    /// Bytes a vector in memory is aligned to.
    pub alignment: Option<NonZeroU32>,
    /// Bytes of a core's level 1 data memory.
    pub l1d_bytes: Option<NonZeroU64>,
    /// Bytes of level 2 memory.
    pub l2_bytes: Option<NonZeroU64>,
    /// Bytes of memory tightly coupled to a core.
    pub tcm_bytes: Option<NonZeroU64>,
    /// The engine that copies beside the cores.
    pub dma: Option<String>,
}

/// What only FPGAs have.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Fpga {
    /// Bits of a memory block, by its name.
    pub memory_blocks: BTreeMap<String, NonZeroU64>,
    /// Cycles between two iterations of a pipeline, unless a loop says.
    pub initiation_interval: Option<NonZeroU32>,
    /// Copies of a loop's body, unless a loop says.
    pub unroll: Option<NonZeroU32>,
    /// How global storage is reached.
    pub global_interface: Option<String>,
}

impl Profile {
    /// How far the profile has a feature.
    pub fn support(&self, feature: Feature) -> Support {
        let Features {
            atomics,
            barriers,
            images,
            matrices,
            subgroups,
            critical_sections,
        } = self.features;
        match feature {
            Feature::Atomics => atomics,
            Feature::Barriers => barriers,
            Feature::Images => images,
            Feature::Matrices => matrices,
            Feature::NativeMatrices if matrices.is_native() => matrices,
            Feature::NativeMatrices => Support::None,
            Feature::Subgroups => subgroups,
            Feature::CriticalSections => critical_sections,
        }
    }

    /// Whether it has atomics, and critical sections that may stand in for those of a
    /// width that it lacks.
    pub fn locks_atomics(&self) -> bool {
        self.features.atomics.is_usable() && self.features.critical_sections.is_usable()
    }

    /// What `target_supports` of a name is; `None` for one that no verifier lets
    /// through.
    pub fn answer(&self, name: &str) -> Option<bool> {
        if let Some(width) = name.strip_prefix("vectors.width.") {
            let lanes = Lanes::try_from(width.parse::<u32>().ok()?).ok()?;
            return Some(self.vectors.contains(&lanes));
        }
        Feature::from_keyword(name).map(|feature| self.support(feature).is_usable())
    }
}
