//! One input, and the work of `gir-opt` on it.

use gir::{
    compile,
    compiler::{CodeRequest, Compiler},
    gir::print,
    profile::recorded,
    registry,
    targets::{self, Format},
};
use gir_dialects::diagnostic;
use gir_dialects::ir::{Module, Op};
use gir_dialects::pass::{PassInfo, PassManager};

use super::{
    super::random::Generator,
    binary,
    corpus::{Corpus, Language},
    mutate,
};
use gir_tools::codegen::Codegen;

/// Words of diagnostics that only mistakes of ours cause.
pub(super) const INTERNAL: &str = "internal error";

/// Passes of upstream that `gir-opt` has. Not `remove-dead-values`, which crashes in LLVM 22, nor
/// `canonicalize` on branches, where it crashes on unreachable blocks (docs/limits.md).
const UPSTREAM: [&str; 21] = [
    "func.func(mir-structurize),canonicalize",
    "cse",
    "sccp",
    "inline",
    "symbol-dce",
    "loop-invariant-code-motion",
    "control-flow-sink",
    "topological-sort",
    "mem2reg",
    "sroa",
    "strip-debuginfo",
    "symbol-privatize",
    "generate-runtime-verification",
    "loop-invariant-subset-hoisting",
    "bubble-down-memory-space-casts",
    "decorate-spirv-composite-type-layout",
    "spirv.module(spirv-lower-abi-attrs)",
    "spirv.module(spirv-rewrite-inserts)",
    "spirv.module(spirv-canonicalize-gl)",
    "spirv.module(spirv-unify-aliased-resource)",
    "spirv.module(spirv-update-vce)",
];

/// Profiles that lowering ends in.
const TARGETS: [&str; 6] = [
    "vulkan1.1",
    "vulkan1.3",
    "cpu",
    "generic",
    "cuda-sm_75",
    "opencl1.2",
];

/// One of so many inputs is a binary.
const BINARY_EVERY: u64 = 8;

/// An input, and the work on it.
#[derive(Clone, Debug)]
pub struct Job {
    /// The input.
    pub text: Vec<u8>,
    /// A name for its file.
    pub file: &'static str,
    target: Option<&'static str>,
    work: Work,
}

/// The work on a module.
#[derive(Clone, Debug)]
enum Work {
    /// It is only read.
    Nothing,
    /// Passes run on it.
    Passes(String),
    /// It becomes GIR text.
    Gir,
    /// It is emitted.
    Emit(&'static Format),
}

impl Job {
    /// The job of a case.
    #[must_use]
    pub fn new(corpus: &Corpus, case: u64) -> Self {
        let mut random = Generator::new(case);
        let (file, text) = input(&mut random, corpus, case);
        let work = match random.below(10) {
            0 => Work::Nothing,
            1 => Work::Gir,
            2..4 => Work::Emit(targets::FORMATS[random.index(targets::FORMATS.len())]),
            _ => Work::Passes(pipeline(&mut random)),
        };
        let target = match (&work, random.chance(50)) {
            // An emission has a target of its own.
            (Work::Passes(_), true) => Some(*random.pick(&TARGETS)),
            _ => None,
        };
        Self {
            text,
            file,
            target,
            work,
        }
    }

    /// The flags of `gir-opt`.
    #[must_use]
    pub fn arguments(&self) -> Vec<String> {
        let target = self.target.map(|target| format!("--target={target}"));
        let work = match &self.work {
            Work::Nothing => None,
            Work::Gir => Some("--emit-gir".to_owned()),
            Work::Emit(format) => Some(format!("--{}", format.flag)),
            Work::Passes(passes) => Some(format!("--pass-pipeline=builtin.module({passes})")),
        };
        target.into_iter().chain(work).collect()
    }

    /// The flags as one types them.
    #[must_use]
    pub fn shown(&self) -> String {
        let arguments = self.arguments();
        let quoted = arguments.iter().map(|argument| format!("'{argument}'"));
        quoted.collect::<Vec<_>>().join(" ")
    }

    /// Does it in this process; false after an internal error.
    #[must_use]
    pub fn is_survived(&self) -> bool {
        let context = compile::new_context();
        let (_, messages) = diagnostic::keep_messages(&context, || {
            if let Some(module) = compile::parse(&context, &self.text, self.file) {
                self.work_on(&module);
            }
        });
        !messages.iter().any(|message| message.contains(INTERNAL))
    }

    /// The result does not matter: diagnostics report problems.
    fn work_on(&self, module: &Module<'_>) {
        let op = module.op();
        if !self
            .target
            .is_none_or(|target| recorded::record(op, target))
        {
            return;
        }
        match &self.work {
            Work::Nothing => drop(op.to_string()),
            Work::Passes(passes) => run(op, passes),
            Work::Gir => {
                let ready = compile::raise(op, Compiler::default());
                drop(ready.then(|| print::print(op)));
            }
            Work::Emit(format) => {
                let is_free = recorded::name_of(op).is_none();
                if !is_free || recorded::record(op, format.default_target) {
                    let codegen = Codegen::default();
                    let generate = |request: &CodeRequest<'_>| codegen.start(request);
                    let compiler = Compiler::default().generating(&generate);
                    drop(compile::emit(op, format, compiler));
                }
            }
        }
    }
}

/// A damaged input with a name for its file.
fn input(random: &mut Generator, corpus: &Corpus, case: u64) -> (&'static str, Vec<u8>) {
    let binaries = corpus.binaries();
    let is_binary = corpus.is_binary() || case.is_multiple_of(BINARY_EVERY);
    if is_binary && !binaries.is_empty() {
        let binary = random.pick(binaries);
        return ("input.spv", binary::damaged(binary, random));
    }
    let (language, text) = mutate::text(random, corpus);
    let file = match language {
        Language::Gir => "input.gir",
        Language::Mlir => "input.mlir",
    };
    (file, text)
}

fn run(module: Op<'_>, pipeline: &str) {
    let mut passes = PassManager::new(module.context());
    if passes.append(pipeline).is_ok() {
        passes.run(module);
    }
}

/// One to six passes, in the order of the road more often than not.
fn pipeline(random: &mut Generator) -> String {
    let count = 1 + random.index(6);
    let mut places: Vec<_> = (0..count)
        .map(|_| random.index(registry::PASSES.len()))
        .collect();
    if random.chance(60) {
        places.sort_unstable();
    }
    let mut passes: Vec<String> = vec![];
    if random.chance(50) {
        let lowered = registry::PIPELINES[random.index(registry::PIPELINES.len())];
        passes.push(lowered.argument.to_owned());
    }
    for place in places {
        passes.push(match random.chance(35) {
            true => (*random.pick(&UPSTREAM)).to_owned(),
            false => anchored(registry::PASSES[place]),
        });
    }
    passes.join(",")
}

/// A pass in a pipeline of the module.
fn anchored(pass: &PassInfo) -> String {
    match pass.anchor {
        "" | "builtin.module" => pass.argument.to_owned(),
        anchor => format!("{anchor}({})", pass.argument),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    /// Inputs are damaged, and still go far: those that the reader refuses test only the reader.
    #[test]
    fn many_inputs_are_read_and_many_are_not() {
        let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test");
        let corpus = Corpus::read(&corpus).unwrap();
        let (mut read, mut passed) = (0, 0);
        for case in 0..400 {
            let job = Job::new(&corpus, case);
            let context = compile::new_context();
            diagnostic::keep_messages(&context, || {
                if let Some(module) = compile::parse(&context, &job.text, job.file) {
                    read += 1;
                    if let Work::Passes(passes) = &job.work {
                        let mut manager = PassManager::new(&context);
                        manager.append(passes).unwrap();
                        passed += u32::from(manager.run(module.op()));
                    }
                }
            });
        }
        assert!((100..350).contains(&read), "{read} are read");
        assert!(passed >= 30, "{passed} go through their passes");
    }

    #[test]
    fn a_number_gives_one_job() {
        let text = "func @f() -> void {\nentry:\n  ret\n}\n";
        let corpus = Corpus::new(vec![(Language::Gir, text.to_owned())]);
        for case in 0..50 {
            let (one, other) = (Job::new(&corpus, case), Job::new(&corpus, case));
            assert_eq!((&one.text, one.shown()), (&other.text, other.shown()));
        }
    }
}
