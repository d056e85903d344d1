//! The tables of lowerings say what the compiler does.
//!
//! A sample of each operation is emitted for the profiles of each table, and once more without the operation. The words
//! of a row have to stand in the first output more often than in the second; a pass that a row names has to be the one
//! that replaces the operation; an error has to give the reason of a row that refuses it.

mod compilation;
mod samples;

use compilation::{Compilation, compile, count};
use gir::{
    profile::known::BUILT_IN,
    targets::{
        lowering::{How, Lowering, Lowerings},
        lowerings::TABLES,
    },
};
use gir_dialects::lir::OPERATIONS;
use samples::{Key, Sample};
use std::collections::BTreeMap;

/// The passes that are emitters, or the first part of one.
const EMITTERS: &[&str] = &[
    "lir-to-spirv",
    "convert-lir-to-nvvm",
    "convert-lir-to-rocdl",
    "convert-lir-to-llvm-spirv",
    "lir-to-llvm",
    "lir-to-memref",
];

/// The form that only `--lir-lower-checks` meets: no flag emits code for a checked run.
const CHECKED: &str = "in a checked run";

/// R-RUNA-36: each operation of lir has one row for each back end.
#[test]
fn every_table_has_a_row_for_each_operation() {
    for table in TABLES {
        let rows = table.rows.iter().copied().flatten();
        let mut rows: Vec<_> = rows.map(|row| row.op).collect();
        rows.sort_unstable();
        let mut expected = OPERATIONS.to_vec();
        expected.sort_unstable();
        assert_eq!(rows, expected, "{}", table.target);
    }
}

#[test]
fn every_operation_and_every_form_has_a_sample() {
    let samples = samples::all();
    for name in OPERATIONS {
        assert!(
            samples.contains_key(&key(name, None)),
            "no sample of {name}"
        );
    }
    for table in TABLES {
        for row in table.rows.iter().copied().flatten() {
            for case in row.cases {
                let place = format!("{}, {}: {:?}", table.target, row.op, case.form);
                assert!(samples.contains_key(&key(row.op, case.form)), "{place}");
                let others = others(table);
                let mut profiles = table.profiles.iter().chain(&others);
                let is_known = case.profile.is_none_or(|it| profiles.any(|one| *one == it));
                assert!(is_known, "{place} on {:?}", case.profile);
            }
        }
    }
}

/// R-RUNA-36
#[test]
fn the_table_of_spirv_for_vulkan_is_true() {
    agrees("SPIR-V for Vulkan");
}

/// R-RUNA-36
#[test]
fn the_table_of_spirv_for_opencl_is_true() {
    agrees("SPIR-V for OpenCL");
}

/// R-RUNA-36
#[test]
fn the_table_of_llvm_ir_for_spirv_is_true() {
    agrees("LLVM IR for SPIR-V");
}

/// R-RUNA-36
#[test]
fn the_table_of_ptx_is_true() {
    agrees("PTX");
}

/// R-RUNA-36
#[test]
fn the_table_of_amd_gpus_is_true() {
    agrees("AMD GPUs");
}

/// R-RUNA-36
#[test]
fn the_table_of_cpus_is_true() {
    agrees("CPU");
}

/// R-RUNA-36
#[test]
fn the_table_of_metal_is_true() {
    agrees("Metal");
}

/// R-RUNA-36
#[test]
fn the_table_of_cuda_is_true() {
    agrees("CUDA C++");
}

/// R-RUNA-36
#[test]
fn the_table_of_opencl_c_is_true() {
    agrees("OpenCL C");
}

/// R-RUNA-36
#[test]
fn the_table_of_c_for_dsps_is_true() {
    agrees("C for DSPs");
}

/// R-RUNA-36
#[test]
fn the_table_of_vitis_is_true() {
    agrees("C++ for Vitis");
}

/// R-RUNA-36
#[test]
fn the_table_of_mlir_for_circt_is_true() {
    agrees("MLIR for CIRCT");
}

/// Where the profiles of a table differ, each other profile of their family is like one of them, or has a case.
#[test]
fn other_profiles_are_like_one_of_a_table() {
    let mut wrong = vec![];
    for table in TABLES {
        let mut checks = Checks {
            table,
            without: BTreeMap::new(),
            wrong: vec![],
        };
        for ((op, form), sample) in samples::all() {
            let form = form.as_deref().filter(|form| *form != CHECKED);
            for profile in others(table) {
                let ways = ways(checks.row(&op), table, (profile, form));
                let faults = checks.faults((&op, form, profile), &ways, &sample);
                if faults.len() == ways.len() && !ways.is_empty() {
                    wrong.push(format!("{}: {op} on {profile}: {faults:?}", table.target));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The ways of which one has to be that of a profile that a table does not have; none where all of the table agree.
fn ways(row: &Lowering, table: &Lowerings, (profile, form): (&str, Option<&str>)) -> Vec<How> {
    let mut cases = row.cases.iter();
    let is_own = cases
        .any(|case| case.profile == Some(profile) && case.form.is_none_or(|own| Some(own) == form));
    if is_own {
        return vec![row.on(profile, form)];
    }
    let ways: Vec<_> = table.profiles.iter().map(|it| row.on(it, form)).collect();
    let is_same = ways.iter().all(|way| is_equal(*way, ways[0]));
    if is_same { vec![] } else { ways }
}

/// The built-in profiles of a table's family that the table does not have.
fn others(table: &Lowerings) -> Vec<&'static str> {
    let all = || BUILT_IN.all();
    let first = all().find(|profile| profile.name == table.profiles[0]);
    let family = first.unwrap().family;
    let others = all().filter(|profile| profile.family == family);
    let names = others.map(|profile| profile.name.as_ref());
    let is_other = |name: &&str| !table.profiles.contains(name);
    names.filter(is_other).collect()
}

fn is_equal(one: How, other: How) -> bool {
    match (one, other) {
        (How::Emits(one), How::Emits(other)) => one == other,
        (How::ByPass(one, words), How::ByPass(other, others)) => {
            one.argument == other.argument && words == others
        }
        (How::Refused(one), How::Refused(other)) => one == other,
        _ => false,
    }
}

#[test]
fn every_table_has_a_test() {
    let tests = include_str!("mod.rs");
    for table in TABLES {
        let call = format!("    agrees(\"{}\");\n", table.target);
        assert!(tests.contains(&call), "no test of {}", table.target);
    }
}

fn key(op: &str, form: Option<&str>) -> Key {
    (op.to_owned(), form.map(str::to_owned))
}

/// Compares a table with the output for all samples.
fn agrees(target: &str) {
    let table = TABLES.iter().find(|table| table.target == target).unwrap();
    let mut checks = Checks {
        table,
        without: BTreeMap::new(),
        wrong: vec![],
    };
    for ((op, form), sample) in samples::all() {
        for profile in table.profiles {
            if checks.applies(&op, form.as_deref()) {
                checks.check(&op, form.as_deref(), profile, &sample);
            }
        }
    }
    let wrong = checks.wrong;
    assert!(
        wrong.is_empty(),
        "{} are false:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// The checks of one table.
struct Checks {
    table: &'static Lowerings,
    /// The outputs for samples without their operation, which many have in common.
    without: BTreeMap<(String, String), String>,
    wrong: Vec<String>,
}

impl Checks {
    /// Whether a table speaks of a form: only that of a target with checked runs does of those.
    fn applies(&self, op: &str, form: Option<&str>) -> bool {
        let mut rows = self.table.rows.iter().copied().flatten();
        let says = |row: &Lowering| row.cases.iter().any(|case| case.form == form);
        form != Some(CHECKED) || rows.any(|row| row.op == op && says(row))
    }

    fn row(&self, op: &str) -> &'static Lowering {
        let mut rows = self.table.rows.iter().copied().flatten();
        rows.find(|row| row.op == op).unwrap()
    }

    fn check(&mut self, op: &str, form: Option<&str>, profile: &str, sample: &Sample) {
        let how = self.row(op).on(profile, form);
        if let Some(fault) = self.faults((op, form, profile), &[how], sample).pop() {
            let form = form.unwrap_or("as it is");
            self.wrong
                .push(format!("{op} ({form}) on {profile}: {fault}"));
        }
    }

    /// The faults of ways to express an operation for a profile: one for each way that is not the one.
    fn faults(
        &mut self,
        (op, form, profile): (&str, Option<&str>, &str),
        ways: &[How],
        sample: &Sample,
    ) -> Vec<String> {
        if ways.is_empty() {
            return vec![];
        }
        let is_checked = form == Some(CHECKED);
        let flags = self.flags(profile, is_checked);
        let module = prepared(sample.with(), is_checked);
        let compiled = compile(&module, &flags);
        let ways = ways.iter();
        ways.filter_map(|&how| self.fault((op, how), &compiled, sample, (&flags, is_checked)))
            .collect()
    }

    fn fault(
        &mut self,
        (op, how): (&str, How),
        compiled: &Compilation,
        sample: &Sample,
        (flags, is_checked): (&[String], bool),
    ) -> Option<String> {
        match (how, &compiled.output) {
            (How::Refused(reason), None) => not_given(compiled, op, reason),
            (How::Refused(_), Some(_)) => Some("is emitted".to_owned()),
            (_, None) => Some(format!("is refused: {:?}", compiled.errors(op))),
            (How::Emits(words), Some(output)) => of_emitter(compiled, op)
                .or_else(|| self.absent(words, output, sample, (flags, is_checked)))
                .or_else(|| self.longer(words, output, sample, flags)),
            (How::ByPass(pass, words), Some(output)) => of_pass(compiled, op, pass.argument)
                .or_else(|| self.absent(words, output, sample, (flags, is_checked))),
        }
    }

    fn flags(&self, profile: &str, is_checked: bool) -> Vec<String> {
        match is_checked {
            true => vec!["--lir-lower-checks".to_owned()],
            false => vec![
                format!("--{}", self.table.emission),
                format!("--target={profile}"),
            ],
        }
    }

    /// The output without the operation.
    fn output_without(&mut self, sample: &Sample, flags: &[String], is_checked: bool) -> &str {
        let module = prepared(sample.without(), is_checked);
        let key = (module, flags.join(" "));
        self.without.entry(key).or_insert_with_key(|(module, _)| {
            let compiled = compile(module, flags);
            compiled
                .output
                .expect("a sample without its operation is emitted")
        })
    }

    /// The words that are not there because of the operation.
    fn absent(
        &mut self,
        words: &[&str],
        output: &str,
        sample: &Sample,
        (flags, is_checked): (&[String], bool),
    ) -> Option<String> {
        if words.is_empty() {
            return None;
        }
        let without = self.output_without(sample, flags, is_checked);
        let is_absent = |word: &&&str| count(output, word) <= count(without, word);
        let absent: Vec<_> = words.iter().filter(is_absent).collect();
        (!absent.is_empty()).then(|| format!("has nothing to do with {absent:?}"))
    }

    /// An operation that needs no instruction, but makes the output longer.
    fn longer(
        &mut self,
        words: &[&str],
        output: &str,
        sample: &Sample,
        flags: &[String],
    ) -> Option<String> {
        if !words.is_empty() {
            return None;
        }
        let without = self.output_without(sample, flags, false);
        let is_longer = output.lines().count() > without.lines().count();
        is_longer.then(|| "needs an instruction".to_owned())
    }
}

/// The module; that of a checked run has a table of checks.
fn prepared(module: String, is_checked: bool) -> String {
    let attributes = "module attributes {lir.checks = \"{}\", lir.target = \"cpu\"} {";
    match is_checked {
        true => module.replacen("module {", attributes, 1),
        false => module,
    }
}

/// A reason that no error gives.
fn not_given(compiled: &Compilation, op: &str, reason: &str) -> Option<String> {
    let errors = compiled.errors(op);
    let is_given = errors.iter().any(|error| error.contains(reason));
    (!is_given).then(|| format!("is refused for another reason: {errors:?}"))
}

/// A pass that replaces the operation before the emitter sees it.
fn of_emitter(compiled: &Compilation, op: &str) -> Option<String> {
    let pass = compiled.replaced_by(op)?;
    (!EMITTERS.contains(&pass)).then(|| format!("is replaced by {pass}"))
}

/// A pass other than the one that replaces the operation.
fn of_pass(compiled: &Compilation, op: &str, pass: &str) -> Option<String> {
    let actual = compiled.replaced_by(op);
    (actual != Some(pass)).then(|| format!("is replaced by {actual:?}, not by {pass}"))
}
