//! Every pass and pipeline gives the same text and the same messages in stock mlir-opt as in gir-opt.

use super::{Run, gir_opt, mlir_opt, root, run};
use gir::{
    lir::{checks::lir_insert_checks, prints::lir_lower_printf},
    registry::{PASSES, PIPELINES},
};
use gir_dialects::pass::PassInfo;
use pretty_assertions::assert_eq;
use rayon::prelude::*;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Separates the modules of a file, for both programs.
const MARKER: &str = "\n// -----\n";

/// The most files of a pass; the smallest are chosen.
const FILES: usize = 3;

/// The tests of a pass as one file.
fn samples(pass: &PassInfo) -> String {
    let directory = root().join("test/passes").join(pass.argument);
    let Ok(entries) = fs::read_dir(directory) else {
        return String::new();
    };
    let files = entries.map(|entry| entry.unwrap().path());
    let files = files.filter(|path| {
        path.extension()
            .is_some_and(|extension| extension == "mlir")
    });
    let mut texts: Vec<_> = files
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    // Several files in one, for split-file.
    texts.retain(|text| !text.contains("//--- "));
    texts.sort_by_key(|text| (text.len(), text.clone()));
    texts.truncate(FILES);
    // Passes that record the name of the file, in which gir-opt counts by modules.
    let recording = [&lir_insert_checks::PASS, &lir_lower_printf::PASS];
    if recording.iter().any(|it| it.argument == pass.argument) {
        return texts[0].split(MARKER).next().unwrap().to_owned();
    }
    texts.join(MARKER)
}

/// Several modules in a file, each printed behind the marker.
const SPLIT: [&str; 2] = ["--split-input-file", "--output-split-marker=// -----"];

/// The valid ones of these modules, as stock mlir-opt prints them: values have numbers in place of names, which its
/// reader forgets and that of gir-opt keeps.
fn plain(directory: &Path, name: &str, text: &str) -> PathBuf {
    let path = directory.join(format!("{name}.mlir"));
    fs::write(&path, text).unwrap();
    let printed = run(mlir_opt().args(SPLIT).arg(&path));
    let modules = printed.text.split("// -----");
    let modules = modules.map(str::trim).filter(|module| !module.is_empty());
    let modules: Vec<_> = modules.collect();
    fs::write(&path, modules.join(MARKER) + "\n").unwrap();
    path
}

/// A message with its line in the file, as stock mlir-opt counts: gir-opt counts in the module, whose line it names.
fn in_file(message: &str) -> String {
    let in_module = || {
        let (module, message) = message
            .strip_prefix("within split at ")?
            .split_once(" offset :")?;
        let (file, first) = module.rsplit_once(':')?;
        let (line, rest) = message.split_once(':')?;
        let line = first.parse::<usize>().ok()? + line.parse::<usize>().ok()? - 1;
        Some(format!("{file}:{line}:{rest}"))
    };
    in_module().unwrap_or_else(|| message.to_owned())
}

/// Both runs of a pipeline on a file, stock mlir-opt's first.
fn runs(pipeline: &str, file: &Path, arguments: &[&str]) -> [Run; 2] {
    let pipeline = format!("--pass-pipeline=builtin.module({pipeline})");
    let mut stock = mlir_opt();
    // A note of mlir-opt's own behind each message.
    stock.arg("--mlir-print-op-on-diagnostic=false");
    [stock, gir_opt()].map(|mut command| {
        let mut run = run(command.args(arguments).arg(&pipeline).arg(file));
        for message in &mut run.messages {
            *message = in_file(message);
        }
        if run.status != Some(0) {
            // Stock mlir-opt prints the modules without errors, gir-opt prints all or none.
            run.text.clear();
        }
        run
    })
}

/// Fails where the runs differ in more than in names of values, which gir-opt gives to those of GIR functions.
fn compare(directory: &Path, name: &str, stock: &Run, mut ours: Run) {
    if stock.text != ours.text {
        let [ours_plain, stock_plain] = [(&ours, "ours"), (stock, "stock")].map(|(run, of)| {
            let again = plain(directory, &format!("{name}-{of}"), &run.text);
            fs::read_to_string(again).unwrap()
        });
        assert_eq!(stock_plain, ours_plain, "{name}");
        ours.text.clone_from(&stock.text);
    }
    assert_eq!(stock, &ours, "{name}");
}

/// The modules of a file without an error.
fn accepted(text: &str, messages: &[String]) -> String {
    let errors = messages.iter().filter_map(|message| {
        let (place, _) = message.split_once(": error: ")?;
        place.rsplit(':').nth(1)?.parse::<usize>().ok()
    });
    let errors: Vec<_> = errors.collect();
    let mut line = 1;
    let modules = text.split(MARKER).filter(|module| {
        let first = line;
        // The marker is a line of its own, between the ends of two others.
        line += module.matches('\n').count() + 2;
        !errors.iter().any(|error| (first..line).contains(error))
    });
    modules.collect::<Vec<_>>().join(MARKER)
}

/// The pass in a pipeline on modules.
fn element(pass: &PassInfo) -> String {
    match pass.anchor {
        "" | "builtin.module" => pass.argument.to_owned(),
        anchor => format!("{anchor}({})", pass.argument),
    }
}

/// Whether a pass does something for these modules, in both programs the same.
fn does_the_same(directory: &Path, pass: &PassInfo, text: &str) -> bool {
    let name = pass.argument;
    let file = plain(directory, name, text);
    let before = fs::read_to_string(&file).unwrap();
    let arguments = match before.contains(MARKER) {
        true => &SPLIT[..],
        false => &[],
    };
    let [stock, ours] = runs(&element(pass), &file, arguments);
    compare(directory, name, &stock, ours);
    if stock.status == Some(0) {
        let words = stock.text.split_whitespace();
        return words.ne(before.split_whitespace()) || !stock.messages.is_empty();
    }
    assert_eq!(stock.status, Some(1), "{name}: {stock:?}");
    let accepted = accepted(&before, &stock.messages);
    assert!(accepted.len() < before.len(), "{name}: {stock:?}");
    if !accepted.trim().is_empty() {
        does_the_same(directory, pass, &accepted);
    }
    true
}

/// Each pass, on its own tests.
#[test]
fn passes_do_the_same_in_stock_mlir_opt() {
    let directory = tempfile::tempdir().unwrap();
    let directory = directory.path();
    let changing = PASSES
        .par_iter()
        .filter(|pass| does_the_same(directory, pass, &samples(pass)));
    let changing = changing.count();
    // The others find nothing to do without the options of their tests.
    assert!(
        changing * 10 >= PASSES.len() * 9,
        "{changing} of {}",
        PASSES.len()
    );
}

#[test]
fn modules_with_errors_are_left_out() {
    let text = ["a\n", "b\nc\n", "d\n"].join(MARKER);
    let error = |line| {
        vec![
            format!("x:{line}:1: error: e"),
            "x:1:1: remark: r".to_owned(),
        ]
    };
    for (line, left) in [
        (1, "b\nc\n|d\n"),
        (4, "a\n|d\n"),
        (5, "a\n|d\n"),
        (8, "a\n|b\nc\n"),
    ] {
        assert_eq!(
            accepted(&text, &error(line)),
            left.replace('|', MARKER),
            "{line}"
        );
    }
    let message = "within split at /k.mlir:13 offset :3:7: error: e";
    assert_eq!(in_file(message), "/k.mlir:15:7: error: e");
}

/// The pipelines with options: targets that take a kernel and that refuse it, and one that does not exist.
fn pipelines() -> Vec<String> {
    let pipelines = PIPELINES.iter().flat_map(|pipeline| {
        let options: &[_] = match pipeline.argument {
            "lower-to-lir" => &[
                "{target=vulkan1.1}",
                "{target=cuda-sm_90 opt-level=0}",
                "{target=c66x}",
                "{target=no-such}",
            ],
            _ => &[""],
        };
        let with = |options| format!("{}{options}", pipeline.argument);
        options.iter().map(with).collect::<Vec<_>>()
    });
    pipelines.collect()
}

/// Each pipeline, on kernels that are read from bytecode, which keeps the names of values.
#[test]
fn pipelines_do_the_same_in_stock_mlir_opt() {
    let directory = tempfile::tempdir().unwrap();
    let directory = directory.path();
    let pipelines = pipelines();
    ["saxpy", "matmul", "histogram"]
        .par_iter()
        .for_each(|kernel| {
            let file = directory.join(format!("{kernel}.mlirbc"));
            let source = root().join(format!("test/e2e/{kernel}.gir"));
            let mut write = gir_opt();
            write.arg(source).arg("--emit-bytecode").arg("-o");
            let written = run(write.arg(&file));
            assert_eq!(written.status, Some(0), "{written:?}");
            for pipeline in &pipelines {
                let [stock, ours] = runs(pipeline, &file, &[]);
                assert!(stock.text.contains(kernel) || !stock.messages.is_empty());
                compare(directory, &format!("{kernel}-{pipeline}"), &stock, ours);
            }
        });
}
