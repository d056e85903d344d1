//! `--lir-thread-globals`: functions get the globals that they use as arguments.
//!
//! ```mlir
//! lir.global @tile : !mir.ptr<workgroup, f32> …  lir.global @tile : …
//! func.func @get(%i: i32) -> f32 {               func.func @get(%i: i32,
//!   %p = lir.address_of @tile                        %p: !mir.ptr<workgroup, f32>) -> f32 {
//!   …                                      →       …
//! }                                              }
//! func.func @k() attributes {lir.kernel = …} {   func.func @k() attributes {lir.kernel = …} {
//!   %v = func.call @get(%i)                        %p = lir.address_of @tile
//!   …                                              %v = func.call @get(%i, %p)
//! ```
//!
//! For targets on which workgroup storage stands in a kernel and global storage is
//! an argument of one, Metal and OpenCL C among them: only kernels name such globals
//! afterwards. Constant tables stay where they are, as they are part of the program.
//! Recursion is refused.

use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Block, Builder, Op, OpSpec, OpView, Type, TypeExt, Value},
    lir,
    mir::{PtrType, StorageSpace},
    names,
    pass::{PassInfo, PassRun},
    upstream::func,
};
use std::collections::{BTreeSet, HashMap};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-thread-globals",
    description: "Pass globals to the functions that use them",
    anchor: "builtin.module",
    options: &[],
    dialects: &["func", "lir"],
    initialize: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let top: Vec<Op<'_>> = pass.op().region(0).blocks().flat_map(Block::ops).collect();
    let functions: Vec<Function<'_>> = top
        .iter()
        .filter_map(|op| op.cast::<func::FuncOp<'_>>())
        .map(Function::new)
        .collect();
    let globals = top.iter().filter_map(|op| op.cast::<lir::GlobalOp<'_>>());
    let globals: Vec<_> = globals.filter(|global| is_threaded(*global)).collect();
    let mut threading = Threading {
        functions: functions
            .iter()
            .map(|function| (function.op.sym_name(), function))
            .collect(),
        order: globals
            .iter()
            .enumerate()
            .map(|(place, global)| (global.sym_name(), place))
            .collect(),
        globals: &globals,
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

/// Whether a global stands in a kernel, or is an argument of one.
fn is_threaded(global: lir::GlobalOp<'_>) -> bool {
    let space = PtrType::from_type(global.type_()).map(PtrType::space);
    matches!(space, Some(StorageSpace::Workgroup | StorageSpace::Global))
}

/// A function, what it calls, and the addresses it takes.
struct Function<'c> {
    op: func::FuncOp<'c>,
    calls: Vec<func::CallOp<'c>>,
    addresses: Vec<lir::AddressOfOp<'c>>,
}

impl<'c> Function<'c> {
    fn new(function: func::FuncOp<'c>) -> Self {
        let (mut calls, mut addresses) = (vec![], vec![]);
        function.op().walk_pre(|op| {
            calls.extend(op.cast::<func::CallOp<'c>>());
            addresses.extend(op.cast::<lir::AddressOfOp<'c>>());
        });
        Self {
            op: function,
            calls,
            addresses,
        }
    }

    fn is_kernel(&self) -> bool {
        self.op.op().attribute(names::LIR_KERNEL).is_some()
    }
}

/// Which functions need which globals, by their places among the globals.
struct Threading<'a, 'c> {
    functions: HashMap<&'c str, &'a Function<'c>>,
    order: HashMap<&'c str, usize>,
    globals: &'a [lir::GlobalOp<'c>],
    /// Of functions that are known; nothing of one that is looked at.
    needs: HashMap<&'c str, Option<BTreeSet<usize>>>,
}

impl<'c> Threading<'_, 'c> {
    /// Finds what a function and those that it calls need; `None` after a diagnostic.
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
                        .error("is recursive, which has no form on a GPU; write a loop");
                    return None;
                }
                None => stack.push((call.callee(), 0)),
            }
        }
        Some(())
    }

    /// What a function needs itself and for what it calls.
    fn gather(&self, function: &Function<'c>) -> BTreeSet<usize> {
        let addresses = function.addresses.iter();
        let own = addresses.filter_map(|address| self.order.get(address.global()).copied());
        let called = function.calls.iter();
        let called = called.flat_map(|call| self.needs_of(call.callee()));
        own.chain(called.copied()).collect()
    }

    fn needs_of(&self, name: &str) -> impl Iterator<Item = &usize> {
        self.needs.get(name).into_iter().flatten().flatten()
    }

    /// Gives a function its arguments, or the kernel its addresses, and passes them on.
    fn thread(&self, function: &Function<'c>) {
        let Some(entry) = function.op.op().region(0).first_block() else {
            return;
        };
        let needs: Vec<_> = self.needs_of(function.op.sym_name()).copied().collect();
        let types: Vec<_> = needs
            .iter()
            .map(|&place| self.globals[place].type_())
            .collect();
        let values: HashMap<usize, Value<'c>> = if function.is_kernel() {
            let b = Builder::at_start(entry, function.op.op().location());
            let called = function
                .calls
                .iter()
                .flat_map(|call| self.needs_of(call.callee()));
            let called: BTreeSet<usize> = called.copied().collect();
            let address = |&place: &usize| {
                let global = self.globals[place];
                let (ty, name) = (global.type_(), global.sym_name());
                (place, lir::AddressOfOp::build(&b, ty, name).result())
            };
            called.iter().map(address).collect()
        } else {
            let location = function.op.op().location();
            let arguments = types.iter().map(|&ty| entry.add_argument(ty, location));
            let values = needs.iter().copied().zip(arguments).collect();
            extend_signature(function.op, &types);
            values
        };
        if !function.is_kernel() {
            for address in &function.addresses {
                if let Some(value) = self.order.get(address.global()).map(|place| values[place]) {
                    address.result().replace_all_uses(value);
                    address.op().erase();
                }
            }
        }
        function
            .calls
            .iter()
            .for_each(|call| self.pass_on(*call, &values));
    }

    fn pass_on(&self, call: func::CallOp<'c>, values: &HashMap<usize, Value<'c>>) {
        let op = call.op();
        let more: Vec<_> = self
            .needs_of(call.callee())
            .map(|place| values[place])
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

/// Adds parameters of these types.
fn extend_signature<'c>(function: func::FuncOp<'c>, types: &[Type<'c>]) {
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
