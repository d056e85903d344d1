//! Values available in kernels only, passed on to the functions they call.
//!
//! A function with operations that yield such values, or with calls of such functions, takes a
//! parameter for each of them; kernels create the values and pass them on. Recursion is refused.

use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Block, Builder, Op, OpSpec, OpView, Type, TypeExt, Value},
    names,
    upstream::func,
};
use std::collections::{BTreeSet, HashMap};

/// The values, numbered in the order of the parameters.
pub struct Threaded<'a, 'c> {
    /// Their types.
    pub types: &'a [Type<'c>],
    /// The number of the value that an operation yields, if it is one of them.
    pub number: &'a dyn Fn(Op<'c>) -> Option<usize>,
    /// Creates a value in a kernel.
    pub make: &'a dyn Fn(&Builder<'c>, usize) -> Value<'c>,
}

/// Adds the parameters to the functions of a module; changes nothing after a diagnostic.
pub fn thread<'c>(module: Op<'c>, values: &Threaded<'_, 'c>) {
    let top = module.region(0).blocks().flat_map(Block::ops);
    let functions: Vec<_> = top
        .filter_map(|op| op.cast::<func::FuncOp<'c>>())
        .map(|function| Function::new(function, values))
        .collect();
    let mut threading = Threading {
        functions: functions
            .iter()
            .map(|function| (function.op.sym_name(), function))
            .collect(),
        values,
        needs: HashMap::new(),
    };
    let known = functions
        .iter()
        .all(|function| threading.visit(function.op).is_some());
    if known {
        functions
            .iter()
            .for_each(|function| threading.thread(function));
    }
}

/// A function, its calls, and its operations that yield values to pass on.
struct Function<'c> {
    op: func::FuncOp<'c>,
    calls: Vec<func::CallOp<'c>>,
    sources: Vec<(Op<'c>, usize)>,
}

impl<'c> Function<'c> {
    fn new(function: func::FuncOp<'c>, values: &Threaded<'_, 'c>) -> Self {
        let (mut calls, mut sources) = (vec![], vec![]);
        function.op().walk_pre(|op| {
            calls.extend(op.cast::<func::CallOp<'c>>());
            sources.extend((values.number)(op).map(|number| (op, number)));
        });
        Self {
            op: function,
            calls,
            sources,
        }
    }

    fn is_kernel(&self) -> bool {
        self.op.op().attribute(names::LIR_KERNEL).is_some()
    }
}

/// The values that each function needs.
struct Threading<'a, 'c> {
    functions: HashMap<&'c str, &'a Function<'c>>,
    values: &'a Threaded<'a, 'c>,
    /// The needs of finished functions; `None` for functions under way.
    needs: HashMap<&'c str, Option<BTreeSet<usize>>>,
}

impl<'c> Threading<'_, 'c> {
    /// Computes the needs of a function and of its callees; `None` after a diagnostic.
    fn visit(&mut self, root: func::FuncOp<'c>) -> Option<()> {
        let mut stack = vec![(root.sym_name(), 0)];
        while let Some((name, next)) = stack.pop() {
            let Some(&function) = self.functions.get(name) else {
                continue;
            };
            if next == 0 {
                if matches!(self.needs.get(name), Some(Some(_))) {
                    continue;
                }
                self.needs.insert(name, None);
            }
            let Some(call) = function.calls.get(next) else {
                let needs = self.gather(function);
                self.needs.insert(name, Some(needs));
                continue;
            };
            stack.push((name, next + 1));
            match self.needs.get(call.callee()) {
                Some(Some(_)) => {}
                Some(None) => {
                    call.op()
                        .error("is recursive, which GPUs do not support; write a loop");
                    return None;
                }
                None => stack.push((call.callee(), 0)),
            }
        }
        Some(())
    }

    /// The values that a function needs itself and for its callees.
    fn gather(&self, function: &Function<'c>) -> BTreeSet<usize> {
        let own = function.sources.iter().map(|&(_, number)| number);
        let called = function.calls.iter();
        let called = called.flat_map(|call| self.needs_of(call.callee()));
        own.chain(called.copied()).collect()
    }

    fn needs_of(&self, name: &str) -> impl Iterator<Item = &usize> {
        self.needs.get(name).into_iter().flatten().flatten()
    }

    /// Adds the parameters to a function, or the values to a kernel, and passes them on.
    fn thread(&self, function: &Function<'c>) {
        let Some(entry) = function.op.op().region(0).first_block() else {
            return;
        };
        let values = match function.is_kernel() {
            true => self.make_values(function, entry),
            false => self.take_values(function, entry),
        };
        function
            .calls
            .iter()
            .for_each(|call| self.pass_on(*call, &values));
    }

    fn make_values(&self, kernel: &Function<'c>, entry: Block<'c>) -> HashMap<usize, Value<'c>> {
        let b = Builder::at_start(entry, kernel.op.op().location());
        let calls = kernel.calls.iter();
        let called = calls.flat_map(|call| self.needs_of(call.callee()));
        let called: BTreeSet<usize> = called.copied().collect();
        let each = called.into_iter();
        each.map(|number| (number, (self.values.make)(&b, number)))
            .collect()
    }

    fn take_values(&self, function: &Function<'c>, entry: Block<'c>) -> HashMap<usize, Value<'c>> {
        let needs: Vec<_> = self.needs_of(function.op.sym_name()).copied().collect();
        let types: Vec<_> = needs
            .iter()
            .map(|&number| self.values.types[number])
            .collect();
        let location = function.op.op().location();
        let arguments = types.iter().map(|&ty| entry.add_argument(ty, location));
        let values: HashMap<_, _> = needs.iter().copied().zip(arguments).collect();
        extend_signature(function.op, &types);
        for &(op, number) in &function.sources {
            if let Some(&value) = values.get(&number) {
                op.result(0).replace_all_uses(value);
                op.erase();
            }
        }
        values
    }

    fn pass_on(&self, call: func::CallOp<'c>, values: &HashMap<usize, Value<'c>>) {
        let op = call.op();
        let more: Vec<_> = self
            .needs_of(call.callee())
            .map(|number| values[number])
            .collect();
        if more.is_empty() {
            return;
        }
        let operands: Vec<_> = op.operands().chain(more).collect();
        let mut attributes = op.attributes();
        attributes.retain(|&(name, _)| name != func::CallOp::ARG_ATTRS_ATTR);
        let spec = OpSpec {
            operands: &operands,
            results: &op.result_types(),
            attributes: &attributes,
            ..OpSpec::default()
        };
        let new = Builder::before(op).create(op.name(), spec);
        for (old, new) in op.results().zip(new.results()) {
            old.replace_all_uses(new);
        }
        op.erase();
    }
}

/// Adds parameters of these types to a function.
pub fn extend_signature<'c>(function: func::FuncOp<'c>, types: &[Type<'c>]) {
    let op = function.op();
    let (mut inputs, results) = function.function_type().as_function().unwrap_or_default();
    inputs.extend(types);
    let ty = ir::function(op.context(), &inputs, &results);
    op.set_attribute(func::FuncOp::FUNCTION_TYPE_ATTR, ir::type_attr(ty));
    if let Some(mut given) = function.arg_attrs().and_then(Attribute::as_array) {
        given.extend(types.iter().map(|_| ir::dictionary(op.context(), &[])));
        op.set_attribute(
            func::FuncOp::ARG_ATTRS_ATTR,
            ir::array(op.context(), &given),
        );
    }
}
