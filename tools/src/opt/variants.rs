//! `--variants`: a module in several variants, and the manifest by which a host chooses one.

use super::{
    chunk,
    io::{self, Destination, Filled},
    request::Request,
};
use gir::{
    reflection::Reflection,
    targets::{
        Format,
        spirv::variants::{
            Variant,
            manifest::{self, Manifest},
        },
    },
};
use gir_dialects::driver::{Chunk, Driver};
use std::{fs, path::Path};

/// The name of the manifest.
pub const MANIFEST: &str = "manifest.json";

/// A variant that has been emitted.
struct Emitted {
    variant: Variant,
    bytes: Vec<u8>,
    reflection: Reflection,
}

/// Reads the value of `--variants`.
///
/// # Errors
/// When a name is unknown, or given twice.
pub fn parse(text: &str) -> Result<Vec<Variant>, String> {
    let mut variants = vec![];
    for name in text.split(',') {
        let known = Variant::ALL.into_iter().find(|it| it.name() == name);
        let variant = known.ok_or_else(|| {
            format!("unknown variant '{name}' of --variants; use native, emulated, or both")
        })?;
        if variants.contains(&variant) {
            return Err(format!("--variants names '{name}' twice"));
        }
        variants.push(variant);
    }
    variants.sort_by_key(|variant| Variant::ALL.iter().position(|it| it == variant));
    Ok(variants)
}

/// Emits every variant of the input, and writes them with their manifest into the folder
/// that `-o` names.
///
/// # Errors
/// An empty message if diagnostics have reported the error.
pub fn execute(
    driver: &Driver,
    request: &Request,
    (variants, format): (&[Variant], &'static Format),
    input: &[u8],
) -> Result<(), String> {
    let folder = request.output_file(driver);
    let is_folder = folder.is_dir() || folder.to_string_lossy().ends_with('/');
    if !is_folder {
        return Err("--variants writes several files; name a folder, -o DIR/".to_owned());
    }
    let asked = request.settings.target.as_deref();
    let base = asked.unwrap_or(format.default_target);
    let mut emitted = vec![];
    for &variant in variants {
        let mut profiles = request.profiles.clone();
        let target = variant.profile(base, &mut profiles)?;
        let request = request.with_target(target, profiles);
        emitted.push(emit(driver, &request, (variant, format), input)?);
    }
    write(folder, &stem(driver.input_file()), base, emitted)
}

fn emit(
    driver: &Driver,
    request: &Request,
    (variant, format): (Variant, &'static Format),
    input: &[u8],
) -> Result<Emitted, String> {
    let name = io::display_name(driver.input_file());
    let marker = gir::input::sniff(input, &name).split_marker();
    let mut artifacts = vec![];
    let emit = |chunk: Chunk<'_>, _: &mut gir_dialects::driver::Output<'_>| {
        let artifact = chunk::emit_variant(driver, request, &chunk, (variant, format));
        let is_there = artifact.is_some();
        artifacts.extend(artifact);
        is_there
    };
    let (_, ok) = driver.process(input, &name, marker, request.printing, emit);
    if !ok {
        return Err(String::new());
    }
    match (artifacts.pop(), artifacts.is_empty()) {
        (Some(artifact), true) => Ok(Emitted {
            variant,
            bytes: artifact.bytes,
            reflection: artifact.reflection,
        }),
        _ => Err("--variants takes one module, but the input is split into several".to_owned()),
    }
}

/// The stem of the file names.
fn stem(input: &Path) -> String {
    match input.file_stem() {
        Some(stem) if input != Path::new("-") => stem.to_string_lossy().into_owned(),
        _ => "module".to_owned(),
    }
}

/// Writes all files, each under another name before the first gets its own.
fn write(folder: &Path, stem: &str, base: &str, emitted: Vec<Emitted>) -> Result<(), String> {
    let failed = |error| {
        let reason = crate::os_error::reason(&error);
        format!("cannot create '{}': {reason}", folder.display())
    };
    fs::create_dir_all(folder).map_err(failed)?;
    let mut manifest = Manifest {
        version: manifest::VERSION.to_owned(),
        target: base.to_owned(),
        variants: vec![],
    };
    let mut filled = vec![];
    for Emitted {
        variant,
        bytes,
        reflection,
    } in &emitted
    {
        let file = format!("{stem}.{}.spv", variant.name());
        let destination = Destination::prepare(&folder.join(&file))?;
        filled.push(destination.fill(bytes, true)?);
        let described = variant.describe(file, bytes, reflection.clone())?;
        manifest.variants.push(described);
    }
    let json = manifest.json();
    let destination = Destination::prepare(&folder.join(MANIFEST))?;
    filled.push(destination.fill(json.as_bytes(), false)?);
    filled.into_iter().try_for_each(Filled::commit)
}
