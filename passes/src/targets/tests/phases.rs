//! The order of phases: IR, verifier, lowering and reflection are complete and tested before a back end emits
//! (Runa GPU dialect specification section 17.1).
//!
//! A back end is a [`Format`]. These tests check the earlier phases for every op and every format, so that no
//! new op or format can bypass them.

use crate::{
    compile,
    compiler::{CodeRequest, Compiler},
    input,
    mir_to_gir::tests::modules_of_mir,
    profile::recorded,
    reflection::schema::ParameterKind,
    step,
    targets::{self, EXECUTED, FORMATS, Format, amdgcn, cpu, llvm_spirv, ptx, spirv},
};
use gir_dialects::{
    diagnostic::keep_messages,
    ir::{Context, Module},
    lir::REQUIREMENTS,
    pass::PassManager,
};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Each format once.
fn formats() -> impl Iterator<Item = &'static Format> {
    let more = EXECUTED.iter().filter(|format| {
        let is_same = |known: &&&Format| known.flag == format.flag;
        !FORMATS.iter().any(|known| is_same(&known))
    });
    FORMATS.iter().chain(more).copied()
}

/// Each list of passes of an emission, before it and in it, is one that MLIR takes, with the options that it states.
#[test]
fn the_passes_of_each_emission_can_run() {
    let context = compile::new_context();
    let all = formats().chain(targets::CHECKED.iter().copied());
    let prepared = all.flat_map(|format| {
        let families = format.families.iter();
        families.map(|family| (format.prepare)(*family))
    });
    let converted = [
        amdgcn::CONVERT,
        cpu::CONVERT,
        cpu::CONVERT_CHECKED,
        llvm_spirv::CONVERT,
        ptx::CONVERT,
        spirv::CONVERT,
    ];
    for steps in prepared.chain(converted) {
        let mut passes = PassManager::new(&context);
        assert_eq!(step::append(&mut passes, steps), Ok(()));
        assert_ne!(passes.pipeline(), "builtin.module()");
    }
}

/// The files below a directory of `test`.
fn files(directory: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => files(&path, found),
            false => found.push(path),
        }
    }
}

/// The lir ops that occur in the lines of some files.
fn ops_in(directory: &str, is_wanted: impl Fn(&str, &str) -> bool) -> BTreeSet<String> {
    names_in("lir.", directory, is_wanted)
}

/// The names of a dialect, `lir.load` or `mir.gpu.load`, that occur in the lines of some files.
fn names_in(
    dialect: &str,
    directory: &str,
    is_wanted: impl Fn(&str, &str) -> bool,
) -> BTreeSet<String> {
    let mut paths = vec![];
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../test");
    files(&root.join(directory), &mut paths);
    let mut ops = BTreeSet::new();
    for path in paths {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let Ok(text) = fs::read_to_string(&path) else {
            continue;
        };
        for line in text.lines().filter(|line| is_wanted(&name, line)) {
            ops.extend(names_of(dialect, line));
        }
    }
    ops
}

/// The names of a dialect in a line: `lir.load`, also as `'lir.load' op`.
fn names_of(dialect: &str, line: &str) -> impl Iterator<Item = String> {
    let is_of_name = |letter: char| letter.is_ascii_lowercase() || "_.0123456789".contains(letter);
    line.split(dialect).skip(1).map(move |rest| {
        let end = rest.find(|letter| !is_of_name(letter));
        format!(
            "{dialect}{}",
            rest[..end.unwrap_or(rest.len())].trim_end_matches('.')
        )
    })
}

/// The passes that create lir ops: the lowering from mir, exits instead of flags, critical sections instead of
/// atomics, words around narrow ones, addresses as numbers, and the checks of a checked run.
const LOWERINGS: [&str; 7] = [
    "mir-to-lir",
    "lir-place-globals",
    "lir-store-addresses",
    "lir-recover-exits",
    "lir-lock-atomics",
    "lir-widen-atomics",
    "lir-insert-checks",
];

/// R-RUNA-122: each op of lir is in the IR, has a verifier that refuses a form of it, and is created by a pass;
/// tests show all three.
#[test]
fn before_a_back_end_each_op_is_there_verified_and_lowered() {
    let is_invalid = |file: &str| file.starts_with("invalid-");
    let is_comment = |line: &str| line.trim_start().starts_with("//");
    let valid = ops_in("dialects/lir", |file, line| {
        !is_invalid(file) && !is_comment(line)
    });
    let refused = ops_in("dialects/lir", |file, line| {
        is_invalid(file) && line.contains("expected-error")
    });
    let lowered = LOWERINGS.map(|pass| {
        ops_in(&format!("passes/{pass}"), |_, line| {
            ["CHECK", "GENERIC:"]
                .iter()
                .any(|prefix| line.contains(prefix))
        })
    });
    let lowered = lowered.into_iter().flatten().collect();
    for (what, found) in [
        ("a valid form in test/dialects/lir", valid),
        ("a refused form in test/dialects/lir/invalid-*", refused),
        (
            "a line in the tests of the passes that make lir, which checks it",
            lowered,
        ),
    ] {
        let names = REQUIREMENTS.iter().map(|(name, _)| *name);
        let missing: Vec<_> = names.filter(|name| !found.contains(*name)).collect();
        assert!(missing.is_empty(), "without {what}: {missing:?}");
    }
}

/// R-RUNA-117: each op of mir occurs in a test of the lowering.
#[test]
fn the_lowering_of_each_op_of_mir_is_tested() {
    let context = compile::new_context();
    let mut ops = BTreeSet::new();
    for module in modules_of_mir(&context) {
        module
            .op()
            .walk_pre(|op| _ = ops.insert(op.name().to_owned()));
    }
    ops.retain(|name| name.starts_with("mir."));
    assert!(ops.len() > 80, "{ops:?}");
    let tested = names_in("mir.", "passes/mir-to-lir", |file, line| {
        !file.starts_with("invalid") && !line.trim_start().starts_with("//")
    });
    let missing: Vec<_> = ops.difference(&tested).collect();
    assert!(
        missing.is_empty(),
        "not in test/passes/mir-to-lir: {missing:?}"
    );
}

/// One kernel on the levels above lir, which every format could otherwise emit.
const ABOVE_LIR: [&str; 3] = [
    "gir.func @k(%x: !gir.ptr<global, ui32> {gir.name = \"x\"}) attributes {kernel, workgroup_size = array<i32: 16, 1, 1>} {\n\
       %v = gir.load %x : <global, ui32> -> ui32\n gir.return\n }",
    "func.func @k(%x: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}) \
       attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [16, 1, 1]>} {\n\
       %v = mir.gpu.load %x : !mir.ptr<global, i32> -> i32\n\
       mir.gpu.store %x, %v : !mir.ptr<global, i32>, i32\n return\n }",
    // Unstructured control flow.
    "func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [16, 1, 1]>} {\n\
       cf.br ^bb1\n ^bb1:\n return\n }",
];

fn for_format<'c>(context: &'c Context, format: &Format, text: &str, verify: bool) -> Module<'c> {
    let module = input::parse(
        context,
        text.as_bytes(),
        "k.mlir",
        Default::default(),
        verify,
    );
    let module = module.unwrap();
    assert!(recorded::record(module.op(), format.default_target));
    module
}

/// R-RUNA-122: a back end accepts lir; for a module that is not lowered it reports an error and emits nothing.
#[test]
fn a_back_end_emits_nothing_that_is_not_lowered() {
    let context = compile::new_context();
    for format in formats() {
        for text in ABOVE_LIR {
            let module = for_format(&context, format, text, true);
            let emit = || (format.emit)(module.op(), Compiler::default());
            let (bytes, messages) = keep_messages(&context, emit);
            assert!(bytes.is_none(), "{} from {text}", format.flag);
            assert!(!messages.is_empty(), "{} from {text}", format.flag);
        }
    }
}

/// Lir modules that the verifiers refuse, each for another reason.
const INVALID: [&str; 3] = [
    // Two resources at one binding.
    "func.func @k(%x: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}, \
       %y: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}) \
       attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [16, 1, 1]>} {\n return\n }",
    // An alignment that is not a power of two.
    "func.func @k(%x: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}) \
       attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [16, 1, 1]>} {\n\
       %v = lir.load %x align 3 : <global, i32> -> i32\n\
       lir.store %x, %v align 4 : <global, i32>, i32\n return\n }",
    // A load with release ordering.
    "func.func @k(%x: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}) \
       attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [16, 1, 1]>} {\n\
       %v = lir.atomic_load %x ordering release scope device : <global, i32> -> i32\n\
       lir.store %x, %v align 4 : <global, i32>, i32\n return\n }",
];

/// R-RUNA-122: the verifier runs before a back end, even if the input was not verified when it was read.
#[test]
fn a_back_end_emits_nothing_that_the_verifier_refuses() {
    let context = compile::new_context();
    for format in formats() {
        for text in INVALID {
            let module = for_format(&context, format, text, false);
            let emit = || compile::emit(module.op(), format, Compiler::default());
            let (bytes, messages) = keep_messages(&context, emit);
            assert!(bytes.is_none(), "{} from {text}", format.flag);
            assert!(!messages.is_empty(), "{} from {text}", format.flag);
        }
    }
}

/// A kernel with a parameter of each kind, a global, and shared memory.
const REFLECTED: &str = "global @table : ptr[const]<u32> count=2 = [1u, 2u]\n\
    global @seen : ptr[global]<u32>\n\
    global @tile : ptr[shared]<u32> count=16\n\
    func kernel workgroup_size(16, 1, 1) @k(%x: ptr[global]<u32> resource(set=1, binding=2), \
      %n: u32, %room: ptr[shared]<u32>) -> void {\n\
    entry:\n\
      %i = local_id x\n\
      %t = mov @tile\n\
      %at = gep %t, %i, stride=4\n\
      store %at, %n\n\
      %c = mov @table\n\
      %v = load %c\n\
      %s = mov @seen\n\
      store %s, %v\n\
      %l = load %at\n\
      store %room, %l\n\
      %p = gep %x, %i, stride=4\n\
      store %p, %l\n\
      ret\n\
    }\n";

/// R-RUNA-122: the output of a back end has a reflection, which is the same with and without the output.
#[test]
fn a_back_end_reflects_what_it_emits() {
    let context = compile::new_context();
    // The test covers the steps before the code generator, not its output.
    let generate = |request: &CodeRequest<'_>| Ok(request.ir.to_vec());
    for format in formats() {
        let compiler = Compiler::default().generating(&generate);
        // Memory of an FPGA has a size that no launch decides.
        let text = match format.flag {
            "emit-hls" => REFLECTED
                .replace(", %room: ptr[shared]<u32>", "")
                .replace("store %room, %l\n", "\n"),
            _ => REFLECTED.to_owned(),
        };
        let parse = || {
            let module = compile::parse(&context, text.as_bytes(), "k.gir").unwrap();
            assert!(recorded::record(module.op(), format.default_target));
            module
        };
        let artifact = compile::emit_reflected(parse().op(), format, compiler).unwrap();
        assert!(!artifact.bytes.is_empty());
        assert_eq!(
            compile::emit(parse().op(), format, compiler).unwrap(),
            artifact.bytes,
            "{}: other output with reflection than without",
            format.flag
        );
        let alone = compile::reflect(parse().op(), compiler).unwrap();
        let reflection = artifact.reflection;
        // If nothing is emitted, the reflection is that of the family's first format.
        let family = recorded::profile(parse().op()).unwrap().family;
        if targets::emitted(family).is_some_and(|first| std::ptr::eq(first, format)) {
            assert_eq!(alone.json(), reflection.json(), "{}", format.flag);
        }
        assert_eq!(reflection.target.as_deref(), Some(format.default_target));
        let [entry] = reflection.entries.as_slice() else {
            panic!("{}: {:?}", format.flag, reflection.entries);
        };
        assert_eq!(entry.workgroup_size, Some([16, 1, 1]));
        assert_eq!((entry.resources[0].set, entry.resources[0].binding), (1, 2));
        let kinds: Vec<_> = entry.parameters.iter().map(|given| given.kind).collect();
        let expected = [
            ParameterKind::Resource,
            ParameterKind::Value,
            ParameterKind::Shared,
        ];
        let has_room = text.contains("%room");
        let expected = &expected[..2 + usize::from(has_room)];
        assert_eq!(kinds, expected, "{}", format.flag);
        assert_eq!(entry.shared_memory.static_bytes, 64, "{}", format.flag);
        assert_eq!(entry.shared_memory.dynamic, has_room, "{}", format.flag);
        assert!(entry.globals.iter().any(|name| name == "seen"));
    }
}
