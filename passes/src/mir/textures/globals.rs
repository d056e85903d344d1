//! Conversion of texture objects in globals to parameters.
//!
//! If a program only loads from a global that holds one texture object, the object becomes a parameter of every
//! function that loads it, and of its callers.

use super::{
    functions::{Program, is_object},
    objects::Objects,
    parameters,
};
use gir_dialects::{
    ir::{self, Attribute, Block, LocationExt, Op, OpView, Type, Value},
    mir::{self, PtrType, StorageSpace},
    names,
    upstream::func::{CallOp, FuncOp},
};
use std::collections::{HashMap, HashSet};

/// The global that an operation loads from.
pub fn of_load<'c>(program: &Program<'c>, load: mir::LoadOp<'c>) -> Option<mir::GlobalOp<'c>> {
    let address = load.ptr().defining_op()?.cast::<mir::AddressOfOp<'c>>()?;
    program.global(address.global())
}

/// Whether a global holds one texture object set by the host, and the program only loads it.
pub fn is_texture(program: &Program<'_>, global: mir::GlobalOp<'_>) -> bool {
    let pointer = PtrType::from_type(global.type_());
    let holds_object = pointer.is_some_and(|pointer| {
        let is_of_host = matches!(
            pointer.space(),
            StorageSpace::Global | StorageSpace::Constant
        );
        is_of_host && is_object(pointer.pointee())
    });
    holds_object
        && global.count() == 1
        && !global.dynamic()
        && global.initializer().is_none()
        && program.accesses(global.sym_name()).all(is_plain_load)
}

fn is_plain_load(op: Op<'_>) -> bool {
    let load = op.cast::<mir::LoadOp<'_>>();
    load.is_some_and(|load| !load.is_volatile() && load.ordering().is_none())
}

/// Turns the globals that hold texture objects into parameters.
pub fn make_parameters<'c>(module: Op<'c>, program: &Program<'c>, objects: &Objects<'c>) {
    let groups = objects.groups.iter();
    let textures: HashSet<_> = groups.flat_map(|group| &group.globals).copied().collect();
    let top = module.region(0).blocks().flat_map(Block::ops);
    let globals = top.filter_map(Op::cast::<mir::GlobalOp<'c>>);
    let globals: Vec<_> = globals
        .filter(|global| textures.contains(global.sym_name()))
        .collect();
    for global in globals {
        let mut threads = Threads::new(program, global);
        threads.find();
        threads.pull();
        global.op().erase();
    }
}

/// The functions that use a global, directly or through calls.
struct Threads<'c, 'a> {
    program: &'a Program<'c>,
    global: mir::GlobalOp<'c>,
    /// The functions that get a parameter.
    functions: Vec<FuncOp<'c>>,
}

impl<'c, 'a> Threads<'c, 'a> {
    fn new(program: &'a Program<'c>, global: mir::GlobalOp<'c>) -> Self {
        Self {
            program,
            global,
            functions: vec![],
        }
    }

    /// Finds the functions that load the global, and their callers.
    fn find(&mut self) {
        let mut callers: HashMap<&str, Vec<FuncOp<'c>>> = HashMap::new();
        for &function in &self.program.functions {
            for call in calls(function.op()) {
                callers.entry(call.callee()).or_default().push(function);
            }
        }
        let addresses = self.program.addresses(self.global.sym_name());
        let mut pending: Vec<_> = addresses
            .iter()
            .filter_map(|it| function_of(it.op()))
            .collect();
        let mut found = HashSet::new();
        while let Some(function) = pending.pop() {
            if found.insert(function.sym_name()) {
                pending.extend(callers.get(function.sym_name()).into_iter().flatten());
            }
        }
        let functions = self.program.functions.iter().copied();
        self.functions = functions
            .filter(|function| found.contains(function.sym_name()))
            .collect();
    }

    /// Adds the parameter to them, and replaces the loads by it.
    fn pull(&self) {
        let mut values = HashMap::new();
        for function in &self.functions {
            values.extend(self.add_parameter(*function));
        }
        for address in self.program.addresses(self.global.sym_name()) {
            let function = function_of(address.op());
            if let Some(&value) = function.and_then(|one| values.get(one.sym_name())) {
                replace_loads(*address, value);
            }
        }
        for function in &self.functions {
            for call in calls(function.op()) {
                if let (Some(&value), true) = (
                    values.get(function.sym_name()),
                    values.contains_key(call.callee()),
                ) {
                    let operands: Vec<_> = call.op().operands().chain([value]).collect();
                    parameters::call_with(call, &operands);
                }
            }
        }
    }

    fn add_parameter(&self, function: FuncOp<'c>) -> Option<(&'c str, Value<'c>)> {
        let op = function.op();
        let entry = op.region(0).first_block()?;
        let mut described = parameters::described(function, entry.argument_count());
        let location = self.global.op().location().renamed(self.global.sym_name());
        let value = entry.add_argument(self.ty(), location);
        let name = ir::string(op.context(), self.global.sym_name());
        let is_kernel = op.attribute(names::MIR_KERNEL).is_some();
        let entries: &[(&str, Attribute<'c>)] = match is_kernel {
            true => &[(names::MIR_NAME, name)],
            false => &[],
        };
        described.push(ir::dictionary(op.context(), entries));
        parameters::declare(function, &described);
        Some((function.sym_name(), value))
    }

    /// The type of the texture object.
    fn ty(&self) -> Type<'c> {
        let ty = self.global.type_();
        PtrType::from_type(ty).map_or(ty, PtrType::pointee)
    }
}

fn calls(function: Op<'_>) -> Vec<CallOp<'_>> {
    let mut calls = vec![];
    function.walk_pre(|op| calls.extend(op.cast::<CallOp<'_>>()));
    calls
}

/// The function that contains an operation.
fn function_of(mut op: Op<'_>) -> Option<FuncOp<'_>> {
    loop {
        op = op.parent()?;
        if let Some(function) = op.cast() {
            return Some(function);
        }
    }
}

/// Replaces the values loaded from an address.
fn replace_loads<'c>(address: mir::AddressOfOp<'c>, value: Value<'c>) {
    let loads: Vec<_> = address.result().uses().map(|(load, _)| load).collect();
    for load in loads {
        load.results()
            .for_each(|object| object.replace_all_uses(value));
        load.erase();
    }
    address.op().erase();
}
