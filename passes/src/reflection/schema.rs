//! The reflection artifact as data (Runa GPU dialect specification section 8).
//!
//! The fields are the keys of the JSON, in their order. Those of the specification
//! are required, all others may be absent when it is read: a file with the keys of
//! the specification alone is a reflection too. What is not known is null.
//! `docs/reflection.schema.json` is made of these types, `docs/reflection.md` says
//! what they mean together.

use crate::analysis::taken::Fallback;
use schemars::{JsonSchema, Schema, generate::SchemaSettings};
use serde::{Deserialize, Serialize};

/// What this version writes as `version`. The first number changes when a key changes
/// its meaning or goes, the second when one comes.
pub const VERSION: &str = "1.2";

/// What a host has to know to bind and launch the kernels of a module.
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
    /// The tier of Metal's argument buffers that resources stand in, `tier1` or `tier2`; absent where each has an index
    /// of its own.
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
    /// What the host finds it by in the program, where the name cannot be one there: OpenCL C calls
    /// `dot` `dot_`. Absent otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symbol: Option<String>,
    /// What kind of kernel it is.
    pub stage: Stage,
    /// Work-items of a workgroup along x, y and z; null if the launch decides.
    pub workgroup_size: Option<[u32; 3]>,
    /// What the host binds: parameters first, in order, then the globals in buffers
    /// that the kernel uses.
    pub resources: Vec<Resource>,
    /// The block of values that the host passes; null if the kernel takes none.
    pub push_constants: Option<PushConstants>,
    /// What a vertex or fragment kernel reads from the stage before: parameters first,
    /// then what its operations read.
    pub inputs: Vec<Io>,
    /// What a vertex or fragment kernel hands on.
    pub outputs: Vec<Io>,
    /// The workgroup size that the launch will likely have.
    pub local_size_hint: Option<[u32; 3]>,
    /// Work-items of a subgroup, if the kernel or the target fixes them.
    pub subgroup_size: Option<u32>,
    /// The parameters, in order.
    #[serde(default)]
    pub parameters: Vec<Parameter>,
    /// Features of the target that the kernel uses, such as `atomics`.
    #[serde(default)]
    pub features: Vec<String>,
    /// Types of numbers that the kernel computes with or keeps in memory.
    #[serde(default)]
    pub types: Vec<String>,
    /// The names of the globals that the kernel uses.
    #[serde(default)]
    pub globals: Vec<String>,
    /// The specialisation constants with the extents of a workgroup, where the host sets
    /// them: a module for Vulkan takes them so. Absent otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub workgroup_size_ids: Option<[u32; 3]>,
    /// The specialisation constants that the kernel asks for, by id; absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spec_constants: Vec<SpecConstant>,
    /// The globals in buffers that are passed by their address.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub global_addresses: Vec<GlobalAddress>,
    /// The arguments of a launch, where a driver takes them one behind the other; absent otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<LaunchArgument>,
    /// Memory that the work-items of a workgroup share.
    #[serde(default)]
    pub shared_memory: SharedMemory,
    /// What else the kernel takes.
    #[serde(default)]
    pub usage: Usage,
    /// What the target lacks, and what stands in for it.
    #[serde(default)]
    pub fallbacks: Vec<Fallback>,
}

/// A number that the host may set when it loads the module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SpecConstant {
    /// What the source calls it.
    pub name: String,
    /// Its number in the module.
    pub id: u32,
    /// Its type, such as `i32`, `f32` or `bool`.
    #[serde(rename = "type")]
    pub ty: Option<String>,
    /// What it is where the host says nothing: the bits of the number, which of a `bool` is one.
    pub default_bits: u64,
}

/// A global that the host passes the address of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GlobalAddress {
    /// Its name.
    pub name: String,
    /// Where its address starts in the block of push constants, in bytes.
    pub offset: u64,
}

/// An argument of a launch, as CUDA's drivers take it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LaunchArgument {
    /// What it is.
    pub kind: LaunchArgumentKind,
    /// Where it starts in the block of arguments, in bytes.
    pub offset: u64,
    /// Its bytes.
    pub size: u64,
    /// The parameter that it is for, by its place in `parameters`; null if it is for a global.
    pub parameter: Option<u32>,
    /// The byte of the parameter's value that it starts with: large vectors are several arguments.
    /// Absent at the first.
    #[serde(default, skip_serializing_if = "is_first")]
    pub part: u64,
    /// The global that it is for; null if it is for a parameter.
    pub global: Option<String>,
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes what may be left out by reference"
)]
fn is_first(part: &u64) -> bool {
    *part == 0
}

/// What an argument of a launch is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LaunchArgumentKind {
    /// The value of the parameter.
    Value,
    /// The address of a buffer.
    Address,
    /// Where the parameter starts in the shared memory that the launch provides, in bytes.
    SharedOffset,
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

/// Something the host binds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(extend("required" = ["set", "binding", "space", "type", "size", "stride", "name"]))]
pub struct Resource {
    /// The descriptor set.
    pub set: u32,
    /// The binding in the set.
    pub binding: u32,
    /// How it is bound.
    pub space: Space,
    /// What it is.
    #[serde(rename = "type")]
    pub kind: ResourceType,
    /// Bytes; null if the host decides.
    pub size: Option<u64>,
    /// Bytes from one element of a buffer to the next.
    pub stride: Option<u64>,
    /// What the source calls it.
    pub name: Option<String>,
    /// The rules by which a buffer is laid out; null for those of pointers, where a
    /// type aligns to its size and three lanes take the room of four.
    pub layout: Option<Layout>,
    /// The type of an element of a buffer, or of a component of an image's texels, with its sign.
    pub element: Option<String>,
    /// What the kernel does with an image; `read` of a buffer that the source declares as constant; null of others.
    pub access: Option<Access>,
    /// How the rows or columns of an element lie; null if it is no matrix.
    pub matrix: Option<MatrixLayout>,
    /// The address that `addr(…)` in the source fixes the buffer at.
    pub fixed_address: Option<u64>,
    /// The index of the parameter that it is; null for a global.
    pub parameter: Option<u32>,
    /// Where the target's API binds it, in a table of its kind: the number of `[[buffer(…)]]`,
    /// `[[texture(…)]]` or `[[sampler(…)]]` in Metal. With an `argument_id` that of the argument buffer that it stands
    /// in. Absent where set and binding say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub index: Option<u32>,
    /// The number of `[[id(…)]]` in an argument buffer of Metal; absent for what stands in none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub argument_id: Option<u32>,
}

/// How a resource is bound.
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

/// What a resource is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum ResourceType {
    Buffer,
    Image2d,
    Image3d,
    Sampler,
    AccelerationStructure,
}

/// What a kernel does with an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// It samples it, and fetches texels.
    Sampled,
    /// It reads texels of a storage image.
    Read,
    /// It writes them.
    Write,
    /// It does both.
    ReadWrite,
}

/// Rules by which a buffer is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Layout {
    Std140,
    Std430,
    Metal,
}

/// How a matrix lies in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MatrixLayout {
    /// What stands together.
    pub major: Major,
    /// Bytes from one row or column to the next.
    pub stride: u64,
}

/// What of a matrix stands together.
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
    /// Bytes.
    pub size: u64,
    /// The block starts at a multiple of so many bytes.
    pub align: u64,
    /// The number of `[[buffer(…)]]` in Metal. Absent where the block has a place of its own.
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
    /// What the source calls it.
    pub name: Option<String>,
    /// How values between vertices come about.
    pub interpolation: Option<String>,
}

/// A parameter of a kernel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Parameter {
    /// What the source calls it.
    pub name: Option<String>,
    /// How its argument reaches the kernel.
    pub kind: ParameterKind,
    /// The type of the value, or of the elements, with its sign.
    #[serde(rename = "type")]
    pub ty: Option<String>,
    /// Where a value or an address starts in the block of push constants, in bytes.
    pub offset: Option<u64>,
    /// Bytes of a value or an address.
    pub size: Option<u64>,
    /// The descriptor set of what is bound.
    pub set: Option<u32>,
    /// The binding of what is bound.
    pub binding: Option<u32>,
    /// The specialisation constant with the number of elements of shared memory.
    pub spec_id: Option<u32>,
    /// Of shared memory the number of `[[threadgroup(…)]]` in Metal; absent otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub index: Option<u32>,
}

/// How an argument reaches a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum ParameterKind {
    /// A number or vector, in the block of push constants.
    Value,
    /// A buffer, image or sampler that is bound.
    Resource,
    /// A buffer that is passed by its address, in the block of push constants.
    Address,
    /// Shared memory, whose size the launch decides.
    Shared,
    /// An input of the stage.
    Input,
}

/// Memory that the work-items of a workgroup share.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SharedMemory {
    /// Bytes whose number is known.
    pub static_bytes: u64,
    /// Whether there is more, which the launch decides.
    pub dynamic: bool,
    /// Of a global whose size the launch decides the number of `[[threadgroup(…)]]` in Metal; absent
    /// otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub index: Option<u32>,
}

/// What a kernel takes, the functions that it calls included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Usage {
    /// Bytes of variables of each work-item, before the target's compiler keeps some
    /// of them in registers.
    pub private_bytes: u64,
    /// Bytes of constant tables.
    pub constant_bytes: u64,
}

/// A variable of a module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Global {
    /// What the source calls it.
    pub name: String,
    /// Where it lives.
    pub space: GlobalSpace,
    /// The type of its elements, with its sign.
    #[serde(rename = "type")]
    pub ty: Option<String>,
    /// The number of its elements; null if the launch decides.
    pub count: Option<u64>,
    /// Bytes; null if the launch decides.
    pub size: Option<u64>,
    /// Bytes from one element to the next.
    pub stride: u64,
    /// It starts at a multiple of so many bytes.
    pub align: u64,
    /// The descriptor set of its buffer.
    pub set: Option<u32>,
    /// The binding of its buffer.
    pub binding: Option<u32>,
    /// The specialisation constant with the number of its elements.
    pub spec_id: Option<u32>,
    /// The address that `addr(…)` in the source fixes it at.
    pub fixed_address: Option<u64>,
    /// What the host puts into its buffer before the first launch, two hexadecimal
    /// digits a byte; null if that is zeros, or if it has no buffer.
    pub initial_bytes: Option<HexBytes>,
}

/// Where a variable of a module lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum GlobalSpace {
    /// In a buffer.
    Global,
    /// In memory that a workgroup shares.
    Workgroup,
    /// In the program: a constant table.
    Constant,
    /// With each work-item.
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
