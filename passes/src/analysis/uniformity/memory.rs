//! Memory that a kernel only reads.
//!
//! A pointer is followed to the parameter of a kernel or the global it points into. Parameters are assumed to point
//! to distinct memory: if two point to the same and one is written, then a plain load through the other is a race.

use super::program::Program;
use gir_dialects::{
    ir::{Op, OpView, Type, Value},
    lir,
    mir::{self, PtrType, StorageSpace},
};
use std::collections::{HashMap, HashSet};

/// The object that a pointer points into.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Root<'c> {
    /// A parameter of a kernel.
    Parameter(Value<'c>),
    /// A global, by name.
    Global(&'c str),
    /// A variable of one work-item.
    Private,
    /// Anything of its storage space.
    Unknown,
}

/// The memory that the analysed functions write.
#[derive(Default)]
pub struct Memory<'c> {
    written: HashSet<Root<'c>>,
    /// Whether an unknown object in global storage is written.
    any_global: bool,
    /// The roots found so far.
    roots: HashMap<Value<'c>, Root<'c>>,
}

/// The maximum number of calls that a pointer is followed through.
const MAX_CALLS: usize = 64;

impl<'c> Memory<'c> {
    /// Records a write through a pointer.
    pub fn write(&mut self, program: &Program<'c>, pointer: Value<'c>) {
        match self.root(program, pointer, MAX_CALLS) {
            Root::Private => {}
            Root::Unknown => {
                self.any_global |= matches!(
                    space(pointer.ty()),
                    None | Some(StorageSpace::Global | StorageSpace::Generic)
                );
            }
            root => {
                self.written.insert(root);
            }
        }
    }

    /// Records a write to an unknown object.
    pub fn write_anything(&mut self) {
        self.any_global = true;
    }

    /// Whether a pointer's pointee is constant while the kernel runs.
    pub fn is_constant(&mut self, program: &Program<'c>, pointer: Value<'c>) -> bool {
        match space(pointer.ty()) {
            Some(StorageSpace::Constant) => true,
            Some(StorageSpace::Global) => match self.root(program, pointer, MAX_CALLS) {
                Root::Private | Root::Unknown => false,
                root => !self.any_global && !self.written.contains(&root),
            },
            _ => false,
        }
    }

    fn root(&mut self, program: &Program<'c>, pointer: Value<'c>, calls: usize) -> Root<'c> {
        let mut followed = vec![];
        let mut pointer = pointer;
        let root = loop {
            if let Some(&known) = self.roots.get(&pointer) {
                break known;
            }
            followed.push(pointer);
            match pointer.defining_op() {
                Some(op) if is_step(op) => pointer = op.operand(0),
                Some(op) => break made_by(op),
                None => break self.root_of_argument(program, pointer, calls),
            }
        };
        self.roots
            .extend(followed.into_iter().map(|pointer| (pointer, root)));
        root
    }

    fn root_of_argument(
        &mut self,
        program: &Program<'c>,
        argument: Value<'c>,
        calls: usize,
    ) -> Root<'c> {
        let Some(function) = program.parameter_of(argument) else {
            return Root::Unknown;
        };
        if function.is_kernel {
            return Root::Parameter(argument);
        }
        // Ends the search in recursive functions.
        self.roots.insert(argument, Root::Unknown);
        let given = function.all_callers().iter();
        let mut given = given.map(|call| call.operand(argument.index()));
        let (Some(first), true) = (given.next(), calls > 0) else {
            return Root::Unknown;
        };
        let first = self.root(program, first, calls - 1);
        match given.all(|other| self.root(program, other, calls - 1) == first) {
            true => first,
            false => Root::Unknown,
        }
    }
}

fn space(ty: Type<'_>) -> Option<StorageSpace> {
    PtrType::from_type(ty).map(PtrType::space)
}

/// Whether the result points into the same object as the first operand.
fn is_step(op: Op<'_>) -> bool {
    matches!(
        op.name(),
        mir::GepOp::NAME
            | mir::PtrCastOp::NAME
            | mir::AddrSpaceCastOp::NAME
            | lir::GepOp::NAME
            | lir::PtrCastOp::NAME
            | lir::AddrSpaceCastOp::NAME
    )
}

fn made_by(op: Op<'_>) -> Root<'_> {
    match op.name() {
        mir::AllocOp::NAME | lir::VarOp::NAME => Root::Private,
        _ => global(op).map_or(Root::Unknown, Root::Global),
    }
}

fn global(op: Op<'_>) -> Option<&str> {
    let of_mir = op.cast::<mir::AddressOfOp<'_>>().map(|op| op.global());
    of_mir.or_else(|| op.cast::<lir::AddressOfOp<'_>>().map(|op| op.global()))
}
