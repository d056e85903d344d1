//! The flags of `gir-opt` that mlir-opt does not have.

use gir::{gir::text::ParseOptions, target};
use gir_dialects::driver::{BoolFlag, StringFlag};

/// All flags, registered with LLVM's command line.
pub struct Flags {
    target: StringFlag,
    list_targets: BoolFlag,
    strict: BoolFlag,
    emit_gir: BoolFlag,
}

/// What one run is asked for.
pub struct Request {
    /// Print GIR text instead of IR.
    pub emit_gir: bool,
    /// The target to record on the module.
    pub target: Option<String>,
    /// How to read GIR text.
    pub parse: ParseOptions,
}

impl Flags {
    /// Registers the flags; once, before the command line is parsed.
    pub fn register() -> Self {
        Self {
            target: StringFlag::new("target", "name", "Target profile (see --list-targets)"),
            list_targets: BoolFlag::new("list-targets", "Print the known target profiles"),
            strict: BoolFlag::new("gir-strict", "Accept the published core of GIR text only"),
            emit_gir: BoolFlag::new("emit-gir", "Print GIR text"),
        }
    }

    /// `--list-targets`
    pub fn list_targets(&self) -> bool {
        self.list_targets.get()
    }

    /// What the flags ask for together.
    ///
    /// # Errors
    /// An unknown target.
    pub fn request(&self) -> Result<Request, String> {
        let target = self.target.get();
        if let Some(name) = target
            .as_deref()
            .filter(|name| target::find(name).is_none())
        {
            let known = target_names().join(" ");
            return Err(format!("unknown target '{name}'; known targets: {known}"));
        }
        let parse = ParseOptions {
            strict: self.strict.get(),
        };
        Ok(Request {
            emit_gir: self.emit_gir.get(),
            target,
            parse,
        })
    }
}

fn target_names() -> Vec<&'static str> {
    target::ALL.iter().map(|profile| profile.name).collect()
}

/// The text of `--list-targets`.
pub fn target_list() -> Vec<u8> {
    target_names()
        .into_iter()
        .flat_map(|name| format!("{name}\n").into_bytes())
        .collect()
}
