//! The tables of how targets express the operations of lir, and their text: the output of `--list-targets=lowerings`.

use super::{
    amdgcn, cpu, cuda, dsp, hls, llvm_spirv,
    lowering::{How, Lowering, Lowerings},
    msl, opencl, ptx, spirv,
};
use serde::Serialize;

/// Every table, in the order of the pages.
pub static TABLES: &[&Lowerings] = &[
    &spirv::lowerings::VULKAN,
    &spirv::lowerings::OPENCL,
    &llvm_spirv::lowerings::LOWERINGS,
    &ptx::lowerings::LOWERINGS,
    &amdgcn::lowerings::LOWERINGS,
    &cpu::lowerings::LOWERINGS,
    &msl::lowerings::LOWERINGS,
    &cuda::lowerings::LOWERINGS,
    &opencl::lowerings::LOWERINGS,
    &dsp::c::lowerings::LOWERINGS,
    &hls::vitis::lowerings::LOWERINGS,
    &hls::circt::lowerings::LOWERINGS,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::targets::{
        llvm::conversion::Prepared,
        spirv::{flavour::Pointers, lir_to_spirv},
    };
    use gir_dialects::{
        driver,
        melior::{Context, dialect::DialectRegistry},
        pass::PassInfo,
    };
    use pretty_assertions::assert_eq;
    use std::collections::BTreeSet;

    /// Operations that the SPIR-V emitters take without a pattern: control flow, declarations and built-in values,
    /// which the walk over the module builds.
    const WALKED: &[&str] = &[
        "address_of",
        "break",
        "continue",
        "for",
        "global",
        "group_size_x",
        "group_size_y",
        "group_size_z",
        "id_global_x",
        "id_global_y",
        "id_global_z",
        "id_group_x",
        "id_group_y",
        "id_group_z",
        "id_local_x",
        "id_local_y",
        "id_local_z",
        "if",
        "loop",
        "num_groups_x",
        "num_groups_y",
        "num_groups_z",
        "num_subgroups",
        "spec_constant",
        "subgroup_id",
        "subgroup_local_id",
        "subgroup_size",
        "var",
        "yield",
    ];

    /// Addresses of buffers, which are numbers before the patterns run.
    const ADDRESSES: &[&str] = &["int_to_ptr", "ptr_to_int"];

    /// Those of Vulkan besides.
    const OF_STAGES: &[&str] = &[
        "bind_image",
        "bind_sampler",
        "bind_storage",
        "bind_uniform",
        "discard",
        "frag_coord",
        "instance_index",
        "read_input",
        "vertex_index",
        "write_output",
    ];

    /// Operations with a pattern whose rows say that a pass replaces them: the pattern serves a family of operations,
    /// or profiles with extensions (`--spirv-ext`), or a form that no row has.
    const SPARE: &[&str] = &[
        "address_of",
        "atomic_fadd",
        "atomic_flag_clear",
        "atomic_flag_test_and_set",
        "atomic_fmax",
        "atomic_fmin",
        "bitreverse",
        "global",
        "sadd_sat",
        "ssub_sat",
        "subgroup_size",
        "uadd_sat",
        "usub_sat",
    ];

    fn context() -> Context {
        let registry = DialectRegistry::new();
        driver::register_dialects(&registry);
        let context = Context::new();
        context.append_dialect_registry(&registry);
        context.load_all_available_dialects();
        context
    }

    /// The operations of lir among those with a pattern.
    fn of_lir(roots: &[&'static str]) -> BTreeSet<&'static str> {
        let of_lir = roots
            .iter()
            .copied()
            .filter(|name| name.starts_with("lir."));
        of_lir.collect()
    }

    /// The operations that a pass prepares patterns for.
    fn converted(pass: &PassInfo, context: &Context) -> BTreeSet<&'static str> {
        let initialize = pass.initialize.expect("the pass prepares patterns");
        let state = initialize(context);
        let prepared = state.downcast_ref::<Prepared>();
        of_lir(
            prepared
                .expect("the patterns are the state")
                .patterns()
                .roots(),
        )
    }

    /// The operations whose rows say that the emitter takes them, for some profile and form.
    fn emitted(table: &Lowerings) -> BTreeSet<&'static str> {
        let emits = |how: &How| matches!(how, How::Emits(_));
        let rows = table.rows.iter().copied().flatten();
        let rows =
            rows.filter(|row| emits(&row.how) || row.cases.iter().any(|case| emits(&case.how)));
        let names = rows.map(|row| row.op);
        names.filter(|name| name.starts_with("lir.")).collect()
    }

    #[test]
    fn rows_are_those_of_the_patterns() {
        let context = context();
        let spirv = |pointers| of_lir(lir_to_spirv::patterns_for(&context, pointers).roots());
        let all = [
            (
                &spirv::lowerings::VULKAN,
                spirv(Pointers::Logical),
                &[WALKED, ADDRESSES, OF_STAGES][..],
            ),
            (
                &spirv::lowerings::OPENCL,
                spirv(Pointers::Physical),
                &[WALKED],
            ),
            (
                &ptx::lowerings::LOWERINGS,
                converted(&ptx::convert_lir_to_nvvm::PASS, &context),
                &[&["coop_mat_mul_add"]],
            ),
            (
                &amdgcn::lowerings::LOWERINGS,
                converted(&amdgcn::convert_lir_to_rocdl::PASS, &context),
                &[],
            ),
            (
                &llvm_spirv::lowerings::LOWERINGS,
                converted(&llvm_spirv::convert_lir_to_llvm_spirv::PASS, &context),
                &[],
            ),
            (
                &cpu::lowerings::LOWERINGS,
                converted(&crate::targets::llvm::lir_to_llvm::PASS, &context),
                &[],
            ),
        ];
        for (table, patterns, walked) in all {
            let rows = emitted(table);
            let is_spare = |name: &&&str| {
                SPARE
                    .iter()
                    .any(|spare| name.strip_prefix("lir.") == Some(spare))
            };
            let without_row: Vec<_> = patterns
                .difference(&rows)
                .filter(|name| !is_spare(name))
                .collect();
            let without_pattern = rows.difference(&patterns);
            let without_pattern: BTreeSet<_> = without_pattern
                .filter_map(|name| name.strip_prefix("lir."))
                .collect();
            let walked: BTreeSet<_> = walked.iter().copied().flatten().copied().collect();
            assert_eq!(
                (without_row, without_pattern),
                (vec![], walked),
                "{}",
                table.target
            );
        }
    }
}
