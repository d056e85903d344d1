//! `-g`: debug information of LLVM from the locations of operations. LLVM makes `.file` and `.loc` of it, and
//! sections for debuggers.

use super::debug_attributes::{Attributes, Detail, Subprogram};
use gir_dialects::{
    ir::{Attribute, Block, Builder, Context, Location, LocationExt as _, Op, OpView, Value},
    upstream::llvm::{DbgValueOp, LLVMFuncOp},
};

/// Describes the functions of a module of the `llvm` dialect and the values that have names. From then on the
/// locations of operations are used.
pub fn keep(module: Op<'_>, detail: Detail) {
    let functions = module.region(0).blocks().flat_map(Block::ops);
    let functions = functions.filter_map(Op::cast::<LLVMFuncOp<'_>>);
    let mut attributes = Attributes::new(detail);
    let described: Vec<_> = functions
        .filter(|function| function.op().region(0).first_block().is_some())
        .filter_map(|function| Described::of(function, &mut attributes))
        .collect();
    let parsed = attributes.parsed(module.context());
    for function in described {
        function.write(&attributes, &parsed);
    }
}

/// A function, with the parts of it that are described.
struct Described<'c> {
    op: Op<'c>,
    subprogram: usize,
    operations: Vec<Op<'c>>,
    named: Vec<Named<'c>>,
}

/// A value that has a name in the source, and the number of its description.
struct Named<'c> {
    value: Value<'c>,
    variable: usize,
}

impl<'c> Described<'c> {
    /// Reads a function; `None` if it has no place.
    fn of(function: LLVMFuncOp<'c>, attributes: &mut Attributes) -> Option<Self> {
        let op = function.op();
        let (file, line, _) = op.location().place()?;
        let own = (function.sym_name().to_owned(), file, line);
        let subprogram = attributes.subprogram(&own);
        let mut operations = vec![];
        op.walk_pre(|inner| operations.extend((inner != op).then_some(inner)));
        let mut named = vec![];
        let arguments = op.region(0).first_block()?.arguments();
        // From the last one on: each is told at the start of the function.
        let arguments: Vec<_> = arguments.zip(1..).collect();
        for (value, number) in arguments.into_iter().rev() {
            let place = (&own, line);
            named.extend(Named::of(value, place, Some(number), attributes));
        }
        for (at, inner) in operations.iter().enumerate() {
            note_calls(inner.location(), attributes);
            // Of several operations made of one, the last has its result.
            let next = operations.get(at + 1).map(|next| next.location());
            if inner.result_count() == 1
                && next != Some(inner.location())
                && let Some((function, line)) = scope(inner.location(), &own)
            {
                let place = (&function, line);
                named.extend(Named::of(inner.result(0), place, None, attributes));
            }
        }
        Some(Self {
            op,
            subprogram,
            operations,
            named,
        })
    }

    /// Writes the descriptions into the function.
    fn write(self, attributes: &Attributes, parsed: &[Attribute<'c>]) {
        let (op, context) = (self.op, self.op.context());
        let Some(&subprogram) = parsed.get(self.subprogram) else {
            return;
        };
        op.set_location(Location::fused(context, &[op.location()], subprogram));
        let scopes = Scopes {
            attributes,
            parsed,
            context,
        };
        for inner in &self.operations {
            if inner.location().call().is_some() {
                inner.set_location(scopes.place(inner.location(), subprogram));
            }
        }
        for Named { value, variable } in self.named {
            let builder = match value.defining_op() {
                Some(inner) => inner
                    .next()
                    .map(|next| Builder::before(next).with_location(inner.location())),
                None => value
                    .owner_block()
                    .map(|block| Builder::at_start(block, op.location())),
            };
            if let (Some(b), Some(&variable)) = (builder, parsed.get(variable)) {
                DbgValueOp::build(&b, value, variable, None);
            }
        }
    }
}

impl<'c> Named<'c> {
    /// A value of a function of the source, if it has a name.
    fn of(
        value: Value<'c>,
        place: (&Subprogram, usize),
        parameter: Option<usize>,
        attributes: &mut Attributes,
    ) -> Option<Self> {
        let variable = attributes.variable((value.name()?, value.ty()), place, parameter)?;
        Some(Self { value, variable })
    }
}

/// Takes note of the functions that a location names.
fn note_calls(location: Location<'_>, attributes: &mut Attributes) {
    if let Some(call) = location.call() {
        if let Some(function) = inlined(call.function, call.callee) {
            attributes.subprogram(&function);
        }
        note_calls(call.callee, attributes);
        note_calls(call.caller, attributes);
    }
}

/// The function of the source that an operation is from, and its line there; `None` if it has no place.
fn scope(location: Location<'_>, own: &Subprogram) -> Option<(Subprogram, usize)> {
    let (.., line, _) = location.place()?;
    let mut at = location;
    let mut found = own.clone();
    while let Some(call) = at.call() {
        found = inlined(call.function, call.callee).unwrap_or(found);
        at = call.callee;
    }
    Some((found, line))
}

/// A function that was inlined, with a place in it.
fn inlined(function: Option<(&str, usize)>, callee: Location<'_>) -> Option<Subprogram> {
    let (name, line) = function?;
    let own = callee.call().map_or(callee, |call| call.caller);
    let (file, ..) = own.place()?;
    Some((name.to_owned(), file, line))
}

/// The attributes of a module, by their numbers.
struct Scopes<'a, 'c> {
    attributes: &'a Attributes,
    parsed: &'a [Attribute<'c>],
    context: &'c Context,
}

impl<'c> Scopes<'_, 'c> {
    /// A location whose calls that were inlined name functions by MLIR's attributes; it is within one itself.
    fn place(&self, location: Location<'c>, around: Attribute<'c>) -> Location<'c> {
        let Some(call) = location.call() else {
            return Location::fused(self.context, &[location], around);
        };
        let function = inlined(call.function, call.callee);
        let number = function.and_then(|function| self.attributes.known(&function));
        let Some(&scope) = number.and_then(|number| self.parsed.get(number)) else {
            return self.place(call.callee, around);
        };
        let callee = self.place(call.callee, scope);
        Location::call_site(callee, self.place(call.caller, around))
    }
}
