//! Arrays and ports: the memory that an address belongs to, and how many accesses it takes in a cycle.

use super::atomics::base;
use crate::analysis::layout;
use gir_dialects::{
    ir::{Block, Op, Value},
    lir,
    mir::{FpgaPartitionAttr, PartitionMode, PtrType, StorageSpace},
    names,
};

/// A memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Array<'c> {
    /// A global or a variable.
    Declared(Op<'c>),
    /// A parameter of a kernel.
    Port(Value<'c>),
}

/// The two accesses in a cycle that a memory block takes.
pub const PORTS: u64 = 2;

/// The memory that an operation accesses, if it is a load or a store.
pub fn accessed<'c>(op: Op<'c>) -> Option<(Array<'c>, Access)> {
    if let Some(load) = op.cast::<lir::LoadOp<'c>>() {
        return Some((Array::of(load.ptr())?, Access::Read));
    }
    let store = op.cast::<lir::StoreOp<'c>>()?;
    Some((Array::of(store.ptr())?, Access::Write))
}

/// The direction of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// A load.
    Read,
    /// A store.
    Write,
}

impl<'c> Array<'c> {
    fn of(address: Value<'c>) -> Option<Self> {
        let base = base(address);
        let Some(op) = base.defining_op() else {
            return PtrType::from_type(base.ty()).map(|_| Self::Port(base));
        };
        if op.is::<lir::VarOp<'_>>() {
            return Some(Self::Declared(op));
        }
        let name = op.cast::<lir::AddressOfOp<'c>>()?.global();
        let module = std::iter::successors(op.parent(), |op| op.parent()).last()?;
        let mut top = module.region(0).blocks().flat_map(Block::ops);
        let is_it = |op: &Op<'c>| {
            let global = op.cast::<lir::GlobalOp<'c>>();
            global.is_some_and(|global| global.sym_name() == name)
        };
        top.find(is_it).map(Self::Declared)
    }

    /// Its storage space.
    pub fn space(self) -> StorageSpace {
        let ty = match self {
            Self::Port(value) => value.ty(),
            Self::Declared(op) => match op.cast::<lir::GlobalOp<'c>>() {
                Some(global) => global.type_(),
                None => op.result(0).ty(),
            },
        };
        PtrType::from_type(ty).map_or(StorageSpace::Private, PtrType::space)
    }

    /// Whether it is off the chip.
    pub fn is_port(self) -> bool {
        matches!(self, Self::Port(_))
    }

    /// Accesses of memory blocks that it takes in a cycle.
    pub fn ports(self) -> u64 {
        match self {
            Self::Port(_) => 1,
            Self::Declared(op) => PORTS.saturating_mul(parts(op)),
        }
    }
}

/// The number of elements of a variable or a global.
pub fn count(op: Op<'_>) -> u64 {
    let count = match op.cast::<lir::GlobalOp<'_>>() {
        Some(global) => global.count(),
        None => op.cast::<lir::VarOp<'_>>().map_or(1, |var| var.count()),
    };
    count.unsigned_abs()
}

/// The bits of a variable or a global.
pub fn bits(op: Op<'_>) -> u64 {
    let ty = match op.cast::<lir::GlobalOp<'_>>() {
        Some(global) => global.type_(),
        None => op.result(0).ty(),
    };
    let element = PtrType::from_type(ty).map(PtrType::pointee);
    let bytes = element.map_or(0, layout::size).unsigned_abs();
    count(op).saturating_mul(bytes.saturating_mul(8))
}

/// The annotation that divides a variable or a global.
pub fn partition(op: Op<'_>) -> Option<FpgaPartitionAttr<'_>> {
    FpgaPartitionAttr::from_attribute(op.attribute(names::LIR_FPGA_PARTITION)?)
}

/// The memories that a variable or a global is divided among.
pub fn parts(op: Op<'_>) -> u64 {
    match partition(op) {
        Some(partition) if partition.mode() == PartitionMode::Complete => count(op),
        Some(partition) => partition.factor().map_or(1, i64::unsigned_abs),
        None => 1,
    }
    .max(1)
}

/// The type of an array's elements, as GIR has it.
pub fn element(op: Op<'_>) -> String {
    let ty = match op.cast::<lir::GlobalOp<'_>>() {
        Some(global) => global.type_(),
        None => op.result(0).ty(),
    };
    PtrType::from_type(ty).map_or(String::new(), |pointer| pointer.pointee().to_string())
}
