//! The requirements of a kernel in OpenCL C on a device: its version, and the optional features that the words of its
//! text belong to.
//!
//! The types, functions and names of the language show which part of it they belong to, so that the text itself is
//! examined, as a binary's capabilities are.

use gir::{profile::Family, targets};

use super::{adapter::Adapter, words::words};
use crate::{failure::Failure, program::Program};

/// The requirements of a text that the device lacks, one line each.
///
/// # Errors
/// When the profile is not one of OpenCL C's, or the code is not text.
pub(super) fn missing(program: &Program, adapter: &Adapter) -> Result<Vec<String>, Failure> {
    let (major, minor) = version(program)?;
    let mut missing = vec![];
    if !adapter.c_versions.contains(&(major, minor)) {
        missing.push(format!("the device does not take OpenCL C {major}.{minor}"));
    }
    let mut needs: Vec<(Need, &str)> = words(text(program)?)
        .filter_map(|word| Some((need(word)?, word)))
        .collect();
    needs.sort_by(|one, other| one.0.cmp(&other.0));
    needs.dedup_by(|one, other| one.0 == other.0);
    let lacking = needs.iter().filter(|(need, _)| !need.is_there(adapter));
    missing.extend(lacking.map(|(need, word)| format!("the device lacks {need}, for '{word}'")));
    missing.extend(super::subgroup_size_missing(program, adapter));
    Ok(missing)
}

/// The text of a kernel.
///
/// # Errors
/// When it is none.
pub(super) fn text(program: &Program) -> Result<&str, Failure> {
    let text = std::str::from_utf8(&program.code);
    text.map_err(|_| {
        Failure::Mistake("the compiled kernel is not OpenCL C, please report this".to_owned())
    })
}

/// The version of OpenCL C that a kernel is written in: that of its profile.
///
/// # Errors
/// When the profile is none of OpenCL C's.
pub(super) fn version(program: &Program) -> Result<(u8, u8), Failure> {
    let profile = &program.profile;
    if profile.family != Family::Opencl {
        let text = format!("profile '{}' is none of OpenCL C", profile.name);
        return Err(Failure::Unsupported(text));
    }
    Ok(targets::opencl::version(profile))
}

/// A part of the language that not every device has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Need<'t> {
    /// Floats of 64 bits.
    Doubles,
    /// Images.
    Images,
    /// Images that a kernel both reads and writes.
    ReadWriteImages,
    /// Subgroups.
    Subgroups,
    /// A feature of OpenCL C 3.0, by its macro; OpenCL 2 has it.
    Feature(&'t str),
    /// An extension.
    Extension(&'t str),
    /// Atomics of 64 bits: two extensions.
    WideAtomics,
}

/// The feature or extension that a word of the language needs, if it is optional.
fn need(word: &str) -> Option<Need<'_>> {
    use Need::{Doubles, Extension, Feature, Images, ReadWriteImages, Subgroups, WideAtomics};
    let need = match word {
        "cl_khr_fp64" => Doubles,
        "memory_order_seq_cst" => Feature("__opencl_c_atomic_order_seq_cst"),
        "memory_order_acquire" | "memory_order_release" | "memory_order_acq_rel" => {
            Feature("__opencl_c_atomic_order_acq_rel")
        }
        "memory_scope_device" => Feature("__opencl_c_atomic_scope_device"),
        "memory_scope_all_devices" | "memory_scope_all_svm_devices" => {
            Feature("__opencl_c_atomic_scope_all_devices")
        }
        "generic" | "__generic" => Feature("__opencl_c_generic_address_space"),
        "cl_khr_subgroups"
        | "memory_scope_sub_group"
        | "get_num_sub_groups"
        | "get_max_sub_group_size" => Subgroups,
        "image2d_t" | "image3d_t" | "sampler_t" => Images,
        "read_write" | "__read_write" => ReadWriteImages,
        "atomic_long" | "atomic_ulong" | "atomic_double" => WideAtomics,
        "sub_group_ballot" => Extension("cl_khr_subgroup_ballot"),
        "sub_group_shuffle" | "sub_group_shuffle_xor" => Extension("cl_khr_subgroup_shuffle"),
        "sub_group_non_uniform_all" | "sub_group_non_uniform_any" => {
            Extension("cl_khr_subgroup_non_uniform_vote")
        }
        _ if is_of_type(word, "half") => Extension("cl_khr_fp16"),
        _ if is_of_type(word, "double") => Doubles,
        _ if word.starts_with("atom_") => WideAtomics,
        _ if word.starts_with("sub_group_non_uniform_") => {
            Extension("cl_khr_subgroup_non_uniform_arithmetic")
        }
        _ if word.starts_with("sub_group_") || word.starts_with("get_sub_group_") => Subgroups,
        _ if word.starts_with("__opencl_c_") => Feature(word),
        _ if is_extension(word) => Extension(word),
        _ => return None,
    };
    Some(need)
}

/// Whether a word is a type, a vector of it, or a conversion to one of them.
fn is_of_type(word: &str, ty: &str) -> bool {
    let mut prefixes = ["convert_", "as_"].iter();
    let stem = prefixes.find_map(|prefix| word.strip_prefix(prefix));
    let stem = stem.unwrap_or(word);
    let Some(rest) = stem.strip_prefix(ty) else {
        return false;
    };
    let lanes = rest.split('_').next().unwrap_or_default();
    let is_conversion = stem.len() < word.len();
    lanes.bytes().all(|byte| byte.is_ascii_digit()) && (is_conversion || lanes.len() == rest.len())
}

/// Whether a word is the name of an extension, as `#pragma OPENCL EXTENSION` has it.
fn is_extension(word: &str) -> bool {
    ["cl_khr_", "cl_ext_", "cl_intel_"]
        .iter()
        .any(|prefix| word.starts_with(prefix))
}

impl Need<'_> {
    fn is_there(self, adapter: &Adapter) -> bool {
        match self {
            Self::Doubles => adapter.has_doubles,
            Self::Images => adapter.has_images,
            Self::ReadWriteImages => adapter.has_read_write_images,
            Self::Subgroups => adapter.most_subgroups > 0,
            Self::Feature(name) => adapter.has_feature(name),
            Self::Extension(name) => adapter.has(name),
            Self::WideAtomics => WIDE_ATOMICS.iter().all(|name| adapter.has(name)),
        }
    }
}

/// The extensions with atomics of 64 bits.
const WIDE_ATOMICS: [&str; 2] = ["cl_khr_int64_base_atomics", "cl_khr_int64_extended_atomics"];

impl std::fmt::Display for Need<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Doubles => "cl_khr_fp64",
            Self::Images => "images",
            Self::ReadWriteImages => "images to read and write",
            Self::Subgroups => "subgroups",
            Self::Feature(name) | Self::Extension(name) => name,
            Self::WideAtomics => "cl_khr_int64_base_atomics and cl_khr_int64_extended_atomics",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_tell_what_they_are_a_part_of() {
        let fp16 = Some(Need::Extension("cl_khr_fp16"));
        for word in [
            "half",
            "half16",
            "convert_half4_rte",
            "as_half",
            "cl_khr_fp16",
        ] {
            assert_eq!(need(word), fp16, "{word}");
        }
        for word in [
            "half_sqrt",
            "halfway",
            "vload_half",
            "as_float",
            "atomic_int",
            "x",
        ] {
            assert_eq!(need(word), None, "{word}");
        }
        for word in ["double", "double3", "as_double2", "cl_khr_fp64"] {
            assert_eq!(need(word), Some(Need::Doubles), "{word}");
        }
        for word in ["atom_add", "atomic_ulong"] {
            assert_eq!(need(word), Some(Need::WideAtomics), "{word}");
        }
        let shuffle = Some(Need::Extension("cl_khr_subgroup_shuffle"));
        assert_eq!(need("sub_group_shuffle_xor"), shuffle);
        assert_eq!(need("get_sub_group_local_id"), Some(Need::Subgroups));
        let feature = Some(Need::Feature("__opencl_c_atomic_scope_all_devices"));
        assert_eq!(need("memory_scope_all_svm_devices"), feature);
    }
}
