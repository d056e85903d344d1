//! Precompiled kernels: the variants of a manifest, as `gir-opt --variants` writes them.

use crate::{
    kernel_description::describe,
    program::{CompileError, CompileRequest, Program},
    specialisation,
};
use gir::{
    profile::Family,
    targets::spirv::variants::manifest::{Manifest, Variant},
};
use gir_tools::os_error::reason;
use std::{fs, path::Path};

/// Whether a file is a manifest by its name.
pub fn is_manifest(file: &Path) -> bool {
    file.extension()
        .is_some_and(|extension| extension == "json")
}

/// The kernel in each of the variants, in order of preference.
///
/// # Errors
/// When a file cannot be read, or no variant has the kernel.
pub fn programs(request: &CompileRequest<'_>) -> Result<Vec<Program>, CompileError> {
    let file = request.source;
    let manifest = Manifest::parse(&read(file)?)
        .map_err(|what| wrong(format!("'{}' is not a manifest: {what}", file.display())))?;
    if !request.specialisations.is_empty() {
        return Err(wrong(
            "--spec does not apply to compiled kernels; give the source".to_owned(),
        ));
    }
    if !request.linked.is_empty() {
        return Err(wrong(
            "--link does not apply to compiled kernels; give the source".to_owned(),
        ));
    }
    let folder = file.parent().unwrap_or(Path::new(""));
    let variants = manifest.variants.iter();
    variants
        .map(|variant| program(variant, folder, request))
        .collect()
}

fn program(
    variant: &Variant,
    folder: &Path,
    request: &CompileRequest<'_>,
) -> Result<Program, CompileError> {
    let name = request.kernel;
    let entries = &variant.reflection.entries;
    let Some(entry) = entries.iter().find(|entry| entry.name == name) else {
        let known: Vec<_> = entries.iter().map(|entry| entry.name.as_str()).collect();
        return Err(wrong(format!(
            "no kernel '{name}' in the variant '{}', which has {}",
            variant.name,
            known.join(", ")
        )));
    };
    let size = entry.workgroup_size.or(request.workgroup_size);
    let hint = || {
        entry
            .local_size_hint
            .filter(|_| entry.workgroup_size_ids.is_some())
    };
    let size = size.or_else(hint).ok_or_else(|| {
        wrong(format!(
            "kernel '{name}' states no workgroup size; pass --workgroup-size X[,Y,Z]"
        ))
    })?;
    let profile = request.profiles.find(request.target);
    let profile = profile.ok_or_else(|| wrong(format!("unknown target '{}'", request.target)))?;
    let mut program = describe(entry, &variant.reflection.globals, size, profile);
    program.code = read(&folder.join(&variant.file))?;
    program.format = "spirv";
    program.variant = Some(variant.name.clone());
    if let Some(ids) = entry.workgroup_size_ids
        && program.profile.family == Family::Vulkan
    {
        program.specialised = specialisation::extents(ids.into_iter(), size).collect();
    }
    Ok(program)
}

fn read(file: &Path) -> Result<Vec<u8>, CompileError> {
    fs::read(file).map_err(|error| {
        wrong(format!(
            "cannot read '{}': {}",
            file.display(),
            reason(&error)
        ))
    })
}

fn wrong(what: String) -> CompileError {
    CompileError::Invalid(format!("error: {what}"))
}
