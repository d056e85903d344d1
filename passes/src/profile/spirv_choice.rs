//! `--spirv-version`, `--spirv-ext`, `--spirv-denorm-preserve` and `--spirv-linkage`: profiles with fewer or more
//! SPIR-V features, and modules to be linked afterwards.
//!
//! The version is at most the profile's. `+NAME` allows an extension, `-NAME` forbids it, `all` and `-all` do
//! so for every extension that the compiler uses; later entries take precedence. The resulting profile decides
//! everything: which features are native, which fallbacks are used, and which operations are errors.

use super::{
    AtomicOperation, Family, FloatWidths, Permissions, Profile, ProfileHandle, Scalar,
    SpirvVersion, Support, keywords::Keyword as _, spirv_extensions, target_option::TargetOption,
};
use gir_dialects::{
    ir::{AttributeExt, Op},
    names,
};

/// The families with SPIR-V.
const FAMILIES: &[Family] = &[Family::Vulkan, Family::OpenclSpirv];

/// `--spirv-version`
pub const VERSION: TargetOption = TargetOption {
    flag: "spirv-version",
    value: Some("1.x"),
    help: "Version of SPIR-V, at most that of the target",
    families: FAMILIES,
    owner: "SPIR-V",
    attribute: names::LIR_SPIRV_VERSION,
    check: |version| version_named(version).map(|_| ()),
    ..TargetOption::DEFAULT
};

/// `--spirv-ext`
pub const EXTENSIONS: TargetOption = TargetOption {
    flag: "spirv-ext",
    value: Some("list"),
    help: "Extensions of SPIR-V to allow (+NAME, all) and to exclude (-NAME, -all)",
    families: FAMILIES,
    owner: "SPIR-V",
    attribute: names::LIR_SPIRV_EXT,
    check: |list| changes(list).map(|_| ()),
    ..TargetOption::DEFAULT
};

/// `--spirv-denorm-preserve`
pub const DENORM_PRESERVE: TargetOption = TargetOption {
    flag: "spirv-denorm-preserve",
    value: Some("widths"),
    help: "Widths of floats, of 16, 32 and 64, whose subnormals the device is asked to preserve (Vulkan)",
    families: &[Family::Vulkan],
    owner: "SPIR-V for Vulkan",
    attribute: names::LIR_SPIRV_DENORM_PRESERVE,
    check: |list| widths(list).map(|_| ()),
    ..TargetOption::DEFAULT
};

/// `--spirv-linkage`
pub const LINKAGE: TargetOption = TargetOption {
    flag: "spirv-linkage",
    help: "Import declared functions and export defined ones, for a linker of SPIR-V (OpenCL)",
    families: &[Family::OpenclSpirv],
    owner: "SPIR-V for OpenCL",
    instead: "--link=FILE links sources for every target",
    attribute: names::LIR_SPIRV_LINKAGE,
    ..TargetOption::DEFAULT
};

/// The user's SPIR-V choices beyond the target.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct SpirvChoice {
    version: Option<String>,
    extensions: Option<String>,
    denorm_preserve: Option<String>,
}

/// The atomic operations that extensions provide, by the type in memory.
const ATOMICS: &[(&str, &[Scalar], &[AtomicOperation])] = &[
    (
        "SPV_EXT_shader_atomic_float_add",
        &[Scalar::F32, Scalar::F64],
        &[AtomicOperation::Add],
    ),
    (
        "SPV_EXT_shader_atomic_float16_add",
        &[Scalar::F16],
        &[AtomicOperation::Add],
    ),
    (
        "SPV_EXT_shader_atomic_float_min_max",
        &[Scalar::F16, Scalar::F32, Scalar::F64],
        &[AtomicOperation::Min, AtomicOperation::Max],
    ),
];

impl SpirvChoice {
    /// The choices that a module records.
    pub fn of(module: Op<'_>) -> Self {
        let text = |option: &TargetOption| {
            let value = module.attribute(option.attribute)?;
            value.as_str().map(str::to_owned)
        };
        Self {
            version: text(&VERSION),
            extensions: text(&EXTENSIONS),
            denorm_preserve: text(&DENORM_PRESERVE),
        }
    }

    /// A profile with the choices applied.
    ///
    /// # Errors
    /// A profile without SPIR-V, a version that it does not support, an unknown extension.
    pub fn applied(
        &self,
        profile: ProfileHandle,
        permissions: Permissions,
    ) -> Result<ProfileHandle, String> {
        match *self == Self::default() {
            true => Ok(profile),
            false => Ok(self.changed(&profile, permissions)?.into()),
        }
    }

    fn changed(&self, profile: &Profile, permissions: Permissions) -> Result<Profile, String> {
        let mut profile = profile.clone();
        let name = &profile.name;
        let Some(spirv) = &mut profile.spirv else {
            return Err(format!("target '{name}' has no SPIR-V"));
        };
        if let Some(version) = &self.version {
            let most = spirv.version.unwrap_or(SpirvVersion::V1_0);
            let version = narrower(version, most, name)?;
            spirv.version = Some(version);
            // Subgroup operations require SPIR-V 1.3.
            if version < SpirvVersion::V1_3 && profile.features.subgroups.is_native() {
                profile.features.subgroups = match permissions.gpu_fallback {
                    true => Support::Lowered,
                    false => Support::None,
                };
            }
        }
        for change in changes(self.extensions.as_deref().unwrap_or_default())? {
            change.apply(&mut profile);
        }
        if let Some(list) = &self.denorm_preserve {
            profile.float_controls.denorm_preserve = widths(list)?;
        }
        Ok(profile)
    }
}

/// The widths of a list such as `16,32`.
fn widths(list: &str) -> Result<FloatWidths, String> {
    let number = |item: &str| {
        let number = item.trim().parse::<u32>();
        number.map_err(|_| {
            format!("'{item}' is not a width of floats; write 16, 32 or 64, with commas between")
        })
    };
    let widths: Result<Vec<_>, _> = list.split(',').map(number).collect();
    FloatWidths::try_from(widths?)
}

/// The version of a name.
fn version_named(name: &str) -> Result<SpirvVersion, String> {
    let known = SpirvVersion::ALL.iter().copied();
    let found = known.clone().find(|known| known.keyword() == name);
    found.ok_or_else(|| {
        let known: Vec<_> = known.map(SpirvVersion::keyword).collect();
        format!("'{name}' is none of {}", known.join(", "))
    })
}

/// The version of a flag, checked to be at most that of a profile.
fn narrower(version: &str, most: SpirvVersion, name: &str) -> Result<SpirvVersion, String> {
    let found = version_named(version)?;
    if found > most {
        return Err(format!(
            "--spirv-version={version} is above the maximum of target '{name}', SPIR-V {}",
            most.keyword()
        ));
    }
    Ok(found)
}

/// An extension to be allowed or forbidden.
struct Change {
    name: &'static str,
    is_allowed: bool,
}

impl Change {
    fn apply(&self, profile: &mut Profile) {
        if let Some(spirv) = &mut profile.spirv {
            match self.is_allowed {
                true => spirv.without.remove(self.name),
                false => spirv.without.insert(self.name.to_owned()),
            };
            if self.name == spirv_extensions::DEBUG_INFO {
                spirv.non_semantic = match self.is_allowed {
                    true => Support::Native,
                    false => Support::None,
                };
            }
        }
        let brought = ATOMICS.iter().filter(|(name, ..)| *name == self.name);
        for (_, types, operations) in brought {
            for &ty in *types {
                let native = profile.atomics.native_mut(ty);
                for &operation in *operations {
                    native.set(operation, self.is_allowed);
                }
            }
        }
    }
}

/// The changes in a list, in its order.
fn changes(list: &str) -> Result<Vec<Change>, String> {
    let mut changes = vec![];
    for item in list
        .split(',')
        .map(str::trim)
        .filter(|item| !item.is_empty())
    {
        let (is_allowed, name) = match (item.strip_prefix('+'), item.strip_prefix('-')) {
            (Some(name), _) => (true, name),
            (_, Some(name)) => (false, name),
            _ if item == "all" => (true, item),
            _ => {
                return Err(format!(
                    "'{item}' has no sign; +{item} allows the extension, -{item} forbids it"
                ));
            }
        };
        let known = spirv_extensions::names();
        let chosen = known.filter(|&known| name == "all" || name == known);
        let before = changes.len();
        changes.extend(chosen.map(|name| Change { name, is_allowed }));
        if changes.len() == before {
            let known: Vec<_> = spirv_extensions::names().collect();
            return Err(format!(
                "'{name}' is not an extension that this compiler uses; choose one of {}",
                known.join(", ")
            ));
        }
    }
    Ok(changes)
}
