//! `--lir-buffer-constants`: moves constant storage with a binding to read-only buffers.
//!
//! ```mlir
//! lir.global @lut : <constant, i32> count 1000      lir.global @lut : <global, i32> count 1000
//!     = dense<…> {lir.resource = …}                     = dense<…> {lir.resource = …, lir.read_only}
//! func.func @k(%x: !mir.ptr<constant, f32>     →    func.func @k(%x: !mir.ptr<global, f32>
//!     {lir.resource = …}) …                             {lir.resource = …, lir.read_only}) …
//!   %p = lir.address_of @lut                          %p = lir.address_of @lut
//! ```
//!
//! For targets without dynamically indexable constant storage, SPIR-V for Vulkan among them.
//! Parameters of kernels have bindings, and so do tables that `--mir-to-lir` leaves to the host. A
//! table without one stays. Where a function chooses between pointers to constant storage at run
//! time, or memory holds them, everything they may point to has to be a buffer: a table is then an
//! error. The pass runs after `--lir-inline-pointer-calls`, so that only kernels take pointers.

use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Block, Context, Op, OpView, Type, TypeExt, Value},
    lir,
    mir::{PtrType, StorageSpace},
    names,
    pass::{PassInfo, PassRun},
    upstream::func,
};
use std::collections::HashMap;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-buffer-constants",
    description: "Turn constant storage with a binding into read-only buffers",
    anchor: "builtin.module",
    options: &[],
    dialects: &["lir"],
    initialize: None,
    concerns: Some(|census| census.any_type(leads_to_constant)),
    run,
};

fn run(pass: &PassRun<'_>) {
    let top: Vec<_> = pass.op().region(0).blocks().flat_map(Block::ops).collect();
    let globals = top.iter().filter_map(|op| op.cast::<lir::GlobalOp<'_>>());
    let tables = globals.filter(|global| is_constant(global.type_()));
    let tables: HashMap<_, _> = tables.map(|global| (global.sym_name(), global)).collect();
    for function in top.iter().filter_map(|op| op.cast::<func::FuncOp<'_>>()) {
        let mut constants = Constants {
            tables: &tables,
            chooses: false,
            pointers: vec![],
        };
        function.op().walk_pre(|op| constants.note(op));
        constants.move_pointers();
        declare_parameters(function);
    }
    for table in tables.values().filter(|table| is_buffer(**table)) {
        let op = table.op();
        let ty = ir::type_attr(moved(table.type_()));
        op.set_attribute(lir::GlobalOp::TYPE_ATTR, ty);
        op.set_attribute(names::LIR_READ_ONLY, ir::flag(op.context()));
    }
}

fn is_constant(ty: Type<'_>) -> bool {
    PtrType::from_type(ty).map(PtrType::space) == Some(StorageSpace::Constant)
}

/// Whether a type is a pointer to constant storage, or to memory that holds such pointers.
fn leads_to_constant(ty: Type<'_>) -> bool {
    let pointee = PtrType::from_type(ty).map(PtrType::pointee);
    is_constant(ty) || pointee.is_some_and(leads_to_constant)
}

/// Whether the host fills a table.
fn is_buffer(table: lir::GlobalOp<'_>) -> bool {
    table.op().attribute(names::LIR_RESOURCE).is_some()
}

/// The type of a pointer to a buffer instead of constant storage.
fn moved(ty: Type<'_>) -> Type<'_> {
    let Some(pointer) = PtrType::from_type(ty) else {
        return ty;
    };
    let space = match pointer.space() {
        StorageSpace::Constant => StorageSpace::Global,
        space => space,
    };
    PtrType::get(ty.ctx(), space, moved(pointer.pointee()))
}

/// The pointers to constant storage of a function.
struct Constants<'a, 'c> {
    tables: &'a HashMap<&'c str, lir::GlobalOp<'c>>,
    /// Whether an operation chooses between them at run time.
    chooses: bool,
    pointers: Vec<Value<'c>>,
}

impl<'c> Constants<'_, 'c> {
    fn note(&mut self, op: Op<'c>) {
        let blocks = op.regions().flat_map(|region| region.blocks());
        let values = op.results().chain(blocks.flat_map(Block::arguments));
        let found = values.filter(|value| leads_to_constant(value.ty()));
        let before = self.pointers.len();
        self.pointers.extend(found);
        let keeps_base = op.is::<lir::GepOp<'_>>()
            || op.is::<lir::PtrCastOp<'_>>()
            || op.is::<lir::AddressOfOp<'_>>()
            || op.is::<func::FuncOp<'_>>();
        self.chooses |= !keeps_base && self.pointers.len() > before;
    }

    /// Changes the types of pointers to buffers: all pointers if some are chosen at run time.
    fn move_pointers(&self) {
        if !self.pointers.iter().any(|it| self.is_root_of_buffer(*it)) {
            return;
        }
        if self.chooses {
            let addresses = self.pointers.iter().filter_map(|it| it.defining_op());
            let addresses = addresses.filter(|op| op.is::<lir::AddressOfOp<'c>>());
            for address in addresses.filter(|op| self.table(op.result(0)).is_some()) {
                address.error("is the address of a table that is part of the program, but pointers to constant storage are chosen at run time here and must all point into buffers; give the table a lir.resource");
            }
        }
        let moves = |it: &&Value<'c>| self.chooses || self.table(**it).is_none();
        let moving: Vec<_> = self.pointers.iter().filter(moves).collect();
        moving.iter().for_each(|it| it.set_type(moved(it.ty())));
    }

    /// Whether a pointer is a parameter, or the address of a table filled by the host.
    fn is_root_of_buffer(&self, pointer: Value<'c>) -> bool {
        let Some(op) = pointer.defining_op() else {
            let owner = pointer.owner_block().and_then(Block::parent_op);
            return owner.is_some_and(|op| op.is::<func::FuncOp<'c>>());
        };
        let table = op.cast::<lir::AddressOfOp<'c>>();
        table
            .and_then(|address| self.tables.get(address.global()))
            .is_some_and(|table| is_buffer(*table))
    }

    /// The table of the program that a pointer points to.
    fn table(&self, mut pointer: Value<'c>) -> Option<lir::GlobalOp<'c>> {
        while let Some(op) = pointer.defining_op() {
            if let Some(address) = op.cast::<lir::AddressOfOp<'c>>() {
                let table = self.tables.get(address.global()).copied();
                return table.filter(|table| !is_buffer(*table));
            }
            let is_step = op.is::<lir::GepOp<'c>>() || op.is::<lir::PtrCastOp<'c>>();
            pointer = is_step.then(|| op.operand(0))?;
        }
        None
    }
}

/// Updates the parameter types of a function, and marks read-only parameters.
fn declare_parameters(function: func::FuncOp<'_>) {
    let (inputs, results) = function.function_type().as_function().unwrap_or_default();
    if !inputs.iter().any(|&ty| leads_to_constant(ty)) {
        return;
    }
    let op = function.op();
    let new: Vec<_> = inputs.iter().map(|&ty| moved(ty)).collect();
    function.set_function_type(ir::function(op.context(), &new, &results));
    let none = ir::dictionary(op.context(), &[]);
    let given = function.arg_attrs().and_then(Attribute::as_array);
    let given = given.unwrap_or_else(|| vec![none; inputs.len()]);
    let described = inputs
        .iter()
        .zip(given)
        .map(|(&ty, given)| match is_constant(ty) {
            true => read_only(op.context(), given),
            false => given,
        });
    let described: Vec<_> = described.collect();
    op.set_attribute(
        func::FuncOp::ARG_ATTRS_ATTR,
        ir::array(op.context(), &described),
    );
}

/// The attributes of a read-only parameter.
fn read_only<'c>(context: &'c Context, given: Attribute<'c>) -> Attribute<'c> {
    let entries = given.entries().unwrap_or_default().into_iter();
    let entries = entries.chain([(names::LIR_READ_ONLY, ir::flag(context))]);
    ir::dictionary(context, &entries.collect::<Vec<_>>())
}
