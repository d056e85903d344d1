//! SPIR-V is a target: nothing in the dialects is defined by it.

use super::every_op::table;
use std::{fs, path::Path};
use tblgen::{Record, init::TypedInit};

/// Words of SPIR-V, its main API and its standards body.
const WORDS: [&str; 4] = ["spirv", "spir-v", "vulkan", "khronos"];

fn has_word(text: &str) -> bool {
    let text = text.to_lowercase();
    WORDS.iter().any(|word| text.contains(word))
}

/// The constraints of operands, attributes and results, and the traits.
fn parts(op: Record<'_>) -> Vec<String> {
    let name = |init: TypedInit<'_>| {
        let record: Record<'_> = init.try_into().unwrap();
        record.name().unwrap().to_owned()
    };
    let mut parts = vec![];
    for dag in ["arguments", "results"] {
        let dag = op.dag_value(dag).unwrap();
        parts.extend(dag.args().map(|(_, init)| name(init)));
    }
    let traits = op.list_init_value("traits").unwrap();
    parts.extend(traits.iter().map(name));
    parts
}

/// R-RUNA-3 X-1: no op of lir needs a concept of SPIR-V to be defined.
#[test]
fn no_op_of_lir_is_defined_by_spirv() {
    let keeper = table::keeper("lir");
    let mut seen = 0;
    for op in keeper.all_derived_definitions("Op") {
        let dialect = op.def_value("opDialect").unwrap();
        if dialect.str_value("name") != Ok("lir") {
            continue;
        }
        let name = op.str_value("opName").unwrap();
        let description = op.str_value("description").unwrap();
        assert!(!has_word(description), "lir.{name}: {description}");
        let parts = parts(op);
        let foreign = parts.iter().find(|part| has_word(part));
        assert!(foreign.is_none(), "lir.{name}: {foreign:?}");
        seen += 1;
    }
    assert!(seen > 100, "{seen} ops of lir");
}

/// R-RUNA-3: the code of the dialects does not include SPIR-V's.
#[test]
fn no_dialect_includes_that_of_spirv() {
    let mut seen = 0;
    for folder in ["common", "gir", "mir", "lir"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let text = fs::read_to_string(&path).unwrap();
            let mut includes = text.lines().filter(|line| line.contains("include"));
            let foreign = includes.find(|line| has_word(line));
            assert!(foreign.is_none(), "{}: {foreign:?}", path.display());
            seen += 1;
        }
    }
    assert!(seen > 100, "{seen} files");
}
