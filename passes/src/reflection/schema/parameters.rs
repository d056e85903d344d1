//! Parameters of kernels, and the places of their arguments.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// An argument of a launch, as CUDA's drivers take it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LaunchArgument {
    /// Its kind.
    pub kind: LaunchArgumentKind,
    /// Its offset in the block of arguments, in bytes.
    pub offset: u64,
    /// Its size in bytes.
    pub size: u64,
    /// The index in `parameters` of its parameter; null for a global.
    pub parameter: Option<u32>,
    /// Its offset in the parameter's value, in bytes: large vectors are split into several arguments. Absent for the
    /// first one.
    #[serde(default, skip_serializing_if = "is_first")]
    pub part: u64,
    /// The name of its global; null for a parameter.
    pub global: Option<String>,
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes what may be left out by reference"
)]
fn is_first(part: &u64) -> bool {
    *part == 0
}

/// The kind of an argument of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LaunchArgumentKind {
    /// The value of the parameter.
    Value,
    /// The address of a buffer.
    Address,
    /// The offset of the parameter in the shared memory that the launch provides, in bytes.
    SharedOffset,
}

/// A parameter of a kernel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Parameter {
    /// The name in the source.
    pub name: Option<String>,
    /// The way its argument is passed.
    pub kind: ParameterKind,
    /// The type of the value, or of the elements, with its sign.
    #[serde(rename = "type")]
    pub ty: Option<String>,
    /// The offset of a value or an address in the block of push constants, in bytes.
    pub offset: Option<u64>,
    /// The size of a value or an address in bytes.
    pub size: Option<u64>,
    /// The descriptor set of a resource.
    pub set: Option<u32>,
    /// The binding of a resource.
    pub binding: Option<u32>,
    /// The specialisation constant with the number of elements of shared memory.
    pub spec_id: Option<u32>,
    /// The number of `[[threadgroup(…)]]` in Metal, for shared memory; absent otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub index: Option<u32>,
    /// The structure that it is a member of, if the source passes that by value; absent otherwise. The host of PTX and
    /// of AMD's code passes the structure as one argument.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub member: Option<Member>,
}

/// The place of a parameter in a structure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Member {
    /// The name of the structure.
    pub of: String,
    /// The offset in it in bytes.
    pub offset: u64,
    /// The size of the structure in bytes.
    pub size: u64,
    /// The alignment of the structure in bytes.
    pub align: u64,
}

/// The way an argument is passed to a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum ParameterKind {
    /// A number or vector, in the block of push constants.
    Value,
    /// A buffer, image or sampler that is bound.
    Resource,
    /// A buffer that is passed by its address, in the block of push constants.
    Address,
    /// Shared memory with a size set at launch.
    Shared,
    /// An input of the stage.
    Input,
}
