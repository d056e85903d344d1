//! The manifest of variants, as data.
//!
//! `docs/manifest.schema.json` is made of these types; `docs/variants.md` describes their use by a
//! host.

use crate::reflection::schema::Reflection;
use schemars::{JsonSchema, generate::SchemaSettings};
use serde::{Deserialize, Serialize};

/// The `version` that this tool writes; it changes like that of reflection.
pub const VERSION: &str = "1.0";

/// A module in several variants. A host loads the first whose needs its device meets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(title = "GIR variants")]
pub struct Manifest {
    /// Version of the format. Readers of 1.x read all of 1.
    pub version: String,
    /// The requested target profile.
    pub target: String,
    /// The variants, the one to prefer first.
    pub variants: Vec<Variant>,
}

/// A variant of a module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Variant {
    /// `native` or `emulated`.
    pub name: String,
    /// The SPIR-V binary, beside the manifest.
    pub file: String,
    /// Its bytes.
    pub bytes: u64,
    /// Requirements on the device beyond those of the target.
    pub needs: Needs,
    /// How to bind and launch its kernels.
    pub reflection: Reflection,
}

/// Requirements on a device.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Needs {
    /// The version of SPIR-V, such as `1.6`.
    pub spirv: String,
    /// The capabilities that the binary declares.
    pub capabilities: Vec<String>,
    /// The extensions of SPIR-V that it declares.
    pub extensions: Vec<String>,
    /// Atomics on floats.
    pub float_atomics: Vec<FloatAtomic>,
    /// Operations of subgroups.
    pub subgroups: Vec<Subgroup>,
}

/// An atomic on floats, and the ways in which a device reports it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub struct FloatAtomic {
    /// `add`, `min_max`, or `load_store` and exchange.
    pub operation: String,
    /// Bits of the float.
    pub width: u32,
    /// The memory that holds it: `global` or `workgroup`.
    pub memory: String,
    /// The member of `VkPhysicalDeviceShaderAtomicFloatFeaturesEXT`, or of its successor
    /// `…Float2FeaturesEXT`, that is true.
    pub vulkan_feature: String,
    /// The query of `cl_ext_float_atomics`.
    pub opencl_query: String,
    /// The bit that its answer has.
    pub opencl_bit: String,
}

/// Operations of subgroups, and the ways in which a device reports them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub struct Subgroup {
    /// The capability of SPIR-V.
    pub capability: String,
    /// The bit of `VkPhysicalDeviceSubgroupProperties::supportedOperations`.
    pub vulkan_bit: String,
    /// The extension of OpenCL.
    pub opencl_extension: String,
}

impl Manifest {
    /// The JSON, with a line end.
    pub fn json(&self) -> String {
        let text = serde_json::to_string_pretty(self);
        text.expect("a manifest has only text as keys") + "\n"
    }

    /// Reads the JSON.
    ///
    /// # Errors
    /// If it is not a manifest, or one of a later format.
    pub fn parse(text: &[u8]) -> Result<Self, String> {
        let manifest: Self = serde_json::from_slice(text).map_err(|error| error.to_string())?;
        match manifest.version.split_once('.') {
            Some(("1", _)) => Ok(manifest),
            _ => Err(format!(
                "the manifest has version {}, but this tool supports only 1",
                manifest.version
            )),
        }
    }
}

/// The JSON Schema of the manifest, with a line end.
pub fn json_schema() -> String {
    let generator = SchemaSettings::draft2020_12().into_generator();
    let schema = generator.into_root_schema_for::<Manifest>();
    let text = serde_json::to_string_pretty(&schema);
    text.expect("a schema has only text as keys") + "\n"
}
