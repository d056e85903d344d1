//! Keywords and numbers in profiles.

use crate::{
    analysis::images::Image,
    profile::keywords::{Keyword, keywords},
};
use gir_dialects::{
    ir::{Type, TypeExt},
    mir,
};
use serde::{Deserialize, Serialize};

pub use gir_dialects::common::AtomicOperation;

/// The extent to which a target supports something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Support {
    /// Every device of the profile has it.
    Native,
    /// Devices report whether they have it; compiled programs require it.
    Optional,
    /// The compiler expresses it by other operations, with the same meaning.
    Lowered,
    /// The compiler can express it by other operations at a cost, if a flag permits.
    Fallback,
    /// It is unavailable.
    #[default]
    None,
}

impl Support {
    /// Whether a program may use it without a flag.
    pub fn is_usable(self) -> bool {
        matches!(self, Self::Native | Self::Optional | Self::Lowered)
    }

    /// Whether devices themselves have it.
    pub fn is_native(self) -> bool {
        matches!(self, Self::Native | Self::Optional)
    }

    /// The keyword in profile files.
    pub fn keyword(self) -> &'static str {
        match self {
            Self::Native => "native",
            Self::Optional => "optional",
            Self::Lowered => "lowered",
            Self::Fallback => "fallback",
            Self::None => "none",
        }
    }
}

/// The memory models of SPIR-V for Vulkan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MemoryModel {
    /// GLSL's, which every device has.
    Glsl450,
    /// Vulkan's own, which is a device feature.
    Vulkan,
}

/// A group of targets served by one emitter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Family {
    #[default]
    Generic,
    Vulkan,
    OpenclSpirv,
    Cuda,
    Amdgcn,
    Metal,
    Opencl,
    Hexagon,
    Helium,
    C66x,
    Vitis,
    Oneapi,
    Circt,
    Cpu,
}

impl Family {
    /// Whether a pointer can be a numeric address. In the other families the host binds a buffer for memory at
    /// an address: Vulkan, Metal and the profile without a device; on FPGAs arrays are not part of a memory.
    pub fn has_addresses(self) -> bool {
        match self {
            Self::OpenclSpirv
            | Self::Cuda
            | Self::Amdgcn
            | Self::Opencl
            | Self::Hexagon
            | Self::Helium
            | Self::C66x
            | Self::Cpu => true,
            Self::Generic
            | Self::Vulkan
            | Self::Metal
            | Self::Vitis
            | Self::Oneapi
            | Self::Circt => false,
        }
    }
}

/// Capability tier (Runa GPU dialect specification section 14.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub enum Tier {
    /// Tier 1, everything: GPUs, and the host processor.
    #[default]
    Full,
    /// Tier 2, little parallelism: DSPs.
    Dsp,
    /// Tier 3, a pipeline in space: FPGAs.
    Fpga,
}

impl Tier {
    /// The tier with a number.
    pub const fn new(number: u32) -> Option<Self> {
        match number {
            1 => Some(Self::Full),
            2 => Some(Self::Dsp),
            3 => Some(Self::Fpga),
            _ => None,
        }
    }
}

impl TryFrom<u32> for Tier {
    type Error = String;

    fn try_from(number: u32) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("unknown tier {number}, expected 1, 2 or 3"))
    }
}

impl From<Tier> for u32 {
    fn from(tier: Tier) -> Self {
        match tier {
            Tier::Full => 1,
            Tier::Dsp => 2,
            Tier::Fpga => 3,
        }
    }
}

/// The form in which work-items are executed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Execution {
    /// Threads of the hardware.
    #[default]
    Threads,
    /// Iterations of loops, vectorised where possible.
    Loops,
    /// Iterations that enter a pipeline.
    Pipeline,
}

/// Bits of an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct AddressBits(u32);

impl AddressBits {
    /// The number of bits of an address, if there are such addresses.
    pub const fn new(bits: u32) -> Option<Self> {
        match bits {
            32 | 64 => Some(Self(bits)),
            _ => None,
        }
    }

    /// The number.
    pub fn get(self) -> u32 {
        self.0
    }
}

impl TryFrom<u32> for AddressBits {
    type Error = String;

    fn try_from(bits: u32) -> Result<Self, String> {
        Self::new(bits).ok_or_else(|| format!("no address has {bits} bits, expected 32 or 64"))
    }
}

impl From<AddressBits> for u32 {
    fn from(bits: AddressBits) -> Self {
        bits.0
    }
}

/// A set of float widths: 16, 32 and 64 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u32>", into = "Vec<u32>")]
pub struct FloatWidths(u32);

impl FloatWidths {
    /// The set of some widths, if floats have them.
    pub const fn new(widths: &[u32]) -> Option<Self> {
        let (mut all, mut index) = (0, 0);
        while index < widths.len() {
            match widths[index] {
                // Each width is a distinct bit.
                width @ (16 | 32 | 64) => all |= width,
                _ => return None,
            }
            index += 1;
        }
        Some(Self(all))
    }

    /// Whether the set has a width.
    pub fn has(self, width: u32) -> bool {
        self.0 & width != 0
    }
}

impl TryFrom<Vec<u32>> for FloatWidths {
    type Error = String;

    fn try_from(widths: Vec<u32>) -> Result<Self, String> {
        let wrong = widths.iter().find(|width| Self::new(&[**width]).is_none());
        let mistake = |width| format!("floats have 16, 32 or 64 bits, not {width}");
        Self::new(&widths).ok_or_else(|| wrong.map_or_else(String::new, mistake))
    }
}

impl From<FloatWidths> for Vec<u32> {
    fn from(widths: FloatWidths) -> Self {
        let all = [16, 32, 64].into_iter();
        all.filter(|width| widths.has(*width)).collect()
    }
}

/// The number of lanes of a vector type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct Lanes(pub(crate) u32);

impl Lanes {
    /// The number of lanes, if vectors can have it.
    pub const fn new(lanes: u32) -> Option<Self> {
        match lanes {
            2 | 3 | 4 | 8 | 16 => Some(Self(lanes)),
            _ => None,
        }
    }
}

impl TryFrom<u32> for Lanes {
    type Error = String;

    fn try_from(lanes: u32) -> Result<Self, String> {
        let mistake = || format!("no vector has {lanes} lanes, expected 2, 3, 4, 8 or 16");
        Self::new(lanes).ok_or_else(mistake)
    }
}

impl From<Lanes> for u32 {
    fn from(lanes: Lanes) -> Self {
        lanes.0
    }
}

keywords! {
    /// A type of numbers.
    pub enum Scalar {
        I8 = "i8", I16 = "i16", I32 = "i32", I64 = "i64",
        F16 = "f16", F32 = "f32", F64 = "f64",
    }
}

/// The element type of a mir type; for any other type, the type itself.
fn numbers(ty: Type<'_>) -> Type<'_> {
    let parts = [
        mir::MatrixType::from_type(ty).map(|matrix| matrix.element()),
        mir::AtomicType::from_type(ty).map(|atomic| atomic.value()),
        mir::StorageBufferType::from_type(ty).map(|buffer| numbers(buffer.element())),
        mir::UniformBufferType::from_type(ty).map(|buffer| numbers(buffer.element())),
        Image::of(ty).map(|image| image.texel),
    ];
    parts.into_iter().flatten().next().unwrap_or(ty)
}

impl Scalar {
    /// The numeric type of a value, of the lanes of a vector, of the elements of a matrix or a buffer, or of
    /// the texels of an image; `None` for `i1`, pointers and other types.
    pub fn of(ty: Type<'_>) -> Option<Self> {
        let lane = numbers(ty).lane();
        match (lane.as_integer(), lane.as_float()) {
            (Some((8, _)), _) => Some(Self::I8),
            (Some((16, _)), _) => Some(Self::I16),
            (Some((32, _)), _) => Some(Self::I32),
            (Some((64, _)), _) => Some(Self::I64),
            (_, Some(16)) => Some(Self::F16),
            (_, Some(32)) => Some(Self::F32),
            (_, Some(64)) => Some(Self::F64),
            _ => None,
        }
    }

    /// The integer of the same width.
    pub fn bits(self) -> Self {
        match self {
            Self::F16 => Self::I16,
            Self::F32 => Self::I32,
            Self::F64 => Self::I64,
            integer => integer,
        }
    }
}

keywords! {
    /// A version of SPIR-V.
    pub enum SpirvVersion {
        V1_0 = "1.0", V1_1 = "1.1", V1_2 = "1.2", V1_3 = "1.3",
        V1_4 = "1.4", V1_5 = "1.5", V1_6 = "1.6",
    }
}
