//! The requirements of a SPIR-V binary on an OpenCL device: its version, its capabilities, and the width of its
//! addresses.

use rspirv::spirv::Capability;

use super::adapter::Adapter;
use super::generic_atomics;
use crate::failure::Failure;
use crate::program::Program;

/// The opcode of a declaration of a capability; these come first.
const OP_CAPABILITY: u32 = 17;

/// The opcode of the declaration of the memory model, which has the width of addresses.
const OP_MEMORY_MODEL: u32 = 14;

/// Words before the first instruction.
const HEADER: usize = 5;

/// The requirements of a binary that the device lacks, one line each.
///
/// # Errors
/// When the binary is not SPIR-V.
pub(super) fn missing(program: &Program, adapter: &Adapter) -> Result<Vec<String>, Failure> {
    let needs = Needs::read(&program.code).ok_or_else(|| {
        Failure::Mistake("the compiled kernel is not SPIR-V, please report this".to_owned())
    })?;
    let mut missing = Vec::new();
    if !adapter.il_versions.contains(&needs.version) {
        let (major, minor) = needs.version;
        missing.push(format!("the device does not take SPIR-V {major}.{minor}"));
    }
    if let Some(bits) = needs
        .address_bits
        .filter(|&bits| bits != adapter.address_bits)
    {
        missing.push(format!(
            "the device has addresses of {} bits, {bits} wanted",
            adapter.address_bits
        ));
    }
    if needs.capabilities.contains(&Capability::GenericPointer) && !adapter.links_generic_atomics {
        let atomic = generic_atomics::first(&program.code);
        missing.extend(atomic.map(|atomic| {
            format!("the device's compiler does not link {atomic} by a generic pointer; its OpenCL C has it")
        }));
    }
    for capability in needs.capabilities {
        match requirement(capability) {
            Requirement::Always => {}
            Requirement::Doubles if adapter.has_doubles => {}
            Requirement::Generic if adapter.has_generic => {}
            Requirement::Subgroups if adapter.most_subgroups > 0 => {}
            Requirement::FloatControls => missing.push(format!(
                "the device does not report capability {capability:?}; leave float_controls out of the profile, since OpenCL has these modes by default"
            )),
            Requirement::Images if adapter.has_images => {}
            Requirement::ReadWriteImages if adapter.has_read_write_images => {}
            Requirement::Extensions(names) if names.iter().all(|name| adapter.has(name)) => {}
            Requirement::Extensions(names) => missing.push(format!(
                "the device lacks {} (capability {capability:?})",
                names.join(" or ")
            )),
            Requirement::Never => missing.push(format!(
                "the kernel needs capability {capability:?}, which OpenCL does not have: the profile is for another device; name a profile of this one, or none"
            )),
            Requirement::Doubles
            | Requirement::Generic
            | Requirement::Subgroups
            | Requirement::Images
            | Requirement::ReadWriteImages => {
                missing.push(format!("the device lacks capability {capability:?}"));
            }
        }
    }
    missing.extend(super::subgroup_size_missing(program, adapter));
    Ok(missing)
}

/// The declared requirements of a binary.
#[derive(Debug, PartialEq, Eq)]
struct Needs {
    version: (u8, u8),
    capabilities: Vec<Capability>,
    /// Bits of an address, if it has physical addresses.
    address_bits: Option<u32>,
}

impl Needs {
    fn read(binary: &[u8]) -> Option<Self> {
        let words: Vec<u32> = binary
            .chunks_exact(4)
            .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
            .collect();
        let [_, version, ..] = *words.get(..HEADER)? else {
            return None;
        };
        let [_, minor, major, _] = version.to_le_bytes();
        let declared = words[HEADER..].chunks_exact(2);
        let declared = declared.take_while(|op| op[0] == 2 << 16 | OP_CAPABILITY);
        let capabilities = declared.map(|op| Capability::from_u32(op[1]));
        Some(Self {
            version: (major, minor),
            capabilities: capabilities.collect::<Option<_>>()?,
            address_bits: address_bits(&words[HEADER..]),
        })
    }
}

/// Bits of an address by the addressing model, which follows the capabilities.
fn address_bits(mut words: &[u32]) -> Option<u32> {
    while let [first, operands @ ..] = words {
        if first & 0xffff == OP_MEMORY_MODEL {
            return match operands.first() {
                Some(1) => Some(32),
                Some(2) => Some(64),
                _ => None,
            };
        }
        words = words.get((*first >> 16).max(1) as usize..)?;
    }
    None
}

/// The feature that provides a capability.
enum Requirement {
    /// Every device.
    Always,
    /// Floats of 64 bits.
    Doubles,
    /// Generic pointers.
    Generic,
    /// Subgroups.
    Subgroups,
    /// Modes of floats, for which there is no query.
    FloatControls,
    /// Images.
    Images,
    /// Images that a kernel both reads and writes.
    ReadWriteImages,
    /// All of these extensions.
    Extensions(&'static [&'static str]),
    /// None.
    Never,
}

fn requirement(capability: Capability) -> Requirement {
    use Requirement::{
        Always, Doubles, Extensions, FloatControls, Generic, Images, Never, ReadWriteImages,
        Subgroups,
    };
    match capability {
        Capability::Kernel
        | Capability::Addresses
        | Capability::Linkage
        | Capability::Vector16
        | Capability::Int8
        | Capability::Int16
        | Capability::Int64 => Always,
        Capability::Float64 => Doubles,
        Capability::GenericPointer => Generic,
        Capability::SubgroupDispatch => Subgroups,
        Capability::DenormPreserve
        | Capability::SignedZeroInfNanPreserve
        | Capability::RoundingModeRTE => FloatControls,
        Capability::ImageBasic => Images,
        Capability::ImageReadWrite => ReadWriteImages,
        Capability::Float16 => Extensions(&["cl_khr_fp16"]),
        Capability::Int64Atomics => {
            Extensions(&["cl_khr_int64_base_atomics", "cl_khr_int64_extended_atomics"])
        }
        Capability::GroupNonUniform => Subgroups,
        Capability::GroupNonUniformVote => Extensions(&["cl_khr_subgroup_non_uniform_vote"]),
        Capability::GroupNonUniformBallot => Extensions(&["cl_khr_subgroup_ballot"]),
        Capability::GroupNonUniformArithmetic => {
            Extensions(&["cl_khr_subgroup_non_uniform_arithmetic"])
        }
        Capability::GroupNonUniformShuffle => Extensions(&["cl_khr_subgroup_shuffle"]),
        Capability::AtomicFloat16AddEXT
        | Capability::AtomicFloat32AddEXT
        | Capability::AtomicFloat64AddEXT
        | Capability::AtomicFloat16MinMaxEXT
        | Capability::AtomicFloat32MinMaxEXT
        | Capability::AtomicFloat64MinMaxEXT => Extensions(&["cl_ext_float_atomics"]),
        _ => Never,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn binary(words: &[u32]) -> Vec<u8> {
        words.iter().flat_map(|word| word.to_le_bytes()).collect()
    }

    #[test]
    fn version_and_capabilities_are_read() {
        let magic = 0x0723_0203;
        let words = [magic, 0x0001_0200, 0, 9, 0, 0x0002_0011, 6, 0x0002_0011, 4];
        let needs = Needs::read(&binary(&words)).unwrap();
        assert_eq!(needs.version, (1, 2));
        let expected = [Capability::Kernel, Capability::Addresses];
        assert_eq!(needs.capabilities, expected);
        assert_eq!(needs.address_bits, None);
        assert_eq!(Needs::read(&binary(&words[..4])), None);
    }

    #[test]
    fn the_addressing_model_says_how_wide_addresses_are() {
        let magic = 0x0723_0203;
        for (model, bits) in [(0, None), (1, Some(32)), (2, Some(64))] {
            let head = [magic, 0x0001_0200, 0, 9, 0, 0x0002_0011, 6];
            let words = [&head[..], &[0x0003_000e, model, 2]].concat();
            let needs = Needs::read(&binary(&words)).unwrap();
            assert_eq!(needs.address_bits, bits);
        }
    }
}
