//! Vertex and fragment kernels (MSL, sections 5.1.1, 5.1.2 and 5.2.3).
//!
//! ```metal
//! vertex place_out place(place_in in [[stage_in]], uint vertex [[vertex_id]]) {
//!     place_out out;
//!     …
//!     return out;
//! }
//! ```
//!
//! Buffers, textures, samplers and scalars are parameters like those of compute kernels.

use super::{
    kernels::{self, Arguments},
    stage_io,
};
use crate::{
    analysis::{handles::Handles, stages},
    targets::c_like::{attributes, body::Body, printer::KernelHead},
};
use gir_dialects::{
    ir::{Block, Op},
    mir::Stage,
};

/// The text before the body of a kernel that has no workgroups.
pub fn head<'c>(body: &mut Body<'c, '_>, kernel: Op<'c>, stage: Stage) -> Option<KernelHead> {
    let word = match stage {
        Stage::Vertex => "vertex",
        Stage::Fragment => "fragment",
        other => {
            kernel.error(format!(
                "is a {} kernel, which cannot be emitted as Metal yet; compute, vertex and fragment kernels can",
                other.keyword()
            ));
            return None;
        }
    };
    let io = stage_io::declare(body, kernel, stage)?;
    let Arguments { lines, parameters } = kernels::arguments(body, kernel)?;
    let mut all = io.lines;
    all.extend(lines);
    all.extend(kernels::attributes(body, kernel)?);
    all.push(format!("{word} {}", io.result_type));
    Some(KernelHead {
        lines: all,
        parameters: io.parameters.into_iter().chain(parameters).collect(),
        result: io.result,
        first: vec![],
    })
}

/// Replaces input parameters of stages by operations that read them, as `--mir-to-lir` does.
pub fn bind_inputs(module: Op<'_>) {
    let kernels = module.region(0).blocks().flat_map(Block::ops);
    for kernel in kernels.filter(|op| attributes::is_kernel(*op)) {
        if stages::of(kernel).is_some_and(|stage| stage != Stage::Compute) {
            Handles::bind(kernel);
        }
    }
}
