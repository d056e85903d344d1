//! The tables of how targets express the operations of lir, and their text: the output of `--list-targets=lowerings`.

use super::{
    amdgcn, cpu, cuda,
    lowering::{How, Lowering, Lowerings},
    msl, opencl, ptx, spirv,
};
use serde::Serialize;

/// Every table, in the order of the pages.
pub static TABLES: &[&Lowerings] = &[
    &spirv::lowerings::VULKAN,
    &spirv::lowerings::OPENCL,
    &ptx::lowerings::LOWERINGS,
    &amdgcn::lowerings::LOWERINGS,
    &cpu::lowerings::LOWERINGS,
    &msl::lowerings::LOWERINGS,
    &cuda::lowerings::LOWERINGS,
    &opencl::lowerings::LOWERINGS,
];

/// A table, as JSON has it.
#[derive(Serialize)]
struct Table {
    target: &'static str,
    emission: &'static str,
    profiles: &'static [&'static str],
    operations: Vec<Operation>,
}

#[derive(Serialize)]
struct Operation {
    name: &'static str,
    #[serde(flatten)]
    way: Way,
    cases: Vec<Case>,
}

#[derive(Serialize)]
struct Case {
    form: Option<&'static str>,
    profile: Option<&'static str>,
    #[serde(flatten)]
    way: Way,
}

/// How an operation is expressed: what is absent is null.
#[derive(Serialize)]
struct Way {
    pass: Option<&'static str>,
    words: &'static [&'static str],
    refused: Option<&'static str>,
}

/// The tables, as JSON.
pub fn json() -> String {
    let tables: Vec<_> = TABLES.iter().map(|table| Table::of(table)).collect();
    let text = serde_json::to_string_pretty(&tables);
    text.expect("tables have only text as keys") + "\n"
}

impl Table {
    fn of(table: &Lowerings) -> Self {
        let rows = table.rows.iter().copied().flatten();
        let mut operations: Vec<_> = rows.map(Operation::of).collect();
        operations.sort_by_key(|operation| operation.name);
        Self {
            target: table.target,
            emission: table.emission,
            profiles: table.profiles,
            operations,
        }
    }
}

impl Operation {
    fn of(row: &Lowering) -> Self {
        let cases = row.cases.iter().map(|case| Case {
            form: case.form,
            profile: case.profile,
            way: Way::of(case.how),
        });
        Self {
            name: row.op,
            way: Way::of(row.how),
            cases: cases.collect(),
        }
    }
}

impl Way {
    fn of(how: How) -> Self {
        let (pass, words, refused) = match how {
            How::Emits(words) => (None, words, None),
            How::ByPass(pass, words) => (Some(pass.argument), words, None),
            How::Refused(reason) => (None, &[][..], Some(reason)),
        };
        Self {
            pass,
            words,
            refused,
        }
    }
}
