//! `gpu.printf` and `cf.assert`.

use super::types::Types;
use crate::printf::format::{Conversion, Format, Kind, Length, Part};
use gir_dialects::{
    ir::{self, Builder, Op, OpView, Signedness, TypeExt as _, Value},
    mir,
    rewrite::{PatternSet, Rewriter},
    upstream::{arith, cf, gpu},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<gpu::PrintfOp<'_>>(printf)
        .rewrite::<cf::AssertOp<'_>>(assert);
}

fn printf<'c>(printf: gpu::PrintfOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = printf.op();
    let arguments: Vec<_> = op.operands().collect();
    mir::PrintfOp::build(&rewriter.before(op), printf.format(), &arguments);
    rewriter.erase(op);
    true
}

fn assert<'c>(assert: cf::AssertOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = assert.op();
    mir::AssertOp::build(&rewriter.before(op), op.operand(0), assert.msg());
    rewriter.erase(op);
    true
}

/// Prepares the formats of a function, before its indices become integers. A format says how long an index is, with
/// upstream's 64 bits in mind: `%lld` becomes `%d` where an index has 32. Integers of odd widths are extended.
pub fn prepare(function: Op<'_>, types: &Types) {
    function.walk_pre(|op| {
        if let Some(printf) = op.cast::<gpu::PrintfOp<'_>>()
            && let Ok(format) = Format::parse(printf.format())
        {
            adapt(printf, format, types);
        }
    });
}

fn adapt(printf: gpu::PrintfOp<'_>, mut format: Format, types: &Types) {
    let op = printf.op();
    let mut is_changed = false;
    let mut position = 0;
    for part in &mut format.parts {
        let Part::Conversion(conversion) = part else {
            continue;
        };
        position += conversion.stars();
        if position >= op.operand_count() {
            break;
        }
        let value = op.operand(position);
        if value.ty().is_index() && types.index_width == 32 && conversion.length == Length::Long {
            shorten(conversion);
            is_changed = true;
        }
        if let Some(wide) = extended(op, value, conversion) {
            op.set_operand(position, wide);
        }
        position += 1;
    }
    if is_changed {
        let parts = format.parts.iter().map(|part| match part {
            Part::Text(text) => text.replace('%', "%%"),
            Part::Conversion(conversion) => conversion.text.clone(),
        });
        printf.set_format(&parts.collect::<String>());
    }
}

/// Takes the length out of the text of a conversion.
fn shorten(conversion: &mut Conversion) {
    let kind = conversion.text.pop();
    let length = conversion.text.trim_end_matches(['l', 'j', 'z', 't']).len();
    conversion.text.truncate(length);
    conversion.text.extend(kind);
}

/// An integer of a width that memory lacks, as the next one that C passes.
fn extended<'c>(op: Op<'c>, value: Value<'c>, conversion: &Conversion) -> Option<Value<'c>> {
    let (width, _) = value.ty().as_integer()?;
    if [1, 8, 16, 32, 64].contains(&width) || width > 64 {
        return None;
    }
    let b = Builder::before(op);
    let wider = if width < 32 { 32 } else { 64 };
    let ty = ir::integer_type(op.context(), wider, Signedness::Signless);
    Some(match conversion.kind {
        Kind::Signed => arith::ExtSIOp::build(&b, ty, value).out(),
        _ => arith::ExtUIOp::build(&b, ty, value).out(),
    })
}
