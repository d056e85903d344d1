//! docs/targets.md agrees with the dialects on barriers and images.

use super::every_op::table;
use std::{collections::BTreeMap, fs, path::Path};

/// The back ends by their names in the notes of ops and in the guide.
const TARGETS: [(&str, &str); 7] = [
    ("spirv", "Vulkan, SPIR-V"),
    ("ptx", "PTX"),
    ("msl", "Metal"),
    ("opencl", "OpenCL C"),
    ("cuda", "CUDA C++"),
    ("dsp", "DSPs, CPU"),
    ("hls", "FPGAs"),
];

fn guide() -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/targets.md");
    fs::read_to_string(page).unwrap()
}

/// The lowering notes of a description by back end.
fn notes(description: &str) -> BTreeMap<String, String> {
    let (_, notes) = description.split_once("Lowering:").unwrap();
    let lines: Vec<_> = notes.split_whitespace().collect();
    let lines = lines.join(" ");
    let notes = lines.strip_prefix("- ").unwrap().split(" - ");
    let notes = notes.map(|note| note.split_once(": ").unwrap());
    notes
        .map(|(name, note)| (name.to_owned(), note.to_owned()))
        .collect()
}

/// R-RUNA-125: the guide has the exact lowering of a barrier for each target, which
/// is what the op itself says.
#[test]
fn the_guide_says_what_a_barrier_becomes_on_each_target() {
    let guide = guide();
    let ops = table::ops("lir");
    for op in ["lir.barrier", "lir.mem_fence"] {
        let notes = notes(&ops[op].description);
        assert_eq!(notes.len(), TARGETS.len(), "{notes:?}");
        for (back_end, target) in TARGETS {
            let note = notes[back_end].trim_end_matches('.');
            let line = format!("| {target} | `{op}` | {note} |\n");
            assert!(guide.contains(&line), "docs/targets.md lacks\n{line}");
        }
    }
}

/// R-RUNA-125: the sentence of the Runa GPU dialect specification, section 18.
#[test]
fn the_guide_says_where_images_are_missing() {
    assert!(guide().contains("Images not supported on DSP/FPGA"));
}
