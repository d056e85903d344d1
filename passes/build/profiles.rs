//! The tables of the built-in profiles, with the values of their bases.

use super::tables::{self, Tables, Value};
use std::{collections::BTreeMap, error::Error, ffi::OsStr, fs, path::Path};
use toml::de::DeTable;

/// The files in the order of `--list-targets`; the order in a file is that of its tables.
const FILES: &[&str] = &[
    "generic.toml",
    "vulkan.toml",
    "opencl_spirv.toml",
    "cuda.toml",
    "amdgcn.toml",
    "metal.toml",
    "opencl.toml",
    "hexagon.toml",
    "helium.toml",
    "c66x.toml",
    "fpga.toml",
    "cpu.toml",
];

/// Reads the profiles of a folder, in their order.
///
/// # Errors
/// A file that is not in the order above, text that is not TOML, a base that no file has.
pub fn read(folder: &Path) -> Result<Vec<(String, Value)>, Box<dyn Error>> {
    for file in fs::read_dir(folder)? {
        let name = file?.file_name();
        if !FILES.iter().any(|known| OsStr::new(known) == name) {
            let text = format!("{name:?} has no place in FILES of passes/build/profiles.rs");
            return Err(text.into());
        }
    }
    let mut order = vec![];
    let mut all = Tables::new();
    for file in FILES {
        let text = fs::read_to_string(folder.join(file))?;
        let mistake = |error: toml::de::Error| format!("{file}: {error}");
        order.extend(names(&text).map_err(mistake)?);
        let tables: BTreeMap<String, Value> = toml::from_str(&text).map_err(mistake)?;
        all.extend(tables);
    }
    let resolved = order.into_iter().map(|name| {
        let mistake =
            |mistake: tables::Mistake<'_>| format!("'{}': {}", mistake.name, mistake.text);
        let value = tables::resolve(&all, &name, &|_| None).map_err(mistake)?;
        Ok((name, value))
    });
    resolved.collect()
}

/// The names of a file's tables, in their order.
fn names(text: &str) -> Result<Vec<String>, toml::de::Error> {
    let document = DeTable::parse(text)?;
    let mut names: Vec<_> = document.get_ref().keys().collect();
    names.sort_by_key(|name| name.span().start);
    Ok(names
        .iter()
        .map(|name| name.get_ref().to_string())
        .collect())
}
