//! Capabilities of a target: the data of a profile.
//!
//! The fields are the keys of a profile file, and of `--list-targets=json`. A profile states the extent to
//! which it supports each feature of the Runa GPU dialect specification (section 14.1), the types, storage
//! spaces, atomics, orderings and scopes, and the maximum sizes. Values that are unknown or decided by the
//! device are absent.

use super::{
    AddressBits, Atomics, Execution, Family, FloatWidths, Lanes, MemoryModel, NamedCounts, Scalar,
    SpirvVersion, Subgroups, Support, Synchronization, Tier,
};
use gir_dialects::{common::Feature, mir::StorageSpace};
use serde::{Deserialize, Serialize};
use std::{
    borrow::Cow,
    collections::BTreeSet,
    num::{NonZeroU32, NonZeroU64},
};

/// A target profile.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Profile {
    /// Its name for `--target`: the key of its table.
    #[serde(skip_deserializing)]
    pub name: Cow<'static, str>,
    /// The profile that provides the values it does not state.
    pub base: Option<Cow<'static, str>>,
    /// The names of that profile, of its own base, and so on.
    #[serde(skip)]
    pub ancestors: Cow<'static, [Cow<'static, str>]>,
    /// A description in one line.
    pub summary: Cow<'static, str>,
    /// The family, which determines the possible outputs.
    pub family: Family,
    /// Its capability tier.
    pub tier: Tier,
    /// The form in which work-items are executed.
    pub execution: Execution,
    /// Bits of an address, or of an index where there are no addresses.
    pub address_bits: Option<AddressBits>,
    /// Work-items in a subgroup, if constant.
    pub subgroup_size: Option<NonZeroU32>,
    /// Numbers of lanes of vectors that it supports directly; others are split.
    pub vectors: Cow<'static, [Lanes]>,
    /// Support of features that not every target has.
    pub features: Features,
    /// Support of each numeric type.
    pub types: Types,
    /// Support of each storage space.
    pub memory: Memory,
    /// Orderings and scopes.
    pub synchronization: Synchronization,
    /// Its own atomics.
    pub atomics: Atomics,
    /// Sizes of subgroups, and reductions.
    pub subgroups: Subgroups,
    /// Limits above which a kernel is refused.
    pub limits: Limits,
    /// Limits that every device of the profile guarantees; smaller than `limits` where devices differ.
    pub guaranteed: Limits,
    /// Float modes that SPIR-V requests.
    pub float_controls: FloatControls,
    /// Properties of its SPIR-V.
    pub spirv: Option<Spirv>,
    /// Properties of DSPs.
    pub dsp: Option<Dsp>,
    /// Properties of FPGAs.
    pub fpga: Option<Fpga>,
}

/// The size of subgroups for a kernel that states none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChosenSize {
    /// The only one of the target.
    Own(i64),
    /// One that the kernel has to request.
    Requested(i64),
}

/// Support of the features of Runa GPU dialect specification section 14.
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

/// Support of each numeric type.
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
    /// The support of a type.
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

/// Support of each storage space.
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
    /// The support of a storage space.
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

/// Maximum sizes.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Work-items of a workgroup along x, y and z.
    pub workgroup_size: Option<[NonZeroU64; 3]>,
    /// Work-items of a workgroup.
    pub workgroup_items: Option<NonZeroU64>,
    /// Bytes of the scalar parameters of a kernel.
    pub parameter_bytes: Option<NonZeroU64>,
    /// Bytes of workgroup storage of a kernel, if the size is known at compile time.
    pub workgroup_bytes: Option<NonZeroU64>,
    /// The same if the launch decides the size.
    pub dynamic_workgroup_bytes: Option<NonZeroU64>,
    /// Bytes of private storage of a work-item.
    pub private_bytes: Option<NonZeroU64>,
    /// Bytes of constant storage of a module.
    pub constant_bytes: Option<NonZeroU64>,
}

/// The SPIR-V properties of a profile.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Spirv {
    /// Its version; a profile based on another may leave it out.
    pub version: Option<SpirvVersion>,
    /// The memory model of modules for Vulkan; GLSL's by default.
    pub memory_model: Option<MemoryModel>,
    /// Support of buffer addresses as pointers, if not all pointers are addresses.
    pub buffer_addresses: Support,
    /// Whether workgroup sizes decided by the launch are specialisation constants; otherwise the launch passes
    /// them, or the kernel must state them.
    pub sized_by_constants: bool,
    /// Bytes of the largest constant table that is an array in the functions that read it; a larger table is a
    /// buffer that the host fills. By default all tables are constants of the module.
    pub table_bytes: Option<NonZeroU64>,
    /// Support of instructions without a meaning for the program, which describe its source to debuggers (Vulkan).
    pub non_semantic: Support,
    /// The extensions that a module may not declare.
    pub without: BTreeSet<String>,
}

/// Float modes: the execution modes of `SPV_KHR_float_controls`, each for some widths.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FloatControls {
    /// Subnormals are neither read nor written as zeros.
    pub denorm_preserve: FloatWidths,
    /// Signs of zeros, infinities and NaNs are preserved.
    pub signed_zero_inf_nan_preserve: FloatWidths,
    /// Results are rounded to the nearest number, ties to even.
    pub rounding_mode_rte: FloatWidths,
}

/// Properties of DSPs.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Dsp {
    /// Cores.
    pub cores: Option<NonZeroU32>,
    /// Bits of a vector register.
    pub simd_bits: Option<NonZeroU32>,
    /// Alignment in bytes of vectors in memory.
    pub alignment: Option<NonZeroU32>,
    /// Bytes of a core's level 1 data memory.
    pub l1d_bytes: Option<NonZeroU64>,
    /// Bytes of level 2 memory.
    pub l2_bytes: Option<NonZeroU64>,
    /// Bytes of memory tightly coupled to a core.
    pub tcm_bytes: Option<NonZeroU64>,
    /// The engine that copies independently of the cores.
    pub dma: Option<Cow<'static, str>>,
}

/// Properties of FPGAs.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Fpga {
    /// Bits of a memory block, by its name.
    pub memory_blocks: NamedCounts,
    /// Cycles between two iterations of a pipeline, unless the loop states it.
    pub initiation_interval: Option<NonZeroU32>,
    /// Copies of a loop's body, unless the loop states it.
    pub unroll: Option<NonZeroU32>,
    /// The interface to global storage.
    pub global_interface: Option<Cow<'static, str>>,
    /// The part that scripts name.
    pub part: Option<Cow<'static, str>>,
    /// The clock of scripts and estimates.
    pub clock_mhz: Option<NonZeroU32>,
    /// Cycles from the operands of an operation to its result, by its name and type; one without an entry takes none.
    pub latencies: NamedCounts,
    /// Multipliers of an operation, by the same names.
    pub multipliers: NamedCounts,
    /// Elements of a buffer that a simulation of the hardware has room for.
    pub interface_depth: Option<NonZeroU32>,
    /// Iterations to expect of a loop whose number is not known.
    pub trips: Option<NonZeroU32>,
}

impl Fpga {
    /// Iterations to expect of a loop whose number is not known.
    pub fn expected_trips(&self) -> u64 {
        self.trips.map_or(1, |trips| u64::from(trips.get()))
    }
}

impl Profile {
    /// Its name, that of its base, and so on.
    pub fn lineage(&self) -> impl Iterator<Item = &str> {
        let above = self.ancestors.iter().map(Cow::as_ref);
        std::iter::once(self.name.as_ref()).chain(above)
    }

    /// The profile's support of a feature.
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

    /// Whether the target has atomics, and critical sections that can replace atomics of widths that it lacks.
    pub fn locks_atomics(&self) -> bool {
        self.features.atomics.is_usable() && self.features.critical_sections.is_usable()
    }

    /// Whether subgroups of the target can be divided into subgroups of this size, which must be a power of
    /// two.
    pub fn parts_subgroups_into(&self, size: i64) -> bool {
        let mut sizes = self
            .subgroups
            .sizes
            .iter()
            .map(|size| i64::from(size.get()));
        let own = self.subgroup_size.map(|size| i64::from(size.get()));
        size.count_ones() == 1 && own.is_some_and(|own| size < own) && sizes.any(|one| one == size)
    }

    /// The size of subgroups for a kernel that needs at least this many work-items in each: the target's own, a
    /// size that the kernel has to request, or `None` if any size of the device will do.
    pub fn subgroup_size_from(&self, least: i64) -> Option<ChosenSize> {
        let next = u32::try_from(least)
            .ok()
            .and_then(u32::checked_next_power_of_two);
        let next = next.map_or(least, i64::from);
        if let Some(own) = self.subgroup_size.map(|size| i64::from(size.get())) {
            return Some(match least <= own {
                true => ChosenSize::Own(own),
                false => ChosenSize::Requested(next),
            });
        }
        let mut sizes = self.subgroups.requests.iter();
        let sufficient = sizes.find(|size| i64::from(size.get()) >= least);
        let requested = sufficient.map_or(next, |size| i64::from(size.get()));
        (least > 1).then_some(ChosenSize::Requested(requested))
    }

    /// The result of `target_supports` for a name; `None` for a name that verifiers reject.
    pub fn answer(&self, name: &str) -> Option<bool> {
        if let Some(width) = name.strip_prefix("vectors.width.") {
            let lanes = Lanes::try_from(width.parse::<u32>().ok()?).ok()?;
            return Some(self.vectors.contains(&lanes));
        }
        Feature::from_keyword(name).map(|feature| self.support(feature).is_usable())
    }
}
