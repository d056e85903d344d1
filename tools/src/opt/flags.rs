//! The flags of `gir-opt` that mlir-opt does not have.

use gir::{
    fast_math,
    gir::text::ParseOptions,
    target::{self, Format},
};
use gir_dialects::{
    diagnostic::Form,
    driver::{BoolFlag, StringFlag},
};

/// All flags, registered with LLVM's command line.
pub struct Flags {
    target: StringFlag,
    list_targets: BoolFlag,
    strict: BoolFlag,
    fast_math: BoolFlag,
    diagnostics: StringFlag,
    emissions: Vec<Emission>,
}

/// An `--emit-*` flag and what it asks for.
struct Emission {
    flag: BoolFlag,
    name: &'static str,
    emit: Emit,
}

/// What to print instead of IR.
#[derive(Clone, Copy)]
pub enum Emit {
    /// GIR text.
    Gir,
    /// A target's output.
    Target(&'static Format),
}

impl Emit {
    /// Whether the output is not text.
    pub fn is_binary(self) -> bool {
        match self {
            Self::Gir => false,
            Self::Target(format) => format.is_binary,
        }
    }
}

/// A target and who chose it.
#[derive(Clone)]
pub enum Target {
    /// `--target`: a module lowered for another one is an error.
    Asked(String),
    /// The emission's default: a module keeps the one it has.
    Default(&'static str),
}

/// What one run is asked for.
pub struct Request {
    /// What to print; IR if `None`.
    pub emit: Option<Emit>,
    /// The target to record on the module.
    pub target: Option<Target>,
    /// How to read GIR text.
    pub parse: ParseOptions,
    /// Whether floats may be approximated.
    pub fast_math: bool,
}

impl Flags {
    /// Registers the flags; once, before the command line is parsed.
    pub fn register() -> Self {
        let targets = target::FORMATS.iter().map(|&format| Emission {
            flag: BoolFlag::new(format.flag, format.description),
            name: format.flag,
            emit: Emit::Target(format),
        });
        let gir = Emission {
            flag: BoolFlag::new("emit-gir", "Print GIR text"),
            name: "emit-gir",
            emit: Emit::Gir,
        };
        Self {
            target: StringFlag::new("target", "name", "Target profile (see --list-targets)"),
            list_targets: BoolFlag::new("list-targets", "Print the known target profiles"),
            strict: BoolFlag::new("gir-strict", "Accept the published core of GIR text only"),
            fast_math: BoolFlag::new("fast-math", fast_math::DESCRIPTION),
            diagnostics: StringFlag::new(
                "diagnostics",
                "text|json",
                "How to print diagnostics; json: one object a line",
            ),
            emissions: std::iter::once(gir).chain(targets).collect(),
        }
    }

    /// `--list-targets`
    pub fn list_targets(&self) -> bool {
        self.list_targets.get()
    }

    /// `--diagnostics`
    ///
    /// # Errors
    /// A form that is not known.
    pub fn form(&self) -> Result<Form, String> {
        match self.diagnostics.get().as_deref() {
            None | Some("text") => Ok(Form::Text),
            Some("json") => Ok(Form::Json),
            Some(other) => Err(format!(
                "unknown form '{other}' of diagnostics; text or json"
            )),
        }
    }

    /// What the flags ask for together; `bytecode` says that `--emit-bytecode`,
    /// which is upstream's, is one of them.
    ///
    /// # Errors
    /// Flags that exclude each other, or an unknown target.
    pub fn request(&self, bytecode: bool) -> Result<Request, String> {
        let emit = self.emission(bytecode)?;
        let default = match emit {
            Some(Emit::Target(format)) => Some(Target::Default(format.default_target)),
            _ => None,
        };
        let target = match self.target.get() {
            Some(name) if target::find(&name).is_none() => {
                let known = target_names().join(" ");
                return Err(format!("unknown target '{name}'; known targets: {known}"));
            }
            Some(name) => Some(Target::Asked(name)),
            None => default,
        };
        let parse = ParseOptions {
            strict: self.strict.get(),
        };
        Ok(Request {
            emit,
            target,
            parse,
            fast_math: self.fast_math.get(),
        })
    }

    fn emission(&self, bytecode: bool) -> Result<Option<Emit>, String> {
        let chosen: Vec<_> = self.emissions.iter().filter(|e| e.flag.get()).collect();
        let names = chosen.iter().map(|emission| emission.name);
        let names: Vec<_> = names.chain(bytecode.then_some("emit-bytecode")).collect();
        if let [first, second, ..] = names[..] {
            return Err(format!(
                "--{first} and --{second} exclude each other; run gir-opt once for each"
            ));
        }
        Ok(chosen.first().map(|emission| emission.emit))
    }
}

fn target_names() -> Vec<&'static str> {
    target::known::names()
}

/// The text of `--list-targets`.
pub fn target_list() -> Vec<u8> {
    target_names()
        .into_iter()
        .flat_map(|name| format!("{name}\n").into_bytes())
        .collect()
}
