//! Linking before lowering: the functions that a module declares get their definitions.
//!
//! ```text
//! func extern @scale(%x: f32) -> f32      →      func @scale(%x: f32) -> f32 { … }
//! ```
//!
//! Definitions are in the files that `--link` names, and in the [library](crate::library). A function is linked with
//! its callees and the globals that it uses; unused functions are left out, and so are the kernels of those files. A
//! name denotes one function in all files together. Modules of gir are linked in gir, so that GIR text can be printed
//! of the whole, all others in mir. Linked functions are private: other modules do not see them.

mod form;
pub mod kernel_choice;
mod recursion;
mod symbols;

use crate::{
    compiler::Compiler,
    gir::{read, text::ParseOptions},
    gir_to_mir::convert_gir_to_mir,
    gpu_to_mir::convert_gpu_to_mir,
    import::llvm::convert_llvm_to_mir,
    input, library,
    profile::recorded,
    step::{Step, Steps},
};
use gir_dialects::{
    diagnostic,
    ir::{self, Block, Context, Location, Module, Op},
    pass,
    upstream::func,
};
use std::collections::{HashMap, VecDeque};
use symbols::Kind;

/// To mir, where modules of several levels meet. Each conversion leaves modules of other levels alone.
pub const TO_MIR: Steps = &[
    Step::of(&convert_llvm_to_mir::PASS),
    Step::of(&convert_gpu_to_mir::PASS),
    Step::of(&convert_gir_to_mir::PASS),
];

/// The conversions of [`TO_MIR`] that concern a module: those of others would load their dialects.
pub fn to_mir(module: Op<'_>) -> Steps {
    match symbols::is_of_gir(module) {
        true => const { &[Step::of(&convert_gir_to_mir::PASS)] },
        false => TO_MIR,
    }
}

/// A file whose functions a program may declare.
#[derive(Clone, Debug)]
pub struct File {
    /// Its name in messages and locations.
    pub name: String,
    /// Its contents: GIR text, MLIR text or bytecode.
    pub source: Vec<u8>,
}

/// The prefix of names of the library.
const LIBRARY_PREFIX: &str = "gir.";

/// Defines the declared functions of a module that the files and the library have; false after diagnostics. Functions
/// found in neither stay declared.
pub fn link<'c>(module: &Module<'c>, files: &[File], options: ParseOptions) -> bool {
    // For modules of other dialects, passes link the library.
    let has_work = || module.body().ops().any(is_of_library) && symbols::is_of_gir(module.op());
    if files.is_empty() && !has_work() {
        return true;
    }
    let Some(files) = read_files(module, files, options) else {
        return false;
    };
    let is_changed = define(module.op(), &files);
    is_changed.is_some_and(|is_changed| !is_changed || module.op().verify())
}

/// Defines the functions of the library that a module declares; false after diagnostics.
pub fn link_library(module: Op<'_>) -> bool {
    define(module, &[]).is_some()
}

/// Whether a module consists of functions and globals of gir.
pub fn is_of_gir(module: Op<'_>) -> bool {
    symbols::is_of_gir(module)
}

/// Whether a top-level operation declares a function of the library.
pub fn is_of_library(op: Op<'_>) -> bool {
    is_declaration(op) && symbols::name(op).is_some_and(|name| name.starts_with(LIBRARY_PREFIX))
}

fn file_error(context: &Context, file: &File, message: &str) {
    let location = Location::new(context, &file.name, 1, 1);
    diagnostic::error(location, message);
}

/// A linked file.
struct Linked<'c> {
    name: String,
    module: Module<'c>,
}

/// Reads all files, and converts them and the module to one level; `None` after diagnostics.
fn read_files<'c>(
    module: &Module<'c>,
    files: &[File],
    options: ParseOptions,
) -> Option<Vec<Linked<'c>>> {
    let context = module.op().context();
    let mut linked: Vec<Linked<'c>> = vec![];
    for (index, file) in files.iter().enumerate() {
        if files[..index].iter().any(|other| other.name == file.name) {
            file_error(
                context,
                file,
                "is linked twice; give --link once for each file",
            );
        } else if let Some(read) = input::parse(context, &file.source, &file.name, options, true) {
            let target = recorded::name_of(read.op());
            if let Some(target) = target {
                let what =
                    format!("is already lowered for target '{target}'; link its source instead");
                file_error(context, file, &what);
            }
            let name = file.name.clone();
            let read = Linked { name, module: read };
            linked.extend(target.is_none().then_some(read));
        }
    }
    if linked.len() < files.len() {
        return None;
    }
    let all = || std::iter::once(module).chain(linked.iter().map(|file| &file.module));
    let is_of_gir = all().all(|module| symbols::is_of_gir(module.op()));
    let to_mir = |module: &Module<'c>| Compiler::default().run(module.op(), TO_MIR);
    let is_ready = linked.is_empty() || is_of_gir || all().all(to_mir);
    is_ready.then_some(linked)
}

/// Links the module; whether anything has been defined, `None` after diagnostics.
fn define(module: Op<'_>, files: &[Linked<'_>]) -> Option<bool> {
    let mut is_changed = false;
    let is_right = pass::succeeds(|| {
        is_changed = Linker::new(module, files).is_some_and(|mut linker| linker.work());
        if is_changed {
            recursion::check(module);
        }
    });
    is_right.then_some(is_changed)
}

/// A pending step of linking.
enum Task<'c> {
    /// A declaration in the module, which may get its definition.
    Declared(Op<'c>),
    /// A function moved from a file into the module, whose callees and globals follow.
    Brought(Op<'c>, usize),
}

/// The state of linking a module.
struct Linker<'c, 'a> {
    module: Op<'c>,
    files: &'a [Linked<'c>],
    /// The functions and globals left in each file.
    tables: Vec<HashMap<&'c str, Op<'c>>>,
    /// The file that provides each name, with priority to functions.
    provided: HashMap<&'c str, usize>,
    /// The functions and globals of the module.
    own: HashMap<&'c str, Op<'c>>,
    /// The library files that have been read.
    library: HashMap<&'static str, Module<'c>>,
    tasks: VecDeque<Task<'c>>,
}

impl<'c, 'a> Linker<'c, 'a> {
    /// Collects the names; `None` after diagnostics.
    fn new(module: Op<'c>, files: &'a [Linked<'c>]) -> Option<Self> {
        let own = symbols::table(module);
        let tops = files.iter().map(|file| file.module.op());
        let tables: Vec<_> = tops.map(symbols::table).collect();
        let provided = symbols::provided(&own, &tables)?;
        let top = module.region(0).blocks().flat_map(Block::ops);
        let declared = top.filter(|op| is_declaration(*op)).map(Task::Declared);
        Some(Self {
            module,
            files,
            tables,
            provided,
            own,
            library: HashMap::new(),
            tasks: declared.collect(),
        })
    }

    /// Performs all tasks; returns whether anything has been defined.
    fn work(&mut self) -> bool {
        let mut is_changed = false;
        while let Some(task) = self.tasks.pop_front() {
            match task {
                Task::Declared(op) => is_changed |= self.resolve(op),
                Task::Brought(op, file) => self.bring_used(op, file),
            }
        }
        is_changed
    }

    /// Replaces a declaration by its definition; returns whether there is one.
    fn resolve(&mut self, declared: Op<'c>) -> bool {
        let Some(name) = symbols::name(declared) else {
            return false;
        };
        let found = self.provided.get(name).copied();
        let definition = match found {
            Some(file) => self.tables[file].get(name).copied(),
            None if name.starts_with(LIBRARY_PREFIX) => self.of_library(name, declared),
            None => None,
        };
        let Some(definition) = definition else {
            return false;
        };
        let owner = found.map_or("the library".to_owned(), |file| self.quoted(file));
        let place = found.map(|_| definition.location());
        if !fits(declared, definition, &owner, place) {
            return false;
        }
        definition.move_before(declared);
        declared.erase();
        make_private(definition);
        if let (Some(file), Some(name)) = (found, symbols::name(definition)) {
            self.tables[file].remove(name);
            self.own.insert(name, definition);
            self.tasks.push_back(Task::Brought(definition, file));
        }
        true
    }

    fn quoted(&self, file: usize) -> String {
        format!("'{}'", self.files[file].name)
    }

    /// The definition of a function of the library; `None` after a diagnostic.
    fn of_library(&mut self, name: &str, declared: Op<'c>) -> Option<Op<'c>> {
        let Some((file, _)) = library::find(name) else {
            let message = format!(
                "'@{name}' is declared and not defined, and the library has no such function; define it, or declare one that docs/library.md lists"
            );
            diagnostic::error(declared.location(), message);
            return None;
        };
        if !self.library.contains_key(file.name) {
            let (text, context) = (file.text.as_bytes(), self.module.context());
            let read = read::read(context, text, file.name, Default::default())?;
            if !symbols::is_of_gir(self.module) {
                convert_gir_to_mir::convert(read.op());
            }
            self.library.insert(file.name, read);
        }
        let mut top = self.library.get(file.name)?.body().ops();
        top.find(|op| symbols::name(*op) == Some(name))
    }

    /// Moves the functions and globals that a function from a file uses into the module.
    fn bring_used(&mut self, function: Op<'c>, file: usize) {
        for name in symbols::used(function) {
            let Some(&found) = self.tables[file].get(name) else {
                continue;
            };
            match self.own.get(name) {
                Some(&own) => self.check_same(name, own, found, file),
                None => self.bring(name, found, (function, file)),
            }
        }
    }

    /// Moves a function or global of a file, used by a function from it, into the module.
    fn bring(&mut self, name: &'c str, found: Op<'c>, (user, file): (Op<'c>, usize)) {
        found.move_before(user);
        self.tables[file].remove(name);
        self.own.insert(name, found);
        match symbols::kind(found) {
            Some(Kind::Declaration) => self.tasks.push_back(Task::Declared(found)),
            Some(Kind::Function) => {
                make_private(found);
                self.tasks.push_back(Task::Brought(found, file));
            }
            _ => {}
        }
    }

    /// Checks that the module's symbol of a name fits the one that a function from a file refers to.
    fn check_same(&self, name: &str, own: Op<'c>, found: Op<'c>, file: usize) {
        if is_declaration(found) {
            _ = fits(found, own, "the module", Some(own.location()));
        } else if !is_declaration(own) {
            // Clashes of functions have been reported: one of them is a global.
            symbols::report_clash(name, own, found, &self.quoted(file));
        }
    }
}

fn is_declaration(op: Op<'_>) -> bool {
    symbols::kind(op) == Some(Kind::Declaration)
}

/// Hides a function from other modules.
fn make_private(function: Op<'_>) {
    let private = ir::string(function.context(), "private");
    function.set_attribute(func::FuncOp::SYM_VISIBILITY_ATTR, private);
}

/// Whether a declaration matches its definition; false after a diagnostic.
fn fits(declared: Op<'_>, defined: Op<'_>, owner: &str, place: Option<Location<'_>>) -> bool {
    let name = symbols::name(declared).unwrap_or_default();
    let (message, what) = match symbols::kind(defined) {
        Some(Kind::Kernel) => (
            format!(
                "'@{name}' is declared as a function, but is a kernel of {owner}; move the common code into a function"
            ),
            "the kernel",
        ),
        Some(Kind::Global) => (
            format!("'@{name}' is declared as a function, but is a global of {owner}"),
            "the global",
        ),
        _ if symbols::ty(declared) == symbols::ty(defined) => return true,
        _ => (
            format!(
                "the declaration of '@{name}' differs from the definition in {owner}; write '{}'",
                form::declaration(defined)
            ),
            "the function",
        ),
    };
    let notes = place.map(|place| (place, what.to_owned()));
    diagnostic::error_with_notes(declared.location(), message, notes.as_slice());
    false
}
