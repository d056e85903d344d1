//! `docs/reflection.schema.json`: the JSON Schema of what `gir-opt --emit-reflection` prints, as the compiler knows it.

use std::process::Command;

use anyhow::Result;

use crate::process;
use crate::workspace::{Profile, Workspace};

/// The schema.
///
/// # Errors
/// When the compiler does not build.
pub fn schema(workspace: &Workspace) -> Result<String> {
    let gir_opt = workspace.build_tools(Profile::Dev)?.join("gir-opt");
    process::text(Command::new(gir_opt).arg("--reflection-schema"))
}
