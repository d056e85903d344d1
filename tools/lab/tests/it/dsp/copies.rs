//! Copies between buffers and the memory of a workgroup, by the engine of a DSP or by work-items: every device has the
//! same results. Of the engine of C66x, a transfer that nobody waits for does not happen.

use std::path::Path;

use crate::e2e::launch::{ALL_DEVICES, DSPS, Launch};

/// The kernel of the test of the text.
const KERNEL: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../test/targets/dsp/copies.mlir"
);

/// R-RUNA-84: copies that block, a copy that ends before the first barrier, and one out of the memory.
#[test]
fn copies_have_the_same_results_everywhere() {
    let numbers: Vec<u8> = (1..=8u32)
        .flat_map(|number| (number * 10).to_le_bytes())
        .collect();
    // Each number, doubled, and the number in its mirror place.
    let expected: Vec<u8> = (1..=8u32)
        .flat_map(|number| (number * 20 + (9 - number) * 10).to_le_bytes())
        .collect();
    for ways in [DSPS, ALL_DEVICES] {
        let launch = Launch::of(Path::new(KERNEL), "sums", [3, 1, 1]).by(ways);
        let outputs = launch.raw(&numbers).raw_in_out(&[0; 32]).run();
        assert_eq!(outputs.raw(1).unwrap(), expected);
    }
}
