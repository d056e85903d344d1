//! `docs/reflection.schema.json` and `docs/manifest.schema.json`: the JSON Schemas of the output of
//! `gir-opt --emit-reflection` and `gir-opt --variants`, as the compiler prints them.

use std::process::Command;

use anyhow::Result;

use crate::process;
use crate::workspace::{Profile, Workspace};

/// The schema of reflection.
///
/// # Errors
/// When the compiler does not build.
pub fn schema(workspace: &Workspace) -> Result<String> {
    printed_by("--reflection-schema", workspace)
}

/// The schema of the manifest of variants.
///
/// # Errors
/// When the compiler does not build.
pub fn manifest_schema(workspace: &Workspace) -> Result<String> {
    printed_by("--manifest-schema", workspace)
}

fn printed_by(flag: &str, workspace: &Workspace) -> Result<String> {
    let gir_opt = workspace.build(Profile::Dev, &["gir-opt"])?.join("gir-opt");
    process::text(Command::new(gir_opt).arg(flag))
}
