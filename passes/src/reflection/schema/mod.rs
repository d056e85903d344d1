//! The reflection artifact as data (Runa GPU dialect specification section 8).
//!
//! The fields are the keys of the JSON, in their order. Those of the specification are required, all others are
//! optional on input, so a file with only the keys of the specification is a valid reflection. Unknown values are
//! null. `docs/reflection.schema.json` is generated from these types, `docs/reflection.md` explains them together.

mod parameters;

pub use parameters::{LaunchArgument, LaunchArgumentKind, Member, Parameter, ParameterKind};

use crate::{analysis::taken::Fallback, printf::buffer::Table};
use schemars::{JsonSchema, Schema, generate::SchemaSettings};
use serde::{Deserialize, Serialize};

/// The value of `version` in the output. The first number changes when a key changes its meaning or is removed, the
/// second when one is added.
pub const VERSION: &str = "1.5";

/// The information that a host needs to bind and launch the kernels of a module.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(title = "GIR reflection", extend("required" = ["module", "entries"]))]
pub struct Reflection {
    /// Version of the format. Readers of 1.x read all of 1.
    #[serde(default)]
    pub version: String,
    /// The name of the module, if it has one.
    pub module: Option<String>,
    /// The target profile the module is compiled for.
    pub target: Option<String>,
    /// The system that Metal is compiled for, if one is stated: `macos`, `ios`, `tvos` or `watchos`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub platform: Option<String>,
    /// The tier of Metal's argument buffers that contain the resources, `tier1` or `tier2`; absent if each resource
    /// has an index of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub argument_buffers: Option<String>,
    /// The kernels, in the order of the source.
    pub entries: Vec<Entry>,
    /// The variables of the module, in the order of the source.
    #[serde(default)]
    pub globals: Vec<Global>,
}

/// A kernel.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(extend("required" = [
    "name", "stage", "workgroup_size", "resources", "push_constants", "inputs", "outputs"
]))]
pub struct Entry {
    /// The name of the entry point.
    pub name: String,
    /// The symbol of the kernel in the program, if the name is not legal there: OpenCL C calls `dot` `dot_`. Absent
    /// otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symbol: Option<String>,
    /// The stage of the kernel.
    pub stage: Stage,
    /// Work-items of a workgroup along x, y and z; null if set at launch.
    pub workgroup_size: Option<[u32; 3]>,
    /// The resources that the host binds: parameters first, in order, then the globals in buffers that the kernel
    /// uses.
    pub resources: Vec<Resource>,
    /// The block of values that the host passes; null if the kernel has none.
    pub push_constants: Option<PushConstants>,
    /// The inputs of a vertex or fragment kernel: parameters first, then those that its operations read.
    pub inputs: Vec<Io>,
    /// The outputs of a vertex or fragment kernel.
    pub outputs: Vec<Io>,
    /// The workgroups of the source that one workgroup computes, along x, y and z: the host launches that many fewer.
    /// Absent if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<[u32; 3]>,
    /// The expected workgroup size of the launch.
    pub local_size_hint: Option<[u32; 3]>,
    /// Work-items of a subgroup, if the kernel or the target fixes them.
    pub subgroup_size: Option<u32>,
    /// The number of work-items that exchange values, if the compiler chose `subgroup_size`: larger subgroups will do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub least_subgroup_size: Option<u32>,
    /// Beside `least_subgroup_size`: larger subgroups will not do.
    #[serde(default, skip_serializing_if = "is_false")]
    pub exact_subgroup_size: bool,
    /// The parameters, in order.
    #[serde(default)]
    pub parameters: Vec<Parameter>,
    /// Features of the target that the kernel uses, such as `atomics`.
    #[serde(default)]
    pub features: Vec<String>,
    /// Number types that the kernel computes with or keeps in memory.
    #[serde(default)]
    pub types: Vec<String>,
    /// The names of the globals that the kernel uses.
    #[serde(default)]
    pub globals: Vec<String>,
    /// The specialisation constants with the extents of a workgroup, if the host sets them that way, as in modules
    /// for Vulkan. Absent otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub workgroup_size_ids: Option<[u32; 3]>,
    /// The specialisation constants that the kernel uses, by id; absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spec_constants: Vec<SpecConstant>,
    /// The globals in buffers that are passed by their address.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub global_addresses: Vec<GlobalAddress>,
    /// The arguments of a launch, if the driver takes them as one block; absent otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<LaunchArgument>,
    /// Memory that the work-items of a workgroup share.
    #[serde(default)]
    pub shared_memory: SharedMemory,
    /// Other resources of the kernel.
    #[serde(default)]
    pub usage: Usage,
    /// The operations that the target lacks, and their replacements.
    #[serde(default)]
    pub fallbacks: Vec<Fallback>,
}

/// A number that the host may set when it loads the module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SpecConstant {
    /// The name in the source.
    pub name: String,
    /// Its number in the module.
    pub id: u32,
    /// Its type, such as `i32`, `f32` or `bool`.
    #[serde(rename = "type")]
    pub ty: Option<String>,
    /// The default value, if the host sets none: the bits of the number, a single one for `bool`.
    pub default_bits: u64,
}

/// A global whose address the host passes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GlobalAddress {
    /// Its name.
    pub name: String,
    /// The offset of its address in the block of push constants, in bytes.
    pub offset: u64,
}

/// The stage of a kernel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Stage {
    #[default]
    Compute,
    Vertex,
    Fragment,
    Mesh,
    Task,
    RayGen,
    Miss,
    ClosestHit,
}

/// A resource that the host binds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(extend("required" = ["set", "binding", "space", "type", "size", "stride", "name"]))]
pub struct Resource {
    /// The descriptor set.
    pub set: u32,
    /// The binding in the set.
    pub binding: u32,
    /// The kind of binding.
    pub space: Space,
    /// The type of the resource.
    #[serde(rename = "type")]
    pub kind: ResourceType,
    /// Size in bytes; null if the host decides.
    pub size: Option<u64>,
    /// Stride between elements of a buffer, in bytes.
    pub stride: Option<u64>,
    /// The name in the source.
    pub name: Option<String>,
    /// The layout rules of a buffer; null for those of pointers, where a type aligns to its size and a vector of
    /// three lanes takes the space of four.
    pub layout: Option<Layout>,
    /// The type of an element of a buffer, or of a component of an image's texels, with its sign.
    pub element: Option<String>,
    /// The kernel's access to an image; `read` for a buffer that the source declares as constant; null for others.
    pub access: Option<Access>,
    /// The layout of an element that is a matrix; null for others.
    pub matrix: Option<MatrixLayout>,
    /// The address that `addr(…)` in the source assigns to the buffer.
    pub fixed_address: Option<u64>,
    /// The index of its parameter; null for a global.
    pub parameter: Option<u32>,
    /// The index in the target's API, in a table of its kind: the number of `[[buffer(…)]]`, `[[texture(…)]]` or
    /// `[[sampler(…)]]` in Metal. With an `argument_id`, that of the argument buffer that contains it. Absent if set
    /// and binding suffice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub index: Option<u32>,
    /// The number of `[[id(…)]]` in an argument buffer of Metal; absent outside of argument buffers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub argument_id: Option<u32>,
}

/// The kind of a binding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Space {
    /// Memory that the kernel reads.
    Uniform,
    /// Memory that the kernel reads and writes.
    Storage,
    /// A sampler.
    Sampler,
    /// An image.
    Image,
}

/// The type of a resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum ResourceType {
    Buffer,
    Image1d,
    Image1dArray,
    Image2d,
    Image2dArray,
    Image2dSamples,
    Image2dSamplesArray,
    Image3d,
    ImageCube,
    ImageCubeArray,
    ImageBuffer,
    Sampler,
    AccelerationStructure,
}

/// The access of a kernel to an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Samples it, and fetches texels.
    Sampled,
    /// Reads texels of a storage image.
    Read,
    /// Writes texels of a storage image.
    Write,
    /// Reads and writes texels of a storage image.
    ReadWrite,
    /// Samples an image of depths, and compares them.
    Depth,
    /// Updates texels of a storage image by atomics.
    Atomic,
}

/// The layout rules of a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Layout {
    Std140,
    Std430,
    Metal,
}

/// The layout of a matrix in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MatrixLayout {
    /// Whether rows or columns are contiguous.
    pub major: Major,
    /// The stride between rows or columns in bytes.
    pub stride: u64,
}

/// The contiguous parts of a matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Major {
    Row,
    Column,
}

/// The block of values that the host passes to a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PushConstants {
    /// Size in bytes.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u64,
    /// The number of `[[buffer(…)]]` in Metal. Absent if the block has a place of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub index: Option<u32>,
}

/// An input or output of a stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Io {
    /// The location; null for a builtin.
    pub location: Option<u32>,
    /// The builtin; null for a location.
    pub builtin: Option<String>,
    /// The type, with its sign.
    #[serde(rename = "type")]
    pub ty: Option<String>,
    /// The name in the source.
    pub name: Option<String>,
    /// The interpolation of values between vertices.
    pub interpolation: Option<String>,
}

/// Memory that the work-items of a workgroup share.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SharedMemory {
    /// Bytes of known size.
    pub static_bytes: u64,
    /// Whether there is also memory with a size set at launch.
    pub dynamic: bool,
    /// The number of `[[threadgroup(…)]]` in Metal, for a global with a size set at launch; absent otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub index: Option<u32>,
}

/// The memory use of a kernel and its callees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Usage {
    /// Bytes of private variables of each work-item, before the target's compiler keeps some of them in registers.
    pub private_bytes: u64,
    /// Bytes of constant tables.
    pub constant_bytes: u64,
}

/// A variable of a module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Global {
    /// The name in the source.
    pub name: String,
    /// The memory of the variable.
    pub space: GlobalSpace,
    /// The type of its elements, with its sign.
    #[serde(rename = "type")]
    pub ty: Option<String>,
    /// The number of its elements; null if set at launch.
    pub count: Option<u64>,
    /// Size in bytes; null if set at launch.
    pub size: Option<u64>,
    /// Stride between elements, in bytes.
    pub stride: u64,
    /// Alignment in bytes.
    pub align: u64,
    /// The descriptor set of its buffer.
    pub set: Option<u32>,
    /// The binding of its buffer.
    pub binding: Option<u32>,
    /// The specialisation constant with the number of its elements.
    pub spec_id: Option<u32>,
    /// The address that `addr(…)` in the source assigns to it.
    pub fixed_address: Option<u64>,
    /// The bytes that the host writes to its buffer before the first launch, two hexadecimal digits each; null if
    /// they are all zero, or if it has no buffer.
    pub initial_bytes: Option<HexBytes>,
    /// The name by which the host finds it, if it is a variable of the module (`--module-variables`). Absent otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variable: Option<String>,
    /// If it is the buffer for `printf` and assertions: the formats of the records that kernels write to it, and the
    /// assertions that they count in it. Absent otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub printf: Option<Table>,
}

/// The memory of a variable of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum GlobalSpace {
    /// In a buffer.
    Global,
    /// In memory that a workgroup shares.
    Workgroup,
    /// In the program: a constant table.
    Constant,
    /// Private to each work-item.
    Private,
}

/// Bytes as text: two hexadecimal digits each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct HexBytes(pub Vec<u8>);

impl From<HexBytes> for String {
    fn from(bytes: HexBytes) -> Self {
        let digit = |value: u8| char::from(b"0123456789abcdef"[usize::from(value)]);
        let digits = bytes.0.iter().flat_map(|byte| [byte >> 4, byte & 15]);
        digits.map(digit).collect()
    }
}

impl TryFrom<String> for HexBytes {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let digits: Option<Vec<_>> = text.chars().map(|digit| digit.to_digit(16)).collect();
        let digits = digits.filter(|digits| digits.len() % 2 == 0);
        let digits = digits.ok_or("bytes are pairs of hexadecimal digits")?;
        let pairs = digits.chunks(2);
        let bytes = pairs.map(|pair| (pair[0] << 4 | pair[1]) as u8);
        Ok(Self(bytes.collect()))
    }
}

impl JsonSchema for HexBytes {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HexBytes".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> Schema {
        schemars::json_schema!({
            "description": "Bytes as text: two hexadecimal digits each.",
            "type": "string",
            "pattern": "^([0-9a-f][0-9a-f])*$",
        })
    }
}

impl Reflection {
    /// The JSON, with a line end.
    pub fn json(&self) -> String {
        let text = serde_json::to_string_pretty(self);
        text.expect("reflection has only text as keys") + "\n"
    }
}

/// The JSON Schema of the artifact, with a line end.
pub fn json_schema() -> String {
    let generator = SchemaSettings::draft2020_12().into_generator();
    let schema = generator.into_root_schema_for::<Reflection>();
    let text = serde_json::to_string_pretty(&schema);
    text.expect("a schema has only text as keys") + "\n"
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn is_false(value: &bool) -> bool {
    !value
}
