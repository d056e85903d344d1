//! The kernels as files: the examples and digests kept in `test/conformance`, and all kernels for reading or comparing.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use super::case::Case;
use super::digest;
use gir_run::failure::Failure;

/// An example of each family, kept in `test/conformance`.
pub const EXAMPLES: [&str; 21] = [
    "atomics/clear_u32_global_seq_cst",
    "bounded_functions/f32",
    "bounds/exp_f32",
    "contention/lock",
    "control/loop",
    "conversions/f64_with_f16",
    "exact_functions/vec4_f32",
    "examples/clamp_u32",
    "floats/vec4_f32",
    "grid/workgroup_8x4x1",
    "integer_functions/vec2_u32",
    "integers/i32",
    "litmus/access_device_release_acquire",
    "memory/cast_shared_u32_same",
    "mlir/product_f32",
    "moves/i16_with_f16",
    "parameters/values_u32",
    "pointers/chased",
    "subgroups/reduce_8_f32",
    "synchronisation/tree",
    "vectors/bits_8",
];

/// The file of digests, beside the folders of the examples.
pub const DIGESTS: &str = "digests.txt";

/// Maximum number of similar names to suggest.
const MOST: usize = 5;

/// A difference between a folder and the suite.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stale {
    /// The file has other text, or is missing.
    Other(PathBuf),
    /// The suite keeps no such file.
    Extra(PathBuf),
}

/// The files kept in `test/conformance`, with their text.
#[must_use]
pub fn kept(cases: &[Case]) -> BTreeMap<PathBuf, String> {
    let is_example = |case: &&Case| EXAMPLES.contains(&case.id().as_str());
    let mut files = files(cases.iter().filter(is_example));
    files.insert(DIGESTS.into(), digest::file(cases));
    files
}

fn files<'a>(cases: impl Iterator<Item = &'a Case>) -> BTreeMap<PathBuf, String> {
    let file = |case: &Case| (PathBuf::from(case.file()), case.source());
    cases.map(file).collect()
}

/// Compares a folder with the files to keep.
///
/// # Errors
/// When the folder cannot be read.
pub fn compare(kept: &BTreeMap<PathBuf, String>, folder: &Path) -> io::Result<Vec<Stale>> {
    let mut stale = vec![];
    for (file, text) in kept {
        match fs::read_to_string(folder.join(file)) {
            Ok(found) if found == *text => {}
            _ => stale.push(Stale::Other(file.clone())),
        }
    }
    for file in kernels_in(folder)? {
        if !kept.contains_key(&file) {
            stale.push(Stale::Extra(file));
        }
    }
    stale.sort();
    Ok(stale)
}

/// The changes that would bring a folder up to date, with advice on viewing them; none if it is up to date.
///
/// # Errors
/// When the folder cannot be read.
pub fn news(kept: &BTreeMap<PathBuf, String>, folder: &Path) -> io::Result<Option<String>> {
    let stale = compare(kept, folder)?;
    if stale.is_empty() {
        return Ok(None);
    }
    let committed = fs::read_to_string(folder.join(DIGESTS)).unwrap_or_default();
    let made = kept.get(Path::new(DIGESTS)).map_or("", String::as_str);
    let changes = digest::changes(&committed, made);
    let files = stale.iter().map(|file| format!("{file:?}\n"));
    let lines = changes.iter().map(|change| format!("{change}\n"));
    let lines: String = files.chain(lines).collect();
    Ok(Some(format!(
        "{lines}`cargo xtask conformance --print FAMILY/NAME` shows a kernel; `--write-to DIR` writes all: do so before and \
         after the change and compare the folders. `cargo xtask conformance --write` then writes what test/conformance keeps\n"
    )))
}

/// Brings a folder up to date, and returns the files that have changed.
///
/// # Errors
/// When a file cannot be written or removed.
pub fn write(kept: &BTreeMap<PathBuf, String>, folder: &Path) -> io::Result<Vec<Stale>> {
    let stale = compare(kept, folder)?;
    for change in &stale {
        match change {
            Stale::Extra(file) => fs::remove_file(folder.join(file))?,
            Stale::Other(file) => write_file(&folder.join(file), &kept[file])?,
        }
    }
    Ok(stale)
}

/// Writes kernels below a folder, each as `FAMILY/NAME.gir` or `.mlir`; other files there stay.
///
/// # Errors
/// When a file cannot be written.
pub fn write_all<'a>(cases: impl Iterator<Item = &'a Case>, folder: &Path) -> io::Result<()> {
    let files = files(cases);
    let write = |(file, text): (&PathBuf, &String)| write_file(&folder.join(file), text);
    files.iter().try_for_each(write)
}

fn write_file(path: &Path, text: &str) -> io::Result<()> {
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::write(path, text)
}

/// The `.gir` and `.mlir` files in the subfolders of a folder.
fn kernels_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = vec![];
    let families = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(found),
        families => families?,
    };
    for family in families {
        let family = family?;
        if !family.file_type()?.is_dir() {
            continue;
        }
        for file in fs::read_dir(family.path())? {
            let name = PathBuf::from(file?.file_name());
            let is_kernel = |extension| extension == "gir" || extension == "mlir";
            if name.extension().is_some_and(is_kernel) {
                found.push(Path::new(&family.file_name()).join(name));
            }
        }
    }
    Ok(found)
}

/// The kernel with a name.
///
/// # Errors
/// When there is none, with similar names.
pub fn named<'a>(cases: &'a [Case], name: &str) -> Result<&'a Case, Failure> {
    let found = cases.iter().find(|case| case.id() == name);
    found.ok_or_else(|| {
        let near = match near(cases, name).join(", ") {
            near if near.is_empty() => String::new(),
            near => format!("near are {near}; "),
        };
        Failure::Usage(format!(
            "no kernel is called '{name}'; {near}--list shows all names"
        ))
    })
}

/// Names that contain this text, or else those of the family with the longest common prefix.
fn near(cases: &[Case], name: &str) -> Vec<String> {
    let names = || cases.iter().map(Case::id);
    let with_it = names().filter(|one| one.contains(name) && !name.is_empty());
    let with_it: Vec<_> = with_it.take(MOST).collect();
    if !with_it.is_empty() {
        return with_it;
    }
    let common = |one: &str| {
        let pairs = one.bytes().zip(name.bytes());
        pairs.take_while(|(one, other)| one == other).count()
    };
    let family = name.find('/').map_or(usize::MAX, |family| family + 1);
    let longest = names().map(|one| common(&one)).max().unwrap_or_default();
    let nearest = names().filter(|one| longest >= family && common(one) == longest);
    nearest.take(MOST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::families;

    #[test]
    fn each_family_has_an_example() {
        let cases = families::all();
        let mut families: Vec<_> = cases.iter().map(|case| case.family).collect();
        families.sort_unstable();
        families.dedup();
        let family = |example: &&'static str| example.split('/').next().unwrap_or_default();
        let examples: Vec<_> = EXAMPLES.iter().map(family).collect();
        assert_eq!(examples, families);
        for example in EXAMPLES {
            assert!(named(&cases, example).is_ok(), "{example}");
        }
    }

    #[test]
    fn unknown_names_are_told_with_near_ones() {
        let cases = families::all();
        let said = |name: &str| named(&cases, name).err().unwrap().to_string();
        assert_eq!(
            said("critical"),
            "no kernel is called 'critical'; near are mlir/critical_section; --list shows all names"
        );
        assert_eq!(
            said("mlir/products"),
            "no kernel is called 'mlir/products'; \
             near are mlir/product_f16, mlir/product_f32, mlir/product_f64; --list shows all names"
        );
        assert_eq!(
            said("lop"),
            "no kernel is called 'lop'; --list shows all names"
        );
    }

    #[test]
    fn a_folder_is_made_what_is_kept() {
        let mut cases = families::all();
        cases.retain(|case| case.family == "mlir");
        let folder = tempfile::TempDir::new().unwrap();
        let folder = folder.path();
        let kept = kept(&cases);
        write_all(cases.iter(), folder).unwrap();
        let said = news(&kept, folder).unwrap().unwrap();
        assert!(said.contains("Extra(\"mlir/product_f16.mlir\")"), "{said}");
        assert!(said.contains("mlir/product_f16 is new"), "{said}");
        assert!(said.contains("--print FAMILY/NAME"), "{said}");
        assert_eq!(write(&kept, folder).unwrap().len(), 4);
        assert_eq!(news(&kept, folder).unwrap(), None);
        let mut files = kernels_in(folder).unwrap();
        files.sort();
        assert_eq!(files, [Path::new("mlir/product_f32.mlir")]);
    }
}
