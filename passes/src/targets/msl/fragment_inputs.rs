//! Inputs of fragment kernels that the device knows: parameters of the function (MSL, section 5.2.3.4).
//!
//! The position is a member of the structure of inputs instead. The samples that a primitive covers are all of them in
//! Metal; where each sample has a fragment of its own, it is only that one, as in Vulkan.

use super::stage_io::read;
use crate::targets::c_like::{
    body::Body,
    expression::{Expr, Precedence},
    types::{BOOL, CType, Scalar},
};
use gir_dialects::{
    ir::{LocationExt, Op, Value},
    mir::IoBuiltin,
};

/// A builtin, with its type, its name if the source has none, and its attribute.
type Row = (IoBuiltin, CType, &'static str, &'static str);

const WORD: CType = CType::Scalar(Scalar::unsigned(32));
const PAIR: CType = CType::Vector(2, Scalar::Float(32));

const PARAMETERS: [Row; 6] = [
    (IoBuiltin::FrontFacing, BOOL, "front", "front_facing"),
    (IoBuiltin::SampleId, WORD, "sample_", "sample_id"),
    (IoBuiltin::SampleMaskIn, WORD, "covered", "sample_mask"),
    (IoBuiltin::PointCoord, PAIR, "place", "point_coord"),
    (IoBuiltin::PrimitiveId, WORD, "primitive", "primitive_id"),
    (IoBuiltin::Layer, WORD, "layer", "render_target_array_index"),
];

/// The parameters of a kernel; defines the expressions of the operations that read them.
pub fn declare<'c>(body: &mut Body<'c, '_>, kernel: Op<'c>) -> Vec<String> {
    let asks_for_position = !reads(kernel, IoBuiltin::SamplePosition).is_empty();
    let mut parameters = vec![];
    let mut sample = None;
    for (builtin, ty, otherwise, attribute) in &PARAMETERS {
        let values = reads(kernel, *builtin);
        let is_needed = *builtin == IoBuiltin::SampleId && asks_for_position;
        if values.is_empty() && !is_needed {
            continue;
        }
        let given = values
            .first()
            .and_then(|value| value.location().value_name());
        let name = body.fresh_name(given.unwrap_or(otherwise));
        let mut expression = Expr::primary(&name, ty.clone());
        match (builtin, &sample) {
            (IoBuiltin::SampleId, _) => sample = Some(name.clone()),
            (IoBuiltin::SampleMaskIn, Some(own)) => {
                let text = format!("{name} & (1u << {own})");
                expression = Expr::new(text, Precedence::BitAnd, ty.clone(), []);
            }
            _ => {}
        }
        values
            .into_iter()
            .for_each(|value| body.bind(value, expression.clone()));
        let spelling = body.language.type_name(ty);
        parameters.push(format!("{spelling} {name} [[{attribute}]]"));
    }
    if let Some(sample) = sample {
        let text = format!("get_sample_position({sample})");
        let place = Expr::new(text, Precedence::Postfix, PAIR, []);
        let values = reads(kernel, IoBuiltin::SamplePosition);
        values
            .into_iter()
            .for_each(|value| body.bind(value, place.clone()));
    }
    parameters
}

/// The values of an input that are used.
fn reads<'c>(kernel: Op<'c>, builtin: IoBuiltin) -> Vec<Value<'c>> {
    let mut found: Vec<Value<'c>> = vec![];
    kernel.walk_pre(|op| {
        let is_read = read(op).is_some_and(|place| place.io.builtin() == Some(builtin));
        found.extend(is_read.then(|| op.result(0)));
    });
    found.retain(|value| value.has_uses());
    found
}
