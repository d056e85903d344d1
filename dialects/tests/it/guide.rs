//! docs/targets.md agrees with the page of lir on barriers, and says where images are missing.

use super::lowering_notes::{BACK_ENDS, notes, page};
use std::{fs, path::Path};

fn guide() -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/targets.md");
    fs::read_to_string(page).unwrap()
}

/// R-RUNA-125: the guide has the exact lowering of a barrier for each target, which is what the page of the op says. It
/// says what the dialect prescribes for targets that nothing is emitted for.
#[test]
fn the_guide_says_what_a_barrier_becomes_on_each_target() {
    let (guide, page) = (guide(), page());
    for op in ["lir.barrier", "lir.mem_fence"] {
        let notes = notes(&page, op);
        for target in BACK_ENDS {
            let note = notes[target].replace("../passes.md", "passes.md");
            let line = format!("| {target} | `{op}` | {note} |\n");
            assert!(guide.contains(&line), "docs/targets.md lacks\n{line}");
        }
    }
    let sentence = "Targets without native barriers, DSPs, FPGAs and the CPU, split loops instead";
    assert!(guide.contains(sentence));
}

/// R-RUNA-125: the sentence of the Runa GPU dialect specification, section 18.
#[test]
fn the_guide_says_where_images_are_missing() {
    assert!(guide().contains("Images not supported on DSP/FPGA"));
}
