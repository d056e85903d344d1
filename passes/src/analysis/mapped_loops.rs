//! Parallel loops whose iterations are mapped to work-items or workgroups.

use gir_dialects::{
    ir::{Attribute, AttributeExt, Op},
    upstream::scf,
};

/// Whether a list maps a dimension of a loop to work-items or workgroups.
pub fn is_mapped(mapping: Option<Attribute<'_>>) -> bool {
    let dimensions = mapping.and_then(Attribute::as_array).unwrap_or_default();
    let is_sequential = |one: Attribute<'_>| one.to_string().contains("processor = sequential");
    !dimensions.into_iter().all(is_sequential)
}

/// Whether an operation is a parallel loop that maps its iterations to work-items or workgroups. The name of the
/// attribute is that of `scf.forall`.
pub fn is_mapped_parallel(op: Op<'_>) -> bool {
    op.is::<scf::ParallelOp<'_>>() && is_mapped(op.attribute(scf::ForallOp::MAPPING_ATTR))
}
