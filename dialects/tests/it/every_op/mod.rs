//! Every op of gir, mir and lir: the tests in `test/dialects` hold a valid form that
//! reads back from text and from bytecode, and a form that the verifier refuses.
//!
//! The `.td` files say which ops there are, so a new one without tests is found.

mod messages;
pub mod table;
mod wrong;

use super::fixture;
use gir_dialects::{
    bytecode,
    diagnostic::keep_messages,
    ir::{Context, Module},
};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

const DIALECTS: [&str; 3] = ["gir", "mir", "lir"];

/// A test file, and the modules in it.
struct File {
    path: PathBuf,
    modules: Vec<String>,
}

impl File {
    fn is_invalid(&self) -> bool {
        let name = self.path.file_name().unwrap().to_str().unwrap();
        name.starts_with("invalid-")
    }
}

/// The files of `test/dialects/DIALECT`.
fn files(dialect: &str) -> Vec<File> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../test/dialects");
    let entries = fs::read_dir(directory.join(dialect)).unwrap();
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| {
        path.extension()
            .is_some_and(|extension| extension == "mlir")
    });
    paths.sort();
    let file = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        let modules = text.split("\n// -----").map(str::to_owned).collect();
        File { path, modules }
    };
    paths.into_iter().map(file).collect()
}

/// A context that knows our dialects and accepts ops of unregistered ones.
fn context() -> Context {
    let context = fixture::context();
    context.set_allow_unregistered_dialects(true);
    context
}

/// The modules that the verifier accepts, with the file each is from.
fn valid(dialect: &str) -> Vec<(PathBuf, String)> {
    let files = files(dialect).into_iter().filter(|file| !file.is_invalid());
    let modules = files.flat_map(|file| {
        let path = file.path;
        let modules = file.modules.into_iter();
        modules.map(move |module| (path.clone(), module))
    });
    modules.collect()
}

fn read<'c>(context: &'c Context, path: &Path, input: &[u8]) -> Module<'c> {
    let (module, messages) =
        keep_messages(context, || Module::parse(context, input, "test.mlir", true));
    assert!(module.is_some(), "{}: {messages:?}", path.display());
    module.unwrap()
}

/// The names of the ops of a module.
fn names(module: &Module<'_>) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    module.op().walk_pre(|op| {
        names.insert(op.name().to_owned());
    });
    names
}

/// The ops of a dialect that are not among others.
fn missing(dialect: &str, found: &BTreeSet<String>) -> Vec<String> {
    let ops = table::ops(dialect).into_keys();
    ops.filter(|op| !found.contains(op)).collect()
}

/// Printed text and written bytecode read back as the same program.
#[test]
fn every_op_has_a_valid_form_that_reads_back() {
    let context = context();
    for dialect in DIALECTS {
        let mut found = BTreeSet::new();
        for (path, text) in valid(dialect) {
            let module = read(&context, &path, text.as_bytes());
            let printed = module.op().to_string();
            let again = read(&context, &path, printed.as_bytes());
            assert_eq!(again.op().to_string(), printed, "{}", path.display());
            let written = bytecode::write(module.op());
            let again = read(&context, &path, &written);
            assert_eq!(again.op().to_string(), printed, "{}", path.display());
            found.extend(names(&module));
        }
        let missing = missing(dialect, &found);
        assert!(
            missing.is_empty(),
            "no valid form in test/dialects/{dialect}: {missing:?}"
        );
    }
}

/// Ops that a message names, as `'lir.load' op …` and `custom op 'lir.load' …`.
fn named(message: &str) -> Option<&str> {
    let rest = message.strip_prefix("custom op ").unwrap_or(message);
    rest.strip_prefix('\'')?.split('\'').next()
}

/// The files with `invalid-` in their names check the text of each message; this test
/// checks only which op it is about.
#[test]
fn every_op_has_a_form_that_is_refused() {
    let context = context();
    for dialect in DIALECTS {
        let mut found = BTreeSet::new();
        for file in files(dialect).into_iter().filter(File::is_invalid) {
            for text in &file.modules {
                let parse = || Module::parse(&context, text.as_bytes(), "test.mlir", true);
                let (_, messages) = keep_messages(&context, parse);
                let names = messages.iter().filter_map(|message| named(message));
                found.extend(names.map(str::to_owned));
            }
        }
        let missing = missing(dialect, &found);
        assert!(
            missing.is_empty(),
            "no refused form in test/dialects/{dialect}/invalid-*.mlir: {missing:?}"
        );
    }
}
