//! The flags of `gir-opt` beyond those of mlir-opt.

use super::{
    batch::{Job, list::Entry},
    embed,
    emission_flags::{EmissionFlags, takes},
    option_flags::OptionFlags,
    request::Request,
    variants,
};
use crate::{
    linked_files,
    target_choice::{Reported, TargetFile},
};
use gir::{
    compilation::{Emission, Settings, workgroup_size},
    fast_math,
    gir::text::ParseOptions,
    link,
    opt_level::OptLevel,
    profile::{Permissions, Profiles},
    targets::{listing, lowerings, spirv::variants::Variant},
};
use gir_dialects::{
    diagnostic::Form,
    driver::{BoolFlag, FlagGroup, ListFlag, Printing, StringFlag},
};
use std::{
    ffi::OsString,
    path::{Path, PathBuf},
};

/// All flags, registered with LLVM's command line.
pub struct Flags {
    target: StringFlag,
    target_file: StringFlag,
    list_targets: StringFlag,
    gpu_fallback: BoolFlag,
    atomic_fallback: BoolFlag,
    strict_barriers: BoolFlag,
    strict: BoolFlag,
    legacy_spv: BoolFlag,
    fast_math: BoolFlag,
    levels: [BoolFlag; 4],
    options: OptionFlags,
    debug_info: BoolFlag,
    kernel: StringFlag,
    workgroup_size: StringFlag,
    link: ListFlag,
    diagnostics: StringFlag,
    werror: BoolFlag,
    reflection: StringFlag,
    reflection_schema: BoolFlag,
    embed: StringFlag,
    variants: StringFlag,
    manifest_schema: BoolFlag,
    emissions: EmissionFlags,
    batch: StringFlag,
    depfile: StringFlag,
}

/// An output instead of IR.
pub type Emit = Emission<'static>;

/// The settings that the outputs of a run share.
struct Shared<'a> {
    of_file: &'a TargetFile,
    targets: &'a [String],
    linked: &'a [link::File],
    /// Whether there is one output.
    is_alone: bool,
}

/// `-O0` and the others.
fn level_flag(group: FlagGroup, level: OptLevel) -> BoolFlag {
    let description = match level {
        OptLevel::O0 => "Only legalise",
        OptLevel::O1 => "Cheap optimisations that always pay off (the default)",
        OptLevel::O2 | OptLevel::O3 => "As -O1",
    };
    group.switch(&format!("O{level}"), description)
}

impl Flags {
    /// Registers the flags; once, before the command line is parsed.
    pub fn register() -> Self {
        let emissions = FlagGroup::new("GIR: emissions");
        let fallbacks = FlagGroup::new("GIR: fallbacks");
        let input = FlagGroup::new("GIR: input");
        let optimization = FlagGroup::new("GIR: optimisation");
        let output = FlagGroup::new("GIR: output");
        let targets = FlagGroup::new("GIR: targets");
        Self {
            target: targets.text("target", "name", "Target profile (see --list-targets)"),
            target_file: targets.text(
                "target-file",
                "file",
                "TOML or JSON file with target profiles; its only profile is the target if --target names none",
            ),
            list_targets: targets.optional_text(
                "list-targets",
                "json|lowerings",
                "Print the names of the known target profiles, with =json the profiles themselves, or with =lowerings \
                 how each target expresses the operations of lir, as JSON",
            ),
            gpu_fallback: fallbacks.switch(
                "allow-gpu-fallback",
                "Allow fallbacks for features that the target lacks: atomics, matrices, subgroups",
            ),
            atomic_fallback: fallbacks.switch(
                "allow-atomic-fallback",
                "Allow fallbacks for atomics that the target lacks",
            ),
            strict_barriers: fallbacks.switch(
                "strict-barriers",
                "Refuse barriers that the target does not support natively",
            ),
            strict: input.switch("gir-strict", "Accept the published core of GIR text only"),
            legacy_spv: input.switch(
                "upgrade-legacy-spv",
                "Read ops, types and attributes of 'spv', as MLIR spelled its SPIR-V dialect before 2022, as 'spirv'",
            ),
            fast_math: optimization.switch("fast-math", fast_math::DESCRIPTION),
            levels: OptLevel::ALL.map(|level| level_flag(optimization, level)),
            options: OptionFlags::register(FlagGroup::new("GIR: options of targets")),
            debug_info: output.switch("g", "Emit debug information with the code: source locations, names, scopes, types"),
            kernel: input.text(
                "kernel",
                "name",
                "Keep this kernel only, and the functions and globals that others do not use alone",
            ),
            workgroup_size: input.text(
                "workgroup-size",
                "X,Y,Z",
                "Size of the workgroups of kernels that state none",
            ),
            link: input.list(
                "link",
                "file",
                "Take functions that the input declares and does not define from this file; may be given several times",
            ),
            diagnostics: output.text(
                "diagnostics",
                "text|json",
                "Form of diagnostics; json: one object per line",
            ),
            werror: output.switch("Werror", "Treat warnings as errors"),
            reflection: output.text(
                "reflection",
                "file",
                "Write the reflection of the emitted kernels, for the first emission, to this file as JSON",
            ),
            reflection_schema: output.switch(
                "reflection-schema",
                "Print the JSON Schema of --emit-reflection",
            ),
            embed: output.text(
                "embed",
                "rust|c",
                "Write the output of a target's --emit-… flag as an array of bytes in the source of this language",
            ),
            variants: output.text(
                "variants",
                "native,emulated",
                "Emit a module in these variants into the folder -o, with a manifest of the device features that each needs",
            ),
            manifest_schema: output.switch(
                "manifest-schema",
                "Print the JSON Schema of the manifest of --variants",
            ),
            emissions: EmissionFlags::register(emissions),
            depfile: output.text(
                "depfile",
                "file",
                "Write the files that the outputs are made of to this file, as a rule for make and ninja",
            ),
            batch: input.text(
                "batch",
                "list.json",
                "Compile the programs of a list, each to the files that the list names, on all processors",
            ),
        }
    }

    /// The output of `--list-targets` for the known profiles, if it is given.
    ///
    /// # Errors
    /// When the form is unknown.
    pub fn target_list(&self, known: &Profiles) -> Result<Option<String>, String> {
        match self.list_targets.get().as_deref() {
            None => Ok(None),
            Some("") => Ok(Some(listing::names(known))),
            Some("json") => Ok(Some(listing::json(known))),
            Some("lowerings") => Ok(Some(lowerings::json())),
            Some(other) => Err(format!(
                "unknown form '{other}' of --list-targets; use json, lowerings, or none for the names"
            )),
        }
    }

    /// `--reflection-schema`
    pub fn reflection_schema(&self) -> bool {
        self.reflection_schema.get()
    }

    /// `--manifest-schema`
    pub fn manifest_schema(&self) -> bool {
        self.manifest_schema.get()
    }

    /// Reads `--target-file`, if it is given.
    ///
    /// # Errors
    /// An empty message if diagnostics have reported the error.
    pub fn read_target_file(&self, form: Form) -> Result<TargetFile, String> {
        let Some(file) = self.target_file.get() else {
            return Ok(TargetFile::default());
        };
        TargetFile::read(Path::new(&file), form).map_err(|Reported| String::new())
    }

    /// `--depfile`
    pub fn depfile(&self) -> Option<PathBuf> {
        self.depfile.get().map(PathBuf::from)
    }

    /// The files that the command line names beside the input: those of `--link` and `--target-file`.
    pub fn other_inputs(&self) -> Vec<PathBuf> {
        let files = self.link.get().into_iter().chain(self.target_file.get());
        files.map(PathBuf::from).collect()
    }

    /// `--batch`
    pub fn batch(&self) -> Option<PathBuf> {
        self.batch.get().map(PathBuf::from)
    }

    /// The jobs of a list, each with the settings of all flags together.
    ///
    /// # Errors
    /// An entry that is wrong, flags that exclude each other, or an unknown target.
    pub fn jobs(&self, entries: Vec<Entry>, of_file: &TargetFile) -> Result<Vec<Job>, String> {
        if !self.emissions.asked(false)?.is_empty() || self.reflection.get().is_some() {
            return Err(
                "--batch: the list names the emissions and their files; leave the flags out"
                    .to_owned(),
            );
        }
        let asked: Vec<_> = (entries.iter().enumerate())
            .map(|(number, entry)| {
                self.emissions
                    .listed(entry)
                    .map_err(|it| format!("entry {}: {it}", number + 1))
            })
            .collect::<Result<_, _>>()?;
        let emits: Vec<_> = asked.iter().flatten().map(|(emit, _)| *emit).collect();
        self.options.check(&emits)?;
        let targets = self.targets(of_file, &emits)?;
        let linked = linked_files::read(&self.link.get(), &[], self.form()?)?;
        let shared = Shared {
            of_file,
            targets: &targets,
            linked: &linked,
            is_alone: false,
        };
        let mut jobs = vec![];
        for (entry, asked) in entries.into_iter().zip(asked) {
            let requests = asked.into_iter().enumerate().map(|(number, (emit, file))| {
                let request = self.request(Some(emit), &shared)?;
                request.check_beside_others()?;
                Ok(Request {
                    reflection: entry.reflection.clone().filter(|_| number == 0),
                    file,
                    ..request
                })
            });
            let requests = requests.collect::<Result<_, String>>()?;
            jobs.push(Job {
                input: entry.input,
                requests,
            });
        }
        Ok(jobs)
    }

    /// `--diagnostics`
    ///
    /// # Errors
    /// When the form is unknown.
    pub fn form(&self) -> Result<Form, String> {
        match self.diagnostics.get().as_deref() {
            None | Some("text") => Ok(Form::Text),
            Some("json") => Ok(Form::Json),
            Some(other) => Err(format!(
                "unknown form '{other}' of diagnostics; use text or json"
            )),
        }
    }

    /// The settings of all flags together, for each output; `bytecode` says whether `--emit-bytecode`, which is
    /// upstream's, is one of them, `of_file` is the target file.
    ///
    /// # Errors
    /// Flags that exclude each other, or an unknown target.
    pub fn requests(
        &self,
        bytecode: bool,
        of_file: &TargetFile,
        clang_flags: &[OsString],
    ) -> Result<Vec<Request>, String> {
        let asked = self.emissions.asked(bytecode)?;
        let emits: Vec<_> = asked.iter().map(|(emit, _)| *emit).collect();
        self.options.check(&emits)?;
        let targets = self.targets(of_file, &emits)?;
        let linked = linked_files::read(&self.link.get(), clang_flags, self.form()?)?;
        let shared = Shared {
            of_file,
            targets: &targets,
            linked: &linked,
            is_alone: asked.len() < 2,
        };
        let mut requests = vec![];
        for (number, (emit, file)) in asked.into_iter().enumerate() {
            requests.push(Request {
                // It describes the first output.
                reflection: self.reflection_file(Some(emit))?.filter(|_| number == 0),
                file,
                ..self.request(Some(emit), &shared)?
            });
        }
        if requests.is_empty() {
            requests.push(self.request(None, &shared)?);
        }
        Ok(requests)
    }

    /// The targets that `--target` names, or the only one of the target file, without those that no emission supports
    /// where there are several emissions.
    ///
    /// # Errors
    /// When a name is unknown.
    fn targets(&self, of_file: &TargetFile, emits: &[Emit]) -> Result<Vec<String>, String> {
        let Some(given) = self.target.get() else {
            return Ok(of_file.only().map(str::to_owned).into_iter().collect());
        };
        if emits.len() < 2 {
            of_file.profiles.check(&given)?;
            return Ok(vec![given]);
        }
        let names: Vec<_> = given.split(',').map(str::to_owned).collect();
        for name in &names {
            of_file.profiles.check(name)?;
            let is_taken = |emit: &Emit| takes(*emit, name, &of_file.profiles);
            if !emits.iter().any(is_taken) {
                return Err(format!(
                    "--target={name}: none of the emissions supports it; leave it out"
                ));
            }
        }
        Ok(names)
    }

    fn request(&self, emit: Option<Emit>, shared: &Shared<'_>) -> Result<Request, String> {
        let profiles = &shared.of_file.profiles;
        let options = self.options.given(emit, shared.is_alone)?;
        let default_target = options
            .default_target()
            .or(emit.and_then(Emit::default_target));
        let is_taken = |name: &str| emit.is_some_and(|emit| takes(emit, name, profiles));
        let mut targets = shared.targets.iter();
        let target = targets
            .find(|name| shared.is_alone || is_taken(name))
            .cloned();
        let parse = ParseOptions {
            strict: self.strict.get(),
        };
        let permissions = Permissions {
            gpu_fallback: self.gpu_fallback.get(),
            atomic_fallback: self.atomic_fallback.get(),
            strict_barriers: self.strict_barriers.get(),
        };
        Ok(Request {
            emit,
            embed: self.embedding(emit)?,
            variants: self.variant_list(emit)?,
            printing: Printing {
                form: self.form()?,
                warnings_are_errors: self.werror.get(),
            },
            is_folder: false,
            file: None,
            reflection: self.reflection_file(emit)?,
            settings: Settings {
                target,
                default_target,
                permissions,
                options,
                kernel: self.kernel.get(),
                workgroup_size: (self.workgroup_size.get())
                    .map(|text| workgroup_size::parse(&text))
                    .transpose()?,
                has_fast_math: self.fast_math.get(),
                has_ordinary_storage: false,
            },
            profiles: profiles.clone(),
            linked: shared.linked.to_vec(),
            parse,
            legacy_spv: self.legacy_spv.get(),
            compiled: None,
            level: self.level()?,
            debug_info: self.debug_info(emit)?,
        })
    }

    /// `--embed`, which needs an emission of a target.
    fn embedding(&self, emit: Option<Emit>) -> Result<Option<embed::Language>, String> {
        match (self.embed.get(), emit) {
            (None, _) => Ok(None),
            (Some(language), Some(Emit::Target(_))) => embed::Language::named(&language).map(Some),
            (Some(_), _) => Err(
                "--embed needs a target's --emit-… flag, whose output it embeds; give one"
                    .to_owned(),
            ),
        }
    }

    /// `--variants`, which need a binary emission.
    fn variant_list(&self, emit: Option<Emit>) -> Result<Vec<Variant>, String> {
        let Some(text) = self.variants.get() else {
            return Ok(vec![]);
        };
        let is_binary = matches!(emit, Some(Emit::Target(format)) if format.flag == "emit-spirv");
        if !is_binary || self.embed.get().is_some() || self.reflection.get().is_some() {
            return Err("--variants needs --emit-spirv, without --embed and --reflection: the manifest contains the reflection".to_owned());
        }
        variants::parse(&text)
    }

    /// `-O0` … `-O3`
    ///
    /// # Errors
    /// When several are given.
    fn level(&self) -> Result<OptLevel, String> {
        let levels = OptLevel::ALL.into_iter().zip(&self.levels);
        let given: Vec<_> = levels.filter(|(_, flag)| flag.get()).collect();
        match given[..] {
            [] => Ok(OptLevel::default()),
            [(level, _)] => Ok(level),
            [(one, _), (other, _), ..] => Err(format!(
                "-O{one} and -O{other} exclude each other; give one"
            )),
        }
    }

    /// `-g`, which needs an emission with debug information.
    fn debug_info(&self, emit: Option<Emit>) -> Result<bool, String> {
        match (self.debug_info.get(), emit) {
            (false, _) => Ok(false),
            (true, Some(Emit::Target(format))) if format.has_debug_info => Ok(true),
            (true, Some(Emit::Target(format))) => Err(format!(
                "-g has no effect on --{}; leave it out",
                format.flag
            )),
            (true, _) => Err(
                "-g needs a target's --emit-… flag; --mlir-print-debuginfo prints IR with locations"
                    .to_owned(),
            ),
        }
    }

    /// `--reflection`, which needs an emission of a target.
    fn reflection_file(&self, emit: Option<Emit>) -> Result<Option<PathBuf>, String> {
        match (self.reflection.get(), emit) {
            (None, _) => Ok(None),
            (Some(file), Some(Emit::Target(_) | Emit::Host(_))) => Ok(Some(file.into())),
            (Some(_), _) => Err(
                "--reflection needs a target's --emit-… flag; --emit-reflection prints the reflection alone"
                    .to_owned(),
            ),
        }
    }
}
