//! Every op of every valid module with one thing wrong: an operand, a result or an
//! attribute of another type, a missing attribute or operand. The verifier of the op has
//! to refuse each, or the lowering meets IR that it does not expect.

use super::{DIALECTS, context, read, table, valid};
use gir_dialects::{
    diagnostic::keep_messages,
    ir::{self, Builder, Op, OpSpec, Type, TypeExt, Value},
    melior::ir::AttributeLike,
};
use std::collections::{BTreeMap, BTreeSet};
use table::Shape;

/// The wrong ops that were accepted, and the number of trials of each kind.
#[derive(Default)]
struct Findings {
    accepted: BTreeSet<String>,
    tried: BTreeMap<&'static str, usize>,
}

/// An op of a module.
struct Subject<'c> {
    module: Op<'c>,
    op: Op<'c>,
}

impl<'c> Subject<'c> {
    /// Whether an error is about the op or an op in its regions; symbols are checked with
    /// the module.
    fn is_refused(&self) -> bool {
        let messages = |op: Op<'c>| keep_messages(op.context(), || op.verify()).1;
        let start = format!("'{}' op ", self.op.name());
        let is_own = |message: &String| message.starts_with(&start);
        !messages(self.op).is_empty() || messages(self.module).iter().any(is_own)
    }

    fn with_wrong_operands(&self, shape: &Shape, findings: &mut Findings) {
        let operands: Vec<_> = self.op.operands().collect();
        let wrong = nothing(self.op);
        for (index, &operand) in operands.iter().enumerate() {
            self.op.set_operand(index, wrong);
            findings.note(self, "operand of another type", &format!("operand {index}"));
            self.op.set_operand(index, operand);
        }
        // An op without operands has no room for any.
        if let Some((&last, fewer)) = operands.split_last()
            && !shape.takes_any_number
        {
            self.op.set_operands(fewer);
            findings.note(self, "operand less", "one operand less");
            let more: Vec<_> = operands.iter().copied().chain([last]).collect();
            self.op.set_operands(&more);
            findings.note(self, "operand more", "one operand more");
            self.op.set_operands(&operands);
        }
        wrong.defining_op().unwrap().erase();
    }

    fn with_wrong_results(&self, findings: &mut Findings) {
        for (index, result) in self.op.results().enumerate() {
            let right = result.ty();
            result.set_type(Type::none(self.op.context()));
            findings.note(self, "result of another type", &format!("result {index}"));
            result.set_type(right);
        }
    }

    fn with_wrong_attributes(&self, shape: &Shape, findings: &mut Findings) {
        for name in &shape.required {
            let right = self.op.attribute(name).unwrap();
            self.op.remove_attribute(name);
            findings.note(self, "attribute less", &format!("no {name}"));
            self.op.set_attribute(name, right);
        }
        let context = self.op.context();
        for name in shape.required.iter().chain(&shape.optional) {
            let Some(right) = self.op.attribute(name) else {
                continue;
            };
            if right.r#type().as_integer().is_none() {
                continue;
            }
            let odd = ir::integer_type(context, 7, ir::Signedness::Signless);
            self.op.set_attribute(name, ir::integer(odd, 1));
            // A case of an enumeration that is none is as good as not there.
            if self.op.attribute(name).is_some() {
                findings.note(self, "number of another width", &format!("width of {name}"));
            }
            self.op.set_attribute(name, right);
        }
    }
}

/// A value of a type that no op of ours takes.
fn nothing<'c>(before: Op<'c>) -> Value<'c> {
    let none = Type::none(before.context());
    let spec = OpSpec {
        results: &[none],
        ..OpSpec::default()
    };
    let cast = Builder::before(before).create("builtin.unrealized_conversion_cast", spec);
    cast.result(0)
}

impl Findings {
    fn note(&mut self, subject: &Subject<'_>, kind: &'static str, what: &str) {
        *self.tried.entry(kind).or_default() += 1;
        if !subject.is_refused() {
            self.accepted
                .insert(format!("{}: {what}", subject.op.name()));
        }
    }
}

#[test]
fn every_op_with_one_thing_wrong_is_refused() {
    let context = context();
    let mut findings = Findings::default();
    for dialect in DIALECTS {
        let shapes = table::ops(dialect);
        for (path, text) in valid(dialect) {
            let module = read(&context, &path, text.as_bytes());
            let mut ops = vec![];
            module.op().walk_post(|op| ops.push(op));
            for op in ops {
                let Some(shape) = shapes.get(op.name()) else {
                    continue;
                };
                let module = module.op();
                let subject = Subject { module, op };
                subject.with_wrong_operands(shape, &mut findings);
                subject.with_wrong_results(&mut findings);
                subject.with_wrong_attributes(shape, &mut findings);
            }
            assert!(module.op().verify(), "{}", path.display());
        }
    }
    for (kind, tried) in &findings.tried {
        assert!(*tried > 100, "{kind}: {tried}");
    }
    assert!(findings.accepted.is_empty(), "{:#?}", findings.accepted);
}
