//! Every op of mir has a counterpart in gir, or is known to have none.

use super::{refused, rules::rule};
use crate::{compile, lir::arithmetic::lir_expand_saturating};
use gir_dialects::{
    diagnostic::keep_messages,
    ir::{Context, Module},
};
use std::{collections::BTreeSet, fs, path::Path};

/// The ops without a GIR form; saturating ones are expanded first.
const WITHOUT_FORM: &str = "mir.gpu.target_supports mir.gpu.spec_constant \
    mir.gpu.image_size mir.gpu.image_levels mir.gpu.image_samples mir.gpu.image_atomic \
    mir.gpu.image_compare_exchange mir.gpu.gather mir.gpu.ptr_to_int mir.gpu.int_to_ptr \
    mir.gpu.workgroup_all mir.gpu.workgroup_any mir.gpu.workgroup_count mir.gpu.workgroup_reduce \
    mir.gpu.mat_construct mir.gpu.mat_splat mir.gpu.mat_row mir.gpu.mat_extract \
    mir.gpu.mat_transpose mir.gpu.mat_add mir.gpu.mat_sub mir.gpu.mat_scale mir.gpu.mat_mul \
    mir.gpu.mat_vec_mul mir.gpu.mat_load mir.gpu.mat_store mir.gpu.coop_mat_load \
    mir.gpu.coop_mat_store mir.gpu.coop_mat_splat mir.gpu.coop_mat_mul_add mir.gpu.coop_mat_map \
    mir.gpu.coop_mat_extract mir.gpu.coop_mat_insert mir.gpu.fragment_load \
    mir.gpu.fragment_mul_add mir.gpu.resource_load \
    mir.gpu.resource_store mir.gpu.sample mir.gpu.fetch mir.gpu.read_input mir.gpu.write_output \
    mir.gpu.vertex_index mir.gpu.instance_index mir.gpu.frag_coord mir.gpu.derivative mir.gpu.discard";

/// The modules of test/dialects/mir that the verifiers accept. A test of the dialects checks that they contain each
/// op.
pub fn modules_of_mir(context: &Context) -> Vec<Module<'_>> {
    modules_of(context, "mir")
}

/// The modules of the tests of a dialect that the verifiers accept.
pub fn modules_of<'c>(context: &'c Context, dialect: &str) -> Vec<Module<'c>> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../test/dialects");
    let directory = tests.join(dialect);
    let mut modules = vec![];
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if !name.ends_with(".mlir") || name.starts_with("invalid-") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let parts = text.split("\n// -----");
        modules
            .extend(parts.map(|part| compile::parse(context, part.as_bytes(), "k.mlir").unwrap()));
    }
    modules
}

/// each op has a rule, or is refused with advice.
#[test]
fn every_op_has_a_counterpart_or_is_known_to_have_none() {
    let context = compile::new_context();
    // Loads the dialect of the expansions.
    let arith = b"func.func @f() {\n%0 = arith.constant 0 : i32\nreturn\n}";
    assert!(compile::parse(&context, arith, "k.mlir").is_some());
    let mut without_form = BTreeSet::new();
    let modules = modules_of_mir(&context);
    let saturating = lir_expand_saturating::patterns_of_mir(&context);
    for module in modules {
        saturating.walk(module.op());
        module.op().walk_pre(|op| {
            let is_global = op.name() == "mir.gpu.global";
            if op.name().starts_with("mir.") && rule(op.name()).is_none() && !is_global {
                without_form.insert(op.name().to_owned());
                let (accepted, messages) = keep_messages(&context, || refused::check(op));
                assert!(!accepted);
                let start = format!("'{}' op has no GIR form; ", op.name());
                let said = messages.iter().any(|message| {
                    message
                        .strip_prefix(&start)
                        .is_some_and(|advice| !advice.is_empty())
                });
                assert!(said, "{messages:?}");
            }
        });
    }
    let known: BTreeSet<_> = WITHOUT_FORM.split_whitespace().map(str::to_owned).collect();
    assert_eq!(without_form, known);
}
