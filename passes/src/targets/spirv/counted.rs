//! Counted loops: `scf.for` and `lir.for`.

use super::{
    control::{adopt, branch_conditional},
    loops::{Loop, breaks, take_arguments},
    types,
};
use gir_dialects::{
    ir::{Builder, Op, OpSpec, OpView, Region, Value},
    lir,
    upstream::{scf, spirv},
};

/// Lowers a counted loop; returns the values that replace its results.
pub fn lower<'c>(op: Op<'c>, function: Op<'c>) -> Option<Vec<Value<'c>>> {
    Counted::of(op)?.lower(function)
}

/// A counted loop.
struct Counted<'c> {
    op: Op<'c>,
    body: Region<'c>,
    /// The start of the counter and the other initial values.
    initial: Vec<Value<'c>>,
    upper: Value<'c>,
    step: Value<'c>,
    unsigned: bool,
}

impl<'c> Counted<'c> {
    fn of(op: Op<'c>) -> Option<Self> {
        if let Some(old) = op.cast::<scf::ForOp<'c>>() {
            let mut initial = vec![old.lower_bound()];
            initial.extend(old.init_args());
            return Some(Self {
                op,
                body: old.region(),
                initial,
                upper: old.upper_bound(),
                step: old.step(),
                unsigned: old.unsigned_cmp(),
            });
        }
        let old = op.cast::<lir::ForOp<'c>>()?;
        let mut initial = vec![old.lower_bound()];
        initial.extend(old.inits());
        Some(Self {
            op,
            body: old.body(),
            initial,
            upper: old.upper_bound(),
            step: old.step(),
            unsigned: old.unsigned_cmp(),
        })
    }

    fn lower(self, function: Op<'c>) -> Option<Vec<Value<'c>>> {
        let op = self.op;
        let exits = 1 + breaks(self.body.first_block()?);
        let mut frame = Loop::new(op, &self.initial, exits, function);
        let body = adopt(frame.region, self.body)?;
        let values: Vec<_> = frame.header.arguments().collect();
        let counter = values[0];
        take_arguments(body, &values);
        let at_header = Builder::at_end(frame.header, op.location());
        let goes_on = self.test(&at_header, counter);
        frame.leave(&at_header, &values[1..]);
        branch_conditional(frame.header, op.location(), goes_on, body, frame.merge);
        frame.body(body, &[counter]);
        let count = Builder::at_end(frame.next, op.location());
        let counter = frame.next.argument(0);
        let following = spirv::IAddOp::build(&count, counter.ty(), counter, self.step).result();
        let mut values = vec![following];
        values.extend(frame.next.arguments().skip(1));
        Some(frame.finish(&values))
    }

    fn test(&self, b: &Builder<'c>, counter: Value<'c>) -> Value<'c> {
        let less = if self.unsigned {
            spirv::ULessThanOp::NAME
        } else {
            spirv::SLessThanOp::NAME
        };
        let spec = OpSpec {
            operands: &[counter, self.upper],
            results: &[types::boolean(b.context())],
            ..OpSpec::default()
        };
        b.create(less, spec).result(0)
    }
}
